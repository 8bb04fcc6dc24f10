// SPDX-License-Identifier: Apache-2.0

/// A horizontal position: an edge or the middle.
@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns the distance from this position to another, as a length from which constraints are created. It is positive
  /// if the other is farther to the right or, for leading and trailing edges, farther in reading order.
  public final func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    span(to: otherAnchor, .width)
  }

  /// Returns an inactive constraint: this anchor is after the other in reading order, by a multiple of the system's
  /// spacing, 8 points.
  public final func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.equal, anchor, 1, systemSpacing * multiplier)
  }

  /// Returns an inactive constraint: this anchor is after the other in reading order, by at least a multiple of the
  /// system's spacing, 8 points.
  public final func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, 1, systemSpacing * multiplier)
  }

  /// Returns an inactive constraint: this anchor is after the other in reading order, by at most a multiple of the
  /// system's spacing, 8 points.
  public final func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, 1, systemSpacing * multiplier)
  }
}
