// SPDX-License-Identifier: Apache-2.0

/// The background of a cell.
@preconcurrency @MainActor public struct UIBackgroundConfiguration {
  /// The color; `nil` is the list's own.
  public var backgroundColor: UIColor?
  /// Makes the color that is shown of `backgroundColor`; `nil` leaves it.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// The distance from the cell's edges, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The color of the line around it; `nil` for none.
  public var strokeColor: UIColor?
  /// The width of the line around it, in points.
  public var strokeWidth: CGFloat = 0

  private init(_ color: UIColor?) {
    backgroundColor = color
  }

  /// Nothing.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
  /// That of a cell in a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.systemBackground) }
  /// That of a cell in groups.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.secondarySystemGroupedBackground)
  }
  /// That of a cell, by its list.
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(nil) }
  /// That of a header or a footer in a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.systemBackground) }
  /// That of a header or a footer of groups.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
  /// That of a cell in a side bar.
  public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(nil) }

  /// The color that is shown.
  func resolvedColor() -> UIColor? {
    guard let backgroundColor else { return nil }
    return backgroundColorTransformer.map { $0(backgroundColor) } ?? backgroundColor
  }
}
