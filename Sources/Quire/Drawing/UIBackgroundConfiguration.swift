// SPDX-License-Identifier: Apache-2.0

/// The background of a button or a cell.
@preconcurrency @MainActor public struct UIBackgroundConfiguration {
  /// Fills it; `nil` leaves the colour to the button's style, or to the list.
  public var backgroundColor: UIColor?
  /// Makes the colour that is shown of `backgroundColor`; `nil` leaves it.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The radius of the corners, in points; a button's `cornerStyle` may replace it.
  public var cornerRadius: CGFloat = 0
  /// The colour of the line around it; `nil` for the tint.
  public var strokeColor: UIColor?
  /// The width of the line around it, in points; 0, the default, for none.
  public var strokeWidth: CGFloat = 0

  init(backgroundColor: UIColor? = nil, cornerRadius: CGFloat = 0) {
    self.backgroundColor = backgroundColor
    self.cornerRadius = cornerRadius
  }

  /// No colour, no line and square corners.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(backgroundColor: .clear) }

  /// The colour that is shown.
  func resolvedColor() -> UIColor? {
    guard let backgroundColor else { return nil }
    return backgroundColorTransformer.map { $0(backgroundColor) } ?? backgroundColor
  }
}
