// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  extension NSDate {
    /// Creates an object with a time in seconds from now.
    nonisolated public convenience init(timeIntervalSinceNow secs: TimeInterval) {
      self.init(timeIntervalSince1970: Date().timeIntervalSince1970 + secs)
    }

    /// Creates an object with a time in seconds after another.
    nonisolated public convenience init(timeInterval secsToBeAdded: TimeInterval, since date: Date) {
      self.init(timeIntervalSince1970: date.timeIntervalSince1970 + secsToBeAdded)
    }

    /// Creates an object with a point in time. Not Apple's API: for `date as NSDate` in translated sources.
    nonisolated public convenience init(_bridging date: Date) {
      self.init(timeIntervalSince1970: date.timeIntervalSince1970)
    }

    /// Creates an object with the time of another. Not Apple's API: for `date as NSDate` in translated sources.
    nonisolated public convenience init(_bridging date: NSDate) {
      self.init(timeIntervalSince1970: date.timeIntervalSince1970)
    }

    /// The number of seconds from now; negative in the past.
    nonisolated public var timeIntervalSinceNow: TimeInterval {
      timeIntervalSince1970 - Date().timeIntervalSince1970
    }

    /// Returns the number of seconds since another point in time.
    nonisolated public func timeIntervalSince(_ anotherDate: Date) -> TimeInterval {
      timeIntervalSince1970 - anotherDate.timeIntervalSince1970
    }

    /// Returns the point in time after a number of seconds.
    nonisolated public func addingTimeInterval(_ ti: TimeInterval) -> Date {
      Date(timeIntervalSince1970: timeIntervalSince1970 + ti)
    }

    /// Returns the order of this point in time and another.
    nonisolated public func compare(_ other: Date) -> ComparisonResult {
      let difference = timeIntervalSince(other)
      return difference < 0 ? .orderedAscending : difference > 0 ? .orderedDescending : .orderedSame
    }

    /// Returns whether this is the same point in time as another.
    nonisolated public func isEqual(to otherDate: Date) -> Bool {
      timeIntervalSince(otherDate) == 0
    }
  }

#endif
