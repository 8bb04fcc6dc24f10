// SPDX-License-Identifier: Apache-2.0

import SheetMotion

/// A value as a function of time: at rest, on a spring toward its target, or on a curve with a fixed duration, such as
/// a keyboard's.
struct Trajectory: Sendable {
  /// The value at the end of the motion, and after it.
  private(set) var target: Double
  /// The spring motion. Valid only before `end`, and only if `timed` is not in use.
  private var motion: SpringMotion
  /// The timed motion. In use while its duration is above 0.
  private var timed = Timed(from: 0, way: 0, duration: 0, curve: .linear)
  private var start: Seconds = 0
  /// The time when the motion ends. -infinity at rest.
  private(set) var end = -Seconds.infinity

  /// Creates a trajectory at rest.
  init(at target: Double) {
    self.target = target
    motion = SpringMotion(from: target, to: target, velocity: 0, spring: Spring(response: 0, dampingRatio: 1))
  }

  @_transparent
  var isMoving: Bool { end > -.infinity }
  var spring: Spring { motion.spring }

  @inline(__always)
  func value(at time: Seconds) -> Double {
    guard time < end else { return target }
    guard timed.duration > 0 else { return motion.value(at: time - start) }
    return timed.value(at: time - start)
  }

  @inline(__always)
  func velocity(at time: Seconds) -> Double {
    guard time < end else { return 0 }
    guard timed.duration > 0 else { return motion.velocity(at: time - start) }
    return timed.velocity(at: time - start)
  }

  /// Starts a spring from the current value toward another target, with the given velocity, or with the current one if
  /// that is NaN.
  ///
  /// The motion ends when it stays within `tolerance` of the target. The start is exact. If the value is already the
  /// target, without velocity, the trajectory is at rest.
  mutating func run(
    to target: Double, at now: Seconds, velocity: Double = .nan, spring: Spring, tolerance: Double
  ) {
    let value = value(at: now)
    let velocity = velocity.isNaN ? self.velocity(at: now) : velocity
    let motion = SpringMotion(from: value, to: target, velocity: velocity, spring: spring)
    let duration = motion.settlingDuration(within: tolerance)
    self.target = target
    guard duration > 0, duration.isFinite else { return rest(at: target) }
    self.motion = motion
    timed.duration = 0
    start = now
    end = now + duration
  }

  /// Starts from the current value toward another target, with the duration and the curve of a keyboard.
  mutating func run(to target: Double, at now: Seconds, along keyboard: KeyboardMotion) {
    let value = value(at: now)
    rest(at: target)
    guard keyboard.duration > 0, value != target else { return }
    timed = Timed(from: value, way: target - value, duration: keyboard.duration, curve: keyboard.curve)
    start = now
    end = now + keyboard.duration
  }

  /// Appends the key times of the rest of the motion, in seconds from now. None at rest.
  func keyTimes(from now: Seconds, tolerance: Double, scale: Double, into times: inout [Seconds]) {
    guard end > now else { return }
    let passed = now - start
    guard timed.duration > 0 else {
      return motion.retargeted(to: target, at: passed).keyTimes(
        duration: end - now, tolerance: tolerance, scale: scale, into: &times)
    }
    let timed = timed
    Baking.keyTimes(duration: end - now, tolerance: tolerance, scale: scale, into: &times) {
      timed.value(at: passed + $0)
    }
  }

  /// Rests at a value from now on.
  mutating func rest(at value: Double) {
    target = value
    timed.duration = 0
    end = -.infinity
  }

  /// Stops the motion where it is. The target remains available to the caller.
  mutating func freeze(at now: Seconds) {
    rest(at: value(at: now))
  }
}

/// A motion of fixed duration along a curve.
private struct Timed: Sendable {
  let from: Double
  let way: Double
  var duration: Seconds
  let curve: TimingCurve

  func value(at time: Seconds) -> Double {
    from + way * curve.value(at: time / duration)
  }

  func velocity(at time: Seconds) -> Double {
    way / duration * curve.slope(at: time / duration)
  }
}

/// A visibility as a function of time, which fades from 0 to 1 or back, linearly or on a critically damped spring.
struct Fade: Hashable, Sendable {
  private var from: Double
  private(set) var target: Double
  private var start: Seconds = 0
  /// The time when the fade ends. -infinity at rest.
  private(set) var end = -Seconds.infinity
  /// The spring's angular frequency, in radians per second; 0 for a linear fade.
  private var frequency = 0.0

  init(at target: Double) {
    from = target
    self.target = target
  }

  @_transparent
  var isMoving: Bool { end > -.infinity }

  @inline(__always)
  func value(at time: Seconds) -> Double {
    guard time < end, end > start else { return target }
    let time = max(time - start, 0)
    guard frequency > 0 else { return .mix(from, target, time / (end - start)) }
    return .mix(from, target, 1 - (1 + frequency * time) * Transcendental.exp(-frequency * time))
  }

  /// Starts a fade to a target. `duration` is that of a whole fade; a part of it takes proportionally less.
  mutating func run(to target: Double, at now: Seconds, duration: Seconds, frequency: Double = 0) {
    from = value(at: now)
    self.frequency = frequency
    self.target = target
    start = now
    let needed = duration * (target - from).magnitude
    end = needed > 0 ? now + needed : -.infinity
  }

  mutating func rest(at value: Double) {
    from = value
    target = value
    end = -.infinity
  }
}
