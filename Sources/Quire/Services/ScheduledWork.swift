// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// Work that the app scheduled for later with a timer or a queue.
@MainActor enum ScheduledWork {
  /// Schedules work after a delay in seconds; a negative delay counts as 0. Returns an identifier with which the work
  /// can be canceled.
  ///
  /// The work runs at the beginning of a later turn, even without a delay.
  @discardableResult
  static func add(after delay: Seconds, _ work: @escaping () -> Void) -> UInt32 {
    guard let session = Session.current else {
      preconditionFailure("No app runs yet: call this from the app's own code, at the earliest in its first turn.")
    }
    return session.schedule(at: session.clock + (delay > 0 ? delay : 0), work)
  }

  /// Cancels work that has not run yet.
  static func remove(_ id: UInt32) {
    Session.current?.unschedule(id)
  }

  /// Returns the delay until a repeating timer is due again, given how late it is, in seconds. Times that have passed
  /// are skipped, so the timer stays on multiples of its interval.
  static func delay(interval: Seconds, late: Seconds) -> Seconds {
    let missed = (max(late, 0) / interval).rounded(.down)
    return interval * (missed + 1) - late
  }

  /// Returns a timer's interval as Foundation corrects it: 0.1 ms if the interval is not positive.
  nonisolated static func interval(_ interval: Seconds) -> Seconds {
    interval > 0 && interval.isFinite ? interval : 0.0001
  }
}

#if !hasFeature(Embedded)
  extension ScheduledWork {
    /// Whether an app is running and this is its thread.
    nonisolated static var isPossible: Bool {
      MainThread.isCurrent && MainActor.assumeIsolated { Session.current != nil }
    }
  }
#endif
