// SPDX-License-Identifier: Apache-2.0

import SheetMotion

/// Computes the key points of a layer's motion, so close that straight lines between them stay within the tolerance.
struct Baker: Sendable {
  /// The stack at a later time. Kept for its storage.
  private var later: Snapshot
  /// The key times in seconds from now. Kept for their storage.
  private var times: [Seconds] = []

  init(in surroundings: Surroundings) {
    later = Snapshot(in: surroundings)
  }

  /// Appends the key points of a layer's motion from now on. Returns `nil` if nothing of the layer changes.
  mutating func bake(
    _ items: InPlaceArray<Item>, ofItemAt index: Int, from placement: Placement, box: Size, at now: Seconds,
    in surroundings: Surroundings, into effects: inout Effects
  ) -> Motion? {
    let tuning = surroundings.tuning
    let scale = surroundings.environment.displayScale
    let layer = Baked(items: items, index: index, now: now, surroundings: surroundings)
    times.removeAll(keepingCapacity: true)
    var duration = 0.0
    for above in items.influences(onLayer: index) {
      guard items[above].end > now else { continue }
      duration = max(duration, items[above].end - now)
      items[above].travel.keyTimes(from: now, tolerance: tuning.bakingTolerance, scale: scale, into: &times)
      if items[above].fade.end > now {
        times.append(0)
        times.append(items[above].fade.end - now)
      }
    }
    guard duration > 0 else { return nil }
    times.putInOrder(by: <)
    refineTimes(of: layer, from: placement)
    let first = effects.keys.count
    var last = -1.0
    var changes = false
    var height = box.height
    for time in times where time > last {
      last = time
      let key = time == 0 ? placement : look(of: layer, at: time)
      changes = changes || key != placement
      height = max(height, key.frame.height)
      effects.keys.append(MotionKey(time: time, placement: key))
    }
    guard changes else {
      while effects.keys.count > first { effects.keys.removeLast() }
      return nil
    }
    return Motion(
      start: now, duration: duration, keys: first..<effects.keys.count, box: Size(width: box.width, height: height))
  }

  /// Adds key times where straight lines would miss the layer by more than the tolerance.
  ///
  /// The key times of the trajectories are already in the list. Between them, the look of a layer can have further
  /// bends: at the ends of the rubber band and of a ramp, and where a card moves with two sheets at once.
  private mutating func refineTimes(of layer: Baked, from placement: Placement) {
    var start = VisibleState(time: 0, placement)
    for position in 0..<times.count where times[position] > start.time {
      let end = visibleState(of: layer, at: times[position])
      split(layer, from: start, to: end, depth: 10)
      start = end
    }
    times.putInOrder(by: <)
  }

  private mutating func split(_ layer: Baked, from start: VisibleState, to end: VisibleState, depth: Int) {
    let tuning = layer.surroundings.tuning
    let tolerance = tuning.bakingTolerance / layer.surroundings.environment.displayScale
    var middle = start
    var isMissed = false
    for quarter in 1...3 {
      let share = Double(quarter) / 4
      let here = visibleState(of: layer, at: .mix(start.time, end.time, share))
      isMissed =
        isMissed
        || here.isMissed(from: start, to: end, share, points: tolerance, fraction: tuning.bakingFractionTolerance)
      if quarter == 2 { middle = here }
    }
    guard isMissed, depth > 0, middle.time > start.time, middle.time < end.time else { return }
    times.append(middle.time)
    split(layer, from: start, to: middle, depth: depth - 1)
    split(layer, from: middle, to: end, depth: depth - 1)
  }

  private mutating func visibleState(of layer: Baked, at time: Seconds) -> VisibleState {
    VisibleState(time: time, look(of: layer, at: time))
  }

  /// Returns the look of a layer after a number of seconds.
  private mutating func look(of layer: Baked, at time: Seconds) -> Placement {
    later.pose(layer.items, at: layer.now + time, in: layer.surroundings)
    return later.placement(ofItemAt: layer.index)
  }
}

/// The layer whose motion is baked, among the other layers.
private struct Baked {
  let items: InPlaceArray<Item>
  let index: Int
  let now: Seconds
  let surroundings: Surroundings
}

/// The visible state of a layer at one time of its motion.
private struct VisibleState {
  let time: Seconds
  private let frame: Rect
  private let alpha: Double
  private let dimming: Double
  private let shadow: Double
  private let grabber: Double

  init(time: Seconds, _ placement: Placement) {
    self.time = time
    frame = placement.visibleFrame
    alpha = placement.alpha
    dimming = placement.dimming
    shadow = placement.shadow
    grabber = placement.grabber
  }

  /// Returns whether a straight line between two other states misses this state by more than a tolerance.
  func isMissed(from start: VisibleState, to end: VisibleState, _ share: Double, points: Double, fraction: Double)
    -> Bool
  {
    func misses(_ one: Double, _ here: Double, _ other: Double, _ tolerance: Double) -> Bool {
      (here - .mix(one, other, share)).magnitude > tolerance
    }
    return misses(start.frame.x, frame.x, end.frame.x, points)
      || misses(start.frame.y, frame.y, end.frame.y, points)
      || misses(start.frame.maxX, frame.maxX, end.frame.maxX, points)
      || misses(start.frame.maxY, frame.maxY, end.frame.maxY, points)
      || misses(start.alpha, alpha, end.alpha, fraction)
      || misses(start.dimming, dimming, end.dimming, fraction)
      || misses(start.shadow, shadow, end.shadow, fraction)
      || misses(start.grabber, grabber, end.grabber, fraction)
  }
}
