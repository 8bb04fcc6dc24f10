// SPDX-License-Identifier: Apache-2.0

import SheetMotion

extension Stack {
  /// Handles a wheel or trackpad over a sheet as a drag without a release. It ends when no event has arrived for a
  /// while.
  ///
  /// The delta is that of the content: positive scrolls down, which moves a sheet up. A scroller that can scroll takes
  /// it first.
  mutating func wheel(
    _ delta: Vector, over target: TouchTarget, _ scrollers: [Scroller], isEnd: Bool, at time: Double,
    into effects: inout Effects
  ) {
    guard delta.dx.isFinite, delta.dy.isFinite else { return }
    if let deadline = gestures.wheel.deadline, now > deadline {
      endWheel(into: &effects)
      gestures.forgetWheel()
    }
    if case .idle = gestures.wheel { beginWheel(delta, over: target, scrollers, at: time, into: &effects) }
    let deadline = now + tuning.wheelPause
    switch gestures.wheel {
    case .idle: break
    case .ignoring: gestures.ignoreWheel(until: deadline)
    case .dragging:
      gestures.dragByWheel(until: deadline)
      movePan(by: -delta.dy, scrolling: nil, at: time, into: &effects)
    }
    if isEnd {
      endWheel(into: &effects)
      gestures.forgetWheel()
    }
  }

  private mutating func beginWheel(
    _ delta: Vector, over target: TouchTarget, _ scrollers: [Scroller], at time: Double, into effects: inout Effects
  ) {
    guard delta != .zero else { return }
    gestures.ignoreWheel(until: now)
    guard gestures.pan == nil, case .presentation(let id) = target.layer, let index = index(of: id),
      items[index].configuration.sheet.followsWheel
    else { return }
    let finger = Finger(
      id: TouchID(rawValue: .min), start: .zero, last: .zero, anchor: .zero, target: target,
      scrollers: Scroller.sanitized(scrollers), competing: [])
    // A wheel's delta is never split. A scroller that can scroll back takes all of it, whatever the hand-off.
    if delta.dy < 0, target.part == .content, finger.hasVerticalScrollers, !finger.isAtTop { return }
    guard owner(of: finger, moving: Vector(dx: -delta.dx, dy: -delta.dy)) == .sheet else { return }
    gestures.dragByWheel(until: now)
    beginPan(index, finger: nil, at: time, into: &effects)
  }

  /// Releases the sheet, without velocity. Later events are the device's momentum.
  mutating func endWheel(into effects: inout Effects) {
    guard gestures.liftWheel(until: now + tuning.wheelPause) else { return }
    release(at: now, over: [], into: &effects)
  }
}
