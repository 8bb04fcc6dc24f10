// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) extension StyledText {
  /// A range of a text in which all letters have one appearance.
  public struct Run: Hashable, Sendable {
    /// The length in UTF-16 units, above 0.
    public var length: Int
    /// The size of the font, in points.
    public var size: Double
    /// The weight of the font, 100...900, as in CSS.
    public var weight: Int
    /// The host's own font family, which is also used if the device does not have `family`.
    public var design: Design
    /// The family name of a font on the device, or empty for none.
    public var family: String
    /// Whether the letters are slanted, by the font or by the host.
    public var isItalic: Bool
    /// The color of the letters.
    public var color: RGBA
    /// The color behind the letters. Clear for none.
    public var background: RGBA
    /// A line under the letters.
    public var underline: Line
    /// A line through the letters.
    public var strikethrough: Line
    /// The space between letters, in points, in addition to the font's own.
    public var spacing: Double
    /// The distance by which the letters are raised above the baseline, in points.
    public var rise: Double
    /// The shadow and the outline of the letters; `nil` for neither.
    public var effect: Effect?

    /// Creates a run with the attributes of a text that has no runs.
    public init(length: Int, like text: StyledText) {
      self.length = length
      size = text.size
      weight = text.weight
      design = text.design
      family = text.family
      isItalic = text.isItalic
      color = text.color
      background = .clear
      underline = Line()
      strikethrough = Line()
      spacing = 0
      rise = 0
    }

    /// Compares all attributes, and the family as bytes.
    public static func == (left: Run, right: Run) -> Bool {
      left.length == right.length && left.size == right.size && left.weight == right.weight
        && left.design == right.design && left.isItalic == right.isItalic && left.color == right.color
        && left.background == right.background && left.underline == right.underline
        && left.strikethrough == right.strikethrough && left.spacing == right.spacing && left.rise == right.rise
        && left.effect == right.effect && left.family.hasSameBytes(as: right.family)
    }

    /// Hashes the length and the font.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(length)
      hasher.combine(size)
      hasher.combine(weight)
    }
  }

  /// A shadow behind letters, and an outline around them.
  public final class Effect: Equatable, Sendable {
    /// The shadow. Its radius is that of the blur, in points, not the standard deviation.
    public let shadow: Shadow
    /// The width of the outline, in points. 0 for none.
    public let outline: Double
    /// The color of the outline.
    public let outlineColor: RGBA

    /// Creates an effect.
    public init(shadow: Shadow = .none, outline: Double = 0, outlineColor: RGBA = .clear) {
      self.shadow = shadow
      self.outline = outline
      self.outlineColor = outlineColor
    }

    /// Compares the values.
    public static func == (left: Effect, right: Effect) -> Bool {
      left.shadow == right.shadow && left.outline == right.outline && left.outlineColor == right.outlineColor
    }
  }

  /// A line under or through letters.
  public struct Line: Hashable, Sendable {
    /// The style of the line, as `NSUnderlineStyle`: 1 single, 2 thick, 9 double, with 0x100 dotted, with 0x200 dashed.
    /// 0 for no line.
    public var style: Int
    /// The color of the line. `nil` means the letters' color.
    public var color: RGBA?

    /// Creates a line. The default is no line.
    public init(style: Int = 0, color: RGBA? = nil) {
      self.style = style
      self.color = color
    }
  }

  /// The layout of the lines of a paragraph. Lengths are in points.
  public struct Paragraph: Hashable, Sendable {
    /// The alignment of lines in a wider box.
    public var alignment = Alignment.natural
    /// The space added between lines.
    public var lineSpacing = 0.0
    /// The space added after the paragraph.
    public var spacing = 0.0
    /// The indent of the first line.
    public var firstIndent = 0.0
    /// The indent of all other lines.
    public var indent = 0.0
    /// The factor by which the line height is multiplied. 0 counts as 1.
    public var heightFactor = 0.0
    /// The smallest height of a line.
    public var leastHeight = 0.0
    /// The largest height of a line. 0 for no limit.
    public var largestHeight = 0.0

    /// Creates a paragraph with the default layout.
    public init() {}
  }
}
