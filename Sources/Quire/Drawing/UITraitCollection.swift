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

/// What a view or a view controller knows of the place where it is shown.
@MainActor public final class UITraitCollection: NSObject {
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  public let verticalSizeClass: UIUserInterfaceSizeClass
  public let userInterfaceStyle: UIUserInterfaceStyle
  public let userInterfaceLevel: UIUserInterfaceLevel
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// Device pixels a point.
  public let displayScale: CGFloat

  init(
    horizontalSizeClass: UIUserInterfaceSizeClass, verticalSizeClass: UIUserInterfaceSizeClass,
    userInterfaceStyle: UIUserInterfaceStyle, userInterfaceLevel: UIUserInterfaceLevel,
    userInterfaceIdiom: UIUserInterfaceIdiom, displayScale: CGFloat
  ) {
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.userInterfaceStyle = userInterfaceStyle
    self.userInterfaceLevel = userInterfaceLevel
    self.userInterfaceIdiom = userInterfaceIdiom
    self.displayScale = displayScale
    super.init()
  }

  convenience init(_ environment: Environment, _ appearance: Session.Appearance, level: UIUserInterfaceLevel) {
    self.init(
      horizontalSizeClass: UIUserInterfaceSizeClass(environment.horizontalSizeClass),
      verticalSizeClass: UIUserInterfaceSizeClass(environment.verticalSizeClass),
      userInterfaceStyle: appearance == .dark ? .dark : .light,
      userInterfaceLevel: level,
      userInterfaceIdiom: environment.idiom == .pad ? .pad : .phone,
      displayScale: CGFloat(environment.displayScale))
  }

  /// Those of the window's own level; what has no place yet goes by them. Nothing is specified before an app runs.
  public static var current: UITraitCollection { Session.current?.traits ?? unspecified }

  private static let unspecified = UITraitCollection(
    horizontalSizeClass: .unspecified, verticalSizeClass: .unspecified, userInterfaceStyle: .unspecified,
    userInterfaceLevel: .unspecified, userInterfaceIdiom: .unspecified, displayScale: 0)

  func isSame(as other: UITraitCollection) -> Bool {
    horizontalSizeClass == other.horizontalSizeClass && verticalSizeClass == other.verticalSizeClass
      && userInterfaceStyle == other.userInterfaceStyle && userInterfaceLevel == other.userInterfaceLevel
      && userInterfaceIdiom == other.userInterfaceIdiom && displayScale == other.displayScale
  }
}
