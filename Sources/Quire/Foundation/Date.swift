// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// A point in time, for builds without Foundation.
  public struct Date: Hashable, Comparable, Sendable {
    /// In seconds since the beginning of 2001 in Greenwich; negative before.
    public let timeIntervalSinceReferenceDate: TimeInterval

    /// The seconds from the beginning of 1970 to that of 2001.
    public static let timeIntervalBetween1970AndReferenceDate: TimeInterval = 978_307_200

    /// The present time, by the user's clock.
    public init() {
      self.init(timeIntervalSince1970: MainActor.assumeIsolated { HostServices.clock.secondsSince1970 })
    }

    /// A time some seconds from now; before now if they are negative.
    public init(timeIntervalSinceNow: TimeInterval) {
      self.init(timeInterval: timeIntervalSinceNow, since: Date())
    }

    /// A time some seconds after the beginning of 1970 in Greenwich; before it if they are negative.
    public init(timeIntervalSince1970: TimeInterval) {
      timeIntervalSinceReferenceDate = timeIntervalSince1970 - Self.timeIntervalBetween1970AndReferenceDate
    }

    /// A time some seconds after the beginning of 2001 in Greenwich; before it if they are negative.
    public init(timeIntervalSinceReferenceDate ti: TimeInterval) {
      timeIntervalSinceReferenceDate = ti
    }

    /// A time some seconds after another one; before it if they are negative.
    public init(timeInterval: TimeInterval, since date: Date) {
      timeIntervalSinceReferenceDate = date.timeIntervalSinceReferenceDate + timeInterval
    }

    /// The present time, by the user's clock.
    public static var now: Date { Date() }
    /// Long before every other time.
    public static let distantPast = Date(timeIntervalSinceReferenceDate: -63_114_076_800)
    /// Long after every other time.
    public static let distantFuture = Date(timeIntervalSinceReferenceDate: 63_113_904_000)

    /// In seconds since the beginning of 1970 in Greenwich; negative before.
    public var timeIntervalSince1970: TimeInterval {
      timeIntervalSinceReferenceDate + Self.timeIntervalBetween1970AndReferenceDate
    }

    /// In seconds from now; negative for a time that has passed.
    public var timeIntervalSinceNow: TimeInterval { timeIntervalSince(Date()) }

    /// In seconds since another time; negative before it.
    public func timeIntervalSince(_ date: Date) -> TimeInterval {
      timeIntervalSinceReferenceDate - date.timeIntervalSinceReferenceDate
    }

    /// A time some seconds later; earlier if they are negative.
    public func addingTimeInterval(_ timeInterval: TimeInterval) -> Date {
      self + timeInterval
    }

    /// Moves the time by some seconds.
    public mutating func addTimeInterval(_ timeInterval: TimeInterval) {
      self += timeInterval
    }

    /// A time some seconds later; earlier if they are negative.
    public static func + (left: Date, right: TimeInterval) -> Date {
      Date(timeInterval: right, since: left)
    }

    /// A time some seconds earlier; later if they are negative.
    public static func - (left: Date, right: TimeInterval) -> Date {
      Date(timeInterval: -right, since: left)
    }

    /// Moves the time by some seconds.
    public static func += (left: inout Date, right: TimeInterval) {
      left = left + right
    }

    /// Moves the time back by some seconds.
    public static func -= (left: inout Date, right: TimeInterval) {
      left = left - right
    }

    /// The earlier time is less.
    public static func < (left: Date, right: Date) -> Bool {
      left.timeIntervalSinceReferenceDate < right.timeIntervalSinceReferenceDate
    }

    /// The order of two times.
    public func compare(_ other: Date) -> ComparisonResult {
      ComparisonResult(self < other, other < self)
    }

    /// The seconds from this time to another; negative if the other is earlier.
    public func distance(to other: Date) -> TimeInterval {
      other.timeIntervalSince(self)
    }

    /// A time some seconds later.
    public func advanced(by n: TimeInterval) -> Date {
      self + n
    }
  }

  extension Date: CustomStringConvertible {
    /// Day and time in Greenwich, such as `2001-01-01 00:00:00 +0000`.
    public var description: String {
      let seconds = timeIntervalSinceReferenceDate.rounded(.down)
      guard abs(seconds) < 1e13 else { return "\(timeIntervalSinceReferenceDate)" }
      let time = CivilTime(secondsSince2001: seconds)
      return "\(time.year.padded(4))-\(time.month.padded(2))-\(time.day.padded(2)) "
        + "\(time.hour.padded(2)):\(time.minute.padded(2)):\(time.second.padded(2)) +0000"
    }
  }

#else

  /// While an app runs, these read the host's clock. They hide the declarations of Foundation that have the same types,
  /// in files that do not import Foundation themselves.
  extension Date {
    /// The present time, by the user's clock.
    @_disfavoredOverload
    public init() {
      self.init(timeIntervalSince1970: Self.secondsSince1970)
    }

    /// A time some seconds from now; before now if they are negative.
    @_disfavoredOverload
    public init(timeIntervalSinceNow: TimeInterval) {
      self.init(timeIntervalSince1970: Self.secondsSince1970 + timeIntervalSinceNow)
    }

    /// The present time, by the user's clock.
    @_disfavoredOverload
    public static var now: Date { Date(timeIntervalSince1970: secondsSince1970) }

    /// In seconds from now; negative for a time that has passed.
    @_disfavoredOverload
    public var timeIntervalSinceNow: TimeInterval { timeIntervalSince1970 - Self.secondsSince1970 }

    private static var secondsSince1970: TimeInterval {
      guard MainThread.isCurrent else { return NSDate().timeIntervalSince1970 }
      return MainActor.assumeIsolated { Session.current?.services?.clock.secondsSince1970 }
        ?? NSDate().timeIntervalSince1970
    }
  }

#endif
