// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The folder of the custom element: all files that a page without Swift loads, and accompanying files.
struct ElementFolder {
  static let name = "element"
  static let product = "QuireElement"
  /// The folder where the examples expect the element.
  static let folder = "quire-sheet"
  /// The element itself, and the files that it loads when they are needed.
  private static let scripts = ["quire-sheet.js", "quire-engine.js"]
  /// The names of the files that are always written. They are checked before a long build, to find out whether the
  /// output folder can take them.
  static let alwaysThere = scripts + ["quire-sheet.wasm", "quire-sheet.css", "package.json", "LICENSE", "VERSION"]

  /// All files by name.
  let files: [(name: String, data: Data)]

  init(module: URL, scratch: URL, bundler: Bundler) throws(CommandError) {
    let runtime = try Checkout.elementRuntime()
    let style = try bundler.style(runtime.appendingPathComponent("quire-sheet.css"))
    // The script contains the style sheet as text, which the bundler reads from a file.
    let minified = scratch.appendingPathComponent("quire-sheet.css")
    do {
      try style.write(to: minified)
    } catch {
      throw CommandError("The build folder \(scratch.path) can't be written to.")
    }
    let names = try Self.data(runtime.appendingPathComponent("own-names.txt"))
    let entries = Self.scripts.map { runtime.appendingPathComponent($0) }
    let scripts = try bundler.scripts(
      entries, texts: ["quire-sheet.css": minified],
      shortened: String(decoding: names, as: UTF8.self).split(whereSeparator: \.isWhitespace).map(String.init),
      scratch: scratch)
    if Programs.find(ModuleOptimizer.name) == nil {
      Console.note("\(ModuleOptimizer.name) is not installed; the element is larger without it.")
    }
    let package = try Checkout.elementPackage()
    let version = try Self.data(runtime.appendingPathComponent("VERSION"))
    var files = zip(Self.scripts, scripts).map { (name: $0, data: $1) }
    files.append(("quire-sheet.wasm", try Self.data(module)))
    files.append(("quire-sheet.css", style))
    files.append(("waiting.css", try bundler.style(runtime.appendingPathComponent("waiting.css"))))
    files.append(("quire-sheet.d.ts", try Self.data(runtime.appendingPathComponent("quire-sheet.d.ts"))))
    for name in try FolderFiles.list(package) where name != "package.json" {
      files.append((name, try Self.data(package.appendingPathComponent(name))))
    }
    let manifest = String(decoding: try Self.data(package.appendingPathComponent("package.json")), as: UTF8.self)
    let number = String(decoding: version, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    files.append(("package.json", Data(manifest.replacingOccurrences(of: "0.0.0", with: number).utf8)))
    files.append(("LICENSE", try Self.data(Checkout.root.appendingPathComponent("LICENSE"))))
    files.append(("VERSION", version))
    self.files = files
  }

  /// Writes the files. Other files in the folder stay. `complete` may add files beside them.
  func write(
    to output: OutputFolder, complete: (_ folder: URL, _ files: Set<String>) throws(CommandError) -> Void = { _, _ in }
  ) throws(CommandError) {
    let files = Dictionary(files.map { ($0.name, $0.data) }) { $1 }
    try output.replace(with: files) { folder throws(CommandError) in try complete(folder, Set(files.keys)) }
  }

  /// Writes the examples beside the element into a folder that no other process serves.
  func writeExamples() throws(CommandError) -> ServedSite {
    let site = ServedSite(try NumberedFolder(in: Checkout.root.appendingPathComponent(".build/element-examples")))
    let examples = try Checkout.elementExamples()
    do {
      try? FileManager.default.removeItem(at: site.url)
      try FileManager.default.copyItem(at: examples, to: site.url)
    } catch {
      throw CommandError("The folder \(site.url.path) can't be written to.")
    }
    try write(to: OutputFolder(site.url.appendingPathComponent(Self.folder)))
    return site
  }

  private static func data(_ file: URL) throws(CommandError) -> Data {
    do {
      return try Data(contentsOf: file)
    } catch {
      throw CommandError("Quire's file \(file.path) can't be read; build the quire command anew.")
    }
  }
}
