// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The folder of the custom element: everything that a page without Swift loads, and accompanying files.
struct ElementFolder {
  static let name = "element"
  static let product = "QuireElement"

  /// Every file by its name.
  let files: [(name: String, data: Data)]

  init(module: URL, scratch: URL, bundler: Bundler) throws(CommandError) {
    let runtime = try Checkout.elementRuntime()
    let style = try bundler.style(runtime.appendingPathComponent("quire-sheet.css"))
    // The script contains it as text; the bundler reads it from a file.
    let minified = scratch.appendingPathComponent("quire-sheet.css")
    do {
      try style.write(to: minified)
    } catch {
      throw CommandError("The build folder \(scratch.path) can't be written to.")
    }
    let names = try Self.data(runtime.appendingPathComponent("own-names.txt"))
    let script = try bundler.script(
      runtime.appendingPathComponent("quire-sheet.js"), texts: ["quire-sheet.css": minified],
      shortened: String(decoding: names, as: UTF8.self).split(whereSeparator: \.isWhitespace).map(String.init))
    if Programs.find(ModuleOptimizer.name) == nil {
      Console.note("\(ModuleOptimizer.name) is not installed; the element is larger without it.")
    }
    files = [
      ("quire-sheet.js", script),
      ("quire-sheet.wasm", try Self.data(module)),
      ("quire-sheet.css", style),
      ("quire-sheet.d.ts", try Self.data(runtime.appendingPathComponent("quire-sheet.d.ts"))),
      ("LICENSE", try Self.data(Checkout.root.appendingPathComponent("LICENSE"))),
      ("VERSION", try Self.data(runtime.appendingPathComponent("VERSION"))),
    ]
  }

  /// Writes the files; others in the folder stay.
  func write(to output: URL) throws(CommandError) {
    do {
      try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
      for (name, data) in files { try data.write(to: output.appendingPathComponent(name), options: .atomic) }
    } catch {
      throw CommandError("The folder \(output.path) can't be written to.")
    }
  }

  private static func data(_ file: URL) throws(CommandError) -> Data {
    do {
      return try Data(contentsOf: file)
    } catch {
      throw CommandError("Quire's file \(file.path) can't be read; build the quire command anew.")
    }
  }
}
