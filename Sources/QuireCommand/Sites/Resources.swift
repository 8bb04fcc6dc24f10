// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An app's resources: the files in the folders named `Resources` of its targets.
struct Resources {
  struct File: Equatable {
    /// The path in the app, such as `photos/boat.svg`.
    var path: String
    var source: URL
  }

  /// The resource with the page's title, if this is not the app's name.
  static let title = "quire-title.txt"

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

  /// The page's title, or `nil` if the resources contain none.
  var title: String? {
    guard let file = files.first(where: { $0.path == Self.title }),
      let text = try? String(contentsOf: file.source, encoding: .utf8)
    else { return nil }
    let title = text.trimmingCharacters(in: .whitespacesAndNewlines)
    return title.isEmpty ? nil : title
  }

  /// Returns the pictures and their sizes, for an app that lays them out before they are loaded.
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
    return try Self.list(pictures, of: "pictures")
  }

  /// Returns the list of all files for `Bundle`. For each file, the list says whether a page loads it before the app
  /// begins. Files that the browser shows or plays by itself are not loaded.
  func fileList() throws(CommandError) -> Data {
    let listed = files.map { file in
      Listed(path: file.path, isLoaded: !Self.shownByBrowsers.contains(file.source.pathExtension.lowercased()))
    }
    return try Self.list(listed.filter { !Self.ownOfPages.contains($0.path) }, of: "files")
  }

  /// The style sheet with the fonts and the launch screen of an Xcode project. The page loads it in the same way as
  /// `page.css`.
  static let projectStyle = "project.css"
  private static let ownOfPages: Set = ["page.css", "page.js", projectStyle]
  private static let shownByBrowsers: Set = [
    "aac", "avif", "gif", "heic", "jpeg", "jpg", "m4a", "mov", "mp3", "mp4", "ogg", "otf", "png", "svg", "ttc", "ttf",
    "wav", "webm", "webp", "woff", "woff2",
  ]

  private static func list(_ entries: [some Encodable], of words: String) throws(CommandError) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    do {
      return try encoder.encode(entries)
    } catch {
      throw CommandError("The list of \(words) can't be written: \(error).")
    }
  }

  private struct Listed: Encodable {
    var path: String
    var isLoaded: Bool
  }

  private struct Picture: Encodable {
    var path: String
    var width: Double
    var height: Double
  }
}
