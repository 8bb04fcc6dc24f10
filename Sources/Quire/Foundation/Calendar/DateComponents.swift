// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// The components of a date, or of the time between two dates, for builds without Foundation.
  public struct DateComponents: Hashable, Sendable {
    /// The calendar that `date` uses for the components.
    public var calendar: Calendar?
    /// The time zone of the components.
    public var timeZone: TimeZone?
    /// The era: 0 before the year 1, and 1 from then on.
    public var era: Int?
    /// The year.
    public var year: Int?
    /// The month, from 1.
    public var month: Int?
    /// The day of the month, from 1.
    public var day: Int?
    /// The hour, from 0 to 23.
    public var hour: Int?
    /// The minute, from 0 to 59.
    public var minute: Int?
    /// The second, from 0 to 59.
    public var second: Int?
    /// The nanosecond, from 0 to 999,999,999.
    public var nanosecond: Int?
    /// The day of the week, from 1 for Sunday.
    public var weekday: Int?
    /// The ordinal of the weekday within the month, from 1: 2 for the second Sunday, for example.
    public var weekdayOrdinal: Int?
    /// The quarter, from 1 to 4.
    public var quarter: Int?
    /// The week of the month, from 1.
    public var weekOfMonth: Int?
    /// The week of the year, from 1.
    public var weekOfYear: Int?
    /// The year to which the week belongs.
    public var yearForWeekOfYear: Int?
    /// The day of the year, from 1.
    public var dayOfYear: Int?
    /// Whether the month is a leap month. Stored but ignored: the Gregorian calendar has none.
    public var isLeapMonth: Bool?

    /// Creates date components with the given values.
    public init(
      calendar: Calendar? = nil, timeZone: TimeZone? = nil, era: Int? = nil, year: Int? = nil, month: Int? = nil,
      day: Int? = nil, hour: Int? = nil, minute: Int? = nil, second: Int? = nil, nanosecond: Int? = nil,
      weekday: Int? = nil, weekdayOrdinal: Int? = nil, quarter: Int? = nil, weekOfMonth: Int? = nil,
      weekOfYear: Int? = nil, yearForWeekOfYear: Int? = nil
    ) {
      self.calendar = calendar
      self.timeZone = timeZone
      self.era = era
      self.year = year
      self.month = month
      self.day = day
      self.hour = hour
      self.minute = minute
      self.second = second
      self.nanosecond = nanosecond
      self.weekday = weekday
      self.weekdayOrdinal = weekdayOrdinal
      self.quarter = quarter
      self.weekOfMonth = weekOfMonth
      self.weekOfYear = weekOfYear
      self.yearForWeekOfYear = yearForWeekOfYear
    }

    /// The date that `calendar` computes from the components; `nil` without a calendar.
    public var date: Date? { calendar?.date(from: self) }

    /// Whether `calendar` has a date with exactly these components; `false` without a calendar.
    public var isValidDate: Bool { calendar.map { isValidDate(in: $0) } ?? false }

    /// Whether a calendar has a date with exactly these components.
    public func isValidDate(in calendar: Calendar) -> Bool {
      guard let date = calendar.date(from: self) else { return false }
      for component in Calendar.Component.numbers {
        if let wanted = value(for: component), calendar.component(component, from: date) != wanted { return false }
      }
      return true
    }

    /// Returns a component, or `nil` if it is not set.
    public func value(for component: Calendar.Component) -> Int? {
      switch component {
      case .era: era
      case .year: year
      case .month: month
      case .day: day
      case .hour: hour
      case .minute: minute
      case .second: second
      case .nanosecond: nanosecond
      case .weekday: weekday
      case .weekdayOrdinal: weekdayOrdinal
      case .quarter: quarter
      case .weekOfMonth: weekOfMonth
      case .weekOfYear: weekOfYear
      case .yearForWeekOfYear: yearForWeekOfYear
      case .dayOfYear: dayOfYear
      case .calendar, .timeZone: nil
      }
    }

    /// Sets a component; `nil` removes it.
    public mutating func setValue(_ value: Int?, for component: Calendar.Component) {
      switch component {
      case .era: era = value
      case .year: year = value
      case .month: month = value
      case .day: day = value
      case .hour: hour = value
      case .minute: minute = value
      case .second: second = value
      case .nanosecond: nanosecond = value
      case .weekday: weekday = value
      case .weekdayOrdinal: weekdayOrdinal = value
      case .quarter: quarter = value
      case .weekOfMonth: weekOfMonth = value
      case .weekOfYear: weekOfYear = value
      case .yearForWeekOfYear: yearForWeekOfYear = value
      case .dayOfYear: dayOfYear = value
      case .calendar, .timeZone: break
      }
    }
  }

  /// The time between two dates, for builds without Foundation.
  public struct DateInterval: Hashable, Comparable, Sendable {
    /// The date at which the interval begins.
    public var start: Date
    /// The duration in seconds; not negative.
    public var duration: TimeInterval

    /// Creates an interval that begins and ends now.
    public init() {
      self.init(start: Date(), duration: 0)
    }

    /// Creates an interval between two dates. Traps if `end` is earlier than `start`.
    public init(start: Date, end: Date) {
      precondition(end >= start, "An interval can't end before it begins.")
      self.init(start: start, duration: end.timeIntervalSince(start))
    }

    /// Creates an interval of a number of seconds that begins at a date. Traps if the duration is negative.
    public init(start: Date, duration: TimeInterval) {
      precondition(duration >= 0, "An interval can't be negative.")
      self.start = start
      self.duration = duration
    }

    /// The date at which the interval ends.
    public var end: Date {
      get { start + duration }
      set { duration = max(0, newValue.timeIntervalSince(start)) }
    }

    /// Whether a date is within the interval, both ends included.
    public func contains(_ date: Date) -> Bool {
      date >= start && date <= end
    }

    /// Whether two intervals have at least one date in common.
    public func intersects(_ dateInterval: DateInterval) -> Bool {
      contains(dateInterval.start) || dateInterval.contains(start)
    }

    /// Returns the interval that two intervals have in common, or `nil` if there is none.
    public func intersection(with dateInterval: DateInterval) -> DateInterval? {
      guard intersects(dateInterval) else { return nil }
      return DateInterval(start: max(start, dateInterval.start), end: min(end, dateInterval.end))
    }

    /// Compares two intervals by their starts, and then by their durations.
    public static func < (left: DateInterval, right: DateInterval) -> Bool {
      left.start == right.start ? left.duration < right.duration : left.start < right.start
    }
  }

#endif
