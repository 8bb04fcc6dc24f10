// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// The size class of one dimension.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not specified. No view that is shown has this value.
  case unspecified = 0
  /// Little space: the width of a phone in portrait, and its height in landscape.
  case compact = 1
  /// Much space: both dimensions of a large window, and the width of a large phone in landscape.
  case regular = 2

  init(_ sizeClass: SizeClass) {
    switch sizeClass {
    case .unspecified: self = .unspecified
    case .compact: self = .compact
    case .regular: self = .regular
    }
  }
}

/// The light or dark style of colors.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not specified. As an override, it leaves the style to the container.
  case unspecified = 0
  /// Dark text on light backgrounds.
  case light = 1
  /// Light text on dark backgrounds.
  case dark = 2
}

/// The level of content: the window's level, or elevated above it, as in a sheet.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Not specified. No view that is shown has this value.
  case unspecified = -1
  /// At the window's level, which includes controllers that cover the window.
  case base = 0
  /// In a sheet or a popover, where dark backgrounds are lighter.
  case elevated = 1
}

/// The kind of device, which depends on the window's size: see `UIDevice.userInterfaceIdiom`.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not specified. No view that is shown has this value.
  case unspecified = -1
  /// A narrow or low window.
  case phone = 0
  /// A large window, on any device.
  case pad = 1
}

/// The direction of lines of text.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not specified. No view that is shown has this value.
  case unspecified = -1
  /// As in English. The leading side is the left one.
  case leftToRight = 0
  /// As in Arabic and Hebrew. The leading side is the right one.
  case rightToLeft = 1
}

/// The traits of the environment in which a view or a view controller is shown.
@preconcurrency @MainActor public final class UITraitCollection: NSObject {
  let values: TraitValues
  /// The traits that the app specified and that have no effect.
  var displayTraits: DisplayTraits?

  init(_ values: TraitValues) {
    self.values = values
    super.init()
  }

  /// Creates a collection in which nothing is specified.
  public override convenience init() {
    self.init(TraitValues())
  }

  /// Creates a collection with only this trait.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitValues(horizontalSizeClass: horizontalSizeClass))
  }

  /// Creates a collection with only this trait.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitValues(verticalSizeClass: verticalSizeClass))
  }

  /// Creates a collection with only this trait.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(TraitValues(userInterfaceStyle: userInterfaceStyle))
  }

  /// Creates a collection with only this trait.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(TraitValues(userInterfaceLevel: userInterfaceLevel))
  }

  /// Creates a collection with only this trait.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(TraitValues(userInterfaceIdiom: userInterfaceIdiom))
  }

  /// Creates a collection with only this trait.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(TraitValues(layoutDirection: layoutDirection))
  }

  /// Creates a collection with only this trait, in device pixels per point.
  public convenience init(displayScale: CGFloat) {
    self.init(TraitValues(displayScale: displayScale))
  }

  /// Creates a collection from several others. Values of later collections replace those of earlier ones.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(TraitValues()) { $0.overridden(by: $1.values) })
  }

  convenience init(
    _ environment: Environment, _ appearance: Session.Appearance, _ preferences: Session.Preferences,
    level: UIUserInterfaceLevel
  ) {
    self.init(
      TraitValues(
        horizontalSizeClass: UIUserInterfaceSizeClass(environment.horizontalSizeClass),
        verticalSizeClass: UIUserInterfaceSizeClass(environment.verticalSizeClass),
        userInterfaceStyle: appearance == .dark ? .dark : .light,
        userInterfaceLevel: level,
        userInterfaceIdiom: environment.idiom == .pad ? .pad : .phone,
        layoutDirection: environment.isRightToLeft ? .rightToLeft : .leftToRight,
        displayScale: CGFloat(environment.displayScale),
        preferredContentSizeCategory: preferences.contentSize,
        accessibilityContrast: preferences.increasesContrast ? .high : .normal))
  }

  /// The window's width class. In popovers, and in form sheets in regular height, it is compact.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass ?? .unspecified }
  /// The window's height class.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass ?? .unspecified }
  /// The light or dark style: the user's setting, unless overridden.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle ?? .unspecified }
  /// The level: base, or elevated in sheets and popovers.
  public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel ?? .unspecified }
  /// The idiom: phone or pad, depending on the window's size.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom ?? .unspecified }
  /// The layout direction from the host, for example a page's `dir`.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection ?? .unspecified }
  /// The number of device pixels per point. 0 if it is not specified.
  public var displayScale: CGFloat { values.displayScale ?? 0 }

  /// The window's traits. Objects that are not yet shown use them. Before an app runs, no trait is specified.
  public static var current: UITraitCollection { replaced ?? Session.current?.traits ?? unspecified }

  private static let unspecified = UITraitCollection()
  /// The collection that replaces `current` during `performAsCurrent`.
  private static var replaced: UITraitCollection?

  /// Runs code with these traits as `current`.
  public func performAsCurrent(_ actions: () -> Void) {
    let outer = UITraitCollection.replaced
    UITraitCollection.replaced = self
    actions()
    UITraitCollection.replaced = outer
  }

  /// Whether this collection has every value that the other collection specifies.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.overridden(by: trait.values) == values
  }

  /// Returns whether the collections differ in a trait on which dynamic colors depend: the style, the level or the
  /// contrast.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
      || userInterfaceLevel != traitCollection?.userInterfaceLevel
      || accessibilityContrast != traitCollection?.accessibilityContrast
  }

  func isSame(as other: UITraitCollection) -> Bool { values == other.values }

  nonisolated private func hasSameValues(as other: NSObject?) -> Bool {
    if self === other { return true }
    guard let other = other as? UITraitCollection else { return false }
    return values == other.values
  }

  #if hasFeature(Embedded)
    nonisolated public override func isEqual(_ object: NSObject?) -> Bool { hasSameValues(as: object) }
  #else
    nonisolated public override func isEqual(_ object: Any?) -> Bool { hasSameValues(as: object as? NSObject) }
  #endif

  nonisolated public override var hash: Int { values.hashValue }
}

/// The specified values of a trait collection.
struct TraitValues: Hashable, Sendable {
  var horizontalSizeClass: UIUserInterfaceSizeClass?
  var verticalSizeClass: UIUserInterfaceSizeClass?
  var userInterfaceStyle: UIUserInterfaceStyle?
  var userInterfaceLevel: UIUserInterfaceLevel?
  var userInterfaceIdiom: UIUserInterfaceIdiom?
  var layoutDirection: UITraitEnvironmentLayoutDirection?
  var displayScale: CGFloat?
  var preferredContentSizeCategory: UIContentSizeCategory?
  var accessibilityContrast: UIAccessibilityContrast?

  /// Returns these values, replaced where the others specify a value.
  func overridden(by others: TraitValues) -> TraitValues {
    TraitValues(
      horizontalSizeClass: others.horizontalSizeClass ?? horizontalSizeClass,
      verticalSizeClass: others.verticalSizeClass ?? verticalSizeClass,
      userInterfaceStyle: others.userInterfaceStyle ?? userInterfaceStyle,
      userInterfaceLevel: others.userInterfaceLevel ?? userInterfaceLevel,
      userInterfaceIdiom: others.userInterfaceIdiom ?? userInterfaceIdiom,
      layoutDirection: others.layoutDirection ?? layoutDirection, displayScale: others.displayScale ?? displayScale,
      preferredContentSizeCategory: others.preferredContentSizeCategory ?? preferredContentSizeCategory,
      accessibilityContrast: others.accessibilityContrast ?? accessibilityContrast)
  }
}
