// SPDX-License-Identifier: Apache-2.0

import SheetEngine
import SheetMotion

/// The distance and direction between two fingers.
struct FingerPair {
  /// The distance, in points.
  let distance: CGFloat
  /// The direction from the first finger to the second, in radians, clockwise from the positive x-axis, -π...π.
  let angle: CGFloat

  /// Creates a pair from the first two touches, or returns `nil` if there are fewer than two.
  @MainActor init?(_ touches: [UITouch]) {
    guard touches.count >= 2 else { return nil }
    let (one, other) = (touches[0].location(in: nil), touches[1].location(in: nil))
    let way = CGPoint(x: other.x - one.x, y: other.y - one.y)
    distance = (way.x * way.x + way.y * way.y).squareRoot()
    angle = CGFloat(FingerPair.direction(x: Double(way.x), y: Double(way.y)))
  }

  /// Returns the angle by which the pair has rotated since `other`, in radians, -π...π.
  func turn(from other: FingerPair) -> CGFloat {
    let turn = angle - other.angle
    if turn > .pi { return turn - 2 * .pi }
    if turn < -.pi { return turn + 2 * .pi }
    return turn
  }

  /// Returns the direction of a vector, in radians, -π...π. Returns 0 for a zero vector.
  ///
  /// The arc tangent of a slope t in 0...1 is reduced by arctan t = 2 arctan(t / (1 + √(1 + t²))), three times, so that
  /// the series t − t³/3 + t⁵/5 − t⁷/7 is exact to 10⁻⁹.
  static func direction(x: Double, y: Double) -> Double {
    let (run, rise) = (x.magnitude, y.magnitude)
    guard max(run, rise) > 0 else { return 0 }
    var slope = min(run, rise) / max(run, rise)
    for _ in 0..<3 { slope /= 1 + (1 + slope * slope).squareRoot() }
    let square = slope * slope
    var angle = 8 * slope * (1 - square * (1 / 3 - square * (1 / 5 - square / 7)))
    if rise > run { angle = .pi / 2 - angle }
    if x < 0 { angle = .pi - angle }
    return y < 0 ? -angle : angle
  }
}

/// The fingers of a two-finger gesture, and the velocity of the value that they change.
struct FingerPairMotion {
  /// The fingers when the second one came down, and at the latest move. `nil` with fewer than two fingers.
  private(set) var first: FingerPair?
  private(set) var last: FingerPair?
  private var rate = VelocityTracker()
  private var latest: Seconds = 0

  /// The velocity of the value, per second, at the latest event.
  var velocity: CGFloat { CGFloat(rate.velocity(at: latest)) }

  /// Restarts the pair, because a finger has come down.
  @MainActor mutating func begin(_ touches: [UITouch]) {
    first = FingerPair(touches)
    last = first
    rate.reset()
  }

  mutating func move(to pair: FingerPair, value: CGFloat, at time: Seconds) {
    last = pair
    rate.add(time: time, position: Double(value))
  }

  /// Notes the time of an event, at which the velocity is read.
  mutating func note(_ time: Seconds) {
    latest = time
  }

  /// Forgets the pair, because a finger has lifted. The velocity remains.
  mutating func lift() {
    (first, last) = (nil, nil)
  }

  mutating func resetVelocity() {
    rate.reset()
  }
}
