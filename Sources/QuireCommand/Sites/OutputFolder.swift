// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The folder that a build writes. The files of the previous build are replaced together, and all other files stay.
///
/// The new files are made in a hidden folder beside it, which then trades places with it, so that there is a complete
/// build at every moment. If the folder can't be replaced, its files are replaced one by one
/// (`OutputFolder+InPlace.swift`).
struct OutputFolder {
  /// The path, with links resolved.
  let url: URL
  /// Whether only Quire writes into the folder, so that every file in it may be replaced.
  var isPrivate = false
  /// Makes two folders trade places. Returns `false` if that is impossible.
  var exchange: (_ first: String, _ second: String) -> Bool = SystemFunction.exchange

  /// The extensions of compressed copies, which a server sends in place of the file.
  static let copyEndings = CompressedCopies.formats.map(\.ending)

  /// Checks the folder. Throws if nothing can be written there. A missing folder is created later.
  init(_ folder: URL) throws(CommandError) {
    let path = folder.standardizedFileURL.path
    try Self.checkHome(folder)
    var isFolder: ObjCBool = false
    guard unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      guard (try? FileManager.default.attributesOfItem(atPath: path)) == nil else {
        throw CommandError("\(path) is a link to nothing; the output must be a folder.")
      }
      do {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      } catch {
        throw CommandError("The folder \(path) can't be made.")
      }
      url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
      return
    }
    guard isFolder.boolValue else { throw CommandError("\(path) is a file; the output must be a folder.") }
    guard FileManager.default.isWritableFile(atPath: path) else {
      throw CommandError("The folder \(path) can't be written to.")
    }
    url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    guard url.path != "/" else { throw CommandError("The output can't be /; give a folder for it.") }
  }

  /// Throws if a folder is the user's home folder or contains it. Running programs would lose their current directory.
  private static func checkHome(_ folder: URL) throws(CommandError) {
    guard let home = ProcessInfo.processInfo.environment["HOME"], home != "/", home.hasPrefix("/") else { return }
    let path = folder.resolvingSymlinksInPath().path
    guard path != "/", (URL(fileURLWithPath: home).resolvingSymlinksInPath().path + "/").hasPrefix(path + "/") else {
      return
    }
    throw CommandError("The output can't be \(path), which has your home folder; give a folder for it alone.")
  }

  /// Throws if the folder is among the input, so that the next build would take the output for input.
  func check(outside inputs: [URL]) throws(CommandError) {
    for input in inputs where (url.path + "/").hasPrefix(input.resolvingSymlinksInPath().path + "/") {
      throw CommandError(
        "The folder \(url.path) is in \(input.path), which is built from; give another one for the output.")
    }
  }

  /// Throws if a file of the input is in the folder, so that the build would be among its own sources.
  func check(apartFrom inputs: [URL]) throws(CommandError) {
    for input in inputs {
      let path = input.resolvingSymlinksInPath().path
      guard path != url.path, !path.hasPrefix(url.path + "/") else {
        throw CommandError(
          "The folder \(url.path) contains \(path), which is built from; give another one for the output.")
      }
    }
  }

  /// Throws if a file that no build wrote is at the path of one of the files or of its compressed copies.
  func check(roomFor paths: some Collection<String>) throws(CommandError) {
    try Present(self).check(roomFor: paths)
  }

  /// Replaces the files of the previous build with these. `complete` may add others to the folder in which they are
  /// made.
  ///
  /// An unchanged file keeps its date.
  func replace(with files: [String: Data], complete: (URL) throws(CommandError) -> Void = { _ in }) throws(CommandError)
  {
    let before = try Present(self)
    try before.check(roomFor: files.keys)
    let isReplaceable = !contains(URL(fileURLWithPath: FileManager.default.currentDirectoryPath))
    let beside = isReplaceable ? StagingFolder(beside: url) : nil
    guard let staging = beside ?? StagingFolder(in: url) else {
      throw CommandError("The folder \(url.path) can't be written to.")
    }
    var manifest = BuildManifest()
    for (path, data) in files {
      let file = staging.url.appendingPathComponent(path)
      let digest = BuildManifest.digest(of: data)
      manifest.add(digest, for: path)
      if before.own[path] != digest || !Self.link(url.appendingPathComponent(path), to: file) {
        try Self.write(data, to: file)
      }
    }
    try complete(staging.url)
    // Checked again, because making the files takes time.
    let present = try Present(self)
    try present.check(roomFor: files.keys)
    for path in try FolderContents(staging.url).files.keys where files[path] == nil {
      let file = staging.url.appendingPathComponent(path)
      guard let data = try? Data(contentsOf: file) else { throw CommandError("\(file.path) can't be read.") }
      let digest = BuildManifest.digest(of: data)
      manifest.add(digest, for: path)
      if present.own[path] == digest {
        unsafe unlink(file.path)
        if !Self.link(url.appendingPathComponent(path), to: file) { try Self.write(data, to: file) }
      }
    }
    if beside == nil || !replaceAll(with: staging, manifest, present) {
      try putInPlace(staging, manifest, present)
    }
  }

  /// Adds the files that stay to the new folder as hard links, and makes the folders trade places. Returns `false`,
  /// with nothing changed, if that is impossible.
  private func replaceAll(with staging: StagingFolder, _ manifest: BuildManifest, _ present: Present) -> Bool {
    guard Self.takeOver(attributesOf: url, to: staging.url) else { return false }
    for path in present.contents.folders where !present.ownFolders.contains(path) {
      let made = staging.url.appendingPathComponent(path)
      try? FileManager.default.createDirectory(at: made, withIntermediateDirectories: true)
      guard Self.takeOver(attributesOf: url.appendingPathComponent(path), to: made) else { return false }
    }
    for path in present.others {
      guard Self.link(url.appendingPathComponent(path), to: staging.url.appendingPathComponent(path)) else {
        return false
      }
    }
    let list = staging.url.appendingPathComponent(BuildManifest.fileName)
    guard (try? Self.write(manifest.data, to: list)) != nil,
      // An interruption removes the staging folder, and must not do so while it becomes the output.
      Interruption.leftovers.withLock({ _ in exchange(staging.url.path, url.path) })
    else { return false }
    keepLatecomers(in: staging.url, present)
    return true
  }

  /// Files of others that were added to the old folder or replaced there just before the exchange move to the new one.
  private func keepLatecomers(in old: URL, _ present: Present) {
    guard let now = try? FolderContents(old) else { return }
    for path in now.files.keys where present.own[path] == nil && path != BuildManifest.fileName {
      let place = url.appendingPathComponent(path)
      let late = old.appendingPathComponent(path)
      if present.contents.files[path] == nil {
        try? FileManager.default.createDirectory(
          at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try? FileManager.default.moveItem(at: late, to: place)
      } else if Self.number(of: late) != Self.number(of: place) {
        unsafe rename(late.path, place.path)
      }
    }
  }

  /// Returns the number that the file system gives to a file, or `nil` if there is none.
  private static func number(of file: URL) -> UInt64? {
    var status = stat()
    return unsafe lstat(file.path, &status) == 0 ? UInt64(status.st_ino) : nil
  }

  private func contains(_ other: URL) -> Bool {
    (other.resolvingSymlinksInPath().path + "/").hasPrefix(url.path + "/")
  }

  static func write(_ data: Data, to file: URL) throws(CommandError) {
    do {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    } catch {
      throw CommandError("\(file.path) can't be written.")
    }
  }

  /// Makes a hard link to a file. Returns `false` if that is impossible.
  private static func link(_ old: URL, to file: URL) -> Bool {
    try? FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    return unsafe linkat(AT_FDCWD, old.path, AT_FDCWD, file.path, 0) == 0
  }

  /// Gives a folder the owner and the permissions of another. Returns `false` if that is impossible, or if the other
  /// folder has further attributes.
  private static func takeOver(attributesOf old: URL, to new: URL) -> Bool {
    var status = stat()
    var made = stat()
    guard unsafe lstat(old.path, &status) == 0, unsafe lstat(new.path, &made) == 0, !hasMore(old) else { return false }
    if status.st_uid != made.st_uid || status.st_gid != made.st_gid {
      guard unsafe lchown(new.path, status.st_uid, status.st_gid) == 0 else { return false }
    }
    return unsafe chmod(new.path, status.st_mode & 0o7777) == 0
  }

  /// Returns whether a folder has access lists or other attributes, apart from security labels, which the system gives
  /// to new folders.
  private static func hasMore(_ folder: URL) -> Bool {
    guard let names = SystemFunction.attributes(of: folder.path) else { return true }
    return names.split(separator: 0).contains { !$0.elementsEqual("security.selinux".utf8.map(CChar.init)) }
  }
}
