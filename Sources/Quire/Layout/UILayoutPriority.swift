// SPDX-License-Identifier: Apache-2.0

/// How much a constraint matters: above 0 to 1000, which is required. One of a higher priority is never broken for any
/// number of lower ones.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// Above 0 to 1000; what is out of range counts as the nearest end.
  public var rawValue: Float

  /// A priority between the named ones.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// The same without a label.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// 1000: holds, or is logged as broken.
  public static let required = UILayoutPriority(1000)
  /// 750: with what content resists being made smaller.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510: of a drag that may change a scene's size.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500: with what a scene keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490: of a drag that must not change a scene's size.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250: with what content resists being made larger.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: with what `systemLayoutSizeFitting(_:)` asks for its size.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
