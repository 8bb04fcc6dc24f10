// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An app's sources in Xcode's form: those of a project's target, or the Swift files of a folder.
struct AppFolder {
  /// The module's name.
  var module = ""
  /// The page's title.
  var title = ""
  /// The project or the folder, for messages.
  var origin: URL
  /// The folder that contains all files, as far as they have a common one.
  var folder: URL
  var swift: [URL] = []
  /// Catalogs of colors and images.
  var catalogs: [URL] = []
  /// Files with texts in languages.
  var texts: [URL] = []
  /// Files that the app finds by name.
  var resources: [URL] = []
  var info = AppInfo()
  var infoFile: URL?
  /// The class with `@main`.
  var delegate: AppBeginning.Entry
  var beginning: AppBeginning
  /// The line of a setting in the manifest.
  var swiftSettings: [String] = []
  /// The app's tint color.
  var accent: String?
  /// Whether the symbols of catalogs are also added to `UIColor` and `UIImage`.
  var hasAssetExtensions = true
  /// The app's unit tests, by module name.
  var tests: [(module: String, files: [URL])] = []
  /// The names of the files and targets that are left out, each with a reason.
  var left: [(name: String, reason: String)] = []
  /// Folders in which a new file is a new source, and files that define what belongs to the app.
  var watchedFolders: [URL] = []
  var watchedFiles: [URL] = []

  /// Reads a project or a folder. `target` chooses among several apps.
  init(_ place: URL, target: String? = nil) throws(CommandError) {
    if place.pathExtension == "xcodeproj" {
      try self.init(project: place, target: target)
    } else if let project = try Self.project(in: place) {
      try self.init(project: project, target: target)
    } else {
      try self.init(plain: place)
    }
  }

  /// The project in a folder, if there is one.
  static func project(in folder: URL) throws(CommandError) -> URL? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let projects = names.filter { $0.hasSuffix(".xcodeproj") && !$0.hasPrefix(".") }.sorted()
    guard projects.count < 2 else {
      throw CommandError("\(folder.path) has several projects; name one of \(projects.joined(separator: ", ")).")
    }
    return projects.first.map(folder.appendingPathComponent)
  }
}

// MARK: A project

extension AppFolder {
  private init(project bundle: URL, target wanted: String?) throws(CommandError) {
    let project = try XcodeProject(bundle)
    let targets = try project.targets()
    let target = try Self.app(among: targets, named: wanted, in: project)
    let settings = try BuildSettings(of: target.object, in: project, configuration: nil)
    let files = try target.files()
    guard !files.swift.isEmpty else { throw project.error("compiles no Swift file", of: target.object) }
    let beginning = AppBeginning(files.swift.map(\.path))
    origin = bundle
    folder = project.folder
    delegate = try beginning.delegate(of: "\(target.name) in \(bundle.path)")
    self.beginning = beginning
    swift = files.swift
    module = Self.module(settings["PRODUCT_MODULE_NAME"] ?? target.name)
    if let path = settings["INFOPLIST_FILE"] {
      let file = path.hasPrefix("/") ? URL(fileURLWithPath: path) : project.folder.appendingPathComponent(path)
      guard FileManager.default.fileExists(atPath: file.path) else {
        throw project.error("has the setting INFOPLIST_FILE, but there is no file \(file.path)", of: target.object)
      }
      infoFile = file
    }
    info = try AppInfo(file: infoFile, settings: settings)
    title = info.title ?? settings["PRODUCT_NAME"] ?? target.name
    swiftSettings = try Self.swiftSettings(of: target, in: project)
    accent = settings["ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"]
    hasAssetExtensions = settings["ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS"] != "NO"
    sort(files.others)
    for other in targets where other.name != target.name {
      switch other.kind {
      case .app: left.append((other.name, "another app; --target \(other.name) takes it"))
      case .tests: try addTests(other, in: project)
      case .other(let words): left.append((other.name, words))
      }
    }
    if let header = settings["SWIFT_OBJC_BRIDGING_HEADER"] { left.append((header, "a bridging header")) }
    for package in project.objects("packageProductDependencies", of: target.object) {
      if let name = package.text("productName") { left.append((name, "a package")) }
    }
    watchedFolders = target.synchronizedFolders
    watchedFiles = [project.file] + (infoFile.map { [$0] } ?? [])
  }

  private static func app(
    among targets: [XcodeTarget], named wanted: String?, in project: XcodeProject
  ) throws(CommandError) -> XcodeTarget {
    let apps = targets.filter { $0.kind == .app }
    if let wanted {
      if let found = apps.first(where: { $0.name == wanted }) { return found }
      let list = apps.isEmpty ? "it has none" : "there is \(apps.map(\.name).joined(separator: ", "))"
      throw CommandError("\(project.file.path) has no app for iOS named \(wanted); \(list).")
    }
    guard let first = apps.first else {
      throw project.error("has no target that is an app for iOS", of: project.project)
    }
    if apps.count > 1, let same = apps.first(where: { $0.name == project.name }) { return same }
    guard apps.count == 1 else {
      throw CommandError(
        "\(project.file.path) has several apps; name one with --target: \(apps.map(\.name).joined(separator: ", ")).")
    }
    return first
  }

  private mutating func addTests(_ target: XcodeTarget, in project: XcodeProject) throws(CommandError) {
    let files = try target.files().swift
    guard !files.isEmpty else { return left.append((target.name, "tests")) }
    tests.append((Self.module(target.name), files))
    left.append((target.name, "tests; quire test runs them"))
    watchedFolders += target.synchronizedFolders
  }
}

// MARK: A folder

extension AppFolder {
  private init(plain folder: URL) throws(CommandError) {
    var files: [URL] = []
    for path in try BundledFiles.list(folder) where !Self.isTest(path) {
      files.append(folder.appendingPathComponent(path))
    }
    swift = files.filter { $0.pathExtension == "swift" }
    guard !swift.isEmpty else { throw CommandError("\(folder.path) has neither a project nor a Swift file.") }
    let beginning = AppBeginning(swift.map(\.path))
    origin = folder
    self.folder = folder
    delegate = try beginning.delegate(of: folder.path)
    self.beginning = beginning
    let name = folder.lastPathComponent
    module = Self.module(BuildSettings.identifier(name))
    infoFile = files.first { $0.lastPathComponent == "Info.plist" }
    info = try AppInfo(
      file: infoFile,
      settings: BuildSettings(["PRODUCT_NAME": name, "PRODUCT_MODULE_NAME": module, "TARGET_NAME": name]))
    title = info.title ?? name
    swiftSettings = [".swiftLanguageMode(.v5)"]
    accent = "AccentColor"
    sort(files.filter { $0.pathExtension != "swift" })
    watchedFolders = [folder]
    watchedFiles = infoFile.map { [$0] } ?? []
  }

  private static func isTest(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") || $0 == "build" || $0 == "Pods" }
  }
}

// MARK: Kinds of files

extension AppFolder {
  /// The extensions of files that an app reads unchanged.
  private static let data: Set = [
    "csv", "gif", "html", "jpeg", "jpg", "json", "m4a", "mov", "mp3", "mp4", "otf", "png", "svg", "tsv", "ttf", "txt",
    "wav", "webp", "woff", "woff2", "xml",
  ]
  /// The reasons why files of other kinds are left out, by extension. Files without a reason are irrelevant for a page.
  private static let reasons: [String: String] = [
    "storyboard": "a storyboard", "xib": "a nib", "m": "Objective-C", "mm": "Objective-C", "c": "C", "cpp": "C++",
    "xcdatamodeld": "a data model", "xcdatamodel": "a data model", "metal": "a shader", "mlmodel": "a model",
    "mlpackage": "a model", "intentdefinition": "intents", "pdf": "a PDF", "strings": "another table of texts",
    "xcstrings": "another table of texts", "stringsdict": "texts by number", "scnassets": "a scene",
    "bundle": "a bundle",
    "heic": "an image that browsers do not show",
  ]

  private mutating func sort(_ files: [URL]) {
    for file in files {
      let ending = file.pathExtension.lowercased()
      if ending == "xcassets" {
        catalogs.append(file)
      } else if AppTexts.has(file) {
        texts.append(file)
      } else if Self.data.contains(ending) || file.lastPathComponent == "page.js"
        || file.lastPathComponent == "page.css"
      {
        resources.append(file)
      } else if let reason = Self.reasons[ending] {
        left.append((file.lastPathComponent, reason))
      }
    }
  }

  /// Returns the module's name, unless Quire or Swift already uses it.
  private static func module(_ name: String) -> String {
    let plain = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") ? $0 : "_" })
    return AppTemplate.isTaken(plain) ? plain + "App" : plain
  }
}

// MARK: Settings of the compiler

extension AppFolder {
  private static func swiftSettings(
    of target: XcodeTarget, in project: XcodeProject
  ) throws(CommandError) -> [String] {
    let settings = try BuildSettings(of: target.object, in: project, configuration: nil)
    let mode = languageMode(settings["SWIFT_VERSION"])
    var lines = [".swiftLanguageMode(.\(mode))"]
    if settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" { lines.append(".defaultIsolation(MainActor.self)") }
    var features: [String] = []
    if settings["SWIFT_APPROACHABLE_CONCURRENCY"] == "YES" {
      features = ["InferIsolatedConformances", "NonisolatedNonsendingByDefault"]
      // Language mode 6 implies the other features. InferSendableFromCaptures is left out, because in mode 5 it causes
      // a warning for the method of each selector.
      if mode != "v6" { features += ["DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability"] }
    }
    lines += features.sorted().map { ".enableUpcomingFeature(\"\($0)\")" }
    for (name, configuration) in [("Debug", "debug"), ("Release", "release")] {
      let own = try BuildSettings(of: target.object, in: project, configuration: name)
      for condition in (own["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? "").split(separator: " ")
      where condition.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) && own.configuration == name {
        lines.append(".define(\"\(condition)\", .when(configuration: .\(configuration)))")
      }
    }
    return lines
  }

  private static func languageMode(_ version: String?) -> String {
    switch version?.split(separator: ".").first {
    case "6": "v6"
    case "4": version?.hasPrefix("4.2") == true ? "v4_2" : "v4"
    default: "v5"
    }
  }
}
