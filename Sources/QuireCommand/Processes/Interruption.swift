// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation

/// Ctrl-C and SIGTERM: child processes are ended, without a message.
enum Interruption {
  private static let child = Locked<pid_t?>(nil)
  private static let status = Locked<Int32>(130)
  private static let sources = Locked<[any DispatchSourceSignal]>([])

  /// Paths that are removed then.
  static let leftovers = Locked<Set<String>>([])

  /// From now on an interruption ends the program with `status`.
  static func endQuietly(status newStatus: Int32) {
    status.withLock { $0 = newStatus }
    sources.withLock { sources in
      guard sources.isEmpty else { return }
      for number in [SIGINT, SIGTERM, SIGHUP] {
        // A handler, unlike "ignore", is not inherited by child processes.
        signal(number) { _ in }
        let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
        source.setEventHandler {
          // Within the lock: who waits for the child calls `watch` next, and must not report its end as a failure.
          child.withLock { child in
            if let child { ProcessTree.signal(SIGTERM, to: child) }
            StatusLine.shared.clear()
            leftovers.withLock { paths in
              for path in paths { try? FileManager.default.removeItem(atPath: path) }
              exit(status.withLock { $0 })
            }
          }
        }
        source.resume()
        sources.append(source)
      }
    }
  }

  /// Sets the process that an interruption also ends, with all its child processes.
  static func watch(_ process: pid_t?) {
    child.withLock { $0 = process }
  }
}
