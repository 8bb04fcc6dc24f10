// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// Writes and reads dates as ISO 8601 does, for builds without Foundation.
  @preconcurrency @MainActor public final class ISO8601DateFormatter: Formatter {
    /// The parts that are written and read.
    public struct Options: OptionSet, Sendable {
      /// Foundation's bits.
      public let rawValue: UInt

      /// Options from their bits.
      public init(rawValue: UInt) {
        self.rawValue = rawValue
      }

      /// The year.
      public static let withYear = Options(rawValue: 1)
      /// The month.
      public static let withMonth = Options(rawValue: 2)
      /// The week in place of the month.
      public static let withWeekOfYear = Options(rawValue: 4)
      /// The day.
      public static let withDay = Options(rawValue: 16)
      /// Hour, minute and second.
      public static let withTime = Options(rawValue: 32)
      /// The zone.
      public static let withTimeZone = Options(rawValue: 64)
      /// A space in place of the T.
      public static let withSpaceBetweenDateAndTime = Options(rawValue: 128)
      /// Hyphens in the day.
      public static let withDashSeparatorInDate = Options(rawValue: 256)
      /// Colons in the time.
      public static let withColonSeparatorInTime = Options(rawValue: 512)
      /// A colon in the zone.
      public static let withColonSeparatorInTimeZone = Options(rawValue: 1024)
      /// Three digits behind the second.
      public static let withFractionalSeconds = Options(rawValue: 2048)
      /// The whole day.
      public static let withFullDate: Options = [.withYear, .withMonth, .withDay, .withDashSeparatorInDate]
      /// The whole time.
      public static let withFullTime: Options = [
        .withTime, .withColonSeparatorInTime, .withTimeZone, .withColonSeparatorInTimeZone,
      ]
      /// Such as `2001-01-01T00:00:00Z`.
      public static let withInternetDateTime: Options = [.withFullDate, .withFullTime]
    }

    // There is one thread.

    /// The parts; those of `withInternetDateTime` unless they are set.
    @safe nonisolated(unsafe) public var formatOptions = Options.withInternetDateTime
    /// The zone; Greenwich's unless it is set.
    @safe nonisolated(unsafe) public var timeZone: TimeZone! = .gmt

    /// A formatter for texts such as `2001-01-01T00:00:00Z`.
    nonisolated public override init() {
      super.init()
    }

    /// The date as text.
    nonisolated public func string(from date: Date) -> String {
      ISO8601Text.text(date, formatOptions, timeZone)
    }

    /// The date that a text writes; `nil` if it does not have the parts.
    nonisolated public func date(from string: String) -> Date? {
      ISO8601Text.date(string, formatOptions, timeZone)
    }

    /// The date as text.
    nonisolated public static func string(
      from date: Date, timeZone: TimeZone, formatOptions: Options = .withInternetDateTime
    ) -> String {
      ISO8601Text.text(date, formatOptions, timeZone)
    }
  }

  /// ISO 8601 as patterns.
  enum ISO8601Text {
    static func text(_ date: Date, _ options: ISO8601DateFormatter.Options, _ zone: TimeZone) -> String {
      DatePattern(pattern(options)).text(of: date, calendar(zone), Locale(identifier: "en_US_POSIX"))
    }

    static func date(_ text: String, _ options: ISO8601DateFormatter.Options, _ zone: TimeZone) -> Date? {
      DatePattern(pattern(options))
        .date(from: text, calendar(zone), Locale(identifier: "en_US_POSIX"), isLenient: false, defaultDate: nil)
    }

    /// Such as `2001-01-01T00:00:00Z`.
    static func text(_ date: Date) -> String { text(date, .withInternetDateTime, .gmt) }

    /// The date of a text such as `2001-01-01T00:00:00Z`.
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
