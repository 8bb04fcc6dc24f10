// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Maps the locations that the compiler reports in translations to locations in the original sources.
///
/// A translation keeps the lines of its source, so only columns differ, and only in lines whose text differs.
struct TranslatedPlaces {
  private var sources: [String: (own: [Substring], translated: [Substring])] = [:]
  /// The line of the latest message's location, the original line for it, and the original column.
  private var shown: (translated: Substring, own: Substring, column: Int)?
  /// The file of the latest message, and the line that was read last of the excerpt below the message.
  private var excerpt: (path: String, line: Int?)?

  init(_ translations: [Translation]) {
    for translation in translations {
      guard let own = try? String(contentsOfFile: translation.source, encoding: .utf8),
        let translated = try? String(contentsOfFile: translation.translation, encoding: .utf8)
      else { continue }
      sources[translation.source] = (Self.lines(own), Self.lines(translated))
    }
  }

  private static func lines(_ text: String) -> [Substring] {
    text.split(omittingEmptySubsequences: false) { $0.isNewline }
  }

  /// Returns a line of the compiler's output with the original column, or the original source line in its place.
  mutating func reading(_ line: String) -> String {
    if let place = Self.place(in: line) {
      shown = nil
      excerpt = (place.path, nil)
      guard let texts = texts(of: place.line, in: place.path) else { return line }
      let column = Self.column(place.column, in: texts.translated, of: texts.own)
      shown = (texts.translated, texts.own, column)
      return "\(place.path):\(place.line):\(column):\(place.rest)"
    }
    if let line = readingExcerpt(line) { return line }
    guard let shown, shown.translated != shown.own else { return line }
    if line == shown.translated { return String(shown.own) }
    guard line.contains("^"), line.allSatisfy({ " ~^\t".contains($0) }) else { return line }
    // Marks beside the location may have another position in the original line.
    return String(repeating: " ", count: shown.column - 1) + "^"
  }

  /// Translates a line of the excerpt below a message. A source line, `26 | let a = 1`, gets the original text. A mark
  /// below such a line, `   |     \`- error: ...`, gets the original column. Returns `nil` for any other line.
  private mutating func readingExcerpt(_ line: String) -> String? {
    guard let excerpt, let found = line.firstMatch(of: #/^( *\d* *\| )(.*)$/#) else { return nil }
    if let number = Int(found.1.filter(\.isNumber)) {
      self.excerpt?.line = number
      guard let texts = texts(of: number, in: excerpt.path), found.2 == texts.translated else { return nil }
      return "\(found.1)\(texts.own)"
    }
    guard let row = excerpt.line, let texts = texts(of: row, in: excerpt.path), texts.own != texts.translated,
      let mark = found.2.firstMatch(of: #/^([ |~^]*)([`|]-.*)$/#)
    else { return nil }
    let column = Self.column(mark.1.utf8.count + 1, in: texts.translated, of: texts.own)
    return "\(found.1)\(String(repeating: " ", count: column - 1))\(mark.2)"
  }

  /// Returns the original column for a column in a translation. Lines and columns are counted from 1.
  func column(_ column: Int, line: Int, path: String) -> Int {
    texts(of: line, in: path).map { Self.column(column, in: $0.translated, of: $0.own) } ?? column
  }

  private func texts(of line: Int, in path: String) -> (own: Substring, translated: Substring)? {
    guard let source = sources[path], source.own.indices.contains(line - 1),
      source.translated.indices.contains(line - 1)
    else { return nil }
    return (source.own[line - 1], source.translated[line - 1])
  }

  /// Parses a line such as "/path/file.swift:12:3: error: …".
  private static func place(in line: String) -> (path: String, line: Int, column: Int, rest: Substring)? {
    guard line.contains(": error: ") || line.contains(": warning: ") || line.contains(": note: "),
      let found = line.firstMatch(of: #/^(.+?):(\d+):(\d+):/#), let row = Int(found.2), let column = Int(found.3)
    else { return nil }
    return (String(found.1), row, column, line[found.range.upperBound...])
  }

  /// Returns the column in the original line, counted in bytes from 1. It is the column of the same text before or
  /// after the difference. Within the difference, it is the column where the difference begins.
  static func column(_ column: Int, in translated: Substring, of own: Substring) -> Int {
    let (new, old) = (Array(translated.utf8), Array(own.utf8))
    let common = min(new.count, old.count)
    let before = (0..<common).first { new[$0] != old[$0] } ?? common
    if column - 1 < before { return column }
    let after =
      (0..<(common - before)).first { new[new.count - 1 - $0] != old[old.count - 1 - $0] } ?? (common - before)
    if column - 1 >= new.count - after { return column - new.count + old.count }
    return before + 1
  }
}
