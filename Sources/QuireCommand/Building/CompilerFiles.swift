// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An empty folder for compilers' temporary files that no other build uses at the same time.
///
/// It is the first free one of several numbered folders. A single build therefore always has the same folder, and the
/// package manager doesn't compile manifests anew, as it does in another environment. An interrupted compiler leaves
/// files; the next build that has the folder removes them.
final class CompilerFiles {
  let folder: URL
  private let lock: FolderLock

  /// The number of builds that can run at the same time in one scratch folder.
  private static let limit = 64

  init(in parent: URL) throws(CommandError) {
    let files = FileManager.default
    for number in 0..<Self.limit {
      let folder = parent.appendingPathComponent(String(number))
      try? files.createDirectory(at: folder, withIntermediateDirectories: true)
      guard let lock = FolderLock(folder) else { continue }
      self.folder = folder
      self.lock = lock
      for name in (try? files.contentsOfDirectory(atPath: folder.path)) ?? [] {
        try? files.removeItem(at: folder.appendingPathComponent(name))
      }
      return
    }
    throw CommandError("The build folder \(parent.path) can't be written to.")
  }
}
