// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// A host service with the user's languages, and the texts and rules of all languages. In builds with Foundation,
  /// Foundation has these.
  ///
  /// A question and its answer are texts, so that one function is sufficient. An app asks for names and rules once and
  /// keeps them.
  @_spi(Hosts) @preconcurrency @MainActor public protocol LocaleHost: AnyObject {
    /// Returns the texts that answer a question; empty if there is no answer.
    func ask(_ question: LocaleQuestion, _ words: [String]) -> [String]
  }

  /// A question about languages, time zones and numbers. A locale is a tag such as `de-DE`; a time is in whole
  /// milliseconds since the beginning of 1970.
  ///
  /// `Runtime/services/locales.js` has a function for each question, in this order.
  @_spi(Hosts) public enum LocaleQuestion: UInt32, Sendable {
    /// Asks for the user's languages, in order of preference.
    case languages
    /// Asks for the name of the user's time zone.
    case zone
    /// Asks, for a zone and a second since 1970, for the start, end and offset of each span of the surrounding year.
    case zoneSpans
    /// Asks for the name of a zone, for a locale, a zone, a time and a style.
    case zoneName
    /// Asks, for a locale, for the first day of the week, from 1 for Sunday, and the minimum number of days of a first
    /// week.
    case week
    /// Asks, for a locale, for months, days and other names, in the order of `DateNames`.
    case names
    /// Asks for the text of a date, for a locale, a zone, a time, and the styles of the day and of the time of day.
    case date
    /// Asks for the text of a date, for a locale, a zone, a time and the fields to show.
    case fields
    /// Asks for the pattern of a date, for a locale and the styles of the day and of the time of day.
    case pattern
    /// Asks for the pattern of a date, for a locale and the fields to show.
    case fieldsPattern
    /// Asks for the text of a number, for a locale, a number, and the names of options with their values.
    case number
    /// Asks, for a locale and a currency, for symbols, in the order of `NumberSigns`.
    case signs
    /// Asks for the order of two texts, for a locale, the texts and two options: -1, 0 or 1.
    case order
    /// Asks, for a locale, a kind and a code, for the name of a language, a region or a currency.
    case name
  }

  extension LocaleHost {
    /// The user's locale, such as `en_US`.
    var current: String {
      let tag = ask(.languages, []).first ?? "en-US"
      return String(decoding: tag.utf8.map { $0 == UInt8(ascii: "-") ? UInt8(ascii: "_") : $0 }, as: UTF8.self)
    }

    /// The user's languages.
    var preferred: [String] { ask(.languages, []) }
  }

#endif
