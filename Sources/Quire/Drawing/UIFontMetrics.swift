// SPDX-License-Identifier: Apache-2.0

/// Scales an app's own fonts and lengths with the user's text size, as one of the text styles does.
@preconcurrency @MainActor open class UIFontMetrics: NSObject {
  /// The metrics of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  private final let style: UIFont.TextStyle

  /// Creates the metrics of a text style. Values scale by the same factor as the style, relative to the standard text
  /// size.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// Returns the font in the user's text size. Traps if the font already follows the text size.
  public final func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: nil)
  }

  /// Returns the font in the user's text size, but not larger than a size in points.
  public final func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Returns the font in the text size of the given traits. `nil` means `UITraitCollection.current`.
  public final func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traitCollection)
  }

  /// Returns the font in the text size of the given traits, but not larger than a size in points. 0 means no limit.
  public final func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    precondition(
      font.fontDescriptor.scaling == nil,
      "The font follows the size of text already; scale one of UIFont.systemFont(ofSize:) instead.")
    let scaling = FontScaling(
      style: style, base: font.pointSize, maximum: maximumPointSize > 0 ? maximumPointSize : .infinity)
    let size = scaling.size(in: traitCollection ?? .current)
    return UIFont(descriptor: font.fontDescriptor.resized(to: size, scaling), size: 0)
  }

  /// Returns a length scaled to the user's text size, rounded to device pixels.
  public final func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// Returns a length scaled to the text size of the given traits. `nil` means `UITraitCollection.current`.
  public final func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    FontScaling(style: style, base: nil, maximum: .infinity).scaled(value, in: traitCollection ?? .current)
  }
}
