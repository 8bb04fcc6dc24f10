// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An app's resources: the files in the folders named `Resources` of its targets.
struct Resources {
  struct File: Equatable {
    /// The path in the app, such as `photos/boat.svg`.
    var path: String
    var source: URL
  }

  /// The files, sorted by path.
  private(set) var files: [File] = []

  init(folders: [URL]) throws(CommandError) {
    var byPath: [String: File] = [:]
    for folder in folders {
      for path in try FolderFiles.list(folder) {
        // With links resolved, so that messages name the file itself.
        let file = File(path: path, source: folder.appendingPathComponent(path).resolvingSymlinksInPath())
        if let other = byPath[path] {
          throw CommandError("Two targets have a resource \(path): \(other.source.path) and \(file.source.path).")
        }
        byPath[path] = file
      }
    }
    files = byPath.values.sorted { $0.path < $1.path }
  }

  /// The pictures and their sizes, for an app that lays them out before they are loaded.
  func index() throws(CommandError) -> Data {
    var pictures: [Picture] = []
    for file in files {
      guard let format = ImageSize.Format(path: file.path) else { continue }
      guard let data = try? Data(contentsOf: file.source) else {
        throw CommandError("The picture \(file.source.path) can't be read.")
      }
      guard let size = ImageSize(data, format: format) else {
        throw CommandError("The size of the picture \(file.source.path) can't be read: \(format.requirement).")
      }
      pictures.append(Picture(path: file.path, width: size.width, height: size.height))
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    do {
      return try encoder.encode(pictures)
    } catch {
      throw CommandError("The list of pictures can't be written: \(error).")
    }
  }

  private struct Picture: Encodable {
    var path: String
    var width: Double
    var height: Double
  }
}
