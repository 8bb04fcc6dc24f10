// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  import SheetEngine

  /// A source of times at which tasks can wait, for builds without Swift's own.
  public protocol Clock<Duration>: Sendable {
    /// A difference of two times.
    associatedtype Duration where Duration == Instant.Duration
    /// A time of the clock.
    associatedtype Instant: InstantProtocol

    /// The present time.
    var now: Instant { get }
    /// The smallest difference of two times.
    var minimumResolution: Duration { get }

    /// Waits until a time. Throws a `CancellationError` if the task is cancelled before.
    func sleep(until deadline: Instant, tolerance: Duration?) async throws(UniversalError)
  }

  extension Clock {
    /// Waits for a duration. Throws a `CancellationError` if the task is cancelled before.
    public func sleep(for duration: Duration, tolerance: Duration? = nil) async throws(UniversalError) {
      try await sleep(until: now.advanced(by: duration), tolerance: tolerance)
    }

    /// Runs work, and returns how long it took.
    public func measure<E: Error>(_ work: () throws(E) -> Void) throws(E) -> Duration {
      let start = now
      try work()
      return start.duration(to: now)
    }
  }

  /// The app's clock, which goes on while the page is in the background. Within a turn it stands still.
  public struct ContinuousClock: Clock {
    /// A time since the app's start.
    public struct Instant: InstantProtocol, Hashable, Sendable {
      let sinceStart: Duration

      /// The present time.
      public static var now: Instant { ContinuousClock().now }

      /// A later time, or an earlier one for a negative duration.
      public func advanced(by duration: Duration) -> Instant { Instant(sinceStart: sinceStart + duration) }

      /// The time from this one to another.
      public func duration(to other: Instant) -> Duration { other.sinceStart - sinceStart }

      /// Whether a time is earlier than another.
      public static func < (left: Instant, right: Instant) -> Bool { left.sinceStart < right.sinceStart }
    }

    /// The clock; there is one.
    public init() {}

    /// The time of the present turn.
    public var now: Instant {
      Instant(sinceStart: .seconds(MainActor.assumeIsolated { Session.current?.clock ?? 0 }))
    }

    /// A microsecond.
    public var minimumResolution: Duration { .microseconds(1) }

    /// Waits until a time. Throws a `CancellationError` if the task is cancelled before.
    public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws(UniversalError) {
      try await Nap.take(now.duration(to: deadline).inSeconds)
    }
  }

  /// The clock that a page has: a sleeping device is no concern of it.
  public typealias SuspendingClock = ContinuousClock

  extension Clock where Self == ContinuousClock {
    /// The app's clock.
    public static var continuous: ContinuousClock { ContinuousClock() }
    /// The app's clock.
    public static var suspending: ContinuousClock { ContinuousClock() }
  }

#endif
