// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import QuireCommand

/// `quire new`: the files that it writes, and the names that it refuses. `Scripts/first-app` builds such a package and
/// serves it.
@Suite struct NewCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted() }
  }

  private func expectRefusal(
    _ arguments: [String], _ part: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let before = try names
    let result = try quire(["new"] + arguments, in: folder.url)
    #expect(result.status == 1, sourceLocation: sourceLocation)
    #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)", sourceLocation: sourceLocation)
    #expect(result.errors.contains(part), "\(result.errors)", sourceLocation: sourceLocation)
    #expect(try names == before, "something was left behind", sourceLocation: sourceLocation)
  }

  @Test func writesAPackage() throws {
    let result = try quire(["new", "Harbor"], in: folder.url)
    #expect(result.status == 0, "\(result.errors)")
    let files = try FolderFiles.list(folder.url)
    #expect(
      files == [
        "Harbor/Package.swift", "Harbor/README.md", "Harbor/Sources/Harbor/NoteViewController.swift",
        "Harbor/Sources/Harbor/Resources/hills.svg", "Harbor/Sources/Harbor/RootViewController.swift",
        "Harbor/Sources/HarborWeb/Main.swift", "Harbor/Tests/HarborTests/HarborTests.swift",
      ])
    #expect(try folder.text("Harbor/.gitignore").contains(".build/"))
    #expect(
      try folder.text("Harbor/Package.swift").contains(".package(name: \"Quire\", path: \"\(Checkout.root.path)\")"))
    for file in files { #expect(try !folder.text(file).contains("AppName"), "\(file)") }
  }

  @Test func dependsByVersion() throws {
    let address = "https://example.org/sheets/quire.git"
    let result = try quire(
      ["new", "Harbor", "--output", "there", "--quire-url", address, "--quire-version", "1.2.0"], in: folder.url)
    #expect(result.status == 0, "\(result.errors)")
    let manifest = try folder.text("there/Package.swift")
    #expect(manifest.contains(".package(url: \"\(address)\", from: \"1.2.0\")"))
    #expect(manifest.contains(".product(name: \"QuireWeb\", package: \"quire\")"))
    try expectRefusal(
      ["Other", "--quire-url", address, "--quire-version", "latest"], "\"latest\" is not a version; give three numbers")
  }

  /// Before 1.0, a new second number means breaking changes.
  @Test func dependsByAVersionBelowOne() throws {
    let source = AppTemplate.Source.version("0.2.1", url: "../quire")
    #expect(source.dependency == #".package(url: "../quire", .upToNextMinor(from: "0.2.1"))"#)
    #expect(source.name == "quire")
  }

  /// The package manager reads its manifest, and `quire` finds its one app and the pictures.
  @Test func isAPackageWithOneApp() throws {
    #expect(try quire(["new", "Harbor"], in: folder.url).status == 0)
    let package = folder.url.appendingPathComponent("Harbor")
    let graph = try PackageGraph(
      root: package, toolchain: try Toolchain.find(), scratch: folder.url.appendingPathComponent("scratch"))
    #expect(try graph.onlyApp() == "Harbor")
    let executable = try graph.webExecutable(named: "Harbor")
    #expect(executable.product == "HarborWeb")
    #expect(try graph.parts(of: executable).resources.map(\.lastPathComponent) == ["Resources"])
  }

  /// Compiled against the modules of these tests; a separate build takes minutes.
  @Test func itsSourcesCompile() throws {
    #expect(try quire(["new", "Harbor"], in: folder.url).status == 0)
    let modules = try #require(Bundle.main.executableURL).deletingLastPathComponent().appendingPathComponent("Modules")
    for (module, path) in [
      ("Harbor", "Sources/Harbor"), ("HarborWeb", "Sources/HarborWeb"), ("HarborTests", "Tests/HarborTests"),
    ] {
      let sources = folder.url.appendingPathComponent("Harbor/\(path)")
      let files = try FolderFiles.list(sources).filter { $0.hasSuffix(".swift") }
      let made = try ChildProcess(
        program: try Toolchain.find().swiftc,
        arguments: [
          "-swift-version", "6", "-parse-as-library", "-warnings-as-errors", "-module-name", module, "-emit-module",
          "-emit-module-path", folder.url.appendingPathComponent("\(module).swiftmodule").path,
          "-I", modules.path, "-I", folder.url.path,
        ] + files.map { sources.appendingPathComponent($0).path },
        folder: folder.url, limit: 120
      ).capture()
      #expect(made.ending == .exited(0), "\(path): \(made.errors)")
    }
  }

  #if os(Linux)
    /// Not even an administrator can write there.
    @Test func saysThatAFolderCannotBeWrittenTo() throws {
      try expectRefusal(["Harbor", "--output", "/proc/Harbor"], "The folder /proc can't be written to.")
    }
  #endif

  @Test func writesIntoAnEmptyFolder() throws {
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("empty"), withIntermediateDirectories: true)
    #expect(try quire(["new", "Harbor", "--output", "empty"], in: folder.url).status == 0)
    #expect(try names == ["empty"])
  }

  /// A folder that is given through a link is filled, and the link stays.
  @Test func followsALinkToAnEmptyFolder() throws {
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("real"), withIntermediateDirectories: false)
    try folder.link("link", to: "real")
    #expect(try quire(["new", "Harbor", "--output", "link"], in: folder.url).status == 0)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.url.path + "/link") == "real")
    #expect(try folder.text("real/Package.swift").contains("Harbor"))
    #expect(try names == ["link", "real"])
    try folder.link("dangling", to: "nowhere")
    try expectRefusal(["Harbor", "--output", "dangling"], "is a link to nothing")
  }

  /// Whatever the address is, the manifest is valid and contains that address.
  @Test func anAddressStaysText() throws {
    let address = #"https://example.org/AppName/"); evil(\("x")\#u{A}/quire"], moved: ".git"#
    let result = try quire(
      ["new", "Harbor", "--output", "there", "--quire-url", address, "--quire-version", "1.2.0"], in: folder.url)
    #expect(result.status == 0, "\(result.errors)")
    let manifest = try folder.text("there/Package.swift")
    #expect(
      manifest.contains(#"https://example.org/AppName/\"); evil(\\(\"x\")\n/quire\"], moved: \".git"#), "\(manifest)")
    #expect(manifest.contains(#"package: "quire\"], moved: \""#), "\(manifest)")
  }

  @Test func refusesWhatItCannotDo() throws {
    try folder.write("mine", to: "Letters/notes.txt")
    try folder.write("a file", to: "file")
    try expectRefusal(["Letters"], "is not empty; name another one")
    try expectRefusal(["Harbor", "--output", "file"], "is not a folder that can be read")
    for name in ["my-app", "2nd", "", "Häfen", "two words", "../up"] {
      try expectRefusal([name, "--output", "out"], "can't be the name of an app")
    }
    for name in [
      "Quire", "UIKit", "class", "Testing", "String", "Swift", "ArgumentParser", "Constraints", "quire", "string",
    ] { try expectRefusal([name], "has that name already") }
    try expectRefusal(["Harbor", "--quire-path", "Letters"], "There is no checkout of Quire in")
    try expectRefusal(["Harbor", "--output", "file/Harbor"], "can't be written to")
    #expect(try folder.text("Letters/notes.txt") == "mine")
  }
}
