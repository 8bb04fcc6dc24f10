// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// A structure as an object, for builds without Foundation.
  @preconcurrency @MainActor open class NSValue: NSObject {
    /// The `CGRect`; empty for a value of another type.
    nonisolated public final let cgRectValue: CGRect
    /// A value that is not a `CGRect`.
    nonisolated final let other: OtherValue?

    /// Creates an object with a `CGRect`, which is not changed, even if it is `null`.
    nonisolated public init(cgRect rect: CGRect) {
      cgRectValue = rect
      other = nil
      super.init(anywhere: ())
    }

    nonisolated init(_ other: OtherValue) {
      cgRectValue = .zero
      self.other = other
      super.init(anywhere: ())
    }
  }

  /// A number as an object, for builds without Foundation.
  @preconcurrency @MainActor public class NSNumber: NSValue {
    /// The number as a `Double`. An integer with more digits than a `Double` has is rounded.
    nonisolated public final let doubleValue: Double
    /// The number if it was given as an integer in the range of `Int64`, and otherwise `nil`.
    nonisolated final let whole: Int64?
    /// Whether the number was given as a Boolean value.
    nonisolated final let isFlag: Bool

    nonisolated init(_ number: Double, _ whole: Int64?, isFlag: Bool) {
      doubleValue = number
      self.whole = whole
      self.isFlag = isFlag
      super.init(cgRect: .zero)
    }

    /// Creates an object with any number, which need not be finite.
    nonisolated public convenience init(value: Double) {
      self.init(value, nil, isFlag: false)
    }

    /// Creates an object with any number, which need not be finite.
    nonisolated public convenience init(value: Float) {
      self.init(Double(value), nil, isFlag: false)
    }

    /// Creates an object with an integer.
    nonisolated public convenience init<Number: FixedWidthInteger>(value: Number) {
      self.init(Double(value), Int64(exactly: value), isFlag: false)
    }

    /// Creates an object with 1 or 0.
    nonisolated public convenience init(value: Bool) {
      self.init(value ? 1 : 0, value ? 1 : 0, isFlag: true)
    }

    /// Creates an object with a number.
    nonisolated public required convenience init(integerLiteral value: Int) {
      self.init(Double(value), Int64(value), isFlag: false)
    }

    /// Creates an object with a number.
    nonisolated public required convenience init(floatLiteral value: Double) {
      self.init(value, nil, isFlag: false)
    }

    /// Creates an object with 1 or 0.
    nonisolated public required convenience init(booleanLiteral value: Bool) {
      self.init(value ? 1 : 0, value ? 1 : 0, isFlag: true)
    }

    /// The number rounded toward 0 and clamped to the type's range; 0 for NaN.
    nonisolated public final var int64Value: Int64 {
      if let whole { return whole }
      guard !doubleValue.isNaN else { return 0 }
      return doubleValue >= 0x1p63 ? .max : doubleValue < -0x1p63 ? .min : Int64(doubleValue)
    }

    /// The number rounded toward 0 and clamped to the type's range.
    nonisolated public final var intValue: Int { Int(clamping: int64Value) }
    /// The number rounded toward 0 and clamped to the type's range.
    nonisolated public final var uintValue: UInt { UInt(clamping: int64Value) }
    /// The number rounded toward 0 and clamped to the type's range.
    nonisolated public final var int32Value: Int32 { Int32(clamping: int64Value) }
    /// The number in single precision.
    nonisolated public final var floatValue: Float { Float(doubleValue) }
    /// Whether the number is not 0.
    nonisolated public final var boolValue: Bool { doubleValue != 0 }
    /// The number as text.
    nonisolated public final var stringValue: String { text }

    /// The number as text, without rounding.
    nonisolated var text: String {
      if let whole { return "\(whole)" }
      // As in Foundation, an integral number has no decimal point.
      return Int64(exactly: doubleValue).map { "\($0)" } ?? "\(doubleValue)"
    }

    /// Compares two numbers.
    nonisolated public final func compare(_ otherNumber: NSNumber) -> ComparisonResult {
      if let whole, let other = otherNumber.whole { return ComparisonResult(whole < other, other < whole) }
      return ComparisonResult(doubleValue < otherNumber.doubleValue, otherNumber.doubleValue < doubleValue)
    }

    /// Returns whether the numbers are equal.
    nonisolated public final override func isEqual(_ object: NSObject?) -> Bool {
      guard let other = object as? NSNumber else { return false }
      return compare(other) == .orderedSame && doubleValue.isNaN == other.doubleValue.isNaN
    }

    /// A hash of the number, consistent with `isEqual`.
    nonisolated public final override var hash: Int { doubleValue.hashValue }

    /// The decimal number, if the object was created with one.
    nonisolated var exactly: Decimal? { nil }
    /// The number as a decimal number.
    nonisolated public final var decimalValue: Decimal {
      exactly ?? whole.map { Decimal($0) } ?? Decimal(doubleValue)
    }
  }

  extension NSNumber: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral {}

  extension NSNumber: CustomStringConvertible {
    /// The number as text.
    nonisolated public var description: String { stringValue }
  }

  extension NSNumber: CVarArg {
    /// The number as text.
    nonisolated public var formatArgument: FormatArgument { .text(stringValue) }
  }

#endif
