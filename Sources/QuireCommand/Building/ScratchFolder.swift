// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The folder of a build for the browser, inside the package's build folder and separate from its native builds.
struct ScratchFolder {
  let folder: URL

  /// Locates the folder, whose name separates builds with different options.
  init(package: URL, mode: WebBuild.Mode, kind: String = "") {
    folder = package.appendingPathComponent(".build/wasm-\(kind)\(mode.rawValue)")
  }

  /// The folder for Quire's own files, beside the package manager's.
  private var own: URL { folder.appendingPathComponent("quire") }
  var toolset: URL { own.appendingPathComponent("toolset.json") }
  /// The folder of programs that the compiler calls instead of the toolchain's own.
  var tools: URL { own.appendingPathComponent("tools") }
  var concurrencyModule: URL { own.appendingPathComponent("concurrency/_Concurrency.swiftmodule") }

  func module(of product: String, mode: WebBuild.Mode) -> URL {
    products(mode: mode).appendingPathComponent("\(product).wasm")
  }

  /// Returns the files that the linker joined into the latest module of a product.
  func objects(of product: String, mode: WebBuild.Mode) throws(CommandError) -> [URL] {
    guard let link = try BuildPlan(plan(mode: mode)).linking(product) else {
      throw CommandError("The package manager's plan does not say how \(product) is linked.")
    }
    return link.inputs.filter { $0.hasSuffix(".bc") || $0.hasSuffix(".o") }.map { URL(fileURLWithPath: $0) }
  }

  /// Returns the file of a product's module after the optimizer has made it smaller.
  func smallerModule(of product: String, effort: ModuleOptimizer.Effort) -> URL {
    own.appendingPathComponent(effort == .quick ? "\(product).quick.wasm" : "\(product).wasm")
  }

  /// Returns the package manager's plan of the latest build.
  func plan(mode: WebBuild.Mode) -> URL { folder.appendingPathComponent("\(mode.configuration).yaml") }

  /// Returns the translations of an app's sources for the browser.
  func translation(toolchain: Toolchain) -> SourceTranslation {
    SourceTranslation(purpose: .browser, toolchain: toolchain, folder: own.appendingPathComponent("translation"))
  }

  /// Returns the folder where the package manager stores its results.
  func products(mode: WebBuild.Mode) -> URL {
    folder.appendingPathComponent("\(Toolchain.triple)/\(mode.configuration)")
  }

  /// Removes the package manager's results for a module, so that the module is compiled again. `products` is the folder
  /// of a build's results.
  static func forget(_ module: String, in products: URL) {
    let build = products.appendingPathComponent("\(module).build")
    let files = (try? FolderFiles.list(build)) ?? []
    for file in files where [".o", ".bc", ".swiftdeps"].contains(where: file.hasSuffix) {
      try? FileManager.default.removeItem(at: build.appendingPathComponent(file))
    }
  }

  /// Returns a folder for the latest module of a product and the record of its sources, for one process.
  func development(of product: String) throws(CommandError) -> NumberedFolder {
    try NumberedFolder(in: own.appendingPathComponent("development/\(product)"))
  }

  /// Modules without names, and their tables of symbols.
  var pageModules: URL { own.appendingPathComponent("page") }

  /// The folder of the files that checks make and reuse.
  var checks: URL { own.appendingPathComponent("check") }

  /// Returns a folder for the page that one process serves.
  func site(named name: String) throws(CommandError) -> ServedSite {
    ServedSite(try NumberedFolder(in: own.appendingPathComponent("site/\(name)")))
  }

  /// Writes the toolset and the program that links, and builds the `_Concurrency` module. The package manager does not
  /// notice a change of the toolset, so the whole folder is removed when its inputs have changed.
  func prepare(toolchain: Toolchain) throws(CommandError) {
    let template = try read(try Checkout.toolset())
    let concurrency = try Checkout.concurrencySources()
    let toolsetText = template.replacing(
      "@CONCURRENCY_MODULE_FOLDER@", with: escapedForJSON(concurrencyModule.deletingLastPathComponent().path))
    let clangText = try read(try Checkout.linkingClang()).replacing("@CLANG@", with: toolchain.clang)
    var origin = "\(toolchain.version)\n\(toolsetText)\n\(clangText)"
    for source in concurrency { origin += "\n" + (try read(source)) }
    let stamp = own.appendingPathComponent("made-of.txt")
    if (try? String(contentsOf: stamp, encoding: .utf8)) == origin { return }
    // One of several builds that begin at the same time prepares the folder.
    let parent = folder.deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    let lock = try? FolderLock(waitingFor: parent)
    defer { withExtendedLifetime(lock) {} }
    if (try? String(contentsOf: stamp, encoding: .utf8)) == origin { return }
    do {
      let files = FileManager.default
      if files.fileExists(atPath: folder.path) { try files.removeItem(at: folder) }
      try files.createDirectory(
        at: concurrencyModule.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(toolsetText.utf8).write(to: toolset)
      try files.createDirectory(at: tools, withIntermediateDirectories: true)
      let clang = tools.appendingPathComponent("clang")
      try Data(clangText.utf8).write(to: clang)
      try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: clang.path)
    } catch {
      throw CommandError("The build folder \(folder.path) can't be written to.")
    }
    try toolchain.compile(
      concurrency,
      options: [
        "-target", Toolchain.triple, "-enable-experimental-feature", "Embedded", "-wmo", "-Osize", "-parse-as-library",
        "-module-name", "_Concurrency", "-enable-builtin-module",
        "-Xfrontend", "-disable-implicit-concurrency-module-import",
      ], to: concurrencyModule)
    do {
      try Data(origin.utf8).write(to: stamp)
    } catch {
      throw CommandError("The build folder \(folder.path) can't be written to.")
    }
  }

  /// Prepares the folder and reserves it for one build. Waits until no other build has it. Returns `nil` if the build is
  /// canceled meanwhile.
  func reserve(
    toolchain: Toolchain, cancellation: ProcessCancellation = ProcessCancellation()
  ) throws(CommandError) -> CompilerFiles? {
    try prepare(toolchain: toolchain)
    return try CompilerFiles(own.appendingPathComponent("temporary"), cancellation: cancellation)
  }

  private func read(_ file: URL) throws(CommandError) -> String {
    do {
      return try String(contentsOf: file, encoding: .utf8)
    } catch {
      throw CommandError("\(file.path) can't be read.")
    }
  }

  private func escapedForJSON(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }
}
