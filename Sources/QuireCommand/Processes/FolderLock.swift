// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A lock of a folder that one process holds. It ends with the object or with the process, whichever is first.
final class FolderLock: Sendable {
  private let file: Int32

  /// Locks an existing folder. Returns `nil` if it is locked already. Child processes do not inherit the lock.
  init?(_ folder: URL) {
    file = unsafe open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW)
    guard file >= 0 else { return nil }
    guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
      close(file)
      return nil
    }
  }

  /// Locks an existing folder, and waits for as long as another process holds the lock. Returns `nil` if the folder
  /// can't be opened.
  init?(waitingFor folder: URL) {
    file = unsafe open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    while flock(file, LOCK_EX) != 0 {
      guard errno == EINTR else {
        close(file)
        return nil
      }
    }
  }

  deinit { close(file) }
}
