// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The files of a folder and of those in it, where a folder that is one file for Xcode, such as a catalog, is one.
enum BundledFiles {
  /// The endings of such folders.
  static let endings: Set<String> = [
    "app", "appex", "bundle", "docc", "framework", "icon", "mlpackage", "playground", "scnassets", "storekit",
    "swiftpm", "xcassets", "xcdatamodel", "xcdatamodeld", "xcframework", "xcmappingmodel", "xcodeproj", "xcplayground",
    "xcstickers", "xctestplan", "xcworkspace",
  ]

  /// Relative paths in order, without hidden files.
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
