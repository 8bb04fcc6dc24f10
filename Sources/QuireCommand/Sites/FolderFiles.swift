import Foundation

/// The files of a folder and of the folders in it.
enum FolderFiles {
  /// Relative paths in order, without what is hidden. Links are followed to files, not to folders.
  static func list(_ folder: URL) throws(Complaint) -> [String] {
    var paths: [String] = []
    try collect(folder, prefix: "", into: &paths)
    return paths.sorted()
  }

  private static func collect(_ folder: URL, prefix: String, into paths: inout [String]) throws(Complaint) {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    } catch {
      throw Complaint("The folder \(folder.path) can't be read.")
    }
    for name in names where !name.hasPrefix(".") {
      let item = folder.appendingPathComponent(name)
      let kind = (try? FileManager.default.attributesOfItem(atPath: item.path))?[.type] as? FileAttributeType
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: item.path, isDirectory: &isFolder) else { continue }
      if !isFolder.boolValue {
        paths.append(prefix + name)
      } else if kind != .typeSymbolicLink {
        try collect(item, prefix: prefix + name + "/", into: &paths)
      }
    }
  }
}
