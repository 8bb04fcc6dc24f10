// SPDX-License-Identifier: Apache-2.0

/// A font of the system or the device, at a size.
@preconcurrency @MainActor open class UIFont: NSObject {
  /// The weight of the strokes: negative values are light, positive values heavy.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight as a number. 0 is regular; the system's weights go from −0.8 to 0.62. The nearest of the nine is
    /// shown.
    public var rawValue: CGFloat

    /// Creates a weight, which may lie between the named ones or beyond them. It is shown as the nearest named one.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a weight from a number without a label.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// −0.8; 100 in CSS.
    public static let ultraLight = Weight(-0.8)
    /// −0.6; 200 in CSS.
    public static let thin = Weight(-0.6)
    /// −0.4; 300 in CSS.
    public static let light = Weight(-0.4)
    /// 0; 400 in CSS.
    public static let regular = Weight(0)
    /// 0.23; 500 in CSS.
    public static let medium = Weight(0.23)
    /// 0.3; 600 in CSS.
    public static let semibold = Weight(0.3)
    /// 0.4; 700 in CSS.
    public static let bold = Weight(0.4)
    /// 0.56; 800 in CSS.
    public static let heavy = Weight(0.56)
    /// 0.62; 900 in CSS.
    public static let black = Weight(0.62)

    /// The weight in CSS of the nearest of the nine weights.
    var hundreds: Int {
      var nearest = (hundreds: 400, distance: (Self.regular.rawValue - rawValue).magnitude)
      func compare(_ weight: Weight, _ hundreds: Int) {
        let distance = (weight.rawValue - rawValue).magnitude
        if distance < nearest.distance { nearest = (hundreds, distance) }
      }
      compare(.ultraLight, 100)
      compare(.thin, 200)
      compare(.light, 300)
      compare(.medium, 500)
      compare(.semibold, 600)
      compare(.bold, 700)
      compare(.heavy, 800)
      compare(.black, 900)
      return nearest.hundreds
    }
  }

  /// The size, weight, family and slant. `UIFont(descriptor:size:)` creates a font from them.
  public final let fontDescriptor: UIFontDescriptor

  /// Creates a font from a descriptor. `size` overrides the descriptor's size unless it is 0.
  public init(descriptor: UIFontDescriptor, size: CGFloat) {
    fontDescriptor = size == 0 ? descriptor : descriptor.withSize(size)
    super.init()
  }

  /// Returns the system font in regular weight. `size` is in points.
  public static func systemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .regular)
  }

  /// Returns the system font in a weight, shown as the nearest of the nine. `size` is in points.
  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(descriptor: UIFontDescriptor(pointSize: size, weight: weight), size: 0)
  }

  /// Returns the system font in the weight `bold`. `size` is in points.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }

  /// Returns the system font in regular weight, slanted. `size` is in points.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(descriptor: UIFontDescriptor(pointSize: size, isItalic: true), size: 0)
  }

  /// Returns the monospaced system font, whose letters have equal widths. `size` is in points.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(descriptor: UIFontDescriptor(pointSize: size, weight: weight, design: .monospaced), size: 0)
  }

  /// Returns the system font with digits of equal width. `size` is in points.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(descriptor: UIFontDescriptor(pointSize: size, weight: weight, design: .evenDigits), size: 0)
  }

  /// The default font size of labels: 17 points.
  public static var labelFontSize: CGFloat { 17 }
  /// The default font size of buttons without a configuration: 18 points.
  public static var buttonFontSize: CGFloat { 18 }
  /// The font size for controls and small text: 14 points. None of Quire's views uses it by default.
  public static var systemFontSize: CGFloat { 14 }

  /// The size of the letters in points, from the descriptor.
  public final var pointSize: CGFloat { fontDescriptor.pointSize }

  /// Returns the font in another size, in points. 0 keeps the size.
  public final func withSize(_ size: CGFloat) -> UIFont {
    UIFont(descriptor: fontDescriptor, size: size)
  }

  // MARK: Metrics

  /// The ratio of line height to font size with which hosts lay out lines. [Y7]
  @_spi(Hosts) nonisolated public static var lineFactor: Double { 1.193359375 }
  /// The ratio of the height above the baseline to the font size. [Y7]
  nonisolated static var ascentFactor: Double { 0.952148 }

  /// The height of a line, in points. [Y7]
  public final var lineHeight: CGFloat { pointSize * CGFloat(UIFont.lineFactor) }
  /// The height above the baseline, in points. [Y7]
  public final var ascender: CGFloat { pointSize * CGFloat(UIFont.ascentFactor) }
  /// The depth below the baseline, in points, as a negative number. [Y7]
  public final var descender: CGFloat { pointSize * CGFloat(UIFont.ascentFactor - UIFont.lineFactor) }
  /// The additional distance between lines. Always 0.
  public final var leading: CGFloat { 0 }

  // MARK: Comparing

  #if hasFeature(Embedded)
    /// Returns whether the other object is a font with an equal descriptor.
    nonisolated open override func isEqual(_ object: NSObject?) -> Bool {
      (object as? UIFont).map { $0.fontDescriptor.isEqual(fontDescriptor) } ?? false
    }
  #else
    /// Returns whether the other object is a font with an equal descriptor.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
      (object as? UIFont).map { $0.fontDescriptor.isEqual(fontDescriptor) } ?? false
    }
  #endif

  /// The hash value of the descriptor.
  nonisolated open override var hash: Int { fontDescriptor.hash }
}
