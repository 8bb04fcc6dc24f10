// SPDX-License-Identifier: Apache-2.0

import CTaskHooks
@_spi(Hosts) import Quire
import SheetEngine

/// The jobs of an app's tasks, which run in the turns of its simulator and in its time.
///
/// A job belongs to the simulator in whose turn it became ready. Jobs that become ready elsewhere, such as those of a test
/// that awaits, stay with Swift's own executors.
enum SimulatedTasks {
  /// Asks about each job from the first simulator on. The hooks are the process's, and stay.
  static let begin: Void = quire_set_take_job { job, isMain, delay in
    guard let job else { return false }
    // The runtime gives each job once, and nobody else has it.
    nonisolated(unsafe) let taken = job
    return Session.addJob(after: Seconds(delay) / 1e9) { unsafe quire_run_job(taken, isMain) }
  }
}
