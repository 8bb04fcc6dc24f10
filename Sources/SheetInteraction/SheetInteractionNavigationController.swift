// SPDX-License-Identifier: Apache-2.0

import Quire

/// A navigation controller that is notified of sheets after its view controllers. Subclasses override the methods that
/// they need.
@preconcurrency @MainActor
open class SheetInteractionNavigationController: UINavigationController, SheetInteractionDelegate,
  SheetStackInteractionForwardingBehavior
{
  open override func viewDidLoad() {
    super.viewDidLoad()
    joinSheetStack()
  }

  /// Returns `true`, the default: the controller is notified of sheets.
  open func shouldHandleSheetInteraction() -> Bool { true }
  /// Returns `true`, the default: the view controller below all sheets is notified too.
  open func shouldNotifyRootPresenter() -> Bool { true }

  /// Returns `nil`, the default. A controller in a sheet returns the interaction that observes the sheet.
  open func sheetInteraction() -> SheetInteraction? { nil }
  /// Returns `nil`, the default: the interaction's own forwarding is used.
  open func sheetStackDelegate() -> SheetStackInteractionForwarding? { nil }
  /// Returns only changes under a finger, the default.
  open func sheetInteractionReports(sheetInteraction: SheetInteraction) -> SheetInteraction.Reports { .dragging }
  /// Returns `nil`, the default: the target is accepted.
  open func sheetInteractionTarget(
    sheetInteraction: SheetInteraction, insteadOf target: DetentIdentifier?
  ) -> DetentIdentifier? { nil }

  /// Called when a finger takes the sheet. The default implementation does nothing.
  open func sheetInteractionBegan(sheetInteraction: SheetInteraction, at detent: DetentIdentifier) {}
  /// Called when the sheet has moved. The default implementation does nothing.
  open func sheetInteractionChanged(
    sheetInteraction: SheetInteraction, interactionChange: SheetInteraction.Change
  ) {}
  /// Called when the finger has let go. The default implementation does nothing.
  open func sheetInteractionWillEnd(
    sheetInteraction: SheetInteraction, targetDetentInfo: SheetInteraction.Change.Info,
    targetPercentageTotal: CGFloat, onTouchUpPercentageTotal: CGFloat
  ) {}
  /// Called when the interaction has ended. The default implementation does nothing.
  open func sheetInteractionDidEnd(
    sheetInteraction: SheetInteraction, selectedDetentIdentifier: DetentIdentifier
  ) {}

  /// Returns whether the user may dismiss the sheet. By default the result of the interaction's own `shouldDismiss()`.
  open func sheetInteractionShouldDismiss(sheetInteraction: SheetInteraction) -> Bool {
    sheetInteraction.shouldDismiss()
  }
  /// Called when the user begins a dismissal. The default implementation does nothing.
  open func sheetInteractionWillDismiss(sheetInteraction: SheetInteraction) {}
  /// Called when the user has dismissed the sheet. The default implementation does nothing.
  open func sheetInteractionDidDismiss(sheetInteraction: SheetInteraction) {}
  /// Called when a dismissal was refused. The default implementation does nothing.
  open func sheetInteractionDidAttemptToDismiss(sheetInteraction: SheetInteraction) {}

  /// Called when the keyboard will show. The default implementation does nothing.
  open func sheetInteraction(
    sheetInteraction: SheetInteraction, keyboardWillShow fromDetent: DetentIdentifier
  ) {}
  /// Called when the keyboard will hide. The default implementation does nothing.
  open func sheetInteraction(
    sheetInteraction: SheetInteraction, keyboardWillHide toDetent: DetentIdentifier
  ) {}
}
