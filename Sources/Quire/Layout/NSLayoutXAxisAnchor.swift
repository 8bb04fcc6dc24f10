// SPDX-License-Identifier: Apache-2.0

/// A horizontal place: an edge or the middle.
@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
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
