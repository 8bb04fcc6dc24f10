// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import QuireCommand

@Suite struct SiteTests {
  private let files: TemporaryFolder

  init() throws {
    files = try TemporaryFolder()
    try files.write("<title>@TITLE@</title><h1>@TITLE@</h1>", to: "modules/QuireWeb/Runtime/index.html")
    try files.write("js", to: "modules/QuireWeb/Runtime/main.js")
    try files.write("notes", to: "modules/SheetBrowser/Runtime/notes.md")
    try files.write("", to: "modules/SheetBrowser/Runtime/.gitkeep")
    try files.write("port", to: "modules/SheetBrowser/Runtime/wire/port.js")
    try files.write("not of a page", to: "modules/SheetBrowser/Port.swift")
    try files.write("not of a page", to: "modules/QuireElement/Runtime/element.js")
    try files.write("module", to: "made/AppWeb.wasm")
    try files.write(#"<svg width="3" height="2">"#, to: "app/Resources/sea/boat.svg")
    try files.write(#"<svg width="1.5" height="2">"#, to: "app/Resources/a.svg")
    try files.write("words", to: "app/Resources/words.txt")
    try files.write("", to: "app/Resources/.DS_Store")
    try files.write("more", to: "library/Resources/more.txt")
  }

  private func site(title: String = "App") throws -> Site {
    Site(
      title: title, sources: files.url.appendingPathComponent("modules"),
      module: files.url.appendingPathComponent("made/AppWeb.wasm"),
      resources: try Resources(folders: ["app", "library"].map { files.url.appendingPathComponent("\($0)/Resources") }))
  }

  @Test func writesAWholePage() throws {
    let output = files.url.appendingPathComponent("deep/out")
    try site().write(to: OutputFolder(output))
    #expect(
      try FolderFiles.list(output) == [
        "QuireWeb/Runtime/main.js", "SheetBrowser/Runtime/wire/port.js", "app.wasm", "index.html", "resources/a.svg",
        "resources/files.json", "resources/index.json", "resources/more.txt", "resources/sea/boat.svg",
        "resources/words.txt",
      ])
    let index = try JSONSerialization.jsonObject(with: Data(files.text("deep/out/resources/index.json").utf8))
    let pictures = try #require(index as? [[String: Any]])
    #expect(pictures.map { $0["path"] as? String } == ["a.svg", "sea/boat.svg"])
    #expect(pictures.map { $0["width"] as? Double } == [1.5, 3] && pictures.map { $0["height"] as? Double } == [2, 2])
    #expect(pictures.allSatisfy { $0.count == 3 })
    let files = try JSONSerialization.jsonObject(with: Data(self.files.text("deep/out/resources/files.json").utf8))
    let listed = try #require(files as? [[String: Any]])
    #expect(listed.map { $0["path"] as? String } == ["a.svg", "more.txt", "sea/boat.svg", "words.txt"])
    #expect(listed.map { $0["isLoaded"] as? Bool } == [false, true, false, true])
  }

  @Test(.enabled(if: Programs.find("esbuild") != nil, "esbuild bundles them"))
  func aFinishedPageHasFewerAndSmallerScripts() throws {
    let scripts = [
      "QuireWeb/Runtime/main.js": "import { port } from \"../../SheetBrowser/Runtime/wire/port.js\";\n"
        + "import { say } from \"../../SheetBrowser/Runtime/words.js\";\n"
        + "// A comment.\nsay(port(2), import(\"./late.js\"), new URL(\"a.json\", import.meta.url));\n",
      "QuireWeb/Runtime/late.js": "export const late = \"late\";",
      "QuireWeb/Runtime/services/clock.js": "export const open = (name) => import(`./${name}.js`);",
      "SheetBrowser/Runtime/wire/port.js": "export function port(value) { return value; }",
      "SheetBrowser/Runtime/words.js": "const said = [];\nexport const say = (word) => said.push(word);",
    ]
    for (path, script) in scripts { try files.write(script, to: "modules/\(path)") }
    try files.write("b {\n  color: red;\n}", to: "modules/SheetBrowser/Runtime/page.css")
    var site = try site()
    let output = files.url.appendingPathComponent("out")
    try site.write(to: OutputFolder(output))
    site.hasBundledScripts = true
    var written: Set<String> = []
    try site.write(to: OutputFolder(output)) { _, files in written = files.filter { $0.contains("Runtime") } }
    #expect(Set(try FolderFiles.list(output)).filter { $0.contains("Runtime") } == written, "what was there is gone")
    for path in ["main.js", "services/clock.js"] { #expect(written.contains("QuireWeb/Runtime/\(path)")) }
    #expect(written.contains("SheetBrowser/Runtime/words.js") && !written.contains("SheetBrowser/Runtime/wire/port.js"))
    let main = try files.text("out/QuireWeb/Runtime/main.js")
    #expect(!main.contains("comment") && main.contains("import.meta.url"))
    // All importers share one set of words, and a script that is loaded later stays a separate file.
    let others = try written.filter { $0.hasSuffix(".js") && !$0.hasSuffix("main.js") }.map {
      try files.text("out/\($0)")
    }
    #expect(others.filter { $0.contains("push") }.count == 1 && !main.contains("push"))
    #expect(others.filter { $0.contains("\"late\"") }.count == 1 && !main.contains("\"late\""))
    #expect(try files.text("out/SheetBrowser/Runtime/page.css") == "b{color:red}\n")
  }

  @Test func loadsTheAppsOwnStyleAndScriptWhereItHasThem() throws {
    try files.write("<head>\n<!-- own -->\n</head>", to: "modules/QuireWeb/Runtime/index.html")
    try site().write(to: OutputFolder(files.url.appendingPathComponent("without")))
    #expect(try files.text("without/index.html") == "<head>\n</head>")
    try files.write("", to: "app/Resources/page.js")
    try files.write("", to: "app/Resources/page.css")
    try site().write(to: OutputFolder(files.url.appendingPathComponent("with")))
    #expect(
      try files.text("with/index.html") == """
        <head>
        <link rel="stylesheet" href="resources/page.css">
        <script type="module" src="resources/page.js"></script>
        </head>
        """)
  }

  @Test func namesItsBuildWhileTheAppIsDeveloped() throws {
    try files.write("<head>\n<!-- own -->\n</head>", to: "modules/QuireWeb/Runtime/index.html")
    try files.write("script", to: "modules/QuireWeb/Runtime/development/main.js")
    let output = files.url.appendingPathComponent("out")
    var site = try site()
    let finished = try site.write(to: OutputFolder(output))
    #expect(!FileManager.default.fileExists(atPath: output.appendingPathComponent("QuireWeb/Runtime/development").path))
    site.isDevelopment = true
    let build = try site.write(to: OutputFolder(output))
    #expect(build != finished)
    #expect(try files.text("out/QuireWeb/Runtime/development/main.js") == "script")
    #expect(
      try files.text("out/index.html") == """
        <head>
        <link rel="stylesheet" href="QuireWeb/Runtime/development/notice.css">
        <script type="module" src="QuireWeb/Runtime/development/main.js?app=App&amp;build=\(build)"></script>
        </head>
        """)
    #expect(try site.write(to: OutputFolder(output)) == build)
    for (text, path) in [
      ("other", "made/AppWeb.wasm"), ("other", "modules/QuireWeb/Runtime/main.js"), ("", "app/Resources/b.txt"),
    ] {
      let before = try site.write(to: OutputFolder(output))
      try files.write(text, to: path)
      site.resources = try self.site().resources
      #expect(try site.write(to: OutputFolder(output)) != before, "\(path)")
    }
  }

  @Test func writesTheSameBytesAgain() throws {
    let output = files.url.appendingPathComponent("out")
    try site().write(to: OutputFolder(output))
    func dates() throws -> [Date?] {
      try FolderFiles.list(output).map {
        try FileManager.default.attributesOfItem(atPath: output.appendingPathComponent($0).path)[.modificationDate]
          as? Date
      }
    }
    let first = try dates()
    try site().write(to: OutputFolder(output))
    #expect(try dates() == first)
  }

  @Test func makesATitleSafe() throws {
    try site(title: #"<b>"A" & 'B'</b>"#).write(to: OutputFolder(files.url.appendingPathComponent("out")))
    let safe = "&lt;b&gt;&quot;A&quot; &amp; &#39;B&#39;&lt;/b&gt;"
    #expect(try files.text("out/index.html") == "<title>\(safe)</title><h1>\(safe)</h1>")
  }

  /// A resource contains the page's title, if this is not the app's name. An empty one does not count.
  @Test(arguments: [("Harbor Lights\n", "Harbor Lights"), (" \n", "App")])
  func takesItsTitleFromAResource(file: (text: String, title: String)) throws {
    try files.write(file.text, to: "app/Resources/quire-title.txt")
    try site().write(to: OutputFolder(files.url.appendingPathComponent("out")))
    #expect(try files.text("out/index.html") == "<title>\(file.title)</title><h1>\(file.title)</h1>")
  }

  @Test func takesAwayResourcesThatAreNoMore() throws {
    let output = files.url.appendingPathComponent("out")
    try site().write(to: OutputFolder(output))
    try files.write("mine", to: "out/robots.txt")
    try FileManager.default.removeItem(at: files.url.appendingPathComponent("app/Resources/sea/boat.svg"))
    try site().write(to: OutputFolder(output))
    #expect(!FileManager.default.fileExists(atPath: output.appendingPathComponent("resources/sea/boat.svg").path))
    #expect(try files.text("out/robots.txt") == "mine")
  }

  @Test func leavesForeignFoldersAlone() throws {
    try files.write("mine", to: "out/resources/words.txt")
    let output = files.url.appendingPathComponent("out")
    #expect(throws: CommandError.self) { try site().write(to: OutputFolder(output)) }
    #expect(try files.text("out/resources/words.txt") == "mine")
    #expect(try FolderFiles.list(output) == ["resources/words.txt"])
    #expect(throws: CommandError.self, "its own sources") { try site().write(to: OutputFolder(files.url)) }
  }

  @Test func saysWhatIsWrongWithAnOutput() throws {
    let file = try files.write("x", to: "file")
    #expect(throws: CommandError.self) { try OutputFolder(file) }
    #expect(throws: CommandError.self) { try OutputFolder(file.appendingPathComponent("below")) }
    let error = #expect(throws: CommandError.self) { try OutputFolder(file) }
    #expect(error?.description.contains("is a file") == true)
  }

  @Test func namesAPictureThatCannotBeRead() throws {
    try files.write("no picture", to: "app/Resources/broken.png")
    let error = #expect(throws: CommandError.self) {
      try site().write(to: OutputFolder(files.url.appendingPathComponent("out")))
    }
    #expect(error?.description.contains("broken.png") == true)
  }

  @Test func refusesTwoResourcesOfOneName() throws {
    try files.write("again", to: "library/Resources/words.txt")
    let error = #expect(throws: CommandError.self) { try site() }
    #expect(error?.description.contains("words.txt") == true)
  }
}
