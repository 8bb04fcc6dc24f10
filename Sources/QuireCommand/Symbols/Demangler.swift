// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Swift's own demangler, which comes with the toolchain.
enum Demangler {
  /// Returns the demangled names of symbols, in the same order, or the symbols themselves if the demangler is missing.
  static func names(of symbols: [String]) -> [String] {
    guard let swift = Programs.find("swift") else { return symbols }
    do {
      let output = try AnonymousFile.make()
      let process = Process()
      process.executableURL = URL(fileURLWithPath: swift)
      process.arguments = ["demangle", "--simplified"]
      process.standardInput = try AnonymousFile.make(Data((symbols.joined(separator: "\n") + "\n").utf8))
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      try process.start()
      process.waitUntilExit()
      guard process.terminationStatus == 0 else { return symbols }
      let names = String(decoding: AnonymousFile.contents(output), as: UTF8.self).split(
        separator: "\n", omittingEmptySubsequences: false
      ).map(String.init)
      guard names.count == symbols.count + 1 else { return symbols }
      return names.dropLast()
    } catch {
      return symbols
    }
  }
}
