// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  extension Date {
    /// How a date is written: the fields to show, in the order and with the words of a language.
    public struct FormatStyle: Sendable {
      private var fields = ""
      private var locale: Locale
      /// The zone; the user's unless it is set.
      public var timeZone: TimeZone

      init(locale: Locale = .current, timeZone: TimeZone = .current) {
        self.locale = locale
        self.timeZone = timeZone
      }

      /// How a day is written.
      public struct DateStyle: Hashable, Sendable {
        let length: UInt
        /// Not at all.
        public static let omitted = DateStyle(length: 0)
        /// Digits, with the whole year.
        public static let numeric = DateStyle(length: DateText.numeric)
        /// A short name of the month.
        public static let abbreviated = DateStyle(length: 2)
        /// The whole name of the month.
        public static let long = DateStyle(length: 3)
        /// With the day of the week.
        public static let complete = DateStyle(length: 4)
      }

      /// How a time of the day is written.
      public struct TimeStyle: Hashable, Sendable {
        let length: UInt
        /// Not at all.
        public static let omitted = TimeStyle(length: 0)
        /// Without seconds.
        public static let shortened = TimeStyle(length: 1)
        /// With seconds.
        public static let standard = TimeStyle(length: 2)
        /// With seconds and the zone.
        public static let complete = TimeStyle(length: 3)
      }

      /// How long a field is.
      public struct Field: Sendable {
        let count: Int
        /// As the language has it.
        public static let defaultDigits = Field(count: 1)
        /// Two digits.
        public static let twoDigits = Field(count: 2)
        /// A short name.
        public static let abbreviated = Field(count: 3)
        /// A whole name.
        public static let wide = Field(count: 4)
        /// One letter.
        public static let narrow = Field(count: 5)
      }

      private func adding(_ letter: String, _ field: Field) -> FormatStyle {
        var style = self
        style.fields += String(repeating: letter, count: field.count)
        return style
      }

      /// With the year.
      public func year(_ format: Field = .defaultDigits) -> FormatStyle { adding("y", format) }
      /// With the month.
      public func month(_ format: Field = .abbreviated) -> FormatStyle { adding("M", format) }
      /// With the day of the month.
      public func day(_ format: Field = .defaultDigits) -> FormatStyle { adding("d", format) }
      /// With the day of the week.
      public func weekday(_ format: Field = .abbreviated) -> FormatStyle { adding("E", format) }
      /// With the hour.
      public func hour(_ format: Field = .defaultDigits) -> FormatStyle { adding("j", format) }
      /// With the minute.
      public func minute(_ format: Field = .twoDigits) -> FormatStyle { adding("m", format) }
      /// With the second.
      public func second(_ format: Field = .twoDigits) -> FormatStyle { adding("s", format) }
      /// With the era.
      public func era(_ format: Field = .abbreviated) -> FormatStyle { adding("G", format) }

      /// In a language.
      public func locale(_ locale: Locale) -> FormatStyle {
        var style = self
        style.locale = locale
        return style
      }

      /// The date as text: the day in digits and the time without seconds, if no field is named.
      public func format(_ value: Date) -> String {
        fields.isEmpty
          ? DateText.text(value, DateText.numeric, 1, locale, timeZone)
          : DateText.text(value, fields: fields, locale, timeZone)
      }

      /// A style without fields.
      public static var dateTime: FormatStyle { FormatStyle() }
    }

    /// The date as ISO 8601 writes it, in Greenwich.
    public struct ISO8601FormatStyle: Sendable {
      /// The style of `2001-01-01T00:00:00Z`.
      public static var iso8601: ISO8601FormatStyle { ISO8601FormatStyle() }
    }

    /// The date in the user's language and zone: the day in digits, and the time without seconds.
    public func formatted() -> String {
      formatted(date: .numeric, time: .shortened)
    }

    /// The date in the user's language and zone.
    public func formatted(date: FormatStyle.DateStyle, time: FormatStyle.TimeStyle) -> String {
      guard date != .omitted || time != .omitted else { return formatted() }
      return DateText.text(self, date.length, time.length, .current, .current)
    }

    /// The date in a style, such as `.dateTime.day().month()`.
    public func formatted(_ format: FormatStyle) -> String {
      format.format(self)
    }

    /// The date as ISO 8601 writes it.
    public func formatted(_ format: ISO8601FormatStyle) -> String {
      ISO8601Format()
    }

    /// The date as ISO 8601 writes it, in Greenwich.
    public func ISO8601Format() -> String {
      ISO8601Text.text(self, .withInternetDateTime, .gmt)
    }
  }

#endif
