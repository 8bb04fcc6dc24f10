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
      case .release: "Build with optimization, as for others."
      case .debug: "Build without optimization, with names, the text of traps and debugging information."
      }
    }
  }

  @Flag(exclusivity: .exclusive)
  var mode: Mode?

  @Flag(help: "Make a release build in less time: its module is about 1 % larger.")
  var quick = false

  @Option(help: "A folder in the package; the current one if left out.")
  var packagePath: String?

  @Option(help: "The app's target in an Xcode project with several.")
  var target: String?

  @Option(help: "The seconds after which a compiler that shows no progress is ended.")
  var timeLimit = WebBuild.usualLimit

  func validate() throws {
    guard !quick || mode != .debug else {
      throw ValidationError("--quick is for release builds; a debug build is quick.")
    }
    guard timeLimit > 0 else { throw ValidationError("--time-limit is a number of seconds above 0.") }
  }

  private var effort: ModuleOptimizer.Effort { quick ? .quick : .full }
  private var buildMode: WebBuild.Mode { mode == .debug ? .debug : .release }

  /// Returns the package of the command, and the app's name in it.
  func place(_ app: String?) throws(CommandError) -> AppPlace {
    try AppPlace(app: app, packagePath: packagePath, target: target)
  }

  /// Builds the custom element's folder, from this checkout regardless of the current package.
  func prepareElement() throws(CommandError) -> ElementFolder {
    let bundler = try Bundler()
    let toolchain = try Toolchain.find()
    let scratch = ScratchFolder(package: Checkout.root, mode: buildMode, kind: "element-")
    let build = WebBuild(
      package: Checkout.root, product: ElementFolder.product, mode: buildMode, toolchain: toolchain, scratch: scratch,
      aim: .size, effort: effort, limit: timeLimit)
    return try ElementFolder(module: build.run(for: ElementFolder.name), scratch: scratch.folder, bundler: bundler)
  }

  /// Returns the app's name: the given one, or the name of the only app. In Quire's own checkout, the default is
  /// Postcards.
  static func app(named name: String?, in graph: PackageGraph, of package: URL) throws(CommandError) -> String {
    if let name { return name }
    return package.path == Checkout.root.path ? "Postcards" : try graph.onlyApp()
  }

  /// Builds an app by its name. Returns the files of its page and a folder to serve them from. The caller writes the
  /// files. Throws before the build if the sources are in the folder `output`, or if that is among the resources.
  func prepare(_ place: AppPlace, for output: OutputFolder? = nil) throws(CommandError) -> (
    site: Site, scratch: ScratchFolder
  ) {
    let toolchain = try Toolchain.find()
    let package = place.package
    let scratch = ScratchFolder(package: package, mode: buildMode)
    let graph = try PackageGraph(root: package, toolchain: toolchain, scratch: scratch.folder)
    let app = try Self.app(named: place.app, in: graph, of: package)
    let executable = try graph.webExecutable(named: app)
    let parts = try graph.parts(of: executable)
    try output?.check(apartFrom: parts.targets.map(\.folder) + parts.foundation + [scratch.folder])
    try output?.check(outside: parts.resources)
    let build = WebBuild(
      package: package, product: executable.product, mode: buildMode, toolchain: toolchain, scratch: scratch,
      effort: effort, modules: try parts.modules(), limit: timeLimit)
    let module = try build.run(for: app)
    let site = try Site(
      title: place.title ?? app, sources: Checkout.sources(), module: module,
      resources: Resources(folders: parts.resources), hasBundledScripts: buildMode == .release)
    return (site, scratch)
  }

  /// Makes the development builds of an app, without building yet.
  func develop(_ place: AppPlace) throws(CommandError) -> (build: DevelopmentBuild, scratch: ScratchFolder) {
    let toolchain = try Toolchain.find()
    // With links resolved, as in the package manager's plan.
    let package = place.package.resolvingSymlinksInPath()
    let scratch = ScratchFolder(package: package, mode: .development)
    // First, because it may remove the folder, and with it a folder that is locked.
    try scratch.prepare(toolchain: toolchain)
    let graph = try PackageGraph(root: package, toolchain: toolchain, scratch: scratch.folder)
    let app = try Self.app(named: place.app, in: graph, of: package)
    var build = try DevelopmentBuild(
      package: package, scratch: scratch, toolchain: toolchain, graph: graph, app: app, limit: timeLimit)
    build.title = place.title ?? app
    build.project = place.project
    return (build, scratch)
  }
}
