// SPDX-License-Identifier: Apache-2.0

import SheetMotion

extension UIFont {
  /// A size and weight for a purpose. The size follows the user's preferred text size.
  public enum TextStyle: Sendable, Hashable {
    /// The sizes at the standard text size are, in this order: 34, 28, 22, 20, 17 (semibold), 15, 17, 16, 13, 12, 11
    /// points.
    case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote, caption1, caption2
    /// A title of 36 points at the standard text size, bold.
    case extraLargeTitle
    /// A title of 28 points at the standard text size, bold.
    case extraLargeTitle2

    /// The sizes in points, for the twelve text sizes from the smallest. The values are those that Apple publishes.
    private var sizes: [UInt8] {
      switch self {
      case .extraLargeTitle: [33, 34, 35, 36, 38, 40, 42, 46, 50, 54, 58, 62]
      case .extraLargeTitle2: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
      case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
      case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
      case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
      case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
      case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
      case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
      case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
      case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
      case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
      case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
      }
    }

    func size(in category: UIContentSizeCategory) -> CGFloat {
      let step = category == .unspecified ? UIContentSizeCategory.large.step : category.step
      return CGFloat(sizes[Int(step) - 1])
    }

    /// Returns the line spacing of a text style at a text size. [HIG-TYPE] [Y8]
    ///
    /// With one exception among its 132 entries, the published table has one line spacing for each font size. The
    /// spacing grows in steps of eight points.
    func leading(in category: UIContentSizeCategory) -> CGFloat {
      let size = Int(size(in: category))
      switch size {
      case ..<12: return CGFloat(size + 2)
      case 12: return 16
      default: return CGFloat(size + 5 + (size - 14) / 8)
      }
    }

    var weight: Weight {
      switch self {
      case .headline: .semibold
      case .extraLargeTitle, .extraLargeTitle2: .bold
      default: .regular
      }
    }
  }

  /// Returns the font of a text style, in the user's text size. A label keeps the size unless its
  /// `adjustsFontForContentSizeCategory` is `true`.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the font of a text style, in the text size of the given traits. `nil` means `UITraitCollection.current`.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: style, compatibleWith: traitCollection)
    return UIFont(descriptor: descriptor, size: 0)
  }

  /// Returns this font in the text size of the given traits, or this font itself if it does not follow the text size.
  final func adapted(to traits: UITraitCollection) -> UIFont {
    guard let scaling = fontDescriptor.scaling else { return self }
    let size = scaling.size(in: traits)
    guard size != pointSize else { return self }
    return UIFont(descriptor: fontDescriptor.resized(to: size, scaling), size: 0)
  }
}

extension UIFontDescriptor {
  /// Returns the attributes of a text style, in the user's text size.
  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }

  /// Returns the attributes of a text style, in the text size of the given traits. `nil` means
  /// `UITraitCollection.current`.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    let scaling = FontScaling(style: style, base: nil, maximum: .infinity)
    return UIFontDescriptor(
      pointSize: scaling.size(in: traitCollection ?? .current), weight: style.weight, scaling: scaling)
  }
}

/// The rule by which a font's size follows the user's text size.
package struct FontScaling: Hashable, Sendable {
  let style: UIFont.TextStyle
  /// The size at the standard text size. `nil` means the style's own.
  let base: CGFloat?
  let maximum: CGFloat

  @MainActor func size(in traits: UITraitCollection) -> CGFloat {
    guard let base else { return min(style.size(in: traits.preferredContentSizeCategory), maximum) }
    let factor = factor(in: traits)
    // At the standard text size, a font keeps its exact size. Scaled sizes are whole numbers.
    return min(factor == 1 ? base : CGFloat(Double(base * factor).nearestInteger), maximum)
  }

  /// Returns a value scaled in proportion to the style's line spacing, in whole device pixels. [Y8]
  @MainActor func scaled(_ value: CGFloat, in traits: UITraitCollection) -> CGFloat {
    let factor = factor(in: traits)
    guard factor != 1 else { return value }
    let scale = traits.displayScale > 0 ? traits.displayScale : 1
    return CGFloat((Double(value * factor * scale)).nearestInteger) / scale
  }

  @MainActor private func factor(in traits: UITraitCollection) -> CGFloat {
    style.leading(in: traits.preferredContentSizeCategory) / style.leading(in: .large)
  }
}
