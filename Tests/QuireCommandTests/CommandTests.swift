// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import QuireCommand

/// The program itself: its output and its exit status.
@Suite struct CommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func expectOneSentence(
    _ result: (status: Int32, output: String, errors: String), _ part: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(result.status == 1, sourceLocation: sourceLocation)
    #expect(result.output.isEmpty, sourceLocation: sourceLocation)
    let lines = result.errors.split(separator: "\n")
    #expect(lines.count == 1, "\(result.errors)", sourceLocation: sourceLocation)
    #expect(lines.last?.hasPrefix("Error: ") == true, sourceLocation: sourceLocation)
    #expect(lines.last?.contains(part) == true, "\(result.errors)", sourceLocation: sourceLocation)
  }

  @Test func reportsErrorsInOneSentence() async throws {
    let output = folder.url.appendingPathComponent("out").path
    expectOneSentence(try quire(["build", "Letters", "--output", output]), "no app named Letters; there is ")
    expectOneSentence(
      try quire(["build", "Postcards", "--output", output], in: folder.url), "There is no Package.swift")
    expectOneSentence(
      try quire(["build", "Postcards", "--output", output], environment: ["PATH": "/nowhere"]),
      "swift is not on the PATH")
    let file = try folder.write("", to: "file").path
    expectOneSentence(try quire(["build", "Postcards", "--output", file]), "is a file")
    expectOneSentence(
      try quire(["build", "Postcards", "--output", "Examples/Postcards/App"]), "App, which is built from; give another")
    let empty = try quire(["build", "Postcards", "--output", ""])
    #expect(empty.status == 64 && empty.errors.hasPrefix("Error: --output is empty; give a folder.\n"))
    try folder.write("mine", to: "home/me/.profile")
    for path in ["home/me", "home"] {
      expectOneSentence(
        try quire(
          ["build", "Postcards", "--output", folder.url.appendingPathComponent(path).path],
          environment: ["HOME": folder.url.appendingPathComponent("home/me").path]),
        "which has your home folder; give a folder for it alone.")
    }
    expectOneSentence(try quire(["serve", "--host", "example.org"]), "is not an address to listen at")
    expectOneSentence(try quire(["serve", "--connect", "api.example"]), "is not the address of a server")
    try await serving(folder.url) { port async throws in
      expectOneSentence(try quire(["serve", "--port", "\(port)"]), "Port \(port) at 127.0.0.1 is taken")
    }
  }

  @Test func showsHelpWithoutACommand() throws {
    let help = try quire([])
    #expect(help.status == 0 && help.output.contains("serve") && help.output.contains("build"))
    #expect(try quire(["serve", "--port", "70000"]).status == 64)
  }

  /// Ctrl-C while a compiler runs in its own process group: all processes end, and nothing is printed.
  @Test func isInterruptedWithAllThatItStarted() throws {
    let toolchain = try Toolchain.find()
    let progress = try NamedPipe("progress", in: folder)
    try folder.write(
      program: """
        #!/bin/bash
        [ "$1" = build ] || exec "\(toolchain.swift)" "$@"
        set -m
        (
          trap 'echo ended >"\(progress.url.path)"; exit' TERM
          echo begun >"\(progress.url.path)"
          sleep 300 &
          wait
        ) &
        wait
        """, to: "bin/swift")
    try folder.write(
      """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "App", targets: [.executableTarget(name: "AppWeb", dependencies: ["QuireWeb"]), .target(name: "QuireWeb")])
      """, to: "app/Package.swift")
    let process = try quireProcess(
      ["build", "App", "--output", folder.url.appendingPathComponent("out").path],
      in: folder.url.appendingPathComponent("app"),
      environment: ["PATH": "\(folder.url.path)/bin:\(ProcessInfo.processInfo.environment["PATH"] ?? "")"])
    let errors = Pipe()
    process.standardError = errors
    try process.start()
    #expect(progress.line() == "begun")
    process.interrupt()
    process.waitUntilExit()
    #expect(process.terminationStatus == 130 && process.terminationReason == .exit)
    let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #expect(said == "Building App for the browser (release)\n")
    // The signal is sent when the program ends, and arrives a moment later.
    #expect(progress.line() == "ended")
  }

  @Test func opensABrowserOnlyWhereThereIsOneToSee() throws {
    let tool = try folder.write(program: "#!/bin/sh", to: "xdg-open")
    let screen = ["PATH": folder.url.path, "DISPLAY": ":0"]
    #if os(Linux)
      #expect(Browser.opener(environment: screen, isTerminal: true) == tool.path)
      #expect(Browser.opener(environment: ["PATH": folder.url.path], isTerminal: true) == nil)
    #endif
    #expect(Browser.opener(environment: screen, isTerminal: false) == nil)
    #expect(Browser.opener(environment: screen.merging(["CI": "true"]) { $1 }, isTerminal: true) == nil)
  }
}
