// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// The text encodings of JSON. A JSON text begins with an ASCII character, so the zero bytes beside it reveal the
  /// encoding.
  enum JSONBytes {
    /// Returns the text as UTF-8. Bytes that already are UTF-8 are returned unchanged.
    static func utf8(_ bytes: [UInt8]) -> [UInt8] {
      guard bytes.count >= 2 else { return bytes }
      let first = (bytes[0], bytes[1], bytes.count >= 3 ? bytes[2] : 1, bytes.count >= 4 ? bytes[3] : 1)
      return switch first {
      case (0, 0, 0xFE, 0xFF), (0, 0, 0, 1...): utf8(bytes, width: 4, isBigEndian: true)
      case (0xFF, 0xFE, 0, 0), (1..., 0, 0, 0): utf8(bytes, width: 4, isBigEndian: false)
      case (0xFE, 0xFF, _, _), (0, 1..., _, _): utf8(bytes, width: 2, isBigEndian: true)
      case (0xFF, 0xFE, _, _), (1..., 0, _, _): utf8(bytes, width: 2, isBigEndian: false)
      default: bytes
      }
    }

    /// Returns UTF-8 for text in code units of several bytes, or an empty array if the bytes are not valid text.
    private static func utf8(_ bytes: [UInt8], width: Int, isBigEndian: Bool) -> [UInt8] {
      guard bytes.count % width == 0 else { return [] }
      var text: [UInt8] = []
      var high: UInt32 = 0
      for start in stride(from: 0, to: bytes.count, by: width) {
        var unit: UInt32 = 0
        for index in 0..<width {
          unit = unit << 8 | UInt32(bytes[start + (isBigEndian ? index : width - 1 - index)])
        }
        if width == 2, high == 0, unit & 0xFC00 == 0xD800 {
          high = unit
          continue
        }
        if high != 0 {
          guard unit & 0xFC00 == 0xDC00 else { return [] }
          unit = 0x10000 + (high & 0x3FF) << 10 + (unit & 0x3FF)
          high = 0
        }
        // The byte order mark is not part of the text.
        if start == 0, unit == 0xFEFF { continue }
        guard let scalar = Unicode.Scalar(unit), let utf8 = UTF8.encode(scalar) else { return [] }
        text.append(contentsOf: utf8)
      }
      return high == 0 ? text : []
    }
  }

#endif
