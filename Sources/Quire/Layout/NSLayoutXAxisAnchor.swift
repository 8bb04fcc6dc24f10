// SPDX-License-Identifier: Apache-2.0

/// A horizontal place: an edge or the middle.
@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance from this place to another, as a length to make constraints with: positive if the other is further to
  /// the right, or, for leading and trailing edges, further in reading order.
  public final func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    span(to: otherAnchor, .width)
  }

  /// Makes an inactive constraint: this anchor is after the other in reading order, by a multiple of the system's
  /// spacing, 8 points.
  public final func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.equal, anchor, 1, systemSpacing * multiplier)
  }

  /// Makes an inactive constraint: this anchor is after the other in reading order, by at least a multiple of the
  /// system's spacing, 8 points.
  public final func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, 1, systemSpacing * multiplier)
  }

  /// Makes an inactive constraint: this anchor is after the other in reading order, by at most a multiple of the
  /// system's spacing, 8 points.
  public final func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, 1, systemSpacing * multiplier)
  }
}
