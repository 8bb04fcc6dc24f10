// SPDX-License-Identifier: Apache-2.0

import SheetEngine

#if hasFeature(Embedded)

  extension Task where Success == Never, Failure == Never {
    /// Waits for a number of nanoseconds on the app's clock. Throws a `CancellationError` if the task is canceled
    /// first.
    public static func sleep(nanoseconds duration: UInt64) async throws(UniversalError) {
      try await TaskDelay.take(Seconds(duration) / 1e9)
    }

    /// Waits for a duration on the app's clock; a negative duration counts as 0. The tolerance is ignored. Throws a
    /// `CancellationError` if the task is canceled first.
    public static func sleep(for duration: Duration, tolerance: Duration? = nil) async throws(UniversalError) {
      try await TaskDelay.take(duration.inSeconds)
    }

    /// Waits for a duration on a clock. Throws a `CancellationError` if the task is canceled first.
    public static func sleep<C: Clock>(
      for duration: C.Duration, tolerance: C.Duration? = nil, clock: C
    ) async throws(UniversalError) {
      try await clock.sleep(until: clock.now.advanced(by: duration), tolerance: tolerance)
    }

    /// Waits until an instant of a clock. Throws a `CancellationError` if the task is canceled first.
    public static func sleep<C: Clock>(
      until deadline: C.Instant, tolerance: C.Duration? = nil, clock: C = ContinuousClock()
    ) async throws(UniversalError) {
      try await clock.sleep(until: deadline, tolerance: tolerance)
    }

    /// Suspends the task so that other work runs first: blocks of the main queue, touches and the screen. The task
    /// continues in a later turn.
    public static func yield() async {
      await withUnsafeContinuation { continuation in
        MainActor.assumeIsolated { _ = ScheduledWork.add(after: 0) { continuation.resume() } }
      }
    }

    /// Throws a `CancellationError` if the current task was canceled.
    public static func checkCancellation() throws(UniversalError) {
      if isCancelled { throw UniversalError(CancellationError()) }
    }
  }

  extension TaskDelay {
    typealias Continuation = UnsafeContinuation<Void, Never>

    /// Waits for a number of seconds. Throws a `CancellationError` if the task is canceled first.
    static func take(_ seconds: Seconds) async throws(UniversalError) {
      let nap = TaskDelay()
      await withTaskCancellationHandler {
        await withUnsafeContinuation { nap.begin(seconds, $0) }
      } onCancel: {
        MainActor.assumeIsolated { nap.end() }
      }
      try Task.checkCancellation()
    }
  }

#else

  /// These declarations hide Swift's, whose waits use the system's clock. In a turn of an app, a wait here uses the
  /// app's clock, and elsewhere the system's.
  extension Task where Success == Never, Failure == Never {
    /// Waits for a number of nanoseconds. Throws a `CancellationError` if the task is canceled first.
    public static func sleep(nanoseconds duration: UInt64) async throws {
      try await sleep(for: .nanoseconds(Int64(clamping: duration)))
    }

    /// Waits for a duration; a negative duration counts as 0. The app's clock ignores the tolerance. Throws a
    /// `CancellationError` if the task is canceled first.
    public static func sleep(
      for duration: Duration, tolerance: Duration? = nil, clock: ContinuousClock = ContinuousClock()
    ) async throws {
      try await clock.sleep(for: duration, tolerance: tolerance)
    }

    /// Waits until an instant; an earlier one counts as now. The app's clock ignores the tolerance. Throws a
    /// `CancellationError` if the task is canceled first.
    public static func sleep(
      until deadline: ContinuousClock.Instant, tolerance: Duration? = nil, clock: ContinuousClock = ContinuousClock()
    ) async throws {
      try await clock.sleep(until: deadline, tolerance: tolerance)
    }

    /// Suspends the task so that other work runs first: blocks of the main queue, touches and the screen. In an app,
    /// the task continues in a later turn.
    public static func yield() async {
      let isTurning = Session.isTurning
      await withCheckedContinuation { continuation in
        if isTurning {
          MainActor.assumeIsolated { _ = ScheduledWork.add(after: 0) { continuation.resume() } }
        } else {
          DispatchQueue.global().async(group: nil) { continuation.resume() }
        }
      }
    }
  }

  /// These declarations hide Swift's as well. The clock's instants are the system's, so a wait in a turn is as long on
  /// the app's clock as it would be on the system's.
  extension ContinuousClock {
    /// Waits until an instant; an earlier one counts as now. The app's clock ignores the tolerance. Throws a
    /// `CancellationError` if the task is canceled first.
    public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
      try await sleep(for: now.duration(to: deadline), tolerance: tolerance)
    }

    /// Waits for a duration; a negative duration counts as 0. The app's clock ignores the tolerance. Throws a
    /// `CancellationError` if the task is canceled first.
    public func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
      guard Session.isTurning else { return try await systemSleep(for: duration, tolerance) }
      try await TaskDelay.take(duration.inSeconds)
    }
  }

  extension Clock {
    /// Waits by the clock's own means, which a concrete type's declarations may hide.
    fileprivate func systemSleep(for duration: Duration, _ tolerance: Duration?) async throws {
      try await sleep(until: now.advanced(by: duration), tolerance: tolerance)
    }
  }

  extension TaskDelay {
    typealias Continuation = CheckedContinuation<Void, Never>

    /// Waits for a number of seconds. Throws a `CancellationError` if the task is canceled first.
    static func take(_ seconds: Seconds) async throws {
      let nap = TaskDelay()
      await withTaskCancellationHandler {
        await withCheckedContinuation { nap.begin(seconds, $0) }
      } onCancel: {
        MainThread.run { nap.end() }
      }
      try Task<Never, Never>.checkCancellation()
    }
  }

#endif
