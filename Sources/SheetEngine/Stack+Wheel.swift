import SheetMotion

extension Stack {
  /// A wheel or trackpad over a sheet is a drag that nobody lets go: it ends when nothing has come for a while.
  ///
  /// The delta is the content's: positive scrolls down, as the sheet goes up. Where a scroller can take it, it does.
  mutating func wheel(
    _ delta: Vector, over target: TouchTarget, _ scrollers: [Scroller], isEnd: Bool, at time: Double,
    into effects: inout Effects
  ) {
    guard delta.dx.isFinite, delta.dy.isFinite else { return }
    if let deadline = wheel.deadline, now > deadline {
      endWheel(into: &effects)
      wheel = .idle
    }
    if case .idle = wheel { beginWheel(delta, over: target, scrollers, at: time, into: &effects) }
    let deadline = now + tuning.wheelPause
    switch wheel {
    case .idle: break
    case .ignoring: wheel = .ignoring(deadline: deadline)
    case .dragging:
      wheel = .dragging(deadline: deadline)
      movePan(by: -delta.dy, scrolling: nil, at: time, into: &effects)
    }
    if isEnd {
      endWheel(into: &effects)
      wheel = .idle
    }
  }

  private mutating func beginWheel(
    _ delta: Vector, over target: TouchTarget, _ scrollers: [Scroller], at time: Double, into effects: inout Effects
  ) {
    guard delta != .zero else { return }
    wheel = .ignoring(deadline: now)
    guard pan == nil, case .presentation(let id) = target.layer, let index = index(of: id),
      items[index].configuration.sheet.followsWheel
    else { return }
    let finger = Finger(
      id: TouchID(rawValue: .min), start: .zero, last: .zero, anchor: .zero, target: target,
      scrollers: Scroller.sanitized(scrollers), rivals: [])
    // A wheel's way is never split: what can scroll back takes all of it, whatever the hand-off.
    if delta.dy < 0, target.part == .content, finger.verticalScrollers, !finger.isAtTop { return }
    guard owner(of: finger, moving: Vector(dx: -delta.dx, dy: -delta.dy)) == .sheet else { return }
    wheel = .dragging(deadline: now)
    beginPan(index, finger: nil, at: time, into: &effects)
  }

  /// Lets the sheet go, without speed: what comes after is the device's momentum.
  mutating func endWheel(into effects: inout Effects) {
    guard case .dragging = wheel else { return }
    wheel = .ignoring(deadline: now + tuning.wheelPause)
    guard pan != nil, pan?.finger == nil else { return }
    tracker.reset()
    release(at: now, over: [], into: &effects)
  }
}
