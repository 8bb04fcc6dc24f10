// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The program that translates sources. It is built from this checkout when an app first needs it, and shared by all
/// apps.
///
/// It runs in its own process, because it links the compiler's parser, which only apps with such sources need.
struct TranslatorProgram {
  /// The executable.
  let path: String
  /// A digest that changes with the program's own sources and the compiler.
  let identity: String

  /// Builds the program if it does not exist yet.
  init(toolchain: Toolchain) throws(CommandError) {
    let folder = try Checkout.translator()
    let sources = try Self.sources(in: folder)
    var digest = Digest.of(Data(toolchain.version.utf8))
    for source in sources {
      guard let text = FileManager.default.contents(atPath: source) else {
        throw CommandError("\(source) can't be read.")
      }
      digest = Digest.mixed(digest, with: Digest.of(text))
    }
    identity = String(digest, radix: 16)
    let program = Checkout.root.appendingPathComponent(".build/translator/\(identity)/\(Self.name)")
    path = program.path
    guard !FileManager.default.isExecutableFile(atPath: path) else { return }
    try Self.build(sources, package: folder, to: program, toolchain: toolchain)
  }

  private static let name = "SourceTranslator"

  private static func sources(in folder: URL) throws(CommandError) -> [String] {
    let sources = folder.appendingPathComponent("Sources")
    do {
      return try FolderFiles.list(sources).filter { $0.hasSuffix(".swift") }.sorted()
        .map { sources.appendingPathComponent($0).path }
    } catch {
      throw CommandError("\(sources.path) can't be read.")
    }
  }

  /// Builds beside the final location and moves the result there, so that commands that run at the same time see a
  /// complete program or none.
  private static func build(
    _ sources: [String], package: URL, to program: URL, toolchain: Toolchain
  ) throws(CommandError) {
    let start = ContinuousClock.now
    StatusLine.shared.show("Building the translator of sources, once")
    defer { StatusLine.shared.clear() }
    let files = FileManager.default
    let parent = program.deletingLastPathComponent().deletingLastPathComponent()
    let work = parent.appendingPathComponent("building-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? files.removeItem(at: work) }
    do {
      try files.createDirectory(at: work, withIntermediateDirectories: true)
    } catch {
      throw CommandError("The build folder \(parent.path) can't be written to.")
    }
    let made: URL
    if let parser = parserFolder(of: toolchain) {
      made = work.appendingPathComponent(name)
      try run(
        toolchain.swiftc,
        ["-O", "-wmo", "-parse-as-library", "-module-name", name, "-I", parser.path, "-L", parser.path]
          + ["SwiftSyntax", "SwiftParser", "SwiftParserDiagnostics", "SwiftDiagnostics", "SwiftBasicFormat"]
          .map { "-l\($0)" }
          + ["-Xlinker", "-rpath", "-Xlinker", parser.path, "-o", made.path] + sources, in: work)
    } else {
      let scratch = parent.appendingPathComponent("package")
      try run(
        toolchain.swift,
        ["build", "-c", "release", "--package-path", package.path, "--scratch-path", scratch.path, "--product", name],
        in: package)
      made = scratch.appendingPathComponent("release/\(name)")
    }
    do {
      let place = program.deletingLastPathComponent()
      try files.createDirectory(at: place, withIntermediateDirectories: true)
      let new = place.appendingPathComponent("\(name)-\(ProcessInfo.processInfo.processIdentifier)")
      try files.copyItem(at: made, to: new)
      guard unsafe rename(new.path, program.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
    } catch {
      throw CommandError("The build folder \(parent.path) can't be written to.")
    }
    let seconds = (ContinuousClock.now - start).components.seconds
    Console.note("Built the translator of sources in \(seconds) s; apps with such sources share it")
  }

  /// Returns the folder in which the toolchain has its parser as a library, or `nil` if it has none.
  private static func parserFolder(of toolchain: Toolchain) -> URL? {
    let compiler = URL(fileURLWithPath: toolchain.swiftc).resolvingSymlinksInPath()
    let folder = compiler.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("lib/swift/host")
    let module = folder.appendingPathComponent("SwiftParser.swiftmodule")
    return FileManager.default.fileExists(atPath: module.path) ? folder : nil
  }

  private static func run(_ program: String, _ arguments: [String], in folder: URL) throws(CommandError) {
    var lines: [String] = []
    let ending = try ChildProcess(program: program, arguments: arguments, folder: folder, limit: 600).run {
      lines.append($0)
    }
    guard ending == .exited(0) else {
      for line in lines { Console.note(line) }
      throw CommandError("The translator of sources does not build; the errors stand above.")
    }
  }
}
