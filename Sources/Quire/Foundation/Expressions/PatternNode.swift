// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// A part of a regular expression.
  indirect enum PatternNode {
    /// One scalar of a set.
    case scalar(ScalarTest)
    /// Parts one after another.
    case sequence([PatternNode])
    /// The first of several parts that matches.
    case choice([PatternNode])
    /// A part that is captured under a number.
    case group(PatternNode, number: Int)
    /// A part several times.
    case many(PatternNode, least: Int, most: Int, Greed)
    /// A part that keeps its first match.
    case atomic(PatternNode)
    /// A part that matches, or with `isNegated` does not match, after or before the position.
    case look(PatternNode, isAhead: Bool, isNegated: Bool)
    /// The text of a captured part.
    case back(Int, ignoresCase: Bool)
    /// A position.
    case place(Place)

    /// How often a part is tried first.
    enum Greed {
      case most, least, possessive
    }

    /// A position in the text.
    enum Place {
      case start, end, lineStart, lineEnd, word, noWord, lastEnd
    }
  }

  /// A test of a scalar.
  struct ScalarTest {
    /// A kind of scalars.
    enum Kind {
      case digit, word, space, horizontal, letter, upper, lower, number, punctuation, symbol, any, anyButLineEnd
    }

    var ranges: [ClosedRange<UInt32>] = []
    var kinds: [(kind: Kind, isNegated: Bool)] = []
    var others: [ScalarTest] = []
    /// The tests that a scalar must pass as well, after `&&`.
    var limits: [ScalarTest] = []
    var isNegated = false
    var ignoresCase = false

    func contains(_ value: UInt32) -> Bool {
      var found = has(value)
      if !found, ignoresCase { found = has(Self.folded(value)) || has(Self.raised(value)) }
      if found { for limit in limits where !limit.contains(value) { found = false } }
      return found != isNegated
    }

    private func has(_ value: UInt32) -> Bool {
      for range in ranges where range.contains(value) { return true }
      for (kind, isNegated) in kinds where Self.is(value, kind) != isNegated { return true }
      for other in others where other.contains(value) { return true }
      return false
    }

    static func folded(_ value: UInt32) -> UInt32 {
      if value < 0x80 { return value >= 0x41 && value <= 0x5A ? value + 0x20 : value }
      return single(value) { $0.lowercased() }
    }

    private static func raised(_ value: UInt32) -> UInt32 {
      if value < 0x80 { return value >= 0x61 && value <= 0x7A ? value - 0x20 : value }
      return single(value) { $0.uppercased() }
    }

    private static func single(_ value: UInt32, _ change: (String) -> String) -> UInt32 {
      guard let scalar = Unicode.Scalar(value) else { return value }
      let scalars = change(String(Character(scalar))).unicodeScalars
      return scalars.count == 1 ? scalars.first!.value : value
    }

    static func `is`(_ value: UInt32, _ kind: Kind) -> Bool {
      switch kind {
      case .any: true
      case .anyButLineEnd: !isLineEnd(value)
      case .digit: value < 0x80 ? value >= 0x30 && value <= 0x39 : set(.decimalDigits, value)
      case .word: value < 0x80 ? isASCIIWord(value) : set(.alphanumerics, value)
      case .space: value >= 9 && value <= 13 || value == 0x20 || value >= 0x80 && set(.whitespacesAndNewlines, value)
      case .horizontal: value == 9 || value == 0x20 || value >= 0x80 && set(.whitespaces, value)
      case .letter: value < 0x80 ? isASCIIWord(value) && value > 0x40 && value != 0x5F : set(.letters, value)
      case .upper: value < 0x80 ? value >= 0x41 && value <= 0x5A : set(.uppercaseLetters, value)
      case .lower: value < 0x80 ? value >= 0x61 && value <= 0x7A : set(.lowercaseLetters, value)
      case .number: value < 0x80 ? value >= 0x30 && value <= 0x39 : set(.decimalDigits, value)
      case .punctuation: set(.punctuationCharacters, value)
      case .symbol: set(.symbols, value)
      }
    }

    static func isLineEnd(_ value: UInt32) -> Bool {
      value >= 10 && value <= 13 || value == 0x85 || value == 0x2028 || value == 0x2029
    }

    private static func isASCIIWord(_ value: UInt32) -> Bool {
      value >= 0x30 && value <= 0x39 || value >= 0x41 && value <= 0x5A || value >= 0x61 && value <= 0x7A
        || value == 0x5F
    }

    private static func set(_ set: CharacterSet, _ value: UInt32) -> Bool {
      Unicode.Scalar(value).map { set.contains($0) } ?? false
    }
  }

#endif
