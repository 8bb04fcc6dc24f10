// SPDX-License-Identifier: Apache-2.0

/// A place across the screen: an edge or the middle.
@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// So many times the system's spacing, of 8 points, behind the other in reading order.
  public final func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.equal, anchor, 1, systemSpacing * multiplier)
  }

  /// At least so many times the system's spacing, of 8 points, behind the other in reading order.
  public final func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, 1, systemSpacing * multiplier)
  }

  /// At most so many times the system's spacing, of 8 points, behind the other in reading order.
  public final func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, 1, systemSpacing * multiplier)
  }
}
