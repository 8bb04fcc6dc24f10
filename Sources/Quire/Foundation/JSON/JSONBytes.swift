// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// The encodings in which JSON comes. It begins with ASCII, so that zeros beside its first byte tell which one it is.
  enum JSONBytes {
    /// The text as UTF-8. One that is UTF-8 is not copied.
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

    /// Text of units with several bytes. What is no text becomes nothing.
    private static func utf8(_ bytes: [UInt8], width: Int, isBigEndian: Bool) -> [UInt8] {
      guard bytes.count % width == 0 else { return [] }
      var units: [UInt32] = []
      for start in stride(from: 0, to: bytes.count, by: width) {
        var unit: UInt32 = 0
        for index in 0..<width {
          unit = unit << 8 | UInt32(bytes[start + (isBigEndian ? index : width - 1 - index)])
        }
        units.append(unit)
      }
      if units.first == 0xFEFF { units.removeFirst() }
      let text =
        width == 2
        ? String(validating: units.lazy.map { UInt16($0) }, as: UTF16.self) : String(validating: units, as: UTF32.self)
      return text.map { Array($0.utf8) } ?? []
    }
  }

#endif
