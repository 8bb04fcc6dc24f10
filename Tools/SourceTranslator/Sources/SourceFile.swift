// SPDX-License-Identifier: Apache-2.0

import SwiftParser
import SwiftSyntax

/// A Swift file of the module, parsed.
struct SourceFile {
  let path: String
  let bytes: [UInt8]
  let tree: SourceFileSyntax

  /// Whether the text is not valid Swift. The compiler then reports the error.
  let isBroken: Bool

  init(path: String, bytes: [UInt8]) {
    self.path = path
    var bytes = bytes
    var text = String(decoding: bytes, as: UTF8.self)
    var tree = Parser.parse(source: text)
    if tree.hasError, let joined = Self.joiningAvailability(in: bytes) {
      bytes = joined
      text = String(decoding: bytes, as: UTF8.self)
      tree = Parser.parse(source: text)
    }
    self.bytes = bytes
    self.tree = tree
    // Bytes that are not UTF-8 are repaired in the text, which changes its offsets.
    isBroken = tree.hasError || text.utf8.count != bytes.count
  }

  /// Returns the text with the spaces in `@available (` before the attribute, or `nil` if there are none. The compiler
  /// accepts them before Swift 6, the parser does not.
  private static func joiningAvailability(in bytes: [UInt8]) -> [UInt8]? {
    let word = Array("@available".utf8)
    var result = bytes
    var isChanged = false
    var start = 0
    while start + word.count < result.count {
      let end = start + word.count
      guard result[start] == word[0], result[start..<end].elementsEqual(word) else {
        start += 1
        continue
      }
      let next = result[end...].firstIndex { $0 != UInt8(ascii: " ") } ?? end
      if next > end, next < result.count, result[next] == UInt8(ascii: "(") {
        result.replaceSubrange(start..<next, with: Array(repeating: UInt8(ascii: " "), count: next - end) + word)
        isChanged = true
      }
      start = max(end, next)
    }
    return isChanged ? result : nil
  }

  /// Returns the line and the column of an offset, as the compiler counts them.
  func location(of offset: Int) -> (line: Int, column: Int) {
    let before = bytes[..<offset]
    let line = before.count { $0 == .newline }
    let start = before.lastIndex(of: .newline).map { $0 + 1 } ?? 0
    return (line + 1, offset - start + 1)
  }
}

extension SyntaxProtocol {
  /// The offset of the first character that is neither space nor comment.
  var start: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
  /// The offset after the last character that is neither space nor comment.
  var end: Int { endPositionBeforeTrailingTrivia.utf8Offset }
  /// The text without the spaces and comments around it.
  var range: Range<Int> { start..<end }
  /// The text on one line, without comments, for comparisons.
  var plain: String {
    var result = ""
    for token in tokens(viewMode: .sourceAccurate) {
      if !result.isEmpty,
        !token.leadingTrivia.isEmpty || token.previousToken(viewMode: .sourceAccurate)?.trailingTrivia.isEmpty == false
      {
        result += " "
      }
      result += token.text
    }
    return result
  }
}

extension TokenSyntax {
  /// The name without the backquotes of an escaped keyword.
  var name: String {
    let text = self.text
    return text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text
  }
}
