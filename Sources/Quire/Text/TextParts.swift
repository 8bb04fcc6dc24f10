// SPDX-License-Identifier: Apache-2.0

/// The characters of a text, as far as they can be told apart without Unicode's tables.
enum TextParts {
  /// Returns the text in parts that must not be divided. Using `Character` would link the Unicode tables into the app,
  /// so accents, joined emoji and flags are recognized by their ranges.
  static func parts(of string: String) -> [[Unicode.Scalar]] {
    var parts: [[Unicode.Scalar]] = []
    for scalar in string.unicodeScalars {
      if let last = parts.last?.last, belongs(scalar, to: last, parts[parts.count - 1].count) {
        parts[parts.count - 1].append(scalar)
      } else {
        parts.append([scalar])
      }
    }
    return parts
  }

  private static func belongs(_ scalar: Unicode.Scalar, to last: Unicode.Scalar, _ count: Int) -> Bool {
    let joiner: UInt32 = 0x200D
    if last.value == joiner || scalar.value == joiner { return true }
    let flags: ClosedRange<UInt32> = 0x1F1E6...0x1F1FF
    if flags.contains(scalar.value) { return flags.contains(last.value) && count == 1 }
    switch scalar.value {
    case 0x300...0x36F, 0x483...0x489, 0x591...0x5BD, 0x610...0x61A, 0x64B...0x65F, 0x900...0x903, 0x93A...0x94F,
      0xE31, 0xE34...0xE3A, 0xE47...0xE4E, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F,
      0xFE20...0xFE2F, 0x1F3FB...0x1F3FF, 0xE0020...0xE007F:
      return true
    default:
      return false
    }
  }
}
