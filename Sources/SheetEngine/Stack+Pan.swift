// SPDX-License-Identifier: Apache-2.0

import SheetMotion

extension Stack {
  /// Stops a moving sheet at once, where it is, because a finger comes down on it.
  mutating func catchInFlight(_ index: Int, _ finger: inout Finger, at time: Seconds, into effects: inout Effects) {
    finger.state = .panning
    effects.list.append(.claim(finger.id, .sheet))
    beginPan(
      index, finger: finger.id, startsAtTop: finger.isAtTop, at: time, isUntouched: true, into: &effects)
  }

  mutating func beginPan(
    _ index: Int, finger: TouchID?, startsAtTop: Bool = true, at time: Seconds, isUntouched: Bool = false,
    into effects: inout Effects
  ) {
    let id = items[index].id
    let wasPresenting = items[index].phase == .presenting
    items[index].stop(at: now)
    var pan = Pan(
      item: id, finger: finger, lastSample: time, startsAtTop: startsAtTop, start: items[index].travel.target,
      startOffset: items[index].modelOffset,
      isUntouched: isUntouched)
    if items[index].stage.hasUsersDismissal { pan.permission = .granted }
    gestures.begin(pan)
    if finger != nil { gestures.gatherFingers(on: id, into: &effects) }
    if wasPresenting { effects.notify(.presentationDidEnd(id)) }
    items[index].beginDragging(into: &effects)
    markChanged(index)
    items[index].cause = .drag
    effects.notify(.dragBegan(id))
    if !isUntouched { leaveKeyboard(index, into: &effects) }
    reportProgress(of: index, into: &effects)
  }

  /// Makes the sheet follow the finger instead of its keyboard, which hides. A tap that only stops the sheet keeps the
  /// keyboard.
  private mutating func leaveKeyboard(_ index: Int, into effects: inout Effects) {
    let keyboard = environment.keyboard
    guard keyboard.isVisible, keyboard.owner == items[index].id, !items[index].ignoresKeyboard else { return }
    items[index].ignoresKeyboard = true
    effects.list.append(.endEditing(items[index].id))
  }

  /// Moves the sheet, or the scrollers under the finger, by a finger's delta. Positive is down.
  mutating func movePan(by delta: Double, scrolling slot: Int?, at time: Seconds, into effects: inout Effects) {
    guard let pan = gestures.pan, let index = index(of: pan.item), delta.isFinite,
      gestures.follow(by: delta, at: time)
    else { return }
    if pan.isUntouched { leaveKeyboard(index, into: &effects) }
    var remaining = delta
    if let slot, gestures.fingers[slot].hasVerticalScrollers, gestures.fingers[slot].target.part == .content {
      remaining = split(delta, index, slot, into: &effects)
    }
    items[index].pull(by: remaining, farTravel: tuning.farTravel)
    arrive(index, into: &effects)
  }

  /// Gives scrollers their part of a delta and returns the rest for the sheet.
  ///
  /// On the way up, the sheet moves first if it may expand, and the rest scrolls. On the way down, the scroller returns
  /// to its top first. A drag that has scrolled returns to the sheet only if collapsing is permitted within the
  /// gesture.
  private mutating func split(_ delta: Double, _ index: Int, _ slot: Int, into effects: inout Effects) -> Double {
    guard let pan = gestures.pan else { return delta }
    let top = items[index].layout.largest.offset
    if delta < 0 {
      let limit: Double
      switch items[index].configuration.sheet.handoffExpanding {
      case .within: limit = top
      case .initial where pan.startsAtTop: return delta
      // The gesture may move the sheet back up by the distance that it has pulled it down.
      case .initial, .none: limit = pan.start
      }
      let toSheet = max(delta, min(limit - items[index].travel.target, 0))
      _ = gestures.scroll(under: slot, by: delta - toSheet, into: &effects)
      return toSheet
    }
    var left = delta
    // A pull beyond the end is undone first.
    if items[index].travel.target < top {
      let back = min(left, top - items[index].travel.target)
      items[index].pull(by: back, farTravel: tuning.farTravel)
      left -= back
    }
    left = gestures.scroll(under: slot, by: left, into: &effects)
    if left > 0, items[index].configuration.sheet.handoffCollapsing != .within || gestures.fingers[slot].refreshes,
      gestures.holdLastScroller()
    {
      return 0
    }
    return left
  }

  /// Applies the position to which the finger has moved the sheet.
  private mutating func arrive(_ index: Int, into effects: inout Effects) {
    updateDismissal(index, into: &effects)
    items[index].modelOffset = items[index].layout.offset(
      for: items[index].travel.target, ends: items[index].ends)
    markChanged(index)
    reportProgress(of: index, into: &effects)
  }

  // MARK: Below the smallest detent

  /// Asks about, begins and cancels a dismissal as the finger passes the smallest stop.
  private mutating func updateDismissal(_ index: Int, into effects: inout Effects) {
    guard let pan = gestures.pan else { return }
    guard items[index].travel.target > items[index].layout.smallest.offset else {
      cancelDismissal(index, into: &effects)
      items[index].ends.below = .banded
      if pan.permission == .granted { gestures.permit(.unknown) }
      return
    }
    var permission = pan.permission
    if permission == .unknown {
      permission = self.permission(index, for: .drag, into: &effects)
      gestures.permit(permission)
    }
    switch permission {
    case .granted:
      items[index].ends.below = .free
      beginDismissal(index, into: &effects)
    case .asked:
      // Without an answer the sheet waits. After this turn, a missing answer counts as a refusal until one arrives.
      if items[index].ends.below != .free, questions.isDragAsked(about: pan.item, in: clock.turn) {
        items[index].ends.below = .held
      } else {
        items[index].holdBelow(at: now)
      }
    case .refused:
      items[index].holdBelow(at: now)
      attempt(index, into: &effects)
    case .unknown: break
    }
  }

  /// Reports an attempt once in a drag, when a refused pull has gone far enough. The finger's own movement counts, not
  /// the movement under the band. [CH-S]
  private mutating func attempt(_ index: Int, into effects: inout Effects) {
    guard let pan = gestures.pan, !pan.hasAttempted, items[index].ends.below == .banded else { return }
    let layout = items[index].layout
    let pull = items[index].travel.target - layout.smallest.offset
    guard items.offset(of: index, at: now) > pan.startOffset, pull > layout.bandBelow.extent * tuning.attemptFraction
    else { return }
    gestures.noteAttempt()
    effects.notify(.didAttemptToDismiss(items[index].id))
  }

  /// Applies the answer to a drag's question.
  mutating func receiveDragPermission(_ isGranted: Bool, _ index: Int, into effects: inout Effects) {
    guard let pan = gestures.pan, pan.item == items[index].id, pan.permission == .asked else { return }
    if isGranted, items[index].ends.below == .banded {
      // The finger has moved on against the band. From here the sheet follows it, without a jump.
      items[index].travel.rest(at: items.offset(of: index, at: now))
    }
    gestures.permit(isGranted ? .granted : .refused)
    arrive(index, into: &effects)
  }
}
