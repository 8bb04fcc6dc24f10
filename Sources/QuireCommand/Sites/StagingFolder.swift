// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A hidden folder in which a build's output is made before it is moved into place.
///
/// The folder is locked while its build runs, so that a later build can remove the folders of interrupted builds.
final class StagingFolder {
  let url: URL
  private let lock: FolderLock?
  private static let mark = ".quire-"
  private static let attempts = 16

  /// Makes a folder beside another one, after removing those of interrupted builds. Returns `nil` if that is
  /// impossible.
  convenience init?(beside folder: URL) {
    self.init(prefix: ".\(folder.lastPathComponent)\(Self.mark)", in: folder.deletingLastPathComponent())
  }

  /// Makes a folder inside another one, after removing those of interrupted builds. Returns `nil` if that is
  /// impossible.
  convenience init?(in folder: URL) {
    self.init(prefix: Self.mark, in: folder)
  }

  private init?(prefix: String, in folder: URL) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] {
      let url = folder.appendingPathComponent(name)
      guard Self.isName(name, prefix: prefix), let lock = try? FolderLock(url) else { continue }
      withExtendedLifetime(lock) { try? FileManager.default.removeItem(at: url) }
    }
    // Another build may take the folder for an interrupted build's, and remove it, until it is locked.
    for _ in 0..<Self.attempts {
      let url = folder.appendingPathComponent(prefix + UUID().uuidString)
      do {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
      } catch {
        return nil
      }
      let lock = try? FolderLock(waitingFor: url)
      guard FolderFiles.isFolder(url) else { continue }
      self.url = url
      self.lock = lock
      Interruption.leftovers.withLock { _ = $0.insert(url.path) }
      return
    }
    return nil
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
    Interruption.leftovers.withLock { _ = $0.remove(url.path) }
  }

  /// Returns whether a name belongs to a staging folder inside another folder.
  static func isName(_ name: String) -> Bool { isName(name, prefix: mark) }

  private static func isName(_ name: String, prefix: String) -> Bool {
    name.hasPrefix(prefix) && UUID(uuidString: String(name.dropFirst(prefix.count))) != nil
  }
}
