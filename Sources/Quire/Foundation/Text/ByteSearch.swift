// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// A search for a string by its bytes. It needs no Unicode tables, so it adds little code to an app.
  ///
  /// A match must end where a character ends: "cafe" is not found in "café" if the accent is a combining mark. Two
  /// Unicode representations of one accented letter are different strings here.
  struct ByteSearch {
    let text: [UInt8]
    let wanted: [UInt8]

    init(_ text: some StringProtocol, for wanted: some StringProtocol) {
      self.text = Array(text.utf8)
      self.wanted = Array(wanted.utf8)
    }

    init(text: [UInt8], wanted: [UInt8]) {
      self.text = text
      self.wanted = wanted
    }

    /// Returns the offset of the first match at or after an offset, or `nil` if there is none or the wanted string is
    /// empty.
    func first(from start: Int = 0) -> Int? {
      guard let head = wanted.first else { return nil }
      var position = start
      while position <= text.count - wanted.count {
        if text[position] == head, isMatch(at: position) { return position }
        position += 1
      }
      return nil
    }

    /// Returns the offset of the last match, or `nil` if there is none or the wanted string is empty.
    func last() -> Int? {
      guard !wanted.isEmpty else { return nil }
      var position = text.count - wanted.count
      while position >= 0 {
        if isMatch(at: position) { return position }
        position -= 1
      }
      return nil
    }

    /// Whether the wanted bytes are at an offset and end at the end of a character.
    func isMatch(at start: Int) -> Bool {
      guard !wanted.isEmpty, start >= 0, start + wanted.count <= text.count else { return false }
      for index in wanted.indices where text[start + index] != wanted[index] { return false }
      return !isMark(at: start + wanted.count)
    }

    /// The offsets of all matches, without overlaps.
    var all: [Int] {
      var offsets: [Int] = []
      var position = 0
      while let match = first(from: position) {
        offsets.append(match)
        position = match + wanted.count
      }
      return offsets
    }

    /// The parts before, between and after the matches.
    var pieces: [String] {
      var pieces: [String] = []
      var start = 0
      for match in all {
        pieces.append(String(decoding: text[start..<match], as: UTF8.self))
        start = match + wanted.count
      }
      pieces.append(String(decoding: text[start...], as: UTF8.self))
      return pieces
    }

    /// Whether a combining mark, which belongs to the letter before it, begins at an offset. These are the blocks of
    /// combining marks, variation selectors, skin tones and the joiner.
    private func isMark(at offset: Int) -> Bool {
      guard offset + 1 < text.count, text[offset] >= 0xCC else { return false }
      switch text[offset] {
      case 0xCC: return true
      case 0xCD: return text[offset + 1] <= 0xAF
      case 0xE1...0xEF:
        guard offset + 2 < text.count else { return false }
        let scalar =
          UInt32(text[offset] & 15) << 12 | UInt32(text[offset + 1] & 63) << 6 | UInt32(text[offset + 2] & 63)
        switch scalar {
        case 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x200D, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F: return true
        default: return false
        }
      case 0xF0:
        return offset + 3 < text.count && text[offset + 1] == 0x9F && text[offset + 2] == 0x8F
          && text[offset + 3] >= 0xBB
      default: return false
      }
    }
  }

#endif
