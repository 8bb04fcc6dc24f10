// SPDX-License-Identifier: Apache-2.0

/// The background of a button or a cell.
@preconcurrency @MainActor public struct UIBackgroundConfiguration {
  /// The color that fills the background. `nil` uses the color of the button's style or of the list.
  public var backgroundColor: UIColor?
  /// A function that computes the visible color from `backgroundColor`. `nil` leaves the color unchanged.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The radius of the corners, in points. A button's `cornerStyle` may override it.
  public var cornerRadius: CGFloat = 0
  /// The color of the border line. `nil` means the tint color.
  public var strokeColor: UIColor?
  /// The width of the border line, in points. 0, the default, draws none.
  public var strokeWidth: CGFloat = 0

  init(backgroundColor: UIColor? = nil, cornerRadius: CGFloat = 0) {
    self.backgroundColor = backgroundColor
    self.cornerRadius = cornerRadius
  }

  /// Returns a background without a color, with no border line and with square corners.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(backgroundColor: .clear) }

  /// Returns the color that is visible.
  func resolvedColor() -> UIColor? {
    guard let backgroundColor else { return nil }
    return backgroundColorTransformer.map { $0(backgroundColor) } ?? backgroundColor
  }
}
