// SPDX-License-Identifier: Apache-2.0

/// The position and the velocity of a value on a spring at any time, in closed form.
///
/// With y = value − target, A = y(0), V = y′(0), a = ζω, B = V + aA and q = ω² − a² the solution is
///
///     y(t)  = e⁻ᵃᵗ (A·C(t) + B·S(t))
///     y′(t) = e⁻ᵃᵗ (V·C(t) − (aV + ω²A)·S(t))
///
/// where C = cos √q·t and S = sin(√q·t) / √q for q > 0, their limits 1 and t for q = 0, and cosh √−q·t and
/// sinh(√−q·t) / √−q for q < 0. So the three regimes are one function, without a step where they meet.
///
/// At time 0 and before, the value is exactly the start. From `restTime` on it is exactly the target.
public struct SpringMotion: Hashable, Sendable {
  /// The value at time 0 and before, within ±10¹⁵.
  public let from: Double
  /// The value from `restTime` on, within ±10¹⁵.
  public let target: Double
  /// The velocity at time 0, per second.
  public let initialVelocity: Double
  /// The spring that determines the motion from `from` to `target`. With a response of 0 the value is there at once.
  public let spring: Spring
  /// The time from which the value is exactly `target`, in seconds.
  ///
  /// At that time y is below 10⁻²⁶ of |A| + |V|/ω. Infinite for a spring without damping that does not start at rest at
  /// the target.
  public let restTime: Double

  /// A: the start, relative to the target.
  let offset: Double
  /// B = V + aA.
  let sway: Double
  /// aV + ω²A.
  let pull: Double
  /// a = ζω, per second.
  let decay: Double
  /// √|q|, in radians per second.
  let frequency: Double

  /// The largest magnitude of a position or a velocity.
  static let limit = 1e15

  /// Creates a motion.
  ///
  /// Values beyond ±10¹⁵ count as that. A position that is NaN counts as the other position (0 if both are), and a
  /// velocity that is NaN counts as 0.
  public init(from: Double, to target: Double, velocity: Double, spring: Spring) {
    let start = SpringMotion.bounded(from, else: SpringMotion.bounded(target, else: 0))
    let end = SpringMotion.bounded(target, else: start)
    let speed = SpringMotion.bounded(velocity, else: 0)
    self.from = start
    self.target = end
    self.initialVelocity = speed
    self.spring = spring
    offset = start - end
    guard spring.response > 0, offset != 0 || speed != 0 else {
      (restTime, sway, pull, decay, frequency) = (0, 0, 0, 0, 0)
      return
    }
    let omega = spring.angularFrequency
    let ratio = spring.dampingRatio
    decay = ratio * omega
    sway = speed + decay * offset
    pull = decay * speed + omega * omega * offset
    // The product is exact near 1, where 1 − ζ² would cancel.
    let shape = (1 - ratio) * (1 + ratio)
    frequency = omega * shape.magnitude.squareRoot()
    // The slower of the two roots; the difference a − √−q would cancel for a large ratio.
    let slowest = ratio > 1 ? omega * omega / (decay + frequency) : decay
    restTime = 64 / slowest
  }

  static func bounded(_ number: Double, else other: Double) -> Double {
    number.isNaN ? other : min(max(number, -limit), limit)
  }

  /// Returns the value at a time in seconds since the start.
  public func value(at time: Double) -> Double {
    guard time > 0 else { return from }
    guard time < restTime else { return target }
    let basis = basis(at: time)
    return target + (offset * basis.c + sway * basis.s)
  }

  /// Returns the velocity, per second, at a time in seconds since the start.
  public func velocity(at time: Double) -> Double {
    displacement(at: time).velocity
  }

  /// Returns the value and the velocity together, which costs less than two calls.
  public func state(at time: Double) -> (value: Double, velocity: Double) {
    guard time > 0 else { return (from, initialVelocity) }
    let (y, velocity) = displacement(at: time)
    return (target + y, velocity)
  }

  /// Returns y and y′, with the digits that adding a target far from 0 would lose.
  func displacement(at time: Double) -> (y: Double, velocity: Double) {
    guard time > 0 else { return (offset, initialVelocity) }
    guard time < restTime else { return (0, 0) }
    let basis = basis(at: time)
    return (offset * basis.c + sway * basis.s, initialVelocity * basis.c - pull * basis.s)
  }

  /// Returns the motion from a time on to another target, with the position and the velocity that this motion has at
  /// that time.
  public func retargeted(to newTarget: Double, at time: Double, spring newSpring: Spring? = nil) -> SpringMotion {
    let state = state(at: time)
    return SpringMotion(from: state.value, to: newTarget, velocity: state.velocity, spring: newSpring ?? spring)
  }

  /// Returns e⁻ᵃᵗ·C(t) and e⁻ᵃᵗ·S(t).
  func basis(at time: Double) -> (c: Double, s: Double) {
    let angle = frequency * time
    if spring.dampingRatio <= 1 {
      let envelope = Transcendental.exp(-decay * time)
      guard angle > 0 else { return (envelope, envelope * time) }
      let (sine, cosine) = Transcendental.sinAndCos(angle)
      return (envelope * cosine, envelope * (sine / frequency))
    }
    if angle < 1 {
      // For small u, e^u − e⁻ᵘ cancels, but the series of sinh u / u does not.
      let envelope = Transcendental.exp(-decay * time)
      let square = angle * angle
      return (envelope * Transcendental.coshSeries(square), envelope * time * Transcendental.sinhSeries(square))
    }
    // cosh could overflow where its product with e⁻ᵃᵗ does not.
    let omega = spring.angularFrequency
    let fastest = decay + frequency
    let slow = Transcendental.exp(-(omega * omega / fastest) * time) / 2
    let fast = Transcendental.exp(-fastest * time) / 2
    return (slow + fast, (slow - fast) / frequency)
  }
}
