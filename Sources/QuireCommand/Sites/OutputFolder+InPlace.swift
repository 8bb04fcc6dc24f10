// SPDX-License-Identifier: Apache-2.0

import Foundation

extension OutputFolder {
  /// Replaces the files one by one. Used if the folder itself can't be replaced: a mount point, the current directory,
  /// or a folder beside which nothing can be written.
  ///
  /// Compressed copies are removed first, so that a server sends no old copy of a new file, and the page is written
  /// last. Until the end, the list names the files of both builds, so that a build after an interruption recognizes
  /// them.
  func putInPlace(_ staging: StagingFolder, _ manifest: BuildManifest, _ present: Present) throws(CommandError) {
    var both = manifest
    for (path, digest) in present.own { both.add(digest, for: path) }
    // In the folder itself, because subfolders may be on another disk or mount.
    guard let inner = StagingFolder(in: url) else {
      throw CommandError("The folder \(url.path) can't be written to.")
    }
    let list = BuildManifest.fileName
    try move(both.data, to: list, by: inner)
    let own = Set(present.own.keys)
    let new = Set(manifest.digests.keys)
    let obsolete = own.subtracting(new)
    // A file may have the name of a new folder, and the other way around.
    let first = own.filter { path in Self.copyEndings.contains { path.hasSuffix($0) } }.union(
      obsolete.filter { path in new.contains { $0.hasPrefix(path + "/") || path.hasPrefix($0 + "/") } })
    try remove(Array(first), present)
    let files = new.subtracting([Site.page]).sorted() + (new.contains(Site.page) ? [Site.page] : [])
    for path in files {
      let file = staging.url.appendingPathComponent(path)
      guard let data = try? Data(contentsOf: file, options: .alwaysMapped) else {
        throw CommandError("\(file.path) can't be read.")
      }
      if present.own[path].map({ manifest.lists($0, for: path) }) == true, isThere(path) { continue }
      try move(data, to: path, by: inner)
    }
    try remove(Array(obsolete.subtracting(first)), present)
    try move(manifest.data, to: list, by: inner)
  }

  private func isThere(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: url.appendingPathComponent(path).path)
  }

  private func move(_ data: Data, to path: String, by inner: StagingFolder) throws(CommandError) {
    let place = url.appendingPathComponent(path)
    let draft = inner.url.appendingPathComponent("file")
    try Self.write(data, to: draft)
    try? FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    guard unsafe rename(draft.path, place.path) == 0 else { throw CommandError("\(place.path) can't be written.") }
  }

  /// Removes files of the previous build, and folders that become empty.
  private func remove(_ paths: [String], _ present: Present) throws(CommandError) {
    for path in paths.sorted() {
      let file = url.appendingPathComponent(path).path
      guard unsafe unlink(file) == 0 || errno == ENOENT else {
        throw CommandError("\(file) is of an earlier build and can't be taken away.")
      }
    }
    for folder in present.contents.folders.reversed() where present.ownFolders.contains(folder) {
      // Fails for folders that are not empty.
      unsafe rmdir(url.appendingPathComponent(folder).path)
    }
  }
}
