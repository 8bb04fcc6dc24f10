import SheetEngine

/// What an app runs on: a screen and its habits.
public struct Device: Sendable {
  public var environment: Environment

  public init(_ environment: Environment) {
    self.environment = environment
  }

  /// 402 by 874 at 3x, with a camera above and a home indicator below.
  public static let phone = Device(
    Environment(
      container: Size(width: 402, height: 874), safeArea: Insets(top: 62, left: 0, bottom: 34, right: 0),
      horizontalSizeClass: .compact, verticalSizeClass: .regular, displayScale: 3, displayCornerRadius: 62))

  /// The same phone on its side.
  public static let phoneLandscape = Device(
    Environment(
      container: Size(width: 874, height: 402), safeArea: Insets(top: 0, left: 62, bottom: 20, right: 62),
      horizontalSizeClass: .compact, verticalSizeClass: .compact, displayScale: 3, displayCornerRadius: 62))

  /// 375 by 667 at 2x: square corners, no home indicator.
  public static let homeButtonPhone = Device(
    Environment(
      container: Size(width: 375, height: 667), safeArea: Insets(top: 20, left: 0, bottom: 0, right: 0),
      horizontalSizeClass: .compact, verticalSizeClass: .regular, displayScale: 2))

  /// 820 by 1180 at 2x.
  public static let pad = Device(
    Environment(
      container: Size(width: 820, height: 1180), safeArea: Insets(top: 24, left: 0, bottom: 20, right: 0),
      horizontalSizeClass: .regular, verticalSizeClass: .regular, idiom: .pad, displayScale: 2,
      displayCornerRadius: 18))
}
