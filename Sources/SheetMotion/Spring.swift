// SPDX-License-Identifier: Apache-2.0

/// A damped spring, described by the two numbers that determine how it feels.
///
/// It obeys y″ = −ω²·y − 2·ζ·ω·y′, where y is the distance from the target, ω = 2π / `response`, and ζ is
/// `dampingRatio`. Every input gives a usable spring: see the parameters of the initialisers.
public struct Spring: Hashable, Sendable {
  /// The period without damping, in seconds; 0 for a spring that is at its target at once.
  public let response: Double
  /// 0...`maximumDampingRatio`. A spring of 0 oscillates for ever, one of 1 returns soonest without passing the target,
  /// and one above 1 returns more slowly.
  public let dampingRatio: Double

  /// The largest damping ratio; there the spring returns at the rate ω / (2·100).
  public static let maximumDampingRatio = 100.0
  /// The shortest response, in seconds; a shorter one counts as 0.
  public static let minimumResponse = 1e-6
  /// The longest response, in seconds.
  public static let maximumResponse = 1e6

  /// Makes a spring.
  ///
  /// - Parameters:
  ///   - response: In seconds. Not finite, or less than `minimumResponse`: a spring that is at its target at once. More
  ///     than `maximumResponse` counts as that.
  ///   - dampingRatio: Less than 0 counts as 0, more than `maximumDampingRatio` as that; NaN counts as 1.
  public init(response: Double, dampingRatio: Double) {
    let isGradual = response.isFinite && response >= Spring.minimumResponse
    self.response = isGradual ? min(response, Spring.maximumResponse) : 0
    if dampingRatio.isNaN {
      self.dampingRatio = 1
    } else {
      self.dampingRatio = dampingRatio > 0 ? min(dampingRatio, Spring.maximumDampingRatio) : 0
    }
  }

  /// Makes the spring of m·y″ = −k·y − c·y′.
  ///
  /// A mass or a stiffness that is not finite and positive gives a spring that is at its target at once.
  public init(mass: Double, stiffness: Double, damping: Double) {
    guard mass > 0, mass.isFinite, stiffness > 0, stiffness.isFinite else {
      self.init(response: 0, dampingRatio: 1)
      return
    }
    // √k·√m and not √(k·m), which could overflow.
    let critical = 2 * stiffness.squareRoot() * mass.squareRoot()
    self.init(
      response: 2 * Double.pi * (mass.squareRoot() / stiffness.squareRoot()), dampingRatio: damping / critical)
  }

  /// ω, in radians per second; infinite where `response` is 0.
  public var angularFrequency: Double {
    2 * Double.pi / response
  }
}
