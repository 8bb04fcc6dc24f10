// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// A formatter that converts dates to and from the ISO 8601 format, for builds without Foundation.
  @preconcurrency @MainActor public final class ISO8601DateFormatter: Formatter {
    /// The parts and separators of the format.
    public struct Options: OptionSet, Sendable {
      /// The raw bits, with Foundation's values.
      public let rawValue: UInt

      /// Creates options from raw bits.
      public init(rawValue: UInt) {
        self.rawValue = rawValue
      }

      /// Includes the year.
      public static let withYear = Options(rawValue: 1)
      /// Includes the month.
      public static let withMonth = Options(rawValue: 2)
      /// Uses the week in place of the month.
      public static let withWeekOfYear = Options(rawValue: 4)
      /// Includes the day.
      public static let withDay = Options(rawValue: 16)
      /// Includes hour, minute and second.
      public static let withTime = Options(rawValue: 32)
      /// Includes the time zone.
      public static let withTimeZone = Options(rawValue: 64)
      /// Uses a space in place of the T.
      public static let withSpaceBetweenDateAndTime = Options(rawValue: 128)
      /// Uses hyphens in the date.
      public static let withDashSeparatorInDate = Options(rawValue: 256)
      /// Uses colons in the time.
      public static let withColonSeparatorInTime = Options(rawValue: 512)
      /// Uses a colon in the time zone.
      public static let withColonSeparatorInTimeZone = Options(rawValue: 1024)
      /// Includes three digits of the second's fraction.
      public static let withFractionalSeconds = Options(rawValue: 2048)
      /// The full date: year, month and day, with hyphens.
      public static let withFullDate: Options = [.withYear, .withMonth, .withDay, .withDashSeparatorInDate]
      /// The full time with its time zone, with colons.
      public static let withFullTime: Options = [
        .withTime, .withColonSeparatorInTime, .withTimeZone, .withColonSeparatorInTimeZone,
      ]
      /// The full date and time, such as `2001-01-01T00:00:00Z`.
      public static let withInternetDateTime: Options = [.withFullDate, .withFullTime]
    }

    // Safe because there is only one thread.

    /// The parts of the format; by default those of `withInternetDateTime`.
    @safe nonisolated(unsafe) public var formatOptions = Options.withInternetDateTime
    /// The time zone; GMT by default.
    @safe nonisolated(unsafe) public var timeZone: TimeZone! = .gmt

    /// Creates a formatter for strings such as `2001-01-01T00:00:00Z`.
    nonisolated public override init() {
      super.init()
    }

    /// Returns the date as text.
    nonisolated public func string(from date: Date) -> String {
      ISO8601Text.text(date, formatOptions, timeZone)
    }

    /// Returns the date that a string represents, or `nil` if the string does not match the format.
    nonisolated public func date(from string: String) -> Date? {
      ISO8601Text.date(string, formatOptions, timeZone)
    }

    /// Returns the date as text.
    nonisolated public static func string(
      from date: Date, timeZone: TimeZone, formatOptions: Options = .withInternetDateTime
    ) -> String {
      ISO8601Text.text(date, formatOptions, timeZone)
    }
  }

  /// Conversion of ISO 8601 options to patterns.
  enum ISO8601Text {
    static func text(_ date: Date, _ options: ISO8601DateFormatter.Options, _ zone: TimeZone) -> String {
      DatePattern(pattern(options)).text(of: date, calendar(zone), Locale(identifier: "en_US_POSIX"))
    }

    static func date(_ text: String, _ options: ISO8601DateFormatter.Options, _ zone: TimeZone) -> Date? {
      DatePattern(pattern(options))
        .date(from: text, calendar(zone), Locale(identifier: "en_US_POSIX"), isLenient: false, defaultDate: nil)
    }

    /// Returns the date as text, such as `2001-01-01T00:00:00Z`.
    static func text(_ date: Date) -> String { text(date, .withInternetDateTime, .gmt) }

    /// Returns the date that a string such as `2001-01-01T00:00:00Z` represents, or `nil` if the string is not in this
    /// format.
    static func date(_ text: String) -> Date? { date(text, .withInternetDateTime, .gmt) }

    private static func calendar(_ zone: TimeZone) -> Calendar {
      Calendar(identifier: .iso8601, timeZone: zone)
    }

    private static func pattern(_ options: ISO8601DateFormatter.Options) -> String {
      let dash = options.contains(.withDashSeparatorInDate) ? "-" : ""
      var days: [String] = []
      if options.contains(.withYear) { days.append(options.contains(.withWeekOfYear) ? "YYYY" : "yyyy") }
      if options.contains(.withWeekOfYear) {
        days.append("'W'ww")
        if options.contains(.withDay) { days.append("ee") }
      } else {
        if options.contains(.withMonth) { days.append("MM") }
        if options.contains(.withDay) { days.append(options.contains(.withMonth) ? "dd" : "DDD") }
      }
      var text = days.joined(separator: dash)
      if options.contains(.withTime) {
        if !text.isEmpty { text += options.contains(.withSpaceBetweenDateAndTime) ? " " : "'T'" }
        text += options.contains(.withColonSeparatorInTime) ? "HH:mm:ss" : "HHmmss"
        if options.contains(.withFractionalSeconds) { text += ".SSS" }
      }
      if options.contains(.withTimeZone) {
        text += options.contains(.withColonSeparatorInTimeZone) ? "XXX" : "XX"
      }
      return text
    }
  }

#endif
