// SPDX-License-Identifier: Apache-2.0

extension UIControl {
  /// Adds a target whose method is called for events, in the order of all actions. The method may have two parameters:
  /// the control, and then the event.
  ///
  /// The target is not kept alive, and receives no calls after it was deallocated. If the target is `nil`, the first
  /// responder that performs the action receives it: see `UIApplication.sendAction(_:to:from:for:)`. Adding an equal
  /// target and action again adds the events to the existing entry.
  public final func addTarget(_ target: AnyTarget?, action: Selector, for controlEvents: Event) {
    if let index = actions.firstIndex(where: { $0.action.target?.matches(target, action) ?? false }) {
      actions[index].events.formUnion(controlEvents)
      return
    }
    let made = ActionTarget(target, action)
    let call = UIAction { [me = Weak(self)] _ in me.wrappedValue?.send(made) }
    call.target = made
    actions.append((call, controlEvents))
  }

  private final func send(_ action: ActionTarget) {
    guard action.isOpen || action.target != nil else { return }
    sendAction(action.selector, to: action.target, for: nil)
  }

  /// Removes a target's action for these events. `nil` matches all targets or all actions. Actions that `addAction`
  /// added are kept.
  public final func removeTarget(_ target: AnyTarget?, action: Selector?, for controlEvents: Event) {
    for index in actions.indices {
      guard let own = actions[index].action.target, target == nil || own.matches(target, nil),
        action == nil || own.selector == action
      else { continue }
      actions[index].events.subtract(controlEvents)
    }
    actions.removeAll { $0.events.isEmpty }
  }

  /// Returns the names of a target's actions for events, or `nil` if there are none. A `nil` target matches actions
  /// that were added without one.
  public final func actions(forTarget target: AnyTarget?, forControlEvent controlEvent: Event) -> [String]? {
    var names: [String] = []
    for (action, events) in actions where !events.isDisjoint(with: controlEvent) {
      guard let own = action.target, own.matches(target, nil) else { continue }
      names.append(NSStringFromSelector(own.selector))
    }
    return names.isEmpty ? nil : names
  }

  /// All events for which there is a target or an action.
  public final var allControlEvents: Event {
    actions.reduce(into: []) { $0.formUnion($1.events) }
  }

  #if hasFeature(Embedded)
    /// The targets that are subclasses of `NSObject`; others can't be in a set here.
    public final var allTargets: Set<NSObject> {
      Set(actions.compactMap { $0.action.target?.target as? NSObject })
    }
  #else
    /// The targets, with `NSNull` for actions without one, and the identifier of an object that can't be compared.
    public final var allTargets: Set<AnyHashable> {
      var targets: Set<AnyHashable> = []
      for case let own? in actions.map(\.action.target) {
        if own.isOpen {
          targets.insert(NSNull())
        } else if let target = own.target {
          targets.insert(target as? AnyHashable ?? AnyHashable(ObjectIdentifier(target)))
        }
      }
      return targets
    }
  #endif

  /// Calls a closure with each action, or each target and its action, and their events. To stop, the closure sets its
  /// last parameter to `true`.
  public final func enumerateEventHandlers(
    _ iterator: (UIAction?, (target: AnyTarget?, action: Selector)?, Event, inout Bool) -> Void
  ) {
    var stop = false
    for (action, events) in actions where !stop {
      if let own = action.target {
        iterator(nil, (own.target, own.selector), events, &stop)
      } else {
        iterator(action, nil, events, &stop)
      }
    }
  }
}
