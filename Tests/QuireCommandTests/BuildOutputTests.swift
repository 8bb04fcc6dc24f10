// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import QuireCommand

@Suite struct BuildOutputTests {
  @Test func separatesStepsFromMessages() {
    var output = BuildOutput()
    for step in ["[3/12] Compiling Quire UIView.swift", "Building for production...", "Build complete! (3.00s)"] {
      #expect(output.read(step) == .step(step))
    }
    for message in ["/a/b.swift:1:2: error: no", "[not a step]", "wasm-ld: error: duplicate symbol: x"] {
      #expect(output.read(message) == .message(message))
    }
  }

  /// A debug build prints each error twice, with its lines.
  @Test func printsAnErrorOnce() {
    var output = BuildOutput()
    let error = ["/a.swift:1:2: error: no", "1 | let", "  |  `- error: no"]
    let other = ["/a.swift:9:2: error: no", "9 | var"]
    #expect(error.compactMap { output.read($0) } == error.map { .message($0) })
    #expect(error.compactMap { output.read($0) } == [])
    #expect(other.compactMap { output.read($0) } == other.map { .message($0) })
    #expect(output.read("error: emit-module command failed with exit code 1 (use -v to see invocation)") == nil)
  }
}
