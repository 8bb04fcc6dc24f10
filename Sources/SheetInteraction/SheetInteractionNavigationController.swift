import Quire

/// A navigation controller that hears of sheets after the view controllers in it. Subclasses say what it does.
@preconcurrency @MainActor
open class SheetInteractionNavigationController: UINavigationController, SheetInteractionDelegate,
  SheetStackInteractionForwardingBehavior
{
  open override func viewDidLoad() {
    super.viewDidLoad()
    joinSheetStack()
  }

  open func shouldHandleSheetInteraction() -> Bool { true }
  open func shouldNotifyRootPresenter() -> Bool { true }

  open func sheetInteraction() -> SheetInteraction? { nil }
  open func sheetStackDelegate() -> SheetStackInteractionForwarding? { nil }
  open func sheetInteractionReports(sheetInteraction: SheetInteraction) -> SheetInteraction.Reports { .dragging }
  open func sheetInteractionTarget(
    sheetInteraction: SheetInteraction, insteadOf target: DetentIdentifier?
  ) -> DetentIdentifier? { nil }

  open func sheetInteractionBegan(sheetInteraction: SheetInteraction, at detent: DetentIdentifier) {}
  open func sheetInteractionChanged(
    sheetInteraction: SheetInteraction, interactionChange: SheetInteraction.Change
  ) {}
  open func sheetInteractionWillEnd(
    sheetInteraction: SheetInteraction, targetDetentInfo: SheetInteraction.Change.Info,
    targetPercentageTotal: CGFloat, onTouchUpPercentageTotal: CGFloat
  ) {}
  open func sheetInteractionDidEnd(
    sheetInteraction: SheetInteraction, selectedDetentIdentifier: DetentIdentifier
  ) {}

  open func sheetInteractionShouldDismiss(sheetInteraction: SheetInteraction) -> Bool {
    sheetInteraction.shouldDismiss()
  }
  open func sheetInteractionWillDismiss(sheetInteraction: SheetInteraction) {}
  open func sheetInteractionDidDismiss(sheetInteraction: SheetInteraction) {}
  open func sheetInteractionDidAttemptToDismiss(sheetInteraction: SheetInteraction) {}

  open func sheetInteraction(
    sheetInteraction: SheetInteraction, keyboardWillShow fromDetent: DetentIdentifier
  ) {}
  open func sheetInteraction(
    sheetInteraction: SheetInteraction, keyboardWillHide toDetent: DetentIdentifier
  ) {}
}
