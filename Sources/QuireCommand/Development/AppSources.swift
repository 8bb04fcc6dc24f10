// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The files of an app, and the digests of their contents.
struct AppSources {
  var parts: AppParts
  /// The compiler's version. If it changes, everything is rebuilt.
  var compiler: String
  /// Folders with files that a page contains.
  var page: [URL]
  /// The package's origin, if the package was made by the command.
  private var project: ProjectPackage?
  /// The error of the latest attempt to read the project, or `nil` if it succeeded.
  private var complaint: String?
  private var digests = FileDigests()

  private static let sourceEndings: Set<String> = [
    "swift", "c", "cc", "cpp", "h", "hpp", "m", "mm", "s", "S", "modulemap",
  ]

  init(parts: AppParts, compiler: String, page: [URL], project: ProjectPackage? = nil) {
    self.project = project
    self.parts = parts
    self.compiler = compiler
    self.page = page
  }

  /// The folders to watch, without their subfolders.
  var folders: [String] {
    // A file that is a link changes where its target is.
    let own = parts.targets.map(\.folder) + parts.resources
    let linked = own.flatMap { folder in
      files(in: folder).map { folder.appendingPathComponent($0).resolvingSymlinksInPath().deletingLastPathComponent() }
    }
    return Set(
      roots.flatMap(FolderFiles.folders) + (linked + (project?.watched ?? [])).map(\.path) + folders(above: roots)
    ).sorted()
  }

  /// The folders whose files are read with those in their subfolders.
  private var roots: [URL] { parts.targets.map(\.folder) + parts.foundation + parts.possibleResources + page }

  /// The folders above those with sources, in which these may be moved, removed and created again.
  var outerFolders: [String] { folders(above: roots) }

  /// Returns the packages' folders, and the folders between a package and `places`. For a missing folder outside of all
  /// packages, and for a missing package, returns the nearest folder above it that exists.
  private func folders(above places: [URL]) -> [String] {
    let packages = parts.packages.map { $0.standardizedFileURL.path }
    var found: Set<String> = []
    for place in places + parts.packages {
      var folder = place.standardizedFileURL
      while folder.path != "/" {
        if FolderFiles.isFolder(folder) {
          found.insert(folder.path)
          if !packages.contains(where: { folder.path.hasPrefix($0 + "/") }) { break }
        }
        folder.deleteLastPathComponent()
      }
    }
    return found.sorted()
  }

  /// Updates the package of an Xcode project. If the project can't be read, the package stays as it was.
  private mutating func refresh() {
    do throws(CommandError) {
      try project?.refresh()
      complaint = nil
    } catch {
      if complaint != error.description { Console.note(error.description) }
      complaint = error.description
    }
  }

  /// Reads the files that were written since the last call.
  mutating func state() -> SourceState {
    refresh()
    var state = SourceState()
    let resources = parts.resources.map { $0.path + "/" }
    for target in parts.targets {
      for path in files(in: target.folder) where target.has(path) {
        let file = target.folder.appendingPathComponent(path).path
        guard !resources.contains(where: file.hasPrefix), isSource(file) else { continue }
        if file.hasSuffix(".swift") { add(file, into: &state.app) } else { add(file, into: &state.foundation) }
      }
    }
    for folder in parts.foundation {
      for path in files(in: folder) where isSource(path) {
        add(folder.appendingPathComponent(path).path, into: &state.foundation)
      }
    }
    for package in parts.packages {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: package.path)) ?? []
      for name in names where name == "Package.resolved" || name.hasPrefix("Package") && name.hasSuffix(".swift") {
        add(package.appendingPathComponent(name).path, into: &state.foundation)
      }
    }
    state.foundation[compiler] = FileDigests.stamp(of: compiler)
    for folder in page + parts.resources {
      for path in files(in: folder) { add(folder.appendingPathComponent(path).path, into: &state.page) }
    }
    return state
  }

  private mutating func add(_ file: String, into files: inout [String: UInt64]) {
    if let digest = digests.digest(of: file) { files[file] = digest }
  }

  private func files(in folder: URL) -> [String] {
    (try? FolderFiles.list(folder)) ?? []
  }

  private func isSource(_ path: String) -> Bool {
    path.split(separator: ".").last.map { Self.sourceEndings.contains(String($0)) } ?? false
  }
}
