// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  extension Calendar {
    /// Returns a date that is later by a number of units. A day that the resulting month does not have becomes its last
    /// day.
    public func date(
      byAdding component: Component, value: Int, to date: Date, wrappingComponents: Bool = false
    ) -> Date? {
      // Days are counted in an `Int`, which has 32 bits in a page.
      let isDate = component != .hour && component != .minute && component != .second && component != .nanosecond
      guard !isDate || value.magnitude < 100_000_000 else { return nil }
      let parts = MomentParts(date, self)
      switch component {
      case .era: return date
      case .year, .yearForWeekOfYear: return moved(parts, months: value * 12)
      case .quarter: return moved(parts, months: value * 3)
      case .month:
        guard wrappingComponents else { return moved(parts, months: value) }
        let month = parts.time.month - 1 + value
        return moved(parts, months: month - month.flooredQuotient(12) * 12 + 1 - parts.time.month)
      case .weekOfYear, .weekOfMonth, .weekdayOrdinal: return moved(parts, days: value * 7)
      case .day, .weekday, .dayOfYear:
        guard wrappingComponents else { return moved(parts, days: value) }
        let count = CivilTime.days(inMonth: parts.time.month, of: parts.time.year)
        let day = parts.time.day - 1 + value
        return moved(parts, days: day - day.flooredQuotient(count) * count + 1 - parts.time.day)
      case .hour: return date + Double(value) * 3600
      case .minute: return date + Double(value) * 60
      case .second: return date + Double(value)
      case .nanosecond: return date + Double(value) / 1e9
      case .calendar, .timeZone: return nil
      }
    }

    /// Returns a date that is later by several units, which are added from the largest to the smallest.
    public func date(
      byAdding components: DateComponents, to date: Date, wrappingComponents: Bool = false
    ) -> Date? {
      var result = date
      for component in [
        .year, .yearForWeekOfYear, .quarter, .month, .weekOfYear, .weekOfMonth, .weekdayOrdinal, .day, .weekday, .hour,
        .minute, .second, .nanosecond,
      ] as [Component] {
        guard let value = components.value(for: component) else { continue }
        guard
          let moved = self.date(byAdding: component, value: value, to: result, wrappingComponents: wrappingComponents)
        else { return nil }
        result = moved
      }
      return result
    }

    private func moved(_ parts: MomentParts, months: Int) -> Date? {
      let month = parts.time.year * 12 + parts.time.month - 1 + months
      let (year, index) = (month.flooredQuotient(12), month - month.flooredQuotient(12) * 12 + 1)
      guard year.magnitude < 1_000_000 else { return nil }
      let day = min(parts.time.day, CivilTime.days(inMonth: index, of: year))
      return date(local: Double(CivilTime.days(year: year, month: index, day: day)) * 86_400 + parts.secondsOfDay)
    }

    private func moved(_ parts: MomentParts, days: Int) -> Date {
      date(local: Double(parts.days + days) * 86_400 + parts.secondsOfDay)
    }

    /// Returns the time between two dates in the given units. Units are counted from the largest to the smallest, and
    /// each takes as many whole units as fit.
    public func dateComponents(_ components: Set<Component>, from start: Date, to end: Date) -> DateComponents {
      var result = DateComponents()
      var from = start
      for component in [
        .year, .quarter, .month, .weekOfYear, .weekOfMonth, .day, .hour, .minute, .second, .nanosecond,
      ] as [Component] where components.contains(component) {
        let count = count(of: component, from: from, to: end)
        result.setValue(count, for: component)
        from = date(byAdding: component, value: count, to: from) ?? from
      }
      if components.contains(.era) { result.era = 0 }
      return result
    }

    /// Returns the time between two dates, each given as components, in the given units. The result is empty if one of
    /// them is not a date.
    public func dateComponents(
      _ components: Set<Component>, from start: DateComponents, to end: DateComponents
    ) -> DateComponents {
      guard let first = date(from: start), let last = date(from: end) else { return DateComponents() }
      return dateComponents(components, from: first, to: last)
    }

    private func count(of component: Component, from start: Date, to end: Date) -> Int {
      let seconds = end.timeIntervalSince(start)
      guard abs(seconds) < 1e13 else { return 0 }
      let guess: Int
      switch component {
      case .hour: return whole(seconds / 3600)
      case .minute: return whole(seconds / 60)
      case .second: return whole(seconds)
      case .nanosecond: return whole(seconds * 1e9)
      case .year: guess = Int(seconds / 31_556_952)
      case .quarter: guess = Int(seconds / 7_889_238)
      case .month: guess = Int(seconds / 2_629_746)
      case .weekOfYear, .weekOfMonth: guess = Int(seconds / 604_800)
      default: guess = Int(seconds / 86_400)
      }
      // The guess is off by at most two, because months and days vary in length.
      let sign = seconds < 0 ? -1 : 1
      var count = guess + 2 * sign
      while count != 0, count * sign > 0, let date = date(byAdding: component, value: count, to: start),
        sign > 0 ? date > end : date < end
      {
        count -= sign
      }
      return count * sign < 0 ? 0 : count
    }

    /// Returns the number without its fraction, clamped to the range of `Int`.
    private func whole(_ number: Double) -> Int {
      Int(clamping: Int64(max(-0x1p62, min(0x1p62, number))))
    }

    /// Whether two dates are on the same day.
    public func isDate(_ date1: Date, inSameDayAs date2: Date) -> Bool {
      MomentParts(date1, self).days == MomentParts(date2, self).days
    }

    /// Whether two dates agree in a unit and in all larger units.
    public func isDate(_ date1: Date, equalTo date2: Date, toGranularity component: Component) -> Bool {
      compare(date1, to: date2, toGranularity: component) == .orderedSame
    }

    /// Compares two dates by a unit and all larger units.
    public func compare(_ date1: Date, to date2: Date, toGranularity component: Component) -> ComparisonResult {
      guard let left = dateInterval(of: component, for: date1)?.start,
        let right = dateInterval(of: component, for: date2)?.start
      else { return date1.compare(date2) }
      return left.compare(right)
    }

    /// Whether a date is on a Saturday or a Sunday.
    public func isDateInWeekend(_ date: Date) -> Bool {
      let weekday = component(.weekday, from: date)
      return weekday == 1 || weekday == 7
    }

    /// Returns the interval of the unit that contains a date, such as its month, or `nil` for a component without
    /// intervals.
    public func dateInterval(of component: Component, for date: Date) -> DateInterval? {
      let parts = MomentParts(date, self)
      let time = parts.time
      func days(_ start: Int, _ end: Int) -> DateInterval {
        DateInterval(start: self.date(local: Double(start) * 86_400), end: self.date(local: Double(end) * 86_400))
      }
      func months(_ month: Int, _ count: Int) -> DateInterval {
        days(
          CivilTime.days(year: time.year, month: month, day: 1),
          CivilTime.days(year: time.year, month: month + count, day: 1))
      }
      func seconds(_ length: Double) -> DateInterval {
        let start = date.timeIntervalSinceReferenceDate
        let offset = Double(timeZone.secondsFromGMT(for: date))
        let local = ((start + offset) / length).rounded(.down) * length
        return DateInterval(start: Date(timeIntervalSinceReferenceDate: local - offset), duration: length)
      }
      switch component {
      case .year: return months(1, 12)
      case .quarter: return months((time.month - 1) / 3 * 3 + 1, 3)
      case .month: return months(time.month, 1)
      case .weekOfYear, .weekOfMonth:
        let start = parts.days - (parts.weekday - firstWeekday + 7) % 7
        return days(start, start + 7)
      case .yearForWeekOfYear:
        let year = parts.week.year
        return days(
          firstWeek(CivilTime.days(year: year, month: 1, day: 1)),
          firstWeek(CivilTime.days(year: year + 1, month: 1, day: 1)))
      case .day, .weekday, .weekdayOrdinal, .dayOfYear: return days(parts.days, parts.days + 1)
      case .hour: return seconds(3600)
      case .minute: return seconds(60)
      case .second: return seconds(1)
      case .era, .nanosecond, .calendar, .timeZone: return nil
      }
    }

    /// Returns the range of a unit's numbers within the larger unit that contains the date, or `nil` for a pair of
    /// units that is not supported.
    public func range(of smaller: Component, in larger: Component, for date: Date) -> Range<Int>? {
      guard let interval = dateInterval(of: larger, for: date) else { return nil }
      let (first, last) = (MomentParts(interval.start, self), MomentParts(interval.end - 1, self))
      switch (smaller, larger) {
      case (.day, .month): return 1..<last.time.day + 1
      case (.day, .year), (.dayOfYear, .year): return 1..<last.dayOfYear + 1
      case (.month, .year): return 1..<13
      case (.weekOfMonth, .month), (.weekOfYear, .month):
        return first.value(.weekOfMonth)..<last.value(.weekOfMonth) + 1
      case (.weekOfYear, .year), (.weekOfYear, .yearForWeekOfYear):
        let year = MomentParts(date, self).week.year
        let days =
          firstWeek(CivilTime.days(year: year + 1, month: 1, day: 1))
          - firstWeek(CivilTime.days(year: year, month: 1, day: 1))
        return 1..<days / 7 + 1
      case (.hour, .day): return 0..<24
      case (.minute, .hour), (.second, .minute): return 0..<60
      case (.weekday, .weekOfYear), (.weekday, .weekOfMonth), (.weekday, .month), (.weekday, .year): return 1..<8
      default: return nil
      }
    }

    /// Returns the ordinal of a unit within a larger unit, from 1, or `nil` for a pair of units that is not supported.
    public func ordinality(of smaller: Component, in larger: Component, for date: Date) -> Int? {
      let parts = MomentParts(date, self)
      switch (smaller, larger) {
      case (.day, .year): return parts.dayOfYear
      case (.day, .month), (.month, .year), (.quarter, .year), (.weekOfMonth, .month), (.weekOfYear, .year):
        return parts.value(smaller)
      case (.day, .weekOfYear), (.day, .weekOfMonth), (.weekday, .weekOfYear), (.weekday, .weekOfMonth):
        return (parts.weekday - firstWeekday + 7) % 7 + 1
      case (.day, .era): return parts.days + 730_486
      case (.hour, .day), (.minute, .hour), (.second, .minute): return parts.value(smaller) + 1
      default: return nil
      }
    }

    /// Returns the date with a given time on the day of `date`, or `nil` if the time is out of range.
    public func date(bySettingHour hour: Int, minute: Int, second: Int, of date: Date) -> Date? {
      guard (0..<24).contains(hour), (0..<60).contains(minute), (0..<60).contains(second) else { return nil }
      let start = Double(MomentParts(date, self).days) * 86_400
      return self.date(local: start + Double(hour * 3600 + minute * 60 + second))
    }

    /// Returns the next date at which a component has a value: `date` itself if it already has the value, or `nil` if
    /// there is no such date within eight years.
    public func date(bySetting component: Component, value: Int, of date: Date) -> Date? {
      if self.component(component, from: date) == value { return date }
      var components = DateComponents()
      components.setValue(value, for: component)
      return nextDate(after: date, matching: components, matchingPolicy: .nextTime)
    }

    /// The policy of a search for a date that does not exist. It has no effect here.
    public enum MatchingPolicy: Sendable {
      /// The search continues with the next date that exists.
      case nextTime, nextTimePreservingSmallerComponents, previousTimePreservingSmallerComponents, strict
    }

    /// The direction of a search in time.
    public enum SearchDirection: Sendable {
      /// Toward later dates.
      case forward
      /// Toward earlier dates.
      case backward
    }

    /// The choice between two equal local times, which exist when clocks are set back. It has no effect here: the first
    /// one is always used.
    public enum RepeatedTimePolicy: Sendable {
      /// The first or the last of the two times.
      case first, last
    }

    /// Returns the next or the previous date with the given components; smaller components have their first value.
    /// Returns `nil` if there is no such date within eight years, or if the time is out of range.
    public func nextDate(
      after date: Date, matching components: DateComponents, matchingPolicy: MatchingPolicy,
      repeatedTimePolicy: RepeatedTimePolicy = .first, direction: SearchDirection = .forward
    ) -> Date? {
      let step = direction == .forward ? 1 : -1
      let today = MomentParts(date, self).days
      let dayParts: [Component] = [
        .era, .year, .month, .day, .weekday, .weekdayOrdinal, .quarter, .weekOfMonth, .weekOfYear, .yearForWeekOfYear,
        .dayOfYear,
      ]
      let hasDay = dayParts.contains { components.value(for: $0) != nil }
      if !hasDay, components.hour == nil {
        return nextTime(after: date, components, step)
      }
      let seconds = (components.hour ?? 0) * 3600 + (components.minute ?? 0) * 60 + (components.second ?? 0)
      guard (0..<86_400).contains(seconds) else { return nil }
      // Components that are not given have their first value, so a month begins on its first day.
      let needsFirst =
        components.day == nil && components.weekday == nil && components.dayOfYear == nil
        && (components.month != nil || components.year != nil)
      for offset in 0...2930 {
        let day = today + offset * step
        let found = self.date(local: Double(day) * 86_400 + Double(seconds))
        guard step > 0 ? found > date : found < date else { continue }
        let parts = MomentParts(self.date(local: Double(day) * 86_400 + 43_200), self)
        if needsFirst, parts.time.day != 1 || components.month == nil && parts.time.month != 1 { continue }
        if dayParts.allSatisfy({ part in components.value(for: part).map { $0 == parts.value(part) } ?? true }) {
          return found
        }
      }
      return nil
    }

    /// Returns the next or the previous time with the given minute and second in any hour or, if only the second is
    /// given, in any minute.
    private func nextTime(after date: Date, _ components: DateComponents, _ step: Int) -> Date? {
      let unit: Double = components.minute != nil ? 3600 : 60
      let wanted = Double((components.minute ?? 0) * 60 + (components.second ?? 0))
      guard components.minute != nil || components.second != nil, wanted >= 0, wanted < unit else { return nil }
      let offset = Double(timeZone.secondsFromGMT(for: date))
      let local = date.timeIntervalSinceReferenceDate + offset
      var found = (local / unit).rounded(.down) * unit + wanted
      if step > 0, found <= local { found += unit }
      if step < 0, found >= local { found -= unit }
      return Date(timeIntervalSinceReferenceDate: found - offset)
    }
  }

#endif
