// SPDX-License-Identifier: Apache-2.0

/// A number in decimal digits, with conversion to the nearest `Double`. Embedded Swift has no `Double(text)`.
struct DecimalNumber {
  /// The number of digits after which further digits have no effect: a `Double`, or the midpoint of two, has at most
  /// 767.
  private static let mostDigits = 800

  private var digits: [UInt8] = []
  /// Whether a digit other than 0 was dropped after `mostDigits`.
  private var isCut = false
  /// The power of ten by which the digits are multiplied.
  var exponent = 0

  /// Appends a digit, 0 to 9, before the decimal point.
  mutating func append(_ digit: UInt8) {
    if digits.isEmpty && digit == 0 { return }
    guard digits.count < Self.mostDigits else {
      exponent += 1
      if digit != 0 { isCut = true }
      return
    }
    digits.append(digit)
  }

  /// Appends a digit after the decimal point.
  mutating func appendBehindPoint(_ digit: UInt8) {
    append(digit)
    exponent -= 1
  }

  /// The nearest `Double`, the even one if two are equally near; infinity beyond the largest.
  var value: Double {
    guard !digits.isEmpty else { return 0 }
    if digits.count <= 15, exponent >= -22, exponent <= 22 {
      // Both factors are exact, so only the result is rounded.
      var whole = 0.0
      for digit in digits { whole = whole * 10 + Double(digit) }
      var power = 1.0
      for _ in 0..<abs(exponent) { power *= 10 }
      return exponent < 0 ? whole / power : whole * power
    }
    guard digits.count + exponent <= 310 else { return .infinity }
    guard digits.count + exponent >= -330 else { return 0 }
    return exactValue
  }

  /// The value, from a bit-by-bit division of two large integers.
  private var exactValue: Double {
    var above = LargeNumber(1)
    above.words = [0]
    for digit in digits { above.multiply(by: 10, adding: UInt32(digit)) }
    // The digits that were dropped only decide whether the number is above a midpoint.
    if isCut { above.multiply(by: 10, adding: 1) }
    var below = LargeNumber(1)
    for _ in 0..<abs(exponent - (isCut ? 1 : 0)) {
      if exponent - (isCut ? 1 : 0) < 0 { below.multiply(by: 10, adding: 0) } else { above.multiply(by: 10, adding: 0) }
    }
    // The quotient has 64 bits: `above` is at least `below` times 2⁶³, and less than `below` times 2⁶⁴.
    var power = above.bits - below.bits - 63
    if power > 0 { below.shift(by: power) } else { above.shift(by: -power) }
    below.shift(by: 63)
    if above.isLess(than: below) {
      above.shift(by: 1)
      power -= 1
    }
    var quotient: UInt64 = 0
    for _ in 0..<64 {
      quotient <<= 1
      if !above.isLess(than: below) {
        above.subtract(below)
        quotient |= 1
      }
      above.shift(by: 1)
    }
    let isExact = above.words.allSatisfy { $0 == 0 }
    return Self.rounded(quotient, isExact: isExact, power: power)
  }

  /// Returns `quotient`, whose highest bit must be set, times a power of two. `isExact` is `false` if the number is a
  /// little larger than that.
  static func rounded(_ quotient: UInt64, isExact: Bool, power: Int) -> Double {
    // The exponent of the highest bit. Below -1022, fewer bits are kept.
    let top = power + 63
    let kept = top >= -1022 ? 53 : 53 - (-1022 - top)
    guard kept >= 0 else { return 0 }
    let dropped = 64 - kept
    var mantissa = dropped == 64 ? 0 : quotient >> UInt64(dropped)
    let half: UInt64 = 1 << UInt64(dropped - 1)
    let rest = dropped == 64 ? quotient : quotient & (half << 1 &- 1)
    if rest > half || rest == half && (!isExact || mantissa & 1 == 1) { mantissa += 1 }
    guard top <= 1023 else { return .infinity }
    // A carry out of the mantissa correctly increments the exponent.
    let biased = top >= -1022 ? UInt64(top + 1023) : 0
    let bits = top >= -1022 ? (biased << 52) + (mantissa - 1 << 52) : mantissa
    return Double(bitPattern: bits)
  }
}

/// An unsigned integer of any size, in words of 32 bits from the lowest to the highest.
private struct LargeNumber {
  var words: [UInt32]

  init(_ word: UInt32) {
    words = [word]
  }

  /// The number of bits up to and including the highest that is set.
  var bits: Int {
    guard let index = words.lastIndex(where: { $0 != 0 }) else { return 0 }
    return index * 32 + 32 - words[index].leadingZeroBitCount
  }

  mutating func multiply(by factor: UInt32, adding: UInt32) {
    var carry = UInt64(adding)
    for index in words.indices {
      let product = UInt64(words[index]) * UInt64(factor) + carry
      words[index] = UInt32(truncatingIfNeeded: product)
      carry = product >> 32
    }
    if carry > 0 { words.append(UInt32(carry)) }
  }

  mutating func shift(by count: Int) {
    let (whole, rest) = (count / 32, UInt32(count % 32))
    if rest > 0 {
      var carry: UInt32 = 0
      for index in words.indices {
        let word = words[index]
        words[index] = word << rest | carry
        carry = word >> (32 - rest)
      }
      if carry > 0 { words.append(carry) }
    }
    if whole > 0 { words.insert(contentsOf: [UInt32](repeating: 0, count: whole), at: 0) }
  }

  func isLess(than other: LargeNumber) -> Bool {
    var index = max(words.count, other.words.count)
    while index > 0 {
      index -= 1
      let (own, its) = (index < words.count ? words[index] : 0, index < other.words.count ? other.words[index] : 0)
      if own != its { return own < its }
    }
    return false
  }

  /// Subtracts a number, which must not be larger.
  mutating func subtract(_ other: LargeNumber) {
    var borrow: Int64 = 0
    for index in words.indices {
      let difference = Int64(words[index]) - (index < other.words.count ? Int64(other.words[index]) : 0) - borrow
      borrow = difference < 0 ? 1 : 0
      words[index] = UInt32(truncatingIfNeeded: difference)
    }
  }
}
