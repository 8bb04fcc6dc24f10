// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The files of a page: Quire's own, the module, and the app's resources with a list of its pictures.
struct Site {
  /// The app's name, which is the page's title unless the resources contain another.
  var title: String
  /// The folder of Quire's modules, which contains the `runtimes`.
  var sources: URL
  var module: URL
  var resources: Resources
  /// Whether the page follows changes of the app's sources, with the scripts of `developmentFolder`.
  var isDevelopment = false
  /// Whether its scripts and styles are bundled and minified, if esbuild is available.
  var hasBundledScripts = false

  /// The files of a page, by their paths in its folder.
  struct Contents {
    var files: [String: Data] = [:]
    /// An identifier of the whole content, which changes with every byte.
    var build = ""
  }

  /// The folders of scripts and styles that a page loads. They have the same paths in the page as in `sources`, so that
  /// relative imports work in both.
  static let runtimes = ["QuireWeb/Runtime", "SheetBrowser/Runtime"]
  private static let developmentFolder = "QuireWeb/Runtime/development/"
  /// The resource that is the page's icon.
  static let icon = "quire-icon.png"
  /// The page itself, which names the other files.
  static let page = "index.html"
  /// The files that every page has. They are checked before a long build, to find out whether the output folder can
  /// take them.
  static let alwaysThere = [
    page, "app.wasm", SymbolTable.fileName, "resources/index.json", "resources/files.json", "QuireWeb/Runtime/main.js",
  ]
  private static let pageSource = "QuireWeb/Runtime/index.html"
  /// The placeholder of the title in `index.html`.
  static let titleMarker = "@TITLE@"
  /// The placeholder of the app's own script and style in `index.html`.
  static let ownMarker = "<!-- own -->\n"

  /// Writes the page into a folder, in place of an earlier page. Other files stay. The same app gives the same bytes.
  /// `complete` may add files beside those of the page.
  ///
  /// Returns the identifier of the whole content.
  @discardableResult
  func write(
    to output: OutputFolder, complete: (_ folder: URL, _ files: Set<String>) throws(CommandError) -> Void = { _, _ in }
  ) throws(CommandError) -> String {
    try output.check(apartFrom: [module, sources] + resources.files.map(\.source))
    let contents = try contents()
    try output.replace(with: contents.files) { folder throws(CommandError) in
      try complete(folder, Set(contents.files.keys))
    }
    return contents.build
  }

  private func contents() throws(CommandError) -> Contents {
    var made = Contents()
    var digests: [String: UInt64] = [:]
    func put(_ data: Data, at path: String) throws(CommandError) {
      guard digests.updateValue(Digest.of(data), forKey: path) == nil else {
        throw CommandError("Two files of the page are named \(path).")
      }
      made.files[path] = data
    }
    try put(try contents(module), at: "app.wasm")
    if let symbols = ModuleNameStripping.symbols(of: module) { try put(symbols, at: SymbolTable.fileName) }
    for file in resources.files { try put(try contents(file.source), at: "resources/" + file.path) }
    try put(try resources.index(), at: "resources/index.json")
    try put(try resources.fileList(), at: "resources/files.json")
    let paths = try runtimeFiles()
    let bundled =
      hasBundledScripts ? try BundledScripts(paths, in: sources, scratch: module.deletingLastPathComponent()) : nil
    for path in paths where bundled == nil || !BundledScripts.replace(path) {
      try put(try contents(sources.appendingPathComponent(path)), at: path)
    }
    for (path, data) in bundled?.files ?? [:] { try put(data, at: path) }
    let page = try contents(sources.appendingPathComponent(Self.pageSource))
    made.build = SourceState.digest(digests.merging([Self.page: Digest.of(page)]) { $1 })
    try put(titled(page, build: made.build), at: Self.page)
    return made
  }

  /// Returns Quire's own files that a page loads, relative to `sources`.
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
      (resources.title ?? title)
      .replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;").replacing("'", with: "&#39;")
    return Data(
      String(decoding: page, as: UTF8.self)
        .replacing(Self.titleMarker, with: safe).replacing(Self.ownMarker, with: own + developing(build)).utf8)
  }

  /// The elements that load `page.css`, `project.css` and `page.js`, if the app has them among its resources, and the
  /// page's icon.
  private var own: String {
    let paths = resources.files.map { $0.path }
    var elements = ""
    if paths.contains(Self.icon) { elements += "<link rel=\"icon\" href=\"resources/\(Self.icon)\">\n" }
    if paths.contains(Resources.projectStyle) {
      elements += "<link rel=\"stylesheet\" href=\"resources/\(Resources.projectStyle)\">\n"
    }
    if paths.contains("page.css") { elements += "<link rel=\"stylesheet\" href=\"resources/page.css\">\n" }
    if paths.contains("page.js") { elements += "<script type=\"module\" src=\"resources/page.js\"></script>\n" }
    return elements
  }

  private func developing(_ build: String) -> String {
    let app = title.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    return !isDevelopment
      ? ""
      : """
      <link rel="stylesheet" href="\(Self.developmentFolder)notice.css">
      <script type="module" src="\(Self.developmentFolder)main.js?app=\(app)&amp;build=\(build)"></script>

      """
  }

  private func contents(_ file: URL) throws(CommandError) -> Data {
    do {
      return try Data(contentsOf: file)
    } catch {
      throw CommandError("\(file.path) can't be read.")
    }
  }
}
