import Foundation

/// The files of a page: Quire's own, the module, and the app's resources with a list of its pictures.
struct Site {
  var title: String
  /// The folder with `index.html` and all that it loads.
  var runtime: URL
  var module: URL
  var resources: Resources

  /// What stands for the title in `index.html`.
  static let titleMarker = "@TITLE@"
  /// What stands for the app's own script and style in `index.html`.
  static let ownMarker = "<!-- own -->\n"

  /// Says what is wrong with a folder to write to, before a build takes its time.
  static func check(output: URL) throws(Complaint) {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: output.path, isDirectory: &isFolder) {
      guard isFolder.boolValue else { throw Complaint("\(output.path) is a file; the output must be a folder.") }
      guard FileManager.default.isWritableFile(atPath: output.path) else {
        throw Complaint("The folder \(output.path) can't be written to.")
      }
      let resources = output.appendingPathComponent("resources")
      let index = resources.appendingPathComponent("index.json")
      if FileManager.default.fileExists(atPath: resources.path), !FileManager.default.fileExists(atPath: index.path) {
        throw Complaint("\(resources.path) is not of quire's making; give another folder for the output.")
      }
      return
    }
    do {
      try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    } catch {
      throw Complaint("The folder \(output.path) can't be made.")
    }
  }

  /// Writes the page into a folder, whose `resources` are replaced; other files there stay.
  ///
  /// The same app gives the same bytes, and a file that would not change is left alone.
  func write(to output: URL) throws(Complaint) {
    try Self.check(output: output)
    var wanted: Set<String> = []
    for path in try FolderFiles.list(runtime) where !path.hasSuffix(".md") {
      let data = try contents(runtime.appendingPathComponent(path))
      try put(path == "index.html" ? titled(data) : data, at: path, in: output, wanted: &wanted)
    }
    guard wanted.contains("index.html") else {
      throw Complaint("Quire's file \(runtime.appendingPathComponent("index.html").path) is missing.")
    }
    try put(try contents(module), at: "app.wasm", in: output, wanted: &wanted)
    for file in resources.files {
      try put(try contents(file.source), at: "resources/" + file.path, in: output, wanted: &wanted)
    }
    try put(try resources.index(), at: "resources/index.json", in: output, wanted: &wanted)
    for path in try FolderFiles.list(output.appendingPathComponent("resources"))
    where !wanted.contains("resources/" + path) {
      try? FileManager.default.removeItem(at: output.appendingPathComponent("resources/" + path))
    }
  }

  private func titled(_ page: Data) -> Data {
    let safe =
      title
      .replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;").replacing("'", with: "&#39;")
    return Data(
      String(decoding: page, as: UTF8.self)
        .replacing(Self.titleMarker, with: safe).replacing(Self.ownMarker, with: own).utf8)
  }

  /// The elements that load `page.css` and `page.js`, which an app may have among its resources.
  private var own: String {
    let paths = resources.files.map { $0.path }
    var elements = ""
    if paths.contains("page.css") { elements += "<link rel=\"stylesheet\" href=\"resources/page.css\">\n" }
    if paths.contains("page.js") { elements += "<script type=\"module\" src=\"resources/page.js\"></script>\n" }
    return elements
  }

  private func contents(_ file: URL) throws(Complaint) -> Data {
    do {
      return try Data(contentsOf: file)
    } catch {
      throw Complaint("\(file.path) can't be read.")
    }
  }

  private func put(_ data: Data, at path: String, in output: URL, wanted: inout Set<String>) throws(Complaint) {
    guard wanted.insert(path).inserted else { throw Complaint("Two files of the page are named \(path).") }
    let file = output.appendingPathComponent(path)
    if let old = try? Data(contentsOf: file), old == data { return }
    do {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file, options: .atomic)
    } catch {
      throw Complaint("\(file.path) can't be written.")
    }
  }
}
