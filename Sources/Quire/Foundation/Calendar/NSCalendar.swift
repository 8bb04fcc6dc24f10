// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// A calendar as an object, for builds without Foundation. Its days and weeks are those of `Calendar`.
  @preconcurrency @MainActor public final class NSCalendar: NSObject {
    /// The kind of a calendar.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name of the calendar.
      public let rawValue: String

      /// Creates an identifier from its name.
      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      /// Creates an identifier from its name.
      public init(_ rawValue: String) {
        self.rawValue = rawValue
      }

      /// The Gregorian calendar.
      public static let gregorian = Identifier("gregorian")
      /// The Gregorian calendar with weeks that begin on Monday.
      public static let ISO8601 = Identifier("iso8601")

      /// Whether the names have the same bytes.
      public static func == (left: Identifier, right: Identifier) -> Bool {
        left.rawValue.hasSameBytes(as: right.rawValue)
      }

      /// Adds the bytes of the name to a hash.
      public func hash(into hasher: inout Hasher) {
        for byte in rawValue.utf8 { hasher.combine(byte) }
      }
    }

    // Safe because there is only one thread.

    /// The calendar's rules.
    @safe nonisolated(unsafe) private(set) var content: Calendar

    nonisolated init(content: Calendar) {
      self.content = content
      super.init(anywhere: ())
    }

    /// Creates an object with a calendar. Not Apple's API: for `calendar as NSCalendar` in translated sources.
    nonisolated public convenience init(_bridging calendar: Calendar) {
      self.init(content: calendar)
    }

    /// Creates an object with the calendar of another. Not Apple's API: for `calendar as NSCalendar` in translated
    /// sources.
    nonisolated public convenience init(_bridging calendar: NSCalendar) {
      self.init(content: calendar.content)
    }

    /// Creates a calendar of a kind in the user's time zone. Returns `nil` if Quire has no such calendar: it has the
    /// Gregorian calendar alone.
    nonisolated public convenience init?(calendarIdentifier ident: Identifier) {
      if ident == .gregorian {
        self.init(content: Calendar(identifier: .gregorian))
      } else if ident == .ISO8601 {
        self.init(content: Calendar(identifier: .iso8601))
      } else {
        return nil
      }
    }

    /// Creates a calendar of a kind. Returns `nil` if Quire has no such calendar.
    nonisolated public convenience init?(identifier: Identifier) {
      self.init(calendarIdentifier: identifier)
    }

    /// The user's calendar.
    nonisolated public static var current: Calendar { .current }
    /// The user's calendar.
    nonisolated public static var autoupdatingCurrent: Calendar { .current }

    /// The kind of the calendar.
    nonisolated public var calendarIdentifier: Identifier {
      content.identifier == .iso8601 ? .ISO8601 : .gregorian
    }
    /// The time zone of the calendar's days and hours.
    nonisolated public var timeZone: TimeZone {
      get { content.timeZone }
      set { content.timeZone = newValue }
    }
    /// The locale of the calendar's names; `nil` for English names.
    nonisolated public var locale: Locale? {
      get { content.locale }
      set { content.locale = newValue }
    }
    /// The first day of the week, from 1 for Sunday to 7 for Saturday.
    nonisolated public var firstWeekday: Int {
      get { content.firstWeekday }
      set { content.firstWeekday = newValue }
    }
    /// The minimum number of days in the first week of a year or month.
    nonisolated public var minimumDaysInFirstWeek: Int {
      get { content.minimumDaysInFirstWeek }
      set { content.minimumDaysInFirstWeek = newValue }
    }
  }

  extension NSCalendar {
    /// Parts of a date.
    public struct Unit: OptionSet, Sendable {
      /// The bits of the parts.
      public let rawValue: UInt

      /// Creates parts from their bits.
      public init(rawValue: UInt) {
        self.rawValue = rawValue
      }

      /// The era.
      public static let era = Unit(rawValue: 1 << 1)
      /// The year.
      public static let year = Unit(rawValue: 1 << 2)
      /// The month.
      public static let month = Unit(rawValue: 1 << 3)
      /// The day of the month.
      public static let day = Unit(rawValue: 1 << 4)
      /// The hour.
      public static let hour = Unit(rawValue: 1 << 5)
      /// The minute.
      public static let minute = Unit(rawValue: 1 << 6)
      /// The second.
      public static let second = Unit(rawValue: 1 << 7)
      /// The day of the week, from 1 for Sunday.
      public static let weekday = Unit(rawValue: 1 << 9)
      /// The number of the day of the week in the month.
      public static let weekdayOrdinal = Unit(rawValue: 1 << 10)
      /// The quarter of the year.
      public static let quarter = Unit(rawValue: 1 << 11)
      /// The week of the month.
      public static let weekOfMonth = Unit(rawValue: 1 << 12)
      /// The week of the year.
      public static let weekOfYear = Unit(rawValue: 1 << 13)
      /// The year of the week.
      public static let yearForWeekOfYear = Unit(rawValue: 1 << 14)
      /// The nanosecond.
      public static let nanosecond = Unit(rawValue: 1 << 15)
      /// The calendar.
      public static let calendar = Unit(rawValue: 1 << 20)
      /// The time zone.
      public static let timeZone = Unit(rawValue: 1 << 21)

      private static let pairs: [(Unit, Calendar.Component)] = [
        (.era, .era), (.year, .year), (.month, .month), (.day, .day), (.hour, .hour), (.minute, .minute),
        (.second, .second), (.weekday, .weekday), (.weekdayOrdinal, .weekdayOrdinal), (.quarter, .quarter),
        (.weekOfMonth, .weekOfMonth), (.weekOfYear, .weekOfYear), (.yearForWeekOfYear, .yearForWeekOfYear),
        (.nanosecond, .nanosecond), (.calendar, .calendar), (.timeZone, .timeZone),
      ]

      /// The parts as a set.
      var components: Set<Calendar.Component> {
        var set: Set<Calendar.Component> = []
        for (unit, component) in Self.pairs where contains(unit) { set.insert(component) }
        return set
      }

      /// The first part.
      var component: Calendar.Component {
        for (unit, component) in Self.pairs where contains(unit) { return component }
        preconditionFailure("There is no part of a date.")
      }
    }

    /// Options for calculations and for searches.
    public struct Options: OptionSet, Sendable {
      /// The bits of the options.
      public let rawValue: UInt

      /// Creates options from their bits.
      public init(rawValue: UInt) {
        self.rawValue = rawValue
      }

      /// A sum does not carry over to larger units.
      public static let wrapComponents = Options(rawValue: 1 << 0)
      /// A search finds exact times alone.
      public static let matchStrictly = Options(rawValue: 1 << 1)
      /// A search goes back in time.
      public static let searchBackwards = Options(rawValue: 1 << 2)
      /// A search takes the time before a missing one.
      public static let matchPreviousTimePreservingSmallerUnits = Options(rawValue: 1 << 8)
      /// A search takes the time after a missing one.
      public static let matchNextTimePreservingSmallerUnits = Options(rawValue: 1 << 9)
      /// A search takes the next time after a missing one.
      public static let matchNextTime = Options(rawValue: 1 << 10)
      /// A search takes the first of two equal times.
      public static let matchFirst = Options(rawValue: 1 << 12)
      /// A search takes the last of two equal times.
      public static let matchLast = Options(rawValue: 1 << 13)
    }

    /// Returns parts of a date.
    nonisolated public func components(_ unitFlags: Unit, from date: Date) -> DateComponents {
      content.dateComponents(unitFlags.components, from: date)
    }

    /// Returns the difference between two dates in units.
    nonisolated public func components(
      _ unitFlags: Unit, from startingDate: Date, to resultDate: Date, options opts: Options = []
    ) -> DateComponents {
      content.dateComponents(unitFlags.components, from: startingDate, to: resultDate)
    }

    /// Returns a part of a date.
    nonisolated public func component(_ unit: Unit, from date: Date) -> Int {
      content.component(unit.component, from: date)
    }

    /// Returns the date with the components; `nil` if there is none.
    nonisolated public func date(from comps: DateComponents) -> Date? {
      content.date(from: comps)
    }

    /// Returns a date after adding components.
    nonisolated public func date(byAdding comps: DateComponents, to date: Date, options opts: Options = []) -> Date? {
      content.date(byAdding: comps, to: date, wrappingComponents: opts.contains(.wrapComponents))
    }

    /// Returns a date after adding a number of units.
    nonisolated public func date(
      byAdding unit: Unit, value: Int, to date: Date, options: Options = []
    ) -> Date? {
      content.date(
        byAdding: unit.component, value: value, to: date, wrappingComponents: options.contains(.wrapComponents))
    }

    /// Returns a time of the day of a date; `nil` if the day has no such time.
    nonisolated public func date(
      bySettingHour h: Int, minute m: Int, second s: Int, of date: Date, options opts: Options = []
    ) -> Date? {
      content.date(bySettingHour: h, minute: m, second: s, of: date)
    }

    /// Returns the next date at which a unit has a value: `date` itself if it already has it.
    nonisolated public func date(
      bySettingUnit unit: Unit, value: Int, of date: Date, options opts: Options = []
    ) -> Date? {
      content.date(bySetting: unit.component, value: value, of: date)
    }

    /// Returns the next date with the given components, or the previous one with `searchBackwards`; `nil` if there is
    /// none within eight years.
    nonisolated public func nextDate(
      after date: Date, matching comps: DateComponents, options: Options
    ) -> Date? {
      content.nextDate(
        after: date, matching: comps, matchingPolicy: .nextTime,
        direction: options.contains(.searchBackwards) ? .backward : .forward)
    }

    /// Returns the next date at which a unit has a value, or the previous one with `searchBackwards`; `nil` if there is
    /// none within eight years.
    nonisolated public func nextDate(
      after date: Date, matching unit: Unit, value: Int, options: Options
    ) -> Date? {
      var components = DateComponents()
      components.setValue(value, for: unit.component)
      return nextDate(after: date, matching: components, options: options)
    }

    /// Returns the next date with an hour, a minute and a second, or the previous one with `searchBackwards`.
    nonisolated public func nextDate(
      after date: Date, matchingHour hourValue: Int, minute minuteValue: Int, second secondValue: Int, options: Options
    ) -> Date? {
      nextDate(
        after: date, matching: DateComponents(hour: hourValue, minute: minuteValue, second: secondValue),
        options: options)
    }

    /// Returns the first moment of the day of a date.
    nonisolated public func startOfDay(for date: Date) -> Date {
      content.startOfDay(for: date)
    }

    /// Returns the range of a smaller unit in a larger one, such as the days of a month. Returns a range at
    /// `NSNotFound` if there is none.
    nonisolated public func range(of smaller: Unit, in larger: Unit, for date: Date) -> NSRange {
      guard let range = content.range(of: smaller.component, in: larger.component, for: date) else {
        return NSRange(location: NSNotFound, length: 0)
      }
      return NSRange(range)
    }

    /// Returns the number of a smaller unit in a larger one, from 1; `NSNotFound` if there is none.
    nonisolated public func ordinality(of smaller: Unit, in larger: Unit, for date: Date) -> Int {
      content.ordinality(of: smaller.component, in: larger.component, for: date) ?? NSNotFound
    }

    /// Returns whether two dates are in the same day.
    nonisolated public func isDate(_ date1: Date, inSameDayAs date2: Date) -> Bool {
      content.isDate(date1, inSameDayAs: date2)
    }

    /// Returns whether two dates are equal down to a unit.
    nonisolated public func isDate(_ date1: Date, equalTo date2: Date, toUnitGranularity unit: Unit) -> Bool {
      content.isDate(date1, equalTo: date2, toGranularity: unit.component)
    }

    /// Returns the order of two dates down to a unit.
    nonisolated public func compare(
      _ date1: Date, to date2: Date, toUnitGranularity unit: Unit
    ) -> ComparisonResult {
      content.compare(date1, to: date2, toGranularity: unit.component)
    }

    /// Returns whether a date is in the current day.
    nonisolated public func isDateInToday(_ date: Date) -> Bool { content.isDateInToday(date) }
    /// Returns whether a date is in the day before the current one.
    nonisolated public func isDateInYesterday(_ date: Date) -> Bool { content.isDateInYesterday(date) }
    /// Returns whether a date is in the day after the current one.
    nonisolated public func isDateInTomorrow(_ date: Date) -> Bool { content.isDateInTomorrow(date) }
    /// Returns whether a date is on a Saturday or a Sunday.
    nonisolated public func isDateInWeekend(_ date: Date) -> Bool { content.isDateInWeekend(date) }
  }

#endif
