// SPDX-License-Identifier: Apache-2.0

/// The motion of content after a finger has let it go: its velocity decays, as a scroll view's does.
///
/// With k = −1000·ln d, for a rate d per millisecond:
///
///     v(t) = V·e⁻ᵏᵗ
///     x(t) = X + V/k·(1 − e⁻ᵏᵗ)
///
/// It comes to rest at a distance of V/k. (`Projection` is the sum over whole milliseconds, so it stops up to V/2000
/// before.)
public struct ScrollDecay: Hashable, Sendable {
  /// The position at time 0, in points, within ±10¹⁵.
  public let from: Double
  /// The velocity at time 0, per second.
  public let initialVelocity: Double
  /// k, per second. Infinite for a rate of 0.
  public let decay: Double

  /// The fraction of the velocity that is left after each millisecond in a scroll view [DOC].
  public static let normalRate = 0.998
  /// The fraction for scrolling that should end soon [DOC].
  public static let fastRate = 0.99
  /// The speed at which a scroll view's content stops, short of its rest position, in points per second. [OPENUIKIT]
  public static let endSpeed = 10.0

  /// Creates a decay.
  ///
  /// - Parameters:
  ///   - from: The position at time 0, in points. NaN counts as 0.
  ///   - velocity: The velocity at time 0, per second. NaN counts as 0. Position and velocity are bounded to ±10¹⁵.
  ///   - decelerationRate: The fraction of the velocity that is left after each millisecond, 0...0.9999. A number
  ///     outside counts as the nearest end, and NaN as 0, which stops at once.
  public init(from: Double, velocity: Double, decelerationRate: Double = ScrollDecay.normalRate) {
    self.from = SpringMotion.bounded(from, else: 0)
    initialVelocity = SpringMotion.bounded(velocity, else: 0)
    decay = decelerationRate > 0 ? -1000 * Transcendental.log(min(decelerationRate, 0.9999)) : .infinity
  }

  /// The position at which the content comes to rest.
  public var restPosition: Double {
    from + initialVelocity / decay
  }

  /// The time from which the position is exactly `restPosition`, in seconds: less than 10⁻²⁷ of the distance is left.
  public var restTime: Double {
    initialVelocity == 0 ? 0 : 64 / decay
  }

  /// Returns the position at a time in seconds since the start. Before the start it is `from`.
  public func value(at time: Double) -> Double {
    guard time > 0 else { return from }
    guard time < restTime else { return restPosition }
    return from + initialVelocity / decay * (1 - Transcendental.exp(-decay * time))
  }

  /// Returns the velocity, per second, at a time in seconds since the start.
  public func velocity(at time: Double) -> Double {
    guard time > 0 else { return initialVelocity }
    guard time < restTime else { return 0 }
    return initialVelocity * Transcendental.exp(-decay * time)
  }

  /// Returns the time when the speed falls to a threshold, per second. 0 if it is below from the start, `restTime` for
  /// a threshold that is not positive.
  public func duration(untilSpeed threshold: Double) -> Double {
    guard threshold > 0 else { return restTime }
    guard initialVelocity.magnitude > threshold else { return 0 }
    return min(Transcendental.log(initialVelocity.magnitude / threshold) / decay, restTime)
  }

  /// Returns the time after which the position stays within `tolerance` of its rest position, in seconds.
  public func settlingDuration(within tolerance: Double) -> Double {
    duration(untilSpeed: tolerance * decay)
  }

  /// Returns the time when the content passes a position, in seconds, or `nil` if it comes to rest before it or moves
  /// in the opposite direction.
  public func time(reaching position: Double) -> Double? {
    guard position != from else { return 0 }
    let share = (position - from) / (initialVelocity / decay)
    guard share > 0, share < 1 else { return nil }
    return -Transcendental.log(1 - share) / decay
  }
}
