// SPDX-License-Identifier: Apache-2.0

import Quire

/// Hears how the user moves a sheet.
///
/// An interaction begins with the finger and ends when the sheet rests, is gone, or is taken again: `Began`, any number
/// of `Changed`, one `WillEnd`, one `DidEnd`. Methods with a default may be left out; a subclass that adds one which
/// its base class, the one that conforms, does not have isn't called.
@preconcurrency @MainActor public protocol SheetInteractionDelegate: WeaklyHeld, SheetMotionDelegate {
  /// What a view controller that is in a sheet itself watches it with; `nil` by default, as for the one at the root.
  func sheetInteraction() -> SheetInteraction?
  /// What passes the events on through the stack; `nil`, by default, stands for the interaction's own.
  func sheetStackDelegate() -> SheetStackInteractionForwarding?

  /// A finger takes the sheet, which rests, or was to rest, at `detent`.
  func sheetInteractionBegan(sheetInteraction: SheetInteraction, at detent: DetentIdentifier)
  /// The sheet moved. `sheetInteractionReports` says for which reasons this is called.
  func sheetInteractionChanged(sheetInteraction: SheetInteraction, interactionChange: SheetInteraction.Change)
  /// The finger let go, and the sheet goes on to the target.
  ///
  /// - Parameters:
  ///   - targetDetentInfo: The detent, and how far the sheet has yet to go. Where the sheet will be dismissed, the
  ///     detent that is selected; `sheetInteraction.isLeaving` tells.
  ///   - targetPercentageTotal: What `percentageTotal` will be there.
  ///   - onTouchUpPercentageTotal: What it was as the finger let go.
  func sheetInteractionWillEnd(
    sheetInteraction: SheetInteraction, targetDetentInfo: SheetInteraction.Change.Info,
    targetPercentageTotal: CGFloat, onTouchUpPercentageTotal: CGFloat)
  /// The sheet rests, or is gone, or another finger takes it before.
  func sheetInteractionDidEnd(
    sheetInteraction: SheetInteraction, selectedDetentIdentifier: DetentIdentifier)

  /// May the user dismiss the sheet? May be asked at any time and more than once.
  func sheetInteractionShouldDismiss(sheetInteraction: SheetInteraction) -> Bool
  /// The user begins to dismiss; that may yet be taken back, and begun again. Not called for dismissals in code.
  func sheetInteractionWillDismiss(sheetInteraction: SheetInteraction)
  /// The sheet is gone by the user's hand. Not called for dismissals in code.
  func sheetInteractionDidDismiss(sheetInteraction: SheetInteraction)
  /// The user tried to dismiss and was refused; once for each attempt.
  func sheetInteractionDidAttemptToDismiss(sheetInteraction: SheetInteraction)

  /// The keyboard comes, and the sheet goes to its largest detent; the selection stays.
  func sheetInteraction(sheetInteraction: SheetInteraction, keyboardWillShow fromDetent: DetentIdentifier)
  /// The keyboard goes: by itself, or because a finger takes the sheet, before that interaction's end.
  func sheetInteraction(sheetInteraction: SheetInteraction, keyboardWillHide toDetent: DetentIdentifier)

  /// The same object where it says how it takes part in a stack. Not to be implemented: the extensions do.
  var _forwardingBehavior: (any SheetStackInteractionForwardingBehavior)? { get }
}

extension SheetInteractionDelegate {
  /// `nil`, the default: the view controller is in no sheet that it watches.
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
  /// Whether this object, or a subclass of its class, says how it takes part; in Embedded Swift only where the static
  /// type does.
  public var _forwardingBehavior: (any SheetStackInteractionForwardingBehavior)? {
    #if hasFeature(Embedded)
      return nil
    #else
      // A subclass may conform where its base class, which is the delegate, doesn't.
      return self as? any SheetStackInteractionForwardingBehavior
    #endif
  }
}

extension SheetInteractionDelegate where Self: SheetStackInteractionForwardingBehavior {
  /// This object: a delegate that conforms to both protocols says how it takes part.
  public var _forwardingBehavior: (any SheetStackInteractionForwardingBehavior)? { self }
}
