// SPDX-License-Identifier: Apache-2.0

import Quire

/// Forwards every event to several delegates, in order.
@preconcurrency @MainActor public class SheetInteractionForwarder: NSObject, SheetInteractionDelegate {
  override init() {
    super.init()
  }

  /// The delegates that get an event at present.
  var receivers: [any SheetInteractionDelegate] { [] }

  /// Forwarded to every receiver.
  public func sheetInteractionBegan(sheetInteraction: SheetInteraction, at detent: DetentIdentifier) {
    for receiver in receivers { receiver.sheetInteractionBegan(sheetInteraction: sheetInteraction, at: detent) }
  }

  /// Forwarded to the receivers with reports that include the cause; while another sheet covers this one, only to those
  /// with `covered` too.
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

  /// Passed on to every receiver.
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

  /// Passed on to every receiver.
  public func sheetInteractionDidEnd(
    sheetInteraction: SheetInteraction, selectedDetentIdentifier: DetentIdentifier
  ) {
    for receiver in receivers {
      receiver.sheetInteractionDidEnd(
        sheetInteraction: sheetInteraction, selectedDetentIdentifier: selectedDetentIdentifier)
    }
  }

  /// The first receiver decides; without any it is `shouldDismiss()` of the interaction.
  public func sheetInteractionShouldDismiss(sheetInteraction: SheetInteraction) -> Bool {
    receivers.first?.sheetInteractionShouldDismiss(sheetInteraction: sheetInteraction)
      ?? sheetInteraction.shouldDismiss()
  }

  /// Passed on to every receiver.
  public func sheetInteractionWillDismiss(sheetInteraction: SheetInteraction) {
    for receiver in receivers { receiver.sheetInteractionWillDismiss(sheetInteraction: sheetInteraction) }
  }

  /// Passed on to every receiver.
  public func sheetInteractionDidDismiss(sheetInteraction: SheetInteraction) {
    for receiver in receivers { receiver.sheetInteractionDidDismiss(sheetInteraction: sheetInteraction) }
  }

  /// Passed on to every receiver.
  public func sheetInteractionDidAttemptToDismiss(sheetInteraction: SheetInteraction) {
    for receiver in receivers { receiver.sheetInteractionDidAttemptToDismiss(sheetInteraction: sheetInteraction) }
  }

  /// Passed on to every receiver.
  public func sheetInteraction(
    sheetInteraction: SheetInteraction, keyboardWillShow fromDetent: DetentIdentifier
  ) {
    for receiver in receivers {
      receiver.sheetInteraction(sheetInteraction: sheetInteraction, keyboardWillShow: fromDetent)
    }
  }

  /// Passed on to every receiver.
  public func sheetInteraction(
    sheetInteraction: SheetInteraction, keyboardWillHide toDetent: DetentIdentifier
  ) {
    for receiver in receivers {
      receiver.sheetInteraction(sheetInteraction: sheetInteraction, keyboardWillHide: toDetent)
    }
  }

  // Not in the original.

  /// The union of the receivers' reports.
  public func sheetInteractionReports(sheetInteraction: SheetInteraction) -> SheetInteraction.Reports {
    var reports: SheetInteraction.Reports = []
    for receiver in receivers {
      reports.formUnion(receiver.sheetInteractionReports(sheetInteraction: sheetInteraction))
    }
    return reports
  }

  /// The first target that a receiver returns; `nil` if none does.
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
  /// Whether it opted out of notifications.
  var optsOut: Bool {
    guard let behavior = _forwardingBehavior else { return false }
    return !behavior.shouldHandleSheetInteraction()
  }
}

extension SheetInteraction {
  /// Whether another sheet is presented from this one.
  var isCovered: Bool { !sheetController.presentedViewController.isTopSheet }
}
