// SPDX-License-Identifier: Apache-2.0

import Quire

extension SheetInteraction {
  /// The stage of an interaction.
  enum Stage {
    case idle
    /// A finger or a wheel holds the sheet.
    case dragging
    /// The finger has let go, and the target is not decided yet.
    case released
    /// The target has been reported to the delegate.
    case ending
  }
}

extension SheetInteraction: SheetObserver {
  /// Whether motions are reported to a delegate, because its reports include `settling`, `opening`, `closing`,
  /// `keyboard` or `code`.
  public var wantsEveryFrame: Bool {
    forwarding.receivers.contains {
      !$0.sheetInteractionReports(sheetInteraction: self).isDisjoint(with: .motions)
    }
  }

  /// The object that forwards the events.
  var forwarding: SheetStackInteractionForwarding { delegate?.sheetStackDelegate() ?? interactionForwarding }

  /// Begins an interaction. An earlier one that has not come to rest ends first. Called by the sheet.
  public func sheetDragBegan(_ sheet: UISheetPresentationController) {
    // The sheet was caught before it came to rest, so the earlier interaction ends.
    end()
    stage = .dragging
    target = nil
    originDetent = sheet.identifierForSelectedDetent()
    currentDirections = .stationary
    lastChange = change(at: sheet.position)
    forwarding.sheetInteractionBegan(sheetInteraction: self, at: originDetent)
  }

  /// Creates a `Change` and forwards it, unless only the velocity has changed. Called by the sheet.
  public func sheetDidMove(_ sheet: UISheetPresentationController, to position: SheetPosition) {
    if stage == .released, position.cause != .drag { willEnd(at: nil) }
    let before = lastChange
    // If only the finger's velocity has changed, the sheet has not moved.
    if let before, before.offset == position.offset, before.cause == position.cause,
      before.visibility == position.visibility
    {
      return
    }
    if let before, before.offset != position.offset { isMovingDown = position.offset > before.offset }
    guard let change = change(at: position) else { return }
    lastChange = change
    guard position.cause != .drag || before?.offset != position.offset else { return }
    currentDirections = isMovingDown ? .down : .up
    if position.cause == .drag { currentDirections.formUnion(sheetInteractionGesture.horizontalDirections) }
    forwarding.sheetInteractionChanged(sheetInteraction: self, interactionChange: change)
  }

  /// Records the fraction at release. `sheetInteractionWillEnd` follows with the target. Called by the sheet.
  public func sheetDragEnded(_ sheet: UISheetPresentationController, wasCanceled: Bool) {
    guard stage == .dragging else { return }
    stage = .released
    touchUpTotal = sheet.position?.total ?? 0
  }

  /// Asks the delegates for another target and reports the final one. Called by the sheet.
  public func sheet(
    _ sheet: UISheetPresentationController, willRestAt proposed: DetentIdentifier?
  ) -> DetentIdentifier? {
    guard stage == .released else { return nil }
    let wanted = forwarding.sheetInteractionTarget(sheetInteraction: self, insteadOf: proposed)
    let other = wanted.flatMap { wanted in sheet.stops.contains { $0.identifier == wanted } ? wanted : nil }
    willEnd(at: other ?? proposed)
    return other
  }

  /// Ends the interaction, if there is one. Called by the sheet.
  public func sheetDidRest(_ sheet: UISheetPresentationController) {
    end()
  }

  /// Ends the interaction, if there is one. Called by the sheet.
  public func sheetDidLeave(_ sheet: UISheetPresentationController) {
    end()
  }

  /// Forwards the event if the keyboard belongs to this sheet. Called by the sheet.
  public func sheet(_ sheet: UISheetPresentationController, keyboardWillShow isShowing: Bool, isOwn: Bool) {
    guard isOwn else { return }
    let detent = sheet.identifierForSelectedDetent()
    if isShowing {
      forwarding.sheetInteraction(sheetInteraction: self, keyboardWillShow: detent)
    } else {
      forwarding.sheetInteraction(sheetInteraction: self, keyboardWillHide: detent)
    }
  }

  // MARK: Ending

  private func willEnd(at target: DetentIdentifier?) {
    stage = .ending
    self.target = target
    guard let travel else { return }
    let index = travel.index(of: target ?? sheetController.identifierForSelectedDetent()) ?? 0
    let height = lastChange?.height ?? travel.stops[index].value
    forwarding.sheetInteractionWillEnd(
      sheetInteraction: self, targetDetentInfo: Change.Info(index, height, travel),
      targetPercentageTotal: travel.total(at: travel.stops[index].offset), onTouchUpPercentageTotal: touchUpTotal)
  }

  /// Ends the current interaction, with all pending calls.
  private func end() {
    guard stage != .idle else { return }
    if stage != .ending { willEnd(at: nil) }
    // The delegate's code may already have ended the interaction.
    guard stage == .ending else { return }
    stage = .idle
    target = nil
    forwarding.sheetInteractionDidEnd(
      sheetInteraction: self, selectedDetentIdentifier: sheetController.identifierForSelectedDetent())
  }

  /// The current detents, or the last ones for a sheet that has left.
  private var travel: Travel? { Travel(sheetController.stops) ?? lastChange?.travel }

  private func change(at position: SheetPosition?) -> Change? {
    guard let position, let travel else { return nil }
    return Change(position, in: travel, movingDown: isMovingDown, previousHeight: lastChange?.height)
  }
}
