import ArgumentParser
import Foundation

/// What `serve` and `build` have in common.
struct BuildOptions: ParsableArguments {
  @Flag(help: "Build without optimisation, keeping names and the text of traps.")
  var debug = false

  @Option(help: "A folder in the package; the current one if left out.")
  var packagePath: String?

  var mode: WebBuild.Mode { debug ? .debug : .release }

  /// The package that the command is about: the nearest folder upwards that holds a manifest.
  func package() throws(Complaint) -> URL {
    let start = URL(fileURLWithPath: packagePath ?? FileManager.default.currentDirectoryPath).standardizedFileURL
    var folder = start
    while true {
      if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) { return folder }
      let parent = folder.deletingLastPathComponent().standardizedFileURL
      if parent.path == folder.path { break }
      folder = parent
    }
    throw Complaint("There is no Package.swift in \(start.path) or in a folder above it.")
  }

  /// The custom element's folder, from this checkout whatever the package at hand is.
  func prepareElement() throws(Complaint) -> ElementFolder {
    let toolchain = try Toolchain.find()
    let scratch = ScratchFolder(package: Checkout.root, mode: mode, kind: "element-")
    let build = WebBuild(
      package: Checkout.root, product: ElementFolder.product, mode: mode, toolchain: toolchain, scratch: scratch,
      aim: .size)
    return try ElementFolder(module: build.run(for: ElementFolder.name), scratch: scratch.folder)
  }

  /// The app's name: the one that was given, or that of the package's one app. In Quire's own checkout it is Postcards.
  func app(named name: String?, in graph: PackageGraph) throws(Complaint) -> String {
    if let name { return name }
    return try package().path == Checkout.root.path ? "Postcards" : graph.onlyApp()
  }

  /// Everything from a name to the files of a page; where they are put is the caller's.
  func prepare(_ name: String?) throws(Complaint) -> Site {
    let toolchain = try Toolchain.find()
    let package = try package()
    let scratch = ScratchFolder(package: package, mode: mode)
    let graph = try PackageGraph(root: package, toolchain: toolchain, scratch: scratch.folder)
    let app = try app(named: name, in: graph)
    let executable = try graph.webExecutable(named: app)
    let build = WebBuild(
      package: package, product: executable.product, mode: mode, toolchain: toolchain, scratch: scratch)
    let module = try build.run(for: app)
    return try Site(
      title: app, runtime: Checkout.runtime(), module: module,
      resources: Resources(folders: graph.resourceFolders(of: executable)))
  }
}
