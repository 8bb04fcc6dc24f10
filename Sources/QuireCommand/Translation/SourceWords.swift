// SPDX-License-Identifier: Apache-2.0

/// The words and signs of a Swift text, in order, without spaces, comments and the characters of string literals.
///
/// This is not a parser. A word is a sequence of the characters that form names and numbers, and every other character
/// is a separate sign. A string literal is the sign `"`, followed by the words of its interpolations, each between the
/// signs `\(` and `)`.
struct SourceWords {
  struct Word: Equatable {
    var text: String
    /// Whether it directly follows the preceding word or sign.
    var isAttached: Bool
  }

  private(set) var words: [Word] = []
  private let bytes: [UInt8]
  private let kinds = Self.allKinds
  private let signs = Self.allSigns
  private var place = 0
  private var isAttached = false

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    read(untilParenthesis: false)
  }

  /// Reads code up to the end, or up to the parenthesis that closes an interpolation.
  private mutating func read(untilParenthesis: Bool) {
    var depth = 0
    while place < bytes.count {
      switch kinds[Int(bytes[place])] {
      case .space:
        place += 1
        isAttached = false
      case .letter: readWord(from: place)
      case .quote: readText(marks: 0)
      case .mark: readMark()
      case .slash where next == .slash:
        while place < bytes.count, kinds[Int(bytes[place])] != .lineEnd { place += 1 }
      case .slash where next == .star: skipComment()
      case .at where next == .letter: readWord(from: place)
      case .backquote:
        // A word in backquotes is a name, even if it is a keyword without them.
        readWord(from: place)
        if place < bytes.count { place += 1 }
      case .opening:
        depth += 1
        addSign()
      case .closing:
        depth -= 1
        if untilParenthesis, depth < 0 { return }
        addSign()
      case .lineEnd:
        place += 1
        isAttached = false
      default: addSign()
      }
    }
  }

  /// The kind of the character after the current one.
  private var next: Kind { place + 1 < bytes.count ? kinds[Int(bytes[place + 1])] : .sign }

  private mutating func addSign() {
    place += 1
    add(signs[Int(bytes[place - 1])])
  }

  private mutating func add(_ text: String) {
    words.append(Word(text: text, isAttached: isAttached))
    isAttached = true
  }

  private mutating func readWord(from start: Int) {
    place = start + 1
    while place < bytes.count, kinds[Int(bytes[place])] == .letter { place += 1 }
    add(String(decoding: bytes[start..<place], as: UTF8.self))
  }

  /// Reads `#if`, or a string literal between `#"` and `"#`.
  private mutating func readMark() {
    var end = place
    while end < bytes.count, kinds[Int(bytes[end])] == .mark { end += 1 }
    if end < bytes.count, kinds[Int(bytes[end])] == .quote {
      let marks = end - place
      place = end
      readText(marks: marks)
    } else {
      readWord(from: place)
    }
  }

  private mutating func skipComment() {
    var depth = 0
    while place < bytes.count {
      let kind = kinds[Int(bytes[place])]
      if kind == .slash, next == .star {
        depth += 1
        place += 2
      } else if kind == .star, next == .slash {
        depth -= 1
        place += 2
        if depth == 0 { break }
      } else {
        place += 1
      }
    }
    isAttached = false
  }

  private mutating func readText(marks: Int) {
    add("\"")
    let quotes = has(3, .quote, at: place) ? 3 : 1
    place += quotes
    while place < bytes.count {
      let kind = kinds[Int(bytes[place])]
      if kind == .quote, has(quotes, .quote, at: place), has(marks, .mark, at: place + quotes) {
        place += quotes + marks
        break
      }
      // A string literal without an end is not valid Swift. The next line is not part of it.
      if quotes == 1, kind == .lineEnd { break }
      place += 1
      guard kind == .backslash, has(marks, .mark, at: place) else { continue }
      place += marks
      guard place < bytes.count, kinds[Int(bytes[place])] == .opening else {
        place += 1
        continue
      }
      place += 1
      add("\\(")
      read(untilParenthesis: true)
      place += 1
      add(")")
    }
    isAttached = true
  }

  /// Returns whether `count` characters of a kind follow at a position.
  private func has(_ count: Int, _ kind: Kind, at start: Int) -> Bool {
    var index = start
    while index < start + count {
      guard index < bytes.count, kinds[Int(bytes[index])] == kind else { return false }
      index += 1
    }
    return true
  }

  // MARK: Characters

  private enum Kind: UInt8 {
    /// A letter, a digit, or a byte of a character beyond ASCII.
    case letter
    case space, lineEnd, quote, backquote, mark, at, slash, star, backslash, opening, closing
    case sign

    init(_ byte: UInt8) {
      switch byte {
      case 0x80...: self = .letter
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        self = .letter
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): self = .space
      case UInt8(ascii: "\n"): self = .lineEnd
      case UInt8(ascii: "\""): self = .quote
      case UInt8(ascii: "`"): self = .backquote
      case UInt8(ascii: "#"): self = .mark
      case UInt8(ascii: "@"): self = .at
      case UInt8(ascii: "/"): self = .slash
      case UInt8(ascii: "*"): self = .star
      case UInt8(ascii: "\\"): self = .backslash
      case UInt8(ascii: "("): self = .opening
      case UInt8(ascii: ")"): self = .closing
      default: self = .sign
      }
    }
  }

  /// The kind of each byte. A table, because most commands run without optimization.
  private static let allKinds = (0...UInt8.max).map { Kind($0) }
  private static let allSigns = (0...UInt8.max).map { String(decoding: [$0], as: UTF8.self) }
}
