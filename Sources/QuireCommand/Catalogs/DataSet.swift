// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A data set of a catalog, for `NSDataAsset`.
struct DataSet {
  var name: String
  var file: URL
  /// The path among the page's resources. It has the set's name with the file's extension, because several sets may use
  /// files with the same name.
  var resource: String

  /// Returns `nil` if the set names no file.
  init?(_ folder: URL, name: String) throws(CommandError) {
    let contents = try AssetCatalog.contents(folder, as: Contents.self)
    let entries = (contents.data ?? []).filter { $0.filename != nil }
    let found = ["universal", "iphone", "ipad"].lazy.compactMap { idiom in entries.first { $0.idiom == idiom } }.first
    guard let filename = (found ?? entries.first)?.filename else { return nil }
    self.name = name
    file = folder.appendingPathComponent(filename)
    let ending = file.pathExtension
    resource = "\(Self.folder)/\(name)\(ending.isEmpty ? "" : ".\(ending)")"
  }

  private static let folder = "data"

  private struct Contents: Decodable {
    struct Entry: Decodable {
      var idiom: String?
      var filename: String?
    }
    var data: [Entry]?
  }
}
