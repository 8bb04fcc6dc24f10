// SPDX-License-Identifier: Apache-2.0

/// The background of a button.
@preconcurrency @MainActor public struct UIBackgroundConfiguration {
  /// Fills it; `nil` leaves the colour to the style.
  public var backgroundColor: UIColor?
  /// The radius of the corners, in points; a button's `cornerStyle` may replace it.
  public var cornerRadius: CGFloat = 0
  /// The colour of the line around it; `nil` for the tint.
  public var strokeColor: UIColor?
  /// The width of the line around it, in points; 0, the default, for none.
  public var strokeWidth: CGFloat = 0

  /// No colour, no line and square corners.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(backgroundColor: .clear) }

  init(backgroundColor: UIColor? = nil, cornerRadius: CGFloat = 0) {
    self.backgroundColor = backgroundColor
    self.cornerRadius = cornerRadius
  }
}
