// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Everything in a folder, hidden files included. No link is followed.
struct FolderContents {
  /// Relative paths; each folder comes before those in it.
  private(set) var folders: [String] = []
  /// The relative paths of everything else. True for regular files, false for links and special files.
  private(set) var files: [String: Bool] = [:]

  /// `isIgnored` says for a name in the folder itself whether it is left out.
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
        // It can't be kept if it can't be named: its name may be no text, for example.
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
