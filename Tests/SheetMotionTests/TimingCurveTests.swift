// SPDX-License-Identifier: Apache-2.0

import SeededNumbers
import Testing

@testable import SheetMotion

/// The Bézier curve, compared with bisection of its definition.
@Suite struct TimingCurveTests {
  static let named: [TimingCurve] = [.linear, .easeIn, .easeOut, .easeInOut]

  /// 3(1 − s)²s·p₁ + 3(1 − s)s²·p₂ + s³, literally.
  static func bernstein(_ s: Double, _ p1: Double, _ p2: Double) -> Double {
    3 * (1 - s) * (1 - s) * s * p1 + 3 * (1 - s) * s * s * p2 + s * s * s
  }

  static func halved(_ curve: TimingCurve, _ time: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<100 {
      let middle = (low + high) / 2
      if bernstein(middle, curve.x1, curve.x2) < time { low = middle } else { high = middle }
    }
    return bernstein(low, curve.y1, curve.y2)
  }

  static func random(_ random: inout SeededRandom) -> TimingCurve {
    TimingCurve(
      x1: random.double(0...1), y1: random.double(-1...2), x2: random.double(0...1), y2: random.double(-1...2))
  }

  @Test func isWhatHalvingFinds() {
    var random = SeededRandom(seed: 21)
    for _ in 0..<3000 {
      let curve = Self.random(&random)
      let time = random.double(0...1)
      // If x hardly grows with s, y is as exact as x: the error of s is the square root or the cube root of a rounding
      // error.
      let isSteep = curve.slope(at: time).magnitude > 100
      #expect(
        (curve.value(at: time) - Self.halved(curve, time)).magnitude < (isSteep ? 1e-4 : 1e-12), "\(curve) at \(time)")
    }
  }

  @Test(arguments: [
    // s = 0.5 by symmetry; CSS's ease-in is 0.3153 half way, ease-out 0.6847, the mirror of it.
    (TimingCurve.linear, 0.5, 0.5), (.easeInOut, 0.5, 0.5), (.easeIn, 0.5, 0.315357), (.easeOut, 0.5, 0.684643),
    // CSS's ease: 0.8024 half way.
    (TimingCurve(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1), 0.5, 0.802403),
  ])
  func knownValues(curve: TimingCurve, time: Double, value: Double) {
    #expect((curve.value(at: time) - value).magnitude < 1e-6)
  }

  @Test func theSlopeIsTheDerivative() {
    var random = SeededRandom(seed: 22)
    for _ in 0..<3000 {
      let curve = Self.random(&random)
      let time = random.double(0.01...0.99)
      let slope = curve.slope(at: time)
      guard slope.magnitude < 20 else { continue }
      let step = 1e-6
      let difference = (curve.value(at: time + step) - curve.value(at: time - step)) / (2 * step)
      #expect((slope - difference).magnitude < 1e-3 * max(slope.magnitude, 1), "\(curve) at \(time)")
    }
    // At the start it is y₁ / x₁.
    #expect((TimingCurve(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1).slope(at: 0) - 0.4).magnitude < 1e-12)
    #expect(TimingCurve.linear.slope(at: 0.3) == 1)
  }

  @Test func theEndsAreExact() {
    var random = SeededRandom(seed: 23)
    for curve in Self.named + (0..<100).map({ _ in Self.random(&random) }) {
      for time in [0.0, -1, -Double.infinity, .nan] { #expect(curve.value(at: time) == 0) }
      for time in [1.0, 2, Double.infinity] { #expect(curve.value(at: time) == 1) }
    }
  }

  @Test func uprightItStaysFinite() {
    let upright = TimingCurve(x1: 0, y1: 1, x2: 0, y2: 1)
    for time in [0.0, 1e-9, 0.5, 1] {
      #expect(upright.slope(at: time).isFinite && upright.value(at: time).isFinite)
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -5])
  func oddNumbersGiveACurve(odd: Double) {
    for curve in [
      TimingCurve(x1: odd, y1: 0, x2: 1, y2: 1), TimingCurve(x1: 0, y1: odd, x2: 1, y2: 1),
      TimingCurve(x1: 0.2, y1: 0, x2: odd, y2: 1), TimingCurve(x1: 0.2, y1: 0, x2: 0.5, y2: odd),
    ] {
      for step in 0...20 {
        #expect(curve.value(at: Double(step) / 20).isFinite && curve.slope(at: Double(step) / 20).isFinite)
      }
      #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1)
    }
  }
}
