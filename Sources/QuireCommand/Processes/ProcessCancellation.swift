// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Ends a process that is not needed any more, and every process that is started with this cancellation afterwards.
final class ProcessCancellation: Sendable {
  private let held = Locked<(process: pid_t?, isCancelled: Bool)>((nil, false))

  var isCancelled: Bool { held.withLock { $0.isCancelled } }

  func cancel() {
    let process = held.withLock { held in
      held.isCancelled = true
      return held.process
    }
    if let process { ProcessTree.signal(SIGTERM, to: process) }
  }

  func hold(_ process: pid_t) {
    let isCancelled = held.withLock { held in
      held.process = process
      return held.isCancelled
    }
    if isCancelled { ProcessTree.signal(SIGTERM, to: process) }
  }

  func release() {
    held.withLock { $0.process = nil }
  }
}
