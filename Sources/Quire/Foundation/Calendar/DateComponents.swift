// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// Parts of a date or of a time between two, for builds without Foundation.
  public struct DateComponents: Hashable, Sendable {
    /// The calendar that `date` reads the parts by.
    public var calendar: Calendar?
    /// The zone of the parts.
    public var timeZone: TimeZone?
    /// 0 before the year 1, and 1.
    public var era: Int?
    /// The year.
    public var year: Int?
    /// From 1.
    public var month: Int?
    /// The day of the month, from 1.
    public var day: Int?
    /// From 0 to 23.
    public var hour: Int?
    /// From 0 to 59.
    public var minute: Int?
    /// From 0 to 59.
    public var second: Int?
    /// Billionths of a second.
    public var nanosecond: Int?
    /// From 1, which is Sunday.
    public var weekday: Int?
    /// Which of the month's days of that name it is, from 1.
    public var weekdayOrdinal: Int?
    /// From 1 to 4.
    public var quarter: Int?
    /// From 1.
    public var weekOfMonth: Int?
    /// From 1.
    public var weekOfYear: Int?
    /// The year that the week belongs to.
    public var yearForWeekOfYear: Int?
    /// From 1.
    public var dayOfYear: Int?
    /// Whether the month is an additional one; never here.
    public var isLeapMonth: Bool?

    /// The given parts.
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

    /// The point in time, by `calendar`; `nil` without one.
    public var date: Date? { calendar?.date(from: self) }

    /// Whether `calendar` has a day of exactly these parts; `false` without one.
    public var isValidDate: Bool { calendar.map { isValidDate(in: $0) } ?? false }

    /// Whether a calendar has a day of exactly these parts.
    public func isValidDate(in calendar: Calendar) -> Bool {
      guard let date = calendar.date(from: self) else { return false }
      for component in Calendar.Component.numbers {
        if let wanted = value(for: component), calendar.component(component, from: date) != wanted { return false }
      }
      return true
    }

    /// A part; `nil` if it is not set.
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

    /// Sets a part; `nil` removes it.
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
    /// When it begins.
    public var start: Date
    /// In seconds; not negative.
    public var duration: TimeInterval

    /// Begins and ends now.
    public init() {
      self.init(start: Date(), duration: 0)
    }

    /// From one date to another. Traps if the end is the earlier one.
    public init(start: Date, end: Date) {
      precondition(end >= start, "An interval can't end before it begins.")
      self.init(start: start, duration: end.timeIntervalSince(start))
    }

    /// A number of seconds from a date on. Traps if it is negative.
    public init(start: Date, duration: TimeInterval) {
      precondition(duration >= 0, "An interval can't be negative.")
      self.start = start
      self.duration = duration
    }

    /// When it ends.
    public var end: Date {
      get { start + duration }
      set { duration = max(0, newValue.timeIntervalSince(start)) }
    }

    /// Whether a date is within the interval; both ends are.
    public func contains(_ date: Date) -> Bool {
      date >= start && date <= end
    }

    /// Whether two intervals have a date in common.
    public func intersects(_ dateInterval: DateInterval) -> Bool {
      contains(dateInterval.start) || dateInterval.contains(start)
    }

    /// The time that two intervals have in common; `nil` if there is none.
    public func intersection(with dateInterval: DateInterval) -> DateInterval? {
      guard intersects(dateInterval) else { return nil }
      return DateInterval(start: max(start, dateInterval.start), end: min(end, dateInterval.end))
    }

    /// By the start, then by the duration.
    public static func < (left: DateInterval, right: DateInterval) -> Bool {
      left.start == right.start ? left.duration < right.duration : left.start < right.start
    }
  }

#endif
