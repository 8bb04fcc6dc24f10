// SPDX-License-Identifier: Apache-2.0

import SheetMotion

/// The fingers on a window, the one drag that they may lead, the wheel, and the momentum that a drag leaves behind.
///
/// Presentations appear here only as identifiers. `Stack` has the positions of sheets and the effects of a drag on
/// them.
struct Gestures: Sendable {
  /// The fingers that are down.
  var fingers = InPlaceArray<Finger>()
  /// The drag that moves a sheet, if there is one.
  private(set) var pan: Pan?
  /// The samples of the drag's finger. Kept for their storage.
  private var tracker = VelocityTracker()
  private(set) var wheel = Wheel.idle
  /// The momentum of a scroller after a gesture that the sheet owned.
  private(set) var momentum: Shared<Momentum>?
  /// The scroller that last scrolled by itself, and the time when the finger left it.
  private var lastScroll = (id: ScrollerID(rawValue: 0), time: -Seconds.infinity)

  /// Whether a drag or momentum is under way that a jump of the clock would disturb.
  var isUnderWay: Bool { pan != nil || momentum != nil }

  /// Returns whether a finger or a wheel drags a presentation.
  @inline(__always)
  func drags(_ id: PresentationID) -> Bool { pan?.item == id }

  /// Ends everything that depends on earlier times, when the clock jumps.
  mutating func forgetTimes() {
    wheel = .idle
    momentum = nil
    lastScroll.time = -.infinity
  }

  // MARK: The drag

  /// Begins a drag with its first sample.
  mutating func begin(_ pan: Pan) {
    tracker.reset()
    tracker.add(time: pan.lastSample, position: 0)
    self.pan = pan
  }

  /// Records a sample of the drag. Positive is down. Returns `false` if the sample moves nothing.
  mutating func follow(by delta: Double, at time: Seconds) -> Bool {
    guard var travel = pan?.travel else { return false }
    travel += delta
    pan?.travel = travel
    pan?.lastSample = time
    tracker.add(time: time, position: travel)
    guard delta != 0 else { return false }
    pan?.isUntouched = false
    pan?.scroller = nil
    return true
  }

  /// Returns the velocity of the drag's finger, in points per second.
  func velocity(at time: Seconds) -> Double { tracker.velocity(at: time) }

  /// Records whether the drag may dismiss the presentation.
  mutating func permit(_ permission: Pan.Permission) {
    pan?.permission = permission
  }

  /// Records that an attempt to dismiss was reported.
  mutating func noteAttempt() {
    pan?.hasAttempted = true
  }

  /// Transfers the drag to another finger on the same sheet. Returns `false` if no other finger is down.
  mutating func handOver(_ layer: Layer) -> Bool {
    for next in fingers.indices where fingers[next].target.layer == layer {
      guard case .panning = fingers[next].state else { continue }
      let leader = fingers[next].id
      pan?.finger = leader
      return true
    }
    return false
  }

  mutating func endPan() {
    pan = nil
  }

  // MARK: Fingers

  /// Returns the last location of a finger that drags a presentation: the leading finger or, before the drag begins,
  /// any finger that came down on it. `nil` for all other fingers.
  func lastPoint(of touch: TouchID, dragging id: PresentationID) -> Point? {
    guard let slot = fingers.index(of: touch), fingers[slot].target.layer == .presentation(id) else { return nil }
    if let pan, pan.item == id, pan.finger != touch { return nil }
    return fingers[slot].last
  }

  /// Adds the fingers that are on a sheet when its drag begins. They may take over the lead later, as may those that
  /// come down after that.
  mutating func gatherFingers(on id: PresentationID, into effects: inout Effects) {
    for slot in fingers.indices where fingers[slot].target.layer == .presentation(id) {
      switch (fingers[slot].state, fingers[slot].target.part) {
      case (.claimed, _):
        fingers[slot].state = .panning
      case (.undecided, .content), (.undecided, .header), (.undecided, .grabber):
        guard !fingers[slot].competing.contains(where: { $0.hasBegun }) else { continue }
        fingers[slot].state = .panning
        effects.list.append(.claim(fingers[slot].id, .sheet))
      default: continue
      }
    }
  }

  /// Removes the fingers of a presentation that has ended.
  mutating func forgetFingers(on id: PresentationID) {
    for slot in fingers.indices.reversed() where fingers[slot].target.layer == .presentation(id) {
      fingers.remove(at: slot)
    }
  }

  // MARK: Scrollers

  /// Gives a finger's delta to the scrollers under it, innermost first, as far as they can scroll. Returns the
  /// remainder.
  mutating func scroll(under slot: Int, by delta: Double, into effects: inout Effects) -> Double {
    var left = delta
    for position in fingers[slot].scrollers.indices {
      guard delta < 0 ? left < 0 : left > 0 else { break }
      left = scroll(position, under: slot, by: left, into: &effects)
    }
    return left
  }

  private mutating func scroll(
    _ position: Int, under slot: Int, by delta: Double, into effects: inout Effects
  ) -> Double {
    let scroller = fingers[slot].scrollers[position]
    guard scroller.range.dy > 0 else { return delta }
    let wanted = (scroller.offset.dy - delta).clamped(from: 0, to: scroller.range.dy)
    let moved = scroller.offset.dy - wanted
    guard moved != 0 else { return delta }
    // Another finger on the same scroller may take over.
    for finger in fingers.indices {
      for other in fingers[finger].scrollers.indices where fingers[finger].scrollers[other].id == scroller.id {
        let end = fingers[finger].scrollers[other].range.dy
        fingers[finger].scrollers[other].offset.dy = wanted.clamped(from: 0, to: end)
      }
    }
    pan?.scroller = scroller.id
    pan?.lastScroller = scroller.id
    effects.list.append(.scroll(scroller.id, fingers[slot].scrollers[position].offset))
    return delta - moved
  }

  /// Gives the delta to the scroller that the drag scrolled last, even if it can't scroll farther. Returns `false` if
  /// there is none.
  mutating func holdLastScroller() -> Bool {
    guard let last = pan?.lastScroller else { return false }
    pan?.scroller = last
    return true
  }

  /// Records that a finger has left a scroller that scrolls by itself.
  mutating func noteScroll(of scroller: ScrollerID, at now: Seconds) {
    lastScroll = (scroller, now)
  }

  /// Returns whether a scroller under a finger has scrolled by itself within the interval before now.
  func hasJustScrolled(_ finger: Finger, at now: Seconds, within interval: Seconds) -> Bool {
    let last = lastScroll.id
    return now - lastScroll.time < interval && finger.scrollers.contains { $0.range.dy > 0 && $0.id == last }
  }

  // MARK: Momentum

  mutating func begin(_ momentum: Momentum) {
    self.momentum = Shared(momentum)
  }

  mutating func stopMomentum() {
    momentum = nil
  }

  /// Scrolls to the current offset of the momentum.
  mutating func playMomentum(at now: Seconds, into effects: inout Effects) {
    guard let running = momentum?.value else { return }
    let offset = running.decay.value(at: min(now, running.end) - running.start)
    let wanted = offset.clamped(from: 0, to: running.range)
    effects.list.append(.scroll(running.scroller, Vector(dx: running.x, dy: wanted)))
    if now >= running.end || wanted != offset { momentum = nil }
  }

  // MARK: The wheel

  /// Called when a wheel's stream begins or continues and does not belong to the sheet.
  mutating func ignoreWheel(until deadline: Seconds) {
    wheel = .ignoring(deadline: deadline)
  }

  mutating func dragByWheel(until deadline: Seconds) {
    wheel = .dragging(deadline: deadline)
  }

  /// Ends the stream of the wheel. The next delta begins another one.
  mutating func forgetWheel() {
    wheel = .idle
  }

  /// Releases the sheet from a wheel, without velocity. Deltas until the deadline are the device's momentum. Returns
  /// `false` if the wheel drags nothing.
  mutating func liftWheel(until deadline: Seconds) -> Bool {
    guard case .dragging = wheel else { return false }
    wheel = .ignoring(deadline: deadline)
    guard pan != nil, pan?.finger == nil else { return false }
    tracker.reset()
    return true
  }
}
