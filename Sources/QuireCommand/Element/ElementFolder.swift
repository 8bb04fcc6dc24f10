import Foundation

/// The folder of the custom element: all that a page without Swift loads, and what goes with it.
struct ElementFolder {
  static let name = "element"
  static let product = "QuireElement"

  /// Every file by its name.
  let files: [(name: String, data: Data)]

  init(module: URL, scratch: URL) throws(Complaint) {
    let runtime = try Checkout.elementRuntime()
    let folder = scratch.appendingPathComponent("element")
    let style = try ScriptMinifier.minify(
      try Self.text(runtime.appendingPathComponent("quire-sheet.css")), .style, in: folder)
    let bundle = try ScriptBundle(entry: runtime.appendingPathComponent("quire-sheet.js")) {
      (file: URL) throws(Complaint) in
      file.pathExtension == "css" ? style : ScriptMinifier.withoutIndentation(try Self.text(file))
    }
    let names = try Self.text(runtime.appendingPathComponent("own-names.txt")).split(whereSeparator: \.isWhitespace)
    let script = try ScriptMinifier.minify(bundle.text, .script, shortened: names.map(String.init), in: folder)
    for program in [ScriptMinifier.name, ModuleOptimizer.name] where Programs.find(program) == nil {
      Console.note("\(program) is not installed; the element is larger without it.")
    }
    files = [
      ("quire-sheet.js", Data(script.utf8)),
      ("quire-sheet.wasm", try Self.data(module)),
      ("quire-sheet.css", Data(style.utf8)),
      ("quire-sheet.d.ts", try Self.data(runtime.appendingPathComponent("quire-sheet.d.ts"))),
      ("LICENSE", try Self.data(Checkout.root.appendingPathComponent("LICENSE"))),
      ("VERSION", try Self.data(runtime.appendingPathComponent("VERSION"))),
    ]
  }

  /// Writes the files; others in the folder stay.
  func write(to output: URL) throws(Complaint) {
    do {
      try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
      for (name, data) in files { try data.write(to: output.appendingPathComponent(name), options: .atomic) }
    } catch {
      throw Complaint("The folder \(output.path) can't be written to.")
    }
  }

  private static func data(_ file: URL) throws(Complaint) -> Data {
    do {
      return try Data(contentsOf: file)
    } catch {
      throw Complaint("Quire's file \(file.path) can't be read; build the quire command anew.")
    }
  }

  private static func text(_ file: URL) throws(Complaint) -> String {
    String(decoding: try data(file), as: UTF8.self)
  }
}
