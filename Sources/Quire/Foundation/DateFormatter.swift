// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// Writes dates in the user's language and zone, for builds without Foundation.
  @preconcurrency @MainActor public final class DateFormatter: NSObject {
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

    /// How the day is written; `none` unless it is set.
    public var dateStyle = Style.none
    /// How the time of the day is written; `none` unless it is set.
    public var timeStyle = Style.none

    /// A formatter that writes nothing until a style is set.
    public override init() {
      super.init()
    }

    /// The date as text.
    public func string(from date: Date) -> String {
      guard dateStyle != .none || timeStyle != .none else { return "" }
      return HostServices.dateTexts.text(
        secondsSince1970: date.timeIntervalSince1970, date: dateStyle.length, time: timeStyle.length)
    }

    /// The date as text, in styles.
    public static func localizedString(from date: Date, dateStyle dstyle: Style, timeStyle tstyle: Style) -> String {
      let formatter = DateFormatter()
      formatter.dateStyle = dstyle
      formatter.timeStyle = tstyle
      return formatter.string(from: date)
    }
  }

  extension DateFormatter.Style {
    fileprivate var length: DateLength { DateLength(rawValue: UInt8(truncatingIfNeeded: rawValue)) ?? .none }
  }

  extension Date {
    /// The names of the ways in which dates are written.
    public enum FormatStyle {
      /// How a day is written.
      public struct DateStyle: Hashable, Sendable {
        let length: DateLength
        /// Not at all.
        public static let omitted = DateStyle(length: .none)
        /// Digits, with the whole year.
        public static let numeric = DateStyle(length: .numeric)
        /// A short name of the month.
        public static let abbreviated = DateStyle(length: .medium)
        /// The whole name of the month.
        public static let long = DateStyle(length: .long)
        /// With the day of the week.
        public static let complete = DateStyle(length: .full)
      }

      /// How a time of the day is written.
      public struct TimeStyle: Hashable, Sendable {
        let length: DateLength
        /// Not at all.
        public static let omitted = TimeStyle(length: .none)
        /// Without seconds.
        public static let shortened = TimeStyle(length: .short)
        /// With seconds.
        public static let standard = TimeStyle(length: .medium)
        /// With seconds and the zone.
        public static let complete = TimeStyle(length: .long)
      }
    }

    /// The date in the user's language and zone: the day in digits, and the time without seconds.
    @MainActor public func formatted() -> String {
      formatted(date: .numeric, time: .shortened)
    }

    /// The date in the user's language and zone.
    @MainActor public func formatted(date: FormatStyle.DateStyle, time: FormatStyle.TimeStyle) -> String {
      guard date != .omitted || time != .omitted else { return formatted() }
      return HostServices.dateTexts.text(
        secondsSince1970: timeIntervalSince1970, date: date.length, time: time.length)
    }
  }

#endif
