// SPDX-License-Identifier: Apache-2.0

/// A vertical position: an edge, the middle or a baseline.
@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns the distance from this position to another, as a length from which constraints are created. It is positive
  /// if the other is below.
  public final func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    span(to: otherAnchor, .height)
  }

  /// Returns an inactive constraint: this anchor is below the other by a multiple of the system's spacing, 8 points.
  public final func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.equal, anchor, 1, systemSpacing * multiplier)
  }

  /// Returns an inactive constraint: this anchor is below the other by at least a multiple of the system's spacing, 8
  /// points.
  public final func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, 1, systemSpacing * multiplier)
  }

  /// Returns an inactive constraint: this anchor is below the other by at most a multiple of the system's spacing, 8
  /// points.
  public final func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, 1, systemSpacing * multiplier)
  }
}
