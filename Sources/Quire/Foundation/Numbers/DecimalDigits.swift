// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// An integer of up to 19 digits times a power of ten, with conversion to the nearest `Double`.
  ///
  /// Nearly all numbers in strings have this form. They do not need the integers of arbitrary size that `DecimalNumber`
  /// uses.
  struct DecimalDigits {
    private static let mostDigits = 19
    /// The largest power of five that fits in 64 bits.
    private static let largestPower = 27
    /// The largest power of ten that a `Double` represents exactly.
    private static let largestExactPower = 22

    /// The digits as an integer.
    private(set) var significand: UInt64 = 0
    /// The power of ten.
    var exponent = 0
    private var count = 0

    /// Creates the number 0.
    init() {}

    /// Appends a digit, 0 to 9. Returns `false` and leaves the number unchanged if it already has 19 digits.
    mutating func append(_ digit: UInt8) -> Bool {
      guard count < Self.mostDigits else { return false }
      significand = significand * 10 + UInt64(digit)
      if significand > 0 { count += 1 }
      return true
    }

    /// The number if it is an integer of at most 64 bits, and otherwise `nil`. The last digit must not be 0.
    var whole: UInt64? {
      if significand == 0 { return 0 }
      guard exponent >= 0, exponent <= Self.mostDigits else { return nil }
      var number = significand
      for _ in 0..<exponent {
        let (product, overflow) = number.multipliedReportingOverflow(by: 10)
        if overflow { return nil }
        number = product
      }
      return number
    }

    /// The nearest `Double`, the even one if two are equally near; infinity beyond the largest.
    var double: Double {
      if significand < 1 << 53, abs(exponent) <= Self.largestExactPower {
        return Self.scaled(significand, exponent)
      }
      if exponent >= 0, exponent <= Self.largestPower { return multiplied }
      if exponent < 0, exponent >= -Self.largestPower { return divided }
      var number = DecimalNumber()
      var power: UInt64 = 1
      while power <= significand / 10 { power *= 10 }
      while power > 0 {
        number.append(UInt8(significand / power % 10))
        power /= 10
      }
      number.exponent += exponent
      return number.value
    }

    /// Returns a number below 2⁵³ times a power of ten from -22 to 22. Both factors are exact, so the result is rounded
    /// only once.
    static func scaled(_ significand: UInt64, _ exponent: Int) -> Double {
      var power = 1.0
      for _ in 0..<abs(exponent) { power *= 10 }
      return exponent < 0 ? Double(significand) / power : Double(significand) * power
    }

    private var powerOfFive: UInt64 {
      var power: UInt64 = 1
      for _ in 0..<abs(exponent) { power *= 5 }
      return power
    }

    private var multiplied: Double {
      var (high, low) = significand.multipliedFullWidth(by: powerOfFive)
      // The product, normalized by a power of two: its 64 highest bits, and whether lower bits are set.
      var shift = high.leadingZeroBitCount
      if shift == 64 {
        (high, low) = (low, 0)
        shift = high.leadingZeroBitCount
        return DecimalNumber.rounded(high << UInt64(shift), isExact: true, power: exponent - shift)
      }
      if shift > 0 {
        high = high << UInt64(shift) | low >> UInt64(64 - shift)
        low <<= UInt64(shift)
      }
      return DecimalNumber.rounded(high, isExact: low == 0, power: exponent + 64 - shift)
    }

    private var divided: Double {
      let divisor = powerOfFive
      let (shift, divisorShift) = (significand.leadingZeroBitCount, divisor.leadingZeroBitCount)
      let (above, below) = (significand << UInt64(shift), divisor << UInt64(divisorShift))
      // Both have their highest bit set, so the quotient times 2⁶³ has 63 or 64 bits.
      var (quotient, rest): (UInt64, UInt64) = (0, above >> 1)
      var low = above << 63
      for _ in 0..<64 {
        let carry = rest >> 63
        rest = rest << 1 | low >> 63
        low <<= 1
        quotient <<= 1
        if carry == 1 || rest >= below {
          rest = rest &- below
          quotient |= 1
        }
      }
      var power = exponent - 63 + divisorShift - shift
      if quotient >> 63 == 0 {
        quotient <<= 1
        power -= 1
      }
      return DecimalNumber.rounded(quotient, isExact: rest == 0, power: power)
    }
  }

#endif
