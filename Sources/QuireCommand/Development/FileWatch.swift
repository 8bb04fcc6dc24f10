// SPDX-License-Identifier: Apache-2.0

/// Calls when something was written, added, moved or removed in folders, without looking by itself.
///
/// What changed is not said; the files are to be compared. The system's part stands in `FileWatch+Linux.swift`
/// and `FileWatch+Darwin.swift`.
final class FileWatch: Sendable {
  let system: WatchSystem

  /// `changed` is called on a thread of its own, once for what happens at once.
  init(changed: @escaping @Sendable () -> Void) throws(CommandError) {
    system = try WatchSystem(changed: changed)
  }

  /// Watches these from now on, besides what is watched already; a folder without those in it. What is not there is
  /// left out.
  func follow(folders: [String], files: [String]) throws(CommandError) {
    try system.follow(folders: folders, files: files)
  }

  deinit {
    system.stop()
  }
}
