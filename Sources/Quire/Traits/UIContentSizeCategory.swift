// SPDX-License-Identifier: Apache-2.0

/// The user's preferred text size, as a trait.
///
/// In a browser, it is the category nearest to the browser's own text size, where 16 pixels correspond to `large`, the
/// default. On an iPhone or iPad, it is the system's setting.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The number of the category: 0 for `unspecified`, then 1...12 from the smallest to the largest.
  let step: UInt8

  init(step: UInt8) {
    self.step = step <= 12 ? step : 0
  }

  /// Creates a category from Apple's name. Any other text becomes `unspecified`.
  public init(rawValue: String) {
    var found: UInt8 = 0
    for step in 1...12 as ClosedRange<UInt8> where UIContentSizeCategory(step: step).rawValue.hasSameBytes(as: rawValue)
    {
      found = step
    }
    step = found
  }

  /// Apple's name of the category, such as `UICTContentSizeCategoryL`.
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

  /// Not specified. Text has the sizes of `large`.
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

  /// Whether the category is one of the five largest. At these sizes, layouts should stack views instead of placing
  /// them side by side.
  public var isAccessibilityCategory: Bool { step >= 8 }

  /// Returns whether both categories are equal.
  public static func == (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { left.step == right.step }

  /// Hashes the category, consistently with `==`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(step)
  }

  /// Returns whether the first size is smaller. `unspecified` is below all others.
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { left.step < right.step }
  /// Returns whether the first size is smaller, or both are equal.
  public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { left.step <= right.step }
  /// Returns whether the first size is larger.
  public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { left.step > right.step }
  /// Returns whether the first size is larger, or both are equal.
  public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { left.step >= right.step }
}

/// The user's preferred contrast, as a trait.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Not specified. No view that is shown has this value.
  case unspecified = -1
  /// The standard colors.
  case normal = 0
  /// The system's colors are darker on light backgrounds, and lighter on dark ones.
  case high = 1
}

/// The trait of the preferred text size, to register for or to remove from overrides.
public final class UITraitPreferredContentSizeCategory: UITraitDefinition {
  override class func isSpecified(in values: TraitValues) -> Bool { values.preferredContentSizeCategory != nil }
  override class func clear(in values: inout TraitValues) { values.preferredContentSizeCategory = nil }
  override class func differs(_ one: TraitValues, _ other: TraitValues) -> Bool {
    one.preferredContentSizeCategory != other.preferredContentSizeCategory
  }
}

/// The trait of the contrast, to register for or to remove from overrides.
public final class UITraitAccessibilityContrast: UITraitDefinition {
  override class func isSpecified(in values: TraitValues) -> Bool { values.accessibilityContrast != nil }
  override class func clear(in values: inout TraitValues) { values.accessibilityContrast = nil }
  override class func differs(_ one: TraitValues, _ other: TraitValues) -> Bool {
    one.accessibilityContrast != other.accessibilityContrast
  }
}

extension UITraitCollection {
  /// Creates a collection with only this trait.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(TraitValues(preferredContentSizeCategory: preferredContentSizeCategory))
  }

  /// Creates a collection with only this trait.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(TraitValues(accessibilityContrast: accessibilityContrast))
  }

  /// The user's preferred text size, unless overridden.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory ?? .unspecified
  }
  /// The contrast: `high` if the user prefers more contrast, unless overridden.
  public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast ?? .unspecified }
}

extension UITraitOverrides {
  /// The overriding text size. `unspecified` while it is not overridden. A value that is set, even `unspecified`,
  /// applies until `remove(_:)`.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { values.preferredContentSizeCategory ?? .unspecified }
    set { values.preferredContentSizeCategory = newValue }
  }
  /// The overriding contrast. `unspecified` while it is not overridden. A value that is set, even `unspecified`,
  /// applies until `remove(_:)`.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { values.accessibilityContrast ?? .unspecified }
    set { values.accessibilityContrast = newValue }
  }
}
