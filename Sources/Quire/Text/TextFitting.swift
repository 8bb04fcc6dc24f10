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
    guard width > 0, size(of: text, width: .infinity).width > width + 0.01 else { return "" }
    let units = TextParts.parts(of: text.string)
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
}
