// SPDX-License-Identifier: Apache-2.0

extension String {
  /// Whether two texts are the same bytes.
  ///
  /// `==` compares by Unicode equivalence, which brings large tables into a WebAssembly build; for names and for change
  /// detection comparing bytes is enough.
  func hasSameBytes(as other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    #if hasFeature(Embedded)
      // The bytes of each text are in one place, which needs no iterator.
      return unsafe withBytes { bytes in unsafe other.withBytes { unsafe bytes.isSame(as: $0) } }
    #else
      return utf8.elementsEqual(other.utf8)
    #endif
  }

  /// Feeds the bytes to a hasher, in step with `hasSameBytes`.
  func hashBytes(into hasher: inout Hasher) {
    var copy = self
    copy.withUTF8 { unsafe hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(0xFF as UInt8)
  }

  #if hasFeature(Embedded)
    /// Whether the text is in front of another one in the order of their bytes.
    func hasBytes(before other: String) -> Bool {
      unsafe withBytes { bytes in unsafe other.withBytes { unsafe bytes.precedes($0) } }
    }

    /// Calls a closure with the bytes, which in Embedded Swift are in one place for every text.
    func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
      guard let result = unsafe utf8.withContiguousStorageIfAvailable(body) else {
        preconditionFailure("The bytes of a text are in one place.")
      }
      return result
    }
  #endif

  /// The text up to the last dot, if one stands after the last slash.
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
    /// Whether the bytes are those of another range of the same length.
    func isSame(as other: UnsafeBufferPointer<UInt8>) -> Bool {
      for index in 0..<count where unsafe self[index] != other[index] { return false }
      return true
    }

    /// Whether the bytes are in front of others in their order.
    func precedes(_ other: UnsafeBufferPointer<UInt8>) -> Bool {
      for index in 0..<Swift.min(count, other.count) where unsafe self[index] != other[index] {
        return unsafe self[index] < other[index]
      }
      return count < other.count
    }
  }

#endif
