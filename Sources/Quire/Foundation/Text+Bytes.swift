// SPDX-License-Identifier: Apache-2.0

extension String {
  /// Whether two strings have the same bytes.
  ///
  /// `==` compares by Unicode equivalence, which links large tables into a WebAssembly build. Comparing bytes is
  /// sufficient for names and for change detection.
  func hasSameBytes(as other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    #if hasFeature(Embedded)
      // The bytes of each string are contiguous, so no iterator is needed.
      return unsafe withBytes { bytes in unsafe other.withBytes { unsafe bytes.isSame(as: $0) } }
    #else
      return utf8.elementsEqual(other.utf8)
    #endif
  }

  /// Hashes the string's bytes, consistently with `hasSameBytes`.
  func hashBytes(into hasher: inout Hasher) {
    var copy = self
    copy.withUTF8 { unsafe hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(0xFF as UInt8)
  }

  #if hasFeature(Embedded)
    /// Whether the string precedes another in byte order.
    func hasBytes(before other: String) -> Bool {
      unsafe withBytes { bytes in unsafe other.withBytes { unsafe bytes.precedes($0) } }
    }

    /// Calls a closure with the bytes, which are contiguous for every string in Embedded Swift.
    func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
      guard let result = unsafe utf8.withContiguousStorageIfAvailable(body) else {
        preconditionFailure("The bytes of a text are in one place.")
      }
      return result
    }
  #endif

  /// The string up to the last dot, if there is a dot after the last slash.
  var withoutExtension: String {
    var end = utf8.endIndex
    while end > utf8.startIndex {
      end = utf8.index(before: end)
      if utf8[end] == UInt8(ascii: "/") { return self }
      if utf8[end] == UInt8(ascii: ".") { return String(decoding: utf8[..<end], as: UTF8.self) }
    }
    return self
  }
}

#if hasFeature(Embedded)

  extension UnsafeBufferPointer<UInt8> {
    /// Whether the bytes equal those of another buffer of the same length.
    func isSame(as other: UnsafeBufferPointer<UInt8>) -> Bool {
      for index in 0..<count where unsafe self[index] != other[index] { return false }
      return true
    }

    /// Whether the bytes precede others in byte order.
    func precedes(_ other: UnsafeBufferPointer<UInt8>) -> Bool {
      for index in 0..<Swift.min(count, other.count) where unsafe self[index] != other[index] {
        return unsafe self[index] < other[index]
      }
      return count < other.count
    }
  }

#endif
