// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A target of an Xcode project.
struct XcodeTarget {
  enum Kind: Equatable {
    case app, tests
    /// A framework or a library of the project, whose Swift files form a module.
    case module(String)
    /// Something else. The value describes it in a few words: "an app extension".
    case other(String)
  }

  let object: XcodeProject.Object
  let name: String
  let kind: Kind
  private let project: XcodeProject

  init(_ object: XcodeProject.Object, in project: XcodeProject) throws(CommandError) {
    guard let name = object.text("name") else { throw project.error("has no name", of: object) }
    self.object = object
    self.name = name
    self.project = project
    guard object.kind == "PBXNativeTarget" else {
      kind = .other("a target of scripts")
      return
    }
    kind = try Self.kind(of: object, in: project)
  }

  private static func kind(of object: XcodeProject.Object, in project: XcodeProject) throws(CommandError) -> Kind {
    let type = (object.text("productType") ?? "").replacing("com.apple.product-type.", with: "")
    switch type {
    case "application": return try platform(of: object, in: project)
    case "application.on-demand-install-capable": return .other("an app clip")
    case "bundle.unit-test": return .tests
    case "bundle.ui-testing": return .other("tests of the interface")
    case _ where type.contains("watch"): return .other("a watch app")
    case _ where type.contains("extension"): return .other(try extensionWords(object, in: project))
    case _ where type.contains("framework"): return .module("a framework")
    case _ where type.contains("library"): return .module("a library")
    case "bundle": return .other("a bundle")
    case "tool": return .other("a command-line tool")
    default: return .other(type.isEmpty ? "a target without a product type" : type)
    }
  }

  /// Returns a description of an app extension, according to its extension point: "a widget" or "an app extension".
  private static func extensionWords(
    _ object: XcodeProject.Object, in project: XcodeProject
  ) throws(CommandError) -> String {
    let settings = try BuildSettings(of: object, in: project, configuration: nil)
    let file = settings["INFOPLIST_FILE"].map { project.folder.appendingPathComponent($0) }
    let list = file.flatMap { try? PropertyListFile.read($0) }
    return list?["NSExtension"]?["NSExtensionPointIdentifier"]?.text == "com.apple.widgetkit-extension"
      ? "a widget" : "an app extension"
  }

  /// Returns the kind of an app, which is `app` unless its settings name another system than iOS.
  private static func platform(of object: XcodeProject.Object, in project: XcodeProject) throws(CommandError) -> Kind {
    let settings = try BuildSettings(of: object, in: project, configuration: nil)
    let platforms = (settings["SUPPORTED_PLATFORMS"] ?? "").split(separator: " ")
    if platforms.contains("iphoneos") || platforms.contains("iphonesimulator") { return .app }
    let other: [(String, String)] = [
      ("macosx", "a Mac app"), ("watchos", "a watch app"), ("appletvos", "a TV app"), ("xros", "a Vision app"),
    ]
    let sdk = settings["SDKROOT"] ?? ""
    for (system, words) in other where sdk == system || platforms.contains(where: { $0 == system }) {
      return .other(words)
    }
    return .app
  }
}

// MARK: Scripts

extension XcodeTarget {
  /// The names of the target's build phases that run a script.
  var scripts: [String] {
    project.objects("buildPhases", of: object).filter { $0.kind == "PBXShellScriptBuildPhase" }
      .map { $0.text("name") ?? "Run Script" }
  }
}

// MARK: Dependencies

extension XcodeTarget {
  /// The identifiers of the targets of this project on which the target depends directly.
  var dependencies: [String] {
    project.objects("dependencies", of: object).compactMap { dependency in
      dependency.text("target") ?? dependency.text("targetProxy").flatMap(project.object)?.text("remoteGlobalIDString")
    }
  }

  /// The names of the package products on which the target depends.
  var products: [String] {
    project.objects("packageProductDependencies", of: object).compactMap { $0.text("productName") }
  }
}

// MARK: Files

extension XcodeTarget {
  /// The files of a target.
  struct Files {
    var swift: [URL] = []
    /// Files and folders of all other kinds.
    var others: [URL] = []
    /// The files that the project names but that do not exist. Does not include Swift files, without which nothing can
    /// be built.
    var missing: [URL] = []
  }

  /// Returns the files of the build phases for sources and resources, and of the synchronized folders.
  func files() throws(CommandError) -> Files {
    var files = Files()
    var seen: Set<String> = []
    func add(_ url: URL) {
      guard seen.insert(url.path).inserted else { return }
      if url.pathExtension == "swift" { files.swift.append(url) } else { files.others.append(url) }
    }
    for phase in project.objects("buildPhases", of: object) {
      guard phase.kind == "PBXSourcesBuildPhase" || phase.kind == "PBXResourcesBuildPhase" else { continue }
      for entry in project.objects("files", of: phase) where isForPhone(entry) {
        guard let id = entry.text("fileRef"), let reference = project.object(id) else { continue }
        for url in urls(of: reference) {
          if url.pathExtension == "swift", !FileManager.default.fileExists(atPath: url.path) {
            throw project.error("is compiled by \(name), but there is no file \(url.path)", of: reference)
          }
          if FileManager.default.fileExists(atPath: url.path) { add(url) } else { files.missing.append(url) }
        }
      }
    }
    try addSynchronized(add)
    files.swift.sort { $0.path < $1.path }
    files.others.sort { $0.path < $1.path }
    return files
  }

  /// The folders that Xcode synchronizes with the disk, where a new file is a new source.
  var synchronizedFolders: [URL] {
    project.objects("fileSystemSynchronizedGroups", of: object).compactMap { project.places[$0.id] }
  }

  /// Returns the URL of a file, or those of its variants for several languages.
  private func urls(of reference: XcodeProject.Object) -> [URL] {
    guard reference.kind == "PBXVariantGroup" else { return project.places[reference.id].map { [$0] } ?? [] }
    return project.objects("children", of: reference).compactMap { project.places[$0.id] }
  }

  private func isForPhone(_ entry: XcodeProject.Object) -> Bool {
    let filters = entry.texts("platformFilters") + (entry.text("platformFilter").map { [$0] } ?? [])
    return filters.isEmpty || filters.contains("ios")
  }

  private func addSynchronized(_ add: (URL) -> Void) throws(CommandError) {
    let own = Set(object.texts("fileSystemSynchronizedGroups"))
    for group in project.all("PBXFileSystemSynchronizedRootGroup") {
      guard let folder = project.places[group.id] else { continue }
      let exceptions = Set(
        project.objects("exceptions", of: group)
          .filter { $0.kind == "PBXFileSystemSynchronizedBuildFileExceptionSet" && $0.text("target") == object.id }
          .flatMap { $0.texts("membershipExceptions") })
      let isOwn = own.contains(group.id)
      guard isOwn || !exceptions.isEmpty else { continue }
      guard FileManager.default.fileExists(atPath: folder.path) else {
        throw project.error("is a folder of \(name), but there is no folder \(folder.path)", of: group)
      }
      for path in try BundledFiles.list(folder) {
        let isException = exceptions.contains { path == $0 || path.hasPrefix($0 + "/") }
        // For a target that does not own the folder, the exceptions are the files that the target contains.
        if isException != isOwn { add(folder.appendingPathComponent(path)) }
      }
    }
  }
}
