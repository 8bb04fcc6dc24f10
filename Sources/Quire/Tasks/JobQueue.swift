// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// The queue of the jobs of Swift tasks. They run in turns of the app.
  ///
  /// A job runs before the end of the turn in which it was added. If a block of `DispatchQueue.main` was added before
  /// it, which runs at the beginning of a later turn, the job runs after that block.
  @MainActor enum JobQueue {
    /// Consecutive jobs of the queue that run together.
    private struct Batch {
      var count: UInt32
      /// The identifier of the timer that runs the batch, or `nil` if it runs before the turn ends.
      let timer: UInt32?
    }

    /// The number of jobs that count as one piece of work in a turn's budget.
    private static let perPiece: UInt32 = 100

    private static var batches: [Batch] = []
    /// The number of jobs that were added before the app's session existed.
    private static var early: UInt32 = 0

    static func added() {
      guard let session = Session.current else { return early += 1 }
      let count = 1 + early
      early = 0
      let last = batches.indices.last
      if session.isTimerDue {
        if let last, batches[last].timer == session.work.latestTimer { return batches[last].count += count }
        let timer = session.schedule(at: session.clock) { runFirst() }
        batches.append(Batch(count: count, timer: timer))
      } else if let last {
        batches[last].count += count
      } else {
        batches.append(Batch(count: count, timer: nil))
        session.afterward { runFirst() }
      }
    }

    /// Runs jobs of the first batch, at most `perPiece` of them. The rest of the batch is scheduled as another piece of
    /// work.
    private static func runFirst() {
      var left = perPiece
      while left > 0, let first = batches.first, first.count > 0 {
        batches[0].count -= 1
        left -= 1
        runJob()
      }
      if batches[0].count == 0 { batches.removeFirst() } else { Session.afterward { runFirst() } }
    }
  }

  /// Runs the first job of the queue; a function of the runtime in CEmbeddedRuntime.
  @_silgen_name("quire_task_run") private func runJob()

  /// Called by the runtime when a job was added to the queue.
  @_silgen_name("quire_job_added") @_spi(Hosts) public func jobAdded() {
    MainActor.assumeIsolated { JobQueue.added() }
  }

#endif
