// SPDX-License-Identifier: Apache-2.0

/// The insets from the four edges of a rectangle, in points.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The inset from the top edge; negative values point outward.
  public var top: CGFloat
  /// The inset from the left edge, for every writing direction.
  public var left: CGFloat
  /// The inset from the bottom edge; negative values point outward.
  public var bottom: CGFloat
  /// The inset from the right edge, for every writing direction.
  public var right: CGFloat

  /// Creates insets from four distances in points, which are not checked.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Creates insets of 0 at all edges.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Insets of 0 at all edges; the default of `additionalSafeAreaInsets`.
  public static var zero: UIEdgeInsets { UIEdgeInsets() }
}

extension CGRect {
  /// Returns the rectangle with each edge moved inward by its inset.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}

/// The insets from the edges of a rectangle in terms of the reading direction, in points.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The inset from the top edge; negative values point outward.
  public var top: CGFloat
  /// The inset from the edge where lines begin: the left edge, or the right edge for right-to-left writing.
  public var leading: CGFloat
  /// The inset from the bottom edge; negative values point outward.
  public var bottom: CGFloat
  /// The inset from the edge where lines end: the right edge, or the left edge for right-to-left writing.
  public var trailing: CGFloat

  /// Creates insets from four distances in points, which are not checked.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Insets of 0 at all edges.
  public static var zero: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
  }
}
