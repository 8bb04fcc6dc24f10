// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  extension Data {
    /// Options for encoding Base64 text.
    public struct Base64EncodingOptions: OptionSet, Sendable {
      /// The raw bits, with Foundation's values.
      public let rawValue: UInt

      /// Creates options from raw bits.
      public init(rawValue: UInt) {
        self.rawValue = rawValue
      }

      /// Ends a line after 64 characters.
      public static let lineLength64Characters = Base64EncodingOptions(rawValue: 1)
      /// Ends a line after 76 characters.
      public static let lineLength76Characters = Base64EncodingOptions(rawValue: 2)
      /// Ends lines with a carriage return. With `endLineWithLineFeed`, a line feed follows it.
      public static let endLineWithCarriageReturn = Base64EncodingOptions(rawValue: 16)
      /// Ends lines with a line feed.
      public static let endLineWithLineFeed = Base64EncodingOptions(rawValue: 32)
    }

    /// Options for decoding Base64 text.
    public struct Base64DecodingOptions: OptionSet, Sendable {
      /// The raw bits, with Foundation's values.
      public let rawValue: UInt

      /// Creates options from raw bits.
      public init(rawValue: UInt) {
        self.rawValue = rawValue
      }

      /// Skips characters that are not Base64 digits.
      public static let ignoreUnknownCharacters = Base64DecodingOptions(rawValue: 1)
    }

    /// Creates data from Base64 text. Returns `nil` if the text is not valid.
    public init?(base64Encoded base64String: String, options: Base64DecodingOptions = []) {
      self.init(base64Encoded: Data(base64String.utf8), options: options)
    }

    /// Creates data from Base64 text. Returns `nil` if the text is not valid.
    public init?(base64Encoded base64Data: Data, options: Base64DecodingOptions = []) {
      var result: [UInt8] = []
      var (word, digits, padding): (UInt32, Int, Int) = (0, 0, 0)
      for byte in base64Data.bytes {
        if byte == UInt8(ascii: "=") {
          padding += 1
          continue
        }
        guard let digit = Self.digit(byte) else {
          if options.contains(.ignoreUnknownCharacters) { continue }
          return nil
        }
        guard padding == 0 else { return nil }
        word = word << 6 | UInt32(digit)
        digits += 1
        if digits % 4 == 0 {
          result += [UInt8(word >> 16 & 255), UInt8(word >> 8 & 255), UInt8(word & 255)]
          word = 0
        }
      }
      switch digits % 4 {
      case 0: guard padding == 0 else { return nil }
      case 2:
        guard padding == 2 else { return nil }
        result.append(UInt8(word >> 4 & 255))
      case 3:
        guard padding == 1 else { return nil }
        result += [UInt8(word >> 10 & 255), UInt8(word >> 2 & 255)]
      default: return nil
      }
      self.init(result)
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
      switch byte {
      case 0x41...0x5A: byte - 0x41
      case 0x61...0x7A: byte - 0x61 + 26
      case 0x30...0x39: byte - 0x30 + 52
      case UInt8(ascii: "+"): 62
      case UInt8(ascii: "/"): 63
      default: nil
      }
    }

    /// Returns the bytes in Base64, as text.
    public func base64EncodedString(options: Base64EncodingOptions = []) -> String {
      String(decoding: base64EncodedData(options: options).bytes, as: UTF8.self)
    }

    /// Returns the bytes in Base64.
    public func base64EncodedData(options: Base64EncodingOptions = []) -> Data {
      let length = options.contains(.lineLength64Characters) ? 64 : options.contains(.lineLength76Characters) ? 76 : 0
      var lineEnd: [UInt8] = options.contains(.endLineWithCarriageReturn) ? [0x0D] : []
      if lineEnd.isEmpty && !options.contains(.endLineWithLineFeed) {
        lineEnd = [0x0D, 0x0A]
      } else if options.contains(.endLineWithLineFeed) {
        lineEnd.append(0x0A)
      }
      let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
      var result: [UInt8] = []
      var column = 0
      for start in stride(from: 0, to: count, by: 3) {
        if length > 0, column == length {
          result += lineEnd
          column = 0
        }
        let present = Swift.min(3, count - start)
        var word: UInt32 = 0
        for index in 0..<3 { word = word << 8 | (index < present ? UInt32(bytes[start + index]) : 0) }
        for index in 0..<4 {
          result.append(index <= present ? digits[Int(word >> UInt32(18 - index * 6) & 63)] : UInt8(ascii: "="))
        }
        column += 4
      }
      return Data(result)
    }
  }

#endif
