// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An app's development builds. The package manager builds once; afterward the compiler alone does, as long as only
/// the app's own Swift files change.
struct DevelopmentBuild {
  let package: URL
  let app: String
  /// The page's title.
  var title: String
  /// The package's origin, if the package was made by the command.
  var project: ProjectPackage?
  /// The locations of the sources. A change of a manifest may change them.
  private(set) var parts: AppParts
  private var toolchain: Toolchain
  private let scratch: ScratchFolder
  private var executable: PackageGraph.WebExecutable
  /// The manifests from which `parts` was read.
  private var manifests: [String: UInt64]?
  private var direct: DirectBuild?
  /// The folder of this process for the modules of a product.
  private var place: (product: String, folder: NumberedFolder)?
  /// The longest time without progress, in seconds.
  private let limit: Double

  init(package: URL, scratch: ScratchFolder, toolchain: Toolchain, graph: PackageGraph, app: String, limit: Double)
    throws(CommandError)
  {
    self.limit = limit
    self.package = package
    self.app = app
    title = app
    self.scratch = scratch
    self.toolchain = toolchain
    executable = try graph.webExecutable(named: app)
    parts = try graph.parts(of: executable)
  }

  var compiler: String { URL(fileURLWithPath: toolchain.swiftc).resolvingSymlinksInPath().path }

  /// Builds the current sources. `cancellation` stops the compiler. The package manager always runs to its end, because its
  /// results are needed later.
  mutating func run(for state: SourceState, cancellation: ProcessCancellation) throws(CommandError) -> BuildResult {
    let start = ContinuousClock.now
    guard FileManager.default.fileExists(atPath: package.appendingPathComponent("Package.swift").path) else {
      throw CommandError("There is no Package.swift in \(package.path) any more.")
    }
    try readGraph(state)
    guard !state.app.isEmpty else { throw CommandError("The targets of \(app) have no Swift files.") }
    guard try scratch.prepare(toolchain: toolchain, cancellation: cancellation) else { return .stopped }
    let folder = try ownFolder()
    let made = BuildRecord(folder)
    let foundation = SourceState.digest(state.foundation)
    let sources = SourceState.digest(state.app)
    if made.foundation == foundation, made.app == sources, let module = made.module {
      return .module(module)
    }
    if made.foundation == foundation, made.isDirect { direct = direct ?? planned() }
    guard made.foundation == foundation, let direct else {
      return try buildAll(state, foundation: foundation, sources: sources, in: folder)
    }
    let joined = try compile(direct, state.app.keys.sorted(), in: folder, cancellation)
    if case .refused(let lines) = joined {
      let errors = CompilerMessage.errors(in: lines, package: package.path)
      if parts.targets.count > 1, errors.contains(where: DirectBuild.mayResultFromJoining) {
        Console.note("\(app) may not compile as one module, so each of its modules is compiled by itself.")
        self.direct = nil
        return try buildAll(state, foundation: foundation, sources: sources, in: folder)
      }
      for line in lines { Console.note(line) }
    }
    if case .module(let module) = joined {
      try made.write(foundation: foundation, app: sources, module: module, isDirect: true)
      let tenths = Int(((ContinuousClock.now - start) / .milliseconds(100)).rounded())
      Console.note("Built \(app) (development) in \(tenths / 10).\(tenths % 10) s: \(WebBuild.size(of: module)) bytes")
    }
    return joined
  }

  /// Returns the folder for the modules of the product. Several servers of one app each have their own.
  private mutating func ownFolder() throws(CommandError) -> URL {
    if let place, place.product == executable.product, place.folder.exists { return place.folder.url }
    place = nil
    let folder = try scratch.development(of: executable.product)
    place = (executable.product, folder)
    return folder.url
  }

  /// Reads the manifests and the compiler's version again if they have changed.
  private mutating func readGraph(_ state: SourceState) throws(CommandError) {
    let packages = parts.packages.map { $0.path + "/Package" }
    let now = state.foundation.filter { file, _ in packages.contains { file.hasPrefix($0) } || file == compiler }
    defer { manifests = now }
    guard let manifests, manifests != now else { return }
    toolchain = try Toolchain.find()
    let graph = try PackageGraph(root: package, toolchain: toolchain, scratch: scratch.folder)
    executable = try graph.webExecutable(named: app)
    parts = try graph.parts(of: executable)
  }

  private func buildAll(_ state: SourceState, foundation: String, sources: String, in folder: URL) throws(CommandError)
    -> BuildResult
  {
    let build = WebBuild(
      package: package, product: executable.product, mode: .development, toolchain: toolchain, scratch: scratch,
      modules: try parts.modules(), limit: limit)
    let result = try build.attempt(for: app)
    guard case .module(let shared) = result else { return result }
    // The package manager replaces its module for every server.
    let module = folder.appendingPathComponent("all.wasm")
    try? FileManager.default.removeItem(at: module)
    do {
      try FileManager.default.copyItem(at: shared, to: module)
    } catch {
      throw CommandError("The build folder \(folder.path) can't be written to.")
    }
    // The package manager must compile the files that were found here, or the next build would differ.
    let isDirect = planned().map { $0.planned == Set(state.app.keys) } ?? false
    try BuildRecord(folder).write(foundation: foundation, app: sources, module: module, isDirect: isDirect)
    return .module(module)
  }

  private func planned() -> DirectBuild? {
    guard let plan = try? BuildPlan(scratch.plan(mode: .development)) else { return nil }
    return DirectBuild(
      plan: plan, modules: parts.targets.map(\.module), executable: parts.targets[0].module,
      product: executable.product)
  }

  private func compile(
    _ direct: DirectBuild, _ sources: [String], in folder: URL, _ cancellation: ProcessCancellation
  ) throws(CommandError) -> BuildResult {
    let map = folder.appendingPathComponent("objects.json")
    let list = folder.appendingPathComponent("objects.txt")
    let module = folder.appendingPathComponent("app.wasm")
    var objects: [String: [String: String]] = [:]
    for (index, source) in sources.enumerated() {
      objects[source] = ["object": folder.appendingPathComponent("\(index).o").path]
    }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try JSONEncoder().encode(objects).write(to: map)
      try Data(direct.objectList(with: objects.values.compactMap { $0["object"] }.sorted()).utf8).write(to: list)
    } catch {
      throw CommandError("The build folder \(folder.path) can't be written to.")
    }
    let translation = scratch.translation(toolchain: toolchain)
    if case .refused(let lines) = try translation.update(parts.modules(), cancellation: cancellation) {
      return .refused(lines)
    }
    var places = TranslatedPlaces(translation.translations())
    StatusLine.shared.show("Compiling \(app)")
    let threads = ProcessInfo.processInfo.activeProcessorCount
    var lines = try runCompiler(direct.compileArguments(sources: sources, map: map, threads: threads), cancellation)
    if lines == nil { lines = try runCompiler(direct.linkArguments(list: list, result: module), cancellation) }
    StatusLine.shared.clear()
    if cancellation.isCanceled { return .stopped }
    return lines.map { .refused($0.map { places.reading($0) }) } ?? .module(module)
  }

  /// Runs the compiler. Returns its output if it failed, or `nil` if it succeeded.
  private func runCompiler(_ arguments: [String], _ cancellation: ProcessCancellation) throws(CommandError) -> [String]?
  {
    var output = CompilerOutput()
    let ending = try ChildProcess(
      program: toolchain.swiftc, arguments: arguments, folder: package, limit: 300, cancellation: cancellation
    ).run { output.receive($0) }
    if ending == .tookTooLong {
      throw CommandError("The compiler was ended because it took more than 5 minutes for \(app).")
    }
    if ending != .exited(0) { return output.lines }
    for line in output.lines { Console.note(line) }
    return nil
  }
}

/// The compiler's output without the warning that results from compiling two modules as one: that the executable
/// imports its own module.
struct CompilerOutput {
  private(set) var lines: [String] = []
  private var isOwnImport = false

  mutating func receive(_ line: String) {
    let isHeadline = line.firstMatch(of: #/^\S.*:\d+:\d+: (error|warning|note): /#) != nil
    if isHeadline { isOwnImport = line.contains("is part of module '") && line.hasSuffix("; ignoring import") }
    if !isOwnImport { lines.append(line) }
  }
}

/// The inputs of the latest module of an app, stored beside it.
struct BuildRecord {
  private let folder: URL
  private(set) var foundation: String?
  private(set) var app: String?
  /// The module's file, or `nil` if it does not exist any more.
  private(set) var module: URL?
  /// Whether the compiler alone can make the next build.
  private(set) var isDirect = false

  private var file: URL { folder.appendingPathComponent("made-of.txt") }

  init(_ folder: URL) {
    self.folder = folder
    let lines = ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n").map(String.init)
    guard lines.count == 4 else { return }
    (foundation, app, isDirect) = (lines[0], lines[1], lines[3] == "direct")
    if FileManager.default.fileExists(atPath: lines[2]) { module = URL(fileURLWithPath: lines[2]) }
  }

  func write(foundation: String, app: String, module: URL, isDirect: Bool) throws(CommandError) {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let text = "\(foundation)\n\(app)\n\(module.path)\n\(isDirect ? "direct" : "package manager")\n"
      try Data(text.utf8).write(to: file, options: .atomic)
    } catch {
      throw CommandError("The build folder \(folder.path) can't be written to.")
    }
  }
}
