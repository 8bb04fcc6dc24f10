// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// Work that the app asked for later, by a timer or a queue.
@MainActor enum Waiting {
  /// Schedules work after a delay in seconds; a negative delay counts as none. Returns an identifier to withdraw it by.
  ///
  /// It runs at the beginning of a later turn, also without a delay.
  @discardableResult
  static func add(after delay: Seconds, _ work: @escaping () -> Void) -> UInt32 {
    guard let session = Session.current else {
      preconditionFailure("No app runs yet: call this from the app's own code, at the earliest in its first turn.")
    }
    return session.schedule(at: session.clock + (delay > 0 ? delay : 0), work)
  }

  /// Withdraws work that has not run yet.
  static func remove(_ id: UInt32) {
    Session.current?.unschedule(id)
  }

  /// The delay from the time at which a repeating timer was due to the next one: whole intervals, since times that have
  /// passed are left out.
  static func delay(interval: Seconds, late: Seconds) -> Seconds {
    let missed = (max(late, 0) / interval).rounded(.down)
    return interval * (missed + 1) - late
  }

  /// The interval of a timer, as Foundation corrects it: 0.1 ms for one that is not positive.
  nonisolated static func interval(_ interval: Seconds) -> Seconds {
    interval > 0 && interval.isFinite ? interval : 0.0001
  }
}

#if !hasFeature(Embedded)
  extension Waiting {
    /// Whether an app runs, and this is its thread.
    nonisolated static var isPossible: Bool {
      MainThread.isCurrent && MainActor.assumeIsolated { Session.current != nil }
    }
  }
#endif
