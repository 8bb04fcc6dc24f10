// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A hash of bytes. It does not protect against intentional collisions.
enum Digest {
  static func of(_ data: Data) -> UInt64 {
    unsafe data.withUnsafeBytes { bytes in
      var digest = UInt64(truncatingIfNeeded: bytes.count) &+ 0x9E37_79B9_7F4A_7C15
      var index = 0
      // Processes eight bytes at a time, because it also runs in builds without optimization.
      while index + 8 <= bytes.count {
        unsafe mix(bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self), into: &digest)
        index += 8
      }
      while index < bytes.count {
        unsafe mix(UInt64(bytes[index]), into: &digest)
        index += 1
      }
      return digest
    }
  }

  /// Adds one more word to a digest.
  static func mixed(_ digest: UInt64, with word: UInt64) -> UInt64 {
    var digest = digest
    mix(word, into: &digest)
    return digest
  }

  private static func mix(_ word: UInt64, into digest: inout UInt64) {
    digest = (digest ^ word) &* 0x9E37_79B9_7F4A_7C15
    digest ^= digest >> 29
  }
}
