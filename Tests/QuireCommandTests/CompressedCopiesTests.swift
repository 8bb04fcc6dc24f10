// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import QuireCommand

/// The compressed copies that `quire build` puts beside the files of a page.
@Suite struct CompressedCopiesTests {
  private let files: TemporaryFolder
  private let page = String(repeating: "<p>the same again</p>\n", count: 200)

  init() throws {
    files = try TemporaryFolder()
    try files.write(page, to: "index.html")
    try files.write("x", to: "tiny.js")
    try files.write(Data(repeating: 7, count: 4000), to: "resources/photo.png")
    try files.write(String(repeating: "mine ", count: 100), to: "mine.txt")
  }

  private var copies: CompressedCopies {
    CompressedCopies(folder: files.url, files: ["index.html", "tiny.js", "resources/photo.png"])
  }

  /// A folder with stand-ins for the real programs. Each writes its arguments and then half of the file.
  private func programs(_ names: String...) throws -> String {
    for name in names {
      try files.write(
        program: "#!/bin/sh\necho \(name) \"$1\" \"$2\"\nfor file; do :; done\nhead -c 2000 \"$file\"",
        to: ".bin/\(name)")
    }
    return files.url.appendingPathComponent(".bin").path
  }

  private var list: [String] { get throws { try FolderFiles.list(files.url) } }

  /// For zopfli, or for gzip if that is not installed.
  @Test(.enabled(if: Programs.find("gzip") != nil, "no gzip is installed"))
  func gzipGivesTheFileBackAndTheSameBytesAgain() throws {
    try copies.write()
    let first = try Data(contentsOf: files.url.appendingPathComponent("index.html.gz"))
    #expect(first.count < page.utf8.count / 10)
    // The header contains neither a name nor a date.
    #expect(Array(first.prefix(8)) == [0x1F, 0x8B, 8, 0, 0, 0, 0, 0])
    let back = try ChildProcess(
      program: try #require(Programs.find("gzip")), arguments: ["-dc", "index.html.gz"], folder: files.url
    ).capture()
    #expect(String(decoding: back.output, as: UTF8.self) == page)
    // Files that do not get smaller, files that are compressed already, and files that the page does not load have no
    // copies.
    #expect(try list.filter { $0.hasSuffix(".gz") } == ["index.html.gz"])
    try copies.write()
    #expect(try Data(contentsOf: files.url.appendingPathComponent("index.html.gz")) == first)
  }

  @Test func everyInstalledProgramMakesItsCopies() throws {
    try copies.write(path: try programs("gzip", "brotli"))
    #expect(try files.text("index.html.gz").hasPrefix("gzip -9 -n\n"))
    #expect(try files.text("index.html.br").hasPrefix("brotli -q 11\n"))
  }

  @Test func theOneThatSearchesLongerIsPreferred() throws {
    try copies.write(path: try programs("gzip", "zopfli"))
    #expect(try files.text("index.html.gz").hasPrefix("zopfli -c \(files.url.path)"))
  }

  /// A copy of an earlier build would be served in place of the current file. A debug build has no copies.
  @Test func noCopyOutlivesItsFile() throws {
    let output = try OutputFolder(files.url.appendingPathComponent("out"))
    let path = try programs("gzip", "brotli")
    try output.replace(with: ["index.html": Data(page.utf8)]) { folder throws(CommandError) in
      try CompressedCopies(folder: folder, files: ["index.html"]).write(path: path)
    }
    #expect(try FolderFiles.list(output.url) == ["index.html", "index.html.br", "index.html.gz"])
    try output.replace(with: ["index.html": Data("other".utf8)])
    #expect(try FolderFiles.list(output.url) == ["index.html"])
  }

  /// The app's own file with such a name stays.
  @Test func aFileOfThePageIsNoCopy() throws {
    try files.write("a tale", to: "tale.txt.gz")
    try files.write(page, to: "tale.txt")
    let copies = CompressedCopies(folder: files.url, files: ["tale.txt", "tale.txt.gz"])
    try copies.write(path: try programs("gzip"))
    #expect(try files.text("tale.txt.gz") == "a tale")
  }

  @Test func aProgramThatFailsIsNamed() throws {
    let path = try programs("gzip")
    try files.write("#!/bin/sh\necho no room >&2\nexit 1\n", to: ".bin/gzip")
    let error = #expect(throws: CommandError.self) { try copies.write(path: path) }
    #expect(error?.description.contains("gzip failed on ") == true)
    #expect(error?.description.hasSuffix("index.html: no room.") == true)
  }
}
