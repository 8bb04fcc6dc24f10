// SPDX-License-Identifier: Apache-2.0

/// Values for a script of the page, in the order in which the script reads them. `Runtime/services/parcel.js` is the
/// counterpart.
///
/// A word is 32 bits and a number a 64-bit float, both little-endian. A text is its length in bytes, followed by its
/// UTF-8.
struct Parcel {
  private(set) var bytes: [UInt8] = []

  mutating func put(_ word: UInt32) {
    for shift in [0, 8, 16, 24] as [UInt32] { bytes.append(UInt8(truncatingIfNeeded: word >> shift)) }
  }

  mutating func put(_ number: Double) {
    put(UInt32(truncatingIfNeeded: number.bitPattern))
    put(UInt32(truncatingIfNeeded: number.bitPattern >> 32))
  }

  mutating func put(_ text: String) {
    put(UInt32(text.utf8.count))
    bytes.append(contentsOf: text.utf8)
  }

  mutating func put(_ content: [UInt8]) {
    put(UInt32(content.count))
    bytes.append(contentsOf: content)
  }

  /// Calls a function of the page with the address and the length of the bytes.
  func send<Result>(_ call: (UnsafePointer<UInt8>, Int32) -> Result) -> Result {
    unsafe bytes.withUnsafeBufferPointer { bytes in
      // Even an empty parcel needs an address.
      var none: UInt8 = 0
      guard let address = bytes.baseAddress else { return unsafe call(&none, 0) }
      return unsafe call(address, Int32(bytes.count))
    }
  }
}

/// Values from a script of the page. Reading beyond the end returns 0 or empty values.
struct ParcelReader {
  private let bytes: [UInt8]
  private var position = 0

  /// Fetches the bytes that a script keeps, with a function that writes them to an address.
  init(count: Int, take: (UnsafeMutablePointer<UInt8>) -> Void) {
    bytes = unsafe [UInt8](unsafeUninitializedCapacity: max(count, 1)) { room, made in
      unsafe room.baseAddress!.initialize(repeating: 0, count: max(count, 1))
      if count > 0 { unsafe take(room.baseAddress!) }
      made = max(count, 0)
    }
  }

  mutating func word() -> UInt32 {
    var word: UInt32 = 0
    for shift in [0, 8, 16, 24] as [UInt32] {
      if position < bytes.count { word |= UInt32(bytes[position]) << shift }
      position += 1
    }
    return word
  }

  mutating func number() -> Double {
    let low = UInt64(word())
    return Double(bitPattern: UInt64(word()) << 32 | low)
  }

  /// Reads a number of bytes or items: -1 if it is not a number or negative, otherwise at most the largest `Int32`.
  mutating func size() -> Int {
    let number = number()
    return number >= 0 ? Int(min(number, 2_147_483_647)) : -1
  }

  /// Reads the number of items that follow. The result is limited to the number of four-byte items that fit in the
  /// rest.
  mutating func count() -> Int {
    let count = Int(word() & 0x7FFF_FFFF)
    return min(count, max(0, bytes.count - position) / 4)
  }

  mutating func content() -> [UInt8] {
    let count = Int(word() & 0x7FFF_FFFF)
    guard position <= bytes.count, count <= bytes.count - position else { return [] }
    defer { position += count }
    return Array(bytes[position..<position + count])
  }

  mutating func text() -> String {
    String(decoding: content(), as: UTF8.self)
  }
}
