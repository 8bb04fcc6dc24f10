// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import QuireCommand

@Suite struct ToolchainTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func program(_ name: String, _ script: String = "exit 0") throws {
    try folder.write(program: "#!/bin/sh\n\(script)", to: name)
  }

  private func error() -> String? {
    #expect(throws: CommandError.self) { try Toolchain.find(path: folder.url.path) }?.description
  }

  @Test func findsTheOneThatBuiltThis() throws {
    let toolchain = try Toolchain.find()
    #expect(Toolchain.number(in: toolchain.version).map(Toolchain.isRight) == true)
  }

  @Test func namesWhatIsMissing() throws {
    for name in ["swift", "swiftc", "clang"] {
      #expect(error()?.hasPrefix("\(name) is not on the PATH") == true)
      try program(name)
    }
    #expect(error()?.contains("does not answer as a Swift compiler does") == true)
  }

  @Test func refusesAnotherRelease() throws {
    for name in ["swift", "clang"] { try program(name) }
    for (version, isRight) in [("6.2.3", false), ("6.3", true), ("6.3.2", true), ("6.30", false), ("5.10", false)] {
      try program(
        "swiftc",
        """
        echo '{"compilerVersion": "Swift version \(version) (x)", "paths": {"runtimeResourcePath": "\(folder.url.path)"}}'
        """)
      // The right version fails a step later, because it has no library for the target here.
      let expected = isRight ? "without Embedded Swift" : "is Swift version \(version) (x), and Quire builds with 6.3"
      let error = error()
      #expect(error?.contains(expected) == true, "\(version): \(error ?? "no error")")
    }
  }
}
