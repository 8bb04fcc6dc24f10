// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// A universally unique value of 128 bits, for builds without Foundation.
  public struct UUID: Hashable, Comparable, Sendable, CustomStringConvertible {
    private let high: UInt64
    private let low: UInt64

    /// Creates a random UUID of version 4.
    public init() {
      high = UInt64.random(in: 0...UInt64.max) & ~0xF000 | 0x4000
      low = UInt64.random(in: 0...UInt64.max) & (1 << 62 - 1) | 1 << 63
    }

    /// Creates a UUID from a string, in upper or lower case. Returns `nil` if the string is not a UUID.
    public init?(uuidString string: String) {
      let bytes = Array(string.utf8)
      guard bytes.count == 36 else { return nil }
      var words: (UInt64, UInt64) = (0, 0)
      for (index, byte) in bytes.enumerated() {
        if index == 8 || index == 13 || index == 18 || index == 23 {
          guard byte == UInt8(ascii: "-") else { return nil }
          continue
        }
        guard let digit = Escapes.digit(byte) else { return nil }
        words.0 = words.0 << 4 | words.1 >> 60
        words.1 = words.1 << 4 | UInt64(digit)
      }
      (high, low) = words
    }

    /// The UUID as uppercase text, such as `E621E1F8-C36C-495A-93FC-0C247A3E6E5F`.
    public var uuidString: String {
      var text: [UInt8] = []
      for index in 0..<32 {
        if index == 8 || index == 12 || index == 16 || index == 20 { text.append(UInt8(ascii: "-")) }
        let word = index < 16 ? high : low
        let digit = UInt8(truncatingIfNeeded: word >> UInt64(60 - index % 16 * 4)) & 15
        text.append(digit < 10 ? 0x30 + digit : 0x37 + digit)
      }
      return String(decoding: text, as: UTF8.self)
    }

    /// The value of `uuidString`.
    public var description: String { uuidString }

    /// Compares two UUIDs by their bytes.
    public static func < (left: UUID, right: UUID) -> Bool {
      left.high == right.high ? left.low < right.low : left.high < right.high
    }
  }

#endif
