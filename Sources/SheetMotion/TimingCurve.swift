// SPDX-License-Identifier: Apache-2.0

/// A function from the fraction of the time to the fraction of the distance: a cubic Bézier from (0, 0) to (1, 1).
///
/// x(s) = 3(1 − s)²s·x₁ + 3(1 − s)s²·x₂ + s³ is the time and y(s) the distance. With both x in 0...1, x(s) never
/// decreases, so there is one value for each time.
public struct TimingCurve: Hashable, Sendable {
  /// The time of the first control point, 0...1.
  public let x1: Double
  /// The distance of the first control point, −10...10, so that the curve may begin backward.
  public let y1: Double
  /// The time of the second control point, 0...1.
  public let x2: Double
  /// The distance of the second control point, −10...10, so that the curve may go beyond its end.
  public let y2: Double

  /// Creates a curve.
  ///
  /// An x outside 0...1 and a y outside −10...10 count as the nearer end. If one of the numbers is NaN, the curve is
  /// `linear`.
  public init(x1: Double, y1: Double, x2: Double, y2: Double) {
    guard !x1.isNaN, !y1.isNaN, !x2.isNaN, !y2.isNaN else {
      self = .linear
      return
    }
    self.x1 = min(max(x1, 0), 1)
    self.y1 = min(max(y1, -10), 10)
    self.x2 = min(max(x2, 0), 1)
    self.y2 = min(max(y2, -10), 10)
  }

  /// The curve whose fraction of the distance equals the fraction of the time.
  public static var linear: TimingCurve { TimingCurve(x1: 0, y1: 0, x2: 1, y2: 1) }
  /// Slow at the beginning: (0.42, 0), (1, 1), as in CSS.
  public static var easeIn: TimingCurve { TimingCurve(x1: 0.42, y1: 0, x2: 1, y2: 1) }
  /// Slow at the end: (0, 0), (0.58, 1), as in CSS.
  public static var easeOut: TimingCurve { TimingCurve(x1: 0, y1: 0, x2: 0.58, y2: 1) }
  /// Slow at both ends: (0.42, 0), (0.58, 1), as in CSS.
  public static var easeInOut: TimingCurve { TimingCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1) }

  /// Returns the fraction of the distance at a fraction of the time: 0 up to 0, 1 from 1 on, 0 for NaN.
  public func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    return TimingCurve.value(parameter(at: time), y1, y2)
  }

  /// Returns the slope of the curve at a fraction of the time. At the ends it is the slope just inside.
  ///
  /// It is always finite: where the curve is vertical, the slope is measured over a step of 10⁻⁶.
  public func slope(at time: Double) -> Double {
    let time = time > 0 ? min(time, 1) : 0
    let parameter = parameter(at: time)
    let run = TimingCurve.derivative(parameter, x1, x2)
    if run > 1e-4 { return TimingCurve.derivative(parameter, y1, y2) / run }
    let (before, after) = (max(time - 1e-6, 0), min(time + 1e-6, 1))
    return (value(at: after) - value(at: before)) / (after - before)
  }

  /// Returns the s at which x(s) is the time, by Newton's steps. A step that leaves the bracket is replaced by
  /// bisection.
  private func parameter(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    var low = 0.0
    var high = 1.0
    var parameter = time
    for _ in 0..<80 {
      let excess = TimingCurve.value(parameter, x1, x2) - time
      if excess == 0 { break }
      if excess > 0 { high = parameter } else { low = parameter }
      var next = parameter - excess / TimingCurve.derivative(parameter, x1, x2)
      if !(next > low && next < high) { next = (low + high) / 2 }
      if next == parameter { break }
      parameter = next
    }
    return parameter
  }

  private static func value(_ s: Double, _ first: Double, _ second: Double) -> Double {
    let c = 3 * first
    let b = 3 * (second - first) - c
    let a = 1 - c - b
    return ((a * s + b) * s + c) * s
  }

  private static func derivative(_ s: Double, _ first: Double, _ second: Double) -> Double {
    let c = 3 * first
    let b = 3 * (second - first) - c
    let a = 1 - c - b
    return (3 * a * s + 2 * b) * s + c
  }
}
