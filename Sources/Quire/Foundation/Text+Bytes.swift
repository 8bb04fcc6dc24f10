// SPDX-License-Identifier: Apache-2.0

extension String {
  /// Whether two texts are the same bytes.
  ///
  /// `==` compares by Unicode equivalence, which brings large tables into a WebAssembly build; for names and for change
  /// detection comparing bytes is enough.
  func hasSameBytes(as other: String) -> Bool {
    utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
  }

  /// Feeds the bytes to a hasher, in step with `hasSameBytes`.
  func hashBytes(into hasher: inout Hasher) {
    var copy = self
    copy.withUTF8 { unsafe hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(0xFF as UInt8)
  }

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
