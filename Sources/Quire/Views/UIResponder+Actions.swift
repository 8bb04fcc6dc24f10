// SPDX-License-Identifier: Apache-2.0

extension UIResponder {
  /// Returns the responder that performs an action: this one, or the first one after it for which `canPerformAction`
  /// returns `true`; `nil` if there is none.
  public final func target(forAction action: Selector, withSender sender: AnyTarget?) -> AnyTarget? {
    responder(for: action, sender)
  }

  final func responder(for action: Selector, _ sender: AnyTarget?) -> UIResponder? {
    var responder: UIResponder? = self
    while let current = responder, !current.canPerformAction(action, withSender: sender) { responder = current.next }
    return responder
  }
}
