// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// The base of what writes values as texts and reads them.
  @preconcurrency @MainActor open class Formatter: NSObject {
    /// A formatter.
    nonisolated public override init() {
      super.init(anywhere: ())
    }
  }

  /// Writes dates and reads them, for builds without Foundation: by the browser's data of the user's language.
  @preconcurrency @MainActor public final class DateFormatter: Formatter {
    /// How much is written.
    public enum Style: UInt, Sendable {
      /// Nothing.
      case none
      /// Digits.
      case short
      /// Short names of months; a time with seconds.
      case medium
      /// Whole names of months; a time with its zone.
      case long
      /// With the day of the week; a time with the whole name of its zone.
      case full
    }

    // There is one thread.

    /// How the day is written; `none` unless it is set.
    @safe nonisolated(unsafe) public var dateStyle = Style.none {
      didSet { pattern = nil }
    }
    /// How the time of the day is written; `none` unless it is set.
    @safe nonisolated(unsafe) public var timeStyle = Style.none {
      didSet { pattern = nil }
    }
    /// The language; the user's unless it is set.
    @safe nonisolated(unsafe) public var locale: Locale! = .current
    /// The zone; the user's unless it is set.
    @safe nonisolated(unsafe) public var timeZone: TimeZone! = .current
    /// The calendar that counts weeks; the user's unless it is set. Its zone is not used.
    @safe nonisolated(unsafe) public var calendar: Calendar! = .current
    /// Whether days and hours beyond their range count on when a text is read.
    @safe nonisolated(unsafe) public var isLenient = false
    /// The day for texts that name none; the year 2000 otherwise.
    @safe nonisolated(unsafe) public var defaultDate: Date?
    /// Kept, and not used: words such as "today" are not written.
    @safe nonisolated(unsafe) public var doesRelativeDateFormatting = false
    /// Before noon; the language's unless it is set.
    @safe nonisolated(unsafe) public var amSymbol: String!
    /// After noon; the language's unless it is set.
    @safe nonisolated(unsafe) public var pmSymbol: String!
    @safe nonisolated(unsafe) private var pattern: String?

    /// A formatter that writes nothing until a style or a format is set.
    nonisolated public override init() {
      super.init()
    }

    /// The pattern by Unicode's letters, such as `yyyy-MM-dd`. Setting it replaces the styles.
    nonisolated public var dateFormat: String! {
      get {
        if let pattern = pattern { return pattern }
        let words = [locale.tag, "\(dateStyle.rawValue)", "\(timeStyle.rawValue)"]
        guard dateStyle != .none || timeStyle != .none else { return "" }
        return MainActor.assumeIsolated { HostServices.locales.ask(.pattern, words) }.first ?? ""
      }
      set { pattern = newValue }
    }

    /// Takes the language's own pattern for fields, such as `MMMMd`.
    nonisolated public func setLocalizedDateFormatFromTemplate(_ dateFormatTemplate: String) {
      pattern = Self.dateFormat(fromTemplate: dateFormatTemplate, options: 0, locale: locale)
    }

    /// A language's own pattern for fields, such as `MMMMd`.
    nonisolated public static func dateFormat(fromTemplate tmplate: String, options opts: Int, locale: Locale?)
      -> String?
    {
      let words = [(locale ?? .current).tag, tmplate]
      return MainActor.assumeIsolated { HostServices.locales.ask(.fieldsPattern, words) }.first
    }

    /// The date as text.
    nonisolated public func string(from date: Date) -> String {
      if let pattern = pattern {
        return DatePattern(pattern).text(of: date, counting, locale)
      }
      guard dateStyle != .none || timeStyle != .none else { return "" }
      return DateText.text(date, dateStyle.rawValue, timeStyle.rawValue, locale, timeZone)
    }

    /// The date that a text writes; `nil` if it does not follow the format.
    nonisolated public func date(from string: String) -> Date? {
      DatePattern(dateFormat)
        .date(from: string, counting, locale, isLenient: isLenient, defaultDate: defaultDate)
    }

    nonisolated private var counting: Calendar {
      var calendar = self.calendar ?? .current
      calendar.timeZone = timeZone
      return calendar
    }

    /// The date as text, in styles.
    nonisolated public static func localizedString(
      from date: Date, dateStyle dstyle: Style, timeStyle tstyle: Style
    ) -> String {
      guard dstyle != .none || tstyle != .none else { return "" }
      return DateText.text(date, dstyle.rawValue, tstyle.rawValue, .current, .current)
    }
  }

  /// Dates in the browser's words.
  enum DateText {
    /// Digits with the whole year, beside Foundation's styles.
    static let numeric: UInt = 5

    static func text(_ date: Date, _ day: UInt, _ time: UInt, _ locale: Locale, _ zone: TimeZone) -> String {
      ask(.date, [locale.tag, zone.identifierForPage, date.millisecondsText, "\(day)", "\(time)"])
    }

    static func text(_ date: Date, fields: String, _ locale: Locale, _ zone: TimeZone) -> String {
      ask(.fields, [locale.tag, zone.identifierForPage, date.millisecondsText, fields])
    }

    private static func ask(_ question: LocaleQuestion, _ words: [String]) -> String {
      MainActor.assumeIsolated { HostServices.locales.ask(question, words) }.first ?? ""
    }
  }

#endif
