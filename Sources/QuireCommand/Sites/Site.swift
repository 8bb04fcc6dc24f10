// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The files of a page: Quire's own, the module, and the app's resources with a list of its pictures.
struct Site {
  var title: String
  /// The folder of Quire's modules, which contains the `runtimes`.
  var sources: URL
  var module: URL
  var resources: Resources
  /// Whether the page follows the app's sources, by the scripts of `developmentFolder`.
  var isDevelopment = false
  /// Whether its scripts and styles are made smaller and fewer, where that is possible.
  var hasBundledScripts = false

  /// The result of writing into a folder.
  struct Written {
    /// The page's files, by their paths in the folder.
    var files: Set<String>
    /// An identifier of the whole content, which changes with any byte.
    var build: String
  }

  /// The folders of scripts and styles that a page loads. They have the same paths in the page as in `sources`, so that
  /// relative imports work in both.
  static let runtimes = ["QuireWeb/Runtime", "SheetBrowser/Runtime"]
  private static let developmentFolder = "QuireWeb/Runtime/development/"
  private static let page = "index.html"
  private static let pageSource = "QuireWeb/Runtime/index.html"
  /// The placeholder of the title in `index.html`.
  static let titleMarker = "@TITLE@"
  /// The placeholder of the app's own script and style in `index.html`.
  static let ownMarker = "<!-- own -->\n"

  /// Throws if the output folder can't be used, before a long build begins.
  static func check(output: URL) throws(CommandError) {
    var isFolder: ObjCBool = false
    if unsafe FileManager.default.fileExists(atPath: output.path, isDirectory: &isFolder) {
      guard isFolder.boolValue else { throw CommandError("\(output.path) is a file; the output must be a folder.") }
      guard FileManager.default.isWritableFile(atPath: output.path) else {
        throw CommandError("The folder \(output.path) can't be written to.")
      }
      let resources = output.appendingPathComponent("resources")
      let index = resources.appendingPathComponent("index.json")
      if FileManager.default.fileExists(atPath: resources.path), !FileManager.default.fileExists(atPath: index.path) {
        throw CommandError("\(resources.path) is not of quire's making; give another folder for the output.")
      }
      return
    }
    do {
      try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    } catch {
      throw CommandError("The folder \(output.path) can't be made.")
    }
  }

  /// Writes the page into a folder and replaces its `resources` and `runtimes`; other files there stay.
  ///
  /// The same app gives the same bytes, and an unchanged file is not written.
  @discardableResult
  func write(to output: URL) throws(CommandError) -> Written {
    try Self.check(output: output)
    var written: [String: UInt64] = [:]
    try put(try contents(module), at: "app.wasm", in: output, written: &written)
    if let symbols = ModuleParting.symbols(of: module) {
      try put(symbols, at: SymbolTable.fileName, in: output, written: &written)
    } else {
      try? FileManager.default.removeItem(at: output.appendingPathComponent(SymbolTable.fileName))
    }
    for file in resources.files {
      try put(try contents(file.source), at: "resources/" + file.path, in: output, written: &written)
    }
    try put(try resources.index(), at: "resources/index.json", in: output, written: &written)
    let paths = try runtimeFiles()
    let bundled = hasBundledScripts ? try BundledScripts(paths, in: sources) : nil
    for path in paths where bundled == nil || !BundledScripts.replace(path) {
      try put(try contents(sources.appendingPathComponent(path)), at: path, in: output, written: &written)
    }
    for (path, data) in bundled?.files ?? [:] { try put(data, at: path, in: output, written: &written) }
    let page = try contents(sources.appendingPathComponent(Self.pageSource))
    let build = SourceState.digest(written.merging([Self.page: Digest.of(page)]) { $1 })
    // The page is written last, because it names the build of the other files.
    try put(titled(page, build: build), at: Self.page, in: output, written: &written)
    for folder in ["resources"] + Self.runtimes {
      let kept = output.appendingPathComponent(folder)
      guard FileManager.default.fileExists(atPath: kept.path) else { continue }
      for path in try FolderFiles.list(kept) where written["\(folder)/\(path)"] == nil {
        try? FileManager.default.removeItem(at: kept.appendingPathComponent(path))
      }
    }
    return Written(files: Set(written.keys), build: build)
  }

  /// Quire's own files that a page loads, relative to `sources`.
  private func runtimeFiles() throws(CommandError) -> [String] {
    var paths: [String] = []
    for runtime in Self.runtimes {
      paths += try FolderFiles.list(sources.appendingPathComponent(runtime)).map { "\(runtime)/\($0)" }
    }
    return paths.filter {
      !$0.hasSuffix(".md") && $0 != Self.pageSource && (isDevelopment || !$0.hasPrefix(Self.developmentFolder))
    }
  }

  private func titled(_ page: Data, build: String) -> Data {
    let safe =
      title
      .replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;").replacing("'", with: "&#39;")
    return Data(
      String(decoding: page, as: UTF8.self)
        .replacing(Self.titleMarker, with: safe).replacing(Self.ownMarker, with: own + developing(build)).utf8)
  }

  /// The elements that load `page.css` and `page.js`, which an app may have among its resources.
  private var own: String {
    let paths = resources.files.map { $0.path }
    var elements = ""
    if paths.contains("page.css") { elements += "<link rel=\"stylesheet\" href=\"resources/page.css\">\n" }
    if paths.contains("page.js") { elements += "<script type=\"module\" src=\"resources/page.js\"></script>\n" }
    return elements
  }

  private func developing(_ build: String) -> String {
    !isDevelopment
      ? ""
      : """
      <link rel="stylesheet" href="\(Self.developmentFolder)notice.css">
      <script type="module" src="\(Self.developmentFolder)main.js?build=\(build)"></script>

      """
  }

  private func contents(_ file: URL) throws(CommandError) -> Data {
    do {
      return try Data(contentsOf: file)
    } catch {
      throw CommandError("\(file.path) can't be read.")
    }
  }

  private func put(_ data: Data, at path: String, in output: URL, written: inout [String: UInt64])
    throws(CommandError)
  {
    guard written.updateValue(Digest.of(data), forKey: path) == nil else {
      throw CommandError("Two files of the page are named \(path).")
    }
    let file = output.appendingPathComponent(path)
    if let old = try? Data(contentsOf: file), old == data { return }
    do {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file, options: .atomic)
    } catch {
      throw CommandError("\(file.path) can't be written.")
    }
  }
}
