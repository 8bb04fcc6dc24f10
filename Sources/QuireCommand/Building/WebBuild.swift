// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The build of one executable as a WebAssembly module.
struct WebBuild {
  enum Mode: String, Sendable {
    case release, debug
    /// Like debug, without debugging information. For builds after edits.
    case development

    /// The package manager's name of the mode.
    var configuration: String { self == .release ? "release" : "debug" }
  }

  /// The goal of optimization in a release build.
  enum Aim: Sendable {
    case speed, size
  }

  var package: URL
  var product: String
  var mode: Mode
  var toolchain: Toolchain
  var scratch: ScratchFolder
  var aim = Aim.speed
  /// How long a release build searches for a smaller module.
  var effort = ModuleOptimizer.Effort.full
  /// The app's own modules, whose sources may need a translation.
  var modules: [SourceTranslation.Module] = []
  /// The longest time without progress, in seconds. A compiler that hangs, which still happens with Embedded Swift, is
  /// then terminated.
  var limit = usualLimit

  static let usualLimit = 600.0

  /// Builds and shows the steps. Returns the module's file.
  func run(for example: String) throws(CommandError) -> URL {
    switch try attempt(for: example) {
    case .module(let module): return module
    case .refused(let lines):
      let errors = CompilerMessage.errors(in: lines, package: package.path)
      let missing = MissingImports(errorsIn: errors.map(\.file), base: package, package: package)
      if let sentence = missing.sentence { Console.note(sentence) }
    case .stopped: break
    }
    throw CommandError("\(example) does not build for the browser; the errors stand above.")
  }

  /// Builds like `run`, but returns compile errors as a result.
  func attempt(for example: String, cancellation: ProcessCancellation = ProcessCancellation()) throws(CommandError)
    -> BuildResult
  {
    let start = ContinuousClock.now
    guard let temporary = try scratch.reserve(toolchain: toolchain, cancellation: cancellation) else { return .stopped }
    // Until the end, because the optimizer's results are in the folder too.
    defer { withExtendedLifetime(temporary) {} }
    switch try translation.update(modules, cancellation: cancellation) {
    case .refused(let messages):
      for message in messages { Console.note(message) }
      return .refused(messages)
    case .ready(let stale):
      for module in stale { ScratchFolder.forget(module, in: scratch.products(mode: mode)) }
    }
    let messages = try compile(
      ["--product", product], called: example, temporary: temporary.folder, cancellation: cancellation)
    if cancellation.isCanceled { return .stopped }
    if let messages { return .refused(messages) }
    let module = scratch.module(of: product, mode: mode)
    guard FileManager.default.fileExists(atPath: module.path) else {
      throw CommandError("The build of \(example) left no module at \(module.path).")
    }
    var result = module
    if mode == .release {
      try SharedData.check(objects: scratch.objects(of: product, mode: mode))
      result = try ModuleOptimizer.optimize(
        module, for: aim, effort: effort, into: scratch.smallerModule(of: product, effort: effort), limit: limit)
      let unpacker = try Unpacker(toolchain: toolchain, folder: scratch.pageModules)
      result = try ModuleNameStripping.part(result, into: scratch.pageModules, unpacker: unpacker)
    }
    let seconds = (ContinuousClock.now - start).components.seconds
    Console.note("Built \(example) (\(mode.rawValue)) in \(seconds) s: \(Self.size(of: result)) bytes")
    return .module(result)
  }

  /// Builds one target with everything that it imports, which updates the package manager's plan of the whole package.
  func run(target: String) throws(CommandError) {
    guard let temporary = try scratch.reserve(toolchain: toolchain) else { return }
    defer { withExtendedLifetime(temporary) {} }
    guard try compile(["--target", target], called: target, temporary: temporary.folder) == nil else {
      throw CommandError("\(target) does not build for the browser; the errors stand above.")
    }
  }

  /// Runs the package manager and shows its steps. Returns its output if it failed, or `nil` if it succeeded.
  private func compile(
    _ what: [String], called name: String, temporary: URL, cancellation: ProcessCancellation = ProcessCancellation()
  ) throws(CommandError) -> [String]? {
    StatusLine.shared.show("Building \(name) for the browser (\(mode.rawValue))")
    try translation.prepare()
    var places = TranslatedPlaces(translation.translations())
    var output = BuildOutput()
    var messages: [String] = []
    let sources = try scratch.newSources(mode: mode)
    let planning = sources == nil ? [] : ["--disable-build-manifest-caching"]
    let ending = try ChildProcess(
      program: toolchain.swift, arguments: arguments + planning + what, folder: package, limit: limit,
      temporary: temporary, cancellation: cancellation
    ).run { line in
      switch output.read(places.reading(line)) {
      case .step(let step): StatusLine.shared.show(step)
      case .message(let message):
        messages.append(message)
        Console.note(message)
      case nil: break
      }
    }
    StatusLine.shared.clear()
    if let sources, !cancellation.isCanceled { try scratch.record(sources: sources, mode: mode) }
    switch ending {
    case .exited(0): return nil
    case .exited: return messages
    case .tookTooLong:
      throw CommandError(
        "The build of \(name) was ended because it made no progress for \(Int(limit)) seconds; --time-limit sets another "
          + "limit.")
    }
  }

  private var translation: SourceTranslation { scratch.translation(toolchain: toolchain) }

  /// The arguments, except for the target.
  var arguments: [String] {
    var arguments = [
      "build", "--package-path", package.path, "--scratch-path", scratch.folder.path,
      "--triple", Toolchain.triple, "--toolset", scratch.toolset.path,
      "-c", mode.configuration, "-Xswiftc", "-vfsoverlay", "-Xswiftc", translation.overlay.path,
    ]
    if mode == .release {
      arguments += [
        "--experimental-lto-mode", "full", "-Xswiftc", "-tools-directory", "-Xswiftc", scratch.tools.path,
        "-Xswiftc", "-Osize", "-Xswiftc", "-gnone", "-Xlinker",
        // An app keeps its names, which are written beside its module at the end (`ModuleNameStripping`).
        aim == .size ? "--strip-all" : "--strip-debug",
      ]
      arguments += aim == .size ? Self.smallest : Self.smaller
    }
    if mode == .development { arguments += ["-Xswiftc", "-gnone", "-Xlinker", "--strip-debug"] }
    return arguments
  }

  /// Hidden compiler options for apps. At each of the thousands of places that retain an object, the compiler calls the
  /// runtime's function instead of inlining it, and it does not specialize a function for each closure. Together they
  /// save a fifth of a module's bytes, 2 % after `gzip`. `Documentation/Bytes.md` has the figures.
  private static let smaller = ["-force-attribute=swift_retain:noinline", "-sil-disable-pass=closure-specialize"]
    .flatMap { ["-Xswiftc", "-Xllvm", "-Xswiftc", $0] }
  /// Options for the element, for the compiler and the linker's optimizer, each justified by the bytes that it saves in
  /// `Scripts/sizes`: functions are inlined only if that is smaller than the call, and loops keep one index.
  private static let smallest =
    ["inline", "late-inline"].flatMap { ["-Xswiftc", "-Xllvm", "-Xswiftc", "-sil-disable-pass=\($0)"] }
    + ["-inline-threshold=0", "-disable-lsr"].flatMap { ["-Xlinker", "-mllvm", "-Xlinker", $0] }

  static func size(of file: URL) -> Int {
    (try? file.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0
  }
}

/// The result of a build.
enum BuildResult {
  case module(URL)
  /// A source does not compile. Contains the compiler's output.
  case refused([String])
  /// The build was stopped, because newer sources have to be built.
  case stopped
}
