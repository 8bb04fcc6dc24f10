// SPDX-License-Identifier: Apache-2.0

/// How large the user wants text, as a trait.
///
/// A browser's own size of text counts: 16 pixels are `large`, the default, and other sizes are the nearest category.
/// On an iPhone or iPad it is the system's setting.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// 0 for `unspecified`, then 1...12 from the smallest to the largest.
  let step: UInt8

  init(step: UInt8) {
    self.step = step <= 12 ? step : 0
  }

  /// Apple's name of a category; every other text is `unspecified`.
  public init(rawValue: String) {
    var found: UInt8 = 0
    for step in 1...12 as ClosedRange<UInt8> where UIContentSizeCategory(step: step).rawValue.hasSameBytes(as: rawValue)
    {
      found = step
    }
    step = found
  }

  /// Apple's name, such as `UICTContentSizeCategoryL`.
  public var rawValue: String {
    switch step {
    case 1: "UICTContentSizeCategoryXS"
    case 2: "UICTContentSizeCategoryS"
    case 3: "UICTContentSizeCategoryM"
    case 4: "UICTContentSizeCategoryL"
    case 5: "UICTContentSizeCategoryXL"
    case 6: "UICTContentSizeCategoryXXL"
    case 7: "UICTContentSizeCategoryXXXL"
    case 8: "UICTContentSizeCategoryAccessibilityM"
    case 9: "UICTContentSizeCategoryAccessibilityL"
    case 10: "UICTContentSizeCategoryAccessibilityXL"
    case 11: "UICTContentSizeCategoryAccessibilityXXL"
    case 12: "UICTContentSizeCategoryAccessibilityXXXL"
    default: "_UICTContentSizeCategoryUnspecified"
    }
  }

  /// Says nothing; text has the sizes of `large`.
  public static let unspecified = UIContentSizeCategory(step: 0)
  /// Body text of 14 points.
  public static let extraSmall = UIContentSizeCategory(step: 1)
  /// Body text of 15 points.
  public static let small = UIContentSizeCategory(step: 2)
  /// Body text of 16 points.
  public static let medium = UIContentSizeCategory(step: 3)
  /// Body text of 17 points, the default.
  public static let large = UIContentSizeCategory(step: 4)
  /// Body text of 19 points.
  public static let extraLarge = UIContentSizeCategory(step: 5)
  /// Body text of 21 points.
  public static let extraExtraLarge = UIContentSizeCategory(step: 6)
  /// Body text of 23 points.
  public static let extraExtraExtraLarge = UIContentSizeCategory(step: 7)
  /// Body text of 28 points.
  public static let accessibilityMedium = UIContentSizeCategory(step: 8)
  /// Body text of 33 points.
  public static let accessibilityLarge = UIContentSizeCategory(step: 9)
  /// Body text of 40 points.
  public static let accessibilityExtraLarge = UIContentSizeCategory(step: 10)
  /// Body text of 47 points.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(step: 11)
  /// Body text of 53 points, the largest.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(step: 12)

  /// Whether it is one of the five largest, at which layouts side by side are better stacked.
  public var isAccessibilityCategory: Bool { step >= 8 }

  /// Whether both are the same size.
  public static func == (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { left.step == right.step }

  /// From the size.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(step)
  }

  /// Whether the first is the smaller size; `unspecified` is below all.
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { left.step < right.step }
  /// Whether the first is the smaller size, or the same.
  public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { left.step <= right.step }
  /// Whether the first is the larger size.
  public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { left.step > right.step }
  /// Whether the first is the larger size, or the same.
  public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { left.step >= right.step }
}

/// Whether the user asked for more contrast, as a trait.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Says nothing; no place that shows has it.
  case unspecified = -1
  /// The colours as they are.
  case normal = 0
  /// The system's colours are darker on light backgrounds, and lighter on dark ones.
  case high = 1
}

/// The size of text, to register for or to remove from overrides.
public final class UITraitPreferredContentSizeCategory: UITraitDefinition {
  override class func isSpecified(in values: TraitValues) -> Bool { values.preferredContentSizeCategory != nil }
  override class func clear(in values: inout TraitValues) { values.preferredContentSizeCategory = nil }
  override class func differs(_ one: TraitValues, _ other: TraitValues) -> Bool {
    one.preferredContentSizeCategory != other.preferredContentSizeCategory
  }
}

/// The contrast, to register for or to remove from overrides.
public final class UITraitAccessibilityContrast: UITraitDefinition {
  override class func isSpecified(in values: TraitValues) -> Bool { values.accessibilityContrast != nil }
  override class func clear(in values: inout TraitValues) { values.accessibilityContrast = nil }
  override class func differs(_ one: TraitValues, _ other: TraitValues) -> Bool {
    one.accessibilityContrast != other.accessibilityContrast
  }
}

extension UITraitCollection {
  /// This trait alone; the others stay unspecified.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(TraitValues(preferredContentSizeCategory: preferredContentSizeCategory))
  }

  /// This trait alone; the others stay unspecified.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(TraitValues(accessibilityContrast: accessibilityContrast))
  }

  /// The size of text that the user asked for, unless overridden.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory ?? .unspecified
  }
  /// `high` if the user asked for more contrast, unless overridden.
  public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast ?? .unspecified }
}

extension UITraitOverrides {
  /// `unspecified` while it is not overridden; set, it counts until `remove(_:)`, `unspecified` too.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { values.preferredContentSizeCategory ?? .unspecified }
    set { values.preferredContentSizeCategory = newValue }
  }
  /// `unspecified` while it is not overridden; set, it counts until `remove(_:)`, `unspecified` too.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { values.accessibilityContrast ?? .unspecified }
    set { values.accessibilityContrast = newValue }
  }
}
