import SheetEngine

/// How much room one dimension offers.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2

  init(_ sizeClass: SizeClass) {
    switch sizeClass {
    case .unspecified: self = .unspecified
    case .compact: self = .compact
    case .regular: self = .regular
    }
  }
}

public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}

/// Whether content lies on the window or is raised above it, as in a sheet.
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base = 0
  case elevated = 1
}

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
}

/// Which way lines of text run.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// What a view or a view controller knows of the place where it is shown.
@preconcurrency @MainActor public final class UITraitCollection: NSObject {
  let values: TraitValues

  init(_ values: TraitValues) {
    self.values = values
    super.init()
  }

  /// Nothing is specified.
  public override convenience init() {
    self.init(TraitValues())
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitValues(horizontalSizeClass: horizontalSizeClass))
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitValues(verticalSizeClass: verticalSizeClass))
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(TraitValues(userInterfaceStyle: userInterfaceStyle))
  }

  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(TraitValues(userInterfaceLevel: userInterfaceLevel))
  }

  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(TraitValues(userInterfaceIdiom: userInterfaceIdiom))
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(TraitValues(layoutDirection: layoutDirection))
  }

  public convenience init(displayScale: CGFloat) {
    self.init(TraitValues(displayScale: displayScale))
  }

  /// What the later ones specify stands above what the earlier ones do.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(TraitValues()) { $0.overridden(by: $1.values) })
  }

  convenience init(_ environment: Environment, _ appearance: Session.Appearance, level: UIUserInterfaceLevel) {
    self.init(
      TraitValues(
        horizontalSizeClass: UIUserInterfaceSizeClass(environment.horizontalSizeClass),
        verticalSizeClass: UIUserInterfaceSizeClass(environment.verticalSizeClass),
        userInterfaceStyle: appearance == .dark ? .dark : .light,
        userInterfaceLevel: level,
        userInterfaceIdiom: environment.idiom == .pad ? .pad : .phone,
        layoutDirection: environment.isRightToLeft ? .rightToLeft : .leftToRight,
        displayScale: CGFloat(environment.displayScale)))
  }

  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass ?? .unspecified }
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass ?? .unspecified }
  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle ?? .unspecified }
  public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel ?? .unspecified }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom ?? .unspecified }
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection ?? .unspecified }
  /// Device pixels a point; 0 where it is not specified.
  public var displayScale: CGFloat { values.displayScale ?? 0 }

  /// Those of the window's own level; what has no place yet goes by them. Nothing is specified before an app runs.
  public static var current: UITraitCollection { replaced ?? Session.current?.traits ?? unspecified }

  private static let unspecified = UITraitCollection()
  /// Stands for `current` while something is worked out for it.
  private static var replaced: UITraitCollection?

  /// Runs code for which these are the current ones.
  public func performAsCurrent(_ actions: () -> Void) {
    let outer = UITraitCollection.replaced
    UITraitCollection.replaced = self
    actions()
    UITraitCollection.replaced = outer
  }

  /// Whether all that the other one specifies is the same here.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.overridden(by: trait.values) == values
  }

  /// Whether colors may look different.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
      || userInterfaceLevel != traitCollection?.userInterfaceLevel
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

/// What is specified of a trait collection.
struct TraitValues: Hashable, Sendable {
  var horizontalSizeClass: UIUserInterfaceSizeClass?
  var verticalSizeClass: UIUserInterfaceSizeClass?
  var userInterfaceStyle: UIUserInterfaceStyle?
  var userInterfaceLevel: UIUserInterfaceLevel?
  var userInterfaceIdiom: UIUserInterfaceIdiom?
  var layoutDirection: UITraitEnvironmentLayoutDirection?
  var displayScale: CGFloat?

  /// The same but for what others specify.
  func overridden(by others: TraitValues) -> TraitValues {
    TraitValues(
      horizontalSizeClass: others.horizontalSizeClass ?? horizontalSizeClass,
      verticalSizeClass: others.verticalSizeClass ?? verticalSizeClass,
      userInterfaceStyle: others.userInterfaceStyle ?? userInterfaceStyle,
      userInterfaceLevel: others.userInterfaceLevel ?? userInterfaceLevel,
      userInterfaceIdiom: others.userInterfaceIdiom ?? userInterfaceIdiom,
      layoutDirection: others.layoutDirection ?? layoutDirection, displayScale: others.displayScale ?? displayScale)
  }
}
