// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Copies of sources with parts blanked out, so that the compiler can continue past an error. Lines and columns stay
/// the same.
struct SourceCopies {
  private let folder: URL
  /// The copies, by original file.
  private var copies: [String: (path: String, text: [UInt8])] = [:]
  /// The modules with imports that were blanked out, by file.
  private(set) var missing: [String: [String]] = [:]

  /// The translated texts that the compiler reads instead of the sources.
  private let translations: [String: String]

  init(folder: URL, translations: [Translation] = []) {
    self.folder = folder
    self.translations = Dictionary(translations.map { ($0.source, $0.translation) }) { first, _ in first }
  }

  /// Returns the file that the compiler reads for a source.
  func path(for source: String) -> String { copies[source]?.path ?? source }

  /// Returns the source of a path in the compiler's output.
  func source(of path: String) -> String { copies.first { $0.value.path == path }?.key ?? path }

  /// Returns a line of the compiler's output with the paths of copies replaced by those of their sources.
  func withSources(_ line: String) -> String {
    copies.reduce(line) { $0.replacing($1.value.path, with: $1.key) }
  }

  /// Blanks out an import. While a module is missing, the compiler checks nothing else. Returns `false` if there is no
  /// such import.
  mutating func blankImport(of module: String, in source: String, line: Int) throws(CommandError) -> Bool {
    var text =
      copies[source]?.text ?? [UInt8](FileManager.default.contents(atPath: translations[source] ?? source) ?? Data())
    var lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init)
    guard lines.indices.contains(line - 1), let range = Self.statement(importing: module, in: lines[line - 1]) else {
      return false
    }
    for index in range { lines[line - 1][index] = UInt8(ascii: " ") }
    text = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
    let file = folder.appendingPathComponent("\(copies.count)-\(URL(fileURLWithPath: source).lastPathComponent)")
    let path = copies[source]?.path ?? file.path
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text).write(to: URL(fileURLWithPath: path))
    } catch {
      throw CommandError("The build folder \(folder.path) can't be written to.")
    }
    copies[source] = (path, text)
    missing[source, default: []].append(module)
    return true
  }

  /// Matches attributes, the word `import`, the module's name and a semicolon, as in `@preconcurrency import struct
  /// Foundation.Date`.
  private static func statement(importing module: String, in line: [UInt8]) -> Range<Int>? {
    let text = String(decoding: line, as: UTF8.self)
    let pattern =
      "(@\\w+(\\(\\w+\\))? +|(public|internal|private|fileprivate|package) +)*import +((struct|class|enum|protocol|typealias|func|let|var) +)?"
      + NSRegularExpression.escapedPattern(for: module) + "(\\.\\w+)*( *;)?"
    guard let range = text.range(of: pattern, options: .regularExpression) else { return nil }
    return text.utf8.distance(
      from: text.startIndex, to: range.lowerBound)..<text.utf8.distance(from: text.startIndex, to: range.upperBound)
  }
}
