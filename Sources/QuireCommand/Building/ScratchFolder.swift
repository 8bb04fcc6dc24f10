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

  /// Returns the names of Quire's source files if they differ from those of the last build in a mode, otherwise `nil`.
  ///
  /// The package manager plans a build again after a file was added to or removed from the package that it builds, but
  /// not after that happened in a package on which it depends.
  func newSources(mode: WebBuild.Mode) throws(CommandError) -> String? {
    let names = try FolderFiles.list(Checkout.sources()).filter { $0.hasSuffix(".swift") }.sorted().joined(
      separator: "\n")
    return (try? String(contentsOf: sourceRecord(mode), encoding: .utf8)) == names ? nil : names
  }

  /// Records the names of Quire's source files after a build for which the package manager has planned.
  func record(sources: String, mode: WebBuild.Mode) throws(CommandError) {
    do {
      try Data(sources.utf8).write(to: sourceRecord(mode))
    } catch {
      throw CommandError("The build folder \(folder.path) can't be written to.")
    }
  }

  private func sourceRecord(_ mode: WebBuild.Mode) -> URL {
    own.appendingPathComponent("sources-\(mode.rawValue).txt")
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

  /// The pages that servers show.
  private var sites: URL { own.appendingPathComponent("site") }

  /// Returns a folder for the page that one process serves.
  func site(named name: String) throws(CommandError) -> ServedSite {
    ServedSite(try NumberedFolder(in: sites.appendingPathComponent(name)))
  }

  /// The folder for the temporary files of the compilers, which one build at a time locks.
  private var temporary: URL { own.appendingPathComponent("temporary") }
  /// The file with the folder's origin, written last.
  private var stamp: URL { own.appendingPathComponent("made-of.txt") }

  /// Prepares the folder without reserving it. Waits for other builds only if the folder has to be made again. Returns
  /// whether it was prepared: not if the build is canceled meanwhile.
  @discardableResult
  func prepare(
    toolchain: Toolchain, cancellation: ProcessCancellation = ProcessCancellation()
  ) throws(CommandError) -> Bool {
    if try isMade(of: Origin(toolchain, module: concurrencyModule)) { return true }
    return try reserve(toolchain: toolchain, cancellation: cancellation) != nil
  }

  /// Reserves the folder for one build and prepares it. Waits until no other build has it. Returns `nil` if the build
  /// is canceled meanwhile.
  ///
  /// The folder is prepared while it is reserved. Otherwise a build with another toolchain could remove files of a
  /// running build, or replace the folder between the preparation and the build.
  func reserve(
    toolchain: Toolchain, cancellation: ProcessCancellation = ProcessCancellation()
  ) throws(CommandError) -> CompilerFiles? {
    guard let files = try CompilerFiles(temporary, cancellation: cancellation) else { return nil }
    let origin = try Origin(toolchain, module: concurrencyModule)
    if !isMade(of: origin) { try make(of: origin, toolchain: toolchain) }
    return files
  }

  /// Everything that decides what the folder contains before a build.
  private struct Origin {
    var toolset: String
    var clang: String
    var concurrency: [URL]
    /// All of it in one text.
    var text: String

    init(_ toolchain: Toolchain, module: URL) throws(CommandError) {
      toolset = try ScratchFolder.read(try Checkout.toolset()).replacing(
        "@CONCURRENCY_MODULE_FOLDER@", with: ScratchFolder.escapedForJSON(module.deletingLastPathComponent().path))
      clang = try ScratchFolder.read(try Checkout.linkingClang()).replacing("@CLANG@", with: toolchain.clang)
      concurrency = try Checkout.concurrencySources()
      text = "\(toolchain.version)\n\(toolset)\n\(clang)"
      for source in concurrency { text += "\n" + (try ScratchFolder.read(source)) }
    }
  }

  private func isMade(of origin: Origin) -> Bool {
    (try? String(contentsOf: stamp, encoding: .utf8)) == origin.text
  }

  /// Writes the toolset and the program that links, and builds the `_Concurrency` module. The package manager does not
  /// notice a change of the toolset, so everything is removed first, except for the locked folder and the pages that
  /// servers show.
  private func make(of origin: Origin, toolchain: Toolchain) throws(CommandError) {
    do {
      let files = FileManager.default
      // First, so that a removal that is interrupted does not look complete.
      if files.fileExists(atPath: stamp.path) { try files.removeItem(at: stamp) }
      for (place, kept) in [(folder, [own]), (own, [temporary, sites])] {
        for name in try files.contentsOfDirectory(atPath: place.path)
        where !kept.contains(where: { $0.lastPathComponent == name }) {
          try files.removeItem(at: place.appendingPathComponent(name))
        }
      }
      try files.createDirectory(
        at: concurrencyModule.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(origin.toolset.utf8).write(to: toolset)
      try files.createDirectory(at: tools, withIntermediateDirectories: true)
      let clang = tools.appendingPathComponent("clang")
      try Data(origin.clang.utf8).write(to: clang)
      try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: clang.path)
    } catch {
      throw CommandError("The build folder \(folder.path) can't be written to.")
    }
    try toolchain.compile(
      origin.concurrency,
      options: [
        "-target", Toolchain.triple, "-enable-experimental-feature", "Embedded", "-wmo", "-Osize", "-parse-as-library",
        "-module-name", "_Concurrency", "-enable-builtin-module",
        "-Xfrontend", "-disable-implicit-concurrency-module-import",
      ], to: concurrencyModule)
    do {
      try Data(origin.text.utf8).write(to: stamp)
    } catch {
      throw CommandError("The build folder \(folder.path) can't be written to.")
    }
  }

  private static func read(_ file: URL) throws(CommandError) -> String {
    do {
      return try String(contentsOf: file, encoding: .utf8)
    } catch {
      throw CommandError("\(file.path) can't be read.")
    }
  }

  private static func escapedForJSON(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }
}
