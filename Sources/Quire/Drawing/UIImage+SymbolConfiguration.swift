// SPDX-License-Identifier: Apache-2.0

extension UIImage {
  /// The width of a system image's lines, with Apple's values.
  public enum SymbolWeight: Int, Sendable {
    /// As the configuration beneath it says, else `regular`.
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

  /// The size of a system image beside text of one size, with Apple's values.
  public enum SymbolScale: Int, Sendable {
    /// The same as `medium`.
    case `default` = -1
    /// As the configuration beneath it says, else `medium`.
    case unspecified = 0
    /// 0.78 of `medium`.
    case small = 1
    /// 24 points beside text of 17.
    case medium = 2
    /// 1.28 of `medium`.
    case large = 3
  }

  /// What an image depends on besides its name.
  @preconcurrency @MainActor open class Configuration: NSObject {
    // `package`, because an internal one is compiled into an app's module too, and the linker finds it twice.
    package override init() {
      super.init()
    }
  }

  /// Size, weight and scale of a system image.
  @preconcurrency @MainActor public final class SymbolConfiguration: Configuration {
    /// The size of the text beside it, in points; `nil` is unspecified.
    let pointSize: CGFloat?
    let weight: SymbolWeight
    let scale: SymbolScale

    init(size: CGFloat?, weight: SymbolWeight, scale: SymbolScale) {
      // A size that is no size is as good as none.
      pointSize = size.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
      self.weight = weight
      self.scale = scale
      super.init()
    }

    /// Leaves everything open: 17 points, `regular`, `medium`.
    public static let unspecified = SymbolConfiguration(size: nil, weight: .unspecified, scale: .unspecified)

    /// For text of this size, in points.
    public convenience init(pointSize: CGFloat) {
      self.init(size: pointSize, weight: .unspecified, scale: .unspecified)
    }

    /// For text of this size, with lines of this weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(size: pointSize, weight: weight, scale: .unspecified)
    }

    /// For text of this size, with lines of this weight, smaller or larger.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(size: pointSize, weight: weight, scale: scale)
    }

    /// Smaller or larger, beside text of any size.
    public convenience init(scale: SymbolScale) {
      self.init(size: nil, weight: .unspecified, scale: scale)
    }

    /// With lines of this weight, beside text of any size.
    public convenience init(weight: SymbolWeight) {
      self.init(size: nil, weight: weight, scale: .unspecified)
    }

    /// For text in a font: its size and weight.
    public convenience init(font: UIFont) {
      self.init(font: font, scale: .unspecified)
    }

    /// For text in a font, smaller or larger.
    public convenience init(font: UIFont, scale: SymbolScale) {
      let weight = SymbolWeight(rawValue: font.fontDescriptor.weight.hundreds / 100) ?? .regular
      self.init(size: font.pointSize, weight: weight, scale: scale)
    }

    /// For text of a style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(textStyle: textStyle, scale: .unspecified)
    }

    /// For text of a style, smaller or larger.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }

    /// This configuration, overridden by what another one specifies.
    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(
        size: other.pointSize ?? pointSize, weight: other.weight == .unspecified ? weight : other.weight,
        scale: other.scale == .unspecified ? scale : other.scale)
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

    /// The width of its lines in a box of 24.
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
