// SPDX-License-Identifier: Apache-2.0

extension UIApplication {
  /// Sends an action to a target; returns whether an object took it.
  ///
  /// Without a target, the first object that can perform the action takes it: the first responder or one of the
  /// responders after it, then the sender or one of those after it, then the app's delegate. Without an event, the method
  /// gets the current one.
  @discardableResult
  public final func sendAction(
    _ action: Selector, to target: AnyTarget?, from sender: AnyTarget?, for event: UIEvent?
  ) -> Bool {
    send(action, to: target as AnyObject?, from: sender, at: sender as AnyObject? as? UIResponder, for: event)
  }

  /// Sends an action of a sender that belongs to a responder.
  @discardableResult
  final func send(
    _ action: Selector, to target: AnyObject?, from sender: AnyTarget?, at responder: UIResponder?,
    for event: UIEvent?
  ) -> Bool {
    guard let target = target ?? self.target(of: action, from: sender, at: responder) else { return false }
    action.perform(on: target, sender, event ?? currentEvent)
    return true
  }

  /// The object that performs an action without a target.
  final func target(of action: Selector, from sender: AnyTarget?, at responder: UIResponder?) -> AnyObject? {
    Session.current?.firstResponder?.responder(for: action, sender)
      ?? responder?.responder(for: action, sender)
      ?? delegate.flatMap { $0.responder(for: action, sender) }
  }

  /// The event of the fingers that are down.
  private final var currentEvent: UIEvent {
    guard let session = Session.current else { return UIEvent(touches: [], timestamp: 0) }
    return session.arena.event(at: session.clock)
  }
}
