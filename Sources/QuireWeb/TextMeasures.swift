// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import Quire
import SheetBrowser
import SheetEngine

/// A cache of the sizes of texts, by string, font, number of lines and maximum width. The page measures each text once.
///
/// It is a hash table of its own, which takes a quarter of the code of a dictionary.
struct TextMeasures {
  /// Compares texts by their bytes, as `StyledText` does.
  private struct Key: Equatable {
    private(set) var text: StyledText
    let width: Double
    /// The bucket that the text belongs to.
    let bucket: Int

    init(_ text: StyledText, width: Double) {
      self.text = text
      self.width = width
      bucket = Self.bucket(of: text, width: width)
      // None of these properties affects the size.
      self.text.color = RGBA(bits: 0)
      self.text.alignment = .natural
      self.text.shortened = ""
    }

    private static func bucket(of text: StyledText, width: Double) -> Int {
      var hash =
        UInt32(truncatingIfNeeded: width.bitPattern >> 40) ^ UInt32(truncatingIfNeeded: text.size.bitPattern >> 40)
      var string = text.string
      string.withUTF8 { bytes in
        for index in 0..<bytes.count { hash = unsafe (hash ^ UInt32(bytes[index])) &* 0x0100_0193 }
      }
      return Int((hash ^ hash >> 16) % UInt32(TextMeasures.bucketCount))
    }
  }

  /// The number of entries at which the cache is emptied, so that an app that shows a counter does not fill the memory.
  private static var capacity: Int { 2000 }

  private static var bucketCount: Int { 256 }

  private var buckets = [[(key: Key, size: Size)]](repeating: [], count: bucketCount)
  private var count = 0
  private let request = CommandBuffer(words: 64, poolBytes: 256)

  /// Returns the width of the longest line and the height of all lines. An infinite `width` means no limit.
  mutating func size(of text: StyledText, width: Double) -> Size {
    let key = Key(text, width: width.isFinite ? width : 0)
    if let size = known(key) { return size }
    ask([(text, key)])
    return known(key) ?? .zero
  }

  /// Measures all texts that are not in the cache, in one call.
  mutating func prepare(_ questions: [TextQuestion]) {
    var unknown: [(text: StyledText, key: Key)] = []
    for question in questions {
      let key = Key(question.text, width: question.width.isFinite ? question.width : 0)
      guard known(key) == nil else { continue }
      unknown.append((question.text, key))
      // Counts equal questions in one batch once.
      keep(.zero, for: key)
    }
    if !unknown.isEmpty { ask(unknown) }
  }

  private mutating func ask(_ questions: [(text: StyledText, key: Key)]) {
    request.removeAll()
    for (text, _) in questions { request.write(.text(ViewID(rawValue: 0), text)) }
    let measured = PageCalls.measure(request, widths: questions.map { $0.key.width })
    if count + questions.count > Self.capacity {
      for bucket in buckets.indices { buckets[bucket] = [] }
      count = 0
    }
    for (index, question) in questions.enumerated() {
      keep(Size(width: measured[2 * index], height: measured[2 * index + 1]), for: question.key)
    }
  }

  private func known(_ key: Key) -> Size? {
    buckets[key.bucket].first { $0.key == key }?.size
  }

  private mutating func keep(_ size: Size, for key: Key) {
    let bucket = key.bucket
    if let place = buckets[bucket].firstIndex(where: { $0.key == key }) {
      buckets[bucket][place].size = size
    } else {
      buckets[bucket].append((key, size))
      count += 1
    }
  }
}
