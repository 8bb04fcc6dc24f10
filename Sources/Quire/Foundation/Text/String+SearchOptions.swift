// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  @_spi(_Unicode) import Swift

  /// The order of two values.
  @frozen public enum ComparisonResult: Int, Sendable {
    /// The left value precedes the right.
    case orderedAscending = -1
    /// The values are equal.
    case orderedSame = 0
    /// The right value precedes the left.
    case orderedDescending = 1

    init(_ isLess: Bool, _ isMore: Bool) {
      self = isLess ? .orderedAscending : isMore ? .orderedDescending : .orderedSame
    }
  }

  extension String {
    /// Options for comparing strings and searching in them.
    public struct CompareOptions: OptionSet, Sendable {
      /// The raw bits, with Foundation's values.
      public let rawValue: UInt

      /// Creates options from raw bits.
      public init(rawValue: UInt) {
        self.rawValue = rawValue
      }

      /// Ignores case.
      public static let caseInsensitive = CompareOptions(rawValue: 1)
      /// Compares byte by byte: two Unicode representations of one accented letter are different.
      public static let literal = CompareOptions(rawValue: 2)
      /// Searches from the end.
      public static let backwards = CompareOptions(rawValue: 4)
      /// Searches only at the beginning, or with `backwards` only at the end.
      public static let anchored = CompareOptions(rawValue: 8)
      /// Compares runs of digits as numbers.
      public static let numeric = CompareOptions(rawValue: 64)
      /// Ignores accents.
      public static let diacriticInsensitive = CompareOptions(rawValue: 128)
      /// Ignores the difference between full-width and half-width characters.
      public static let widthInsensitive = CompareOptions(rawValue: 256)
      /// Orders strings even if they differ only in a respect that another option ignores.
      public static let forcedOrdering = CompareOptions(rawValue: 512)
      /// Searches with a regular expression. In a replacement, `$1` stands for the first group.
      public static var regularExpression: CompareOptions {
        PatternSearch.use()
        return CompareOptions(rawValue: 1024)
      }
    }
  }

  extension StringProtocol {
    /// Returns the range of an occurrence of a string within `searchRange`, or `nil` if it does not occur or is empty.
    public func range<Text: StringProtocol>(
      of aString: Text, options mask: String.CompareOptions = [], range searchRange: Range<Index>? = nil,
      locale: Locale? = nil
    ) -> Range<Index>? {
      let part = self[searchRange ?? startIndex..<endIndex]
      if mask.rawValue & 1024 != 0, let find = unsafe PatternSearch.find {
        guard let found = find(String(aString), String(part), mask) else { return nil }
        let offset = utf8.distance(from: utf8.startIndex, to: part.startIndex)
        return range(at: offset + found.lowerBound, count: found.count)
      }
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

    /// Returns the string with a range replaced.
    public func replacingCharacters<Text: StringProtocol>(in range: Range<Index>, with replacement: Text) -> String {
      String(self[..<range.lowerBound]) + String(replacement) + String(self[range.upperBound...])
    }

    /// Returns the string with each occurrence of `target` within `searchRange` replaced, from the beginning.
    public func replacingOccurrences<Target: StringProtocol, Replacement: StringProtocol>(
      of target: Target, with replacement: Replacement, options: String.CompareOptions = [],
      range searchRange: Range<Index>? = nil
    ) -> String {
      let whole = searchRange ?? startIndex..<endIndex
      let part = self[whole]
      if options.rawValue & 1024 != 0, let replace = unsafe PatternSearch.replace {
        return String(self[..<whole.lowerBound])
          + replace(String(target), String(part), String(replacement), options) + String(self[whole.upperBound...])
      }
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

    /// Returns the string without the differences that the options ignore.
    public func folding(options: String.CompareOptions = [], locale: Locale?) -> String {
      String(decoding: FoldedText(self, options).bytes, as: UTF8.self)
    }

    /// Whether the string contains another, ignoring case and accents as a user's search does; `false` if the other
    /// string is empty.
    public func localizedStandardContains<Text: StringProtocol>(_ string: Text) -> Bool {
      range(of: string, options: [.caseInsensitive, .diacriticInsensitive]) != nil
    }

    /// Returns the range of a string, ignoring case and accents as a user's search does.
    public func localizedStandardRange<Text: StringProtocol>(of string: Text) -> Range<Index>? {
      range(of: string, options: [.caseInsensitive, .diacriticInsensitive])
    }

    /// Whether the string contains another, ignoring case; `false` if the other string is empty.
    public func localizedCaseInsensitiveContains<Text: StringProtocol>(_ other: Text) -> Bool {
      range(of: other, options: .caseInsensitive) != nil
    }

    /// Returns the longest prefix that two strings have in common.
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

  /// A string in the form in which it is compared, and the position of each byte in the original string.
  struct FoldedText {
    private(set) var bytes: [UInt8] = []
    /// The offset of each byte in the original string; empty if the bytes are identical to the original's.
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

    /// Returns the offset of a byte, or of the end, in the original string.
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
      // A precomposed letter and a letter with a combining mark are equal: both are compared in the decomposed form.
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
