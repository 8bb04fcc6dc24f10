// SPDX-License-Identifier: Apache-2.0

import Quire

/// Forwards every event to several delegates, in order.
@preconcurrency @MainActor public class SheetInteractionForwarder: NSObject, SheetInteractionDelegate {
  override init() {
    super.init()
  }

  /// The delegates that currently receive events.
  var receivers: [any SheetInteractionDelegate] { [] }

  /// Forwards the event to every receiver.
  public func sheetInteractionBegan(sheetInteraction: SheetInteraction, at detent: DetentIdentifier) {
    for receiver in receivers { receiver.sheetInteractionBegan(sheetInteraction: sheetInteraction, at: detent) }
  }

  /// Forwards the event to the receivers whose reports include the cause. While another sheet covers this one, their
  /// reports must also include `covered`.
  public func sheetInteractionChanged(
    sheetInteraction: SheetInteraction, interactionChange: SheetInteraction.Change
  ) {
    var reports = SheetInteraction.Reports(interactionChange.cause)
    if sheetInteraction.isCovered { reports.insert(.covered) }
    for receiver in receivers {
      guard receiver.sheetInteractionReports(sheetInteraction: sheetInteraction).isSuperset(of: reports) else {
        continue
      }
      receiver.sheetInteractionChanged(sheetInteraction: sheetInteraction, interactionChange: interactionChange)
    }
  }

  /// Forwards the event to every receiver.
  public func sheetInteractionWillEnd(
    sheetInteraction: SheetInteraction, targetDetentInfo: SheetInteraction.Change.Info,
    targetPercentageTotal: CGFloat, onTouchUpPercentageTotal: CGFloat
  ) {
    for receiver in receivers {
      receiver.sheetInteractionWillEnd(
        sheetInteraction: sheetInteraction, targetDetentInfo: targetDetentInfo,
        targetPercentageTotal: targetPercentageTotal, onTouchUpPercentageTotal: onTouchUpPercentageTotal)
    }
  }

  /// Forwards the event to every receiver.
  public func sheetInteractionDidEnd(
    sheetInteraction: SheetInteraction, selectedDetentIdentifier: DetentIdentifier
  ) {
    for receiver in receivers {
      receiver.sheetInteractionDidEnd(
        sheetInteraction: sheetInteraction, selectedDetentIdentifier: selectedDetentIdentifier)
    }
  }

  /// Returns the answer of the first receiver. If there is none, returns the interaction's `shouldDismiss()`.
  public func sheetInteractionShouldDismiss(sheetInteraction: SheetInteraction) -> Bool {
    receivers.first?.sheetInteractionShouldDismiss(sheetInteraction: sheetInteraction)
      ?? sheetInteraction.shouldDismiss()
  }

  /// Forwards the event to every receiver.
  public func sheetInteractionWillDismiss(sheetInteraction: SheetInteraction) {
    for receiver in receivers { receiver.sheetInteractionWillDismiss(sheetInteraction: sheetInteraction) }
  }

  /// Forwards the event to every receiver.
  public func sheetInteractionDidDismiss(sheetInteraction: SheetInteraction) {
    for receiver in receivers { receiver.sheetInteractionDidDismiss(sheetInteraction: sheetInteraction) }
  }

  /// Forwards the event to every receiver.
  public func sheetInteractionDidAttemptToDismiss(sheetInteraction: SheetInteraction) {
    for receiver in receivers { receiver.sheetInteractionDidAttemptToDismiss(sheetInteraction: sheetInteraction) }
  }

  /// Forwards the event to every receiver.
  public func sheetInteraction(
    sheetInteraction: SheetInteraction, keyboardWillShow fromDetent: DetentIdentifier
  ) {
    for receiver in receivers {
      receiver.sheetInteraction(sheetInteraction: sheetInteraction, keyboardWillShow: fromDetent)
    }
  }

  /// Forwards the event to every receiver.
  public func sheetInteraction(
    sheetInteraction: SheetInteraction, keyboardWillHide toDetent: DetentIdentifier
  ) {
    for receiver in receivers {
      receiver.sheetInteraction(sheetInteraction: sheetInteraction, keyboardWillHide: toDetent)
    }
  }

  // Not in the original.

  /// Returns the union of the receivers' reports.
  public func sheetInteractionReports(sheetInteraction: SheetInteraction) -> SheetInteraction.Reports {
    var reports: SheetInteraction.Reports = []
    for receiver in receivers {
      reports.formUnion(receiver.sheetInteractionReports(sheetInteraction: sheetInteraction))
    }
    return reports
  }

  /// Returns the first target that a receiver returns, or `nil` if none does.
  public func sheetInteractionTarget(
    sheetInteraction: SheetInteraction, insteadOf target: DetentIdentifier?
  ) -> DetentIdentifier? {
    for receiver in receivers {
      let other = receiver.sheetInteractionTarget(sheetInteraction: sheetInteraction, insteadOf: target)
      if let other { return other }
    }
    return nil
  }
}

extension SheetInteractionDelegate {
  /// Whether the delegate opted out of notifications.
  var optsOut: Bool {
    guard let behavior = _forwardingBehavior else { return false }
    return !behavior.shouldHandleSheetInteraction()
  }
}

extension SheetInteraction {
  /// Whether another sheet is presented from this one.
  var isCovered: Bool { !sheetController.presentedViewController.isTopSheet }
}
