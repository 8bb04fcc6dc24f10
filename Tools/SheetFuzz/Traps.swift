// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Prints the session that trapped or hangs, when the process can do nothing else any more.
enum Traps {
  static let status: Int32 = 70
  // A signal handler must not take locks. Sessions are played one after another, on one thread.
  nonisolated(unsafe) private static let note = UnsafeMutablePointer<UInt8>.allocate(capacity: 256)
  nonisolated(unsafe) private static var count = 0

  static func watch() {
    for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE, SIGALRM] {
      signal(number) { _ in
        _ = unsafe write(1, Traps.note, Traps.count)
        _exit(Traps.status)
      }
    }
  }

  /// Sets the text to print if the process traps from now on, or hangs for longer than `limit` seconds.
  static func note(_ text: String, limit: UInt32) {
    alarm(limit)
    unsafe count = min(text.utf8.count, 256)
    for (index, byte) in text.utf8.prefix(256).enumerated() { unsafe note[index] = byte }
  }
}
