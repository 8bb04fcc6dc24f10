// SPDX-License-Identifier: Apache-2.0

/// Makes an app's own fonts and lengths follow the user's size of text, as one of the text styles does.
@preconcurrency @MainActor open class UIFontMetrics: NSObject {
  /// Follows body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  private final let style: UIFont.TextStyle

  /// Follows a text style: what grows is by as much larger as the style is than at the standard size.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// The font in the user's size of text. A font that follows it already can't be scaled again.
  public final func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: nil)
  }

  /// The font in the user's size of text, and at most of this size, in points.
  public final func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// The font in the size of text of some traits; `nil` stands for `UITraitCollection.current`.
  public final func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traitCollection)
  }

  /// The font in the size of text of some traits, and at most of this size, in points; 0 is no limit.
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

  /// A length in the user's size of text, rounded to device pixels.
  public final func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// A length in the size of text of some traits; `nil` stands for `UITraitCollection.current`.
  public final func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    FontScaling(style: style, base: nil, maximum: .infinity).scaled(value, in: traitCollection ?? .current)
  }
}
