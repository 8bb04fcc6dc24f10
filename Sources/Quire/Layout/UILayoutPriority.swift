// SPDX-License-Identifier: Apache-2.0

/// The priority of a constraint, above 0 up to 1000, which is required. A constraint is never broken in favor of
/// constraints of lower priority, however many there are.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number of the priority, above 0 up to 1000. A number outside counts as the nearest end.
  public var rawValue: Float

  /// Creates a priority, which may lie between the named ones.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates a priority from a number without a label.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// 1000: the constraint is satisfied, or is logged as broken.
  public static let required = UILayoutPriority(1000)
  /// 750: the default resistance of content to a smaller size.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510: for a drag that may change a scene's size.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500: for the current size of a scene.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490: for a drag that must not change a scene's size.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250: the default resistance of content to a larger size.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: for the target size in `systemLayoutSizeFitting(_:)`.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Returns a priority that is higher by a number.
  public static func + (priority: UILayoutPriority, number: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + number)
  }

  /// Returns a priority that is lower by a number.
  public static func - (priority: UILayoutPriority, number: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - number)
  }

  /// Raises a priority by a number.
  public static func += (priority: inout UILayoutPriority, number: Float) { priority.rawValue += number }
  /// Lowers a priority by a number.
  public static func -= (priority: inout UILayoutPriority, number: Float) { priority.rawValue -= number }
}
