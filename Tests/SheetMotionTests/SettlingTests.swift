// SPDX-License-Identifier: Apache-2.0

import SeededNumbers
import Testing

@testable import SheetMotion

@Suite struct SettlingTests {
  /// The last of many evenly spaced times at which the motion is farther away than the tolerance.
  static func lastOutside(_ motion: SpringMotion, _ tolerance: Double, until end: Double, points: Int) -> Double {
    for index in stride(from: points, through: 0, by: -1) {
      let time = end * Double(index) / Double(points)
      if (motion.value(at: time) - motion.target).magnitude > tolerance { return time }
    }
    return 0
  }

  @Test(arguments: dampingRatios.filter { $0 > 0 })
  func nothingIsOutsideAfterIt(dampingRatio: Double) {
    var random = SeededRandom(seed: 31)
    for _ in 0..<150 {
      let motion = SpringMotionTests.random(&random, dampingRatio: dampingRatio)
      let tolerance = random.logarithmic(0.01...10)
      let duration = motion.settlingDuration(within: tolerance)
      #expect(duration.isFinite && duration <= motion.restTime, "seed 31: \(motion), \(tolerance)")
      // The result is exact: outside just before it, inside from it on.
      let slack = tolerance * 1e-9 + 1e-12
      #expect(
        (motion.value(at: duration) - motion.target).magnitude <= tolerance + slack, "seed 31: \(motion), \(tolerance)")
      if duration > 0 {
        let before = duration - min(duration * 1e-6, 1e-5 / motion.spring.angularFrequency)
        #expect(
          (motion.value(at: before) - motion.target).magnitude > tolerance * (1 - 1e-12),
          "seed 31: \(motion), \(tolerance), \(duration)")
      }
      // Brute force: no later time is outside.
      for index in 1...300 {
        let time = duration + Double(index) / 100 / motion.spring.angularFrequency * max(1, dampingRatio)
        let distance = (motion.value(at: time) - motion.target).magnitude
        #expect(distance <= tolerance + slack, "seed 31: \(motion), \(tolerance), \(duration), \(time)")
      }
    }
  }

  @Test func itIsTheLastMomentOutside() {
    var random = SeededRandom(seed: 32)
    for ratio in [0.02, 0.3, 0.8, 1, 1.5, 4.56] {
      for _ in 0..<10 {
        let motion = SpringMotionTests.random(&random, dampingRatio: ratio)
        let tolerance = random.logarithmic(0.01...10)
        let duration = motion.settlingDuration(within: tolerance)
        let end = duration * 1.5 + 0.1
        let last = Self.lastOutside(motion, tolerance, until: end, points: 20_000)
        #expect((duration - last).magnitude <= end / 20_000 * 1.01, "seed 32: \(motion), \(tolerance), \(duration)")
      }
    }
  }

  @Test func whereThereIsNothingToSettle() {
    let spring = Spring(response: 0.4, dampingRatio: 1)
    #expect(SpringMotion(from: 5, to: 5, velocity: 0, spring: spring).settlingDuration(within: 0.1) == 0)
    #expect(SpringMotion(from: 5, to: 5.05, velocity: 0.1, spring: spring).settlingDuration(within: 0.1) == 0)
    let motion = SpringMotion(from: 0, to: 5, velocity: 0, spring: spring)
    #expect(motion.settlingDuration(within: 0) == motion.restTime)
    #expect(motion.settlingDuration(within: .nan) == motion.restTime)
    let swing = SpringMotion(from: 0, to: 5, velocity: 0, spring: Spring(response: 0.4, dampingRatio: 0))
    #expect(swing.settlingDuration(within: 4.9) == .infinity)
    #expect(swing.settlingDuration(within: 5.1) == 0)
  }

  /// Also where tan u / u and tanh u / u are nearly 1, close to critical damping.
  @Test(arguments: dampingRatios + [1 + 1e-7, 1 + 3e-8, 1 - 3e-8, 1 + 1e-8])
  func theVelocityIsZeroAtTheFirstExtremum(dampingRatio: Double) {
    var random = SeededRandom(seed: 33)
    var found = 0
    for _ in 0..<100 {
      let motion = SpringMotionTests.random(&random, dampingRatio: dampingRatio)
      guard let time = motion.firstExtremum else { continue }
      found += 1
      let bound = 1e-11 * motion.point(at: time).acceleration.magnitude * time
      #expect(motion.velocity(at: time).magnitude <= bound + 1e-300, "seed 33: \(motion) at \(time)")
      let turnsBefore = (1..<20).contains {
        motion.velocity(at: time * Double($0) / 20) * motion.initialVelocity < 0
      }
      #expect(!turnsBefore, "seed 33: \(motion)")
    }
    #expect(found > 25, "\(dampingRatio)")
  }
}
