// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// The user's languages, and texts and rules of all of them. With Foundation, Foundation has them.
  ///
  /// A question and its answer are texts, so that one function serves all: an app asks for names and rules once and
  /// keeps them.
  @_spi(Hosts) @preconcurrency @MainActor public protocol LocaleHost: AnyObject {
    /// The texts that answer a question; empty if there is no answer.
    func ask(_ question: LocaleQuestion, _ words: [String]) -> [String]
  }

  /// A question about languages, zones and numbers. A locale is a tag such as `de-DE`, a time is in whole milliseconds
  /// since the beginning of 1970.
  ///
  /// `Runtime/services/locales.js` has a function for each, in this order.
  @_spi(Hosts) public enum LocaleQuestion: UInt32, Sendable {
    /// The user's languages, the preferred first.
    case languages
    /// The name of the user's time zone.
    case zone
    /// Of a zone and a second since 1970: start, end and difference of each part of a year around it.
    case zoneSpans
    /// Of a locale, a zone, a time and a style.
    case zoneName
    /// Of a locale: its first day, from 1 for Sunday, and the fewest days of a first week.
    case week
    /// Of a locale: months, days and other names, in the order of `DateNames`.
    case names
    /// Of a locale, a zone, a time, the style of the day and that of the hour: the text.
    case date
    /// Of a locale, a zone, a time and the fields to show: the text.
    case fields
    /// Of a locale, the style of the day and that of the hour: the pattern.
    case pattern
    /// Of a locale and the fields to show: the pattern.
    case fieldsPattern
    /// Of a locale, a number, and names of options with their values: the text.
    case number
    /// Of a locale and a currency: signs, in the order of `NumberSigns`.
    case signs
    /// Of a locale, two texts and two options: -1, 0 or 1.
    case order
    /// Of a locale, a kind and a code: the name of a language, a region or a currency.
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
