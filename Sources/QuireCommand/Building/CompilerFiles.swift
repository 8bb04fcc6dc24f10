// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The folder for the temporary files of a build's compilers, locked and empty.
///
/// All builds in one scratch folder use the same folder in turn: the package manager puts its lock of the scratch folder
/// among its temporary files, and compiles manifests again if the environment is different. An interrupted compiler
/// leaves files, which the next build removes.
final class CompilerFiles {
  let folder: URL
  private let lock: FolderLock?

  /// Waits until no other build has the folder. Returns `nil` if the build is canceled meanwhile.
  init?(_ folder: URL, cancellation: ProcessCancellation = ProcessCancellation()) throws(CommandError) {
    let files = FileManager.default
    while true {
      do {
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
      } catch {
        throw CommandError("The build folder \(folder.path) can't be written to.")
      }
      do throws(FolderLock.Failure) {
        let lock = try FolderLock(folder)
        // A folder that is removed during the wait is made again.
        guard FolderFiles.isFolder(folder) else { continue }
        self.lock = lock
        break
      } catch .heldByAnother {
        if cancellation.isCanceled { return nil }
        StatusLine.shared.show("Waiting for another build in \(folder.path)")
        Thread.sleep(forTimeInterval: 0.05)
      } catch {
        lock = nil
        break
      }
    }
    self.folder = folder
    for name in (try? files.contentsOfDirectory(atPath: folder.path)) ?? [] {
      try? files.removeItem(at: folder.appendingPathComponent(name))
    }
  }
}
