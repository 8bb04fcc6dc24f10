// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Process {
  /// Runs with no signal kept away.
  ///
  /// A program inherits what its starter's thread keeps from itself, and the threads of a pool keep nearly all
  /// signals away: what is started from them could not be asked to end.
  func start() throws {
    var none = sigset_t()
    var kept = sigset_t()
    unsafe sigemptyset(&none)
    unsafe pthread_sigmask(SIG_SETMASK, &none, &kept)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &kept, nil) }
    try run()
  }
}
