import Testing

@testable import SheetMotion

@Suite struct BakingTests {
  /// The greatest distance of a curve and the straight lines between its keys, at many points of each line.
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
    // The curve that was measured in browsers: 39 keys there for 0.25 px.
    let motion = SpringMotion(from: 600, to: 0, velocity: 0, spring: Spring(response: 0.5, dampingRatio: 1))
    let duration = motion.settlingDuration(within: 0.25)
    var times: [Double] = []
    Baking.keyTimes(duration: duration, tolerance: 0.25, into: &times) { motion.value(at: $0) }
    #expect((24...38).contains(times.count), "\(times.count)")
    #expect(Self.error(times) { motion.value(at: $0) } <= 0.25)
  }

  // A stiffer one begins with a jerk that is far shorter than duration / 64.
  @Test(arguments: dampingRatios.filter { $0 <= 30 })
  func theBoundHolds(dampingRatio: Double) {
    var random = SeededRandom(seed: 21)
    for _ in 0..<60 {
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
}
