import Foundation

/// Where a build for the browser keeps its files, inside the package's own build folder and apart from its
/// native builds.
struct ScratchFolder {
  let folder: URL

  /// `kind` keeps builds apart that are made otherwise than the others.
  init(package: URL, mode: WebBuild.Mode, kind: String = "") {
    folder = package.appendingPathComponent(".build/wasm-\(kind)\(mode.rawValue)")
  }

  /// Beside the package manager's own files.
  private var own: URL { folder.appendingPathComponent("quire") }
  var toolset: URL { own.appendingPathComponent("toolset.json") }
  var concurrencyModule: URL { own.appendingPathComponent("concurrency/_Concurrency.swiftmodule") }

  func module(of product: String, mode: WebBuild.Mode) -> URL {
    folder.appendingPathComponent("\(Toolchain.triple)/\(mode.rawValue)/\(product).wasm")
  }

  func smallerModule(of product: String) -> URL { own.appendingPathComponent("\(product).wasm") }

  /// The folder that `quire serve` serves.
  func site(named name: String) -> URL { own.appendingPathComponent("site/\(name)") }

  /// Makes the toolset and the `_Concurrency` module. The package manager does not see a toolset change, so
  /// the whole folder goes when what it was made of did.
  func prepare(toolchain: Toolchain) throws(Complaint) {
    let template = try read(try Checkout.toolset())
    let stub = try Checkout.concurrencyStub()
    let toolsetText = template.replacing(
      "@CONCURRENCY_MODULE_FOLDER@", with: escapedForJSON(concurrencyModule.deletingLastPathComponent().path))
    let origin = [toolchain.version, toolsetText, try read(stub)].joined(separator: "\n")
    let stamp = own.appendingPathComponent("made-of.txt")
    if (try? String(contentsOf: stamp, encoding: .utf8)) == origin { return }
    do {
      let files = FileManager.default
      if files.fileExists(atPath: folder.path) { try files.removeItem(at: folder) }
      try files.createDirectory(
        at: concurrencyModule.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(toolsetText.utf8).write(to: toolset)
    } catch {
      throw Complaint("The build folder \(folder.path) can't be written to.")
    }
    try compile(stub, with: toolchain)
    do {
      try Data(origin.utf8).write(to: stamp)
    } catch {
      throw Complaint("The build folder \(folder.path) can't be written to.")
    }
  }

  private func compile(_ stub: URL, with toolchain: Toolchain) throws(Complaint) {
    var messages: [String] = []
    let ending = try ChildProcess(
      program: toolchain.swiftc,
      arguments: [
        "-target", Toolchain.triple, "-enable-experimental-feature", "Embedded", "-wmo", "-Osize", "-parse-as-library",
        "-module-name", "_Concurrency", "-enable-builtin-module",
        "-Xfrontend", "-disable-implicit-concurrency-module-import",
        "-emit-module", "-emit-module-path", concurrencyModule.path, stub.path,
      ],
      folder: folder, limit: 120
    ).run { messages.append($0) }
    guard ending == .exited(0) else {
      for message in messages { Console.note(message) }
      throw Complaint(
        "\(stub.path) does not compile with \(toolchain.version); Quire builds with \(Toolchain.release).")
    }
  }

  private func read(_ file: URL) throws(Complaint) -> String {
    do {
      return try String(contentsOf: file, encoding: .utf8)
    } catch {
      throw Complaint("\(file.path) can't be read.")
    }
  }

  private func escapedForJSON(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }
}
