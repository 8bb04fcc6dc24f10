// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// All decimal digits of a `Double`, at most 1,075, and their conversion to strings with a given number of digits.
  ///
  /// A finite number is an integer times a power of two, so its decimal digits end. Rounding takes all of them into
  /// account.
  struct ExactDigits {
    /// The digits from the first that is not 0; empty for 0.
    private(set) var digits: [UInt8] = []
    /// The number of digits before the decimal point; 0 or less for numbers below 0.1.
    private(set) var point = 0

    /// Creates the digits of a finite number, without its sign.
    init(_ number: Double) {
      var mantissa = number.significandBitPattern
      var power = Int(number.exponentBitPattern) - 1075
      if number.exponentBitPattern == 0 { power += 1 } else { mantissa |= 1 << 52 }
      guard mantissa != 0 else { return }
      while mantissa & 1 == 0 {
        mantissa >>= 1
        power += 1
      }
      // The words, with nine decimal digits each, from the lowest to the highest.
      var words = [UInt32(mantissa % 1_000_000_000), UInt32(mantissa / 1_000_000_000)]
      // A half is five tenths, so the digits of m / 2ⁿ are those of m · 5ⁿ.
      for _ in 0..<abs(power) { Self.multiply(&words, by: power < 0 ? 5 : 2) }
      while words.last == 0 { words.removeLast() }
      for word in words {
        var word = word
        for _ in 0..<9 {
          digits.append(UInt8(word % 10))
          word /= 10
        }
      }
      while digits.last == 0 { digits.removeLast() }
      digits.reverse()
      point = digits.count + min(power, 0)
    }

    private static func multiply(_ words: inout [UInt32], by factor: UInt64) {
      var carry: UInt64 = 0
      for index in words.indices {
        let product = UInt64(words[index]) * factor + carry
        words[index] = UInt32(product % 1_000_000_000)
        carry = product / 1_000_000_000
      }
      if carry > 0 { words.append(UInt32(carry)) }
    }

    /// Rounds to a number of digits after the decimal point, halves to even.
    mutating func round(behindPoint count: Int) {
      round(to: point + count)
    }

    /// Rounds to a number of significant digits, halves to even. The number may have fewer digits.
    mutating func round(to count: Int) {
      guard count < digits.count else { return }
      guard count >= 0 else {
        digits = []
        point = 0
        return
      }
      let next = digits[count]
      let isHalf = next == 5 && digits[(count + 1)...].allSatisfy { $0 == 0 }
      let isOdd = count > 0 && digits[count - 1] & 1 == 1
      let isUp = next > 5 || next == 5 && (!isHalf || isOdd)
      digits.removeSubrange(count...)
      guard isUp else {
        if digits.isEmpty { point = 0 }
        return
      }
      var index = count - 1
      while index >= 0, digits[index] == 9 {
        digits[index] = 0
        index -= 1
      }
      if index >= 0 {
        digits[index] += 1
      } else {
        digits.insert(1, at: 0)
        digits.removeLast(digits.count > max(count, 1) ? 1 : 0)
        point += 1
      }
    }

    /// Returns the digit at a place: 0 is the last before the decimal point, -1 the first after it.
    func digit(at place: Int) -> UInt8 {
      let index = point - 1 - place
      return digits.indices.contains(index) ? digits[index] : 0
    }

    /// Returns the digits before the decimal point, at least one, then the point and the given number of digits after
    /// it.
    func fixed(behindPoint count: Int) -> [UInt8] {
      var text: [UInt8] = []
      for place in (0..<max(point, 1)).reversed() { text.append(0x30 + digit(at: place)) }
      if count > 0 {
        text.append(UInt8(ascii: "."))
        for place in 1...count { text.append(0x30 + digit(at: -place)) }
      }
      return text
    }

    /// The power of ten of the first digit; 0 for 0.
    var exponent: Int { digits.isEmpty ? 0 : point - 1 }

    /// Returns one digit, the decimal point and the given number of digits after it, without the power of ten.
    func scientific(behindPoint count: Int) -> [UInt8] {
      var text = [0x30 + (digits.first ?? 0)]
      if count > 0 {
        text.append(UInt8(ascii: "."))
        for index in 1...count { text.append(0x30 + (index < digits.count ? digits[index] : 0)) }
      }
      return text
    }
  }

#endif
