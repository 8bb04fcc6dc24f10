// SPDX-License-Identifier: Apache-2.0

extension JSON {
  /// Parses a UTF-8 text, such as a `Data` or `text.utf8`.
  ///
  /// Throws if the text is not JSON according to RFC 8259, or if more than 128 arrays and objects are nested.
  public init(_ data: some Collection<UInt8>) throws(JSONError) {
    var reader = JSONReader(Array(data))
    self = try reader.whole()
  }
}

private struct JSONReader {
  /// The maximum nesting depth. Each level takes space on the stack, of which a page has little.
  private static let deepest = 128

  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // The byte order mark, which some servers send.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  mutating func whole() throws(JSONError) -> JSON {
    let value = try value()
    skipSpace()
    guard position == bytes.count else { throw error("something follows the value") }
    return value
  }

  private mutating func value() throws(JSONError) -> JSON {
    skipSpace()
    guard let byte = next else { throw error("the text ends where a value is expected") }
    switch byte {
    case UInt8(ascii: "{"): return try object()
    case UInt8(ascii: "["): return try array()
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"), 0x30...0x39: return .number(try number())
    default: throw error("a value is expected")
    }
  }

  private mutating func object() throws(JSONError) -> JSON {
    try enter()
    var members: [Member] = []
    skipSpace()
    if !skip("}") {
      repeat {
        skipSpace()
        guard next == UInt8(ascii: "\"") else { throw error("a name in quotes is expected") }
        let name = try string()
        skipSpace()
        guard skip(":") else { throw error("a colon is expected") }
        members.append(Member(name, try value()))
        skipSpace()
      } while skip(",")
      guard skip("}") else { throw error("a comma or } is expected") }
    }
    depth -= 1
    return .object(members)
  }

  private typealias Member = JSON.Member

  private mutating func array() throws(JSONError) -> JSON {
    try enter()
    var items: [JSON] = []
    skipSpace()
    if !skip("]") {
      repeat {
        items.append(try value())
        skipSpace()
      } while skip(",")
      guard skip("]") else { throw error("a comma or ] is expected") }
    }
    depth -= 1
    return .array(items)
  }

  private mutating func enter() throws(JSONError) {
    depth += 1
    guard depth <= Self.deepest else { throw error("more than \(Self.deepest) lists and objects lie in each other") }
    position += 1
  }

  private mutating func word(_ word: StaticString, _ value: JSON) throws(JSONError) -> JSON {
    for index in 0..<word.utf8CodeUnitCount {
      guard unsafe next == word.utf8Start[index] else { throw error("a value is expected") }
      position += 1
    }
    return value
  }

  private mutating func string() throws(JSONError) -> String {
    position += 1
    var text: [UInt8] = []
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        // The text is checked as a whole: if the whole is valid, so is every part.
        let string = String(decoding: text, as: UTF8.self)
        guard string.utf8.elementsEqual(text) else { throw error("the text is not UTF-8") }
        return string
      case UInt8(ascii: "\\"):
        position += 1
        try escape(into: &text)
      case 0..<0x20: throw error("a control character in a text must be escaped")
      default:
        text.append(byte)
        position += 1
      }
    }
    throw error("a text has no end")
  }

  private mutating func escape(into text: inout [UInt8]) throws(JSONError) {
    guard let byte = next else { throw error("a text has no end") }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"): append(try scalar(), to: &text)
    default: throw error("an unknown escape")
    }
  }

  /// Reads the scalar of an escape, or of two that form a surrogate pair. A single surrogate becomes the replacement
  /// character.
  private mutating func scalar() throws(JSONError) -> UInt32 {
    let first = try unit()
    guard first & 0xF800 == 0xD800 else { return first }
    let start = position
    if first < 0xDC00, skip("\\"), skip("u") {
      let second = try unit()
      if second & 0xFC00 == 0xDC00 { return 0x10000 + (first & 0x3FF) << 10 + (second & 0x3FF) }
    }
    position = start
    return 0xFFFD
  }

  private mutating func unit() throws(JSONError) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      let digit: UInt8
      switch next {
      case .some(let byte) where byte >= 0x30 && byte <= 0x39: digit = byte - 0x30
      case .some(let byte) where byte >= 0x41 && byte <= 0x46: digit = byte - 0x41 + 10
      case .some(let byte) where byte >= 0x61 && byte <= 0x66: digit = byte - 0x61 + 10
      default: throw error("four hexadecimal digits are expected")
      }
      unit = unit << 4 | UInt32(digit)
      position += 1
    }
    return unit
  }

  private func append(_ scalar: UInt32, to text: inout [UInt8]) {
    switch scalar {
    case 0..<0x80: text.append(UInt8(scalar))
    case 0x80..<0x800:
      text.append(0xC0 | UInt8(scalar >> 6))
      text.append(0x80 | UInt8(scalar & 0x3F))
    case 0x800..<0x10000:
      text.append(0xE0 | UInt8(scalar >> 12))
      text.append(0x80 | UInt8(scalar >> 6 & 0x3F))
      text.append(0x80 | UInt8(scalar & 0x3F))
    default:
      text.append(0xF0 | UInt8(scalar >> 18 & 0x07))
      text.append(0x80 | UInt8(scalar >> 12 & 0x3F))
      text.append(0x80 | UInt8(scalar >> 6 & 0x3F))
      text.append(0x80 | UInt8(scalar & 0x3F))
    }
  }

  private mutating func number() throws(JSONError) -> Double {
    let isNegative = skip("-")
    var number = DecimalNumber()
    guard isDigit else { throw error("a digit is expected") }
    if skip("0") {
      if isDigit { throw error("a number can't begin with 0 and another digit") }
    } else {
      takeDigits { number.append($0) }
    }
    if skip(".") {
      guard isDigit else { throw error("a digit is expected") }
      takeDigits { number.appendBehindPoint($0) }
    }
    if skip("e") || skip("E") {
      let isSmall = skip("-")
      if !isSmall { _ = skip("+") }
      guard isDigit else { throw error("a digit is expected") }
      var exponent = 0
      takeDigits { exponent = min(exponent * 10 + Int($0), 100_000) }
      number.exponent += isSmall ? -exponent : exponent
    }
    return isNegative ? -number.value : number.value
  }

  private var isDigit: Bool { next.map { $0 >= 0x30 && $0 <= 0x39 } ?? false }

  private mutating func takeDigits(_ take: (UInt8) -> Void) {
    while let byte = next, byte >= 0x30, byte <= 0x39 {
      take(byte - 0x30)
      position += 1
    }
  }

  // MARK: Bytes

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
  }

  private func error(_ reason: String) -> JSONError {
    var (line, start) = (1, 0)
    for index in 0..<min(position, bytes.count) where bytes[index] == 0x0A {
      line += 1
      start = index + 1
    }
    return JSONError(reason: reason, line: line, column: position - start + 1)
  }
}
