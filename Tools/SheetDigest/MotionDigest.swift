// SPDX-License-Identifier: Apache-2.0

import SheetMotion

/// One number from the bits of everything that SheetMotion computes.
///
/// It needs only that module, so that a WebAssembly build can compute it too.
struct MotionDigest {
  private(set) var bits: UInt64 = 0xCBF2_9CE4_8422_2325
  private var state: UInt64 = 0

  mutating func add(_ number: Double) {
    bits = (bits ^ number.bitPattern) &* 0x100_0000_01B3
    bits ^= bits >> 29
  }

  /// Uniform in the range, by Weyl's sequence.
  private mutating func draw(_ low: Double, _ high: Double) -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    let mixed = (state ^ (state >> 31)) &* 0xBF58_476D_1CE4_E5B9
    return low + (high - low) * (Double(mixed >> 11) * 0x1p-53)
  }

  static func functions(count: Int) -> UInt64 {
    var digest = MotionDigest()
    for _ in 0..<count {
      digest.add(Transcendental.exp(digest.draw(-750, 710)))
      digest.add(Transcendental.log(digest.draw(0, 100)))
      let circular = Transcendental.sinAndCos(digest.draw(-1e6, 1e6))
      digest.add(circular.sin)
      digest.add(circular.cos)
      digest.add(Transcendental.atan(digest.draw(-20, 20)))
      digest.add(digest.draw(-1e6, 1e6).nearestInteger)
    }
    return digest.bits
  }

  static func springs(count: Int) -> UInt64 {
    var digest = MotionDigest()
    var times: [Double] = []
    for _ in 0..<count {
      let ratio = digest.draw(0, 1) < 0.2 ? 1 : digest.draw(0.05, 3)
      let motion = SpringMotion(
        from: digest.draw(-1000, 1000), to: digest.draw(-1000, 1000), velocity: digest.draw(-5000, 5000),
        spring: Spring(response: digest.draw(0.1, 1), dampingRatio: ratio))
      for _ in 0..<4 {
        let state = motion.state(at: digest.draw(0, 1.5))
        digest.add(state.value)
        digest.add(state.velocity)
      }
      let duration = motion.settlingDuration(within: 0.25)
      digest.add(duration)
      times.removeAll(keepingCapacity: true)
      motion.keyTimes(duration: duration, tolerance: 0.25, into: &times)
      Baking.keyTimes(duration: duration, tolerance: 0.25, into: &times) { motion.value(at: $0) }
      for time in times { digest.add(time) }
    }
    return digest.bits
  }

  static func timing(count: Int) -> UInt64 {
    var digest = MotionDigest()
    for _ in 0..<count {
      let curve = TimingCurve(
        x1: digest.draw(0, 1), y1: digest.draw(-1, 2), x2: digest.draw(0, 1), y2: digest.draw(-1, 2))
      for _ in 0..<4 {
        let time = digest.draw(0, 1)
        digest.add(curve.value(at: time))
        digest.add(curve.slope(at: time))
      }
    }
    return digest.bits
  }

  static func scrolling(count: Int) -> UInt64 {
    var digest = MotionDigest()
    for _ in 0..<count {
      let bounce = ScrollBounce(
        position: digest.draw(-200, 1200), velocity: digest.draw(-5000, 5000), lower: 0, upper: 1000,
        decelerationRate: digest.draw(0.99, 0.999), spring: Spring(response: 0.5, dampingRatio: 1))
      for _ in 0..<4 {
        let time = digest.draw(0, 3)
        digest.add(bounce.value(at: time))
        digest.add(bounce.velocity(at: time))
      }
      digest.add(bounce.settlingDuration(within: 0.25))
      let band = RubberBand(extent: digest.draw(50, 200))
      let pulled = band.displacement(for: digest.draw(-500, 500))
      digest.add(pulled)
      digest.add(band.pull(for: pulled))
      digest.add(Projection(decelerationRate: 0.99).distance(velocity: digest.draw(-5000, 5000)))
      var tracker = VelocityTracker()
      var time = 0.0
      for _ in 0..<40 {
        time += digest.draw(0.001, 0.02)
        tracker.add(time: time, position: digest.draw(-100, 100))
        digest.add(tracker.velocity(at: time))
      }
    }
    return digest.bits
  }
}
