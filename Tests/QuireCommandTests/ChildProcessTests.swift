// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import QuireCommand

@Suite struct ChildProcessTests {
  private func shell(_ script: String, limit: Double = 60) -> ChildProcess {
    ChildProcess(
      program: "/bin/bash", arguments: ["-c", script], folder: URL(fileURLWithPath: "/"), limit: limit)
  }

  @Test func handsOnLines() throws {
    var lines: [String] = []
    let ending = try shell("echo one; echo two >&2; printf three; exit 7").run { lines.append($0) }
    #expect(lines == ["one", "two", "three"] && ending == .exited(7))
  }

  @Test func keepsStreamsApart() throws {
    // More than a pipe's buffer, on both pipes.
    let asked = try shell("yes out | head -c 200000; yes err | head -c 200000 >&2").capture()
    #expect(asked.ending == .exited(0))
    #expect(asked.output.count == 200_000 && asked.errors.utf8.count == 200_000)
  }

  /// A grandchild that keeps the pipe open would block the reader. This one is in its own process group.
  @Test func endsAllThatTakesTooLong() throws {
    let start = ContinuousClock.now
    let ending = try shell("set -m; sleep 60 & sleep 60", limit: 0.3).run { _ in }
    #expect(ending == .tookTooLong)
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  /// A process that writes now and then is working, however long it takes.
  @Test func whatMakesProgressIsNotEnded() throws {
    let start = ContinuousClock.now
    let ending = try shell("for step in 1 2 3 4 5 6 7 8; do sleep 0.3; echo $step; done", limit: 1.2).run { _ in }
    #expect(ending == .exited(0))
    #expect(ContinuousClock.now - start > .seconds(1.2))
  }

  /// However a build ends, it leaves nothing in the system's temporary folder.
  @Test func leavesNoTemporaryFiles() throws {
    let folder = try TemporaryFolder()
    var asked = shell("mktemp; echo wrong >&2")
    asked.temporary = folder.url
    let made = try asked.capture()
    #expect(String(decoding: made.output, as: UTF8.self).hasPrefix(folder.url.path + "/"))
    #expect(made.errors == "wrong\n")
    let file = try AnonymousFile.make(Data("text".utf8))
    #expect(AnonymousFile.contents(file) == Data("text".utf8))
    var status = stat()
    #expect(unsafe fstat(file.fileDescriptor, &status) == 0 && status.st_nlink == 0)
  }

  @Test func saysThatAProgramIsMissing() {
    let missing = ChildProcess(program: "/no/such/program", arguments: [], folder: URL(fileURLWithPath: "/"))
    #expect(throws: CommandError.self) { try missing.run { _ in } }
  }
}
