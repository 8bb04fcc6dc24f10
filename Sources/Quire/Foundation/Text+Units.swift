// SPDX-License-Identifier: Apache-2.0

/// UTF-16 units, in which UIKit counts, computed from a string's bytes. The standard library's view of them keeps
/// tables for random access, which are a large part of a small WebAssembly build.
extension String {
  /// The number of UTF-16 units.
  var unitCount: Int {
    var copy = self
    return copy.withUTF8 { bytes in
      var count = 0
      for index in 0..<bytes.count {
        let byte = unsafe bytes[index]
        if byte & 0xC0 != 0x80 { count += byte >= 0xF0 ? 2 : 1 }
      }
      return count
    }
  }

  /// The UTF-16 units.
  var units: [UInt16] {
    var copy = self
    return copy.withUTF8 { bytes in
      var units: [UInt16] = []
      units.reserveCapacity(bytes.count)
      var scalar: UInt32 = 0
      var following = 0
      for index in 0..<bytes.count {
        let byte = unsafe bytes[index]
        if byte & 0xC0 == 0x80 {
          scalar = scalar << 6 | UInt32(byte & 0x3F)
          following -= 1
        } else {
          following = byte < 0x80 ? 0 : byte < 0xE0 ? 1 : byte < 0xF0 ? 2 : 3
          scalar = UInt32(following == 0 ? byte : byte & (0x3F >> UInt8(following)))
        }
        guard following == 0 else { continue }
        if scalar < 0x10000 {
          units.append(UInt16(scalar))
        } else {
          units.append(UInt16(0xD7C0 + scalar >> 10))
          units.append(UInt16(0xDC00 | scalar & 0x3FF))
        }
      }
      return units
    }
  }

  /// Creates a string from UTF-16 units. Half of a surrogate pair without the other becomes U+FFFD.
  init(units: ArraySlice<UInt16>) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(units.count)
    func put(_ scalar: UInt32) {
      guard scalar >= 0x80 else { return bytes.append(UInt8(scalar)) }
      let following = scalar < 0x800 ? 1 : scalar < 0x10000 ? 2 : 3
      bytes.append(UInt8(0xFF00 >> UInt32(following + 1) & 0xFF | scalar >> UInt32(6 * following)))
      for part in 1...following { bytes.append(UInt8(0x80 | scalar >> UInt32(6 * (following - part)) & 0x3F)) }
    }
    var lead: UInt32 = 0
    for unit in units {
      let unit = UInt32(unit)
      if unit & 0xFC00 == 0xDC00 {
        put(lead == 0 ? 0xFFFD : 0x10000 + (lead & 0x3FF) << 10 + unit & 0x3FF)
        lead = 0
        continue
      }
      if lead != 0 { put(0xFFFD) }
      lead = unit & 0xFC00 == 0xD800 ? unit : 0
      if lead == 0 { put(unit) }
    }
    if lead != 0 { put(0xFFFD) }
    self = String(decoding: bytes, as: UTF8.self)
  }

  /// Creates a string from UTF-16 units. Half of a surrogate pair without the other becomes U+FFFD.
  init(units: [UInt16]) {
    self.init(units: units[...])
  }
}
