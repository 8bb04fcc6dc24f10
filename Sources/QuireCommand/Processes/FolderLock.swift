// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A lock of a folder that one process holds. It ends with the object or with the process, whichever is first.
final class FolderLock: Sendable {
  enum Failure: Error {
    case heldByAnother
    /// The folder can't be opened, or its file system has no locks.
    case impossible
  }

  private let file: Int32

  /// Locks an existing folder. Child processes do not inherit the lock.
  init(_ folder: URL) throws(Failure) {
    file = try Self.locked(folder, opening: O_NOFOLLOW, locking: LOCK_NB)
  }

  /// Locks an existing folder or the target of a link to one, and waits for as long as another process holds the lock.
  init(waitingFor folder: URL) throws(Failure) {
    file = try Self.locked(folder)
  }

  deinit { close(file) }

  private static func locked(_ folder: URL, opening: Int32 = 0, locking: Int32 = 0) throws(Failure) -> Int32 {
    let file = unsafe open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC | opening)
    guard file >= 0 else { throw .impossible }
    while flock(file, LOCK_EX | locking) != 0 {
      let reason = errno
      if reason == EINTR { continue }
      close(file)
      throw reason == EWOULDBLOCK ? .heldByAnother : .impossible
    }
    return file
  }
}
