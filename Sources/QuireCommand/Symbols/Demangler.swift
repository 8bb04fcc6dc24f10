// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Swift's own demangler, which comes with the toolchain.
enum Demangler {
  /// The demangled names of symbols, in the same order; the symbols themselves if the demangler is missing.
  static func names(of symbols: [String]) -> [String] {
    guard let swift = Programs.find("swift") else { return symbols }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("quire-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let input = folder.appendingPathComponent("symbols")
    let output = folder.appendingPathComponent("names")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data((symbols.joined(separator: "\n") + "\n").utf8).write(to: input)
      try Data().write(to: output)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: swift)
      process.arguments = ["demangle", "--simplified"]
      process.standardInput = try FileHandle(forReadingFrom: input)
      process.standardOutput = try FileHandle(forWritingTo: output)
      process.standardError = FileHandle.nullDevice
      try process.start()
      process.waitUntilExit()
      guard process.terminationStatus == 0 else { return symbols }
      let names = try String(contentsOf: output, encoding: .utf8).split(
        separator: "\n", omittingEmptySubsequences: false
      ).map(String.init)
      guard names.count == symbols.count + 1 else { return symbols }
      return names.dropLast()
    } catch {
      return symbols
    }
  }
}
