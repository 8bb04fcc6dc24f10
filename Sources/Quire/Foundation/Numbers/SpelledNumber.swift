// SPDX-License-Identifier: Apache-2.0

/// A number in English words, such as `twenty-one`, or as an English ordinal, such as `21st`.
enum SpelledNumber {
  private static func small(_ number: UInt64) -> String {
    [
      "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
      "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
    ][Int(number)]
  }

  static func words(_ number: Int) -> String {
    (number < 0 ? "minus " : "") + words(UInt64(number.magnitude))
  }

  private static func words(_ number: UInt64) -> String {
    if number < 20 { return small(number) }
    if number < 100 {
      let tens = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"][Int(number / 10) - 2]
      return number % 10 == 0 ? tens : tens + "-" + small(number % 10)
    }
    if number < 1000 { return words(number, by: 100, "hundred") }
    var size: UInt64 = 1000
    for name in ["thousand", "million", "billion", "trillion", "quadrillion"] {
      if number / size < 1000 { return words(number, by: size, name) }
      size *= 1000
    }
    return words(number, by: size, "quintillion")
  }

  private static func words(_ number: UInt64, by size: UInt64, _ name: String) -> String {
    let rest = number % size
    return words(number / size) + " " + name + (rest == 0 ? "" : " " + words(rest))
  }

  #if hasFeature(Embedded)
    /// Returns the words, with the digits after the point one by one. `nil` for a number that is not finite, or has more
    /// than 18 digits before the point.
    static func words(_ value: Double) -> String? {
      guard value.isFinite, value.magnitude < 1e18 else { return nil }
      let whole = value.magnitude.rounded(.down)
      var text = (value < 0 ? "minus " : "") + words(UInt64(whole))
      if whole != value.magnitude, let digits = "\(value.magnitude)".split(separator: ".").last {
        text += " point"
        // An exponent has other signs.
        for digit in digits.utf8 { text += " " + (0x30...0x39 ~= digit ? small(UInt64(digit - 0x30)) : "") }
      }
      return text
    }

    /// Returns the digits with the ending of an ordinal.
    static func ordinal(_ digits: String, _ value: Double) -> String {
      let last = Int(value.magnitude.truncatingRemainder(dividingBy: 100))
      let ending =
        switch last % 10 {
        case 1 where last != 11: "st"
        case 2 where last != 12: "nd"
        case 3 where last != 13: "rd"
        default: "th"
        }
      return digits + ending
    }
  #endif
}
