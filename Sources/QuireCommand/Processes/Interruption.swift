// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation

/// Handles Ctrl-C and SIGTERM: ends child processes, without a message.
enum Interruption {
  private static let child = Locked<pid_t?>(nil)
  private static let status = Locked<Int32>(130)
  private static let sources = Locked<[any DispatchSourceSignal]>([])

  /// Paths that are removed on an interruption.
  static let leftovers = Locked<Set<String>>([])

  /// Makes an interruption end the program with `status` from now on.
  static func endWithoutNotification(status newStatus: Int32) {
    status.withLock { $0 = newStatus }
    sources.withLock { sources in
      guard sources.isEmpty else { return }
      for number in [SIGINT, SIGTERM, SIGHUP] {
        // Child processes do not inherit a handler, unlike "ignore".
        signal(number) { _ in }
        let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
        source.setEventHandler {
          // Inside the lock, because the caller that waits for the child calls `watch` next, and must not report the
          // child's end as a failure.
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
