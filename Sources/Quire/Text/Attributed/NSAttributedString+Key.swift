// SPDX-License-Identifier: Apache-2.0

extension NSAttributedString {
  /// The name of an attribute; those below are shown, and an app may add its own.
  public struct Key: RawRepresentable, Hashable, Sendable {
    /// Apple's name, or an app's.
    public let rawValue: String

    /// A key of any name; two of the same bytes are one key.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The same without a label.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// Byte for byte.
    public static func == (left: Key, right: Key) -> Bool {
      left.rawValue.hasSameBytes(as: right.rawValue)
    }

    /// From the bytes, as `==` compares.
    public func hash(into hasher: inout Hasher) {
      rawValue.hashBytes(into: &hasher)
    }

    /// A `UIFont`; without it the view's own font.
    public static let font = Key("NSFont")
    /// A `UIColor` for the letters; without it the view's own colour.
    public static let foregroundColor = Key("NSColor")
    /// A `UIColor` behind the letters; without it none.
    public static let backgroundColor = Key("NSBackgroundColor")
    /// The raw value of an `NSUnderlineStyle`; 0 for no line.
    public static let underlineStyle = Key("NSUnderline")
    /// A `UIColor` for the underline; without it the letters' colour.
    public static let underlineColor = Key("NSUnderlineColor")
    /// The raw value of an `NSUnderlineStyle` for the line through the letters; 0 for none.
    public static let strikethroughStyle = Key("NSStrikethrough")
    /// A `UIColor` for the line through the letters; without it the letters' colour.
    public static let strikethroughColor = Key("NSStrikethroughColor")
    /// Points between letters, in addition to the font's own.
    public static let kern = Key("NSKern")
    /// Points by which the letters stand above the line; below it if negative.
    public static let baselineOffset = Key("NSBaselineOffset")
    /// An `NSParagraphStyle`; that of a paragraph's first character counts for the whole paragraph.
    public static let paragraphStyle = Key("NSParagraphStyle")
    /// An address as text; shown in the view's tint and underlined.
    public static let link = Key("NSLink")
  }

  #if hasFeature(Embedded)
    /// Attributes by their keys. `Any` holds nothing in a browser's build, so values are objects there: a number is an
    /// `NSNumber`. A literal such as `[.font: font, .foregroundColor: color]` is written alike in both builds, and a
    /// variable of this type is, too.
    public typealias Attributes = [Key: NSObject]
  #else
    /// Attributes by their keys. A literal such as `[.font: font, .foregroundColor: color]` is written alike for the
    /// browser, where the values are objects, and so is a variable of this type.
    public typealias Attributes = [Key: Any]
  #endif
}
