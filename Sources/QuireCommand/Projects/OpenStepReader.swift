// SPDX-License-Identifier: Apache-2.0

/// A reader of property lists in OpenStep's form: `{ key = value; }`, `(value, value)`, texts with or without quotes.
struct OpenStepReader {
  private var text: PropertyListText

  init(_ text: PropertyListText) {
    self.text = text
  }

  mutating func read() throws(CommandError) -> PropertyValue {
    let value = try value(depth: 0)
    try skip()
    guard text.byte == nil else { throw text.error("something stands behind the end of the list") }
    return value
  }

  /// Skips spaces and comments.
  private mutating func skip() throws(CommandError) {
    while true {
      text.skipSpace()
      if text.begins(with: "//") {
        while let byte = text.byte, byte != UInt8(ascii: "\n") { text.advance() }
      } else if text.begins(with: "/*") {
        let line = text.line
        guard text.advance(behind: "*/") else { throw text.error("a comment does not end", line: line) }
      } else {
        return
      }
    }
  }

  private mutating func value(depth: Int) throws(CommandError) -> PropertyValue {
    try text.checkDepth(depth)
    try skip()
    let line = text.line
    switch text.byte {
    case nil: throw text.error("the list ends where a value is expected")
    case UInt8(ascii: "{"): return PropertyValue(content: .table(try table(depth: depth)), line: line)
    case UInt8(ascii: "("): return PropertyValue(content: .list(try list(depth: depth)), line: line)
    case UInt8(ascii: "<"):
      guard text.advance(behind: ">") else { throw text.error("the bytes in < > do not end", line: line) }
      return PropertyValue(content: .text(""), line: line)
    default: return PropertyValue(content: .text(try word()), line: line)
    }
  }

  private mutating func table(depth: Int) throws(CommandError) -> [String: PropertyValue] {
    let start = text.line
    text.advance()
    var table: [String: PropertyValue] = [:]
    while true {
      try skip()
      guard let byte = text.byte else { throw text.error("the list that begins here has no }", line: start) }
      if byte == UInt8(ascii: "}") { break }
      let key = try word()
      try skip()
      guard text.byte == UInt8(ascii: "=") else { throw text.error("there is no = after \(key)") }
      text.advance()
      text.keys.append(key)
      let value = try value(depth: depth + 1)
      try skip()
      guard text.byte == UInt8(ascii: ";") else { throw text.error("there is no ; after the value") }
      text.advance()
      text.keys.removeLast()
      if table[key] == nil { table[key] = value }
    }
    text.advance()
    return table
  }

  private mutating func list(depth: Int) throws(CommandError) -> [PropertyValue] {
    let start = text.line
    text.advance()
    var list: [PropertyValue] = []
    while true {
      try skip()
      guard let byte = text.byte else { throw text.error("the list that begins here has no )", line: start) }
      if byte == UInt8(ascii: ")") { break }
      list.append(try value(depth: depth + 1))
      try skip()
      if text.byte == UInt8(ascii: ",") {
        text.advance()
      } else if text.byte != UInt8(ascii: ")") {
        throw text.error("there is no , or ) after a value")
      }
    }
    text.advance()
    return list
  }

  /// Reads a text with or without quotes.
  private mutating func word() throws(CommandError) -> String {
    guard let first = text.byte else { throw text.error("the list ends where a text is expected") }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try quoted(first) }
    let start = text.place
    while let byte = text.byte, !Self.isEnd(byte), !text.begins(with: "/*") { text.advance() }
    guard text.place > start else {
      throw text.error("\(String(decoding: [first], as: UTF8.self)) stands where a text is expected")
    }
    return text.text(from: start)
  }

  private static func isEnd(_ byte: UInt8) -> Bool {
    byte <= 0x20 || "{}()<>=;,\"'".utf8.contains(byte)
  }

  private mutating func quoted(_ quote: UInt8) throws(CommandError) -> String {
    let start = text.line
    text.advance()
    var bytes: [UInt8] = []
    while let byte = text.byte, byte != quote {
      text.advance()
      guard byte == UInt8(ascii: "\\") else {
        bytes.append(byte)
        continue
      }
      guard let escaped = text.byte else { break }
      text.advance()
      bytes += escape(escaped)
    }
    guard text.byte != nil else { throw text.error("the text that begins here has no end", line: start) }
    text.advance()
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the bytes that the character after a backslash stands for.
  private mutating func escape(_ byte: UInt8) -> [UInt8] {
    switch byte {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "U"), UInt8(ascii: "u"): return number(radix: 16, limit: 4, from: 0)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      return number(radix: 8, limit: 2, from: UInt32(byte - UInt8(ascii: "0")))
    default: return [byte]
    }
  }

  private mutating func number(radix: UInt32, limit: Int, from first: UInt32) -> [UInt8] {
    var code = first
    for _ in 0..<limit {
      guard let byte = text.byte, let digit = Character(UnicodeScalar(byte)).hexDigitValue, digit < radix else { break }
      code = code * radix + UInt32(digit)
      text.advance()
    }
    return UnicodeScalar(code).map { Array(String(Character($0)).utf8) } ?? []
  }
}
