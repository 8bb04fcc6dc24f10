// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  extension Decimal: SignedNumeric, Comparable, Strideable {
    /// Returns the digits down to a power of ten, from the last to the first.
    private func places(from power: Int) -> [UInt8] {
      [UInt8](repeating: 0, count: digits.isEmpty ? 0 : self.power - power) + digits.reversed()
    }

    /// Compares the magnitudes: below 0 if the first is smaller.
    private static func compareMagnitudes(_ lhs: Decimal, _ rhs: Decimal) -> Int {
      if lhs.digits.isEmpty || rhs.digits.isEmpty { return lhs.digits.count - rhs.digits.count }
      let (top, other) = (lhs.digits.count + lhs.power, rhs.digits.count + rhs.power)
      guard top == other else { return top - other }
      for index in 0..<Swift.max(lhs.digits.count, rhs.digits.count) {
        let (left, right) = (lhs.digit(index), rhs.digit(index))
        if left != right { return Int(left) - Int(right) }
      }
      return 0
    }

    private func digit(_ index: Int) -> UInt8 { index < digits.count ? digits[index] : 0 }

    /// Returns whether the first number is smaller. NaN is smaller than no number.
    public static func < (lhs: Decimal, rhs: Decimal) -> Bool {
      if lhs.isNaN || rhs.isNaN { return false }
      if lhs.isNegative != rhs.isNegative { return lhs.isNegative }
      let order = compareMagnitudes(lhs, rhs)
      return lhs.isNegative ? order > 0 : order < 0
    }

    /// Returns the sum, rounded to 38 digits.
    public static func + (lhs: Decimal, rhs: Decimal) -> Decimal {
      if lhs.isNaN || rhs.isNaN { return .nan }
      if rhs.digits.isEmpty { return lhs }
      if lhs.digits.isEmpty { return rhs }
      // A summand that is too small to change any digit of the result is ignored.
      if lhs.power - rhs.power > 2 * mostDigits, lhs.power > rhs.power + rhs.digits.count + mostDigits { return lhs }
      if rhs.power - lhs.power > 2 * mostDigits, rhs.power > lhs.power + lhs.digits.count + mostDigits { return rhs }
      let isSum = lhs.isNegative == rhs.isNegative
      let isSwapped = !isSum && compareMagnitudes(lhs, rhs) < 0
      let power = Swift.min(lhs.power, rhs.power)
      let above = (isSwapped ? rhs : lhs).places(from: power)
      let below = (isSwapped ? lhs : rhs).places(from: power)
      var result: [UInt8] = []
      var carry = 0
      for index in 0..<Swift.max(above.count, below.count) {
        let first = Int(index < above.count ? above[index] : 0)
        let second = Int(index < below.count ? below[index] : 0)
        var digit = isSum ? first + second + carry : first - second - carry
        carry = 0
        if isSum, digit > 9 {
          digit -= 10
          carry = 1
        } else if digit < 0 {
          digit += 10
          carry = 1
        }
        result.append(UInt8(digit))
      }
      if carry > 0 { result.append(1) }
      return Decimal(result.reversed(), power: power, isNegative: lhs.isNegative != isSwapped)
    }

    /// Returns the difference, rounded to 38 digits.
    public static func - (lhs: Decimal, rhs: Decimal) -> Decimal { lhs + -rhs }

    /// Returns the number with the other sign.
    public static prefix func - (operand: Decimal) -> Decimal {
      var result = operand
      result.negate()
      return result
    }

    /// Changes the sign.
    public mutating func negate() {
      if !digits.isEmpty { isNegative.toggle() }
    }

    /// Returns the product, rounded to 38 digits.
    public static func * (lhs: Decimal, rhs: Decimal) -> Decimal {
      if lhs.isNaN || rhs.isNaN { return .nan }
      var sums = [Int](repeating: 0, count: lhs.digits.count + rhs.digits.count)
      for (index, first) in lhs.digits.enumerated() {
        for (place, second) in rhs.digits.enumerated() { sums[index + place + 1] += Int(first) * Int(second) }
      }
      var carry = 0
      for index in sums.indices.reversed() {
        let sum = sums[index] + carry
        sums[index] = sum % 10
        carry = sum / 10
      }
      return Decimal(
        sums.map { UInt8($0) }, power: lhs.power + rhs.power, isNegative: lhs.isNegative != rhs.isNegative)
    }

    /// Returns the quotient, rounded to 38 digits. The quotient of a division by 0 is NaN.
    public static func / (lhs: Decimal, rhs: Decimal) -> Decimal {
      if lhs.isNaN || rhs.isNaN || rhs.digits.isEmpty { return .nan }
      var result: [UInt8] = []
      var rest = Decimal()
      var divisor = rhs.magnitude
      divisor.power = 0
      var index = 0
      var behind = 0
      // One digit more than the result has, to round it.
      while index < lhs.digits.count || !rest.digits.isEmpty && result.count <= mostDigits + 1 {
        rest.digits.append(contentsOf: [UInt8](repeating: 0, count: rest.power))
        rest.power = 0
        if !rest.digits.isEmpty || lhs.digit(index) != 0 { rest.digits.append(lhs.digit(index)) }
        if index >= lhs.digits.count { behind += 1 }
        var digit: UInt8 = 0
        while compareMagnitudes(rest, divisor) >= 0 {
          rest = rest - divisor
          digit += 1
        }
        if !result.isEmpty || digit > 0 { result.append(digit) }
        index += 1
      }
      return Decimal(result, power: lhs.power - rhs.power - behind, isNegative: lhs.isNegative != rhs.isNegative)
    }

    /// Adds a number.
    public static func += (lhs: inout Decimal, rhs: Decimal) { lhs = lhs + rhs }
    /// Subtracts a number.
    public static func -= (lhs: inout Decimal, rhs: Decimal) { lhs = lhs - rhs }
    /// Multiplies by a number.
    public static func *= (lhs: inout Decimal, rhs: Decimal) { lhs = lhs * rhs }
    /// Divides by a number.
    public static func /= (lhs: inout Decimal, rhs: Decimal) { lhs = lhs / rhs }

    /// Returns the difference to another number.
    public func distance(to other: Decimal) -> Decimal { other - self }
    /// Returns the sum with a number.
    public func advanced(by n: Decimal) -> Decimal { self + n }
  }

  /// Returns a power of a number. A negative exponent means the inverse.
  public func pow(_ x: Decimal, _ y: Int) -> Decimal {
    var result: Decimal = 1
    for _ in 0..<abs(y) { result *= x }
    return y < 0 ? 1 / result : result
  }

  /// Rounds a number to a number of digits after the decimal point.
  public func NSDecimalRound(
    _ result: inout Decimal, _ number: inout Decimal, _ scale: Int, _ roundingMode: NSDecimalNumber.RoundingMode
  ) {
    var rounded = number
    rounded.round(behindPoint: scale, roundingMode)
    result = rounded
  }

#endif
