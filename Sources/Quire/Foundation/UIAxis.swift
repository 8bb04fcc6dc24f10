// SPDX-License-Identifier: Apache-2.0

/// The axes of a plane.
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// The raw bits, with Apple's values.
  public var rawValue: UInt

  /// Creates a set of axes from raw bits. A set literal of axes gives the same result.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Across.
  public static let horizontal = UIAxis(rawValue: 1)
  /// Up and down.
  public static let vertical = UIAxis(rawValue: 1 << 1)
  /// Both axes.
  public static let both: UIAxis = [.horizontal, .vertical]
}
