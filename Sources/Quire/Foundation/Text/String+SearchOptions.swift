// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  @_spi(_Unicode) import Swift

  /// Which of two values comes first.
  @frozen public enum ComparisonResult: Int, Sendable {
    /// The left one.
    case orderedAscending = -1
    /// Neither.
    case orderedSame = 0
    /// The right one.
    case orderedDescending = 1

    init(_ isLess: Bool, _ isMore: Bool) {
      self = isLess ? .orderedAscending : isMore ? .orderedDescending : .orderedSame
    }
  }

  extension String {
    /// How texts are compared and searched.
    public struct CompareOptions: OptionSet, Sendable {
      /// Foundation's bits.
      public let rawValue: UInt

      /// Options from their bits.
      public init(rawValue: UInt) {
        self.rawValue = rawValue
      }

      /// Upper and lower case are the same.
      public static let caseInsensitive = CompareOptions(rawValue: 1)
      /// Byte for byte: two spellings of one accented letter are different.
      public static let literal = CompareOptions(rawValue: 2)
      /// From the end.
      public static let backwards = CompareOptions(rawValue: 4)
      /// At the beginning alone, or backwards at the end.
      public static let anchored = CompareOptions(rawValue: 8)
      /// Digits are compared as the numbers that they write.
      public static let numeric = CompareOptions(rawValue: 64)
      /// Accents are left out.
      public static let diacriticInsensitive = CompareOptions(rawValue: 128)
      /// Full-width and half-width letters are the same.
      public static let widthInsensitive = CompareOptions(rawValue: 256)
      /// Letters that differ in an option's sense still have an order.
      public static let forcedOrdering = CompareOptions(rawValue: 512)
      /// Not here.
      @available(
        *, unavailable, message: "there are no regular expressions in the browser; go through the text by range(of:)"
      )
      public static let regularExpression = CompareOptions(rawValue: 1024)
    }
  }

  extension StringProtocol {
    /// The place of an occurrence of a text; `nil` if it does not occur or is empty. `searchRange` is where to look.
    public func range<Text: StringProtocol>(
      of aString: Text, options mask: String.CompareOptions = [], range searchRange: Range<Index>? = nil,
      locale: Locale? = nil
    ) -> Range<Index>? {
      let part = self[searchRange ?? startIndex..<endIndex]
      let text = FoldedText(part, mask)
      let search = ByteSearch(text: text.bytes, wanted: FoldedText(aString, mask).bytes)
      let match: Int?
      switch (mask.contains(.anchored), mask.contains(.backwards)) {
      case (false, false): match = search.first()
      case (false, true): match = search.last()
      case (true, false): match = search.isMatch(at: 0) ? 0 : nil
      case (true, true):
        let end = text.bytes.count - search.wanted.count
        match = search.isMatch(at: end) ? end : nil
      }
      guard let match else { return nil }
      let offset = utf8.distance(from: utf8.startIndex, to: part.startIndex)
      let (start, end) = (text.source(match), text.source(match + search.wanted.count))
      return range(at: offset + start, count: end - start)
    }

    /// The text with each occurrence of another text replaced, from the beginning on. `searchRange` is where to look.
    public func replacingOccurrences<Target: StringProtocol, Replacement: StringProtocol>(
      of target: Target, with replacement: Replacement, options: String.CompareOptions = [],
      range searchRange: Range<Index>? = nil
    ) -> String {
      let whole = searchRange ?? startIndex..<endIndex
      let part = self[whole]
      let text = FoldedText(part, options)
      let search = ByteSearch(text: text.bytes, wanted: FoldedText(target, options).bytes)
      let (bytes, added) = (Array(part.utf8), Array(replacement.utf8))
      var matches = search.all
      if options.contains(.anchored) { matches = search.isMatch(at: 0) ? [0] : [] }
      var result = Array(self[..<whole.lowerBound].utf8)
      var start = 0
      for match in matches {
        result += bytes[start..<text.source(match)] + added
        start = text.source(match + search.wanted.count)
      }
      result += bytes[start...] + Array(self[whole.upperBound...].utf8)
      return String(decoding: result, as: UTF8.self)
    }

    /// The text without the differences that options leave out.
    public func folding(options: String.CompareOptions = [], locale: Locale?) -> String {
      String(decoding: FoldedText(self, options).bytes, as: UTF8.self)
    }

    /// Whether a text occurs, as a user searches: case and accents make no difference. `false` for an empty one.
    public func localizedStandardContains<Text: StringProtocol>(_ string: Text) -> Bool {
      range(of: string, options: [.caseInsensitive, .diacriticInsensitive]) != nil
    }

    /// The place of a text, as a user searches: case and accents make no difference.
    public func localizedStandardRange<Text: StringProtocol>(of string: Text) -> Range<Index>? {
      range(of: string, options: [.caseInsensitive, .diacriticInsensitive])
    }

    /// Whether a text occurs; case makes no difference. `false` for an empty one.
    public func localizedCaseInsensitiveContains<Text: StringProtocol>(_ other: Text) -> Bool {
      range(of: other, options: .caseInsensitive) != nil
    }

    /// The longest beginning that two texts have in common.
    public func commonPrefix<Text: StringProtocol>(with aString: Text, options: String.CompareOptions = []) -> String {
      var end = startIndex
      for (own, other) in zip(self, aString) {
        let (left, right) = (FoldedText(String(own), options), FoldedText(String(other), options))
        guard left.bytes == right.bytes else { break }
        end = index(after: end)
      }
      return String(self[..<end])
    }
  }

  /// A text in the form in which it is compared, and where each byte comes from.
  struct FoldedText {
    private(set) var bytes: [UInt8] = []
    /// For each byte the offset in the source; empty if the bytes are the source's.
    private var sources: [Int] = []
    private var count = 0

    init(_ text: some StringProtocol, _ options: String.CompareOptions) {
      guard !options.isDisjoint(with: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive]) else {
        bytes = Array(text.utf8)
        return
      }
      for scalar in text.unicodeScalars {
        append(scalar, options)
        count += UTF8.width(scalar)
      }
    }

    /// The offset in the source of a byte, or of the end.
    func source(_ index: Int) -> Int {
      sources.isEmpty && count == 0 ? index : index < sources.count ? sources[index] : count
    }

    private mutating func append(_ scalar: Unicode.Scalar, _ options: String.CompareOptions) {
      if scalar.isASCII {
        let byte = UInt8(truncatingIfNeeded: scalar.value)
        append(options.contains(.caseInsensitive) && byte >= 0x41 && byte <= 0x5A ? byte + 0x20 : byte)
        return
      }
      var text = String(Character(scalar))
      if options.contains(.widthInsensitive), scalar.value >= 0xFF01, scalar.value <= 0xFF5E {
        text = String(Character(Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar))
      }
      if options.contains(.caseInsensitive) { text = text.lowercased() }
      // A whole letter and a letter with its mark are one: they are compared in the second form.
      for part in text._nfd where !(options.contains(.diacriticInsensitive) && part.isDiacritic) {
        for byte in UTF8.encode(part) ?? UTF8.encodedReplacementCharacter { append(byte) }
      }
    }

    private mutating func append(_ byte: UInt8) {
      bytes.append(byte)
      sources.append(count)
    }
  }

  extension Unicode.Scalar {
    fileprivate var isDiacritic: Bool {
      switch value {
      case 0x300...0x36F, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
      default: false
      }
    }
  }

#endif
