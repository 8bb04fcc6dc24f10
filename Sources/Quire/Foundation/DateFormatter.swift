// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// The base class of formatters, which convert values to text and text to values.
  @preconcurrency @MainActor open class Formatter: NSObject {
    /// Creates a formatter.
    nonisolated public override init() {
      super.init(anywhere: ())
    }
  }

  /// A formatter that converts dates to and from text, for builds without Foundation. It uses the browser's data for
  /// the user's language.
  @preconcurrency @MainActor public final class DateFormatter: Formatter {
    /// The length of a date or a time as text.
    public enum Style: UInt, Sendable {
      /// No text.
      case none
      /// Digits.
      case short
      /// Abbreviated names of months; times with seconds.
      case medium
      /// Full names of months; times with the time zone.
      case long
      /// Also the day of the week; times with the full name of the time zone.
      case full
    }

    // Safe because there is only one thread.

    /// The style of the day; `none` by default.
    @safe nonisolated(unsafe) public var dateStyle = Style.none {
      didSet { pattern = nil }
    }
    /// The style of the time of day; `none` by default.
    @safe nonisolated(unsafe) public var timeStyle = Style.none {
      didSet { pattern = nil }
    }
    /// The language; by default the user's.
    @safe nonisolated(unsafe) public var locale: Locale! = .current
    /// The time zone; by default the user's.
    @safe nonisolated(unsafe) public var timeZone: TimeZone! = .current
    /// The calendar, used for counting weeks; by default the user's. Its time zone is ignored.
    @safe nonisolated(unsafe) public var calendar: Calendar! = .current
    /// Whether days and hours beyond their range carry over when a string is parsed; `false` by default.
    @safe nonisolated(unsafe) public var isLenient = false
    /// The date that provides the year for a string without a year, and the month and the day for a string without
    /// these as well. If it is `nil`, the year is 2000.
    @safe nonisolated(unsafe) public var defaultDate: Date?
    /// Stored but ignored: words such as "today" are not used.
    @safe nonisolated(unsafe) public var doesRelativeDateFormatting = false
    /// The symbol for the time before noon. Stored but ignored: the language's symbol is used.
    @safe nonisolated(unsafe) public var amSymbol: String!
    /// The symbol for the time after noon. Stored but ignored: the language's symbol is used.
    @safe nonisolated(unsafe) public var pmSymbol: String!
    @safe nonisolated(unsafe) private var pattern: String?

    /// Creates a formatter that returns empty text until a style or a format is set.
    nonisolated public override init() {
      super.init()
    }

    /// The pattern, in Unicode's pattern letters, such as `yyyy-MM-dd`. Setting it replaces the styles.
    nonisolated public var dateFormat: String! {
      get {
        if let pattern = pattern { return pattern }
        let words = [locale.tag, "\(dateStyle.rawValue)", "\(timeStyle.rawValue)"]
        guard dateStyle != .none || timeStyle != .none else { return "" }
        return MainActor.assumeIsolated { HostServices.locales.ask(.pattern, words) }.first ?? ""
      }
      set { pattern = newValue }
    }

    /// Sets the language's own pattern for fields such as `MMMMd`.
    nonisolated public func setLocalizedDateFormatFromTemplate(_ dateFormatTemplate: String) {
      pattern = Self.dateFormat(fromTemplate: dateFormatTemplate, options: 0, locale: locale)
    }

    /// Returns a language's own pattern for fields such as `MMMMd`.
    nonisolated public static func dateFormat(fromTemplate tmplate: String, options opts: Int, locale: Locale?)
      -> String?
    {
      let words = [(locale ?? .current).tag, tmplate]
      return MainActor.assumeIsolated { HostServices.locales.ask(.fieldsPattern, words) }.first
    }

    /// Returns the date as text.
    nonisolated public func string(from date: Date) -> String {
      if let pattern = pattern {
        return DatePattern(pattern).text(of: date, counting, locale)
      }
      guard dateStyle != .none || timeStyle != .none else { return "" }
      return DateText.text(date, dateStyle.rawValue, timeStyle.rawValue, locale, timeZone)
    }

    /// Returns the date that a string represents, or `nil` if the string does not match the format.
    nonisolated public func date(from string: String) -> Date? {
      DatePattern(dateFormat)
        .date(from: string, counting, locale, isLenient: isLenient, defaultDate: defaultDate)
    }

    nonisolated private var counting: Calendar {
      var calendar = self.calendar ?? .current
      calendar.timeZone = timeZone
      return calendar
    }

    /// Returns the date as text in the given styles.
    nonisolated public static func localizedString(
      from date: Date, dateStyle dstyle: Style, timeStyle tstyle: Style
    ) -> String {
      guard dstyle != .none || tstyle != .none else { return "" }
      return DateText.text(date, dstyle.rawValue, tstyle.rawValue, .current, .current)
    }
  }

  /// Dates as text, formatted by the browser.
  enum DateText {
    /// A style for digits with the full year, in addition to Foundation's styles.
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
