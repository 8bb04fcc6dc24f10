// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// The size class of one dimension.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not specified; nothing that is shown has it.
  case unspecified = 0
  /// Little room: a phone has it in width in portrait, and in height in landscape.
  case compact = 1
  /// Much room: a large window has it in both dimensions, a large phone in width in landscape.
  case regular = 2

  init(_ sizeClass: SizeClass) {
    switch sizeClass {
    case .unspecified: self = .unspecified
    case .compact: self = .compact
    case .regular: self = .regular
    }
  }
}

/// Whether colours are light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not specified; as an override it leaves the style to the container.
  case unspecified = 0
  /// Dark text on light backgrounds.
  case light = 1
  /// Light text on dark backgrounds.
  case dark = 2
}

/// Whether content is at the window's level or elevated above it, as in a sheet.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Says nothing; no place that shows has it.
  case unspecified = -1
  /// At the window's level, which includes controllers that cover it.
  case base = 0
  /// In a sheet or a popover, where dark backgrounds are lighter.
  case elevated = 1
}

/// The kind of device, by the window's size: see `UIDevice.userInterfaceIdiom`.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Says nothing; no place that shows has it.
  case unspecified = -1
  /// A narrow or low window.
  case phone = 0
  /// A large window, on whatever device.
  case pad = 1
}

/// The direction of lines of text.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Says nothing; no place that shows has it.
  case unspecified = -1
  /// As in English; leading is the left side.
  case leftToRight = 0
  /// As in Arabic and Hebrew; leading is the right side.
  case rightToLeft = 1
}

/// The traits of the place where a view or a view controller is shown.
@preconcurrency @MainActor public final class UITraitCollection: NSObject {
  let values: TraitValues

  init(_ values: TraitValues) {
    self.values = values
    super.init()
  }

  /// A collection in which nothing is specified.
  public override convenience init() {
    self.init(TraitValues())
  }

  /// This trait alone; the others stay unspecified.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitValues(horizontalSizeClass: horizontalSizeClass))
  }

  /// This trait alone; the others stay unspecified.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitValues(verticalSizeClass: verticalSizeClass))
  }

  /// This trait alone; the others stay unspecified.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(TraitValues(userInterfaceStyle: userInterfaceStyle))
  }

  /// This trait alone; the others stay unspecified.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(TraitValues(userInterfaceLevel: userInterfaceLevel))
  }

  /// This trait alone; the others stay unspecified.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(TraitValues(userInterfaceIdiom: userInterfaceIdiom))
  }

  /// This trait alone; the others stay unspecified.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(TraitValues(layoutDirection: layoutDirection))
  }

  /// This trait alone, in device pixels per point; the others stay unspecified.
  public convenience init(displayScale: CGFloat) {
    self.init(TraitValues(displayScale: displayScale))
  }

  /// Combines collections; values of later ones replace those of earlier ones.
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

  /// The window's width class, or compact in popovers and in form sheets in regular height.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass ?? .unspecified }
  /// The window's height class.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass ?? .unspecified }
  /// Light or dark: the user's setting, unless overridden.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle ?? .unspecified }
  /// Base, or elevated in sheets and popovers.
  public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel ?? .unspecified }
  /// Phone or pad, by the window's size.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom ?? .unspecified }
  /// The layout direction from the host, for example a page's `dir`.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection ?? .unspecified }
  /// Device pixels per point; 0 if it is not specified.
  public var displayScale: CGFloat { values.displayScale ?? 0 }

  /// The window's traits, used by objects that are not shown yet. Nothing is specified before an app runs.
  public static var current: UITraitCollection { replaced ?? Session.current?.traits ?? unspecified }

  private static let unspecified = UITraitCollection()
  /// Replaces `current` during `performAsCurrent`.
  private static var replaced: UITraitCollection?

  /// Runs code with these traits as `current`.
  public func performAsCurrent(_ actions: () -> Void) {
    let outer = UITraitCollection.replaced
    UITraitCollection.replaced = self
    actions()
    UITraitCollection.replaced = outer
  }

  /// Whether everything that the other collection specifies is the same here.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.overridden(by: trait.values) == values
  }

  /// Whether colors may look different.
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

  /// These values, replaced where the others specify one.
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
