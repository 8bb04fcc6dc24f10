// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Ends a process that is not needed any more, and every process that is started with this leash afterwards.
final class Leash: Sendable {
  private let held = Locked<(process: pid_t?, isCut: Bool)>((nil, false))

  var isCut: Bool { held.withLock { $0.isCut } }

  func cut() {
    let process = held.withLock { held in
      held.isCut = true
      return held.process
    }
    if let process { ProcessTree.signal(SIGTERM, to: process) }
  }

  func hold(_ process: pid_t) {
    let isCut = held.withLock { held in
      held.process = process
      return held.isCut
    }
    if isCut { ProcessTree.signal(SIGTERM, to: process) }
  }

  func letGo() {
    held.withLock { $0.process = nil }
  }
}
