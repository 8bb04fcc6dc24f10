// SPDX-License-Identifier: Apache-2.0

extension NSAttributedString {
  /// The name of an attribute. The attributes below are displayed; an app may add its own.
  public struct Key: RawRepresentable, Hashable, Sendable {
    /// Apple's name, or a name of the app.
    public let rawValue: String

    /// Creates a key with any name. Two keys are equal if their names have the same bytes.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates a key with any name, without an argument label.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// Returns whether two keys have the same bytes.
    public static func == (left: Key, right: Key) -> Bool {
      left.rawValue.hasSameBytes(as: right.rawValue)
    }

    /// Hashes the bytes of the name, consistently with `==`.
    public func hash(into hasher: inout Hasher) {
      rawValue.hashBytes(into: &hasher)
    }

    /// A `UIFont`. Without it, the text has the view's own font.
    public static let font = Key("NSFont")
    /// A `UIColor` for the text. Without it, the text has the view's own color.
    public static let foregroundColor = Key("NSColor")
    /// A `UIColor` for the background of the text. Without it, there is no background.
    public static let backgroundColor = Key("NSBackgroundColor")
    /// The raw value of an `NSUnderlineStyle`. 0 means no line.
    public static let underlineStyle = Key("NSUnderline")
    /// A `UIColor` for the underline. Without it, the underline has the color of the text.
    public static let underlineColor = Key("NSUnderlineColor")
    /// The raw value of an `NSUnderlineStyle` for a line through the text. 0 means no line.
    public static let strikethroughStyle = Key("NSStrikethrough")
    /// A `UIColor` for the line through the text. Without it, the line has the color of the text.
    public static let strikethroughColor = Key("NSStrikethroughColor")
    /// The additional distance between characters, in points.
    public static let kern = Key("NSKern")
    /// The distance in points by which the text is raised above the baseline. Negative values lower the text.
    public static let baselineOffset = Key("NSBaselineOffset")
    /// An `NSParagraphStyle`. The style of a paragraph's first character applies to the whole paragraph.
    public static let paragraphStyle = Key("NSParagraphStyle")
    /// An address, as text. It is shown in the view's tint color and underlined. In a text view that can't be edited, a
    /// tap on it opens the address, unless the delegate refuses.
    public static var link: Key {
      TextLinks.install()
      return plainLink
    }
    static let plainLink = Key("NSLink")
    /// The slant of the letters; 0 means none. Any other number shows them in italics.
    public static var obliqueness: Key {
      LetterEffects.install()
      return plainObliqueness
    }
    static let plainObliqueness = Key("NSObliqueness")
    /// An `NSShadow` behind the letters.
    public static var shadow: Key {
      LetterEffects.install()
      return plainShadow
    }
    static let plainShadow = Key("NSShadow")
    /// The width of the letters' outline, in percent of the font size. A negative width also fills the letters.
    public static var strokeWidth: Key {
      LetterEffects.install()
      return plainStrokeWidth
    }
    static let plainStrokeWidth = Key("NSStrokeWidth")
    /// A `UIColor` for the letters' outline. Without it, the outline has the color of the text.
    public static let strokeColor = Key("NSStrokeColor")
    /// Whether letters are joined, as a number. It has no effect in Quire, because the browser's font decides.
    public static let ligature = Key("NSLigature")
    /// The logarithm of the factor by which letters are wider. It has no effect in Quire, because browsers stretch no
    /// letters.
    public static let expansion = Key("NSExpansion")
    /// Directions of parts of the text, as numbers. It has no effect in Quire, because the browser finds them.
    public static let writingDirection = Key("NSWritingDirection")
    /// A `TextEffectStyle`. It has no effect in Quire, which has no such effect.
    public static let textEffect = Key("NSTextEffect")
  }

  #if hasFeature(Embedded)
    /// A dictionary of attributes. In a browser build, `Any` cannot hold values, so values are objects: a number is an
    /// `NSNumber`. A literal such as `[.font: font, .foregroundColor: color]` and a variable of this type are written
    /// identically in both builds.
    public typealias Attributes = [Key: NSObject]
  #else
    /// A dictionary of attributes. A literal such as `[.font: font, .foregroundColor: color]` and a variable of this
    /// type are written identically in a browser build, where the values are objects.
    public typealias Attributes = [Key: Any]
  #endif
}
