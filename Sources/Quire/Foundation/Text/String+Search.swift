// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  extension StringProtocol {
    /// Whether the string contains another; `false` if the other string is empty.
    public func contains<Text: StringProtocol>(_ other: Text) -> Bool {
      ByteSearch(self, for: other).first() != nil
    }

    /// Returns the range of the first occurrence of a string, or `nil` if it does not occur or is empty.
    public func range<Text: StringProtocol>(of aString: Text) -> Range<Index>? {
      let search = ByteSearch(self, for: aString)
      return search.first().map { range(at: $0, count: search.wanted.count) }
    }

    /// Returns the parts between the occurrences of a separator, or the string itself if the separator does not occur.
    public func components<Text: StringProtocol>(separatedBy separator: Text) -> [String] {
      ByteSearch(self, for: separator).pieces
    }

    /// Returns the string with each occurrence of `target` replaced, from the beginning.
    public func replacingOccurrences<Target: StringProtocol, Replacement: StringProtocol>(
      of target: Target, with replacement: Replacement
    ) -> String {
      let pieces = ByteSearch(self, for: target).pieces
      return pieces.joined(separator: String(replacement))
    }

    /// Returns the string followed by another.
    public func appending<Text: StringProtocol>(_ aString: Text) -> String {
      String(self) + String(aString)
    }

    /// Returns the string truncated to a length, or padded to it with the characters of another string, starting at an
    /// index in that string. Lengths are in UTF-16 units.
    public func padding<Text: StringProtocol>(
      toLength newLength: Int, withPad padString: Text, startingAt padIndex: Int
    ) -> String {
      let units = String(self).units
      guard newLength > units.count else {
        return String(units: units[..<Swift.max(newLength, 0)])
      }
      let pad = String(padString).units
      precondition(!pad.isEmpty && pad.indices.contains(padIndex), "The padding needs a unit at its start.")
      let added = (0..<newLength - units.count).map { pad[(padIndex + $0) % pad.count] }
      return String(units: units + added)
    }

    /// Returns the characters from an index to the end.
    public func substring(from index: Index) -> String {
      String(self[index...])
    }

    /// Returns the characters before an index.
    public func substring(to index: Index) -> String {
      String(self[..<index])
    }

    /// Returns the characters of a range.
    public func substring(with aRange: Range<Index>) -> String {
      String(self[aRange])
    }

    /// Calls a block with each line, without its line break, until the block sets its second argument to `true`.
    public func enumerateLines(invoking body: (_ line: String, _ stop: inout Bool) -> Void) {
      let bytes = Array(utf8)
      var (start, stop) = (0, false)
      while start < bytes.count, !stop {
        var end = start
        var next = bytes.count
        while end < bytes.count {
          if let length = lineEnd(bytes, end) {
            next = end + length
            break
          }
          end += 1
        }
        body(String(decoding: bytes[start..<end], as: UTF8.self), &stop)
        start = next
      }
    }

    private func lineEnd(_ bytes: [UInt8], _ index: Int) -> Int? {
      switch bytes[index] {
      case 0x0D: index + 1 < bytes.count && bytes[index + 1] == 0x0A ? 2 : 1
      case 0x0A...0x0C: 1
      case 0xC2 where index + 1 < bytes.count && bytes[index + 1] == 0x85: 2
      case 0xE2 where index + 2 < bytes.count && bytes[index + 1] == 0x80 && bytes[index + 2] & 0xFE == 0xA8: 3
      default: nil
      }
    }

    /// Returns the range at a byte offset with a number of bytes.
    func range(at offset: Int, count: Int) -> Range<Index> {
      let start = utf8.index(utf8.startIndex, offsetBy: offset)
      return start..<utf8.index(start, offsetBy: count)
    }
  }

#endif
