// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// Fits a label's text into its frame, with a smaller font, or with an ellipsis in the middle or at the beginning.
///
/// Only labels that request it use this code. The page truncates the end of a text itself.
@MainActor enum TextFitting {
  /// The function that fits a text. The first label that requests it sets the function.
  static var fit: ((_ text: StyledText, _ label: UILabel, _ box: CGSize) -> StyledText)?

  static func install() {
    fit = { text, label, box in
      var text = text
      if label.adjustsFontSizeToFitWidth {
        text = scaled(text, by: factor(of: text, in: Size(box), least: label.minimumScaleFactor))
      }
      // A text with several styles keeps its beginning.
      if text.lines == 1, text.end == .ellipsis, text.runs.isEmpty {
        text.shortened = shortened(text, label.lineBreakMode, Double(box.width))
      }
      return text
    }
  }

  /// Returns the size of a text without a limit on its lines.
  private static func size(of text: StyledText, width: Double) -> Size {
    var text = text
    if text.lines != 1 { text.lines = 0 }
    text.end = text.end == .characters ? .characters : .ellipsis
    return Session.current?.measure(text, width: width) ?? .zero
  }

  // MARK: Smaller letters

  static func scaled(_ text: StyledText, by factor: Double) -> StyledText {
    var text = text
    text.size *= factor
    for index in text.runs.indices { text.runs[index].size *= factor }
    return text
  }

  /// Returns the factor for the font size, at least the given minimum; 1 for a text that fits.
  static func factor(of text: StyledText, in box: Size, least: CGFloat) -> Double {
    guard box.width > 0, !text.string.utf8.isEmpty else { return 1 }
    let least = Double(min(max(least, 0), 1))
    if text.lines == 1 {
      var factor = 1.0
      // The width does not change exactly in proportion to the font size, so the text is measured again.
      for _ in 0..<3 {
        let width = size(of: scaled(text, by: factor), width: .infinity).width
        guard width > box.width else { break }
        factor *= box.width / width
      }
      return max(least, factor)
    }
    func fits(_ factor: Double) -> Bool {
      let smaller = scaled(text, by: factor)
      let height = text.lines > 0 ? min(box.height, Double(text.lines) * smaller.size * 1.2 + 1) : box.height
      return size(of: smaller, width: box.width).height <= height
    }
    if fits(1) { return 1 }
    var (low, high) = (least, 1.0)
    for _ in 0..<5 {
      let middle = (low + high) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    return low
  }

  // MARK: Fewer characters

  /// Returns the shortened text, or an empty text if it fits or is truncated at its end.
  private static func shortened(_ text: StyledText, _ mode: NSLineBreakMode, _ width: Double) -> String {
    let isMiddle = mode == .byTruncatingMiddle
    guard isMiddle || mode == .byTruncatingHead else { return "" }
    guard width > 0, size(of: text, width: .infinity).width > width else { return "" }
    let units = parts(of: text.string)
    func made(_ count: Int) -> String {
      let first = isMiddle ? (count + 1) / 2 : 0
      var shorter = ""
      for unit in units[..<first] { shorter.unicodeScalars.append(contentsOf: unit) }
      shorter += "…"
      for unit in units[(units.count - count + first)...] { shorter.unicodeScalars.append(contentsOf: unit) }
      return shorter
    }
    var (low, high) = (0, max(0, units.count - 1))
    while low < high {
      let count = (low + high + 1) / 2
      var shorter = text
      shorter.string = made(count)
      if size(of: shorter, width: .infinity).width <= width { low = count } else { high = count - 1 }
    }
    return made(low)
  }

  /// Returns the text in parts that must not be divided. Using `Character` would link the Unicode tables into the app,
  /// so accents, joined emoji and flags are recognized by their ranges.
  private static func parts(of string: String) -> [[Unicode.Scalar]] {
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
