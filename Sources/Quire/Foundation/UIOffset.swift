// SPDX-License-Identifier: Apache-2.0

/// A distance by which something is moved from its usual position, in points.
public struct UIOffset: Hashable, Sendable {
  /// The distance to the right; negative values move to the left.
  public var horizontal: CGFloat
  /// The distance downward; negative values move upward.
  public var vertical: CGFloat

  /// Creates an offset from two distances in points, which are not checked.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Creates an offset of 0 in both directions.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// The offset of 0 in both directions.
  public static var zero: UIOffset { UIOffset() }
}
