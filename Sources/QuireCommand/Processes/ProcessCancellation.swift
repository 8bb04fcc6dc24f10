// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Ends a process that is not needed any more, and every process that is started with this cancellation afterward.
final class ProcessCancellation: Sendable {
  private let held = Locked<(process: pid_t?, isCanceled: Bool)>((nil, false))

  var isCanceled: Bool { held.withLock { $0.isCanceled } }

  func cancel() {
    let process = held.withLock { held in
      held.isCanceled = true
      return held.process
    }
    if let process { ProcessTree.signal(SIGTERM, to: process) }
  }

  func hold(_ process: pid_t) {
    let isCanceled = held.withLock { held in
      held.process = process
      return held.isCanceled
    }
    if isCanceled { ProcessTree.signal(SIGTERM, to: process) }
  }

  func release() {
    held.withLock { $0.process = nil }
  }
}
