// SPDX-License-Identifier: Apache-2.0

import Quire

extension SheetInteraction {
  /// Returns whether the user may dismiss the sheet if no delegate decides: `false` for the only sheet of a stack.
  public func shouldDismiss() -> Bool { !sheetController.presentedViewController.isSingleSheet }

  // Not forwarded through the stack, because only one object answers.
  /// Returns the first available answer, from the top controller of a presented navigation controller, the presented
  /// controller and `delegate`, in this order. Without one, returns `shouldDismiss()`.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    let presented = presentationController.presentedViewController
    if let navigation = presented as? UINavigationController {
      if let answer = navigation.topViewController?.stackDelegate?.answer(to: self) { return answer }
    }
    if let answer = presented.stackDelegate?.answer(to: self) { return answer }
    return delegate?.sheetInteractionShouldDismiss(sheetInteraction: self) ?? shouldDismiss()
  }

  /// Called when the user begins a dismissal. Forwarded through the stack as `sheetInteractionWillDismiss`.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    forwarding.sheetInteractionWillDismiss(sheetInteraction: self)
  }

  /// Called when the user has dismissed the sheet. Forwarded through the stack as `sheetInteractionDidDismiss`.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    forwarding.sheetInteractionDidDismiss(sheetInteraction: self)
  }

  /// Called when a dismissal was refused. Forwarded through the stack as `sheetInteractionDidAttemptToDismiss`.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    forwarding.sheetInteractionDidAttemptToDismiss(sheetInteraction: self)
  }
}

extension SheetInteractionDelegate {
  fileprivate func answer(to interaction: SheetInteraction) -> Bool {
    sheetInteractionShouldDismiss(sheetInteraction: interaction)
  }
}
