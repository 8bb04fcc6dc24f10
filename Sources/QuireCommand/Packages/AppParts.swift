// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The places of an app's files: those of the app itself, and those of its dependencies.
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

    /// Whether a file of the folder belongs to the target.
    func has(_ path: String) -> Bool {
      let isIn = { (list: [String]) in list.contains { path == $0 || path.hasPrefix($0 + "/") } }
      return !isIn(exclude) && sources.map(isIn) != false
    }
  }

  /// The app's own modules and those of packages beside it, with their Swift files, the executable first.
  func modules() -> [SourceTranslation.Module] {
    let resources = resources.map { $0.path + "/" }
    return (targets + neighbors).map { target in
      let files = ((try? FolderFiles.list(target.folder)) ?? []).filter { $0.hasSuffix(".swift") && target.has($0) }
        .map { target.folder.appendingPathComponent($0).path }
        .filter { file in !resources.contains { file.hasPrefix($0) } }
      return SourceTranslation.Module(name: target.module, files: files)
    }
  }

  /// The executable is the first.
  var targets: [Target] = []
  /// Targets of packages on this machine, without Quire's.
  var neighbors: [Target] = []
  /// Folders of other targets on this machine.
  var foundation: [URL] = []
  /// Folders of the packages on this machine, for their manifests.
  var packages: [URL] = []
  /// Folders of files that are copied to the page.
  var resources: [URL] = []
}
