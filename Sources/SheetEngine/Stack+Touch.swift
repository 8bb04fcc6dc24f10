import SheetMotion

extension Stack {
  mutating func touchBegan(
    _ touch: Touch, on target: TouchTarget, _ scrollers: [Scroller], _ rivals: [Rival], at time: Seconds,
    into effects: inout Effects
  ) {
    guard touch.point.isFinite else { return }
    // The host reuses a name that it never ended: the old finger is lost.
    touchCancelled(touch.id, into: &effects)
    glide = nil
    endWheel(into: &effects)
    var finger = Finger(
      id: touch.id, start: touch.point, last: touch.point, anchor: touch.point, target: target,
      scrollers: Scroller.sanitized(scrollers), rivals: rivals)
    guard case .presentation(let id) = target.layer, let index = index(of: id) else {
      finger.state = .left(.content)
      fingers.append(finger)
      return
    }
    switch target.part {
    case .dimming, .outside:
      break
    case .content, .header, .grabber:
      if let pan, pan.item == id, pan.finger != nil {
        // Another finger on the sheet that is being dragged: it may take over.
        finger.state = .panning
        effects.list.append(.claim(touch.id, .sheet))
      } else if pan == nil, isCatchable(index), !rivals.contains(where: { $0.hasBegun }) {
        catchInFlight(index, &finger, at: time, into: &effects)
      }
    }
    fingers.append(finger)
  }

  mutating func touchMoved(_ touch: Touch, at time: Seconds, into effects: inout Effects) {
    guard touch.point.isFinite, let slot = fingers.index(of: touch.id) else { return }
    let travelled = Vector(
      dx: touch.point.x - fingers[slot].start.x, dy: touch.point.y - fingers[slot].start.y)
    if max(travelled.dx.magnitude, travelled.dy.magnitude) > tuning.tapSlop { fingers[slot].isTap = false }

    if case .undecided = fingers[slot].state {
      guard travelled != .zero else { return }
      let owner = owner(of: fingers[slot], moving: travelled)
      fingers[slot].state = owner == .sheet ? .claimed : .left(owner)
      effects.list.append(.claim(touch.id, owner))
    }
    if case .claimed = fingers[slot].state {
      // Of the slop's way the sheet sees nothing, so it starts without a jump.
      let way = touch.point.y - fingers[slot].anchor.y
      guard way.magnitude > tuning.slop, case .presentation(let id) = fingers[slot].target.layer,
        pan == nil, let index = index(of: id)
      else {
        fingers[slot].last = touch.point
        // While another finger drags another sheet its way counts for nothing.
        if pan != nil { fingers[slot].anchor = touch.point }
        return
      }
      fingers[slot].state = .panning
      fingers[slot].last.y = fingers[slot].anchor.y + (way < 0 ? -tuning.slop : tuning.slop)
      beginPan(index, finger: touch.id, startsAtTop: fingers[slot].isAtTop, at: time, into: &effects)
    }
    guard case .panning = fingers[slot].state else {
      fingers[slot].last = touch.point
      return
    }
    let delta = touch.point.y - fingers[slot].last.y
    fingers[slot].last = touch.point
    guard pan?.finger == touch.id else { return }
    movePan(by: delta, scrolling: slot, at: time, into: &effects)
  }

  mutating func touchEnded(_ touch: Touch, at time: Seconds, into effects: inout Effects) {
    if touch.point.isFinite { touchMoved(touch, at: time, into: &effects) }
    guard let slot = fingers.index(of: touch.id) else { return }
    let finger = fingers.remove(at: slot)
    switch finger.state {
    case .panning:
      guard pan?.finger == finger.id, !handOver(finger.target.layer) else { return }
      release(at: time, over: finger.scrollers, into: &effects)
      if finger.isTap, finger.target.part == .grabber { activate(finger.target, into: &effects) }
    case .left(let owner):
      let way = Vector(dx: finger.last.x - finger.start.x, dy: finger.last.y - finger.start.y)
      if owner == .scroller, way.dy.magnitude >= way.dx.magnitude,
        let scroller = finger.scrollers.first(where: { $0.range.dy > 0 })
      {
        lastScroll = (scroller.id, now)
      }
      // A tap on the dimming may tremble.
      let isTap = finger.isTap && (finger.target.part == .dimming || finger.target.part == .outside)
      if isTap { activate(finger.target, into: &effects) }
    case .undecided, .claimed:
      let isTap = finger.isTap && finger.target.part != .content && finger.target.part != .header
      if isTap { activate(finger.target, into: &effects) }
    }
  }

  mutating func touchCancelled(_ id: TouchID, into effects: inout Effects) {
    guard let slot = fingers.index(of: id) else { return }
    let finger = fingers.remove(at: slot)
    guard case .panning = finger.state, pan?.finger == id, !handOver(finger.target.layer) else { return }
    abandonPan(into: &effects)
  }

  /// Lets another finger on the same sheet lead on; `false` if there is none.
  private mutating func handOver(_ layer: Layer) -> Bool {
    for next in fingers.indices where fingers[next].target.layer == layer {
      guard case .panning = fingers[next].state else { continue }
      let leader = fingers[next].id
      pan?.finger = leader
      return true
    }
    return false
  }

  // MARK: Whose finger is it

  /// Decided once, at the first move however short.
  // Mutating, so that nobody copies the stack to call it.
  mutating func owner(of finger: Finger, moving way: Vector) -> Owner {
    guard case .presentation(let id) = finger.target.layer, let index = index(of: id), isDraggable(index),
      finger.target.part != .dimming, finger.target.part != .outside
    else { return finger.scrollers.isEmpty ? .content : .scroller }
    let isHorizontal = way.dx.magnitude > way.dy.magnitude
    for rival in finger.rivals {
      switch rival.axis {
      case _ where rival.hasBegun: return .content
      case .both: return .content
      case .horizontal: if isHorizontal { return .content }
      case .vertical: if !isHorizontal { return .content }
      }
    }
    if isHorizontal {
      return finger.scrollers.contains { $0.range.dx > 0 } ? .scroller : .sheet
    }
    return ownerOfVerticalMove(finger, isUp: way.dy < 0, index)
  }

  private mutating func ownerOfVerticalMove(_ finger: Finger, isUp: Bool, _ index: Int) -> Owner {
    guard finger.target.part == .content, finger.verticalScrollers else { return .sheet }
    let expanding = items[index].configuration.sheet.handoffExpanding
    let collapsing = items[index].configuration.sheet.handoffCollapsing
    if !isUp, finger.isAtTop, finger.refreshes { return .scroller }
    // The finger that pushes the keyboard away does not take the sheet along. [CH-S]
    let keyboard = environment.keyboard
    if !isUp, finger.dismissesKeyboard, keyboard.isVisible, keyboard.owner == items[index].id { return .scroller }
    if collapsing == .within { return .sheet }
    if !finger.isAtTop { return .scroller }
    let last = lastScroll.id
    if now - lastScroll.time < tuning.scrollRepeatInterval,
      finger.scrollers.contains(where: { $0.range.dy > 0 && $0.id == last })
    {
      return .scroller
    }
    if isUp {
      let canGrow = items.offset(of: index, at: now) > items[index].layout.largest.offset + restTolerance
      return canGrow && expanding != .none ? .sheet : .scroller
    }
    return collapsing != .none ? .sheet : .scroller
  }

  /// Whether a finger can move it at all.
  mutating func isDraggable(_ index: Int) -> Bool {
    guard items[index].form == .sheet, items[index].layout.stance != .filling else { return false }
    return items[index].phase != .dismissing || items[index].leavesByUser
  }

  /// Whether a finger stops it where it is: it is seen to move, and not on its way out in code.
  ///
  /// Who comes down while it creeps over its last point means what is under the finger.
  private mutating func isCatchable(_ index: Int) -> Bool {
    guard isDraggable(index), items[index].travel.isMoving else { return false }
    let left = items.travel(of: index, at: now) - items[index].travel.target
    return left.magnitude > 1 || items.speed(of: index, at: now).magnitude > 30
  }
}
