// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// The Gregorian calendar, also for the time before its introduction: days, weeks, months and years, for builds
  /// without Foundation.
  public struct Calendar: Hashable, Sendable {
    /// The kind of a calendar.
    public enum Identifier: Hashable, Sendable {
      /// The Gregorian calendar.
      case gregorian
      /// The Gregorian calendar with weeks that begin on Monday.
      case iso8601
    }

    /// A part of a date.
    public enum Component: Hashable, Sendable {
      /// The component that has the same name in `DateComponents`.
      case era, year, month, day, hour, minute, second, weekday, weekdayOrdinal, quarter, weekOfMonth, weekOfYear,
        yearForWeekOfYear, nanosecond, calendar, timeZone, dayOfYear

      /// The components that are numbers.
      static let numbers: [Component] = [
        .era, .year, .month, .day, .hour, .minute, .second, .weekday, .weekdayOrdinal, .quarter, .weekOfMonth,
        .weekOfYear, .yearForWeekOfYear, .nanosecond, .dayOfYear,
      ]
    }

    /// The kind of the calendar.
    public let identifier: Identifier
    /// The time zone of the calendar's days and hours; by default the user's.
    public var timeZone: TimeZone
    /// The locale of the calendar's names; `nil` for English names.
    public var locale: Locale?
    /// The first day of the week, from 1 for Sunday to 7 for Saturday; by default 1, or 2 with `iso8601`.
    public var firstWeekday: Int
    /// The minimum number of days in the first week of a year or month; by default 1, or 4 with `iso8601`.
    public var minimumDaysInFirstWeek: Int

    /// Creates a calendar in the user's time zone.
    public init(identifier: Identifier) {
      self.init(identifier: identifier, timeZone: .current)
    }

    init(identifier: Identifier, timeZone: TimeZone) {
      self.identifier = identifier
      self.timeZone = timeZone
      firstWeekday = identifier == .iso8601 ? 2 : 1
      minimumDaysInFirstWeek = identifier == .iso8601 ? 4 : 1
    }

    /// The user's calendar: the Gregorian calendar with the weeks of the user's locale.
    public static var current: Calendar {
      var calendar = Calendar(identifier: .gregorian)
      let locale = Locale.current
      calendar.locale = locale
      let week = MainActor.assumeIsolated { HostServices.locales.ask(.week, [locale.tag]) }
      calendar.firstWeekday = week.first.flatMap { Int($0) } ?? 1
      calendar.minimumDaysInFirstWeek = week.last.flatMap { Int($0) } ?? 1
      return calendar
    }

    /// The user's calendar.
    public static var autoupdatingCurrent: Calendar { current }

    // MARK: Parts

    /// Returns a component of a date.
    public func component(_ component: Component, from date: Date) -> Int {
      MomentParts(date, self).value(component)
    }

    /// Returns components of a date.
    public func dateComponents(_ components: Set<Component>, from date: Date) -> DateComponents {
      let parts = MomentParts(date, self)
      var result = DateComponents()
      for component in components {
        switch component {
        case .calendar: result.calendar = self
        case .timeZone: result.timeZone = timeZone
        default: result.setValue(parts.value(component), for: component)
        }
      }
      return result
    }

    /// Returns all components of a date in a time zone.
    public func dateComponents(in timeZone: TimeZone, from date: Date) -> DateComponents {
      var calendar = self
      calendar.timeZone = timeZone
      return calendar.dateComponents(Set(Component.numbers + [.calendar, .timeZone]), from: date)
    }

    // MARK: Dates

    /// Returns the date with the given components. A component that is not set has its first value, and one beyond its
    /// range carries over to the larger units.
    public func date(from components: DateComponents) -> Date? {
      var calendar = self
      if let zone = components.timeZone { calendar.timeZone = zone }
      guard let days = calendar.day(of: components) else { return nil }
      let seconds = Double(components.hour ?? 0) * 3600 + Double(components.minute ?? 0) * 60
      let rest = seconds + Double(components.second ?? 0)
      guard abs(rest) < 1e14 else { return nil }
      let date = calendar.date(local: Double(days) * 86_400 + rest)
      return date + Double(components.nanosecond ?? 0) / 1e9
    }

    /// Returns the number of days from the beginning of 2001 to a day, or `nil` if the day is out of range.
    private func day(of components: DateComponents) -> Int? {
      var year = components.year ?? 1
      if components.era == 0 { year = 1 - year }
      let month = components.month ?? components.quarter.map { $0 * 3 - 2 } ?? 1
      // Days are counted in an `Int`, which has 32 bits in a page.
      guard year.magnitude < 1_000_000, month.magnitude < 10_000_000,
        (components.day ?? 0).magnitude < 500_000_000, (components.dayOfYear ?? 0).magnitude < 500_000_000
      else { return nil }
      if let week = components.weekOfYear, let weekYear = components.yearForWeekOfYear ?? components.year,
        components.month == nil, components.day == nil
      {
        guard week.magnitude < 1_000_000, weekYear.magnitude < 1_000_000 else { return nil }
        let weekday = ((components.weekday ?? firstWeekday) - firstWeekday + 7) % 7
        return firstWeek(CivilTime.days(year: weekYear, month: 1, day: 1)) + (week - 1) * 7 + weekday
      }
      if let day = components.dayOfYear, components.month == nil, components.day == nil {
        return CivilTime.days(year: year, month: 1, day: day)
      }
      let first = CivilTime.days(year: year, month: month, day: 1)
      if components.day == nil, let weekday = components.weekday {
        if let week = components.weekOfMonth, week.magnitude < 1_000_000 {
          return firstWeek(first) + (week - 1) * 7 + (weekday - firstWeekday + 7) % 7
        }
        if let ordinal = components.weekdayOrdinal, ordinal.magnitude < 1_000_000 {
          return first + (weekday - Self.weekday(first) + 7) % 7 + (ordinal - 1) * 7
        }
      }
      return first + (components.day ?? 1) - 1
    }

    /// Returns the day on which the first week begins in a year or a month, given the first day of that year or month.
    func firstWeek(_ first: Int) -> Int {
      let before = (Self.weekday(first) - firstWeekday + 7) % 7
      return 7 - before >= minimumDaysInFirstWeek ? first - before : first - before + 7
    }

    /// Returns the day of the week, from 1 for Sunday. 1 January 2001 was a Monday.
    static func weekday(_ day: Int) -> Int {
      let rest = (day + 1) % 7
      return (rest < 0 ? rest + 7 : rest) + 1
    }

    /// Returns the date at a local time, given in seconds since the local beginning of 2001. If the local time occurs
    /// twice, returns the earlier date. If clocks skip it, uses the offset from before the change.
    func date(local: Double) -> Date {
      func zone(_ seconds: Double) -> Double {
        Double(timeZone.secondsFromGMT(for: Date(timeIntervalSinceReferenceDate: seconds)))
      }
      let (before, after) = (zone(local - 86_400), zone(local + 86_400))
      if before != after, zone(local - before) != before, zone(local - after) == after {
        return Date(timeIntervalSinceReferenceDate: local - after)
      }
      return Date(timeIntervalSinceReferenceDate: local - before)
    }

    /// Returns the beginning of a date's day.
    public func startOfDay(for date: Date) -> Date {
      self.date(local: Double(MomentParts(date, self).days) * 86_400)
    }
  }

  /// The components of a date in a calendar.
  struct MomentParts {
    private let calendar: Calendar
    /// The number of days since the beginning of 2001.
    let days: Int
    let time: CivilTime
    /// The seconds since the local day began, with the fraction.
    let secondsOfDay: Double

    init(_ date: Date, _ calendar: Calendar) {
      self.calendar = calendar
      // Days are exact integers up to this limit.
      let limit = 1e13
      let seconds = max(-limit, min(limit, date.timeIntervalSinceReferenceDate))
      let local = (seconds.isNaN ? 0 : seconds) + Double(calendar.timeZone.secondsFromGMT(for: date))
      days = Int((local / 86_400).rounded(.down))
      secondsOfDay = local - Double(days) * 86_400
      var time = CivilTime(daysSince2001: days)
      let whole = min(Int(secondsOfDay), 86_399)
      time.hour = whole / 3600
      time.minute = whole / 60 % 60
      time.second = whole % 60
      self.time = time
    }

    var dayOfYear: Int { days - CivilTime.days(year: time.year, month: 1, day: 1) + 1 }
    var weekday: Int { Calendar.weekday(days) }

    /// The year to which the week belongs, and the number of the week in it.
    var week: (year: Int, week: Int) {
      for year in [time.year + 1, time.year] {
        let start = calendar.firstWeek(CivilTime.days(year: year, month: 1, day: 1))
        if days >= start { return (year, (days - start) / 7 + 1) }
      }
      let start = calendar.firstWeek(CivilTime.days(year: time.year - 1, month: 1, day: 1))
      return (time.year - 1, (days - start) / 7 + 1)
    }

    func value(_ component: Calendar.Component) -> Int {
      switch component {
      case .era: return time.year > 0 ? 1 : 0
      case .year: return time.year > 0 ? time.year : 1 - time.year
      case .month: return time.month
      case .day: return time.day
      case .hour: return time.hour
      case .minute: return time.minute
      case .second: return time.second
      case .nanosecond: return Int((secondsOfDay - secondsOfDay.rounded(.down)) * 1e9)
      case .weekday: return weekday
      case .weekdayOrdinal: return (time.day - 1) / 7 + 1
      case .quarter: return (time.month - 1) / 3 + 1
      case .weekOfMonth:
        let start = calendar.firstWeek(CivilTime.days(year: time.year, month: time.month, day: 1))
        return (days - start).flooredQuotient(7) + 1
      case .weekOfYear: return week.week
      case .yearForWeekOfYear: return week.year
      case .dayOfYear: return dayOfYear
      case .calendar, .timeZone: return 0
      }
    }
  }

#endif
