import SheetMotion

extension Stack {
  /// A finger comes down on a moving sheet: it stands where it is, at once.
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
    if items[index].phase == .dismissing { items[index].leavesByUser = false }
    let offset = items.offset(of: index, at: now)
    items[index].travel.freeze(at: now)
    if items[index].ends.below != .free, items[index].travel.target > items[index].layout.smallest.offset {
      // Caught while it swings below its smallest stop: it goes on from where it is seen, whoever may dismiss it.
      items[index].travel.rest(at: offset)
      items[index].ends.below = .free
    }
    items[index].modelOffset = items.offset(of: index, at: now)
    touch(index)
    var pan = Pan(
      item: id, finger: finger, lastSample: time, startsAtTop: startsAtTop, start: items[index].travel.target,
      startOffset: items[index].modelOffset,
      isUntouched: isUntouched)
    if items[index].isDismissalUnderway { pan.permission = .granted }
    tracker.reset()
    tracker.add(time: time, position: 0)
    self.pan = pan
    if finger != nil { gatherFingers(on: id, into: &effects) }
    if wasPresenting { effects.tell(.presentationDidEnd(id)) }
    enter(.dragging, index, into: &effects)
    items[index].cause = .drag
    effects.tell(.dragBegan(id))
    if environment.keyboard.isVisible, environment.keyboard.owner == id, !items[index].ignoresKeyboard {
      items[index].ignoresKeyboard = true
      effects.list.append(.endEditing(id))
    }
    tellProgress(of: index, into: &effects)
  }

  /// Fingers that lie on a sheet when its drag begins may lead on, as those that come down on it later.
  private mutating func gatherFingers(on id: PresentationID, into effects: inout Effects) {
    for slot in fingers.indices where fingers[slot].target.layer == .presentation(id) {
      switch (fingers[slot].state, fingers[slot].target.part) {
      case (.claimed, _):
        fingers[slot].state = .panning
      case (.undecided, .content), (.undecided, .header), (.undecided, .grabber):
        guard !fingers[slot].rivals.contains(where: { $0.hasBegun }) else { continue }
        fingers[slot].state = .panning
        effects.list.append(.claim(fingers[slot].id, .sheet))
      default: continue
      }
    }
  }

  /// Moves the sheet, or the scroller under the finger, by a finger's delta: downwards is positive.
  mutating func movePan(by delta: Double, scrolling slot: Int?, at time: Seconds, into effects: inout Effects) {
    guard var pan, let index = index(of: pan.item), delta.isFinite else { return }
    pan.travel += delta
    pan.lastSample = time
    tracker.add(time: time, position: pan.travel)
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
    self.pan = pan
    move(index, by: rest)
    arrive(index, into: &effects)
  }

  /// Gives scrollers their part of a delta and answers what is left for the sheet.
  ///
  /// Up, the sheet goes first where it may expand, and what is left scrolls; down, the scroller goes back to its top
  /// first. A drag that has scrolled comes back to the sheet only where collapsing is allowed within the gesture.
  private mutating func split(
    _ delta: Double, _ pan: inout Pan, _ index: Int, _ slot: Int, into effects: inout Effects
  ) -> Double {
    let top = items[index].layout.largest.offset
    if delta < 0 {
      let limit: Double
      switch items[index].configuration.sheet.handoffExpanding {
      case .within: limit = top
      case .initial where pan.startsAtTop: return delta
      // What the gesture has pulled down it may push up again.
      case .initial, .none: limit = pan.start
      }
      let toSheet = max(delta, min(limit - items[index].travel.target, 0))
      var left = delta - toSheet
      for position in fingers[slot].scrollers.indices where left < 0 {
        left = scroll(position, slot, by: left, &pan, into: &effects)
      }
      return toSheet
    }
    var left = delta
    // What was pulled beyond the end comes back first.
    if items[index].travel.target < top {
      let back = min(left, top - items[index].travel.target)
      move(index, by: back)
      left -= back
    }
    for position in fingers[slot].scrollers.indices where left > 0 {
      left = scroll(position, slot, by: left, &pan, into: &effects)
    }
    if left > 0, let last = pan.lastScroller,
      items[index].configuration.sheet.handoffCollapsing != .within || fingers[slot].refreshes
    {
      pan.scroller = last
      return 0
    }
    return left
  }

  /// Scrolls one scroller by a finger's delta as far as it goes, and answers what is left.
  private mutating func scroll(
    _ position: Int, _ slot: Int, by delta: Double, _ pan: inout Pan, into effects: inout Effects
  ) -> Double {
    let scroller = fingers[slot].scrollers[position]
    guard scroller.range.dy > 0 else { return delta }
    let wanted = (scroller.offset.dy - delta).clamped(from: 0, to: scroller.range.dy)
    let moved = scroller.offset.dy - wanted
    guard moved != 0 else { return delta }
    // Another finger on the same scroller may lead on.
    for finger in fingers.indices {
      for other in fingers[finger].scrollers.indices where fingers[finger].scrollers[other].id == scroller.id {
        let end = fingers[finger].scrollers[other].range.dy
        fingers[finger].scrollers[other].offset.dy = wanted.clamped(from: 0, to: end)
      }
    }
    pan.scroller = scroller.id
    pan.lastScroller = scroller.id
    effects.list.append(.scroll(scroller.id, fingers[slot].scrollers[position].offset))
    return delta - moved
  }

  /// Moves a sheet's travel; far outside nothing is left to see of it, and the way back must not be endless.
  private mutating func move(_ index: Int, by delta: Double) {
    let layout = items[index].layout
    if delta < 0, items[index].ends.above == .free, items[index].travel.target < layout.largest.offset {
      // It stands above its largest stop, because its detents became smaller. Nothing pulls it up further without
      // the band; where it is too far up for the band, it stays.
      let displacement = layout.largest.offset - items[index].travel.target
      guard displacement <= layout.bandAbove.extent * holdableFraction else { return }
      items[index].travel.rest(at: layout.largest.offset - layout.bandAbove.pull(for: displacement))
      items[index].ends.above = .banded
    }
    let far = max(layout.container.height, tuning.farTravel)
    let lowest = max(layout.dismissOffset, layout.smallest.offset) + far
    let travel = (items[index].travel.target + delta).clamped(from: layout.largest.offset - far, to: lowest)
    items[index].travel.rest(at: travel)
    if travel >= items[index].layout.largest.offset { items[index].ends.above = .banded }
  }

  /// Takes up where the finger has put the sheet.
  private mutating func arrive(_ index: Int, into effects: inout Effects) {
    updateDismissal(index, into: &effects)
    items[index].modelOffset = items[index].layout.offset(
      for: items[index].travel.target, ends: items[index].ends)
    touch(index)
    tellProgress(of: index, into: &effects)
  }

  // MARK: Below the smallest detent

  /// Asks, begins and cancels a dismissal as the finger passes the smallest stop.
  private mutating func updateDismissal(_ index: Int, into effects: inout Effects) {
    guard let pan else { return }
    guard items[index].travel.target > items[index].layout.smallest.offset else {
      cancelDismissal(index, into: &effects)
      items[index].ends.below = .banded
      if pan.permission == .granted { self.pan?.permission = .unknown }
      return
    }
    if pan.permission == .unknown {
      let permission = permission(index, for: .drag, into: &effects)
      self.pan?.permission = permission
    }
    switch self.pan?.permission {
    case .granted:
      items[index].ends.below = .free
      beginDismissal(index, into: &effects)
    case .asked:
      // Unanswered, the sheet waits; the answer comes within the turn, or counts as a refusal until it comes.
      if items[index].ends.below != .free, isWaiting(for: pan.item) {
        items[index].ends.below = .held
      } else {
        holdBelow(index)
      }
    case .refused:
      holdBelow(index)
      attempt(index, into: &effects)
    case .unknown, nil: break
    }
  }

  /// Puts a sheet under the band below its smallest stop, where it is.
  ///
  /// One that is too far down for that, as when it was caught on its way in, follows the finger until it is not.
  mutating func holdBelow(_ index: Int) {
    defer {
      if items[index].ends.below == .held { items[index].ends.below = .banded }
    }
    guard items[index].ends.below == .free else { return }
    let layout = items[index].layout
    let displacement = items.offset(of: index, at: now) - layout.smallest.offset
    guard displacement <= layout.bandBelow.extent * holdableFraction else { return }
    items[index].travel.rest(at: layout.smallest.offset + layout.bandBelow.pull(for: displacement))
    items[index].ends.below = .banded
  }

  /// Of a band's extent; beyond it a pull would be many times as long as what is seen of it.
  private var holdableFraction: Double { 0.5 }

  /// Told once in a drag, when a refused pull has gone far enough: the finger's way counts, not what the band left of
  /// it. [CH-S]
  private mutating func attempt(_ index: Int, into effects: inout Effects) {
    guard let pan, !pan.hasAttempted, items[index].ends.below == .banded else { return }
    let layout = items[index].layout
    let pull = items[index].travel.target - layout.smallest.offset
    guard items.offset(of: index, at: now) > pan.startOffset, pull > layout.bandBelow.extent * tuning.attemptFraction
    else { return }
    self.pan?.hasAttempted = true
    effects.tell(.didAttemptToDismiss(items[index].id))
  }

  /// The answer to a drag's question.
  mutating func takeDragPermission(_ isGranted: Bool, _ index: Int, into effects: inout Effects) {
    guard let pan, pan.item == items[index].id, pan.permission == .asked else { return }
    if isGranted, items[index].ends.below == .banded {
      // The finger has gone on against the band: from here on the sheet follows it, without a jump.
      items[index].travel.rest(at: items.offset(of: index, at: now))
    }
    self.pan?.permission = isGranted ? .granted : .refused
    arrive(index, into: &effects)
  }
}
