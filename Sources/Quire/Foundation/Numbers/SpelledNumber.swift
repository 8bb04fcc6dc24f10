// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// A number in English words, such as `twenty-one`, or as an English ordinal, such as `21st`.
  enum SpelledNumber {
    private static let small =
      "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
      + "eighteen nineteen"
    private static let tens = "twenty thirty forty fifty sixty seventy eighty ninety"
    private static let large = "thousand million billion trillion quadrillion"

    static func words(_ value: Double) -> String? {
      guard value.isFinite, value.magnitude < 1e18 else { return nil }
      let whole = value.magnitude.rounded(.down)
      var text = (value < 0 ? "minus " : "") + words(UInt64(whole))
      if whole != value.magnitude, let point = "\(value.magnitude)".split(separator: ".").last {
        text += " point"
        for digit in point.utf8 { text += " " + word(Int(digit &- 0x30), in: small) }
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

    private static func words(_ value: UInt64) -> String {
      if value < 20 { return word(Int(value), in: small) }
      if value < 100 {
        let text = word(Int(value / 10) - 2, in: tens)
        return value % 10 == 0 ? text : "\(text)-\(word(Int(value % 10), in: small))"
      }
      if value < 1000 { return words(value / 100) + " hundred" + rest(value % 100) }
      var unit: UInt64 = 1000
      var index = 0
      while value / unit >= 1000 {
        unit *= 1000
        index += 1
      }
      return "\(words(value / unit)) \(word(index, in: large))" + rest(value % unit)
    }

    private static func rest(_ value: UInt64) -> String { value == 0 ? "" : " " + words(value) }

    private static func word(_ index: Int, in list: String) -> String {
      let all = list.split(separator: " ")
      return all.indices.contains(index) ? String(all[index]) : ""
    }
  }

#endif
