// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// The style of a line under or through text: a thickness and a pattern.
  ///
  /// In a browser build, `rawValue` is an object, so that it can be the value of an attribute.
  public struct NSUnderlineStyle: Hashable, Sendable, ExpressibleByArrayLiteral {
    let bits: Int

    private init(bits: Int) {
      self.bits = bits
    }

    /// Creates a style from raw bits.
    public init(rawValue: Int) {
      bits = rawValue
    }

    /// Creates a combination of styles, for example `[.single, .patternDot]`.
    public init(arrayLiteral elements: NSUnderlineStyle...) {
      bits = elements.reduce(0) { $0 | $1.bits }
    }

    /// The raw value, which can be the value of an attribute.
    @MainActor public var rawValue: NSNumber { NSNumber(value: Double(bits)) }

    /// Returns the combination of both styles.
    public func union(_ other: NSUnderlineStyle) -> NSUnderlineStyle { NSUnderlineStyle(bits: bits | other.bits) }

    /// Returns whether the style has all bits of the other style.
    public func contains(_ other: NSUnderlineStyle) -> Bool { bits & other.bits == other.bits }
  }

#else

  /// The style of a line under or through text: a thickness and a pattern. Use its `rawValue` as the value of an
  /// attribute.
  public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The bits of the thickness and the pattern.
    public var rawValue: Int

    /// Creates a style from raw bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    var bits: Int { rawValue }
  }

#endif

extension NSUnderlineStyle {
  /// A single thin line.
  public static var single: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x01) }
  /// A single line of twice the thickness.
  public static var thick: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x02) }
  /// Two thin lines.
  public static var double: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x09) }
  /// A pattern of dots, to be combined with a thickness.
  public static var patternDot: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x0100) }
  /// A pattern of dashes, to be combined with a thickness.
  public static var patternDash: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x0200) }
}
