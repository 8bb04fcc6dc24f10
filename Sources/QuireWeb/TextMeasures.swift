// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import Quire
import SheetBrowser
import SheetEngine

/// A cache of the sizes of texts, by string, font, number of lines and maximum width. The page measures each text once.
struct TextMeasures {
  /// Compares texts by their bytes, as `StyledText` does.
  private struct Key: Hashable {
    var text: StyledText
    var width: Double

    init(_ text: StyledText, width: Double) {
      self.text = text
      self.width = width
      // None of these properties affects the size.
      self.text.color = RGBA(bits: 0)
      self.text.alignment = .natural
      self.text.shortened = ""
    }
  }

  /// The number of entries at which the cache is emptied, so that an app that shows a counter does not fill the memory.
  private static var capacity: Int { 2000 }

  private var sizes: [Key: Size] = [:]
  private let request = CommandBuffer(words: 64, poolBytes: 256)

  /// Returns the width of the longest line and the height of all lines. An infinite `width` means no limit.
  mutating func size(of text: StyledText, width: Double) -> Size {
    let key = Key(text, width: width.isFinite ? width : 0)
    if let size = sizes[key] { return size }
    ask([(text, key)])
    return sizes[key] ?? .zero
  }

  /// Measures all texts that are not in the cache, in one call.
  mutating func prepare(_ questions: [TextQuestion]) {
    var unknown: [(text: StyledText, key: Key)] = []
    for question in questions {
      let key = Key(question.text, width: question.width.isFinite ? question.width : 0)
      guard sizes[key] == nil else { continue }
      unknown.append((question.text, key))
      // Counts equal questions in one batch once.
      sizes[key] = .zero
    }
    if !unknown.isEmpty { ask(unknown) }
  }

  private mutating func ask(_ questions: [(text: StyledText, key: Key)]) {
    request.removeAll()
    for (text, _) in questions { request.write(.text(ViewID(rawValue: 0), text)) }
    let measured = PageCalls.measure(request, widths: questions.map { $0.key.width })
    if sizes.count + questions.count > Self.capacity { sizes.removeAll(keepingCapacity: true) }
    for (index, question) in questions.enumerated() {
      sizes[question.key] = Size(width: measured[2 * index], height: measured[2 * index + 1])
    }
  }
}
