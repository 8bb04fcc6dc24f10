// SPDX-License-Identifier: Apache-2.0

/// An edge, a middle or a length of the box of a view or a layout guide, from which constraints are created.
///
/// Only anchors of the same kind can be constrained to each other: `NSLayoutXAxisAnchor`, `NSLayoutYAxisAnchor` or
/// `NSLayoutDimension`.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  final let boxItem: LayoutItem
  final let attribute: NSLayoutConstraint.Attribute

  // `package`, because an internal initializer is compiled into an app's module too, and the linker finds it twice.
  package init(_ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    boxItem = item
    self.attribute = attribute
    super.init()
  }

  /// The view or the layout guide of the anchor, or `nil` if it has been deallocated.
  public final var item: AnyObject? { boxItem.object }

  final func make(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>, _ multiplier: CGFloat,
    _ constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      boxItem, attribute, relation, anchor.boxItem, anchor.attribute, multiplier: multiplier, constant: constant)
  }

  /// Returns an inactive constraint: this anchor equals the other.
  public final func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    make(.equal, anchor, 1, 0)
  }

  /// Returns an inactive constraint: this anchor equals the other plus a constant in points.
  public final func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    make(.equal, anchor, 1, c)
  }

  /// Returns an inactive constraint: this anchor is at least the other.
  public final func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, 1, 0)
  }

  /// Returns an inactive constraint: this anchor is at least the other plus a constant in points.
  public final func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, 1, c)
  }

  /// Returns an inactive constraint: this anchor is at most the other.
  public final func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, 1, 0)
  }

  /// Returns an inactive constraint: this anchor is at most the other plus a constant in points.
  public final func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, 1, c)
  }
}

/// The system's distance between two neighboring views, in points. [Y4]
let systemSpacing: CGFloat = 8
