// SPDX-License-Identifier: Apache-2.0

/// The rule by which a language chooses the form of a text for an integer.
///
/// The rules are those of Unicode's CLDR for cardinal numbers without a fraction [DOC-PLURALS].
enum PluralRule: Int, CaseIterable {
  /// Every number has the form `other`.
  case other
  /// 1 has the form `one`.
  case one
  /// 0 and 1 have the form `one`.
  case zeroAndOne
  case russian, serbian, polish, czech, arabic, hebrew, romanian, lithuanian, latvian, slovenian

  /// Creates the rule of a language, whose code may include a region, such as `pt-BR`.
  init(language: String) {
    let plain = language.split { $0 == "-" || $0 == "_" }.first.map(String.init) ?? language
    switch plain {
    case "id", "ja", "ko", "lo", "ms", "my", "th", "vi", "zh": self = .other
    case "am", "bn", "fa", "fr", "gu", "hi", "hy", "kn", "zu": self = .zeroAndOne
    case "pt": self = language.hasSuffix("PT") ? .one : .zeroAndOne
    case "be", "ru", "uk": self = .russian
    case "bs", "hr", "sr": self = .serbian
    case "pl": self = .polish
    case "cs", "sk": self = .czech
    case "ar": self = .arabic
    case "he", "iw": self = .hebrew
    case "mo", "ro": self = .romanian
    case "lt": self = .lithuanian
    case "lv": self = .latvian
    case "sl": self = .slovenian
    default: self = .one
    }
  }

  /// The names of all forms that `source` can return, in CLDR's order.
  static let forms = ["zero", "one", "two", "few", "many", "other"]

  /// A Swift expression for the name of the form of a number `n` of 0 or more.
  var source: String {
    let isUsual = "n % 10 == 1 && n % 100 != 11"
    let isFew = "2...4 ~= n % 10 && !(12...14 ~= n % 100)"
    return switch self {
    case .other: "\"other\""
    case .one: "n == 1 ? \"one\" : \"other\""
    case .zeroAndOne: "n < 2 ? \"one\" : \"other\""
    case .russian: "\(isUsual) ? \"one\" : \(isFew) ? \"few\" : \"many\""
    case .serbian: "\(isUsual) ? \"one\" : \(isFew) ? \"few\" : \"other\""
    case .polish: "n == 1 ? \"one\" : \(isFew) ? \"few\" : \"many\""
    case .czech: "n == 1 ? \"one\" : 2...4 ~= n ? \"few\" : \"other\""
    case .arabic:
      "n == 0 ? \"zero\" : n == 1 ? \"one\" : n == 2 ? \"two\" : 3...10 ~= n % 100 ? \"few\" : n % 100 > 10 ? \"many\" : \"other\""
    case .hebrew: "n == 1 ? \"one\" : n == 2 ? \"two\" : \"other\""
    case .romanian: "n == 1 ? \"one\" : n == 0 || 1...19 ~= n % 100 ? \"few\" : \"other\""
    case .lithuanian:
      "11...19 ~= n % 100 || n % 10 == 0 ? \"other\" : n % 10 == 1 ? \"one\" : \"few\""
    case .latvian: "11...19 ~= n % 100 || n % 10 == 0 ? \"zero\" : n % 10 == 1 ? \"one\" : \"other\""
    case .slovenian:
      "n % 100 == 1 ? \"one\" : n % 100 == 2 ? \"two\" : 3...4 ~= n % 100 ? \"few\" : \"other\""
    }
  }
}
