// SPDX-License-Identifier: Apache-2.0

import SheetEngine

#if hasFeature(Embedded)

  /// A time on the app's clock, for builds without Dispatch.
  public struct DispatchTime: Hashable, Comparable, Sendable {
    /// The time in nanoseconds since the page was loaded.
    public let uptimeNanoseconds: UInt64

    /// Creates a time from nanoseconds since the page was loaded.
    public init(uptimeNanoseconds: UInt64) {
      self.uptimeNanoseconds = uptimeNanoseconds
    }

    /// Returns the time at which the current turn began.
    public static func now() -> DispatchTime {
      let clock = MainActor.assumeIsolated { Session.current?.clock ?? 0 }
      return DispatchTime(uptimeNanoseconds: Nanoseconds.count(clock * 1e9))
    }

    /// A time that never comes.
    public static let distantFuture = DispatchTime(uptimeNanoseconds: .max)

    /// Whether the left time is earlier than the right.
    public static func < (left: DispatchTime, right: DispatchTime) -> Bool {
      left.uptimeNanoseconds < right.uptimeNanoseconds
    }
  }

  /// A duration, for builds without Dispatch.
  public enum DispatchTimeInterval: Hashable, Sendable {
    /// A number of seconds.
    case seconds(Int)
    /// A number of thousandths of a second.
    case milliseconds(Int)
    /// A number of millionths of a second.
    case microseconds(Int)
    /// A number of billionths of a second.
    case nanoseconds(Int)
    /// An unlimited duration.
    case never

    fileprivate var count: Double {
      switch self {
      case .seconds(let count): Double(count) * 1e9
      case .milliseconds(let count): Double(count) * 1e6
      case .microseconds(let count): Double(count) * 1e3
      case .nanoseconds(let count): Double(count)
      case .never: .infinity
      }
    }
  }

  /// Returns the time that is later by a number of seconds.
  public func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(uptimeNanoseconds: Nanoseconds.count(Double(time.uptimeNanoseconds) + (seconds * 1e9).rounded()))
  }

  /// Returns the time that is earlier by a number of seconds, but not before the page was loaded.
  public func - (time: DispatchTime, seconds: Double) -> DispatchTime {
    time + -seconds
  }

  /// Returns the time that is later by a duration.
  public func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    DispatchTime(uptimeNanoseconds: Nanoseconds.count(Double(time.uptimeNanoseconds) + interval.count))
  }

  /// Returns the time that is earlier by a duration, but not before the page was loaded.
  public func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    DispatchTime(uptimeNanoseconds: Nanoseconds.count(Double(time.uptimeNanoseconds) - interval.count))
  }

  extension DispatchTime {
    /// The delay from now, in seconds.
    @MainActor var delay: Seconds {
      Double(uptimeNanoseconds) / 1e9 - (Session.current?.clock ?? 0)
    }
  }

  enum Nanoseconds {
    /// Returns the number clamped to the range of the type; NaN counts as 0.
    static func count(_ nanoseconds: Double) -> UInt64 {
      nanoseconds < 0x1p64 ? UInt64(max(nanoseconds, 0)) : .max
    }
  }

#else

  extension DispatchTime {
    /// Returns the time at which the app's current turn began, or the machine's uptime if no app runs on this thread.
    @_disfavoredOverload
    public static func now() -> DispatchTime {
      guard ScheduledWork.isPossible else { return DispatchTime(uptimeNanoseconds: uptime) }
      let clock = MainActor.assumeIsolated { Session.current?.clock ?? 0 }
      return DispatchTime(uptimeNanoseconds: appStart + UInt64((clock * 1e9).rounded()))
    }

    /// The app's clock begins 73 years after the machine's, so that the two clocks' times differ. Times are stored in
    /// ticks of the machine, which are a nanosecond on some machines and never less than a fortieth of one.
    private static let appStart: UInt64 = 1 << 61

    private static var uptime: UInt64 { UInt64(ProcessInfo.processInfo.systemUptime * 1e9) }

    /// The delay from now, in seconds: on the app's clock for a time of that clock, and otherwise on the machine's.
    @MainActor var delay: Seconds {
      guard uptimeNanoseconds >= Self.appStart else {
        return (Double(uptimeNanoseconds) - Double(Self.uptime)) / 1e9
      }
      return Double(uptimeNanoseconds - Self.appStart) / 1e9 - (Session.current?.clock ?? 0)
    }
  }

#endif
