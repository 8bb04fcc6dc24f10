// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The sources of an app in Xcode's form: the files of a project's target, or the Swift files of a folder.
struct AppFolder {
  /// The module's name.
  var module = ""
  /// The page's title.
  var title = ""
  /// The project or the folder, for messages.
  var origin: URL
  /// The folder that contains all files, as far as they have a common folder.
  var folder: URL
  var swift: [URL] = []
  /// Catalogs of colors and images.
  var catalogs: [URL] = []
  /// Files with texts in languages.
  var texts: [URL] = []
  /// Storyboards and nibs.
  var interfaces: [URL] = []
  /// Files that the app finds by their paths among the page's resources.
  var resources: [(path: String, file: URL)] = []
  /// The modules in addition to the app's own.
  var modules: [AppModule] = []
  /// The names of empty modules, in place of those that a package that is left out would provide.
  var absentModules: [String] = []
  /// The names of the modules that the app and its modules import, each with the files that import it.
  private(set) var imports: [String: [String]] = [:]
  /// The language in which the app is developed.
  var language = "en"
  var info = AppInfo()
  var infoFile: URL?
  /// The class with `@main`.
  var delegate: AppEntryPoint.Entry
  var beginning: AppEntryPoint
  /// The lines of the compiler's settings in the manifest.
  var swiftSettings: [String] = []
  /// The app's tint color.
  var accent: String?
  /// Whether the symbols of catalogs are also added to `UIColor` and `UIImage`.
  var hasAssetExtensions = true
  /// The name of the set of catalogs with the app's icon.
  var iconName = "AppIcon"
  /// The app's unit tests, by the name of their module.
  var tests: [(module: String, files: [URL])] = []
  /// The names of the files and targets that are left out, each with a reason.
  var left: [(name: String, reason: String)] = []
  /// The folders in which a new file is a new source, and the files that define the contents of the app.
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

  /// Returns the project in a folder, or `nil` if there is none.
  static func project(in folder: URL) throws(CommandError) -> URL? {
    let projects = try FolderFiles.names(in: folder, isOptional: true).filter {
      $0.hasSuffix(".xcodeproj") && !$0.hasPrefix(".")
    }.sorted()
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
    let beginning = AppEntryPoint(files.swift.map(\.path))
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
    iconName = settings["ASSETCATALOG_COMPILER_APPICON_NAME"] ?? iconName
    language = Self.language(project.project.text("developmentRegion"))
    try sort(files)
    try addModules(of: target, among: targets, in: project)
    for other in targets where other.name != target.name {
      switch other.kind {
      case .module(let words):
        if !modules.contains(where: { $0.name == Self.module(other.name) }) { left.append((other.name, words)) }
      case .app: left.append((other.name, "another app; --target \(other.name) takes it"))
      case .tests: try addTests(other, in: project)
      case .other(let words): left.append((other.name, words))
      }
    }
    if let header = settings["SWIFT_OBJC_BRIDGING_HEADER"] { left.append((header, "a bridging header")) }
    left += target.scripts.map { ($0, "a script of the build") }
    addAbsentModules()
    watchedFolders += target.synchronizedFolders
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
    let beginning = AppEntryPoint(swift.map(\.path))
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
    try sort(XcodeTarget.Files(others: files.filter { $0.pathExtension != "swift" }))
    addAbsentModules()
    watchedFolders = [folder]
    watchedFiles = infoFile.map { [$0] } ?? []
  }

  private static func isTest(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") || $0 == "build" || $0 == "Pods" }
  }
}

// MARK: Kinds of files

extension AppFolder {
  /// The extensions of files that are used to develop the app but are not part of it.
  private static let makings: Set = [
    "entitlements", "gitignore", "gitkeep", "h", "hpp", "lock", "md", "modulemap", "pch", "plist~", "resolved", "rb",
    "sh", "swp", "xcconfig", "xcprivacy", "yml", "yaml",
  ]
  /// The reasons why files of other kinds are left out, by extension. Files without a reason are irrelevant for a page.
  private static let reasons: [String: String] = [
    "m": "Objective-C", "mm": "Objective-C", "c": "C", "cpp": "C++",
    "xcdatamodeld": "a data model", "xcdatamodel": "a data model", "metal": "a shader", "mlmodel": "a model",
    "mlpackage": "a model", "intentdefinition": "intents", "pdf": "a PDF", "scnassets": "a scene",
    "rcproject": "a scene",
    "usdz": "a scene", "reality": "a scene", "bundle": "a bundle", "framework": "a compiled framework",
    "xcframework": "a compiled framework", "a": "a compiled library", "tbd": "a compiled library",
    "heic": "an image that browsers do not show",
  ]

  private mutating func sort(_ files: XcodeTarget.Files) throws(CommandError) {
    for file in files.missing { left.append((file.lastPathComponent, "there is no file \(file.path)")) }
    for file in files.others {
      let ending = file.pathExtension.lowercased()
      let name = file.lastPathComponent
      if ending == "xcassets" {
        catalogs.append(file)
      } else if ending == "strings" || ending == "stringsdict" || ending == "xcstrings" {
        if AppTexts.has(file) { texts.append(file) }
      } else if ending == "storyboard" || ending == "xib" {
        addInterface(file)
      } else if let reason = Self.reasons[ending] {
        left.append((name, reason))
      } else if name != "Info.plist", file != infoFile, !Self.makings.contains(ending) {
        try addResource(file)
      }
    }
  }

  /// Adds a storyboard or a nib. One of a language's folder is a variant of that in `Base.lproj`, whose texts the
  /// languages' tables replace.
  private mutating func addInterface(_ file: URL) {
    let name = file.lastPathComponent
    guard let known = interfaces.firstIndex(where: { $0.lastPathComponent == name }) else {
      return interfaces.append(file)
    }
    let folder = file.deletingLastPathComponent().lastPathComponent
    if folder == "Base.lproj" || folder == "\(language).lproj" && !interfaces[known].path.contains("/Base.lproj/") {
      interfaces[known] = file
    }
  }

  /// Adds a resource. A file has the path of its name. A file of another language also has the name of the language's
  /// folder. Each file in a folder has its path in that folder.
  private mutating func addResource(_ file: URL) throws(CommandError) {
    let folder = file.deletingLastPathComponent().lastPathComponent
    let isOther = folder.hasSuffix(".lproj") && folder != "Base.lproj" && folder != "\(language).lproj"
    let name = (isOther ? folder + "/" : "") + file.lastPathComponent
    let paths = FolderFiles.isFolder(file) ? try FolderFiles.list(file).map { "/" + $0 } : [""]
    for path in paths {
      if resources.contains(where: { $0.path == name + path }) {
        left.append((file.path, "another file of the name"))
      } else {
        resources.append((name + path, path.isEmpty ? file : file.appendingPathComponent(String(path.dropFirst()))))
      }
    }
  }

  /// Returns the module's name, unless Quire or Swift already uses it.
  private static func module(_ name: String) -> String {
    let plain = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") ? $0 : "_" })
    return AppTemplate.isTaken(plain) ? plain + "App" : plain
  }
}

// MARK: Modules

extension AppFolder {
  /// Adds the project's frameworks and libraries on which a target depends, and the products of local packages.
  private mutating func addModules(
    of target: XcodeTarget, among targets: [XcodeTarget], in project: XcodeProject
  ) throws(CommandError) {
    var waiting = [target]
    var seen: Set<String> = [target.object.id]
    var products: [String] = []
    var packages: [LocalPackage]?
    while !waiting.isEmpty {
      let next = waiting.removeFirst()
      products += next.products.filter { !products.contains($0) }
      for id in next.dependencies where seen.insert(id).inserted {
        guard let other = targets.first(where: { $0.object.id == id }), case .module(let words) = other.kind else {
          continue
        }
        waiting.append(other)
        let files = try other.files()
        try sort(XcodeTarget.Files(others: files.others, missing: files.missing))
        guard !files.swift.isEmpty else {
          left.append((other.name, "\(words) without a Swift file"))
          continue
        }
        modules.append(
          AppModule(
            name: Self.module(other.name), swift: files.swift,
            dependencies: other.dependencies.compactMap { id in
              targets.first { $0.object.id == id }.map { Self.module($0.name) }
            } + other.products, swiftSettings: try Self.swiftSettings(of: other, in: project)))
        watchedFolders += other.synchronizedFolders
      }
    }
    for product in products {
      if packages == nil { packages = try localPackages(of: project) }
      let known = packages ?? []
      guard let package = known.first(where: { $0.has(product: product) }) else {
        left.append((product, "a package from elsewhere; one in a folder beside the project is taken"))
        continue
      }
      for module in try package.modules(of: product) where !modules.contains(where: { $0.name == module.name }) {
        modules.append(module)
      }
      watchedFiles.append(package.folder.appendingPathComponent("Package.swift"))
      watchedFolders.append(package.folder)
    }
    let names = Set(modules.map(\.name))
    for index in modules.indices { modules[index].dependencies.removeAll { !names.contains($0) } }
  }

  /// Returns the packages in folders of this machine: those that the project names, and those in folders among its
  /// files.
  private func localPackages(of project: XcodeProject) throws(CommandError) -> [LocalPackage] {
    var packages: [LocalPackage] = []
    for reference in project.all("XCLocalSwiftPackageReference") {
      guard let path = reference.text("relativePath") else { continue }
      let folder = path.hasPrefix("/") ? URL(fileURLWithPath: path) : project.folder.appendingPathComponent(path)
      guard FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) else {
        throw project.error(
          "is no package: there is no \(folder.standardizedFileURL.path)/Package.swift", of: reference)
      }
      packages.append(try LocalPackage(folder.standardizedFileURL, cache: Self.descriptions))
    }
    for reference in project.all("PBXFileReference") {
      guard let folder = project.places[reference.id], !packages.contains(where: { $0.folder.path == folder.path }),
        FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path)
      else { continue }
      packages.append(try LocalPackage(folder, cache: Self.descriptions))
    }
    return packages
  }

  private static let descriptions = Checkout.root.appendingPathComponent(".build/projects/packages")

  /// Adds an empty module for each imported module that a left-out package would provide, so that the rest of the file
  /// can be compiled.
  private mutating func addAbsentModules() {
    let known = Set(modules.map(\.name)).union([module]).union(Self.knownModules)
    imports = beginning.imports
    var tested = beginning.tested
    for module in modules {
      let sources = AppEntryPoint(module.swift.map(\.path))
      imports.merge(sources.imports) { $0 + $1 }
      tested.formUnion(sources.tested)
    }
    absentModules = imports.keys.filter { name in
      !name.isEmpty && !tested.contains(name) && !known.contains(name) && !MissingModules.has(name)
        && !AppTemplate.isTaken(name)
    }.sorted()
  }

  /// The modules of the toolchain, and those that the translation replaces with UIKit.
  private static let knownModules: Set = [
    "AppKit", "AudioToolbox", "Cocoa", "Combine", "CoreFoundation", "CoreGraphics", "Darwin", "Dispatch", "Foundation",
    "Glibc", "OSLog",
    "ObjectiveC", "Observation",
    "QuartzCore", "Quire", "QuireSimulator", "QuireWeb", "RegexBuilder", "Swift", "SwiftSyntax", "Synchronization",
    "Testing", "UIKit", "WatchKit", "XCTest", "_Concurrency",
    "os",
  ]
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

  /// Returns the language in which the app is developed. Old projects contain its English name.
  private static func language(_ region: String?) -> String {
    let names = [
      "Chinese": "zh", "Dutch": "nl", "English": "en", "French": "fr", "German": "de", "Italian": "it",
      "Japanese": "ja", "Spanish": "es",
    ]
    return region.map { names[$0] ?? $0 } ?? "en"
  }

  private static func languageMode(_ version: String?) -> String {
    switch version?.split(separator: ".").first {
    case "6": "v6"
    case "4": version?.hasPrefix("4.2") == true ? "v4_2" : "v4"
    default: "v5"
    }
  }
}
