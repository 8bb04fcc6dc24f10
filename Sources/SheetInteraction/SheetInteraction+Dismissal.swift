// SPDX-License-Identifier: Apache-2.0

import Quire

extension SheetInteraction {
  /// Whether the user may dismiss the sheet where no delegate says so: not the only one of a stack.
  public func shouldDismiss() -> Bool { !sheetController.presentedViewController.isSingleSheet }

  // Not passed on through the stack: one answers.
  /// The answer of the first that has one: the top controller of a presented navigation controller, what is presented,
  /// `delegate`; else `shouldDismiss()`.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    let presented = presentationController.presentedViewController
    if let navigation = presented as? UINavigationController {
      if let answer = navigation.topViewController?.stackDelegate?.answer(to: self) { return answer }
    }
    if let answer = presented.stackDelegate?.answer(to: self) { return answer }
    return delegate?.sheetInteractionShouldDismiss(sheetInteraction: self) ?? shouldDismiss()
  }

  /// Passed on through the stack as `sheetInteractionWillDismiss`.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    forwarding.sheetInteractionWillDismiss(sheetInteraction: self)
  }

  /// Passed on through the stack as `sheetInteractionDidDismiss`.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    forwarding.sheetInteractionDidDismiss(sheetInteraction: self)
  }

  /// Passed on through the stack as `sheetInteractionDidAttemptToDismiss`.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    forwarding.sheetInteractionDidAttemptToDismiss(sheetInteraction: self)
  }
}

extension SheetInteractionDelegate {
  fileprivate func answer(to interaction: SheetInteraction) -> Bool {
    sheetInteractionShouldDismiss(sheetInteraction: interaction)
  }
}
