// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Process {
  /// Starts a process with no signal blocked.
  ///
  /// A process inherits the signal mask of the thread that starts it, and threads of a pool block nearly all signals. A
  /// process started from such a thread could not be terminated by a signal.
  func start() throws {
    var none = sigset_t()
    var kept = sigset_t()
    unsafe sigemptyset(&none)
    unsafe pthread_sigmask(SIG_SETMASK, &none, &kept)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &kept, nil) }
    try run()
  }
}
