// SPDX-License-Identifier: Apache-2.0

extension UIImage {
  /// The width of a system image's lines, with Apple's values.
  public enum SymbolWeight: Int, Sendable {
    /// The weight of the configuration that this one is applied to, or else `regular`.
    case unspecified = 0
    /// Lines of 0.6 in a box of 24.
    case ultraLight = 1
    /// Lines of 0.9 in a box of 24.
    case thin = 2
    /// Lines of 1.3 in a box of 24.
    case light = 3
    /// Lines of 1.7 in a box of 24; the default.
    case regular = 4
    /// Lines of 2 in a box of 24.
    case medium = 5
    /// Lines of 2.3 in a box of 24.
    case semibold = 6
    /// Lines of 2.6 in a box of 24.
    case bold = 7
    /// Lines of 2.9 in a box of 24.
    case heavy = 8
    /// Lines of 3.3 in a box of 24.
    case black = 9
  }

  /// The size of a system image relative to the text beside it, with Apple's values.
  public enum SymbolScale: Int, Sendable {
    /// Equal in size to `medium`.
    case `default` = -1
    /// The scale of the configuration that this one is applied to, or else `medium`.
    case unspecified = 0
    /// 0.78 times the size of `medium`.
    case small = 1
    /// 24 points beside text of 17 points.
    case medium = 2
    /// 1.28 times the size of `medium`.
    case large = 3
  }

  /// The properties of an image in addition to its name.
  @preconcurrency @MainActor open class Configuration: NSObject {
    // `package`, because an internal initializer is compiled into an app's module too, and the linker finds it twice.
    package override init() {
      super.init()
    }
  }

  /// The size, weight and scale of a system image.
  @preconcurrency @MainActor public final class SymbolConfiguration: Configuration {
    /// The size of the text beside the image, in points. `nil` means unspecified.
    let pointSize: CGFloat?
    let weight: SymbolWeight
    let scale: SymbolScale
    /// The color of the image; `nil` for the tint of the view that shows it.
    private(set) var color: UIColor?

    init(size: CGFloat?, weight: SymbolWeight, scale: SymbolScale) {
      // A size that is not a positive finite number counts as unspecified.
      pointSize = size.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
      self.weight = weight
      self.scale = scale
      super.init()
    }

    /// A configuration that specifies nothing. The result is 17 points, `regular`, `medium`.
    public static let unspecified = SymbolConfiguration(size: nil, weight: .unspecified, scale: .unspecified)

    /// Creates a configuration for text of a size, in points.
    public convenience init(pointSize: CGFloat) {
      self.init(size: pointSize, weight: .unspecified, scale: .unspecified)
    }

    /// Creates a configuration for text of a size, in points, with lines of a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(size: pointSize, weight: weight, scale: .unspecified)
    }

    /// Creates a configuration for text of a size, in points, with lines of a weight, at a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(size: pointSize, weight: weight, scale: scale)
    }

    /// Creates a configuration with a scale, for text of any size.
    public convenience init(scale: SymbolScale) {
      self.init(size: nil, weight: .unspecified, scale: scale)
    }

    /// Creates a configuration with lines of a weight, for text of any size.
    public convenience init(weight: SymbolWeight) {
      self.init(size: nil, weight: weight, scale: .unspecified)
    }

    /// Creates a configuration for text in a font, from its size and weight.
    public convenience init(font: UIFont) {
      self.init(font: font, scale: .unspecified)
    }

    /// Creates a configuration for text in a font, at a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      let weight = SymbolWeight(rawValue: font.fontDescriptor.weight.hundreds / 100) ?? .regular
      self.init(size: font.pointSize, weight: weight, scale: scale)
    }

    /// Creates a configuration for text of a style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(textStyle: textStyle, scale: .unspecified)
    }

    /// Creates a configuration for text of a style, at a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }

    /// Creates a configuration with a color for all parts of the image. The parts of Quire's system images have one
    /// color, without a hierarchy.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(paletteColors: [hierarchicalColor])
    }

    /// Creates a configuration with colors for the parts of the image. Quire's system images have one part, which has
    /// the first color.
    public convenience init(paletteColors: [UIColor]) {
      self.init(size: nil, weight: .unspecified, scale: .unspecified)
      color = paletteColors.first
    }

    /// Returns a configuration that prefers an image's own colors. It specifies nothing, because Quire's system images
    /// have none: they have the tint.
    public static func preferringMulticolor() -> SymbolConfiguration { .unspecified }

    /// Returns a configuration that prefers one color. It specifies nothing, because Quire's system images have one.
    public static func preferringMonochrome() -> SymbolConfiguration { .unspecified }

    /// Returns this configuration, overridden by the properties that another one specifies.
    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      let made = SymbolConfiguration(
        size: other.pointSize ?? pointSize, weight: other.weight == .unspecified ? weight : other.weight,
        scale: other.scale == .unspecified ? scale : other.scale)
      made.color = other.color ?? color
      return made
    }

    /// The side of the image's box, in points.
    var side: CGFloat {
      let factor: CGFloat =
        switch scale {
        case .small: 0.78
        case .large: 1.28
        case .default, .unspecified, .medium: 1
        }
      return (pointSize ?? 17) * 24 / 17 * factor
    }

    /// The width of the image's lines in a box of 24.
    var lineWidth: Double {
      switch weight {
      case .ultraLight: 0.6
      case .thin: 0.9
      case .light: 1.3
      case .unspecified, .regular: 1.7
      case .medium: 2
      case .semibold: 2.3
      case .bold: 2.6
      case .heavy: 2.9
      case .black: 3.3
      }
    }
  }
}
