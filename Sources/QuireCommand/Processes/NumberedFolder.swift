// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A folder that no other process uses at the same time: the first free one of several numbered folders.
///
/// A process that runs alone always has the same folder. The folder becomes free with the object or with the process.
final class NumberedFolder: Sendable {
  let url: URL
  private let lock: FolderLock

  /// The number of processes that can each have a folder.
  private static let limit = 64

  /// `parent` is the folder of the numbered folders. Missing folders are created.
  init(in parent: URL) throws(CommandError) {
    for number in 0..<Self.limit {
      let folder = parent.appendingPathComponent(String(number))
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      guard let lock = try? FolderLock(folder) else { continue }
      url = folder
      self.lock = lock
      return
    }
    throw CommandError("The build folder \(parent.path) can't be written to.")
  }

  /// Whether the folder still exists. Other programs may remove build folders.
  var exists: Bool { FolderFiles.isFolder(url) }
}
