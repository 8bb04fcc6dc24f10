// SPDX-License-Identifier: Apache-2.0

extension UIFont {
  /// The width of the letters: negative values are narrow, positive values wide.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// The width as a number. 0 is the standard width.
    public var rawValue: CGFloat

    /// Creates a width from a number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a width from a number without a label.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// −0.3; the narrowest letters.
    public static let compressed = Width(-0.3)
    /// −0.2; narrow letters.
    public static let condensed = Width(-0.2)
    /// 0; the width of `systemFont(ofSize:weight:)`.
    public static let standard = Width(0)
    /// 0.2; wide letters.
    public static let expanded = Width(0.2)
  }

  /// Returns the system font in a weight. `size` is in points. The width has no effect in Quire, because the devices'
  /// system fonts have one width in browsers.
  public static func systemFont(ofSize size: CGFloat, weight: Weight, width: Width) -> UIFont {
    systemFont(ofSize: size, weight: weight)
  }

  /// The font size of the smallest text of controls: 12 points. None of Quire's views uses it by default.
  public static var smallSystemFontSize: CGFloat { 12 }

  /// The height of a capital letter, in points, as a share of the size of the system font's letters.
  public final var capHeight: CGFloat { pointSize * 0.70463867 }
  /// The height of a lowercase x, in points, as a share of the size of the system font's letters.
  public final var xHeight: CGFloat { pointSize * 0.52636719 }
}
