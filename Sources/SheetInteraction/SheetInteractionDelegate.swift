// SPDX-License-Identifier: Apache-2.0

import Quire

/// An object that is notified of the user's interactions with a sheet.
///
/// An interaction begins with the finger and ends when the sheet rests, has left, or is caught again: `Began`, any
/// number of `Changed`, one `WillEnd`, one `DidEnd`. Methods with a default are optional. If the conforming class does
/// not implement an optional method, a method in its subclass is not called.
@preconcurrency @MainActor public protocol SheetInteractionDelegate: WeaklyHeld, SheetMotionDelegate {
  /// Returns the interaction with which a view controller in a sheet observes the sheet. `nil` by default, for a
  /// controller that is in no sheet.
  func sheetInteraction() -> SheetInteraction?
  /// Returns the object that forwards the events through the stack. `nil`, the default, means the interaction's own.
  func sheetStackDelegate() -> SheetStackInteractionForwarding?

  /// Called when a finger takes the sheet, which rests at `detent` or was on its way there.
  func sheetInteractionBegan(sheetInteraction: SheetInteraction, at detent: DetentIdentifier)
  /// Called when the sheet has moved. `sheetInteractionReports` selects the causes for which this is called.
  func sheetInteractionChanged(sheetInteraction: SheetInteraction, interactionChange: SheetInteraction.Change)
  /// Called when the finger has let go and the sheet moves to the target.
  ///
  /// - Parameters:
  ///   - sheetInteraction: The interaction that reports.
  ///   - targetDetentInfo: The target detent and the remaining distance. If the sheet will be dismissed, which
  ///     `sheetInteraction.isLeaving` indicates, the selected detent.
  ///   - targetPercentageTotal: The `percentageTotal` at the target.
  ///   - onTouchUpPercentageTotal: The `percentageTotal` when the finger let go.
  func sheetInteractionWillEnd(
    sheetInteraction: SheetInteraction, targetDetentInfo: SheetInteraction.Change.Info,
    targetPercentageTotal: CGFloat, onTouchUpPercentageTotal: CGFloat)
  /// Called when the sheet rests, has left, or another finger has caught it.
  func sheetInteractionDidEnd(
    sheetInteraction: SheetInteraction, selectedDetentIdentifier: DetentIdentifier)

  /// Returns whether the user may dismiss the sheet. May be called at any time and more than once.
  func sheetInteractionShouldDismiss(sheetInteraction: SheetInteraction) -> Bool
  /// Called when the user begins a dismissal, which the user may still cancel and begin again. Not called for
  /// dismissals in code.
  func sheetInteractionWillDismiss(sheetInteraction: SheetInteraction)
  /// Called when the user has dismissed the sheet. Not called for dismissals in code.
  func sheetInteractionDidDismiss(sheetInteraction: SheetInteraction)
  /// Called when the user tried to dismiss the sheet and was refused, once for each attempt.
  func sheetInteractionDidAttemptToDismiss(sheetInteraction: SheetInteraction)

  /// Called when the keyboard will show and the sheet moves to its largest detent. The selection does not change.
  func sheetInteraction(sheetInteraction: SheetInteraction, keyboardWillShow fromDetent: DetentIdentifier)
  /// Called when the keyboard will hide, by itself or because a finger takes the sheet. In the second case it is called
  /// before that interaction's end.
  func sheetInteraction(sheetInteraction: SheetInteraction, keyboardWillHide toDetent: DetentIdentifier)

  /// The delegate itself if it decides how it participates in a stack. Do not implement this property: the extensions
  /// do.
  var _forwardingBehavior: (any SheetStackInteractionForwardingBehavior)? { get }
}

extension SheetInteractionDelegate {
  /// Returns `nil`: the view controller observes no sheet.
  public func sheetInteraction() -> SheetInteraction? { nil }
  /// Returns `nil`: the interaction's own forwarding is used.
  public func sheetStackDelegate() -> SheetStackInteractionForwarding? { nil }
  /// Does nothing.
  public func sheetInteractionWillDismiss(sheetInteraction: SheetInteraction) {}
  /// Does nothing.
  public func sheetInteractionDidDismiss(sheetInteraction: SheetInteraction) {}
  /// Does nothing.
  public func sheetInteractionDidAttemptToDismiss(sheetInteraction: SheetInteraction) {}
  /// Does nothing.
  public func sheetInteraction(
    sheetInteraction: SheetInteraction, keyboardWillShow fromDetent: DetentIdentifier
  ) {}
  /// Does nothing.
  public func sheetInteraction(
    sheetInteraction: SheetInteraction, keyboardWillHide toDetent: DetentIdentifier
  ) {}
  /// The delegate itself if it, or a subclass, conforms to the protocol. In Embedded Swift only if the static type
  /// does.
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
  /// The delegate itself: a delegate that conforms to both protocols decides how it participates.
  public var _forwardingBehavior: (any SheetStackInteractionForwardingBehavior)? { self }
}
