// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// A decimal number as an object, for builds without Foundation.
  @preconcurrency @MainActor public final class NSDecimalNumber: NSNumber {
    /// The rule by which digits are removed.
    public enum RoundingMode: UInt, Sendable {
      /// To the nearest digit, halves away from 0.
      case plain
      /// To the smaller number.
      case down
      /// To the larger number.
      case up
      /// To the nearest digit, halves to the even digit.
      case bankers
    }

    nonisolated private let number: Decimal

    /// Creates an object with a number.
    nonisolated public init(decimal dcm: Decimal) {
      number = dcm
      super.init(dcm.double, dcm.exponent >= 0 ? Int64(dcm.description) : nil, isFlag: false)
    }

    /// Creates an object with the number at the beginning of a text; NaN if there is none.
    nonisolated public convenience init(string numberValue: String?) {
      self.init(decimal: numberValue.flatMap { Decimal(string: $0) } ?? .nan)
    }

    /// Creates an object with an integer.
    nonisolated public convenience init<Number: FixedWidthInteger>(value: Number) {
      self.init(decimal: Decimal(value))
    }

    /// Creates an object with a number, as by `Decimal.init(_:)`.
    nonisolated public convenience init(value: Double) {
      self.init(decimal: Decimal(value))
    }

    /// Creates an object with a number.
    nonisolated public convenience init(value: Float) {
      self.init(decimal: Decimal(Double(value)))
    }

    /// Creates an object with a number.
    nonisolated public required convenience init(integerLiteral value: Int) {
      self.init(decimal: Decimal(value))
    }

    /// Creates an object with a number, as by `Decimal.init(_:)`.
    nonisolated public required convenience init(floatLiteral value: Double) {
      self.init(decimal: Decimal(value))
    }

    /// Creates an object with 1 or 0.
    nonisolated public required convenience init(booleanLiteral value: Bool) {
      self.init(decimal: value ? 1 : 0)
    }

    /// The number 0.
    nonisolated public static var zero: NSDecimalNumber { NSDecimalNumber(decimal: 0) }
    /// The number 1.
    nonisolated public static var one: NSDecimalNumber { NSDecimalNumber(decimal: 1) }
    /// The value that is no number.
    nonisolated public static var notANumber: NSDecimalNumber { NSDecimalNumber(decimal: .nan) }

    nonisolated override var exactly: Decimal? { number }
    nonisolated override var text: String { number.description }

    /// Returns the sum.
    nonisolated public func adding(_ decimalNumber: NSDecimalNumber) -> NSDecimalNumber {
      NSDecimalNumber(decimal: number + decimalNumber.number)
    }

    /// Returns the difference.
    nonisolated public func subtracting(_ decimalNumber: NSDecimalNumber) -> NSDecimalNumber {
      NSDecimalNumber(decimal: number - decimalNumber.number)
    }

    /// Returns the product.
    nonisolated public func multiplying(by decimalNumber: NSDecimalNumber) -> NSDecimalNumber {
      NSDecimalNumber(decimal: number * decimalNumber.number)
    }

    /// Returns the quotient; NaN for a division by 0.
    nonisolated public func dividing(by decimalNumber: NSDecimalNumber) -> NSDecimalNumber {
      NSDecimalNumber(decimal: number / decimalNumber.number)
    }

    /// Returns a power of the number.
    nonisolated public func raising(toPower power: Int) -> NSDecimalNumber {
      NSDecimalNumber(decimal: pow(number, power))
    }

    /// Returns the number rounded as a handler says.
    nonisolated public func rounding(accordingToBehavior behavior: NSDecimalNumberHandler?) -> NSDecimalNumber {
      guard let behavior else { return self }
      var result = number
      result.round(behindPoint: behavior.scale, behavior.mode)
      return NSDecimalNumber(decimal: result)
    }
  }

  /// The rule by which decimal numbers are rounded, for builds without Foundation.
  @preconcurrency @MainActor public final class NSDecimalNumberHandler: NSObject {
    nonisolated let mode: NSDecimalNumber.RoundingMode
    nonisolated let scale: Int

    /// Creates a rule. Errors are never raised: the result of a division by 0 is NaN.
    nonisolated public init(
      roundingMode: NSDecimalNumber.RoundingMode, scale: Int16, raiseOnExactness exact: Bool,
      raiseOnOverflow overflow: Bool, raiseOnUnderflow underflow: Bool, raiseOnDivideByZero divideByZero: Bool
    ) {
      mode = roundingMode
      self.scale = Int(scale)
      super.init(anywhere: ())
    }
  }

  extension NSNumber {
    /// Creates an object with the nearest `Double` of a decimal number.
    nonisolated public convenience init(value: Decimal) {
      self.init(value.double, value.exponent >= 0 ? Int64(value.description) : nil, isFlag: false)
    }
  }

  extension Double {
    /// Creates the number of an object, which may be rounded.
    public init(truncating number: NSNumber) { self = number.doubleValue }
  }

  extension Float {
    /// Creates the number of an object, which may be rounded.
    public init(truncating number: NSNumber) { self = number.floatValue }
  }

  extension Int {
    /// Creates the number of an object, rounded toward 0.
    public init(truncating number: NSNumber) { self = number.intValue }
  }

#endif
