// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Everything in a folder, including hidden files. Links are not followed.
struct FolderContents {
  /// The relative paths of folders. Each folder comes before its subfolders.
  private(set) var folders: [String] = []
  /// The relative paths of everything else, with `true` for regular files and `false` for links and special files.
  private(set) var files: [String: Bool] = [:]

  /// `isIgnored` decides whether to leave out a name in the folder itself.
  init(_ folder: URL, ignoring isIgnored: (String) -> Bool = { _ in false }) throws(CommandError) {
    try collect(folder, prefix: "", isIgnored)
  }

  private mutating func collect(_ folder: URL, prefix: String, _ isIgnored: (String) -> Bool) throws(CommandError) {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    } catch {
      throw CommandError("The folder \(folder.path) can't be read.")
    }
    for name in names.sorted() where !(prefix.isEmpty && isIgnored(name)) {
      let item = folder.appendingPathComponent(name)
      guard let kind = (try? FileManager.default.attributesOfItem(atPath: item.path))?[.type] as? FileAttributeType
      else {
        // A file whose name is not valid text, for example, can't be listed, and so can't be kept.
        throw CommandError("\(item.path) can't be examined; move it away, or give another folder for the output.")
      }
      if kind == .typeDirectory {
        folders.append(prefix + name)
        try collect(item, prefix: prefix + name + "/", isIgnored)
      } else if files.updateValue(kind == .typeRegular, forKey: prefix + name) != nil {
        throw CommandError("\(item.path) is there twice, under names that are read alike; move one of them away.")
      }
    }
  }
}
