// SPDX-License-Identifier: Apache-2.0

extension UIApplication {
  /// Sends an action to a target. Returns whether an object handled it.
  ///
  /// If the target is `nil`, the first object that can perform the action receives it. Candidates are the first
  /// responder and the responders after it, then the sender and the responders after it, then the app's delegate. If
  /// the event is `nil`, the method receives the current one.
  @discardableResult
  public final func sendAction(
    _ action: Selector, to target: AnyTarget?, from sender: AnyTarget?, for event: UIEvent?
  ) -> Bool {
    send(action, to: target as AnyObject?, from: sender, at: sender as AnyObject? as? UIResponder, for: event)
  }

  /// Sends an action of a sender that belongs to a responder. Returns whether an object handled it.
  @discardableResult
  final func send(
    _ action: Selector, to target: AnyObject?, from sender: AnyTarget?, at responder: UIResponder?,
    for event: UIEvent?
  ) -> Bool {
    guard let target = target ?? self.target(of: action, from: sender, at: responder) else { return false }
    action.perform(on: target, sender, event ?? currentEvent)
    return true
  }

  /// Returns the object that performs an action that has no target.
  final func target(of action: Selector, from sender: AnyTarget?, at responder: UIResponder?) -> AnyObject? {
    Session.current?.firstResponder?.responder(for: action, sender)
      ?? responder?.responder(for: action, sender)
      ?? delegate.flatMap { $0.responder(for: action, sender) }
  }

  /// The event with the touches that are down.
  private final var currentEvent: UIEvent {
    guard let session = Session.current else { return UIEvent(touches: [], timestamp: 0) }
    return session.arena.event(at: session.clock)
  }
}
