// SPDX-License-Identifier: Apache-2.0

/// Reads numbers of any width from bytes, least significant bit first.
///
/// Reading past the end marks the reader as overrun and returns zeros, so that the caller checks once per entry instead
/// of once per number.
struct BitReader {
  private let bytes: [UInt8]
  /// The position of the next bit.
  private(set) var position = 0
  private(set) var isOverrun = false

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { position + 32 > bytes.count * 8 }

  /// Reads a number of up to 64 bits.
  mutating func fixed(_ width: Int) -> UInt64 {
    guard width <= bytes.count * 8 - position else {
      isOverrun = true
      return 0
    }
    var value: UInt64 = 0
    var read = 0
    while read < width {
      let offset = position & 7
      let taken = min(8 - offset, width - read)
      let part = (UInt64(bytes[position >> 3]) >> UInt64(offset)) & ((1 << UInt64(taken)) - 1)
      value |= part << UInt64(read)
      read += taken
      position += taken
    }
    return value
  }

  /// Reads a number in chunks of `width` bits. If the highest bit of a chunk is set, another chunk follows.
  mutating func variable(_ width: Int) -> UInt64 {
    let more: UInt64 = 1 << UInt64(width - 1)
    var value: UInt64 = 0
    var shift = 0
    while true {
      let chunk = fixed(width)
      if shift < 64 { value |= (chunk & (more - 1)) << UInt64(shift) }
      if chunk & more == 0 || isOverrun { return value }
      shift += width - 1
    }
  }

  /// Moves to the next multiple of 32 bits.
  mutating func align() {
    position = (position + 31) & ~31
  }

  /// Moves forward by bytes. A negative count, from invalid input, marks the reader as overrun.
  mutating func skip(_ count: Int) {
    guard count >= 0, count <= bytes.count - position / 8 else {
      isOverrun = true
      return
    }
    position += count * 8
  }

  /// Returns bytes from the current position, which is at a byte boundary.
  mutating func blob(_ count: Int) -> ArraySlice<UInt8> {
    let start = position / 8
    skip(count)
    return isOverrun ? [] : bytes[start..<start + count]
  }
}
