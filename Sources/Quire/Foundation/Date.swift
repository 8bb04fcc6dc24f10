// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// A point in time, for builds without Foundation.
  public struct Date: Hashable, Comparable, Sendable {
    /// The time in seconds since the beginning of 2001 in GMT; negative before that.
    public let timeIntervalSinceReferenceDate: TimeInterval

    /// The number of seconds from the beginning of 1970 to the beginning of 2001.
    public static let timeIntervalBetween1970AndReferenceDate: TimeInterval = 978_307_200

    /// Creates the current time of the user's clock.
    public init() {
      self.init(timeIntervalSince1970: MainActor.assumeIsolated { HostServices.clock.secondsSince1970 })
    }

    /// Creates a time a number of seconds from now; in the past if the number is negative.
    public init(timeIntervalSinceNow: TimeInterval) {
      self.init(timeInterval: timeIntervalSinceNow, since: Date())
    }

    /// Creates a time a number of seconds after the beginning of 1970 in GMT; before it if the number is negative.
    public init(timeIntervalSince1970: TimeInterval) {
      timeIntervalSinceReferenceDate = timeIntervalSince1970 - Self.timeIntervalBetween1970AndReferenceDate
    }

    /// Creates a time a number of seconds after the beginning of 2001 in GMT; before it if the number is negative.
    public init(timeIntervalSinceReferenceDate ti: TimeInterval) {
      timeIntervalSinceReferenceDate = ti
    }

    /// Creates a time a number of seconds after another; before it if the number is negative.
    public init(timeInterval: TimeInterval, since date: Date) {
      timeIntervalSinceReferenceDate = date.timeIntervalSinceReferenceDate + timeInterval
    }

    /// The current time of the user's clock.
    public static var now: Date { Date() }
    /// A time in the distant past, long before all others.
    public static let distantPast = Date(timeIntervalSinceReferenceDate: -63_114_076_800)
    /// A time in the distant future, long after all others.
    public static let distantFuture = Date(timeIntervalSinceReferenceDate: 63_113_904_000)

    /// The time in seconds since the beginning of 1970 in GMT; negative before that.
    public var timeIntervalSince1970: TimeInterval {
      timeIntervalSinceReferenceDate + Self.timeIntervalBetween1970AndReferenceDate
    }

    /// The time in seconds from now; negative in the past.
    public var timeIntervalSinceNow: TimeInterval { timeIntervalSince(Date()) }

    /// Returns the seconds since another time; negative before it.
    public func timeIntervalSince(_ date: Date) -> TimeInterval {
      timeIntervalSinceReferenceDate - date.timeIntervalSinceReferenceDate
    }

    /// Returns a time that is later by a number of seconds; earlier if the number is negative.
    public func addingTimeInterval(_ timeInterval: TimeInterval) -> Date {
      self + timeInterval
    }

    /// Moves the time by a number of seconds; to an earlier time if the number is negative.
    public mutating func addTimeInterval(_ timeInterval: TimeInterval) {
      self += timeInterval
    }

    /// Returns a time that is later by a number of seconds; earlier if the number is negative.
    public static func + (left: Date, right: TimeInterval) -> Date {
      Date(timeInterval: right, since: left)
    }

    /// Returns a time that is earlier by a number of seconds; later if the number is negative.
    public static func - (left: Date, right: TimeInterval) -> Date {
      Date(timeInterval: -right, since: left)
    }

    /// Moves the time forward by a number of seconds.
    public static func += (left: inout Date, right: TimeInterval) {
      left = left + right
    }

    /// Moves the time back by a number of seconds.
    public static func -= (left: inout Date, right: TimeInterval) {
      left = left - right
    }

    /// Whether the left time is earlier than the right.
    public static func < (left: Date, right: Date) -> Bool {
      left.timeIntervalSinceReferenceDate < right.timeIntervalSinceReferenceDate
    }

    /// Compares two times.
    public func compare(_ other: Date) -> ComparisonResult {
      ComparisonResult(self < other, other < self)
    }

    /// Returns the seconds from this time to another; negative if the other is earlier.
    public func distance(to other: Date) -> TimeInterval {
      other.timeIntervalSince(self)
    }

    /// Returns a time that is later by a number of seconds.
    public func advanced(by n: TimeInterval) -> Date {
      self + n
    }
  }

  extension Date: CustomStringConvertible {
    /// The date and time in GMT, such as `2001-01-01 00:00:00 +0000`.
    public var description: String {
      let seconds = timeIntervalSinceReferenceDate.rounded(.down)
      guard abs(seconds) < 1e13 else { return "\(timeIntervalSinceReferenceDate)" }
      let time = CivilTime(secondsSince2001: seconds)
      return "\(time.year.padded(4))-\(time.month.padded(2))-\(time.day.padded(2)) "
        + "\(time.hour.padded(2)):\(time.minute.padded(2)):\(time.second.padded(2)) +0000"
    }
  }

#else

  /// While an app runs, these declarations read the host's clock. In files that do not import Foundation themselves,
  /// they hide Foundation's declarations, which have the same types.
  extension Date {
    /// Creates the current time of the user's clock.
    @_disfavoredOverload
    public init() {
      self.init(timeIntervalSince1970: Self.secondsSince1970)
    }

    /// Creates a time a number of seconds from now; in the past if the number is negative.
    @_disfavoredOverload
    public init(timeIntervalSinceNow: TimeInterval) {
      self.init(timeIntervalSince1970: Self.secondsSince1970 + timeIntervalSinceNow)
    }

    /// The current time of the user's clock.
    @_disfavoredOverload
    public static var now: Date { Date(timeIntervalSince1970: secondsSince1970) }

    /// The time in seconds from now; negative in the past.
    @_disfavoredOverload
    public var timeIntervalSinceNow: TimeInterval { timeIntervalSince1970 - Self.secondsSince1970 }

    private static var secondsSince1970: TimeInterval {
      guard MainThread.isCurrent else { return NSDate().timeIntervalSince1970 }
      return MainActor.assumeIsolated { Session.current?.services?.clock.secondsSince1970 }
        ?? NSDate().timeIntervalSince1970
    }
  }

#endif
