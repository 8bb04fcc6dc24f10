// SPDX-License-Identifier: Apache-2.0

import Quire

/// Colors Swift's keywords, texts and comments.
@MainActor enum CodeColors {
  static let font = UIFont.monospacedSystemFont(ofSize: 13, weight: .regular)

  private static let keywords = [
    "as", "case", "class", "default", "didSet", "else", "enum", "extension", "false", "fileprivate", "final", "for",
    "func", "get", "guard", "if", "import", "in", "init", "is", "let", "nil", "override", "private", "public",
    "required", "return", "self", "set", "static", "struct", "super", "switch", "true", "var", "weak", "where",
  ].map { Array($0.utf16) }

  static func colored(_ code: String) -> NSAttributedString {
    let result = NSMutableAttributedString(string: code, attributes: [.font: font, .foregroundColor: UIColor.label])
    for (range, color) in ranges(in: Array(code.utf16)) {
      result.addAttribute(.foregroundColor, value: color, range: range)
    }
    return result
  }

  /// The parts with a color of their own, in order. A text or a comment ends with its line.
  private static func ranges(in units: [UInt16]) -> [(NSRange, UIColor)] {
    let (quote, slash, backslash, end): (UInt16, UInt16, UInt16, UInt16) = (34, 47, 92, 10)
    var found: [(NSRange, UIColor)] = []
    var place = 0
    while place < units.count {
      let start = place
      let unit = units[place]
      if unit == quote {
        place += 1
        while place < units.count, units[place] != quote, units[place] != end {
          place += units[place] == backslash ? 2 : 1
        }
        place = min(place + 1, units.count)
        found.append((NSRange(location: start, length: place - start), Palette.quoted))
      } else if unit == slash, place + 1 < units.count, units[place + 1] == slash {
        while place < units.count, units[place] != end { place += 1 }
        found.append((NSRange(location: start, length: place - start), Palette.comment))
      } else if isLetter(unit) {
        while place < units.count, isLetter(units[place]) { place += 1 }
        let word = units[start..<place]
        if keywords.contains(where: { $0.elementsEqual(word) }) {
          found.append((NSRange(location: start, length: place - start), Palette.keyword))
        }
      } else {
        place += 1
      }
    }
    return found
  }

  private static func isLetter(_ unit: UInt16) -> Bool {
    (65...90).contains(unit) || (97...122).contains(unit) || (48...57).contains(unit) || unit == 95
  }
}
