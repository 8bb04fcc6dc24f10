// SPDX-License-Identifier: Apache-2.0

extension UIColor {
  /// The prominence of a color among the colors of one content.
  public enum Prominence: Int, Sendable {
    /// The color itself.
    case primary = 0
    /// Less prominent than the color.
    case secondary = 1
    /// Less prominent than `secondary`.
    case tertiary = 2
    /// Less prominent than `tertiary`.
    case quaternary = 3

    /// The part of the alpha that remains, as in the label colors of the same names.
    fileprivate var share: Double {
      switch self {
      case .primary: 1
      case .secondary: 0.6
      case .tertiary: 0.3
      case .quaternary: 0.18
      }
    }
  }

  /// Returns the color with another prominence: with a part of its alpha, as the label colors have it.
  public final func withProminence(_ prominence: Prominence) -> UIColor {
    guard prominence != .primary else { return self }
    return UIColor { traits in
      let color = self.resolved(with: traits, tint: nil)
      return UIColor(color.withAlpha(Double(color.bits & 0xFF) / 255 * prominence.share))
    }
  }

  /// Black at every style, for text on a light background.
  public static let darkText = UIColor(RGBA(bits: 0x0000_00FF))
  /// White with an alpha of 0.6 at every style, for text on a dark background.
  public static let lightText = UIColor(RGBA(bits: 0xFFFF_FF99))
}
