// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A folder whose Swift files are one module.
struct SourceFolder {
  let folder: URL
  /// The files relative to the folder, sorted.
  let files: [String]

  init(_ folder: URL) throws(CommandError) {
    self.folder = folder
    guard FolderFiles.isFolder(folder) else { throw CommandError("There is no folder \(folder.path).") }
    files = try FolderFiles.list(folder).filter { $0.hasSuffix(".swift") }
    guard !files.isEmpty else { throw CommandError("\(folder.path) has no Swift file.") }
  }

  /// Writes the translation into a separate folder. Returns the places that can't be translated, in the compiler's
  /// format.
  func translated(
    for purpose: SourceTranslation.Purpose
  ) throws(CommandError) -> (translation: SourceTranslation, refusals: [String]) {
    let work = FileManager.default.temporaryDirectory.appendingPathComponent("quire-translation-\(UUID().uuidString)")
    let translation = SourceTranslation(purpose: purpose, toolchain: try .find(), folder: work)
    let module = SourceTranslation.Module(
      name: folder.lastPathComponent, files: files.map { folder.appendingPathComponent($0).path })
    return (translation, try translation.translate([module]))
  }
}
