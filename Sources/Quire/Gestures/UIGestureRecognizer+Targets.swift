// SPDX-License-Identifier: Apache-2.0

extension UIGestureRecognizer {
  /// Adds a target whose method is called when the gesture is recognized, and at each change of a continuous gesture.
  /// The method may have the recognizer as its parameter.
  ///
  /// The target is held weakly and receives nothing after it has been deallocated. Adding the same target and action
  /// again has no effect.
  public final func addTarget(_ target: AnyTarget, action: Selector) {
    connect(target, action)
  }

  final func connect(_ target: AnyTarget?, _ action: Selector) {
    guard !actions.contains(where: { $0.target?.matches(target, action) ?? false }) else { return }
    let made = ActionTarget(target, action)
    actions.append(GestureAction(made) { made.send(from: $0, at: $0.view) })
  }

  /// Removes an action of a target. `nil` stands for all targets or all actions. Closures that `addAction` added
  /// remain.
  public final func removeTarget(_ target: AnyTarget?, action: Selector?) {
    actions.removeAll { entry in
      guard let own = entry.target else { return false }
      return (target == nil || own.matches(target, nil)) && (action == nil || own.selector == action)
    }
  }
}
