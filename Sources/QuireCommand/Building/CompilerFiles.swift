// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The folder for the temporary files of a build's compilers, locked and empty.
///
/// All builds in one scratch folder have the same, one after another: the package manager puts its lock of the scratch
/// folder among its temporary files, and compiles manifests anew when the environment changes. An interrupted compiler
/// leaves files, which the next build removes.
final class CompilerFiles {
  let folder: URL
  private let lock: FolderLock

  /// Waits until no other build has the folder. Returns `nil` if the build is canceled meanwhile.
  init?(_ folder: URL, cancellation: ProcessCancellation = ProcessCancellation()) throws(CommandError) {
    let files = FileManager.default
    do {
      try files.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw CommandError("The build folder \(folder.path) can't be written to.")
    }
    var lock = FolderLock(folder)
    if lock == nil { StatusLine.shared.show("Waiting for another build in \(folder.path)") }
    while lock == nil {
      if cancellation.isCancelled { return nil }
      Thread.sleep(forTimeInterval: 0.05)
      lock = FolderLock(folder)
    }
    self.folder = folder
    self.lock = lock!
    for name in (try? files.contentsOfDirectory(atPath: folder.path)) ?? [] {
      try? files.removeItem(at: folder.appendingPathComponent(name))
    }
  }
}
