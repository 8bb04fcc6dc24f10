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
    self.bytes = bytes
    let text = String(decoding: bytes, as: UTF8.self)
    tree = Parser.parse(source: text)
    // Bytes that are not UTF-8 are repaired in the text, which changes its offsets.
    isBroken = tree.hasError || text.utf8.count != bytes.count
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
