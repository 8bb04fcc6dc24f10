// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)

  extension Session {
    /// Whether this is the app's thread and a turn is running.
    nonisolated static var isTurning: Bool {
      MainThread.isCurrent && MainActor.assumeIsolated { current?.isInTurn == true }
    }

    /// Runs a job of a task before the end of the running turn. Returns `false` if no turn is running, or on a thread
    /// other than the app's.
    ///
    /// If a block of the main queue was added before it, which runs in a later turn, the job runs after that block.
    @_spi(Hosts) nonisolated public static func addJob(_ run: @escaping @Sendable () -> Void) -> Bool {
      guard isTurning else { return false }
      MainActor.assumeIsolated {
        guard let session = current else { return }
        if session.isTimerDue {
          session.schedule(at: session.clock, run)
        } else {
          session.afterward(run)
        }
      }
      return true
    }
  }

#endif
