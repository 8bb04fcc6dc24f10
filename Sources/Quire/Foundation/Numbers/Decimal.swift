// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// A number of up to 38 decimal digits times a power of ten, for builds without Foundation.
  public struct Decimal: Hashable, Sendable {
    /// The largest number of digits.
    static let mostDigits = 38

    /// The digits from the first that is not 0 to the last that is not 0; empty for 0.
    var digits: [UInt8] = []
    /// The power of ten of the last digit.
    var power = 0
    var isNegative = false
    /// Whether the value is no number, as the quotient of a division by 0.
    public var isNaN = false

    /// Creates the number 0.
    public init() {}

    /// Creates a number with digits of any count, rounded to 38 digits, halves away from 0.
    init(_ digits: [UInt8], power: Int, isNegative: Bool) {
      self.digits = digits
      self.power = power
      self.isNegative = isNegative
      let first = digits.firstIndex { $0 != 0 } ?? digits.endIndex
      if first > 0 { self.digits.removeFirst(first) }
      let excess = self.digits.count - Self.mostDigits
      if excess > 0 { round(behindPoint: -(power + excess), .plain) }
      trim()
    }

    mutating func trim() {
      while digits.last == 0 {
        digits.removeLast()
        power += 1
      }
      guard digits.isEmpty else { return }
      power = 0
      isNegative = false
    }

    /// Creates an integer.
    public init<Number: BinaryInteger>(_ value: Number) {
      var digits: [UInt8] = []
      var rest = value.magnitude
      while rest > 0 {
        let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
        digits.append(UInt8(truncatingIfNeeded: digit))
        rest = quotient
      }
      self.init(digits.reversed(), power: 0, isNegative: value < 0)
    }

    /// Creates an integer, which always fits.
    public init?<Number: BinaryInteger>(exactly source: Number) {
      self.init(source)
    }

    /// Creates the number whose digits are those of a `Double` scaled to 64 bits. As in Foundation, digits beyond the
    /// precision of the `Double` may appear; `init(string:locale:)` has exactly the digits of a text.
    public init(_ value: Double) {
      self.init()
      guard value.isFinite else {
        isNaN = true
        return
      }
      guard value != 0 else { return }
      var rest = value.magnitude
      var power = 0
      while rest < 0x1p64 {
        rest *= 10
        power -= 1
      }
      while rest >= 0x1p64 {
        rest /= 10
        power += 1
      }
      self = Decimal(UInt64(rest))
      self.power += power
      isNegative = value < 0
    }

    /// Creates the number at the beginning of a text, such as `-12.5e3`. Returns `nil` if there is none. The decimal
    /// point is a point in every locale.
    public init?(string: String, locale: Locale? = nil) {
      var bytes = Array(string.utf8)[...]
      while let first = bytes.first, first == 0x20 || first == 0x09 || first == 0x0A { bytes.removeFirst() }
      var isNegative = false
      if let first = bytes.first, first == UInt8(ascii: "-") || first == UInt8(ascii: "+") {
        isNegative = first == UInt8(ascii: "-")
        bytes.removeFirst()
      }
      var digits: [UInt8] = []
      var behindPoint: Int?
      var hasDigit = false
      while let byte = bytes.first {
        if byte >= 0x30, byte <= 0x39 {
          digits.append(byte - 0x30)
          hasDigit = true
          behindPoint? += 1
        } else if byte == UInt8(ascii: "."), behindPoint == nil {
          behindPoint = 0
        } else {
          break
        }
        bytes.removeFirst()
      }
      guard hasDigit else { return nil }
      var power = -(behindPoint ?? 0)
      if let mark = bytes.first, mark | 0x20 == UInt8(ascii: "e"),
        let exponent = Int(String(decoding: bytes.dropFirst(), as: UTF8.self))
      {
        power += exponent
      }
      self.init(digits, power: power, isNegative: isNegative)
    }

    /// The value that is no number.
    public static var nan: Decimal {
      var result = Decimal()
      result.isNaN = true
      return result
    }
    /// Not a number, as `nan`.
    public static var quietNaN: Decimal { nan }
    /// The number 0.
    public static var zero: Decimal { Decimal() }
    /// The number π, to 38 digits.
    public static var pi: Decimal {
      Decimal(string: "3.1415926535897932384626433832795028842") ?? 0
    }
    /// The number with 38 nines and the power of ten 127.
    public static var greatestFiniteMagnitude: Decimal {
      Decimal([UInt8](repeating: 9, count: mostDigits), power: 127, isNegative: false)
    }

    /// Whether the number is neither NaN nor infinite; no number is infinite.
    public var isFinite: Bool { !isNaN }
    /// Whether the number is 0.
    public var isZero: Bool { digits.isEmpty && !isNaN }
    /// Whether the number is below 0.
    public var isSignMinus: Bool { isNegative }
    /// Whether the number is below 0.
    public var sign: FloatingPointSign { isNegative ? .minus : .plus }
    /// The power of ten of the last digit that is not 0.
    public var exponent: Int { power }
    /// The number without its sign.
    public var magnitude: Decimal {
      var result = self
      result.isNegative = false
      return result
    }

    /// The nearest `Double`.
    var double: Double {
      isNaN ? .nan : Double("\(isNegative ? "-" : "")\(digitText.isEmpty ? "0" : digitText)e\(power)") ?? .nan
    }

    private var digitText: String { String(decoding: digits.map { $0 + 0x30 }, as: UTF8.self) }

    /// Rounds to a number of digits after the decimal point.
    mutating func round(behindPoint count: Int, _ mode: NSDecimalNumber.RoundingMode) {
      let excess = -power - count
      guard excess > 0, !isNaN else { return }
      let kept = digits.count - excess
      let next = kept >= 0 && kept < digits.count ? digits[kept] : 0
      let isHalf = next == 5 && kept + 1 == digits.count
      let isOdd = kept > 0 && digits[kept - 1] & 1 == 1
      let isUp =
        switch mode {
        case .plain: next >= 5
        case .bankers: next > 5 || next == 5 && (!isHalf || isOdd)
        case .down: isNegative && !digits.isEmpty
        case .up: !isNegative && !digits.isEmpty
        }
      digits.removeLast(Swift.min(excess, digits.count))
      power += excess
      if isUp {
        var index = digits.count - 1
        while index >= 0, digits[index] == 9 {
          digits[index] = 0
          index -= 1
        }
        if index >= 0 { digits[index] += 1 } else { digits.insert(1, at: 0) }
      }
      trim()
    }
  }

  extension Decimal: CustomStringConvertible {
    /// All digits of the number, without a power of ten.
    public var description: String {
      if isNaN { return "NaN" }
      var text = digits.map { $0 + 0x30 }
      if power >= 0 {
        text += [UInt8](repeating: 0x30, count: power)
        if text.isEmpty { text = [0x30] }
      } else {
        let missing = 1 - power - text.count
        if missing > 0 { text.insert(contentsOf: [UInt8](repeating: 0x30, count: missing), at: 0) }
        text.insert(UInt8(ascii: "."), at: text.count + power)
      }
      return (isNegative ? "-" : "") + String(decoding: text, as: UTF8.self)
    }
  }

  extension Decimal: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// Creates an integer.
    public init(integerLiteral value: Int) {
      self.init(value)
    }

    /// Creates the number of a literal, as by `init(_:)`.
    public init(floatLiteral value: Double) {
      self.init(value)
    }
  }

  extension Decimal: Codable {
    /// Decodes a number.
    public init(from decoder: Decoder) throws(UniversalError) {
      guard let number = Decimal(string: try decoder.double("Decimal").description) else {
        throw decoder.unfit("Decimal")
      }
      self = number
    }

    /// Encodes the number, with the precision of a `Double`.
    public func encode(to encoder: Encoder) throws(UniversalError) {
      if power >= 0, let whole = Int64(description) { return encoder.write(.integer(whole)) }
      try encoder.write(double, "Decimal")
    }
  }

  extension Decimal: ObjectReadable {
    /// The number as an `NSDecimalNumber`.
    public var bridgedObject: NSObject { NSDecimalNumber(decimal: self) }

    /// Creates the number of an `NSNumber`.
    public init?(bridged object: NSObject) {
      guard let number = object as? NSNumber else { return nil }
      self = number.decimalValue
    }
  }

  extension Decimal: CVarArg {
    /// The number as text.
    public var formatArgument: FormatArgument { .text(description) }
  }

#endif
