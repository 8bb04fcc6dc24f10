// SPDX-License-Identifier: Apache-2.0

extension UIGestureRecognizer {
  /// Adds a target whose method is called when the gesture is recognised, and with each change of a continuous one. The
  /// method may take the recogniser.
  ///
  /// The target is not kept alive, and gets nothing more once it is gone. Adding the same target and action again changes
  /// nothing.
  public final func addTarget(_ target: AnyTarget, action: Selector) {
    connect(target, action)
  }

  final func connect(_ target: AnyTarget?, _ action: Selector) {
    guard !actions.contains(where: { $0.target?.matches(target, action) ?? false }) else { return }
    let made = ActionTarget(target, action)
    actions.append(GestureAction(made) { made.send(from: $0, at: $0.view) })
  }

  /// Removes a target's action; `nil` stands for all targets, or all actions. Actions that `addAction` added stay.
  public final func removeTarget(_ target: AnyTarget?, action: Selector?) {
    actions.removeAll { entry in
      guard let own = entry.target else { return false }
      return (target == nil || own.matches(target, nil)) && (action == nil || own.selector == action)
    }
  }
}
