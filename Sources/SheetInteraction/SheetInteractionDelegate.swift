// SPDX-License-Identifier: Apache-2.0

import Quire

/// Is notified of how the user moves a sheet.
///
/// An interaction begins with the finger and ends when the sheet rests, is gone, or is caught again: `Began`, any
/// number of `Changed`, one `WillEnd`, one `DidEnd`. Methods with a default are optional; a method that only a subclass
/// of the conforming class adds is not called.
@preconcurrency @MainActor public protocol SheetInteractionDelegate: WeaklyHeld, SheetMotionDelegate {
  /// The interaction with which a view controller in a sheet observes it; `nil` by default, for a controller that is in
  /// no sheet.
  func sheetInteraction() -> SheetInteraction?
  /// The object that forwards the events through the stack; `nil`, the default, stands for the interaction's own.
  func sheetStackDelegate() -> SheetStackInteractionForwarding?

  /// A finger takes the sheet, which rests or was going to rest at `detent`.
  func sheetInteractionBegan(sheetInteraction: SheetInteraction, at detent: DetentIdentifier)
  /// The sheet moved. `sheetInteractionReports` selects the causes for which this is called.
  func sheetInteractionChanged(sheetInteraction: SheetInteraction, interactionChange: SheetInteraction.Change)
  /// The finger let go, and the sheet moves to the target.
  ///
  /// - Parameters:
  ///   - targetDetentInfo: The detent, and how far the sheet has yet to go. Where the sheet will be dismissed, the
  ///     detent that is selected; `sheetInteraction.isLeaving` tells.
  ///   - targetPercentageTotal: The `percentageTotal` at the target.
  ///   - onTouchUpPercentageTotal: The `percentageTotal` when the finger let go.
  func sheetInteractionWillEnd(
    sheetInteraction: SheetInteraction, targetDetentInfo: SheetInteraction.Change.Info,
    targetPercentageTotal: CGFloat, onTouchUpPercentageTotal: CGFloat)
  /// The sheet rests, is gone, or another finger has caught it.
  func sheetInteractionDidEnd(
    sheetInteraction: SheetInteraction, selectedDetentIdentifier: DetentIdentifier)

  /// May the user dismiss the sheet? May be asked at any time and more than once.
  func sheetInteractionShouldDismiss(sheetInteraction: SheetInteraction) -> Bool
  /// The user begins to dismiss, and may still cancel it and begin again. Not called for dismissals in code.
  func sheetInteractionWillDismiss(sheetInteraction: SheetInteraction)
  /// The user has dismissed the sheet. Not called for dismissals in code.
  func sheetInteractionDidDismiss(sheetInteraction: SheetInteraction)
  /// The user tried to dismiss and was refused; once for each attempt.
  func sheetInteractionDidAttemptToDismiss(sheetInteraction: SheetInteraction)

  /// The keyboard will show, and the sheet moves to its largest detent; the selection stays.
  func sheetInteraction(sheetInteraction: SheetInteraction, keyboardWillShow fromDetent: DetentIdentifier)
  /// The keyboard will hide, by itself, or because a finger takes the sheet; then it comes before that interaction's
  /// end.
  func sheetInteraction(sheetInteraction: SheetInteraction, keyboardWillHide toDetent: DetentIdentifier)

  /// The same object if it decides how it takes part in a stack. Do not implement it: the extensions do.
  var _forwardingBehavior: (any SheetStackInteractionForwardingBehavior)? { get }
}

extension SheetInteractionDelegate {
  /// `nil`, the default: the view controller observes no sheet.
  public func sheetInteraction() -> SheetInteraction? { nil }
  /// `nil`, the default: the interaction's own forwarding.
  public func sheetStackDelegate() -> SheetStackInteractionForwarding? { nil }
  /// Does nothing; the default.
  public func sheetInteractionWillDismiss(sheetInteraction: SheetInteraction) {}
  /// Does nothing; the default.
  public func sheetInteractionDidDismiss(sheetInteraction: SheetInteraction) {}
  /// Does nothing; the default.
  public func sheetInteractionDidAttemptToDismiss(sheetInteraction: SheetInteraction) {}
  /// Does nothing; the default.
  public func sheetInteraction(
    sheetInteraction: SheetInteraction, keyboardWillShow fromDetent: DetentIdentifier
  ) {}
  /// Does nothing; the default.
  public func sheetInteraction(
    sheetInteraction: SheetInteraction, keyboardWillHide toDetent: DetentIdentifier
  ) {}
  /// This object if it conforms to the protocol, also by a subclass; in Embedded Swift only if the static type does.
  public var _forwardingBehavior: (any SheetStackInteractionForwardingBehavior)? {
    #if hasFeature(Embedded)
      return nil
    #else
      // A subclass may conform although its base class, the delegate, doesn't.
      return self as? any SheetStackInteractionForwardingBehavior
    #endif
  }
}

extension SheetInteractionDelegate where Self: SheetStackInteractionForwardingBehavior {
  /// This object: a delegate that conforms to both protocols decides how it takes part.
  public var _forwardingBehavior: (any SheetStackInteractionForwardingBehavior)? { self }
}
