// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// Decoding of strings with JSON escapes.
  enum EscapedText {
    /// Returns the string with its escapes decoded, or `nil` if an escape is invalid, a control character is not
    /// escaped or the string is not UTF-8.
    static func string(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
      guard unsafe bytes.contains(UInt8(ascii: "\\")) else {
        guard unsafe bytes.allSatisfy({ $0 >= 0x20 }) else { return nil }
        return unsafe String(validating: bytes, as: UTF8.self)
      }
      var text: [UInt8] = []
      text.reserveCapacity(bytes.count)
      var position = 0
      while position < bytes.count {
        let byte = unsafe bytes[position]
        position += 1
        guard byte >= 0x20 else { return nil }
        guard byte == UInt8(ascii: "\\") else {
          text.append(byte)
          continue
        }
        guard unsafe appendEscape(bytes, &position, to: &text) else { return nil }
      }
      return String(validating: text, as: UTF8.self)
    }

    /// Decodes the escape after a backslash. Returns whether the escape is valid.
    private static func appendEscape(
      _ bytes: UnsafeBufferPointer<UInt8>, _ position: inout Int, to text: inout [UInt8]
    ) -> Bool {
      guard position < bytes.count else { return false }
      let byte = unsafe bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
      case UInt8(ascii: "b"): text.append(0x08)
      case UInt8(ascii: "f"): text.append(0x0C)
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "r"): text.append(0x0D)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "u"):
        guard let scalar = unsafe scalar(bytes, &position), let utf8 = UTF8.encode(scalar) else { return false }
        text.append(contentsOf: utf8)
      default: return false
      }
      return true
    }

    /// Returns the scalar of an escape with four digits, or of two escapes that form a surrogate pair.
    private static func scalar(_ bytes: UnsafeBufferPointer<UInt8>, _ position: inout Int) -> Unicode.Scalar? {
      guard let first = unsafe unit(bytes, &position) else { return nil }
      guard first & 0xFC00 == 0xD800 else { return Unicode.Scalar(first) }
      guard position + 1 < bytes.count, unsafe bytes[position] == UInt8(ascii: "\\"),
        unsafe bytes[position + 1] == UInt8(ascii: "u")
      else { return nil }
      position += 2
      guard let second = unsafe unit(bytes, &position), second & 0xFC00 == 0xDC00 else { return nil }
      return Unicode.Scalar(0x10000 + (first & 0x3FF) << 10 + (second & 0x3FF))
    }

    /// Reads four hexadecimal digits.
    private static func unit(_ bytes: UnsafeBufferPointer<UInt8>, _ position: inout Int) -> UInt32? {
      guard position + 4 <= bytes.count else { return nil }
      var unit: UInt32 = 0
      for _ in 0..<4 {
        let byte = unsafe bytes[position]
        let digit: UInt8
        switch byte {
        case 0x30...0x39: digit = byte - 0x30
        case 0x41...0x46, 0x61...0x66: digit = (byte | 0x20) - 0x57
        default: return nil
        }
        unit = unit << 4 | UInt32(digit)
        position += 1
      }
      return unit
    }
  }

#endif
