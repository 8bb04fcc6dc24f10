// SPDX-License-Identifier: Apache-2.0

import SheetMotion

extension Stack {
  /// Ends a drag. The sheet continues to where its velocity takes it. `scrollers` are those under its finger.
  mutating func release(at time: Seconds, over scrollers: [Scroller], into effects: inout Effects) {
    guard let pan = gestures.pan, let index = index(of: pan.item) else { return }
    gestures.endPan()
    effects.notify(.dragEnded(pan.item, wasCanceled: false))
    items[index].cause = .release
    let velocity = fingerVelocity(at: time)
    if let scroller = pan.scroller {
      beginMomentum(scroller, of: scrollers, item: pan.item, velocity: velocity)
      settleAfterRelease(index, pan, velocity: 0, into: &effects)
    } else {
      settleAfterRelease(index, pan, velocity: pan.isUntouched ? 0 : velocity, into: &effects)
    }
  }

  /// Returns the velocity of the drag's finger, bounded by `SheetTuning.fastestVelocity`.
  func fingerVelocity(at time: Seconds) -> Double {
    bounded(gestures.velocity(at: time))
  }

  /// Cancels a drag. The sheet moves to the nearest stop and is never dismissed.
  mutating func abandonPan(into effects: inout Effects) {
    guard let pan = gestures.pan, let index = index(of: pan.item) else { return }
    gestures.endPan()
    effects.notify(.dragEnded(pan.item, wasCanceled: true))
    items[index].cause = .release
    let nearest = items[index].layout.nearestIndex(to: items.offset(of: index, at: now))
    settleOnChoice(index, at: items[index].layout.stops[nearest], velocity: 0, isFlick: false, into: &effects)
  }

  /// Ends the drag of a sheet that leaves or changes its form under the finger.
  mutating func releasePan(of id: PresentationID, into effects: inout Effects) {
    guard gestures.drags(id) else { return }
    gestures.endPan()
    effects.notify(.dragEnded(id, wasCanceled: true))
    gestures.forgetWheel()
  }

  private mutating func settleAfterRelease(
    _ index: Int, _ pan: Pan, velocity: Double, into effects: inout Effects
  ) {
    if pan.isUntouched && !items[index].stage.hasUsersDismissal {
      // The sheet was caught and released without a move, so it continues to its earlier target.
      return settleOnChoice(index, at: items.selectedStop(of: index), velocity: 0, isFlick: false, into: &effects)
    }
    // Without an answer, the finger's own movement counts, not the movement under the band.
    var ends = items[index].ends
    if pan.permission == .asked { ends.below = .free }
    let release = target(ofItemAt: index, velocity: velocity, ends: ends)
    switch release.stop {
    case .some(let stop):
      let key = key(for: stop, index)
      settleOnChoice(index, at: key, velocity: velocity, isFlick: release.isFlick, into: &effects)
    case .none:
      switch pan.permission {
      case .granted: dismissByRelease(index, velocity: velocity, into: &effects)
      case .refused:
        settleOnChoice(index, at: items[index].layout.smallest, velocity: velocity, isFlick: false, into: &effects)
      case .unknown, .asked:
        // Until the answer arrives, the sheet moves to its smallest detent.
        if pan.permission == .asked,
          questions.turnDragQuestion(of: items[index].id, intoRelease: velocity, in: clock.turn)
        {
          return head(index, for: items[index].layout.smallest, velocity: velocity, isFlick: false, into: &effects)
        }
        switch permission(index, for: .release(velocity: velocity), into: &effects) {
        case .granted: dismissByRelease(index, velocity: velocity, into: &effects)
        case .asked: head(index, for: items[index].layout.smallest, velocity: velocity, isFlick: false, into: &effects)
        case .refused, .unknown:
          settleOnChoice(index, at: items[index].layout.smallest, velocity: velocity, isFlick: false, into: &effects)
        }
      }
    }
  }

  /// Dismisses by a release. The answer about the settle target may still send the sheet elsewhere.
  mutating func dismissByRelease(_ index: Int, velocity: Double, into effects: inout Effects) {
    guard items[index].configuration.wantsSettleTarget else {
      return dismissByUser(index, velocity: velocity, into: &effects)
    }
    ask(.settleTarget(nil), index, for: .leave(velocity: velocity), into: &effects)
    head(index, for: items[index].layout.smallest, velocity: velocity, isFlick: false, into: &effects)
  }

  /// Returns the stop where a release would come to rest. `nil` means dismissal.
  ///
  /// It is the stop nearest to the projected offset. A flick that projects back onto the stop that is nearest now goes
  /// one stop further in its direction. [CH-S]
  func target(ofItemAt index: Int, velocity: Double, ends: Ends? = nil) -> (stop: Stop?, isFlick: Bool) {
    let layout = items[index].layout
    let offset = layout.offset(for: items.travel(of: index, at: now), ends: ends ?? items[index].ends)
    let speed = velocity.magnitude < tuning.stillVelocity ? 0 : velocity
    let projection = Projection(decelerationRate: tuning.decelerationRate)
    let projected = offset + projection.distance(velocity: speed)
    // The indices count the stops from small to large. Below them, index -1 means dismissal.
    let here = nearest(to: offset, layout)
    var there = nearest(to: projected, layout)
    let isFlick = speed.magnitude >= tuning.flickVelocity
    if isFlick, place(here, layout) == place(there, layout) {
      // Detents at one position are one stop. [RNS]
      let step = speed < 0 ? 1 : -1
      repeat {
        there += step
      } while there >= 0 && there < layout.stops.count && place(here, layout) == place(there, layout)
    }
    there = min(max(there, -1), layout.stops.count - 1)
    return (there < 0 ? nil : layout.stops[there], isFlick)
  }

  private func place(_ index: Int, _ layout: Layout) -> Double {
    index < 0 ? layout.leaveOffset : layout.stops[index].offset
  }

  private func nearest(to offset: Double, _ layout: Layout) -> Int {
    let index = layout.nearestIndex(to: offset)
    let distance = (layout.stops[index].offset - offset).magnitude
    return (layout.leaveOffset - offset).magnitude < distance ? -1 : index
  }

  /// Returns the stop to select. If several detents have one height, the selected one stays selected.
  private mutating func key(for stop: Stop, _ index: Int) -> Stop {
    let selected = items.selectedStop(of: index)
    return selected.offset == stop.offset ? selected : stop
  }

  /// Selects a stop as the user's choice and starts the sheet's motion to it.
  mutating func settleOnChoice(
    _ index: Int, at stop: Stop, velocity: Double, isFlick: Bool, into effects: inout Effects
  ) {
    guard items[index].configuration.wantsSettleTarget else {
      select(stop.key, index, into: &effects)
      head(index, for: stop, velocity: velocity, isFlick: isFlick, into: &effects)
      return finishIfPresent(index, into: &effects)
    }
    ask(.settleTarget(stop.key), index, for: .settle(stop.key, velocity: velocity), into: &effects)
    head(index, for: stop, velocity: velocity, isFlick: isFlick, into: &effects)
  }

  /// Starts the motion to a stop that was just chosen, or that a question is about.
  private mutating func head(
    _ index: Int, for stop: Stop, velocity: Double, isFlick: Bool, into effects: inout Effects
  ) {
    let target = restOffset(of: index, at: stop.offset)
    let spring = isFlick ? tuning.flickSpring : tuning.spring
    items[index].beginSettling(into: &effects)
    items[index].travel.run(to: target, at: now, velocity: velocity, spring: spring, tolerance: restTolerance)
    items[index].modelOffset = target
    markChanged(index)
  }

  /// Ends a motion of no length, unless a question about it is open. In that case the answer ends it.
  mutating func finishIfPresent(_ index: Int, into effects: inout Effects) {
    guard items[index].phase == .settling, !items[index].isMoving else { return }
    finish(index, into: &effects)
  }

  /// Records the user's choice. Reports it if the detent has changed. [HDR18]
  mutating func select(_ key: DetentKey, _ index: Int, into effects: inout Effects) {
    guard items.selectedStop(of: index).key != key else { return }
    items[index].configuration.sheet.selected = key
    effects.notify(.detentSelected(items[index].id, key))
  }

  private mutating func beginMomentum(
    _ id: ScrollerID, of scrollers: [Scroller], item: PresentationID, velocity: Double
  ) {
    guard let scroller = scrollers.first(where: { $0.id == id }) else { return }
    let decay = ScrollDecay(
      from: scroller.offset.dy, velocity: -velocity, decelerationRate: tuning.scrollDecelerationRate)
    gestures.begin(
      Momentum(
        scroller: id, item: item, decay: decay, start: now, range: scroller.range.dy, x: scroller.offset.dx,
        end: now + decay.duration(untilSpeed: ScrollDecay.endSpeed)))
  }

  /// Called when time has passed: momentum continues, progress is reported, and a wheel that has paused lets go.
  mutating func advance(into effects: inout Effects) {
    gestures.playMomentum(at: now, into: &effects)
    if case .dragging(let deadline) = gestures.wheel, now >= deadline { endWheel(into: &effects) }
    for index in items.indices where items[index].isMoving && items[index].configuration.wantsProgressInMotion {
      reportProgress(of: index, into: &effects)
    }
  }
}
