import SheetMotion

extension Stack {
  /// A finger comes down on a moving sheet: it stands where it is, at once.
  mutating func catchInFlight(_ index: Int, _ finger: inout Finger, at time: Seconds, into effects: inout Effects) {
    finger.state = .panning
    effects.list.append(.claim(finger.id, .sheet))
    beginPan(index, finger: finger.id, at: time, isUntouched: true, into: &effects)
  }

  mutating func beginPan(
    _ index: Int, finger: TouchID?, at time: Seconds, isUntouched: Bool = false, into effects: inout Effects
  ) {
    let id = items[index].id
    let wasPresenting = items[index].phase == .presenting
    if items[index].phase == .dismissing { items[index].leavesByUser = false }
    let offset = items[index].offset.value(at: now)
    items[index].offset.rest(at: offset)
    items[index].modelOffset = offset
    touch(index)
    var pan = Pan(
      item: id, finger: finger, pull: pull(for: offset, index, mayDismiss: items[index].isDismissalUnderway),
      lastSample: time, isUntouched: isUntouched)
    if items[index].isDismissalUnderway { pan.permission = .granted }
    pan.tracker.add(time: time, position: 0)
    self.pan = pan
    if wasPresenting { effects.list.append(.notice(.presentationDidEnd(id))) }
    enter(.dragging, index, into: &effects)
    if environment.keyboard.isVisible, environment.keyboard.owner == id, !items[index].ignoresKeyboard {
      items[index].ignoresKeyboard = true
      effects.list.append(.endEditing(id))
    }
    tellProgress(of: index, into: &effects)
  }

  /// Moves the sheet, or the scroller under the finger, by a finger's delta: downwards is positive.
  mutating func movePan(by delta: Double, scrolling slot: Int?, at time: Seconds, into effects: inout Effects) {
    guard var pan, let index = index(of: pan.item), delta.isFinite else { return }
    pan.travel += delta
    pan.tracker.add(time: time, position: pan.travel)
    pan.lastSample = time
    if delta == 0 {
      self.pan = pan
      return
    }
    pan.isUntouched = false
    pan.scroller = nil
    var rest = delta
    if let slot, fingers[slot].verticalScrollers, fingers[slot].target.part == .content {
      rest = split(delta, &pan, index, slot, into: &effects)
    }
    pan.pull = (pan.pull + rest).clamped(to: -Double.longest...Double.longest)
    self.pan = pan
    place(index, into: &effects)
  }

  /// Gives scrollers their part of a delta and answers what is left for the sheet.
  ///
  /// Up, the sheet goes first, and what is left scrolls; down, the scroller goes back to its top first.
  private mutating func split(
    _ delta: Double, _ pan: inout Pan, _ index: Int, _ slot: Int, into effects: inout Effects
  ) -> Double {
    let options = items[index].configuration.sheet
    let top = items[index].layout.largest.offset
    if delta < 0 {
      guard options.handoffExpanding == .within else { return delta }
      let toSheet = max(delta, min(top - pan.pull, 0))
      var left = delta - toSheet
      for position in fingers[slot].scrollers.indices where left < 0 {
        left = scroll(position, slot, by: left, &pan, into: &effects)
      }
      return toSheet
    }
    var left = delta
    // What was pulled beyond the end comes back first.
    if pan.pull < top {
      let back = min(left, top - pan.pull)
      pan.pull += back
      left -= back
    }
    for position in fingers[slot].scrollers.indices where left > 0 {
      left = scroll(position, slot, by: left, &pan, into: &effects)
    }
    return left
  }

  /// Scrolls one scroller by a finger's delta as far as it goes, and answers what is left.
  private mutating func scroll(
    _ position: Int, _ slot: Int, by delta: Double, _ pan: inout Pan, into effects: inout Effects
  ) -> Double {
    let scroller = fingers[slot].scrollers[position]
    guard scroller.range.dy > 0 else { return delta }
    let wanted = (scroller.offset.dy - delta).clamped(to: 0...scroller.range.dy)
    let moved = scroller.offset.dy - wanted
    guard moved != 0 else { return delta }
    fingers[slot].scrollers[position].offset.dy = wanted
    pan.scroller = scroller.id
    effects.list.append(.scroll(scroller.id, fingers[slot].scrollers[position].offset))
    return delta - moved
  }

  /// Puts the sheet where the pull asks for it, within its ends.
  private mutating func place(_ index: Int, into effects: inout Effects) {
    updateDismissal(index, into: &effects)
    guard let pan else { return }
    let offset = offset(for: pan, index)
    items[index].offset.rest(at: offset)
    items[index].modelOffset = offset
    touch(index)
    tellProgress(of: index, into: &effects)
  }

  /// The offset that a pull gives: the finger's own between the ends, less and less beyond them.
  private func offset(for pan: Pan, _ index: Int) -> Double {
    let layout = items[index].layout
    let top = layout.largest.offset
    let bottom = layout.smallest.offset
    if pan.pull < top {
      return top - band(layout.extentAbove).displacement(for: top - pan.pull)
    }
    guard pan.pull > bottom else { return pan.pull }
    switch pan.permission {
    case .granted: return min(pan.pull, layout.dismissOffset)
    // Unanswered, the sheet waits at its end; the answer comes with the same turn or counts as a refusal.
    case .asked:
      return isWaiting(for: pan.item) ? bottom : bottom + band(layout.extentBelow).displacement(for: pan.pull - bottom)
    case .unknown, .refused: return bottom + band(layout.extentBelow).displacement(for: pan.pull - bottom)
    }
  }

  /// The pull that gives an offset: the inverse of the above, for a finger that takes over a sheet.
  private func pull(for offset: Double, _ index: Int, mayDismiss: Bool) -> Double {
    let layout = items[index].layout
    let top = layout.largest.offset
    let bottom = layout.smallest.offset
    if offset < top { return top - band(layout.extentAbove).pull(for: top - offset) }
    guard offset > bottom, !mayDismiss else { return offset }
    return bottom + band(layout.extentBelow).pull(for: offset - bottom)
  }

  private func band(_ extent: Double) -> RubberBand {
    RubberBand(coefficient: tuning.rubberBandCoefficient, extent: extent)
  }

  /// Keeps what a finger holds under it, after the layout changed.
  mutating func reanchorPan() {
    guard let pan, let index = index(of: pan.item) else { return }
    let pull = pull(for: items[index].offset.value(at: now), index, mayDismiss: pan.permission == .granted)
    self.pan?.pull = pull
  }

  // MARK: Below the smallest detent

  /// Asks, begins and cancels a dismissal as the pull passes the smallest stop.
  private mutating func updateDismissal(_ index: Int, into effects: inout Effects) {
    guard let pan else { return }
    let layout = items[index].layout
    guard pan.pull > layout.smallest.offset else {
      cancelDismissal(index, into: &effects)
      if pan.permission == .granted { self.pan?.permission = .unknown }
      return
    }
    if pan.permission == .unknown {
      let permission = permission(index, for: .drag, into: &effects)
      self.pan?.permission = permission
    }
    switch self.pan?.permission {
    case .granted: beginDismissal(index, into: &effects)
    case .refused: attempt(index, into: &effects)
    default: break
    }
  }

  /// Told once in a drag, when a refused pull has gone far enough. [CH-S]
  private mutating func attempt(_ index: Int, into effects: inout Effects) {
    guard let pan, !pan.hasAttempted else { return }
    let layout = items[index].layout
    let displacement = band(layout.extentBelow).displacement(for: pan.pull - layout.smallest.offset)
    guard displacement > layout.extentBelow * tuning.attemptFraction else { return }
    self.pan?.hasAttempted = true
    effects.list.append(.notice(.didAttemptToDismiss(items[index].id)))
  }

  /// The answer to a drag's question.
  mutating func takeDragPermission(_ isGranted: Bool, _ index: Int, wasWaiting: Bool, into effects: inout Effects) {
    guard let pan, pan.item == items[index].id, pan.permission == .asked else { return }
    if isGranted, !wasWaiting {
      // The finger has gone on against the band: from here on the sheet follows it, without a jump.
      self.pan?.pull = items[index].offset.value(at: now)
    }
    self.pan?.permission = isGranted ? .granted : .refused
    place(index, into: &effects)
  }
}
