// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  extension StringProtocol {
    /// The string with the first letter of each word capitalized and all other letters in lowercase. An apostrophe
    /// within a word does not end the word.
    public var capitalized: String {
      var text = ""
      var isWithinWord = false
      for scalar in unicodeScalars {
        let properties = scalar.properties
        if properties.isCased || properties.isAlphabetic {
          text += isWithinWord ? properties.lowercaseMapping : properties.titlecaseMapping
          isWithinWord = true
        } else {
          text.unicodeScalars.append(scalar)
          let belongsToWord = scalar == "'" || scalar == "\u{2019}" || properties.generalCategory == .nonspacingMark
          if !belongsToWord { isWithinWord = false }
        }
      }
      return text
    }

    /// The string with each word capitalized, independent of the language.
    public var localizedCapitalized: String { capitalized }
    /// The string in uppercase, independent of the language.
    public var localizedUppercase: String { String(self).uppercased() }
    /// The string in lowercase, independent of the language.
    public var localizedLowercase: String { String(self).lowercased() }

    /// The string with each word capitalized, independent of the language.
    public func capitalized(with locale: Locale?) -> String { capitalized }
    /// The string in uppercase, independent of the language.
    public func uppercased(with locale: Locale?) -> String { String(self).uppercased() }
    /// The string in lowercase, independent of the language.
    public func lowercased(with locale: Locale?) -> String { String(self).lowercased() }
  }

#endif
