// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A file of build settings, `.xcconfig`: lines of `KEY = value`, and `#include "file"`.
enum ConfigurationFile {
  static func read(_ file: URL) throws(CommandError) -> [String: String] { try read(file, depth: 0) }

  private static func read(_ file: URL, depth: Int) throws(CommandError) -> [String: String] {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      throw CommandError("The file of build settings \(file.path) can't be read.")
    }
    var settings: [String: String] = [:]
    for (index, whole) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let line = (whole.firstRange(of: "//").map { whole[..<$0.lowerBound] } ?? whole)
        .trimmingCharacters(in: .whitespaces)
      if line.isEmpty { continue }
      if line.hasPrefix("#include") {
        let isOptional = line.hasPrefix("#include?")
        let name =
          line.split(separator: "\"", omittingEmptySubsequences: false).dropFirst().first.map(String.init) ?? ""
        let other =
          (name.hasPrefix("/")
          ? URL(fileURLWithPath: name) : file.deletingLastPathComponent().appendingPathComponent(name))
          .standardizedFileURL
        if isOptional, !FileManager.default.fileExists(atPath: other.path) { continue }
        guard depth < 20 else { throw CommandError("\(file.path):\(index + 1): the file includes itself.") }
        settings.merge(try read(other, depth: depth + 1)) { $1 }
        continue
      }
      guard let equals = line.firstIndex(of: "=") else {
        throw CommandError("\(file.path):\(index + 1): a build setting has no =.")
      }
      // A condition, `KEY[sdk=iphoneos*]`, contains another equals sign.
      let bracket = line.firstIndex(of: "]")
      let sign = bracket.flatMap { $0 > equals ? line[$0...].firstIndex(of: "=") : nil } ?? equals
      let key = line[..<sign].trimmingCharacters(in: .whitespaces)
      settings[key] = line[line.index(after: sign)...].trimmingCharacters(in: .whitespaces)
    }
    return settings
  }
}
