// SPDX-License-Identifier: Apache-2.0

extension UIResponder {
  /// Returns the responder that performs an action: this one, or the first one after it for which `canPerformAction`
  /// returns `true`; `nil` if there is none. After a presented view controller comes the one that presents it.
  public final func target(forAction action: Selector, withSender sender: AnyTarget?) -> AnyTarget? {
    responder(for: action, sender)
  }

  final func responder(for action: Selector, _ sender: AnyTarget?) -> UIResponder? {
    var responder: UIResponder? = self
    while let current = responder, !current.canPerformAction(action, withSender: sender) {
      responder = current.nextForActions
    }
    return responder
  }

  /// The next responder for an action or a key. A presented view controller is followed by the one that presents it,
  /// unless that ignores actions meanwhile.
  final var nextForActions: UIResponder? {
    guard let presenter = (self as? UIViewController)?.presentation?.presenter else { return next }
    return presenter.performsActionsWhilePresentingModally ? presenter : presenter.nextForActions
  }
}
