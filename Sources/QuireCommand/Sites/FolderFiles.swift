// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The files of a folder and its subfolders.
enum FolderFiles {
  /// Returns the sorted relative paths, without hidden files. Links to files are followed, links to folders are not.
  static func list(_ folder: URL) throws(CommandError) -> [String] {
    var paths: [String] = []
    try collect(folder, prefix: "", into: &paths)
    return paths.sorted()
  }

  /// Returns the names in a folder, hidden ones too. Throws if the folder can't be read. A folder that `isOptional` and
  /// does not exist has none.
  static func names(in folder: URL, isOptional: Bool = false) throws(CommandError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder.path)
    } catch {
      if isOptional, !FileManager.default.fileExists(atPath: folder.path) { return [] }
      throw CommandError("The folder \(folder.path) can't be read.")
    }
  }

  /// Returns the folder and its subfolders, without hidden ones. Empty if the folder does not exist.
  static func folders(_ folder: URL) -> [String] {
    let files = FileManager.default
    guard let names = try? files.contentsOfDirectory(atPath: folder.path) else { return [] }
    return names.reduce(into: [folder.path]) { found, name in
      let item = folder.appendingPathComponent(name)
      let kind = (try? files.attributesOfItem(atPath: item.path))?[.type] as? FileAttributeType
      if !name.hasPrefix("."), kind == .typeDirectory { found += folders(item) }
    }
  }

  /// Returns whether there is a folder at a place, or a link to one.
  static func isFolder(_ place: URL) -> Bool {
    var isFolder: ObjCBool = false
    return unsafe FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder) && isFolder.boolValue
  }

  private static func collect(_ folder: URL, prefix: String, into paths: inout [String]) throws(CommandError) {
    for name in try names(in: folder) where !name.hasPrefix(".") {
      let item = folder.appendingPathComponent(name)
      let kind = (try? FileManager.default.attributesOfItem(atPath: item.path))?[.type] as? FileAttributeType
      var isFolder: ObjCBool = false
      guard unsafe FileManager.default.fileExists(atPath: item.path, isDirectory: &isFolder) else { continue }
      if !isFolder.boolValue {
        paths.append(prefix + name)
      } else if kind != .typeSymbolicLink {
        try collect(item, prefix: prefix + name + "/", into: &paths)
      }
    }
  }
}
