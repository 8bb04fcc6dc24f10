// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// A line under or through letters: a strength, and a pattern.
  ///
  /// `rawValue` is an object in a browser's build, so that it can be the value of an attribute.
  public struct NSUnderlineStyle: Hashable, Sendable, ExpressibleByArrayLiteral {
    let bits: Int

    private init(bits: Int) {
      self.bits = bits
    }

    /// A style from bits.
    public init(rawValue: Int) {
      bits = rawValue
    }

    /// Several together, as in `[.single, .patternDot]`.
    public init(arrayLiteral elements: NSUnderlineStyle...) {
      bits = elements.reduce(0) { $0 | $1.bits }
    }

    /// The value of an attribute.
    @MainActor public var rawValue: NSNumber { NSNumber(value: Double(bits)) }

    /// Both together.
    public func union(_ other: NSUnderlineStyle) -> NSUnderlineStyle { NSUnderlineStyle(bits: bits | other.bits) }

    /// Whether it has all of the other's bits.
    public func contains(_ other: NSUnderlineStyle) -> Bool { bits & other.bits == other.bits }
  }

#else

  /// A line under or through letters: a strength, and a pattern. The value of an attribute is its `rawValue`.
  public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The bits of strength and pattern.
    public var rawValue: Int

    /// A style from bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    var bits: Int { rawValue }
  }

#endif

extension NSUnderlineStyle {
  /// One thin line.
  public static var single: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x01) }
  /// One line of twice the strength.
  public static var thick: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x02) }
  /// Two thin lines.
  public static var double: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x09) }
  /// Dots; together with a strength.
  public static var patternDot: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x0100) }
  /// Dashes; together with a strength.
  public static var patternDash: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x0200) }
}
