// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// A regular expression, for builds without Foundation. Ranges are in UTF-16 units.
  ///
  /// The syntax is ICU's, except properties of scalars other than `L`, `Lu`, `Ll`, `N`, `Nd`, `P`, `S`, `Z` and `Zs`.
  @preconcurrency @MainActor public final class NSRegularExpression: NSObject {
    /// Options for reading a pattern.
    public struct Options: OptionSet, Sendable {
      /// The bits of the options.
      public let rawValue: UInt

      /// Creates options from their bits.
      public init(rawValue: UInt) {
        self.rawValue = rawValue
      }

      /// Ignores case.
      public static let caseInsensitive = Options(rawValue: 1)
      /// Ignores spaces and comments in the pattern.
      public static let allowCommentsAndWhitespace = Options(rawValue: 2)
      /// Takes the pattern as plain text.
      public static let ignoreMetacharacters = Options(rawValue: 4)
      /// Makes `.` match the ends of lines.
      public static let dotMatchesLineSeparators = Options(rawValue: 8)
      /// Makes `^` and `$` match the beginning and the end of each line.
      public static let anchorsMatchLines = Options(rawValue: 16)
      /// Takes only the newline as the end of a line. It has no effect.
      public static let useUnixLineSeparators = Options(rawValue: 32)
      /// Finds the boundaries of words by Unicode's rules. It has no effect.
      public static let useUnicodeWordBoundaries = Options(rawValue: 64)
    }

    /// Options for matching.
    public struct MatchingOptions: OptionSet, Sendable {
      /// The bits of the options.
      public let rawValue: UInt

      /// Creates options from their bits.
      public init(rawValue: UInt) {
        self.rawValue = rawValue
      }

      /// Calls the block from time to time. It has no effect.
      public static let reportProgress = MatchingOptions(rawValue: 1)
      /// Calls the block once more at the end, without a match.
      public static let reportCompletion = MatchingOptions(rawValue: 2)
      /// Finds matches at the beginning of the range alone.
      public static let anchored = MatchingOptions(rawValue: 4)
    }

    /// The state of an enumeration.
    public struct MatchingFlags: OptionSet, Sendable {
      /// The bits of the flags.
      public let rawValue: UInt

      /// Creates flags from their bits.
      public init(rawValue: UInt) {
        self.rawValue = rawValue
      }

      /// A call from time to time. It is never set.
      public static let progress = MatchingFlags(rawValue: 1)
      /// The call at the end, which `reportCompletion` asks for.
      public static let completed = MatchingFlags(rawValue: 2)
      /// The match reached the end of the range. It is never set.
      public static let hitEnd = MatchingFlags(rawValue: 4)
      /// The match depends on the end of the range. It is never set.
      public static let requiredEnd = MatchingFlags(rawValue: 8)
      /// The search failed. It is never set.
      public static let internalError = MatchingFlags(rawValue: 16)
    }

    /// The pattern.
    nonisolated public let pattern: String
    /// The options for reading the pattern.
    nonisolated public let options: Options
    @safe nonisolated(unsafe) private let read: Pattern

    /// Creates an expression from a pattern. Throws if the pattern is not one.
    nonisolated public init(pattern: String, options: Options = []) throws(UniversalError) {
      guard let read = Pattern(pattern, options) else {
        throw UniversalError(CocoaError(CocoaError.Code(rawValue: 2048)))
      }
      self.pattern = pattern
      self.options = options
      self.read = read
      super.init(anywhere: ())
    }

    /// The number of groups that are captured.
    nonisolated public var numberOfCaptureGroups: Int { read.groups }

    /// Returns the text as a pattern that matches it.
    nonisolated public static func escapedPattern(for string: String) -> String {
      escaped(string, "*?+[(){}^$|\\./")
    }

    /// Returns the text as a template that stands for it.
    nonisolated public static func escapedTemplate(for string: String) -> String {
      escaped(string, "\\$")
    }

    nonisolated private static func escaped(_ string: String, _ signs: String) -> String {
      var result = String.UnicodeScalarView()
      for scalar in string.unicodeScalars {
        if signs.unicodeScalars.contains(scalar) { result.append("\\") }
        result.append(scalar)
      }
      return String(result)
    }
  }

  extension NSRegularExpression {
    /// Returns all matches in a range.
    nonisolated public func matches(
      in string: String, options: MatchingOptions = [], range: NSRange
    ) -> [NSTextCheckingResult] {
      results(in: string, options, range, most: Int.max)
    }

    /// Returns the first match in a range; `nil` if there is none.
    nonisolated public func firstMatch(
      in string: String, options: MatchingOptions = [], range: NSRange
    ) -> NSTextCheckingResult? {
      results(in: string, options, range, most: 1).first
    }

    /// Returns the number of matches in a range.
    nonisolated public func numberOfMatches(
      in string: String, options: MatchingOptions = [], range: NSRange
    ) -> Int {
      results(in: string, options, range, most: Int.max).count
    }

    /// Returns the range of the first match; a range at `NSNotFound` if there is none.
    nonisolated public func rangeOfFirstMatch(
      in string: String, options: MatchingOptions = [], range: NSRange
    ) -> NSRange {
      firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
    }

    /// Calls a block with each match, until the block sets the flag.
    nonisolated public func enumerateMatches(
      in string: String, options: MatchingOptions = [], range: NSRange,
      using block: (NSTextCheckingResult?, MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
      var stop = ObjCBool(false)
      for match in matches(in: string, options: options, range: range) {
        unsafe withUnsafeMutablePointer(to: &stop) { unsafe block(match, [], $0) }
        if stop.boolValue { return }
      }
      if options.contains(.reportCompletion) {
        unsafe withUnsafeMutablePointer(to: &stop) { unsafe block(nil, .completed, $0) }
      }
    }

    /// Returns the text with all matches in a range replaced. In the template, `$1` stands for the first group.
    nonisolated public func stringByReplacingMatches(
      in string: String, options: MatchingOptions = [], range: NSRange, withTemplate templ: String
    ) -> String {
      let units = UnitOffsets(string)
      return read.replacing(
        units.scalars, units.scalars(in: range), Pattern.scalars(templ), isAnchored: options.contains(.anchored)
      ).0
    }

    nonisolated private func results(
      in string: String, _ options: MatchingOptions, _ range: NSRange, most: Int
    ) -> [NSTextCheckingResult] {
      let units = UnitOffsets(string)
      let found = read.matches(
        in: units.scalars, units.scalars(in: range), most: most, isAnchored: options.contains(.anchored))
      return found.map { ranges in
        NSTextCheckingResult(ranges.map { $0.map { units.units(in: $0) } }, read.names, self)
      }
    }
  }

  /// The scalars of a text and their offsets in UTF-16 units.
  private struct UnitOffsets {
    let scalars: [UInt32]
    private var offsets: [Int] = [0]

    init(_ text: String) {
      scalars = Pattern.scalars(text)
      var offset = 0
      for scalar in scalars {
        offset += scalar > 0xFFFF ? 2 : 1
        offsets.append(offset)
      }
    }

    func scalars(in range: NSRange) -> Range<Int> {
      precondition(range.location >= 0 && range.upperBound <= offsets[scalars.count], "The range is not in the text.")
      return index(range.location)..<index(range.upperBound)
    }

    func units(in range: Range<Int>) -> NSRange {
      NSRange(offsets[range.lowerBound]..<offsets[range.upperBound])
    }

    private func index(_ unit: Int) -> Int {
      offsets.firstIndex { $0 >= unit } ?? scalars.count
    }
  }

  /// A match of a regular expression.
  @preconcurrency @MainActor public final class NSTextCheckingResult: NSObject {
    nonisolated private let ranges: [NSRange?]
    nonisolated private let names: [(name: String, number: Int)]
    /// The expression of the match.
    nonisolated public let regularExpression: NSRegularExpression?

    nonisolated fileprivate init(
      _ ranges: [NSRange?], _ names: [(name: String, number: Int)], _ expression: NSRegularExpression
    ) {
      self.ranges = ranges
      self.names = names
      regularExpression = expression
      super.init(anywhere: ())
    }

    /// The range of the match.
    nonisolated public var range: NSRange { range(at: 0) }
    /// The number of ranges: that of the match and those of its groups.
    nonisolated public var numberOfRanges: Int { ranges.count }

    /// Returns the range of a group, or with 0 that of the match. The range is at `NSNotFound` if the group is not in
    /// the match.
    nonisolated public func range(at idx: Int) -> NSRange {
      ranges[idx] ?? NSRange(location: NSNotFound, length: 0)
    }

    /// Returns the range of a group with a name. The range is at `NSNotFound` if the group is not in the match.
    nonisolated public func range(withName name: String) -> NSRange {
      for (known, number) in names where known.hasSameBytes(as: name) { return range(at: number) }
      return NSRange(location: NSNotFound, length: 0)
    }
  }

#endif
