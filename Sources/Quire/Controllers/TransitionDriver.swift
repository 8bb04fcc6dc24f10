// SPDX-License-Identifier: Apache-2.0

import SheetEngine
import SheetMotion

/// An object that moves the views of a transition: a sheet's own motion, an animator, or a finger. Animations alongside
/// the transition follow it.
@MainActor protocol TransitionDriver: NSObjectProtocol {
  /// Returns the fraction of the transition that is complete, 0...1.
  func fraction(of coordinator: TransitionCoordinator) -> Double
  /// Returns the remaining motion without a finger: to the end, or back if the transition is canceled.
  func way(of coordinator: TransitionCoordinator, isCanceled: Bool) -> RemainingTransition
}

/// The remaining motion of a transition.
struct RemainingTransition {
  /// The duration, in seconds from now.
  let duration: Seconds
  /// The velocity in full distances per second; negative on the way back.
  let velocity: Double
  let curve: UIView.AnimationCurve
  /// Returns the fraction of the whole transition at a time from now, 0...1.
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

  /// Creates the motion from a fraction to one of the ends, on a spring without visible overshoot.
  init(from start: Double, to end: Double, velocity: Double, spring: Spring) {
    let motion = SpringMotion(from: start, to: end, velocity: velocity, spring: spring)
    let duration = motion.settlingDuration(within: 0.0005)
    self.init(duration: duration, velocity: velocity) { time in
      time < duration ? min(max(motion.value(at: time), 0), 1) : end
    }
  }

  /// Creates the motion from one fraction to another along a curve.
  init(from start: Double, to end: Double, duration: Seconds, curve: UIView.AnimationCurve) {
    let cubic = curve.cubic
    self.init(duration: duration, velocity: duration > 0 ? (end - start) / duration : 0, curve: curve) { time in
      time < duration ? start + (end - start) * cubic.value(at: time / duration) : end
    }
  }
}
