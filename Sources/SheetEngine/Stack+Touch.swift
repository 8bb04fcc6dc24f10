// SPDX-License-Identifier: Apache-2.0

import SheetMotion

extension Stack {
  mutating func touchBegan(
    _ touch: Touch, on target: TouchTarget, _ scrollers: [Scroller], _ competing: [CompetingGesture], at time: Seconds,
    into effects: inout Effects
  ) {
    guard touch.point.isFinite else { return }
    // The host reuses the identifier of a touch that never ended, so the old touch is canceled.
    touchCanceled(touch.id, into: &effects)
    gestures.stopMomentum()
    endWheel(into: &effects)
    var finger = Finger(
      id: touch.id, start: touch.point, last: touch.point, anchor: touch.point, target: target,
      scrollers: Scroller.sanitized(scrollers), competing: competing)
    guard case .presentation(let id) = target.layer, let index = index(of: id) else {
      finger.state = .left(.content)
      gestures.fingers.append(finger)
      return
    }
    switch target.part {
    case .dimming, .outside:
      break
    case .content, .header, .grabber:
      if let pan = gestures.pan, pan.item == id, pan.finger != nil {
        // Another finger is on the sheet that is being dragged. It may take over.
        finger.state = .panning
        effects.list.append(.claim(touch.id, .sheet))
      } else if gestures.pan == nil, isCatchable(index), !competing.contains(where: { $0.hasBegun }) {
        catchInFlight(index, &finger, at: time, into: &effects)
      }
    }
    gestures.fingers.append(finger)
  }

  mutating func touchMoved(_ touch: Touch, at time: Seconds, into effects: inout Effects) {
    guard touch.point.isFinite, let slot = gestures.fingers.index(of: touch.id) else { return }
    let way = gestures.fingers[slot].travel(to: touch.point, tapSlop: tuning.tapSlop)
    if case .undecided = gestures.fingers[slot].state {
      guard way != .zero else { return }
      // Read before the call: as an argument it would make the call copy the whole stack.
      let finger = gestures.fingers[slot]
      let owner = owner(of: finger, moving: way)
      gestures.fingers[slot].belong(to: owner)
      effects.list.append(.claim(touch.id, owner))
    }
    if case .claimed = gestures.fingers[slot].state { touchClaimed(touch.point, slot, at: time, into: &effects) }
    let delta = gestures.fingers[slot].follow(to: touch.point)
    guard case .panning = gestures.fingers[slot].state, gestures.pan?.finger == touch.id else { return }
    movePan(by: delta, scrolling: slot, at: time, into: &effects)
  }

  /// Begins a drag once a claimed finger has moved by the slop, which does not move the sheet.
  private mutating func touchClaimed(_ point: Point, _ slot: Int, at time: Seconds, into effects: inout Effects) {
    // While another finger drags another sheet, this finger's movement is ignored.
    if gestures.pan != nil { gestures.fingers[slot].anchor = point }
    guard (point.y - gestures.fingers[slot].anchor.y).magnitude > tuning.slop,
      case .presentation(let id) = gestures.fingers[slot].target.layer, let index = index(of: id)
    else { return }
    gestures.fingers[slot].passSlop(tuning.slop, to: point)
    let (finger, startsAtTop) = (gestures.fingers[slot].id, gestures.fingers[slot].isAtTop)
    beginPan(index, finger: finger, startsAtTop: startsAtTop, at: time, into: &effects)
  }

  mutating func touchEnded(_ touch: Touch, at time: Seconds, into effects: inout Effects) {
    if touch.point.isFinite { touchMoved(touch, at: time, into: &effects) }
    guard let slot = gestures.fingers.index(of: touch.id) else { return }
    let finger = gestures.fingers.remove(at: slot)
    switch finger.state {
    case .panning:
      guard gestures.pan?.finger == finger.id, !gestures.handOver(finger.target.layer) else { return }
      release(at: time, over: finger.scrollers, into: &effects)
      if finger.isTap, finger.target.part == .grabber { activate(finger.target, into: &effects) }
    case .left(let owner):
      let way = Vector(dx: finger.last.x - finger.start.x, dy: finger.last.y - finger.start.y)
      if owner == .scroller, way.dy.magnitude >= way.dx.magnitude,
        let scroller = finger.scrollers.first(where: { $0.range.dy > 0 })
      {
        gestures.noteScroll(of: scroller.id, at: now)
      }
      // A tap on the dimming may move within the slop.
      let isTap = finger.isTap && (finger.target.part == .dimming || finger.target.part == .outside)
      if isTap { activate(finger.target, into: &effects) }
    case .undecided, .claimed:
      let isTap = finger.isTap && finger.target.part != .content && finger.target.part != .header
      if isTap { activate(finger.target, into: &effects) }
    }
  }

  mutating func touchCanceled(_ id: TouchID, into effects: inout Effects) {
    guard let slot = gestures.fingers.index(of: id) else { return }
    let finger = gestures.fingers.remove(at: slot)
    guard case .panning = finger.state, gestures.pan?.finger == id, !gestures.handOver(finger.target.layer) else {
      return
    }
    abandonPan(into: &effects)
  }
}
