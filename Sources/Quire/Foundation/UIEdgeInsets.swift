// SPDX-License-Identifier: Apache-2.0

/// Distances from the four edges of a box, in points.
public struct UIEdgeInsets: Hashable, Sendable {
  /// From the top edge inwards; negative values point outwards.
  public var top: CGFloat
  /// From the left edge inwards, whatever the direction of writing.
  public var left: CGFloat
  /// From the bottom edge inwards; negative values point outwards.
  public var bottom: CGFloat
  /// From the right edge inwards, whatever the direction of writing.
  public var right: CGFloat

  /// Four distances in points; none is checked.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No distance at any edge.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// No distance at any edge; the default of `additionalSafeAreaInsets`.
  public static var zero: UIEdgeInsets { UIEdgeInsets() }
}

extension CGRect {
  /// The box with each edge moved inwards by the inset of that edge.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}

/// Distances from the edges of a box in terms of the reading direction, in points.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// From the top edge inwards; negative values point outwards.
  public var top: CGFloat
  /// From the edge where lines begin: the left one, from right to left the right one.
  public var leading: CGFloat
  /// From the bottom edge inwards; negative values point outwards.
  public var bottom: CGFloat
  /// From the edge where lines end: the right one, from right to left the left one.
  public var trailing: CGFloat

  /// Four distances in points; none is checked.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No distance at any edge.
  public static var zero: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
  }
}
