// SPDX-License-Identifier: Apache-2.0

import Foundation

extension OutputFolder {
  /// The files in the folder: those of the previous build, and others.
  struct Present {
    let folder: URL
    let contents: FolderContents
    let manifest: BuildManifest?
    /// The files that a build wrote and that have not changed since, with their digests.
    private(set) var own: [String: String] = [:]
    /// The folders that contain only files that a build wrote.
    private(set) var ownFolders: Set<String> = []

    init(_ output: OutputFolder) throws(CommandError) {
      folder = output.url
      contents = try FolderContents(output.url) { StagingFolder.isName($0) }
      let list = output.url.appendingPathComponent(BuildManifest.fileName)
      manifest =
        contents.files[BuildManifest.fileName] == true ? (try? Data(contentsOf: list)).flatMap(BuildManifest.init) : nil
      for (path, isRegular) in contents.files where path != BuildManifest.fileName {
        if output.isPrivate {
          let known = manifest?.digests[path] ?? []
          own[path] = known.count == 1 ? known.first : ""
        } else if isRegular, manifest?.digests[path] != nil,
          let data = try? Data(contentsOf: output.url.appendingPathComponent(path), options: .alwaysMapped)
        {
          let digest = BuildManifest.digest(of: data)
          if manifest?.lists(digest, for: path) == true { own[path] = digest }
        }
      }
      var foreign: Set<String> = []
      for path in contents.files.keys {
        for folder in Self.folders(above: path) {
          if own[path] != nil { ownFolders.insert(folder) } else { foreign.insert(folder) }
        }
      }
      ownFolders.subtract(foreign)
    }

    /// The files that no build wrote, or that changed afterward.
    var others: [String] {
      contents.files.keys.filter { own[$0] == nil && $0 != BuildManifest.fileName }.sorted()
    }

    private static func folders(above path: String) -> [String] {
      let names = path.split(separator: "/")
      return names.indices.dropFirst().map { names[..<$0].joined(separator: "/") }
    }

    /// Throws if a file that no build wrote is at the path of one of the files or of its compressed copies.
    func check(roomFor paths: some Collection<String>) throws(CommandError) {
      if contents.files[BuildManifest.fileName] != nil, manifest == nil { throw inTheWay(BuildManifest.fileName) }
      let folders = Set(contents.folders)
      if folders.contains(BuildManifest.fileName) { throw inTheWay(BuildManifest.fileName) }
      for path in paths.sorted() {
        for folder in Self.folders(above: path) where contents.files[folder] != nil && own[folder] == nil {
          throw inTheWay(folder)
        }
        for place in [path] + OutputFolder.copyEndings.map({ path + $0 }) {
          if folders.contains(place), !ownFolders.contains(place) { throw inTheWay(place) }
          if contents.files[place] != nil, own[place] == nil { throw inTheWay(place) }
          // The disk may not distinguish `Index.html` from `index.html`.
          if contents.files[place] == nil, !folders.contains(place), isThere(place) { throw inTheWay(place) }
        }
      }
    }

    private func isThere(_ path: String) -> Bool {
      (try? FileManager.default.attributesOfItem(atPath: folder.appendingPathComponent(path).path)) != nil
    }

    private func inTheWay(_ path: String) -> CommandError {
      let file = folder.appendingPathComponent(path).path
      if manifest?.digests[path] != nil {
        return CommandError(
          "\(file) has changed since quire wrote it; move it away, or give another folder for the output.")
      }
      return CommandError(
        "\(file) is in the way: quire has no record that it wrote it. If it is of an earlier version of quire, empty the "
          + "folder; otherwise give another folder for the output.")
    }
  }
}
