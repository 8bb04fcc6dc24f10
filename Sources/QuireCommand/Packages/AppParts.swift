// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The locations of an app's files: the app's own, and those of its dependencies.
struct AppParts {
  /// A target of the app's own package.
  struct Target {
    /// The module's name.
    var module: String
    var folder: URL
    var exclude: [String]
    var sources: [String]?

    init(_ target: Manifest.Target, folder: URL) {
      module = String(target.name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
      self.folder = folder
      exclude = target.exclude ?? []
      sources = target.sources
    }

    /// Returns whether a file in the folder belongs to the target.
    func has(_ path: String) -> Bool {
      let isIn = { (list: [String]) in list.contains { path == $0 || path.hasPrefix($0 + "/") } }
      return !isIn(exclude) && sources.map(isIn) != false
    }
  }

  /// Returns the app's own modules and those of local packages, with their Swift files, the executable first.
  func modules() throws(CommandError) -> [SourceTranslation.Module] {
    let resources = resources.map { $0.path + "/" }
    var modules: [SourceTranslation.Module] = []
    for target in targets + neighbors {
      let paths = FolderFiles.isFolder(target.folder) ? try FolderFiles.list(target.folder) : []
      let files = paths.filter { $0.hasSuffix(".swift") && target.has($0) }
        .map { target.folder.appendingPathComponent($0).path }
        .filter { file in !resources.contains { file.hasPrefix($0) } }
      modules.append(SourceTranslation.Module(name: target.module, files: files))
    }
    return modules
  }

  /// The app's own targets. The executable is the first.
  var targets: [Target] = []
  /// The targets of local packages, without Quire's.
  var neighbors: [Target] = []
  /// The folders of other local targets.
  var foundation: [URL] = []
  /// The folders of local packages, for their manifests.
  var packages: [URL] = []
  /// The folders whose files are copied into the page, whether they exist or not.
  var possibleResources: [URL] = []
  /// Those of `possibleResources` that currently exist.
  var resources: [URL] { possibleResources.filter(FolderFiles.isFolder) }
}
