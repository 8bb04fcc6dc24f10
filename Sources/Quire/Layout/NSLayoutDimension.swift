// SPDX-License-Identifier: Apache-2.0

/// A width or a height.
@preconcurrency @MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  private final func make(_ relation: NSLayoutConstraint.Relation, _ constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(boxItem, attribute, relation, nil, .notAnAttribute, multiplier: 1, constant: constant)
  }

  /// Returns an inactive constraint: the length equals a constant in points.
  public final func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { make(.equal, c) }
  /// Returns an inactive constraint: the length is at least a constant in points.
  public final func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, c)
  }
  /// Returns an inactive constraint: the length is at most a constant in points.
  public final func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { make(.lessThanOrEqual, c) }

  /// Returns an inactive constraint: the length equals the other times a factor.
  public final func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    make(.equal, anchor, m, 0)
  }

  /// Returns an inactive constraint: the length is at least the other times a factor.
  public final func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, m, 0)
  }

  /// Returns an inactive constraint: the length is at most the other times a factor.
  public final func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, m, 0)
  }

  /// Returns an inactive constraint: the length equals the other times a factor, plus a constant in points.
  public final func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    make(.equal, anchor, m, c)
  }

  /// Returns an inactive constraint: the length is at least the other times a factor, plus a constant in points.
  public final func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, m, c)
  }

  /// Returns an inactive constraint: the length is at most the other times a factor, plus a constant in points.
  public final func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, m, c)
  }
}
