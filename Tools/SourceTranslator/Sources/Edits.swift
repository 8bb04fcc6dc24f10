// SPDX-License-Identifier: Apache-2.0

/// Changes to a text, as ranges of its original bytes.
///
/// Rules add edits in any order. An edit inside a range that another edit replaces is dropped. A rule that moves text
/// therefore asks for `text(of:)` first, which includes the inner edits.
struct Edits {
  /// The order of an edit among those at the same offset: closing texts come before opening ones, and both nest.
  private enum Side: Int {
    case closing, opening, replacing
  }

  private struct Edit {
    var range: Range<Int>
    var text: [UInt8]
    var side: Side
    /// The number of edits that were added before.
    var turn: Int
  }

  private let original: [UInt8]
  private var edits: [Edit] = []

  init(of original: [UInt8]) {
    self.original = original
  }

  var isEmpty: Bool { edits.isEmpty }

  /// Adds text that belongs to the code after it. Among several at one offset, the first added is the outermost.
  mutating func insert(_ text: String, before offset: Int) {
    add(offset..<offset, text, .opening)
  }

  /// Adds text that belongs to the code before it. Among several at one offset, the first added is the outermost.
  mutating func insert(_ text: String, after offset: Int) {
    add(offset..<offset, text, .closing)
  }

  /// Puts text around a range.
  mutating func wrap(_ range: Range<Int>, in opening: String, _ closing: String) {
    insert(opening, before: range.lowerBound)
    insert(closing, after: range.upperBound)
  }

  /// Replaces a range. Newlines of the range that `text` lacks are appended, so that line numbers stay.
  mutating func replace(_ range: Range<Int>, by text: String) {
    let missing = original[range].count { $0 == .newline } - text.utf8.count { $0 == .newline }
    add(range, text + String(repeating: "\n", count: max(0, missing)), .replacing)
  }

  /// Replaces everything but line ends with spaces.
  mutating func blank(_ range: Range<Int>) {
    let spaces = original[range].map { $0 == .newline || $0 == .carriageReturn ? $0 : UInt8(ascii: " ") }
    edits.append(Edit(range: range, text: spaces, side: .replacing, turn: edits.count))
  }

  /// Removes a range and the spaces after it.
  mutating func remove(_ range: Range<Int>) {
    var end = range.upperBound
    while end < original.count, original[end] == UInt8(ascii: " ") { end += 1 }
    replace(range.lowerBound..<end, by: "")
  }

  /// Returns the text of a range with the current edits.
  func text(of range: Range<Int>) -> String {
    String(decoding: applied(in: range), as: UTF8.self)
  }

  /// Returns the whole text with all edits.
  func applied() -> [UInt8] {
    applied(in: 0..<original.count)
  }

  private mutating func add(_ range: Range<Int>, _ text: String, _ side: Side) {
    edits.append(Edit(range: range, text: Array(text.utf8), side: side, turn: edits.count))
  }

  private func applied(in whole: Range<Int>) -> [UInt8] {
    let inside = edits.filter { whole.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= whole.upperBound }
    var result: [UInt8] = []
    var offset = whole.lowerBound
    for edit in inside.sorted(by: Self.precedes) {
      // A text at the border of a replaced range stays. A text or a replacement inside the range is dropped.
      guard edit.range.lowerBound >= offset else { continue }
      result += original[offset..<edit.range.lowerBound]
      result += edit.text
      offset = edit.range.upperBound
    }
    return result + original[offset..<whole.upperBound]
  }

  private static func precedes(_ one: Edit, _ other: Edit) -> Bool {
    if one.range.lowerBound != other.range.lowerBound { return one.range.lowerBound < other.range.lowerBound }
    if one.side != other.side { return one.side.rawValue < other.side.rawValue }
    switch one.side {
    case .closing: return one.turn > other.turn
    case .opening: return one.turn < other.turn
    case .replacing:
      if one.range.upperBound != other.range.upperBound { return one.range.upperBound > other.range.upperBound }
      // If a range is replaced twice, the last replacement is used.
      return one.turn > other.turn
    }
  }
}

extension UInt8 {
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
}
