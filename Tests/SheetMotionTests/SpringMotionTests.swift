// SPDX-License-Identifier: Apache-2.0

import SeededNumbers
import Testing

@testable import SheetMotion

/// Ratios on both sides of each border, and far from it.
let dampingRatios = [
  0, 1e-6, 0.05, 0.3, 0.8, 0.99, 1 - 1e-6, 1 - 1e-9, 1 - 0x1p-53, 1, 1 + 0x1p-52, 1 + 1e-9, 1 + 1e-6, 1.01, 1.5, 4.56,
  30, 100,
]

@Suite struct SpringMotionTests {
  /// The differential equation, integrated step by step (Runge–Kutta of order 4).
  static func integrated(_ motion: SpringMotion, until time: Double, steps: Int) -> (value: Double, velocity: Double) {
    let omega = motion.spring.angularFrequency
    let ratio = motion.spring.dampingRatio
    func acceleration(_ y: Double, _ v: Double) -> Double { -omega * omega * y - 2 * ratio * omega * v }
    var y = motion.from - motion.target
    var v = motion.initialVelocity
    let h = time / Double(steps)
    for _ in 0..<steps {
      let (y1, v1) = (v, acceleration(y, v))
      let (y2, v2) = (v + h / 2 * v1, acceleration(y + h / 2 * y1, v + h / 2 * v1))
      let (y3, v3) = (v + h / 2 * v2, acceleration(y + h / 2 * y2, v + h / 2 * v2))
      let (y4, v4) = (v + h * v3, acceleration(y + h * y3, v + h * v3))
      y += h / 6 * (y1 + 2 * y2 + 2 * y3 + y4)
      v += h / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
    }
    return (motion.target + y, v)
  }

  static func random(_ random: inout SeededRandom, dampingRatio: Double? = nil) -> SpringMotion {
    let ratio = dampingRatio ?? dampingRatios[Int(random.next() % UInt64(dampingRatios.count))]
    let spring = Spring(response: random.logarithmic(0.05...2), dampingRatio: ratio)
    return SpringMotion(
      from: random.double(-1000...1000), to: random.double(-1000...1000), velocity: random.double(-8000...8000),
      spring: spring)
  }

  /// The reference for errors: the greatest possible distance of the motion.
  static func size(_ motion: SpringMotion) -> Double {
    (motion.from - motion.target).magnitude + motion.initialVelocity.magnitude / motion.spring.angularFrequency
  }

  @Test(arguments: dampingRatios.filter { $0 <= 30 })
  func solvesTheEquation(dampingRatio: Double) {
    var random = SeededRandom(seed: 11)
    for _ in 0..<20 {
      let motion = Self.random(&random, dampingRatio: dampingRatio)
      let omega = motion.spring.angularFrequency
      let time = random.double(0...6) / omega
      let steps = Int(400 * (1 + dampingRatio * 4))
      let expected = Self.integrated(motion, until: time, steps: steps)
      let (value, velocity) = motion.state(at: time)
      let bound = 1e-8 * Self.size(motion)
      #expect((value - expected.value).magnitude < bound, "seed 11: \(motion) at \(time)")
      #expect((velocity - expected.velocity).magnitude < bound * omega, "seed 11: \(motion) at \(time)")
    }
  }

  @Test(arguments: dampingRatios)
  func velocityIsTheDerivative(dampingRatio: Double) {
    var random = SeededRandom(seed: 12)
    for _ in 0..<200 {
      let motion = Self.random(&random, dampingRatio: dampingRatio)
      let omega = motion.spring.angularFrequency
      let time = random.double(0.01...8) / omega
      let h = 1e-5 / omega / (1 + dampingRatio)
      let slope = (motion.value(at: time + h) - motion.value(at: time - h)) / (2 * h)
      let bound = 1e-7 * (Self.size(motion) + motion.target.magnitude * 0.01) * omega * (1 + dampingRatio)
      #expect((motion.velocity(at: time) - slope).magnitude < bound, "seed 12: \(motion) at \(time)")
    }
  }

  @Test func theStartAndTheEndAreExact() {
    var random = SeededRandom(seed: 13)
    for _ in 0..<2000 {
      let motion = Self.random(&random)
      for time in [0, -0.0, -1, -.infinity, .nan] {
        #expect(motion.value(at: time).bitPattern == motion.from.bitPattern, "seed 13: \(motion)")
        #expect(motion.velocity(at: time).bitPattern == motion.initialVelocity.bitPattern, "seed 13: \(motion)")
      }
      guard motion.spring.dampingRatio > 0 else {
        #expect(motion.restTime == .infinity)
        continue
      }
      #expect(motion.restTime.isFinite, "seed 13: \(motion)")
      #expect(motion.value(at: motion.restTime) == motion.target, "seed 13: \(motion)")
      #expect(motion.velocity(at: motion.restTime) == 0, "seed 13: \(motion)")
      #expect(motion.value(at: .infinity) == motion.target)
      let before = motion.state(at: motion.restTime * (1 - 1e-9))
      #expect((before.value - motion.target).magnitude <= motion.target.ulp + 1e-20, "seed 13: \(motion)")
      #expect(before.velocity.magnitude <= 1e-16, "seed 13: \(motion)")
    }
  }

  @Test func theFirstMomentIsContinuous() {
    var random = SeededRandom(seed: 14)
    for _ in 0..<2000 {
      let motion = Self.random(&random)
      let (value, velocity) = motion.state(at: 1e-12)
      #expect((value - motion.from).magnitude < 1e-7, "seed 14: \(motion)")
      #expect((velocity - motion.initialVelocity).magnitude < 1e-3, "seed 14: \(motion)")
    }
  }

  /// A ratio near 1 is nearly the critical motion. Cancellation would show as noise.
  @Test(arguments: [1e-3, 1e-6, 1e-9, 1e-12, 0x1p-52])
  func theBorderOfDampingIsContinuous(distance: Double) {
    var random = SeededRandom(seed: 15)
    for _ in 0..<500 {
      let critical = Self.random(&random, dampingRatio: 1)
      let omega = critical.spring.angularFrequency
      let time = random.double(0...10) / omega
      let expected = critical.state(at: time)
      for ratio in [1 - distance, 1 + distance] {
        let motion = SpringMotion(
          from: critical.from, to: critical.target, velocity: critical.initialVelocity,
          spring: Spring(response: critical.spring.response, dampingRatio: ratio))
        let (value, velocity) = motion.state(at: time)
        let bound = (4 * distance + 1e-14) * (Self.size(critical) + critical.target.magnitude * 0.1)
        #expect((value - expected.value).magnitude <= bound, "seed 15: \(motion) at \(time)")
        #expect((velocity - expected.velocity).magnitude <= 4 * bound * omega, "seed 15: \(motion) at \(time)")
      }
    }
  }

  /// Where the over-damped form changes from series to exponentials.
  @Test func theSeriesMeetsTheExponentials() {
    for ratio in [1.000_001, 1.1, 3, 100] {
      let motion = SpringMotion(
        from: 600, to: 0, velocity: -2000, spring: Spring(response: 0.4, dampingRatio: ratio))
      let border = 1 / motion.frequency
      let (before, after) = (motion.state(at: border * (1 - 1e-14)), motion.state(at: border * (1 + 1e-14)))
      #expect((before.value - after.value).magnitude < 1e-9, "\(ratio)")
      #expect((before.velocity - after.velocity).magnitude < 1e-8, "\(ratio)")
    }
  }

  @Test func aRetargetKeepsPositionAndVelocity() {
    var random = SeededRandom(seed: 16)
    for _ in 0..<500 {
      var motion = Self.random(&random)
      for _ in 0..<8 {
        let time = random.double(0...0.5)
        let (value, velocity) = motion.state(at: time)
        let next = motion.retargeted(to: random.double(-1000...1000), at: time)
        #expect(next.value(at: 0) == value, "seed 16: \(motion) at \(time)")
        #expect(next.velocity(at: 0) == velocity, "seed 16: \(motion) at \(time)")
        motion = next
      }
      // Retargeted to its own target, the motion continues unchanged.
      let (time, later) = (random.double(0...0.3), random.double(0...0.3))
      let same = motion.retargeted(to: motion.target, at: time)
      let bound = 1e-11 * (Self.size(motion) + 1000)
      #expect(
        (same.value(at: later) - motion.value(at: time + later)).magnitude < bound,
        "seed 16: \(motion) at \(time), \(later)")
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, .leastNonzeroMagnitude, 0])
  func oddNumbersGiveFiniteOnes(odd: Double) {
    for ratio in dampingRatios {
      for response in [1e-6, 0.3, 1e300] {
        let spring = Spring(response: response, dampingRatio: ratio)
        let motions = [
          SpringMotion(from: odd, to: 100, velocity: 10, spring: spring),
          SpringMotion(from: 100, to: odd, velocity: 10, spring: spring),
          SpringMotion(from: 100, to: 0, velocity: odd, spring: spring),
          SpringMotion(from: odd, to: odd, velocity: odd, spring: spring),
        ]
        for motion in motions {
          for time in [0, 1e-300, 1e-9, 0.1, 1, 1e6, 1e300, .infinity, .nan, odd] {
            let (value, velocity) = motion.state(at: time)
            #expect(value.isFinite && velocity.isFinite, "\(motion) at \(time)")
            #expect(motion.value(at: time) == value && motion.velocity(at: time) == velocity, "\(motion) at \(time)")
          }
          #expect(motion.settlingDuration(within: 0.1) >= 0, "\(motion)")
        }
      }
    }
    let motion = SpringMotion(from: .nan, to: 100, velocity: .nan, spring: Spring(response: 1, dampingRatio: 1))
    #expect(motion.from == 100 && motion.initialVelocity == 0)
  }
}
