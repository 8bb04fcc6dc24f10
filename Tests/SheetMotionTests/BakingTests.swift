// SPDX-License-Identifier: Apache-2.0

import SeededNumbers
import Testing

@testable import SheetMotion

@Suite struct BakingTests {
  /// The greatest distance between a curve and the straight lines between its key points, at many points of each line.
  static func error(_ times: [Double], points: Int = 64, _ value: (Double) -> Double) -> Double {
    var worst = 0.0
    for (start, end) in zip(times, times.dropFirst()) {
      let (first, last) = (value(start), value(end))
      for index in 1..<points {
        let share = Double(index) / Double(points)
        worst = max(worst, (value(start + (end - start) * share) - (first + (last - first) * share)).magnitude)
      }
    }
    return worst
  }

  @Test func theMeasuredCurve() {
    // The curve that was measured in browsers, with 39 keys for 0.25 px.
    let motion = SpringMotion(from: 600, to: 0, velocity: 0, spring: Spring(response: 0.5, dampingRatio: 1))
    let duration = motion.settlingDuration(within: 0.25)
    var times: [Double] = []
    Baking.keyTimes(duration: duration, tolerance: 0.25, into: &times) { motion.value(at: $0) }
    #expect((24...38).contains(times.count), "\(times.count)")
    #expect(Self.error(times) { motion.value(at: $0) } <= 0.25)
  }

  // A stiffer spring begins with a bend that is far shorter than duration / 64.
  @Test(arguments: dampingRatios.filter { $0 <= 30 })
  func theBoundHolds(dampingRatio: Double) {
    var random = SeededRandom(seed: 21)
    for _ in 0..<30 {
      let motion = SpringMotionTests.random(&random, dampingRatio: dampingRatio)
      let duration = min(motion.settlingDuration(within: 0.25), 3)
      let scale = [1.0, 2, 3][Int(random.next() % 3)]
      let tolerance = random.logarithmic(0.05...1)
      var times: [Double] = []
      Baking.keyTimes(duration: duration, tolerance: tolerance, scale: scale, into: &times) { motion.value(at: $0) }
      #expect(times.first == 0 && times.last == duration, "seed 21: \(motion)")
      #expect(zip(times, times.dropFirst()).allSatisfy { $0 < $1 }, "seed 21: \(motion)")
      let error = Self.error(times) { motion.value(at: $0) } * scale
      #expect(error <= tolerance, "seed 21: \(motion), \(tolerance) px at \(scale), \(times.count) keys")
    }
  }

  @Test func theMeasuredCurveWithKnownErrors() {
    let motion = SpringMotion(from: 600, to: 0, velocity: 0, spring: Spring(response: 0.5, dampingRatio: 1))
    var times: [Double] = []
    motion.keyTimes(duration: motion.settlingDuration(within: 0.25), tolerance: 0.25, into: &times)
    // No choice of points on the curve needs fewer than ∫ √(|y″| / (8·0.25)) dt = 35.2 lines.
    #expect((36...37).contains(times.count), "\(times.count)")
    #expect(Self.error(times) { motion.value(at: $0) } <= 0.25)
  }

  @Test(arguments: dampingRatios)
  func theBoundOfSpringsHolds(dampingRatio: Double) {
    var random = SeededRandom(seed: 22)
    for _ in 0..<50 {
      let motion = SpringMotionTests.random(&random, dampingRatio: dampingRatio)
      let duration = min(motion.settlingDuration(within: 0.25), 3) * random.double(0.5...1.5)
      let scale = [1.0, 2, 3][Int(random.next() % 3)]
      let tolerance = random.logarithmic(0.05...1)
      var times: [Double] = []
      motion.keyTimes(duration: duration, tolerance: tolerance, scale: scale, into: &times)
      #expect(times.first == 0 && times.last == duration, "seed 22: \(motion)")
      #expect(zip(times, times.dropFirst()).allSatisfy { $0 < $1 }, "seed 22: \(motion)")
      let error = Self.error(times) { motion.value(at: $0) } * scale
      #expect(error <= tolerance * 1.000_001, "seed 22: \(motion), \(tolerance) px at \(scale), \(times.count) keys")
    }
  }

  /// Both methods need nearly the same number of key points.
  @Test func bothWaysAgree() {
    var random = SeededRandom(seed: 23)
    for _ in 0..<50 {
      let motion = SpringMotionTests.random(&random, dampingRatio: random.double(0.3...1.5))
      let duration = motion.settlingDuration(within: 0.25)
      var sampled: [Double] = []
      var known: [Double] = []
      Baking.keyTimes(duration: duration, tolerance: 0.25, into: &sampled) { motion.value(at: $0) }
      motion.keyTimes(duration: duration, tolerance: 0.25, into: &known)
      #expect(known.count <= sampled.count + 1 + sampled.count / 20, "seed 23: \(motion)")
      #expect(sampled.count <= known.count + 3 + known.count / 10, "seed 23: \(motion)")
    }
  }

  @Test func oddInputsStillGiveKeys() {
    let motion = SpringMotion(from: 0, to: 100, velocity: 0, spring: Spring(response: 0.5, dampingRatio: 0.7))
    for duration in [0, -1, .nan, .infinity] {
      var times: [Double] = []
      motion.keyTimes(duration: duration, tolerance: 0.25, into: &times)
      Baking.keyTimes(duration: duration, tolerance: 0.25, into: &times) { motion.value(at: $0) }
      #expect(times == [0, 0])
    }
    var times: [Double] = []
    motion.keyTimes(duration: 1, tolerance: .nan, scale: -1, into: &times)
    #expect(Self.error(times) { motion.value(at: $0) } <= 1e-3)
    // A motion at rest needs no key points between the ends.
    times = []
    SpringMotion(from: 7, to: 7, velocity: 0, spring: motion.spring).keyTimes(
      duration: 1, tolerance: 0.25, into: &times)
    #expect(times == [0, 1])
    times = []
    Baking.keyTimes(duration: 1, tolerance: 0.25, into: &times) { 3 + $0 * 100 }
    #expect(times == [0, 1])
  }

  /// A curve with a corner is baked in two pieces, which share the key point at the corner.
  @Test func piecesJoin() {
    func curve(_ time: Double) -> Double { time < 0.3 ? time * time * 1000 : 90 }
    var times: [Double] = []
    Baking.keyTimes(duration: 0.3, tolerance: 0.25, into: &times, value: curve)
    Baking.keyTimes(from: 0.3, duration: 1, tolerance: 0.25, into: &times, value: curve)
    #expect(times.first == 0 && times.last == 1 && times.contains(0.3))
    #expect(zip(times, times.dropFirst()).allSatisfy { $0 < $1 })
    #expect(Self.error(times, curve) <= 0.25)
  }

  /// A trajectory is at its target from its end on, although the spring is not quite there. That is a jump at the very
  /// end, and then one in the middle.
  @Test func aJumpCostsFewKeys() {
    let motion = SpringMotion(from: 600, to: 0, velocity: 0, spring: Spring(response: 0.5, dampingRatio: 1))
    let duration = motion.settlingDuration(within: 1)
    var smooth: [Double] = []
    Baking.keyTimes(duration: duration, tolerance: 0.25, into: &smooth) { motion.value(at: $0) }
    var times: [Double] = []
    Baking.keyTimes(duration: duration, tolerance: 0.25, into: &times) { $0 < duration ? motion.value(at: $0) : 0 }
    #expect(times.count <= smooth.count + 8, "\(times.count) against \(smooth.count)")
    times = []
    Baking.keyTimes(duration: 1, tolerance: 0.25, into: &times) { $0 < 0.3 ? 0 : 100 }
    #expect(times.count <= 24, "\(times.count)")
    // The jump is a line of at most 1/1000 of the time.
    let jump = times.first { $0 >= 0.3 } ?? 0
    #expect(jump < 0.3 + 0.001 && (times.last { $0 < 0.3 } ?? 0) > 0.3 - 0.001)
  }
}
