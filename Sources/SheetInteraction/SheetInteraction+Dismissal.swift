import Quire

extension SheetInteraction {
  /// Whether the user may dismiss the sheet where no delegate says so: not the only one of a stack.
  public func shouldDismiss() -> Bool { !sheetController.presentedViewController.isSingleSheet }

  // Not passed on through the stack: one answers.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    let presented = presentationController.presentedViewController
    if let navigation = presented as? UINavigationController {
      if let answer = navigation.topViewController?.stackDelegate?.answer(to: self) { return answer }
    }
    if let answer = presented.stackDelegate?.answer(to: self) { return answer }
    return delegate?.sheetInteractionShouldDismiss(sheetInteraction: self) ?? shouldDismiss()
  }

  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    forwarding.sheetInteractionWillDismiss(sheetInteraction: self)
  }

  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    forwarding.sheetInteractionDidDismiss(sheetInteraction: self)
  }

  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    forwarding.sheetInteractionDidAttemptToDismiss(sheetInteraction: self)
  }
}

extension SheetInteractionDelegate {
  fileprivate func answer(to interaction: SheetInteraction) -> Bool {
    sheetInteractionShouldDismiss(sheetInteraction: interaction)
  }
}
