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

  /// A grandchild that keeps the pipe open would block the reader; this one is in a process group of its own.
  @Test func endsAllThatTakesTooLong() throws {
    let start = ContinuousClock.now
    let ending = try shell("set -m; sleep 60 & sleep 60", limit: 0.3).run { _ in }
    #expect(ending == .tookTooLong)
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  @Test func saysThatAProgramIsMissing() {
    let missing = ChildProcess(program: "/no/such/program", arguments: [], folder: URL(fileURLWithPath: "/"))
    #expect(throws: CommandError.self) { try missing.run { _ in } }
  }
}
