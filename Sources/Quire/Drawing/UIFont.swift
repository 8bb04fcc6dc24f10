// SPDX-License-Identifier: Apache-2.0

/// One of the system's fonts at a size.
@preconcurrency @MainActor open class UIFont: NSObject {
  /// The weight of the strokes: light below 0, heavy above.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// 0 is regular; the system's go from −0.8 to 0.62. The nearest of the nine is shown.
    public var rawValue: CGFloat

    /// A weight between the named ones, or beyond them; it is shown as the nearest.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The same without a label.
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

    /// The weight in CSS: the nearest of the nine.
    var hundreds: Int {
      let steps: [Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
      var nearest = 3
      for index in steps.indices
      where (steps[index].rawValue - rawValue).magnitude < (steps[nearest].rawValue - rawValue).magnitude {
        nearest = index
      }
      return (nearest + 1) * 100
    }
  }

  /// Size, weight, family and slant; `UIFont(descriptor:size:)` makes a font from them.
  public final let fontDescriptor: UIFontDescriptor

  /// `size` overrides the descriptor's own unless it is 0.
  public init(descriptor: UIFontDescriptor, size: CGFloat) {
    fontDescriptor = size == 0 ? descriptor : descriptor.withSize(size)
    super.init()
  }

  /// The system's face in regular weight; `size` in points.
  public static func systemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .regular)
  }

  /// The system's face; `size` in points, the weight shown as the nearest of the nine.
  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(descriptor: UIFontDescriptor(pointSize: size, weight: weight), size: 0)
  }

  /// The system's face in weight `bold`; `size` in points.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }

  /// The system's face in regular weight, slanted; `size` in points.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(descriptor: UIFontDescriptor(pointSize: size, isItalic: true), size: 0)
  }

  /// The system's face with letters of one width; `size` in points.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(descriptor: UIFontDescriptor(pointSize: size, weight: weight, design: .monospaced), size: 0)
  }

  /// The system's face, in which all digits have one width; `size` in points.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(descriptor: UIFontDescriptor(pointSize: size, weight: weight, design: .evenDigits), size: 0)
  }

  /// In points: 17, the default of labels.
  public static var labelFontSize: CGFloat { 17 }
  /// In points: 18, the default of buttons without a configuration.
  public static var buttonFontSize: CGFloat { 18 }
  /// In points: 14, for controls and small text; no view here uses it by default.
  public static var systemFontSize: CGFloat { 14 }

  /// The size of the letters in points, as the descriptor has it.
  public final var pointSize: CGFloat { fontDescriptor.pointSize }

  /// The same face in another size; 0 keeps the size.
  public final func withSize(_ size: CGFloat) -> UIFont {
    UIFont(descriptor: fontDescriptor, size: size)
  }

  // MARK: Metrics

  /// The height of a line, in points: 1.2 times the size, as hosts set lines. [Y5]
  public final var lineHeight: CGFloat { pointSize * 1.2 }
  /// The height of a line above the baseline, in points. [Y5]
  public final var ascender: CGFloat { pointSize * 0.95 }
  /// The height of a line below the baseline, in points; negative. [Y5]
  public final var descender: CGFloat { pointSize * -0.25 }
  /// The distance between lines beyond their height: 0.
  public final var leading: CGFloat { 0 }

  // MARK: Comparing

  #if hasFeature(Embedded)
    /// Whether the other is a font of an equal descriptor.
    nonisolated open override func isEqual(_ object: NSObject?) -> Bool {
      (object as? UIFont).map { $0.fontDescriptor.isEqual(fontDescriptor) } ?? false
    }
  #else
    /// Whether the other is a font of an equal descriptor.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
      (object as? UIFont).map { $0.fontDescriptor.isEqual(fontDescriptor) } ?? false
    }
  #endif

  /// The descriptor's.
  nonisolated open override var hash: Int { fontDescriptor.hash }
}
