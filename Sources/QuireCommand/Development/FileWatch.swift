// SPDX-License-Identifier: Apache-2.0

/// Calls a function when a file in a folder was written, added, moved or removed, without polling.
///
/// It does not report what changed; the caller compares the files. The system-specific parts are in
/// `FileWatch+Linux.swift` and `FileWatch+Darwin.swift`.
final class FileWatch: Sendable {
  let system: WatchSystem

  /// `changed` is called on a separate thread, once for simultaneous changes.
  init(changed: @escaping @Sendable () -> Void) throws(CommandError) {
    system = try WatchSystem(changed: changed)
  }

  /// Adds folders and files to watch. A folder does not include its subfolders. Missing ones are ignored.
  func follow(folders: [String], files: [String]) throws(CommandError) {
    try system.follow(folders: folders, files: files)
  }

  deinit {
    system.stop()
  }
}
