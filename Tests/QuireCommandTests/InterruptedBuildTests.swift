// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import QuireCommand

/// Builds that are ended while they write their output, by the program itself. The compiler is a stand-in that returns
/// a module, and another program ends the build shortly after it.
@Suite(.serialized) struct InterruptedBuildTests {
  private let folder: TemporaryFolder
  private let package: URL

  init() throws {
    folder = try TemporaryFolder()
    package = folder.url.appendingPathComponent("app")
    let swift = try Toolchain.find().swift
    // Answers about the package are requested once, because each takes a second.
    try folder.write(
      program: """
        #!/bin/sh
        here="\(folder.url.path)"
        if [ "$1" != build ]; then
          answer="$here/answer-$(echo "$@" | cksum | tr ' ' -)"
          [ -f "$answer" ] || { "\(swift)" "$@" >"$answer.part" && mv "$answer.part" "$answer"; } || exit 1
          exec cat "$answer"
        fi
        made="$here/app/.build/wasm-debug/\(Toolchain.triple)/debug"
        mkdir -p "$made"
        ln -f "$here/module" "$made/AppWeb.wasm"
        [ -f "$here/delay" ] || exit 0
        read -r signal delay <"$here/delay"
        (
          while [ "$delay" -gt 0 ]; do delay=$((delay - 1)); done
          kill -s "$signal" "$PPID"
        ) >/dev/null 2>&1 &
        """, to: "bin/swift")
    try folder.write(
      """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "App", targets: [.executableTarget(name: "AppWeb", dependencies: ["QuireWeb"]), .target(name: "QuireWeb")])
      """, to: "app/Package.swift")
    try folder.write("", to: "app/Sources/AppWeb/main.swift")
    try folder.write("", to: "app/Sources/QuireWeb/a.swift")
  }

  /// The text of a version, in every file that distinguishes versions.
  private func makeVersion(_ text: String) throws {
    try folder.write(text, to: "module")
    for number in 0..<40 { try folder.write(text, to: "app/Sources/AppWeb/Resources/\(number).txt") }
  }

  private func build(into output: String, from current: URL) throws -> (status: Int32, output: String, errors: String) {
    try quire(
      ["build", "App", "--debug", "--package-path", package.path, "--output", output], in: current,
      environment: ["PATH": "\(folder.url.path)/bin:\(ProcessInfo.processInfo.environment["PATH"] ?? "")"])
  }

  /// The versions of the files in the output, with `nil` for a missing file.
  private func versions() throws -> Set<String?> {
    let paths = ["app.wasm"] + (0..<40).map { "resources/\($0).txt" }
    return Set(paths.map { try? folder.text("out/\($0)") })
  }

  @Test(arguments: ["KILL", "INT"]) func leavesTheOldSiteOrTheNewOne(signal: String) throws {
    let out = folder.url.appendingPathComponent("out").path
    try makeVersion("version 0")
    let first = try build(into: out, from: folder.url)
    try #require(first.status == 0, "\(first.errors)")
    try folder.write("mine", to: "out/resources/mine.txt")
    var ended = 0
    for step in 1...5 {
      let before = try versions()
      try makeVersion("version \(step)")
      try folder.write("\(signal) \(step * 11000)\n", to: "delay")
      if try build(into: out, from: folder.url).status != 0 { ended += 1 }
      let after = try versions()
      #expect(after == before || after == ["version \(step)"], "after \(step * 11000) steps of waiting")
      #expect(try folder.text("out/resources/mine.txt") == "mine")
      #expect(try folder.text("out/index.html").contains("<title>App"))
    }
    #expect(ended > 0)
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("delay"))
    try makeVersion("last")
    let last = try build(into: out, from: folder.url)
    #expect(last.status == 0, "\(last.errors)")
    #expect(try versions() == ["last"])
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(!names.contains { $0.hasPrefix(".out") }, "\(names)")
  }

  /// The current directory can't be replaced. There is no complete site in between, but nothing is lost, and the next
  /// build completes the interrupted one.
  @Test func fileByFileTheNextBuildGoesOn() throws {
    let out = folder.url.appendingPathComponent("out")
    try folder.write("mine", to: "out/mine.txt")
    try makeVersion("version 0")
    let first = try build(into: ".", from: out)
    try #require(first.status == 0, "\(first.errors)")
    for step in 1...3 {
      try makeVersion("version \(step)")
      try folder.write("KILL \(step * 18000)\n", to: "delay")
      _ = try build(into: ".", from: out)
      try FileManager.default.removeItem(at: folder.url.appendingPathComponent("delay"))
      let next = try build(into: ".", from: out)
      #expect(next.status == 0, "\(next.errors)")
      #expect(try versions() == ["version \(step)"])
      #expect(try folder.text("out/mine.txt") == "mine")
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: out.path).filter { $0.hasPrefix(".") } == [".quire-files"])
    }
  }

  /// A full disk, simulated by a limit for the length of a file.
  @Test func aFileThatCannotBeWrittenLeavesTheOldSite() throws {
    let out = folder.url.appendingPathComponent("out").path
    try makeVersion("version 0")
    #expect(try build(into: out, from: folder.url).status == 0)
    let before = try FolderContents(URL(fileURLWithPath: out)).files
    try makeVersion("version 1")
    try folder.write(String(repeating: "x", count: 4_000_000), to: "module")
    // The signal is ignored, so that the write fails instead.
    try folder.write(
      program: "#!/bin/sh\ntrap '' XFSZ\nulimit -f 2000\nexec \"$@\"", to: "limited")
    let quire = try #require(quireProcess([], in: folder.url).executableURL).path
    let made = try ChildProcess(
      program: "/bin/sh",
      arguments: [
        "-c", "PATH=\"\(folder.url.path)/bin:$PATH\"; export PATH; exec \"$0\" \"$@\"", folder.url.path + "/limited",
        quire, "build", "App", "--debug", "--package-path", package.path, "--output", out,
      ], folder: folder.url
    ).capture()
    #expect(made.ending != .exited(0))
    #expect(try FolderContents(URL(fileURLWithPath: out)).files == before && versions() == ["version 0"])
  }
}
