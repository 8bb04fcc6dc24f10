// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  extension Date {
    /// The format of a date: the fields to show. A language determines their order and wording.
    public struct FormatStyle: Sendable {
      private var fields = ""
      private var date: DateStyle?
      private var time: TimeStyle?
      private var locale: Locale
      /// The time zone; by default the user's.
      public var timeZone: TimeZone

      /// Creates a style for a day and a time of day. Without both, it shows the day in digits and the time without
      /// seconds. The calendar has no effect, because there is only one.
      public init(
        date: DateStyle? = nil, time: TimeStyle? = nil, locale: Locale = .current, calendar: Calendar = .current,
        timeZone: TimeZone = .current
      ) {
        self.date = date
        self.time = time
        self.locale = locale
        self.timeZone = timeZone
      }

      /// The format of a day.
      public struct DateStyle: Hashable, Sendable {
        let length: UInt
        /// No day.
        public static let omitted = DateStyle(length: 0)
        /// Digits, with the full year.
        public static let numeric = DateStyle(length: DateText.numeric)
        /// An abbreviated name of the month.
        public static let abbreviated = DateStyle(length: 2)
        /// The full name of the month.
        public static let long = DateStyle(length: 3)
        /// The full name of the month and the day of the week.
        public static let complete = DateStyle(length: 4)
      }

      /// The format of a time of day.
      public struct TimeStyle: Hashable, Sendable {
        let length: UInt
        /// No time.
        public static let omitted = TimeStyle(length: 0)
        /// Hours and minutes.
        public static let shortened = TimeStyle(length: 1)
        /// Hours, minutes and seconds.
        public static let standard = TimeStyle(length: 2)
        /// Hours, minutes, seconds and the time zone.
        public static let complete = TimeStyle(length: 3)
      }

      /// The length of a field.
      public struct Field: Sendable {
        let count: Int
        /// The language's default.
        public static let defaultDigits = Field(count: 1)
        /// Two digits.
        public static let twoDigits = Field(count: 2)
        /// An abbreviated name.
        public static let abbreviated = Field(count: 3)
        /// A full name.
        public static let wide = Field(count: 4)
        /// One letter.
        public static let narrow = Field(count: 5)
      }

      private func adding(_ letter: String, _ field: Field) -> FormatStyle {
        var style = self
        style.fields += String(repeating: letter, count: field.count)
        return style
      }

      /// Returns the style with the year added.
      public func year(_ format: Field = .defaultDigits) -> FormatStyle { adding("y", format) }
      /// Returns the style with the month added.
      public func month(_ format: Field = .abbreviated) -> FormatStyle { adding("M", format) }
      /// Returns the style with the day of the month added.
      public func day(_ format: Field = .defaultDigits) -> FormatStyle { adding("d", format) }
      /// Returns the style with the day of the week added.
      public func weekday(_ format: Field = .abbreviated) -> FormatStyle { adding("E", format) }
      /// Returns the style with the hour added.
      public func hour(_ format: Field = .defaultDigits) -> FormatStyle { adding("j", format) }
      /// Returns the style with the minute added.
      public func minute(_ format: Field = .twoDigits) -> FormatStyle { adding("m", format) }
      /// Returns the style with the second added.
      public func second(_ format: Field = .twoDigits) -> FormatStyle { adding("s", format) }
      /// Returns the style with the era added.
      public func era(_ format: Field = .abbreviated) -> FormatStyle { adding("G", format) }

      /// Returns the style for a locale.
      public func locale(_ locale: Locale) -> FormatStyle {
        var style = self
        style.locale = locale
        return style
      }

      /// Returns the date as text. A style without fields shows the day in digits and the time without seconds.
      public func format(_ value: Date) -> String {
        guard fields.isEmpty else { return DateText.text(value, fields: fields, locale, timeZone) }
        let day = date ?? (time == nil ? .numeric : .omitted)
        let hours = time ?? (date == nil ? .shortened : .omitted)
        guard day != .omitted || hours != .omitted else {
          return DateText.text(value, DateText.numeric, TimeStyle.shortened.length, locale, timeZone)
        }
        return DateText.text(value, day.length, hours.length, locale, timeZone)
      }

      /// A style without fields.
      public static var dateTime: FormatStyle { FormatStyle() }
    }

    /// The ISO 8601 format of a date, in GMT.
    public struct ISO8601FormatStyle: Sendable {
      /// The style, which formats a date as `2001-01-01T00:00:00Z`.
      public static var iso8601: ISO8601FormatStyle { ISO8601FormatStyle() }
    }

    /// Returns the date in the user's language and time zone: the day in digits, and the time without seconds.
    public func formatted() -> String {
      formatted(date: .numeric, time: .shortened)
    }

    /// Returns the date in the user's language and time zone.
    public func formatted(date: FormatStyle.DateStyle, time: FormatStyle.TimeStyle) -> String {
      FormatStyle(date: date, time: time).format(self)
    }

    /// Returns the date in a style, such as `.dateTime.day().month()`.
    public func formatted(_ format: FormatStyle) -> String {
      format.format(self)
    }

    /// Returns the date in the ISO 8601 format.
    public func formatted(_ format: ISO8601FormatStyle) -> String {
      ISO8601Format()
    }

    /// Returns the date in the ISO 8601 format, in GMT.
    public func ISO8601Format() -> String {
      ISO8601Text.text(self, .withInternetDateTime, .gmt)
    }
  }

#endif
