// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The package for an Xcode app. It contains links to the app's files, a manifest, and sources that replace those that
/// Xcode would generate.
///
/// Nothing is written into the app's own folder. The compiler's messages name links, which the command replaces with
/// the names of the files (`OwnNames`).
struct ProjectPackage {
  /// The Xcode project, or the folder of Swift files.
  let place: URL
  let target: String?
  /// The package's folder.
  let folder: URL
  /// The dependency on Quire, as written in the manifest.
  var quire = Checkout.root.path
  /// Whether links are relative, so that both folders can be moved together.
  var hasRelativeLinks = false
  private(set) var app: AppFolder
  private(set) var catalog: AssetCatalog
  private(set) var texts: AppTexts
  private(set) var interfaces: InterfaceSource

  /// The beginning of a manifest, which names the package's origin.
  static let mark = "// Made by quire from"

  /// The folder in a target that contains the links to Swift files.
  private static let linked = "App"

  /// Creates the package. If `folder` is `nil`, the package is in a folder among Quire's own builds.
  init(_ place: URL, target: String?, folder: URL? = nil) throws(CommandError) {
    let place = place.resolvingSymlinksInPath()
    self.place = place
    self.target = target
    app = try AppFolder(place, target: target)
    catalog = try AssetCatalog(app.catalogs, iconName: app.iconName)
    texts = try AppTexts(app.texts, language: app.language)
    interfaces = try Self.interfaces(of: app, catalog, texts)
    let digest = String(Digest.of(Data("\(place.path)\n\(target ?? "")".utf8)), radix: 16)
    self.folder =
      (folder ?? Checkout.root.appendingPathComponent(".build/projects/\(app.module)-\(digest)"))
      .resolvingSymlinksInPath()
  }

  /// Reads the app again and updates the package.
  mutating func refresh() throws(CommandError) {
    app = try AppFolder(place, target: target)
    catalog = try AssetCatalog(app.catalogs, iconName: app.iconName)
    texts = try AppTexts(app.texts, language: app.language)
    interfaces = try Self.interfaces(of: app, catalog, texts)
    try write()
  }

  /// Returns the code of the app's storyboards and nibs.
  private static func interfaces(
    of app: AppFolder, _ catalog: AssetCatalog, _ texts: AppTexts
  ) throws(CommandError) -> InterfaceSource {
    guard !app.interfaces.isEmpty else { return try InterfaceSource([], in: InterfaceProject()) }
    var project = InterfaceProject(classes: AppClasses(app.swift.map(\.path)))
    project.images = Set(catalog.images.map(\.name))
    for resource in app.resources {
      let name = resource.file.lastPathComponent
      project.images.formUnion([name, String(name.prefix { $0 != "." && $0 != "@" })])
    }
    project.tables = texts.names
    return try InterfaceSource(app.interfaces, in: project)
  }

  /// Folders and files whose changes may change the package.
  var watched: [URL] {
    app.watchedFolders.flatMap { FolderFiles.folders($0).map { URL(fileURLWithPath: $0) } }
      + app.catalogs.flatMap { FolderFiles.folders($0).map { URL(fileURLWithPath: $0) } }
      + (app.watchedFiles + app.texts + app.interfaces).map { $0.deletingLastPathComponent() }
  }

  // MARK: Contents

  private enum Item: Equatable {
    case text(String)
    case link(String)
  }

  /// The folder that contains all Swift files. Their paths below it are the same as in the package.
  var base: URL {
    var parts = app.folder.resolvingSymlinksInPath().pathComponents
    for file in app.swift + app.modules.flatMap(\.swift) + app.tests.flatMap(\.files) {
      let other = file.deletingLastPathComponent().resolvingSymlinksInPath().pathComponents
      while !other.starts(with: parts) { parts.removeLast() }
    }
    return URL(fileURLWithPath: "/" + parts.dropFirst().joined(separator: "/"))
  }

  /// The package's folders of links, with a slash at the end.
  var linkedFolders: [String] {
    ([app.module] + app.modules.map(\.name)).map {
      folder.appendingPathComponent("Sources/\($0)/\(Self.linked)").path + "/"
    }
      + app.tests.map { folder.appendingPathComponent("Tests/\($0.module)").path + "/" }
  }

  private func items() throws(CommandError) -> [String: Item] {
    var items: [String: Item] = ["Package.swift": .text(manifest)]
    let target = "Sources/\(app.module)"
    let base = base.path
    func relative(_ file: URL) -> String {
      let path = file.deletingLastPathComponent().resolvingSymlinksInPath().appendingPathComponent(
        file.lastPathComponent
      )
      .path
      return base == "/" ? String(path.dropFirst()) : String(path.dropFirst(base.count + 1))
    }
    func link(_ file: URL, at path: String) { items[path] = .link(file.path) }
    for file in app.swift {
      let path = "\(target)/\(Self.linked)/\(relative(file))"
      link(file, at: path)
      if let text = interfaces.additions[file.path] { items[SourceAddition.path(of: path)] = .text(text) }
    }
    if let text = interfaces.text { items["\(target)/\(SourceAddition.interfaces)"] = .text(text) }
    for module in app.modules {
      for file in module.swift { link(file, at: "Sources/\(module.name)/\(Self.linked)/\(relative(file))") }
      if AppEntryPoint(module.swift.map(\.path)).usesBundle {
        items["Sources/\(module.name)/QuireBundle.swift"] = .text(
          BundleSource(values: app.info.values, resources: "../\(app.module)/Resources").text)
      }
    }
    for module in app.absentModules {
      items["Sources/\(module)/\(MissingImports.standIn)"] = .text(
        "// The package with the module \(module) is not taken.\n")
    }
    for (path, file) in app.resources { link(file, at: "\(target)/Resources/\(path)") }
    for image in catalog.images {
      for file in image.files { link(file.url, at: "\(target)/Resources/\(file.resource)") }
    }
    for set in catalog.data { link(set.file, at: "\(target)/Resources/\(set.resource)") }
    if let icon = catalog.icon { link(icon, at: "\(target)/Resources/\(Site.icon)") }
    if app.title != app.module { items["\(target)/Resources/\(Resources.title)"] = .text(app.title + "\n") }
    if let style = style() { items["\(target)/Resources/\(Resources.projectStyle)"] = .text(style) }
    let hasBundle = app.beginning.usesBundle || !app.info.values.isEmpty && app.tests.contains { !$0.files.isEmpty }
    if app.beginning.usesBundle {
      items["\(target)/QuireBundle.swift"] = .text(BundleSource(values: app.info.values, resources: "Resources").text)
    }
    for (module, files) in app.tests {
      for file in files { link(file, at: "Tests/\(module)/\(relative(file))") }
      // A test sees the app's functions and Foundation's. Functions of its own module take precedence over both.
      if hasBundle {
        items["Tests/\(module)/QuireBundle.swift"] = .text(
          BundleSource(values: app.info.values, resources: "../../Sources/\(app.module)/Resources").text)
      }
      if !texts.tables.isEmpty { items["Tests/\(module)/QuireTexts.swift"] = .text(texts.text) }
    }
    // A folder that the manifest excludes must exist.
    items["\(target)/Resources/.quire"] = .text("")
    if !app.catalogs.isEmpty {
      let symbols = AssetSymbols(
        catalog: catalog, taken: app.beginning.statics, hasExtensions: app.hasAssetExtensions)
      items["\(target)/QuireAssets.swift"] = .text(symbols.text)
    }
    if !texts.tables.isEmpty { items["\(target)/QuireTexts.swift"] = .text(texts.text) }
    if let text = try launch() { items["\(target)/QuireLaunch.swift"] = .text(text) }
    return items
  }

  /// Returns the style sheet of the page: the app's fonts, and the background while it is loaded.
  private func style() -> String? {
    var style = ""
    for font in app.info.fonts {
      guard let (path, file) = resource(of: font),
        let data = FileManager.default.contents(atPath: file.path), let font = FontFile(data)
      else { continue }
      style += font.rules(for: path)
    }
    if let name = app.info.launchColor, let color = catalog.colors.first(where: { $0.name == name }),
      let any = color.any.style
    {
      style += "html:not([data-quire-ready]) { background-color: \(any); }\n"
      if let dark = color.dark?.style {
        style +=
          "@media (prefers-color-scheme: dark) { html:not([data-quire-ready]) { background-color: \(dark); } }\n"
      }
    }
    return style.isEmpty ? nil : style
  }

  /// Returns the file of a font that Info.plist names, with or without its folder.
  private func resource(of font: AppInfo.Name) -> (path: String, file: URL)? {
    let name = font.text.split(separator: "/").last.map(String.init) ?? font.text
    return app.resources.first { $0.file.lastPathComponent == name }
  }

  /// The fonts that Info.plist names but that are missing or unreadable.
  var missingFonts: [(name: String, reason: String)] {
    app.info.fonts.compactMap { font in
      guard let file = resource(of: font)?.file else {
        return (font.text, "a font that \(font.place) names, and that the app has not")
      }
      let data = FileManager.default.contents(atPath: file.path) ?? Data()
      return FontFile(data) == nil ? (font.text, "no font that can be read, named at \(font.place)") : nil
    }
  }

  /// Returns the extension of the app's delegate with the launch settings of the Info.plist and the catalogs.
  private func launch() throws(CommandError) -> String? {
    let access = app.delegate.isPublic ? "public " : ""
    var members: [String] = []
    var completions: [String] = []
    if let scene = app.info.sceneDelegate {
      guard app.beginning.classes.contains(scene.text) else {
        throw CommandError("\(scene.place): the scene's delegate is \(scene.text), and the app has no such class.")
      }
      completions.append("if !configuration._namesDelegate { configuration.delegateClass = \(scene.text).self }")
    }
    if let name = app.info.storyboards.last?.text, interfaces.storyboards.contains(name) {
      completions.append(
        "if configuration.storyboard == nil { configuration.storyboard = UIStoryboard(name: \(AppTemplate.Source.quoted(name)), bundle: nil) }"
      )
    }
    if !completions.isEmpty {
      members.append(
        "\(access)func _complete(_ configuration: UISceneConfiguration) {\n    \(completions.joined(separator: "\n    "))\n  }"
      )
    }
    if interfaces.text != nil { members.append("\(access)func _registerInterfaces() { QuireInterfaces.register() }") }
    if let accent = app.accent, let index = catalog.colors.firstIndex(where: { $0.name == accent }) {
      let name = AppTemplate.Source.quoted(catalog.colors[index].name)
      members.append("\(access)func _tint(_ window: UIWindow) { window.tintColor = UIColor(named: \(name)) }")
    }
    guard !members.isEmpty else { return nil }
    return """
      // Made by quire from the app's Info.plist and catalogs; a change here is lost.

      import UIKit

      extension \(app.delegate.name) {
        \(members.joined(separator: "\n  "))
      }

      """
  }

  private var manifest: String {
    let quoted = AppTemplate.Source.quoted
    let uikit = ".product(name: \"UIKit\", package: \"Quire\", condition: whereUIKitIsFree),\n"
    let absent = app.absentModules.map { "    .target(name: \(quoted($0))),\n" }.joined()
    let absentNames = app.absentModules.map { "        \(quoted($0)),\n" }.joined()
    let modules = app.modules.map { module in
      let names = module.dependencies.map { "        \(quoted($0)),\n" }.joined()
      let settings = module.swiftSettings.map { "        \($0),\n" }.joined()
      return
        "    .target(\n      name: \(quoted(module.name)),\n      dependencies: [\n\(names)\(absentNames)        \(uikit)      ],\n"
        + "      swiftSettings: [\n\(settings)      ]),\n"
    }.joined()
    let own = app.modules.map { "        \(quoted($0.name)),\n" }.joined() + absentNames
    let settings = app.swiftSettings.map { "        \($0),\n" }.joined()
    let tests = app.tests.map { module, _ in
      """
          .testTarget(
            name: \(quoted(module)),
            dependencies: [
              \(quoted(app.module)), .product(name: "UIKit", package: "Quire", condition: whereUIKitIsFree),
              .product(name: "QuireSimulator", package: "Quire"),
            ],
            swiftSettings: [
      \(settings)      ]),

      """
    }.joined()
    return """
      // swift-tools-version: 6.2
      \(Self.mark) \(PlainText.of(place.path)).

      import PackageDescription

      /// The platforms on which Quire's module UIKit replaces Apple's: all but iOS and its relatives.
      let whereUIKitIsFree = TargetDependencyCondition.when(platforms: [.macOS, .linux, .windows, .android, .wasi])

      let package = Package(
        name: \(quoted(app.module)),
        platforms: [.macOS(.v13)],
        dependencies: [
          .package(name: "Quire", path: \(quoted(quire)))
        ],
        targets: [
          .executableTarget(
            name: \(quoted(app.module)),
            dependencies: [
      \(own)        .product(name: "UIKit", package: "Quire", condition: whereUIKitIsFree),
              .product(name: "QuireWeb", package: "Quire", condition: whereUIKitIsFree),
            ],
            exclude: ["Resources"],
            swiftSettings: [
      \(settings)      ]),
      \(modules)\(absent)\(tests)  ])

      """
  }

  // MARK: Writing

  /// Updates the folder. Unchanged files keep their dates.
  func write() throws(CommandError) {
    let items = try items()
    let files = FileManager.default
    do {
      for path in Self.present(in: folder) where items[path] == nil {
        try files.removeItem(at: folder.appendingPathComponent(path))
      }
      for (path, item) in items.sorted(by: { $0.key < $1.key }) {
        let file = folder.appendingPathComponent(path)
        switch item {
        case .text(let text):
          if let old = files.contents(atPath: file.path), old == Data(text.utf8) { continue }
          try files.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
          try Data(text.utf8).write(to: file, options: .atomic)
        case .link(let target):
          let destination = hasRelativeLinks ? Self.path(from: file.deletingLastPathComponent(), to: target) : target
          if (try? files.destinationOfSymbolicLink(atPath: file.path)) == destination { continue }
          try? files.removeItem(at: file)
          try files.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
          try files.createSymbolicLink(atPath: file.path, withDestinationPath: destination)
        }
      }
    } catch {
      throw CommandError("The folder \(folder.path) can't be written to.")
    }
  }

  /// Returns the files and links that the package currently contains, in the folders that are written here.
  private static func present(in folder: URL) -> [String] {
    let files = FileManager.default
    return ["Sources", "Tests"].flatMap { top -> [String] in
      let place = folder.appendingPathComponent(top)
      guard let paths = files.enumerator(atPath: place.path) else { return [] }
      return paths.compactMap { path in
        guard let path = path as? String else { return nil }
        let kind = (try? files.attributesOfItem(atPath: place.appendingPathComponent(path).path))?[.type]
        return kind as? FileAttributeType == .typeDirectory ? nil : "\(top)/\(path)"
      }
    }
  }

  /// Returns the relative path from a folder to a file.
  private static func path(from folder: URL, to file: String) -> String {
    let start = folder.standardizedFileURL.pathComponents
    let end = URL(fileURLWithPath: file).standardizedFileURL.pathComponents
    let common = zip(start, end).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: start.count - common) + end[common...]).joined(separator: "/")
  }
}
