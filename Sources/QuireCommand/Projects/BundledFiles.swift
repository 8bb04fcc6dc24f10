// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The files of a folder and its subfolders. A folder that Xcode treats as one file, such as a catalog, counts as one
/// file.
enum BundledFiles {
  /// The extensions of such folders.
  static let endings: Set<String> = [
    "app", "appex", "bundle", "docc", "framework", "icon", "mlpackage", "playground", "scnassets", "storekit",
    "swiftpm", "xcassets", "xcdatamodel", "xcdatamodeld", "xcframework", "xcmappingmodel", "xcodeproj", "xcplayground",
    "xcstickers", "xctestplan", "xcworkspace",
  ]

  /// Returns the sorted relative paths, without hidden files.
  static func list(_ folder: URL) throws(CommandError) -> [String] {
    var paths: [String] = []
    for path in try FolderFiles.list(folder) {
      let parts = path.split(separator: "/")
      let end = parts.dropLast().firstIndex { part in
        part.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last.map {
          endings.contains(String($0))
        }
          ?? false
      }
      let whole = end.map { parts[...$0].joined(separator: "/") } ?? path
      if paths.last != whole { paths.append(whole) }
    }
    return paths
  }
}
