// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Hosts) import Quire

/// The jobs of an app's tasks, which run in the turns of its simulator.
///
/// A job belongs to the simulator in whose turn it became ready. Jobs that become ready elsewhere, such as those of a
/// test that awaits, run on the main queue and on Swift's own executors, as without a simulator.
enum SimulatedTasks {
  /// Takes over the main actor of the process when the first simulator is created.
  static let begin: Void = {
    let executor = unsafe TurnExecutor.shared.asUnownedSerialExecutor()
    // The layout of an executor is the runtime's: an object, and the table of its conformance.
    let (identity, implementation) = unsafe unsafeBitCast(executor, to: (UInt, UInt).self)
    setMainExecutor(identity, implementation)
    setTakeJob { job in Session.addJob { runJob(job) } }
  }()
}

/// The executor of the main actor. It runs jobs in the turn under way, or else on the main queue.
private final class TurnExecutor: SerialExecutor {
  static let shared = TurnExecutor()

  func enqueue(_ job: UnownedJob) {
    let run: @Sendable () -> Void = { [self] in unsafe job.runSynchronously(on: asUnownedSerialExecutor()) }
    if !Session.addJob(run) { DispatchQueue.main.async(group: nil, execute: run) }
  }

  func checkIsolated() {
    dispatchPrecondition(condition: .onQueue(.main))
  }
}

// The functions of CTaskHooks are declared here instead of imported. With an import, every module that imports this one
// would have to find that module too.

@_silgen_name("quire_set_main_executor") private func setMainExecutor(_ identity: UInt, _ implementation: UInt)

@_silgen_name("quire_set_take_job") private func setTakeJob(_ take: @convention(c) (UInt) -> Bool)

@_silgen_name("quire_run_job") private func runJob(_ job: UInt)
