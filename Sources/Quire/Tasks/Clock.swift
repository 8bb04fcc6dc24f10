// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  import SheetEngine

  /// A clock for which tasks can wait, for builds without Swift's own protocol.
  public protocol Clock<Duration>: Sendable {
    /// The type of the difference between two instants.
    associatedtype Duration where Duration == Instant.Duration
    /// The type of the clock's instants.
    associatedtype Instant: InstantProtocol

    /// The current instant.
    var now: Instant { get }
    /// The smallest difference between two instants.
    var minimumResolution: Duration { get }

    /// Waits until an instant. Throws a `CancellationError` if the task is canceled first.
    func sleep(until deadline: Instant, tolerance: Duration?) async throws(UniversalError)
  }

  extension Clock {
    /// Waits for a duration. Throws a `CancellationError` if the task is canceled first.
    public func sleep(for duration: Duration, tolerance: Duration? = nil) async throws(UniversalError) {
      try await sleep(until: now.advanced(by: duration), tolerance: tolerance)
    }

    /// Runs work and returns its duration.
    public func measure<E: Error>(_ work: () throws(E) -> Void) throws(E) -> Duration {
      let start = now
      try work()
      return start.duration(to: now)
    }
  }

  extension InstantProtocol {
    /// Returns the instant that is a duration later.
    public static func + (left: Self, right: Duration) -> Self { left.advanced(by: right) }
    /// Returns the instant that is a duration earlier.
    public static func - (left: Self, right: Duration) -> Self { left.advanced(by: .zero - right) }
    /// Returns the duration from the right instant to the left.
    public static func - (left: Self, right: Self) -> Duration { right.duration(to: left) }
    /// Makes an instant later by a duration.
    public static func += (left: inout Self, right: Duration) { left = left + right }
    /// Makes an instant earlier by a duration.
    public static func -= (left: inout Self, right: Duration) { left = left - right }
  }

  /// The app's clock, which continues while the page is in the background. It does not advance within a turn.
  public struct ContinuousClock: Clock {
    /// An instant, measured from the app's start.
    public struct Instant: InstantProtocol, Hashable, Sendable {
      let sinceStart: Duration

      /// The current instant.
      public static var now: Instant { ContinuousClock().now }

      /// Returns a later instant, or an earlier one for a negative duration.
      public func advanced(by duration: Duration) -> Instant { Instant(sinceStart: sinceStart + duration) }

      /// Returns the duration from this instant to another.
      public func duration(to other: Instant) -> Duration { other.sinceStart - sinceStart }

      /// Whether the left instant is earlier than the right.
      public static func < (left: Instant, right: Instant) -> Bool { left.sinceStart < right.sinceStart }

      // Without these, the compiler takes `.now + .seconds(1)` for a `DispatchTime`, whose operators name their types.

      /// Returns the instant that is a duration later.
      public static func + (left: Instant, right: Duration) -> Instant { left.advanced(by: right) }
      /// Returns the instant that is a duration earlier.
      public static func - (left: Instant, right: Duration) -> Instant { left.advanced(by: .zero - right) }
    }

    /// Creates the clock. All instances are the same clock.
    public init() {}

    /// The instant of the current turn.
    public var now: Instant {
      Instant(sinceStart: .seconds(MainActor.assumeIsolated { Session.current?.clock ?? 0 }))
    }

    /// The smallest difference between two instants: one microsecond.
    public var minimumResolution: Duration { .microseconds(1) }

    /// Waits until an instant. Throws a `CancellationError` if the task is canceled first.
    public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws(UniversalError) {
      try await TaskDelay.take(now.duration(to: deadline).inSeconds)
    }
  }

  /// The clock of a page, which is not affected by the device's sleep.
  public typealias SuspendingClock = ContinuousClock

  extension Clock where Self == ContinuousClock {
    /// The app's clock.
    public static var continuous: ContinuousClock { ContinuousClock() }
    /// The app's clock.
    public static var suspending: ContinuousClock { ContinuousClock() }
  }

#endif
