// SPDX-License-Identifier: Apache-2.0

import Quire

extension SheetInteraction {
  /// Whether the user may dismiss the sheet if no delegate decides: `false` for the only sheet of a stack.
  public func shouldDismiss() -> Bool { !sheetController.presentedViewController.isSingleSheet }

  // Not forwarded through the stack, because only one object answers.
  /// The answer of the first of these that has one: the top controller of a presented navigation controller, the
  /// presented controller, `delegate`; otherwise `shouldDismiss()`.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    let presented = presentationController.presentedViewController
    if let navigation = presented as? UINavigationController {
      if let answer = navigation.topViewController?.stackDelegate?.answer(to: self) { return answer }
    }
    if let answer = presented.stackDelegate?.answer(to: self) { return answer }
    return delegate?.sheetInteractionShouldDismiss(sheetInteraction: self) ?? shouldDismiss()
  }

  /// Forwarded through the stack as `sheetInteractionWillDismiss`.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    forwarding.sheetInteractionWillDismiss(sheetInteraction: self)
  }

  /// Forwarded through the stack as `sheetInteractionDidDismiss`.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    forwarding.sheetInteractionDidDismiss(sheetInteraction: self)
  }

  /// Forwarded through the stack as `sheetInteractionDidAttemptToDismiss`.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    forwarding.sheetInteractionDidAttemptToDismiss(sheetInteraction: self)
  }
}

extension SheetInteractionDelegate {
  fileprivate func answer(to interaction: SheetInteraction) -> Bool {
    sheetInteractionShouldDismiss(sheetInteraction: interaction)
  }
}
