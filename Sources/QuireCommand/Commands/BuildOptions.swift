// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation

/// The options of `serve` and `build`.
struct BuildOptions: ParsableArguments {
  /// The build mode, if it is not the command's default.
  enum Mode: String, EnumerableFlag {
    case release, debug

    static func help(for value: Mode) -> ArgumentHelp? {
      switch value {
      case .release: "Build with optimisation, as for others."
      case .debug: "Build without optimisation, with names, the text of traps and debugging information."
      }
    }
  }

  @Flag(exclusivity: .exclusive)
  var mode: Mode?

  @Option(help: "A folder in the package; the current one if left out.")
  var packagePath: String?

  @Option(help: "The seconds after which a compiler that shows no progress is ended.")
  var timeLimit = WebBuild.usualLimit

  func validate() throws {
    guard timeLimit > 0 else { throw ValidationError("--time-limit is a number of seconds above 0.") }
  }

  private var buildMode: WebBuild.Mode { mode == .debug ? .debug : .release }

  /// The package of the command: the nearest folder upwards that contains a manifest.
  func package() throws(CommandError) -> URL { try Self.package(at: packagePath) }

  static func package(at path: String?) throws(CommandError) -> URL {
    let start = URL(fileURLWithPath: path ?? FileManager.default.currentDirectoryPath).standardizedFileURL
    var folder = start
    while true {
      if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) { return folder }
      let parent = folder.deletingLastPathComponent().standardizedFileURL
      if parent.path == folder.path { break }
      folder = parent
    }
    throw CommandError("There is no Package.swift in \(start.path) or in a folder above it.")
  }

  /// The custom element's folder, from this checkout whatever the present package is.
  func prepareElement() throws(CommandError) -> ElementFolder {
    let bundler = try Bundler()
    let toolchain = try Toolchain.find()
    let scratch = ScratchFolder(package: Checkout.root, mode: buildMode, kind: "element-")
    let build = WebBuild(
      package: Checkout.root, product: ElementFolder.product, mode: buildMode, toolchain: toolchain, scratch: scratch,
      aim: .size, limit: timeLimit)
    return try ElementFolder(module: build.run(for: ElementFolder.name), scratch: scratch.folder, bundler: bundler)
  }

  /// The app's name: the given one, or that of the package's only app. In Quire's own checkout it is Postcards.
  func app(named name: String?, in graph: PackageGraph) throws(CommandError) -> String {
    try Self.app(named: name, in: graph, of: package())
  }

  static func app(named name: String?, in graph: PackageGraph, of package: URL) throws(CommandError) -> String {
    if let name { return name }
    return package.path == Checkout.root.path ? "Postcards" : try graph.onlyApp()
  }

  /// Builds an app by its name; returns the files of its page and a folder to serve them from. The caller writes them.
  func prepare(_ name: String?) throws(CommandError) -> (site: Site, scratch: ScratchFolder) {
    let toolchain = try Toolchain.find()
    let package = try package()
    let scratch = ScratchFolder(package: package, mode: buildMode)
    let graph = try PackageGraph(root: package, toolchain: toolchain, scratch: scratch.folder)
    let app = try app(named: name, in: graph)
    let executable = try graph.webExecutable(named: app)
    let build = try WebBuild(
      package: package, product: executable.product, mode: buildMode, toolchain: toolchain, scratch: scratch,
      modules: graph.parts(of: executable).modules(), limit: timeLimit)
    let module = try build.run(for: app)
    let site = try Site(
      title: app, sources: Checkout.sources(), module: module,
      resources: Resources(folders: graph.resourceFolders(of: executable)), hasBundledScripts: buildMode == .release)
    return (site, scratch)
  }

  /// The development builds of an app, before the first one.
  func develop(_ name: String?) throws(CommandError) -> (build: DevelopmentBuild, scratch: ScratchFolder) {
    let toolchain = try Toolchain.find()
    // With links resolved, as in the package manager's plan.
    let package = try package().resolvingSymlinksInPath()
    let scratch = ScratchFolder(package: package, mode: .development)
    let graph = try PackageGraph(root: package, toolchain: toolchain, scratch: scratch.folder)
    let app = try app(named: name, in: graph)
    let build = try DevelopmentBuild(
      package: package, scratch: scratch, toolchain: toolchain, graph: graph, app: app, limit: timeLimit)
    return (build, scratch)
  }
}
