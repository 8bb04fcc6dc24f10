// SPDX-License-Identifier: Apache-2.0

import SheetEngine
import SheetMotion

/// Moves the views of a transition: a sheet's own motion, an animator, a finger. Animations alongside follow it.
@MainActor protocol TransitionLeader: NSObjectProtocol {
  /// The fraction of a transition that is done now, 0...1.
  func fraction(of coordinator: TransitionCoordinator) -> Double
  /// How it runs from now on without a finger: to its end, or back if it is cancelled.
  func way(of coordinator: TransitionCoordinator, isCancelled: Bool) -> TransitionWay
}

/// The rest of a transition's way.
struct TransitionWay {
  /// In seconds from now.
  let duration: Seconds
  /// In whole ways per second, negative on the way back.
  let velocity: Double
  let curve: UIView.AnimationCurve
  /// The fraction of the whole at a time from now, 0...1.
  let fraction: (Seconds) -> Double

  init(
    duration: Seconds, velocity: Double, curve: UIView.AnimationCurve = .easeInOut,
    fraction: @escaping (Seconds) -> Double
  ) {
    self.duration = duration
    self.velocity = velocity
    self.curve = curve
    self.fraction = fraction
  }

  /// From a fraction to one of the ends, on a spring without visible overshoot.
  init(from start: Double, to end: Double, velocity: Double, spring: Spring) {
    let motion = SpringMotion(from: start, to: end, velocity: velocity, spring: spring)
    let duration = motion.settlingDuration(within: 0.0005)
    self.init(duration: duration, velocity: velocity) { time in
      time < duration ? min(max(motion.value(at: time), 0), 1) : end
    }
  }

  /// From a fraction to another one along a curve.
  init(from start: Double, to end: Double, duration: Seconds, curve: UIView.AnimationCurve) {
    let cubic = curve.cubic
    self.init(duration: duration, velocity: duration > 0 ? (end - start) / duration : 0, curve: curve) { time in
      time < duration ? start + (end - start) * cubic.value(at: time / duration) : end
    }
  }
}
