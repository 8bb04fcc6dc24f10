// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// Conversion of bytes to and from percent escapes: a percent sign and two hexadecimal digits.
  enum Escapes {
    /// The characters that need no escape in a query parameter, besides letters, digits and `-._~`. The plus sign and
    /// characters that separate parameters are escaped.
    static let inQueries: StaticString = "/?:@!$'()*,"
    private static let digits: StaticString = "0123456789ABCDEF"

    /// Whether a byte never needs an escape: a letter, a digit, or one of `-._~`.
    static func isPlain(_ byte: UInt8) -> Bool {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: true
      default: false
      }
    }

    static func encoded(_ text: String, also others: StaticString) -> String {
      var bytes: [UInt8] = []
      for byte in text.utf8 {
        if isPlain(byte) || contains(others, byte) { bytes.append(byte) } else { escape(byte, into: &bytes) }
      }
      return String(decoding: bytes, as: UTF8.self)
    }

    /// Escapes the characters that a URL can't contain. Returns `nil` for an empty string.
    static func address(_ text: String) -> String? {
      guard !text.isEmpty else { return nil }
      var bytes: [UInt8] = []
      for byte in text.utf8 {
        switch byte {
        case 0...0x20, 0x22, 0x3C, 0x3E, 0x5C, 0x5E, 0x60, 0x7B...0x7D, 0x7F...: escape(byte, into: &bytes)
        default: bytes.append(byte)
        }
      }
      return String(decoding: bytes, as: UTF8.self)
    }

    static func decoded(_ text: String) -> String {
      String(decoding: unescaped(Array(text.utf8)), as: UTF8.self)
    }

    private static func unescaped(_ bytes: [UInt8]) -> [UInt8] {
      var result: [UInt8] = []
      var index = 0
      while index < bytes.count {
        if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count, let high = digit(bytes[index + 1]),
          let low = digit(bytes[index + 2])
        {
          result.append(high << 4 | low)
          index += 3
        } else {
          result.append(bytes[index])
          index += 1
        }
      }
      return result
    }

    /// Returns the string for escaped bytes, or `nil` if it is not UTF-8. Invalid escapes are kept.
    static func decoded(_ bytes: [UInt8]) -> String? {
      let result = unescaped(bytes)
      let text = String(decoding: result, as: UTF8.self)
      return text.utf8.elementsEqual(result) ? text : nil
    }

    private static func contains(_ set: StaticString, _ byte: UInt8) -> Bool {
      set.withUTF8Buffer { unsafe $0.contains(byte) }
    }

    static func escape(_ byte: UInt8, into bytes: inout [UInt8]) {
      digits.withUTF8Buffer { digits in
        bytes.append(UInt8(ascii: "%"))
        unsafe bytes.append(digits[Int(byte >> 4)])
        unsafe bytes.append(digits[Int(byte & 15)])
      }
    }

    static func digit(_ byte: UInt8) -> UInt8? {
      switch byte {
      case 0x30...0x39: byte - 0x30
      case 0x41...0x46: byte - 0x41 + 10
      case 0x61...0x66: byte - 0x61 + 10
      default: nil
      }
    }
  }

#endif
