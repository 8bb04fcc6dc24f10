// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import QuireCommand

/// How a build's files get into a folder, and which files stay there.
@Suite struct OutputFolderTests {
  private let files: TemporaryFolder
  private let out: URL

  init() throws {
    files = try TemporaryFolder()
    out = files.url.appendingPathComponent("out")
  }

  /// The folder is replaced as a whole, or file by file.
  private func output(inPlace: Bool = false) throws -> OutputFolder {
    var output = try OutputFolder(out)
    if inPlace { output.exchange = { _, _ in false } }
    return output
  }

  private func contents(_ files: [String: String]) -> [String: Data] { files.mapValues { Data($0.utf8) } }

  private static let first = [
    "index.html": "one", "app.wasm": "one", "resources/index.json": "[]", "resources/a/b.txt": "b",
    "QuireWeb/Runtime/main.js": "one",
  ]
  private static let second = [
    "index.html": "two", "app.wasm": "two", "resources/index.json": "[]", "QuireWeb/Runtime/main.js": "two",
  ]

  /// All paths except those of folders, including hidden ones.
  private func list() throws -> [String] { try FolderContents(out).files.keys.sorted() }

  private func expectRefusal(
    _ part: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let before = try list()
    for inPlace in [false, true] {
      let error = #expect(throws: CommandError.self, sourceLocation: sourceLocation) {
        try output(inPlace: inPlace).replace(with: contents(Self.second))
      }
      #expect(error?.description.contains(part) == true, "\(error as Any)", sourceLocation: sourceLocation)
    }
    #expect(try list() == before, "something has changed", sourceLocation: sourceLocation)
  }

  @Test(arguments: ["resources", "QuireWeb", "QuireWeb/Runtime", "index.html", "app.wasm", ".quire-files"])
  func followsNoLinkOut(path: String) throws {
    try files.write("[]", to: "victim/index.json")
    try files.write("mine", to: "victim/Runtime/main.js")
    try files.write("quire files 1\n", to: "list")
    try FileManager.default.createDirectory(
      at: out.appendingPathComponent(path).deletingLastPathComponent(), withIntermediateDirectories: true)
    let target = path == "QuireWeb/Runtime" ? "../../victim" : path == ".quire-files" ? "../list" : "../victim"
    try files.link("out/\(path)", to: target)
    try expectRefusal("out/\(path) is in the way")
    #expect(try files.text("victim/index.json") == "[]" && files.text("victim/Runtime/main.js") == "mine")
    #expect(try files.text("list") == "quire files 1\n")
  }

  /// Links at other paths than the files stay links.
  @Test(arguments: [false, true]) func keepsLinks(inPlace: Bool) throws {
    try output(inPlace: inPlace).replace(with: contents(Self.first))
    try files.write("far", to: "far/a.txt")
    try files.link("out/far", to: "../far")
    try files.link("out/resources/nothing", to: "nowhere")
    try output(inPlace: inPlace).replace(with: contents(Self.second))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: out.path + "/far") == "../far")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: out.path + "/resources/nothing") == "nowhere")
    #expect(try files.text("far/a.txt") == "far")
  }

  @Test(arguments: [false, true]) func keepsWhatOthersPutThere(inPlace: Bool) throws {
    try output(inPlace: inPlace).replace(with: contents(Self.first))
    try files.write("years of work", to: "out/resources/thesis.txt")
    try files.write("mine", to: "out/QuireWeb/Runtime/mine.js")
    try files.write("hidden", to: "out/.well-known/a/security.txt")
    try FileManager.default.createDirectory(atPath: out.path + "/empty", withIntermediateDirectories: false)
    try FileManager.default.setAttributes([.posixPermissions: 0o750], ofItemAtPath: out.path + "/empty")
    try FileManager.default.setAttributes([.posixPermissions: 0o751], ofItemAtPath: out.path)
    try output(inPlace: inPlace).replace(with: contents(Self.second))
    #expect(
      try list() == [
        ".quire-files", ".well-known/a/security.txt", "QuireWeb/Runtime/main.js", "QuireWeb/Runtime/mine.js",
        "app.wasm",
        "index.html", "resources/index.json", "resources/thesis.txt",
      ])
    #expect(try files.text("out/index.html") == "two" && files.text("out/resources/thesis.txt") == "years of work")
    for (path, permissions) in [("", 0o751), ("/empty", 0o750)] {
      let attributes = try FileManager.default.attributesOfItem(atPath: out.path + path)
      #expect(attributes[.posixPermissions] as? Int == permissions, "\(path)")
    }
    #expect(!FileManager.default.fileExists(atPath: out.path + "/resources/a"), "an empty folder is left")
    #expect(try FileManager.default.contentsOfDirectory(atPath: files.url.path) == ["out"])
  }

  /// A user's folder with the file names of a site.
  @Test func refusesWhatItDidNotWrite() throws {
    try files.write("<p>mine</p>", to: "out/index.html")
    try files.write("[]", to: "out/resources/index.json")
    try files.write("mine", to: "out/resources/thesis.txt")
    try expectRefusal(
      "out/index.html is in the way: quire has no record that it wrote it. If it is of an earlier version")
    try FileManager.default.removeItem(atPath: out.path + "/index.html")
    try expectRefusal("out/resources/index.json is in the way")
    try FileManager.default.removeItem(atPath: out.path + "/resources/index.json")
    try files.write("mine", to: "out/app.wasm/mine.txt")
    try expectRefusal("out/app.wasm is in the way")
    try FileManager.default.removeItem(atPath: out.path + "/app.wasm")
    // A server would send it in place of the new file.
    try files.write("old", to: "out/app.wasm.gz")
    try expectRefusal("out/app.wasm.gz is in the way")
    try FileManager.default.removeItem(atPath: out.path + "/app.wasm.gz")
    try output().replace(with: contents(Self.second))
    #expect(try files.text("out/resources/thesis.txt") == "mine")
  }

  @Test func refusesWhatHasChanged() throws {
    try output().replace(with: contents(Self.first))
    try files.write("<p>mine now</p>", to: "out/index.html")
    try expectRefusal("out/index.html has changed since quire wrote it; move it away")
    #expect(try files.text("out/index.html") == "<p>mine now</p>")
    // At another path than the files, it stays.
    try files.write("one", to: "out/index.html")
    try files.write("changed", to: "out/resources/a/b.txt")
    try output().replace(with: contents(Self.second))
    #expect(try files.text("out/resources/a/b.txt") == "changed")
  }

  /// In a list that the user wrote, or that is damaged, no line can refer to a path outside the folder.
  @Test(arguments: [false, true]) func trustsNoList(inPlace: Bool) throws {
    let secret = Data("secret".utf8)
    try files.write(secret, to: "secret.txt")
    let digest = BuildManifest.digest(of: secret)
    try files.write(
      "quire files 1\n\(digest) ../secret.txt\n\(digest) /etc/hosts\n\nx\n1 2\n- - -\n", to: "out/.quire-files")
    try output(inPlace: inPlace).replace(with: contents(Self.first))
    #expect(try files.text("secret.txt") == "secret" && files.text("out/index.html") == "one")
    try files.write("something else", to: "out/.quire-files")
    try expectRefusal(".quire-files is in the way")
  }

  @Test func aListReadsWhatItWrote() throws {
    var manifest = BuildManifest()
    for path in ["a b", " a", "a\nb", "a\r", "100%", "%0A", "Häfen/é"] { manifest.add("1f 3", for: path) }
    manifest.add("2f 3", for: "a b")
    let again = try #require(BuildManifest(manifest.data))
    #expect(again.digests == manifest.digests)
  }

  @Test(arguments: [false, true]) func filesAndFoldersMayTradeNames(inPlace: Bool) throws {
    try output(inPlace: inPlace).replace(with: contents(["a/b": "1", "c": "2", "index.html": "x"]))
    try output(inPlace: inPlace).replace(with: contents(["a": "1", "c/d": "2", "index.html": "y"]))
    #expect(try list() == [".quire-files", "a", "c/d", "index.html"])
  }

  /// An unchanged file keeps its date, as a server sends it. So do the compressed copies.
  @Test(arguments: [false, true]) func keepsUnchangedFiles(inPlace: Bool) throws {
    func write(_ page: String) throws {
      try output(inPlace: inPlace).replace(with: contents(["index.html": page, "app.wasm": "m", "r/a": "a"])) {
        folder throws(CommandError) in
        try OutputFolder.write(Data("copy".utf8), to: folder.appendingPathComponent("r/a.gz"))
      }
    }
    func number(_ path: String) throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: out.path + "/" + path)[.systemFileNumber] as? Int
    }
    try write("one")
    let before = try ["app.wasm", "r/a"].map(number)
    let copy = try number("r/a.gz")
    try write("two")
    #expect(try ["app.wasm", "r/a"].map(number) == before)
    if !inPlace { #expect(try number("r/a.gz") == copy) }
    #expect(try files.text("out/r/a.gz") == "copy")
  }

  /// When files are replaced one by one, the copies of an earlier build are removed first, and the page is written
  /// last. A build that fails in the middle does not prevent the next one.
  @Test func noOldCopyStandsBesideANewFile() throws {
    var copied = contents(Self.first)
    copied["app.wasm.gz"] = Data("one, compressed".utf8)
    copied["index.html.br"] = Data("one, compressed".utf8)
    try output().replace(with: copied)
    var output = try output()
    output.exchange = { _, _ in
      // At the last moment, something appears at the path of the page.
      try? FileManager.default.removeItem(atPath: out.path + "/index.html")
      try? FileManager.default.createDirectory(atPath: out.path + "/index.html/a", withIntermediateDirectories: true)
      return false
    }
    let error = #expect(throws: CommandError.self) { try output.replace(with: contents(Self.second)) }
    #expect(error?.description.contains("index.html can't be written") == true)
    #expect(try files.text("out/app.wasm") == "two")
    #expect(try list().filter { $0.hasSuffix("z") || $0.hasSuffix("r") } == [])
    try FileManager.default.removeItem(atPath: out.path + "/index.html")
    try self.output(inPlace: true).replace(with: contents(Self.second))
    #expect(try list() == [".quire-files"] + Self.second.keys.sorted())
  }

  /// A file that is added to the folder at the last moment is not lost.
  @Test func keepsWhatComesAtTheLastMoment() throws {
    try output().replace(with: contents(Self.first))
    var output = try output()
    output.exchange = { first, second in
      _ = try? files.write("late", to: "out/late/a.txt")
      return SystemFunction.exchange(first, second)
    }
    try output.replace(with: contents(Self.second))
    #expect(try files.text("out/late/a.txt") == "late" && files.text("out/index.html") == "two")
  }

  /// A file that another program replaces while the folders trade places, as editors do, is not lost.
  @Test func keepsWhatIsReplacedAtTheLastMoment() throws {
    try files.write("early", to: "out/mine.txt")
    try output().replace(with: contents(Self.first))
    var output = try output()
    let mine = out.appendingPathComponent("mine.txt")
    output.exchange = { first, second in
      try? Data("late".utf8).write(to: mine, options: .atomic)
      return SystemFunction.exchange(first, second)
    }
    try output.replace(with: contents(Self.second))
    #expect(try files.text("out/mine.txt") == "late" && files.text("out/index.html") == "two")
  }

  @Test func saysThatAFolderIsAmongTheResources() throws {
    let resources = files.url
    let error = #expect(throws: CommandError.self) { try output().check(outside: [resources]) }
    #expect(
      error?.description
        == "The folder \(out.path) is in \(resources.path), which is built from; give another one for the output.")
    try output().check(outside: [files.url.appendingPathComponent("ou")])
  }

  @Test func saysWhatIsWrongWithAFolder() throws {
    try files.link("dangling", to: "nowhere")
    for (path, part) in [("dangling", "is a link to nothing"), ("/", "can't be /")] {
      let folder = path == "/" ? URL(fileURLWithPath: "/") : files.url.appendingPathComponent(path)
      let error = #expect(throws: CommandError.self) { try OutputFolder(folder) }
      #expect(error?.description.contains(part) == true)
    }
    let source = try files.write("a", to: "out/Sources/App/a.swift")
    let error = #expect(throws: CommandError.self) { try output().check(apartFrom: [source]) }
    #expect(error?.description.contains("which is built from; give another one for the output") == true)
  }

  /// A link that is given as the output is followed, and stays.
  @Test func anOutputMayBeALinkToAFolder() throws {
    try FileManager.default.createDirectory(at: out, withIntermediateDirectories: true)
    try files.link("current", to: "out")
    for build in [Self.first, Self.second] {
      try OutputFolder(files.url.appendingPathComponent("current")).replace(with: contents(build))
    }
    #expect(try files.text("out/index.html") == "two")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: files.url.path + "/current") == "out")
  }

  /// The folders of killed builds are removed, and those of running builds are not.
  @Test func takesAwayWhatAnInterruptedBuildLeft() throws {
    let running = try #require(StagingFolder(beside: out))
    try files.write("x", to: ".out.quire-\(UUID().uuidString)/index.html")
    try files.write("mine", to: ".out.quire-mine/a.txt")
    try files.write("x", to: "out/.quire-\(UUID().uuidString)/file")
    try output().replace(with: contents(Self.first))
    try output(inPlace: true).replace(with: contents(Self.second))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: files.url.path).sorted()
        == [running.url.lastPathComponent, ".out.quire-mine", "out"].sorted())
    #expect(try list() == [".quire-files"] + Self.second.keys.sorted())
  }
}
