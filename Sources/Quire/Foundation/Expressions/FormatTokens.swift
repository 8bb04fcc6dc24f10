// SPDX-License-Identifier: Apache-2.0

/// A value of an expression or of a predicate.
indirect enum FormatValue {
  case none
  case integer(Int64)
  case number(Double)
  case flag(Bool)
  case text(String)
  case list([FormatValue])
  case entries([(key: String, value: FormatValue)])

  var double: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .number(let number): number
    case .flag(let flag): flag ? 1 : 0
    default: nil
    }
  }

  var numbers: [Double]? {
    guard case .list(let values) = self else { return nil }
    var result: [Double] = []
    for value in values {
      guard let number = value.double else { return nil }
      result.append(number)
    }
    return result
  }
}

/// The words and signs of a format.
struct FormatTokens {
  enum Token {
    case value(FormatValue)
    /// A name, such as that of a function, or a word of the format.
    case name(String)
    /// A sign of one or two characters.
    case sign(String)
    /// The place of a value: `%@`, `%d`, `%f`.
    case placeholder
    /// The place of a name: `%K`.
    case namePlaceholder
  }

  private(set) var tokens: [Token] = []

  /// Reads a format. Returns `nil` if it has a sign that no format has.
  init?(_ format: String) {
    let bytes = Array(format.utf8)
    var index = 0
    func isDigit(_ at: Int) -> Bool { at < bytes.count && bytes[at] >= 0x30 && bytes[at] <= 0x39 }
    func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte == 0x5F || byte >= 0x80 }
    while index < bytes.count {
      let byte = bytes[index]
      let start = index
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D:
        index += 1
      case _ where isDigit(index) || byte == 0x2E && isDigit(index + 1):
        while isDigit(index) { index += 1 }
        var isWhole = true
        if index < bytes.count, bytes[index] == 0x2E {
          isWhole = false
          index += 1
          while isDigit(index) { index += 1 }
        }
        if index < bytes.count, bytes[index] | 0x20 == 0x65 {
          let sign = index + 1 < bytes.count && (bytes[index + 1] == 0x2B || bytes[index + 1] == 0x2D) ? 1 : 0
          if isDigit(index + 1 + sign) {
            isWhole = false
            index += 1 + sign
            while isDigit(index) { index += 1 }
          }
        }
        var text = String(decoding: bytes[start..<index], as: UTF8.self)
        if byte == 0x2E { text = "0" + text }
        if bytes[index - 1] == 0x2E { text += "0" }
        if isWhole, let number = Int64(text) {
          tokens.append(.value(.integer(number)))
        } else if let number = Double(text) {
          tokens.append(.value(.number(number)))
        } else {
          return nil
        }
      case 0x22, 0x27:
        var text: [UInt8] = []
        index += 1
        while index < bytes.count, bytes[index] != byte {
          if bytes[index] == 0x5C, index + 1 < bytes.count { index += 1 }
          text.append(bytes[index])
          index += 1
        }
        guard index < bytes.count else { return nil }
        index += 1
        tokens.append(.value(.text(String(decoding: text, as: UTF8.self))))
      case 0x25:
        index += 1
        while index < bytes.count, bytes[index] == 0x6C || bytes[index] == 0x2E || isDigit(index) { index += 1 }
        guard index < bytes.count else { return nil }
        switch bytes[index] {
        case 0x4B: tokens.append(.namePlaceholder)
        case 0x40, 0x64, 0x69, 0x75, 0x66, 0x67, 0x65, 0x73: tokens.append(.placeholder)
        default: return nil
        }
        index += 1
      case _ where isLetter(byte):
        // A name has parts between dots; in a function's name, colons end the parts: `add:to:`.
        while index < bytes.count,
          isLetter(bytes[index]) || isDigit(index)
            || bytes[index] == 0x2E && index + 1 < bytes.count && isLetter(bytes[index + 1]) || bytes[index] == 0x3A
        { index += 1 }
        tokens.append(.name(String(decoding: bytes[start..<index], as: UTF8.self)))
      default:
        let two = index + 1 < bytes.count ? [byte, bytes[index + 1]] : [byte]
        let pair = String(decoding: two, as: UTF8.self)
        let pairs: [StaticString] = ["**", "==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||"]
        if two.count == 2, pairs.contains(where: { $0.description.hasSameBytes(as: pair) }) {
          tokens.append(.sign(pair))
          index += 2
          continue
        }
        guard "+-*/()[]{},=<>!".utf8.contains(byte) else { return nil }
        tokens.append(.sign(String(decoding: [byte], as: UTF8.self)))
        index += 1
      }
    }
  }
}
