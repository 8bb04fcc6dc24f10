// SPDX-License-Identifier: Apache-2.0

/// The edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// The edges as bits, with Apple's values. Bits without a name are ignored.
  public var rawValue: UInt

  /// Creates a set of edges from bits. A literal such as `[.left, .right]` creates the same value.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The upper edge: bit 0.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left edge: bit 1.
  public static let left = UIRectEdge(rawValue: 2)
  /// The lower edge: bit 2.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right edge: bit 3.
  public static let right = UIRectEdge(rawValue: 8)
  /// All four edges. In Apple's module every bit is set, but only these four have an effect.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
