// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The text of a property list while it is read: the position, the line, and the keys that lead there.
///
/// Readers stop at the first error, with a sentence that contains the file, the line and these keys.
struct PropertyListText {
  /// More deeply nested lists are refused, because a reader recurses for each level.
  static let depthLimit = 100

  let file: String
  let bytes: [UInt8]
  private(set) var place = 0
  private(set) var line = 1
  var keys: [String] = []

  init(_ data: Data, file: String) {
    self.file = file
    bytes = [UInt8](data)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
  }

  var byte: UInt8? { place < bytes.count ? bytes[place] : nil }

  func byte(after distance: Int) -> UInt8? {
    place + distance < bytes.count ? bytes[place + distance] : nil
  }

  func begins(with word: StaticString) -> Bool {
    unsafe bytes[place...].starts(with: UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
  }

  mutating func advance(_ count: Int = 1) {
    for _ in 0..<count where place < bytes.count {
      if bytes[place] == UInt8(ascii: "\n") { line += 1 }
      place += 1
    }
  }

  /// Continues after a word, or at the end if the word does not occur.
  mutating func advance(behind word: StaticString) -> Bool {
    while place < bytes.count {
      if begins(with: word) {
        advance(word.utf8CodeUnitCount)
        return true
      }
      advance()
    }
    return false
  }

  mutating func skipSpace() {
    while let byte, byte == 0x20 || (0x09...0x0D).contains(byte) { advance() }
  }

  func text(from start: Int) -> String { String(decoding: bytes[start..<place], as: UTF8.self) }

  func error(_ words: String, line: Int? = nil) -> CommandError {
    let owner = keys.isEmpty ? "" : " (in \(keys.joined(separator: ".")))"
    return CommandError("\(file):\(line ?? self.line): \(words)\(owner).")
  }

  func checkDepth(_ depth: Int) throws(CommandError) {
    guard depth < Self.depthLimit else { throw error("the lists are nested more than \(Self.depthLimit) deep") }
  }
}
