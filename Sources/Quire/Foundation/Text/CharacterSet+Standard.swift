// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  // Sets that need no Unicode tables.
  extension CharacterSet {
    /// Spaces and the tab character.
    public static var whitespaces: CharacterSet { CharacterSet(ScalarRanges(spaces)) }
    /// Characters that end a line.
    public static var newlines: CharacterSet { CharacterSet(ScalarRanges(lineEnds)) }
    /// Spaces, the tab character, and characters that end a line.
    public static var whitespacesAndNewlines: CharacterSet { CharacterSet(ScalarRanges(spaces + lineEnds)) }

    /// Characters that need no escape in a URL's query.
    public static var urlQueryAllowed: CharacterSet { ascii("!$&'()*+,-./:;=?@_~") }
    /// Characters that need no escape in a URL's fragment.
    public static var urlFragmentAllowed: CharacterSet { urlQueryAllowed }
    /// Characters that need no escape in a URL's path.
    public static var urlPathAllowed: CharacterSet { ascii("!$&'()*+,-./:=@_~") }
    /// Characters that need no escape in a URL's host.
    public static var urlHostAllowed: CharacterSet { ascii("!$&'()*+,-.:;=[]_~") }
    /// Characters that need no escape in a URL's user name.
    public static var urlUserAllowed: CharacterSet { ascii("!$&'()*+,-.;=_~") }
    /// Characters that need no escape in a URL's password.
    public static var urlPasswordAllowed: CharacterSet { urlUserAllowed }

    /// Returns ASCII letters and digits, and additional characters.
    private static func ascii(_ more: StaticString) -> CharacterSet {
      var ranges: [ClosedRange<UInt32>] = [0x30...0x39, 0x41...0x5A, 0x61...0x7A]
      more.withUTF8Buffer { bytes in
        for index in 0..<bytes.count {
          let scalar = unsafe UInt32(bytes[index])
          ranges.append(scalar...scalar)
        }
      }
      return CharacterSet(ScalarRanges(ranges))
    }

    private static var spaces: [ClosedRange<UInt32>] {
      [
        0x09...0x09, 0x20...0x20, 0xA0...0xA0, 0x1680...0x1680, 0x2000...0x200B, 0x202F...0x202F, 0x205F...0x205F,
        0x3000...0x3000,
      ]
    }

    private static var lineEnds: [ClosedRange<UInt32>] { [0x0A...0x0D, 0x85...0x85, 0x2028...0x2029] }
  }

  // Sets from Unicode's general categories.
  extension CharacterSet {
    /// Letters and marks.
    public static var letters: CharacterSet {
      category { $0.isLetter || $0.isMark }
    }

    /// Letters, marks and numbers.
    public static var alphanumerics: CharacterSet {
      category { $0.isLetter || $0.isMark || $0 == .decimalNumber || $0 == .letterNumber || $0 == .otherNumber }
    }

    /// The decimal digits of all scripts.
    public static var decimalDigits: CharacterSet { category { $0 == .decimalNumber } }
    /// Letters in uppercase and title case.
    public static var uppercaseLetters: CharacterSet { category { $0 == .uppercaseLetter || $0 == .titlecaseLetter } }
    /// Letters in lowercase.
    public static var lowercaseLetters: CharacterSet { category { $0 == .lowercaseLetter } }
    /// Letters in title case.
    public static var capitalizedLetters: CharacterSet { category { $0 == .titlecaseLetter } }
    /// Combining marks.
    public static var nonBaseCharacters: CharacterSet { category { $0.isMark } }
    /// Control and format characters.
    public static var controlCharacters: CharacterSet { category { $0 == .control || $0 == .format } }

    /// Punctuation.
    public static var punctuationCharacters: CharacterSet {
      category {
        switch $0 {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
          .finalPunctuation, .otherPunctuation:
          true
        default: false
        }
      }
    }

    /// Symbols of currencies and mathematics, and other symbols.
    public static var symbols: CharacterSet {
      category { $0 == .mathSymbol || $0 == .currencySymbol || $0 == .modifierSymbol || $0 == .otherSymbol }
    }

    private static func category(_ test: @escaping (Unicode.GeneralCategory) -> Bool) -> CharacterSet {
      CharacterSet(ScalarCategories(test))
    }
  }

  private final class ScalarCategories: ScalarSet, @unchecked Sendable {
    private let test: (Unicode.GeneralCategory) -> Bool

    init(_ test: @escaping (Unicode.GeneralCategory) -> Bool) {
      self.test = test
    }

    override func contains(_ scalar: UInt32) -> Bool {
      Unicode.Scalar(scalar).map { test($0.properties.generalCategory) } ?? false
    }
  }

  extension Unicode.GeneralCategory {
    fileprivate var isLetter: Bool {
      switch self {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
      default: false
      }
    }

    fileprivate var isMark: Bool { self == .nonspacingMark || self == .spacingMark || self == .enclosingMark }
  }

#endif
