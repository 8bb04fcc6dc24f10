// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// Conversion between keys such as `harborName` and `harbor_name`. Letters beyond ASCII keep their case, so that keys
  /// do not link the Unicode case tables into a build.
  enum SnakeCase {
    private static let underscore = UInt8(ascii: "_")

    /// Returns `harbor_name` as `harborName`. Underscores at the ends are kept, and a key without other underscores is
    /// unchanged.
    static func joined(_ key: String) -> String {
      let bytes = Array(key.utf8)
      guard let first = bytes.firstIndex(where: { $0 != underscore }),
        let last = bytes.lastIndex(where: { $0 != underscore }), bytes[first...last].contains(underscore)
      else { return key }
      var text = Array(bytes[..<first])
      for (index, word) in bytes[first...last].split(separator: underscore).enumerated() {
        if index == 0 { text += word.map(lowercased) } else { appendCapitalized(word, to: &text) }
      }
      return String(decoding: text + bytes[(last + 1)...], as: UTF8.self)
    }

    /// Appends a word, capitalized: a letter becomes uppercase after a character that is not a letter, and lowercase
    /// otherwise. An apostrophe after a letter is part of the word.
    private static func appendCapitalized(_ word: ArraySlice<UInt8>, to text: inout [UInt8]) {
      var isInWord = false
      for byte in word {
        text.append(isInWord ? lowercased(byte) : uppercased(byte))
        isInWord = isLetter(byte) || isInWord && byte == UInt8(ascii: "'")
      }
    }

    /// Returns `harborName` as `harbor_name`. The last of several uppercase letters begins a word if a lowercase letter
    /// follows it.
    static func separated(_ key: String) -> String {
      let bytes = Array(key.utf8)
      guard !bytes.isEmpty else { return key }
      var text: [UInt8] = []
      var start = 0
      /// Ends a word and begins the next.
      func separate(at index: Int) {
        text += bytes[start..<index].map(lowercased)
        text.append(underscore)
        start = index
      }
      // An uppercase letter at the beginning does not begin a second word.
      var next = 1
      while let upper = bytes[min(next, bytes.count)...].firstIndex(where: isUppercase) {
        separate(at: upper)
        guard let lower = bytes[upper...].firstIndex(where: isLowercase) else { break }
        if lower > upper + 1 { separate(at: lower - 1) }
        next = lower + 1
      }
      return String(decoding: text + bytes[start...].map(lowercased), as: UTF8.self)
    }

    private static func isUppercase(_ byte: UInt8) -> Bool { byte >= 0x41 && byte <= 0x5A }
    private static func isLowercase(_ byte: UInt8) -> Bool { byte >= 0x61 && byte <= 0x7A }
    private static func isLetter(_ byte: UInt8) -> Bool { byte >= 0x80 || isUppercase(byte) || isLowercase(byte) }
    private static func lowercased(_ byte: UInt8) -> UInt8 { isUppercase(byte) ? byte + 0x20 : byte }
    private static func uppercased(_ byte: UInt8) -> UInt8 { isLowercase(byte) ? byte - 0x20 : byte }
  }

#endif
