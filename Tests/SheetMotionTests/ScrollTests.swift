// SPDX-License-Identifier: Apache-2.0

import SeededNumbers
import Testing

@testable import SheetMotion

@Suite struct ScrollTests {
  static let rates = [0.9, 0.99, 0.995, 0.998, 0.9999]

  static func decay(_ random: inout SeededRandom) -> ScrollDecay {
    ScrollDecay(
      from: random.double(-1000...1000), velocity: random.double(-6000...6000),
      decelerationRate: rates[Int(random.next() % UInt64(rates.count))])
  }

  @Test func theVelocityByHand() {
    // Half a second at 0.998 per millisecond leaves 0.998⁵⁰⁰ = 0.36751… of the velocity.
    let decay = ScrollDecay(from: 0, velocity: 1000)
    var share = 1.0
    for _ in 0..<500 { share *= 0.998 }
    #expect((decay.velocity(at: 0.5) - 1000 * share).magnitude < 1e-9)
    #expect((share - 0.367_5).magnitude < 1e-3)
    // 1000 / (−1000·ln 0.998) = 499.5 points.
    #expect((decay.restPosition - 499.5).magnitude < 1e-3)
  }

  /// Simpson's rule over the velocity.
  @Test func thePositionIsTheIntegralOfTheVelocity() {
    var random = SeededRandom(seed: 61)
    for _ in 0..<200 {
      let decay = Self.decay(&random)
      let time = random.double(0...3) * 10 / decay.decay
      let parts = 2000
      let step = time / Double(parts)
      var sum = decay.velocity(at: 0) + decay.velocity(at: time)
      for index in 1..<parts { sum += decay.velocity(at: step * Double(index)) * (index % 2 == 0 ? 2 : 4) }
      let expected = decay.from + sum * step / 3
      #expect((decay.value(at: time) - expected).magnitude < 1e-4, "seed 61: \(decay) at \(time)")
    }
  }

  @Test func itsTimes() {
    var random = SeededRandom(seed: 62)
    for _ in 0..<1000 {
      let decay = Self.decay(&random)
      let threshold = random.logarithmic(0.1...1000)
      let slow = decay.duration(untilSpeed: threshold)
      if decay.initialVelocity.magnitude > threshold {
        #expect((decay.velocity(at: slow).magnitude / threshold - 1).magnitude < 1e-10, "seed 62: \(decay)")
      } else {
        #expect(slow == 0)
      }
      let settled = decay.settlingDuration(within: 0.25)
      #expect((decay.value(at: settled) - decay.restPosition).magnitude <= 0.25 + 1e-9, "seed 62: \(decay)")
      let time = random.double(0...6) / decay.decay
      if let found = decay.time(reaching: decay.value(at: time)) {
        #expect((found - time).magnitude < 1e-9 / decay.decay * 1000, "seed 62: \(decay) at \(time)")
      } else {
        Issue.record("seed 62: \(decay) at \(time)")
      }
      let beyond = decay.restPosition + (decay.initialVelocity < 0 ? -1e-6 : 1e-6)
      #expect(decay.time(reaching: beyond) == nil, "seed 62: \(decay)")
      #expect(decay.time(reaching: decay.from - decay.initialVelocity) == nil, "seed 62: \(decay)")
    }
  }

  @Test func oddDecays() {
    for rate in [0, -1, .nan] {
      let decay = ScrollDecay(from: 3, velocity: 1000, decelerationRate: rate)
      #expect(decay.value(at: 0) == 3 && decay.velocity(at: 0) == 1000)
      #expect(decay.value(at: 1) == 3 && decay.velocity(at: 1) == 0 && decay.restPosition == 3)
      #expect(decay.settlingDuration(within: 1) == 0 && decay.time(reaching: 4) == nil)
    }
    let odd = ScrollDecay(from: .nan, velocity: .infinity, decelerationRate: 7)
    #expect(odd.value(at: 1).isFinite && odd.velocity(at: 1).isFinite && odd.restTime.isFinite)
  }

  static func bounce(_ random: inout SeededRandom) -> ScrollBounce {
    let lower = random.double(-500...500)
    return ScrollBounce(
      position: random.double(-900...1500), velocity: random.double(-9000...9000), lower: lower,
      upper: lower + (random.next() % 5 == 0 ? 0 : random.double(0...1000)),
      decelerationRate: rates[Int(random.next() % UInt64(rates.count))],
      spring: Spring(response: random.double(0.2...0.8), dampingRatio: random.double(0.5...1.5)))
  }

  /// The closed form agrees with small steps of the equations of each region, decay inside and spring outside.
  @Test func aBounceFollowsTheEquations() {
    var random = SeededRandom(seed: 63)
    for _ in 0..<100 {
      let lower = random.double(-500...500)
      let upper = lower + random.double(0...1000)
      let (position, speed) = (random.double(-900...1500), random.double(-9000...9000))
      let spring = Spring(response: random.double(0.2...0.8), dampingRatio: random.double(1...1.5))
      let bounce = ScrollBounce(position: position, velocity: speed, lower: lower, upper: upper, spring: spring)
      let rate = ScrollDecay(from: 0, velocity: 1).decay
      let omega = spring.angularFrequency
      var (x, v) = (position, speed)
      // The closed form stays on its last spring. The step-by-step rule would leave it because of rounding.
      let edge = bounce.joints.1 < .infinity ? bounce.restPosition : nil
      func acceleration(_ x: Double, _ v: Double, _ time: Double) -> Double {
        let target = time >= bounce.joints.1 ? edge : (time < bounce.joints.0 ? min(max(position, lower), upper) : nil)
        return target.map { omega * omega * ($0 - x) - 2 * spring.dampingRatio * omega * v } ?? -rate * v
      }
      let step = 1e-5
      for index in 0..<100_000 {
        let time = Double(index) * step
        let halfVelocity = v + acceleration(x, v, time) * step / 2
        let halfPosition = x + v * step / 2
        x += halfVelocity * step
        v += acceleration(halfPosition, halfVelocity, time + step / 2) * step
        if index % 5000 == 4999 {
          let found = bounce.value(at: time + step)
          #expect((found - x).magnitude < 2, "seed 63: \(bounce) at \(time)")
        }
      }
    }
  }

  @Test func aBounceIsContinuous() {
    var random = SeededRandom(seed: 64)
    for _ in 0..<2000 {
      let bounce = Self.bounce(&random)
      for joint in [bounce.joints.0, bounce.joints.1] where joint > 0 && joint < .infinity {
        let (before, after) = (joint * (1 - 1e-12) - 1e-12, joint * (1 + 1e-12) + 1e-12)
        #expect((bounce.value(at: before) - bounce.value(at: after)).magnitude < 1e-6, "seed 64: \(bounce)")
        #expect((bounce.velocity(at: before) - bounce.velocity(at: after)).magnitude < 1e-4, "seed 64: \(bounce)")
      }
      let time = random.double(0...3)
      let slope = (bounce.value(at: time + 1e-6) - bounce.value(at: time - 1e-6)) / 2e-6
      let atJoint =
        (time - bounce.joints.0).magnitude < 1e-5 || (time - bounce.joints.1).magnitude < 1e-5 || time < 1e-5
      #expect(atJoint || (bounce.velocity(at: time) - slope).magnitude < 0.5, "seed 64: \(bounce) at \(time)")
    }
  }

  @Test func aBounceComesToRestBetweenTheEdges() {
    var random = SeededRandom(seed: 65)
    for _ in 0..<2000 {
      let bounce = Self.bounce(&random)
      let rest = bounce.restPosition
      #expect(rest >= bounce.lower && rest <= bounce.upper, "seed 65: \(bounce)")
      let settled = bounce.settlingDuration(within: 0.25)
      for factor in [1, 1.1, 2, 10] {
        let value = bounce.value(at: settled * factor)
        #expect((value - rest).magnitude <= 0.25 + 1e-9, "seed 65: \(bounce) at \(settled * factor)")
      }
      if settled > 0, settled != bounce.joints.0 {
        let before = bounce.value(at: settled * (1 - 1e-5) - 1e-6)
        #expect((before - rest).magnitude > 0.25 * 0.999, "seed 65: \(bounce) at \(settled)")
      }
      // Once beyond an edge, it does not swing back over it.
      if bounce.joints.1 < .infinity {
        for index in 1...40 {
          let value = bounce.value(at: bounce.joints.1 + Double(index) * 0.05)
          #expect(rest == bounce.upper && value >= rest || rest == bounce.lower && value <= rest, "seed 65: \(bounce)")
        }
      }
      #expect(bounce.value(at: 1e9) == rest && bounce.velocity(at: 1e9) == 0, "seed 65: \(bounce)")
    }
  }

  @Test func aFlickIntoAnEdgeGoesOnAndComesBack() {
    let spring = Spring(response: 0.5, dampingRatio: 1)
    let bounce = ScrollBounce(position: 50, velocity: -2000, lower: 0, upper: 1000, spring: spring)
    let hit = bounce.joints.1
    #expect((ScrollDecay(from: 50, velocity: -2000).time(reaching: 0) ?? 0) == hit)
    // From the edge y = v·t·e⁻ʷᵗ, farthest at t = 1/ω: v / (e·ω).
    let speed = bounce.velocity(at: hit)
    let farthest = speed / (2.718_281_828_459_045 * spring.angularFrequency)
    #expect((bounce.value(at: hit + 1 / spring.angularFrequency) - farthest).magnitude < 1e-9)
    #expect(bounce.restPosition == 0)
    // At rest beyond the edge: straight back. At the edge, moving out: no decay.
    let back = ScrollBounce(position: -80, velocity: 0, lower: 0, upper: 1000, spring: spring)
    #expect(back.joints.0 == .infinity && back.restPosition == 0)
    let out = ScrollBounce(position: 0, velocity: -500, lower: 0, upper: 1000, spring: spring)
    #expect(out.joints == (0, 0) && out.value(at: 0.05) < 0 && out.restPosition == 0)
    // If it moves back inside, the decay continues.
    let inward = ScrollBounce(position: -80, velocity: 3000, lower: 0, upper: 5000, spring: spring)
    #expect(inward.joints.0 < 0.1 && inward.restPosition > 100)
  }

  /// A motion inside ends when it is slow, one at an edge when it is near.
  @Test func theEndBySpeed() {
    let spring = Spring(response: 0.5, dampingRatio: 1)
    let inside = ScrollBounce(position: 0, velocity: 1000, lower: 0, upper: 5000, spring: spring)
    let end = inside.duration(untilSpeed: 10, within: 0.25)
    #expect(!inside.endsAtEdge && (inside.velocity(at: end) - 10).magnitude < 1e-9)
    #expect((inside.restPosition - inside.value(at: end) - 10 / (-1000 * Transcendental.log(0.998))).magnitude < 1e-9)
    let slow = ScrollBounce(position: 0, velocity: 9, lower: 0, upper: 5000, spring: spring)
    #expect(slow.duration(untilSpeed: 10, within: 0.25) == 0)
    for (position, velocity) in [(900.0, 1000.0), (-80, 0), (1080, -100)] {
      let edge = ScrollBounce(position: position, velocity: velocity, lower: 0, upper: 1000, spring: spring)
      #expect(edge.endsAtEdge)
      #expect(edge.duration(untilSpeed: 10, within: 0.25) == edge.settlingDuration(within: 0.25))
    }
    for odd in [Double.nan, -1, .infinity] {
      #expect(inside.duration(untilSpeed: odd, within: 0.25).isFinite)
    }
  }

  @Test func oddBounces() {
    let spring = Spring(response: 0.5, dampingRatio: 1)
    for odd in [Double.nan, .infinity, -.infinity, 1e300] {
      for bounce in [
        ScrollBounce(position: odd, velocity: 1, lower: 0, upper: 10, spring: spring),
        ScrollBounce(position: 1, velocity: odd, lower: 0, upper: 10, spring: spring),
        ScrollBounce(position: 1, velocity: 1, lower: odd, upper: 10, spring: spring),
        ScrollBounce(position: 1, velocity: 1, lower: 0, upper: odd, spring: spring),
        ScrollBounce(position: 1, velocity: 1, lower: 10, upper: 0, spring: spring),
      ] {
        for time in [0, 0.01, 1, 1e9, .infinity, .nan] {
          #expect(bounce.value(at: time).isFinite && bounce.velocity(at: time).isFinite, "\(bounce) at \(time)")
        }
        #expect(bounce.settlingDuration(within: 0.1).isFinite, "\(bounce)")
      }
    }
  }
}
