// SPDX-License-Identifier: Apache-2.0

/// A rubber band: the displacement of an object that is pulled beyond its end.
///
/// The displacement for a pull x is d·(1 − 1/(x·c/d + 1)). For a small pull it is c·x; it grows ever more slowly, and
/// never exceeds the extent d. The function and its inverse are odd, so a pull in the opposite direction gives the
/// opposite displacement.
public struct RubberBand: Hashable, Sendable {
  /// c, the fraction of a small pull by which the object moves. UIScrollView's is 0.55 [UISV].
  public let coefficient: Double
  /// d, the displacement that no pull reaches, in points.
  public let extent: Double

  /// Creates a band. If the coefficient or the extent is not finite and positive, no pull moves anything.
  public init(coefficient: Double = 0.55, extent: Double) {
    let gives = coefficient > 0 && coefficient.isFinite && extent > 0 && extent.isFinite
    self.coefficient = gives ? coefficient : 0
    self.extent = gives ? extent : 0
  }

  /// Returns the displacement for a pull, in points. NaN counts as 0.
  public func displacement(for pull: Double) -> Double {
    guard extent > 0, !pull.isNaN else { return 0 }
    // d·u/(u + 1) with u = x·c/d is equal, and does not cancel for a small pull.
    let ratio = min(pull.magnitude * coefficient / extent, .greatestFiniteMagnitude)
    let displacement = extent * (ratio / (ratio + 1))
    return pull < 0 ? -displacement : displacement
  }

  /// Returns the pull for a displacement, in points: the inverse of `displacement(for:)`.
  ///
  /// No pull reaches the extent, so a displacement above `maximumRatio` of the extent counts as that.
  public func pull(for displacement: Double) -> Double {
    guard extent > 0, !displacement.isNaN else { return 0 }
    let ratio = min(displacement.magnitude / extent, RubberBand.maximumRatio)
    let pull = extent * ratio / (coefficient * (1 - ratio))
    return displacement < 0 ? -pull : pull
  }

  /// The fraction of the extent up to which `pull(for:)` is exact.
  public static let maximumRatio = 0.999
}
