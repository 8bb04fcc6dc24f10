// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import Quire
import SheetBrowser
import SheetEngine

/// A cache of the sizes of texts, by string, font, count of lines and limit of the width; the page measures each once.
struct TextMeasures {
  private struct Key: Hashable {
    var string: String
    var size: Double
    var weight: Int
    var design: StyledText.Design
    var isItalic: Bool
    var lines: Int
    var width: Double

    init(_ text: StyledText, width: Double) {
      string = text.string
      size = text.size
      weight = text.weight
      design = text.design
      isItalic = text.isItalic
      lines = text.lines
      self.width = width
    }
  }

  /// Beyond this number the cache is emptied; an app that shows a counter must not fill the memory.
  private static var capacity: Int { 2000 }

  private var sizes: [Key: Size] = [:]
  private let request = CommandBuffer(words: 64, poolBytes: 256)

  /// The width of the longest line and the height of all lines; an infinite limit means none.
  mutating func size(of text: StyledText, width: Double) -> Size {
    let key = Key(text, width: width.isFinite ? width : 0)
    if let size = sizes[key] { return size }
    request.removeAll()
    request.write(.text(ViewID(rawValue: 0), text))
    let measured = PageCalls.measure(request, width: key.width)
    if sizes.count >= Self.capacity { sizes.removeAll(keepingCapacity: true) }
    let size = Size(width: measured.width, height: measured.height)
    sizes[key] = size
    return size
  }
}
