// SPDX-License-Identifier: Apache-2.0

/// A fingerprint of bytes: 64 bits and the length. The cache compares a file's current digest with the one of the last
/// run, so it needs no protection against attackers.
struct Digest: Hashable, CustomStringConvertible {
  private var value: UInt64 = 0x9E37_79B9_7F4A_7C15
  private var length = 0

  init() {}

  init(of bytes: some Sequence<UInt8>) {
    add(bytes)
  }

  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
      value ^= value >> 29
      length += 1
    }
  }

  var description: String { "\(String(value, radix: 36))-\(length)" }
}
