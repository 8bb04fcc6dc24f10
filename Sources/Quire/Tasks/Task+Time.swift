// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  import SheetEngine

  extension Task where Success == Never, Failure == Never {
    /// Waits for a number of nanoseconds, on the app's clock. Throws a `CancellationError` if the task is cancelled before
    /// the time has passed.
    public static func sleep(nanoseconds duration: UInt64) async throws(UniversalError) {
      try await Nap.take(Seconds(duration) / 1e9)
    }

    /// Waits for a duration, on the app's clock; for none if it is negative. The tolerance is not used. Throws a
    /// `CancellationError` if the task is cancelled before the time has passed.
    public static func sleep(for duration: Duration, tolerance: Duration? = nil) async throws(UniversalError) {
      try await Nap.take(duration.inSeconds)
    }

    /// Waits for a duration on a clock. Throws a `CancellationError` if the task is cancelled before the time has passed.
    public static func sleep<C: Clock>(
      for duration: C.Duration, tolerance: C.Duration? = nil, clock: C
    ) async throws(UniversalError) {
      try await clock.sleep(until: clock.now.advanced(by: duration), tolerance: tolerance)
    }

    /// Waits until a time of a clock. Throws a `CancellationError` if the task is cancelled before.
    public static func sleep<C: Clock>(
      until deadline: C.Instant, tolerance: C.Duration? = nil, clock: C = ContinuousClock()
    ) async throws(UniversalError) {
      try await clock.sleep(until: deadline, tolerance: tolerance)
    }

    /// Lets other work go first: blocks of the main queue, touches and the screen. The task goes on in a later turn.
    public static func yield() async {
      await withUnsafeContinuation { continuation in
        MainActor.assumeIsolated { _ = Waiting.add(after: 0) { continuation.resume() } }
      }
    }

    /// Throws a `CancellationError` if the running task was cancelled.
    public static func checkCancellation() throws(UniversalError) {
      if isCancelled { throw UniversalError(CancellationError()) }
    }
  }

  /// A wait of a task for a time, which a cancellation ends early.
  @MainActor final class Nap {
    private var timer: UInt32?
    private var continuation: UnsafeContinuation<Void, Never>?

    nonisolated private init() {}

    static func take(_ seconds: Seconds) async throws(UniversalError) {
      let nap = Nap()
      await withTaskCancellationHandler {
        await withUnsafeContinuation { nap.begin(seconds, $0) }
      } onCancel: {
        MainActor.assumeIsolated { nap.end() }
      }
      try Task.checkCancellation()
    }

    private func begin(_ seconds: Seconds, _ continuation: UnsafeContinuation<Void, Never>) {
      guard !Task.isCancelled else { return continuation.resume() }
      self.continuation = continuation
      timer = Waiting.add(after: seconds) { [self] in
        timer = nil
        end()
      }
    }

    private func end() {
      if let timer { Waiting.remove(timer) }
      timer = nil
      continuation?.resume()
      continuation = nil
    }
  }

  extension Duration {
    /// The duration in seconds, rounded to a `Double`.
    var inSeconds: Seconds {
      let (seconds, attoseconds) = components
      return Seconds(seconds) + Seconds(attoseconds) / 1e18
    }
  }

#else

  extension Task where Success == Never, Failure == Never {
    /// Waits for a duration, on the app's clock in a simulator; for none if it is negative. Throws a `CancellationError` if
    /// the task is cancelled before the time has passed.
    ///
    /// It hides Swift's declaration, which asks for a time of the system's clock: a time that passes by itself.
    public static func sleep(for duration: Duration) async throws {
      let (seconds, attoseconds) = duration.components
      let longest: Int64 = 9_000_000_000
      let nanoseconds = UInt64(min(max(seconds, 0), longest)) * 1_000_000_000
      let rest = seconds < 0 ? 0 : UInt64(max(attoseconds, 0) / 1_000_000_000)
      try await sleep(nanoseconds: nanoseconds + rest)
    }
  }

#endif
