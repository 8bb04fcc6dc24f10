// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) extension StyledText {
  /// A stretch of a text with letters that look alike.
  public struct Run: Hashable, Sendable {
    /// In UTF-16 units, above 0.
    public var length: Int
    /// In points.
    public var size: Double
    /// 100...900, as in CSS.
    public var weight: Int
    /// The host's own family, or what stands in for a missing one.
    public var design: Design
    /// A font of the device by the name of its family; empty for none.
    public var family: String
    /// Slanted, by the font or by the host.
    public var isItalic: Bool
    /// Of the letters.
    public var color: RGBA
    /// Behind the letters; clear for none.
    public var background: RGBA
    /// A line under the letters.
    public var underline: Line
    /// A line through the letters.
    public var strikethrough: Line
    /// Points between letters, in addition to the font's own.
    public var spacing: Double
    /// Points by which the letters stand above the line.
    public var rise: Double

    /// As the letters of a text that has no runs.
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

    /// Compares all of it, the family by its bytes.
    public static func == (left: Run, right: Run) -> Bool {
      left.length == right.length && left.size == right.size && left.weight == right.weight
        && left.design == right.design && left.isItalic == right.isItalic && left.color == right.color
        && left.background == right.background && left.underline == right.underline
        && left.strikethrough == right.strikethrough && left.spacing == right.spacing && left.rise == right.rise
        && left.family.hasSameBytes(as: right.family)
    }

    /// From length and font alone.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(length)
      hasher.combine(size)
      hasher.combine(weight)
    }
  }

  /// A line under or through letters.
  public struct Line: Hashable, Sendable {
    /// As `NSUnderlineStyle`: 1 single, 2 thick, 9 double, with 0x100 dotted, with 0x200 dashed; 0 for no line.
    public var style: Int
    /// `nil` for the letters' colour.
    public var color: RGBA?

    /// No line by default.
    public init(style: Int = 0, color: RGBA? = nil) {
      self.style = style
      self.color = color
    }
  }

  /// How the lines of a paragraph stand; lengths are in points.
  public struct Paragraph: Hashable, Sendable {
    /// Where lines stand in a wider box.
    public var alignment = Alignment.natural
    /// Added between lines.
    public var lineSpacing = 0.0
    /// Added after the paragraph.
    public var spacing = 0.0
    /// Before the first line.
    public var firstIndent = 0.0
    /// Before all other lines.
    public var indent = 0.0
    /// A factor of the height of lines; 0 counts as 1.
    public var heightFactor = 0.0
    /// The least height of a line.
    public var leastHeight = 0.0
    /// The largest height of a line; 0 for no limit.
    public var largestHeight = 0.0

    /// Lines that stand as they come.
    public init() {}
  }
}
