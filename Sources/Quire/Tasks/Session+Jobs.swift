// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)

  import SheetEngine

  extension Session {
    /// Runs a job of a task in the turn under way, or in one after some seconds. Returns `false` where no turn is under way,
    /// or if this is not the app's thread.
    ///
    /// A job that was added after a block of the main queue runs after it.
    @_spi(Hosts) nonisolated public static func addJob(
      after delay: Seconds, _ run: @escaping @MainActor @Sendable () -> Void
    ) -> Bool {
      guard MainThread.isCurrent else { return false }
      return MainActor.assumeIsolated {
        guard let session = current, session.isInTurn else { return false }
        if delay > 0 {
          session.schedule(at: session.clock + delay, run)
        } else if let time = session.nextTimer, time <= session.clock {
          session.schedule(at: session.clock, run)
        } else {
          session.afterwards(run)
        }
        return true
      }
    }
  }

#endif
