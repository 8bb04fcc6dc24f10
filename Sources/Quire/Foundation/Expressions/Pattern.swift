// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// A regular expression that has been read.
  struct Pattern {
    let node: PatternNode
    let groups: Int
    let names: [(name: String, number: Int)]

    init?(_ pattern: String, _ options: NSRegularExpression.Options) {
      var parser = PatternParser(pattern, options)
      if options.contains(.ignoreMetacharacters) {
        node = parser.literal()
      } else {
        guard let parsed = parser.parse() else { return nil }
        node = parsed
      }
      groups = parser.groups
      names = parser.names
    }

    /// Returns the matches in a part of a text, each with the ranges of its groups, in scalars.
    func matches(in text: [UInt32], _ bounds: Range<Int>, most: Int, isAnchored: Bool = false) -> [[Range<Int>?]] {
      var matcher = PatternMatcher(text, bounds: bounds, groups: groups)
      var found: [[Range<Int>?]] = []
      var index = bounds.lowerBound
      while index <= bounds.upperBound, found.count < most {
        guard let match = matcher.match(node, at: index), let whole = match[0] else {
          if isAnchored { break }
          index += 1
          continue
        }
        found.append(match)
        index = whole.isEmpty ? whole.upperBound + 1 : whole.upperBound
      }
      return found
    }

    /// Returns the scalars of a replacement, in which `$1` stands for a group and a backslash for the next scalar.
    static func replacement(_ template: [UInt32], _ match: [Range<Int>?], _ text: [UInt32]) -> [UInt32] {
      var result: [UInt32] = []
      var index = 0
      while index < template.count {
        let scalar = template[index]
        index += 1
        if scalar == 0x5C, index < template.count {
          result.append(template[index])
          index += 1
        } else if scalar == 0x24, index < template.count, template[index] >= 0x30, template[index] <= 0x39 {
          var number = 0
          while index < template.count, template[index] >= 0x30, template[index] <= 0x39 {
            let longer = number * 10 + Int(template[index] - 0x30)
            if longer >= match.count { break }
            number = longer
            index += 1
          }
          if let range = match[number] { result += text[range] }
        } else {
          result.append(scalar)
        }
      }
      return result
    }

    /// Returns the text with all matches in a part of it replaced.
    func replacing(_ text: [UInt32], _ bounds: Range<Int>, _ template: [UInt32], isAnchored: Bool) -> (String, Int) {
      var result: [UInt32] = []
      var start = 0
      let found = matches(in: text, bounds, most: isAnchored ? 1 : Int.max, isAnchored: isAnchored)
      for match in found {
        guard let whole = match[0] else { continue }
        result += text[start..<whole.lowerBound]
        result += Self.replacement(template, match, text)
        start = whole.upperBound
      }
      result += text[start...]
      return (Self.text(result[...]), found.count)
    }

    static func scalars(_ text: some StringProtocol) -> [UInt32] { text.unicodeScalars.map { $0.value } }

    static func text(_ scalars: ArraySlice<UInt32>) -> String {
      var view = String.UnicodeScalarView()
      for scalar in scalars { view.append(Unicode.Scalar(scalar) ?? "\u{FFFD}") }
      return String(view)
    }
  }

  /// Searches with regular expressions for the options of strings. Set when the app names the option.
  enum PatternSearch {
    /// Returns the offsets in UTF-8 units of a match in a text.
    typealias Find = (_ pattern: String, _ text: String, String.CompareOptions) -> Range<Int>?
    /// Returns a text with all matches replaced.
    typealias Replace = (_ pattern: String, _ text: String, _ template: String, String.CompareOptions) -> String

    // Safe because there is only one thread.
    nonisolated(unsafe) static var find: Find?
    nonisolated(unsafe) static var replace: Replace?

    static func use() {
      unsafe find = { pattern, text, options in
        let scalars = Pattern.scalars(text)
        let most = options.contains(.backwards) ? Int.max : 1
        let found = Pattern(pattern, Self.options(options))?.matches(
          in: scalars, 0..<scalars.count, most: most, isAnchored: options.contains(.anchored))
        guard let match = found?.last, let range = match[0] else { return nil }
        let start = width(scalars[..<range.lowerBound])
        return start..<start + width(scalars[range])
      }
      unsafe replace = { pattern, text, template, options in
        let scalars = Pattern.scalars(text)
        guard let read = Pattern(pattern, Self.options(options)) else { return text }
        return read.replacing(
          scalars, 0..<scalars.count, Pattern.scalars(template), isAnchored: options.contains(.anchored)
        ).0
      }
    }

    private static func options(_ options: String.CompareOptions) -> NSRegularExpression.Options {
      options.contains(.caseInsensitive) ? .caseInsensitive : []
    }

    private static func width(_ scalars: ArraySlice<UInt32>) -> Int {
      scalars.reduce(0) { $0 + ($1 < 0x80 ? 1 : $1 < 0x800 ? 2 : $1 < 0x10000 ? 3 : 4) }
    }
  }

#endif
