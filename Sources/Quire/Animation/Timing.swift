// SPDX-License-Identifier: Apache-2.0

import SheetEngine
import SheetMotion

/// The course of a view's change: a closed form of time, 0 at its start and 1 at its end.
struct Timing: Sendable {
  enum Shape: Sendable {
    case curve(CubicCurve)
    /// A spring from 0 to 1.
    case spring(SpringMotion)
    /// The course of a sheet's motion.
    case way(Way)
    /// The position of the playhead, unchanged, also beyond its ends.
    case even
  }

  let shape: Shape
  /// The duration in seconds, above 0.
  let duration: Seconds

  init(_ curve: CubicCurve, duration: Seconds) {
    shape = .curve(curve)
    self.duration = duration
  }

  /// Creates the timing of a spring. It lasts until less than a two-thousandth of the distance is left. `velocity` is
  /// in whole distances per second.
  init(_ spring: Spring, velocity: Double = 0) {
    let motion = SpringMotion(from: 0, to: 1, velocity: velocity, spring: spring)
    shape = .spring(motion)
    duration = motion.settlingDuration(within: Timing.settlingTolerance)
  }

  /// Creates the timing of a spring that has come to rest after `duration`. `velocity` is in whole distances per
  /// second.
  init(settlingIn duration: Seconds, dampingRatio: Double, velocity: Double) {
    let ratio = dampingRatio > 0.05 ? min(dampingRatio, 1) : 0.05
    // The settling time grows in proportion to the response.
    let unit = SpringMotion(from: 0, to: 1, velocity: 0, spring: Spring(response: 1, dampingRatio: ratio))
    let spring = Spring(
      response: duration / unit.settlingDuration(within: Timing.restTolerance), dampingRatio: ratio)
    shape = .spring(SpringMotion(from: 0, to: 1, velocity: velocity, spring: spring))
    self.duration = duration
  }

  /// Creates the timing of the rest of a sheet's motion.
  init(_ way: Way) {
    shape = .way(way)
    duration = way.duration
  }

  /// The timing for a transaction whose playhead determines it.
  static let even = Timing()

  private init() {
    shape = .even
    duration = 1
  }

  private static let settlingTolerance = 0.0005
  /// The fraction of the distance that remains when a spring with a given duration counts as settled. [OPENUIKIT]
  private static let restTolerance = 0.001

  /// Returns the progress at `time`, in seconds since the start.
  func progress(at time: Seconds) -> Double {
    if time <= 0 { return 0 }
    if time >= duration { return 1 }
    switch shape {
    case .curve(let curve): return curve.value(at: time / duration)
    case .spring(let motion): return motion.value(at: time)
    case .way(let way): return way.progress(at: time)
    case .even: return time / duration
    }
  }

  /// Returns the progress at a fraction of the duration.
  func progress(ofWay part: Double) -> Double {
    if case .even = shape { return part }
    return progress(at: part * duration)
  }
}

/// A Bézier curve from (0, 0) to (1, 1), as in CSS.
struct CubicCurve: Hashable, Sendable {
  let x1: Double
  let y1: Double
  let x2: Double
  let y2: Double

  static let linear = CubicCurve(x1: 0, y1: 0, x2: 1, y2: 1)
  static let easeIn = CubicCurve(x1: 0.42, y1: 0, x2: 1, y2: 1)
  static let easeOut = CubicCurve(x1: 0, y1: 0, x2: 0.58, y2: 1)
  static let easeInOut = CubicCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)

  /// Returns y where x is `part`, 0...1.
  func value(at part: Double) -> Double {
    if part <= 0 { return 0 }
    if part >= 1 { return 1 }
    // x increases with the parameter, so bisection finds it. 2⁻⁴⁰ is far below a pixel.
    var low = 0.0
    var high = 1.0
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if CubicCurve.at(middle, x1, x2) < part { low = middle } else { high = middle }
    }
    return CubicCurve.at((low + high) / 2, y1, y2)
  }

  private static func at(_ s: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - s
    return 3 * rest * rest * s * first + 3 * rest * s * s * second + s * s * s
  }
}
