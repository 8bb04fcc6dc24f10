// SPDX-License-Identifier: Apache-2.0

/// A damped spring, described by two numbers that determine its behavior.
///
/// It obeys y″ = −ω²·y − 2·ζ·ω·y′, where y is the distance from the target, ω = 2π / `response`, and ζ is
/// `dampingRatio`. Every input gives a valid spring: see the parameters of the initializers.
public struct Spring: Hashable, Sendable {
  /// The period without damping, in seconds. 0 for a spring that is at its target at once.
  public let response: Double
  /// The damping ratio, 0...`maximumDampingRatio`. With 0 the spring oscillates endlessly, with 1 it returns as fast as
  /// possible without passing the target, and above 1 it returns more slowly.
  public let dampingRatio: Double

  /// The largest damping ratio, at which the spring returns at the rate ω / (2·100).
  public static let maximumDampingRatio = 100.0
  /// The shortest response, in seconds. A shorter one counts as 0.
  public static let minimumResponse = 1e-6
  /// The longest response, in seconds.
  public static let maximumResponse = 1e6

  /// Creates a spring.
  ///
  /// - Parameters:
  ///   - response: The period without damping, in seconds. If it is not finite or less than `minimumResponse`, the
  ///     spring is at its target at once. One above `maximumResponse` counts as `maximumResponse`.
  ///   - dampingRatio: The damping ratio. Less than 0 counts as 0, more than `maximumDampingRatio` as that, and NaN as
  ///     1.
  public init(response: Double, dampingRatio: Double) {
    let isGradual = response.isFinite && response >= Spring.minimumResponse
    self.response = isGradual ? min(response, Spring.maximumResponse) : 0
    if dampingRatio.isNaN {
      self.dampingRatio = 1
    } else {
      self.dampingRatio = dampingRatio > 0 ? min(dampingRatio, Spring.maximumDampingRatio) : 0
    }
  }

  /// Creates the spring of m·y″ = −k·y − c·y′.
  ///
  /// If the mass or the stiffness is not finite and positive, the spring is at its target at once.
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

  /// ω, in radians per second. Infinite if `response` is 0.
  public var angularFrequency: Double {
    2 * Double.pi / response
  }
}
