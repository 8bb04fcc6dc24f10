// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import Quire
import SheetEngine

/// Sizes of text that are the same on every machine.
///
/// A character's width is half the text's size, or six tenths from semibold on, and a line's height is 1.2 times the
/// size. Lines break at spaces; a word that is too long for a line has a line of its own.
enum TextMetrics {
  static func size(of text: StyledText, width: Double) -> Size {
    let lines = lines(of: text, width: width)
    let longest = lines.map { self.width(of: $0, in: text) }.max() ?? 0
    return Size(width: min(longest, width), height: Double(lines.count) * lineHeight(of: text))
  }

  static func lineHeight(of text: StyledText) -> Double { text.size * 1.2 }

  static func lines(of text: StyledText, width: Double) -> [String] {
    var lines: [String] = []
    let string = text.shortened.isEmpty ? text.string : text.shortened
    for paragraph in string.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = ""
      for word in paragraph.split(separator: " ") {
        let longer = line.isEmpty ? String(word) : line + " " + word
        if line.isEmpty || self.width(of: longer, in: text) <= width {
          line = longer
        } else {
          lines.append(line)
          line = String(word)
        }
      }
      lines.append(line)
    }
    return text.lines > 0 ? Array(lines.prefix(text.lines)) : lines
  }

  private static func width(of line: String, in text: StyledText) -> Double {
    Double(line.count) * text.size * (text.weight >= 600 ? 0.6 : 0.5)
  }
}
