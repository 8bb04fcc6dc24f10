// SPDX-License-Identifier: Apache-2.0

import SeededNumbers
import Testing

@testable import SheetMotion

@Suite struct VelocityTrackerTests {
  @Test func aStraightMoveHasItsSlope() {
    var random = SeededRandom(seed: 51)
    for _ in 0..<500 {
      let velocity = random.double(-8000...8000)
      let (start, position) = (random.double(0...1e6), random.double(-1000...1000))
      let interval = 1 / [60.0, 90, 120, 240][Int(random.next() % 4)]
      var tracker = VelocityTracker()
      var time = start
      for _ in 0..<Int(2 + random.next() % 60) {
        time += interval * random.double(0.7...1.3)
        tracker.add(time: time, position: position + velocity * (time - start))
      }
      let found = tracker.velocity(at: time + 0.01)
      #expect((found - velocity).magnitude < 1e-4 + velocity.magnitude * 1e-6, "seed 51: \(velocity) at \(start)")
    }
  }

  /// Least squares over a list, written out.
  static func slope(_ samples: [(time: Double, position: Double)], window: Double, capacity: Int) -> Double {
    guard let last = samples.last else { return 0 }
    let used = samples.suffix(capacity).filter { $0.time >= last.time - window }
    let count = Double(used.count)
    let meanTime = used.reduce(0) { $0 + $1.time } / count
    let meanPosition = used.reduce(0) { $0 + $1.position } / count
    let spread = used.reduce(0) { $0 + ($1.time - meanTime) * ($1.time - meanTime) }
    return spread == 0
      ? 0 : used.reduce(0) { $0 + ($1.time - meanTime) * ($1.position - meanPosition) } / spread
  }

  @Test func anyMoveHasTheSlopeOfItsWindow() {
    var random = SeededRandom(seed: 52)
    for _ in 0..<300 {
      let window = random.double(0.03...0.2)
      var tracker = VelocityTracker(window: window)
      var samples: [(time: Double, position: Double)] = []
      var time = random.double(0...100)
      for _ in 0..<Int(1 + random.next() % 80) {
        time += random.double(0.001...0.03)
        samples.append((time, random.double(-500...500)))
        tracker.add(time: time, position: samples[samples.count - 1].position)
        let expected = Self.slope(samples, window: window, capacity: VelocityTracker.capacity)
        let found = tracker.velocity(at: time)
        #expect((found - expected).magnitude < 1e-6 * (1 + expected.magnitude), "seed 52: \(samples.count) samples")
      }
    }
  }

  @Test func aPauseBeforeReleaseIsRest() {
    var tracker = VelocityTracker()
    for index in 0..<10 { tracker.add(time: Double(index) * 0.01, position: Double(index) * 10) }
    #expect((tracker.velocity(at: 0.09) - 1000).magnitude < 1e-6)
    #expect((tracker.velocity(at: 0.139) - 1000).magnitude < 1e-6)
    #expect(tracker.velocity(at: 0.141) == 0)
    // A release with an earlier timestamp is not a pause.
    #expect((tracker.velocity(at: 0) - 1000).magnitude < 1e-6)
  }

  @Test func whatWasBeforeAPauseDoesNotCount() {
    var tracker = VelocityTracker()
    for index in 0..<5 { tracker.add(time: Double(index) * 0.01, position: Double(index) * 50) }
    // 60 ms of rest, then a slow move of 100 points per second.
    tracker.add(time: 0.1, position: 206)
    tracker.add(time: 0.11, position: 207)
    #expect((tracker.velocity(at: 0.11) - 100).magnitude < 1e-9)
  }

  @Test func oneReportToldTwiceIsOne() {
    var tracker = VelocityTracker()
    tracker.add(time: 0, position: 0)
    tracker.add(time: 0.01, position: 10)
    tracker.add(time: 0.01, position: 20)
    tracker.add(time: 0.010_1, position: 30)
    #expect((tracker.velocity(at: 0.01) - 3000).magnitude < 1e-9)
  }

  @Test func oddSamplesAreLeftOut() {
    var tracker = VelocityTracker()
    #expect(tracker.velocity(at: 0) == 0)
    tracker.add(time: 0, position: 0)
    #expect(tracker.velocity(at: 0) == 0)
    for (time, position) in [
      (0.02, 20.0), (0.01, 500), (.nan, 3), (0.03, .nan), (.infinity, 1), (0.03, -Double.infinity),
    ] {
      tracker.add(time: time, position: position)
    }
    #expect((tracker.velocity(at: 0.02) - 1000).magnitude < 1e-9)
    #expect((tracker.velocity(at: .nan) - 1000).magnitude < 1e-9)
    tracker.reset()
    #expect(tracker.velocity(at: 0.02) == 0)
    tracker.add(time: 0, position: 5)
    #expect(tracker.velocity(at: 0) == 0)
    let odd = VelocityTracker(window: .nan, pause: -1)
    #expect(odd.window == 0.1 && odd.pause == 0.05)
  }
}
