// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UnsafeRawBufferPointer {
  /// Returns whether the bytes contain those of a word. Fast even without optimization.
  func contains(_ word: StaticString) -> Bool {
    guard let base = baseAddress else { return false }
    var start = 0
    while start + word.utf8CodeUnitCount <= count,
      let found = unsafe memchr(base + start, Int32(word.utf8Start[0]), count - start)
    {
      start = unsafe base.distance(to: found)
      guard start + word.utf8CodeUnitCount <= count else { return false }
      if unsafe memcmp(found, word.utf8Start, word.utf8CodeUnitCount) == 0 { return true }
      start += 1
    }
    return false
  }
}
