// SPDX-License-Identifier: Apache-2.0

import Quire

/// A navigation controller that is notified of sheets after the view controllers in it. Subclasses override what they
/// need.
@preconcurrency @MainActor
open class SheetInteractionNavigationController: UINavigationController, SheetInteractionDelegate,
  SheetStackInteractionForwardingBehavior
{
  open override func viewDidLoad() {
    super.viewDidLoad()
    joinSheetStack()
  }

  /// `true`, the default: it is notified of sheets.
  open func shouldHandleSheetInteraction() -> Bool { true }
  /// `true`, the default: the view controller below all sheets is notified too.
  open func shouldNotifyRootPresenter() -> Bool { true }

  /// `nil`, the default; a controller in a sheet returns the interaction that observes it.
  open func sheetInteraction() -> SheetInteraction? { nil }
  /// `nil`, the default: the interaction's own forwarding.
  open func sheetStackDelegate() -> SheetStackInteractionForwarding? { nil }
  /// Changes under a finger only, the default.
  open func sheetInteractionReports(sheetInteraction: SheetInteraction) -> SheetInteraction.Reports { .dragging }
  /// `nil`, the default: the target stays.
  open func sheetInteractionTarget(
    sheetInteraction: SheetInteraction, insteadOf target: DetentIdentifier?
  ) -> DetentIdentifier? { nil }

  /// Does nothing; the default.
  open func sheetInteractionBegan(sheetInteraction: SheetInteraction, at detent: DetentIdentifier) {}
  /// Does nothing; the default.
  open func sheetInteractionChanged(
    sheetInteraction: SheetInteraction, interactionChange: SheetInteraction.Change
  ) {}
  /// Does nothing; the default.
  open func sheetInteractionWillEnd(
    sheetInteraction: SheetInteraction, targetDetentInfo: SheetInteraction.Change.Info,
    targetPercentageTotal: CGFloat, onTouchUpPercentageTotal: CGFloat
  ) {}
  /// Does nothing; the default.
  open func sheetInteractionDidEnd(
    sheetInteraction: SheetInteraction, selectedDetentIdentifier: DetentIdentifier
  ) {}

  /// The result of the interaction's own `shouldDismiss()`, by default.
  open func sheetInteractionShouldDismiss(sheetInteraction: SheetInteraction) -> Bool {
    sheetInteraction.shouldDismiss()
  }
  /// Does nothing; the default.
  open func sheetInteractionWillDismiss(sheetInteraction: SheetInteraction) {}
  /// Does nothing; the default.
  open func sheetInteractionDidDismiss(sheetInteraction: SheetInteraction) {}
  /// Does nothing; the default.
  open func sheetInteractionDidAttemptToDismiss(sheetInteraction: SheetInteraction) {}

  /// Does nothing; the default.
  open func sheetInteraction(
    sheetInteraction: SheetInteraction, keyboardWillShow fromDetent: DetentIdentifier
  ) {}
  /// Does nothing; the default.
  open func sheetInteraction(
    sheetInteraction: SheetInteraction, keyboardWillHide toDetent: DetentIdentifier
  ) {}
}
