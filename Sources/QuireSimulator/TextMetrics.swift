// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import Quire
import SheetEngine

/// Text metrics that are identical on every machine.
///
/// A character's width is half of the font size, or six tenths from semibold on. A line's height is `UIFont.lineFactor`
/// times the font size. Named fonts of the device are a twentieth wider. Lines break at spaces. A word that is too long
/// for a line has its own line.
enum TextMetrics {
  /// The families that the device has in addition to the system's own.
  static let families = ["Courier New", "Georgia", "Helvetica Neue", "Palatino", "Times New Roman", "Verdana"]

  static func size(of text: StyledText, width: Double) -> Size {
    let lines = measuredLines(of: text, width: width)
    let longest = lines.map { $0.width }.max() ?? 0
    return Size(width: min(longest, width), height: lines.reduce(0) { $0 + $1.height })
  }

  static func lineHeight(of text: StyledText) -> Double { text.size * UIFont.lineFactor }

  static func lines(of text: StyledText, width: Double) -> [String] {
    measuredLines(of: text, width: width).map { $0.string }
  }

  private struct Line {
    var string: String
    var width: Double
    var height: Double
  }

  /// A character with its width and its height.
  private struct Glyph {
    var character: Character
    var width: Double
    var height: Double
  }

  private static func measuredLines(of text: StyledText, width: Double) -> [Line] {
    var lines: [Line] = []
    for (index, paragraph) in paragraphs(of: text).enumerated() {
      let style = text.paragraphs.indices.contains(index) ? text.paragraphs[index] : nil
      var line: [Glyph] = []
      var indent = style?.firstIndent ?? 0
      func end() {
        var height = line.map { $0.height }.max() ?? lineHeight(of: text)
        if let style {
          height = max(height * (style.heightFactor > 0 ? style.heightFactor : 1), style.leastHeight)
          if style.largestHeight > 0 { height = min(height, style.largestHeight) }
          height += style.lineSpacing
        }
        lines.append(
          Line(
            string: String(line.map { $0.character }), width: indent + line.reduce(0) { $0 + $1.width },
            height: height))
        indent = style?.indent ?? 0
        line = []
      }
      for word in paragraph.split(whereSeparator: { $0.character == " " }) {
        let longer = line.isEmpty ? Array(word) : line + [paragraph[word.startIndex - 1]] + word
        if line.isEmpty || indent + longer.reduce(0, { $0 + $1.width }) <= width {
          line = longer
        } else {
          end()
          line = Array(word)
        }
      }
      end()
      if let style, !lines.isEmpty { lines[lines.count - 1].height += style.spacing }
    }
    return text.lines > 0 ? Array(lines.prefix(text.lines)) : lines
  }

  private static func paragraphs(of text: StyledText) -> [[Glyph]] {
    let plain = StyledText.Run(length: Int(Int32.max), like: text)
    var runs = text.runs.isEmpty ? [plain] : text.runs
    var paragraphs: [[Glyph]] = [[]]
    for character in text.shortened.isEmpty ? text.string : text.shortened {
      while runs.count > 1, runs[0].length <= 0 { runs.removeFirst() }
      if character == "\n" {
        paragraphs.append([])
      } else {
        let factor = (runs[0].weight >= 600 ? 0.6 : 0.5) * (families.contains(runs[0].family) ? 1.05 : 1)
        paragraphs[paragraphs.count - 1].append(
          Glyph(
            character: character, width: runs[0].size * factor + runs[0].spacing,
            height: runs[0].size * UIFont.lineFactor))
      }
      runs[0].length -= character.utf16.count
    }
    return paragraphs
  }
}
