// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  extension String {
    /// An encoding of strings as bytes.
    public struct Encoding: RawRepresentable, Hashable, Sendable {
      /// Foundation's number for the encoding.
      public let rawValue: UInt

      /// Creates an encoding from its number.
      public init(rawValue: UInt) {
        self.rawValue = rawValue
      }

      /// ASCII: seven bits.
      public static let ascii = Encoding(rawValue: 1)
      /// UTF-8: one to four bytes.
      public static let utf8 = Encoding(rawValue: 4)
      /// ISO Latin 1: the first 256 characters of Unicode.
      public static let isoLatin1 = Encoding(rawValue: 5)
      /// UTF-16: two or four bytes, after a byte order mark.
      public static let utf16 = Encoding(rawValue: 10)
      /// Another name for `utf16`.
      public static let unicode = utf16
      /// UTF-16 with the high byte first.
      public static let utf16BigEndian = Encoding(rawValue: 0x9000_0100)
      /// UTF-16 with the low byte first.
      public static let utf16LittleEndian = Encoding(rawValue: 0x9400_0100)
    }

    /// Creates a string from encoded bytes. Returns `nil` if they are not valid, or if the encoding is not declared
    /// here.
    public init?(data: Data, encoding: String.Encoding) {
      self.init(bytes: data.bytes, encoding: encoding)
    }

    /// Creates a string from encoded bytes. Returns `nil` if they are not valid, or if the encoding is not declared
    /// here.
    public init?<Bytes: Sequence>(bytes: Bytes, encoding: String.Encoding) where Bytes.Element == UInt8 {
      let bytes = Array(bytes)
      switch encoding {
      case .utf8:
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.utf8.elementsEqual(bytes) else { return nil }
        self = text
      case .ascii:
        guard bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
        self = String(decoding: bytes, as: UTF8.self)
      case .isoLatin1:
        self.init(units: bytes.map { UInt16($0) })
      case .utf16, .utf16BigEndian, .utf16LittleEndian:
        guard let text = Self.decoded(bytes, encoding) else { return nil }
        self = text
      default: return nil
      }
    }

    private static func decoded(_ bytes: [UInt8], _ encoding: String.Encoding) -> String? {
      guard bytes.count % 2 == 0 else { return nil }
      var (start, isLittle) = (0, encoding == .utf16LittleEndian)
      if encoding == .utf16, bytes.count >= 2 {
        if bytes[0] == 0xFF, bytes[1] == 0xFE { (start, isLittle) = (2, true) }
        if bytes[0] == 0xFE, bytes[1] == 0xFF { start = 2 }
      }
      var units: [UInt16] = []
      for index in stride(from: start, to: bytes.count, by: 2) {
        let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
        units.append(isLittle ? second << 8 | first : first << 8 | second)
      }
      let text = String(units: units)
      return text.units == units ? text : nil
    }
  }

  extension StringProtocol {
    /// Returns the encoded string, or `nil` if the encoding can't represent one of its characters. With
    /// `allowLossyConversion`, such characters become `?`.
    public func data(using encoding: String.Encoding, allowLossyConversion: Bool = false) -> Data? {
      switch encoding {
      case .utf8: return Data(utf8)
      case .ascii, .isoLatin1:
        let limit: UInt32 = encoding == .ascii ? 0x80 : 0x100
        var bytes: [UInt8] = []
        for scalar in unicodeScalars {
          if scalar.value < limit {
            bytes.append(UInt8(scalar.value))
          } else {
            guard allowLossyConversion else { return nil }
            bytes.append(UInt8(ascii: "?"))
          }
        }
        return Data(bytes)
      case .utf16, .utf16BigEndian, .utf16LittleEndian:
        var bytes: [UInt8] = encoding == .utf16 ? [0xFF, 0xFE] : []
        for unit in utf16 {
          let (high, low) = (UInt8(unit >> 8), UInt8(truncatingIfNeeded: unit))
          bytes += encoding == .utf16BigEndian ? [high, low] : [low, high]
        }
        return Data(bytes)
      default: return nil
      }
    }

    /// Returns the number of bytes of the encoded string, or 0 if it can't be encoded.
    public func lengthOfBytes(using encoding: String.Encoding) -> Int {
      let count = data(using: encoding)?.count ?? 0
      return encoding == .utf16 && count >= 2 ? count - 2 : count
    }

    /// Whether the encoding can represent every character of the string.
    public func canBeConverted(to encoding: String.Encoding) -> Bool {
      data(using: encoding) != nil
    }
  }

#endif
