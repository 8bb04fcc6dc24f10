// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// Reads the words of a message one after another. Beyond the end, everything reads as 0.
///
/// Safe except `init`, which borrows the words. Every position is compared with the count before it is read.
@safe public struct MessageReader {
  private let words: UnsafeBufferPointer<UInt32>
  private var position = 0
  /// Whether anything was read beyond the end.
  public private(set) var hasOverrun = false

  /// Makes a reader that borrows the words. They must stay valid until it is done.
  public init(_ words: UnsafeBufferPointer<UInt32>) {
    unsafe self.words = words
  }

  /// Reads the next word. Returns 0 beyond the end, and sets `hasOverrun`.
  public mutating func word() -> UInt32 {
    guard unsafe position < words.count else {
      hasOverrun = true
      return 0
    }
    defer { position += 1 }
    return unsafe words[position]
  }

  /// Reads a 32-bit floating-point value. NaN reads as 0.
  public mutating func value() -> Double {
    let value = Double(Float(bitPattern: word()))
    return value.isFinite ? value : 0
  }

  /// Reads a time or duration in seconds, from two words. NaN reads as 0.
  public mutating func time() -> Double {
    let low = UInt64(word())
    let value = Double(bitPattern: UInt64(word()) << 32 | low)
    return value.isFinite ? value : 0
  }

  /// Reads a number of items of `wordsEach` words, limited to the number that the message can contain.
  public mutating func count(wordsEach: Int) -> Int {
    let count = Int(truncatingIfNeeded: word())
    guard count >= 0, unsafe count <= (words.count - position) / wordsEach else {
      hasOverrun = true
      return 0
    }
    return count
  }

  /// Reads a number of items of `wordsEach` words, then the items.
  public mutating func list<Thing>(wordsEach: Int, _ thing: (inout MessageReader) -> Thing) -> [Thing] {
    let count = count(wordsEach: wordsEach)
    // A growing array would link Array's growth code into the binary, once for each type. `made` of the `count` items
    // are initialized.
    return unsafe [Thing](unsafeUninitializedCapacity: count) { things, made in
      while made < count {
        unsafe (things.baseAddress! + made).initialize(to: thing(&self))
        made += 1
      }
    }
  }

  /// Reads a length in bytes, then the bytes, which are padded to whole words.
  public mutating func string() -> String {
    let length = Int(truncatingIfNeeded: word())
    guard length >= 0, unsafe length <= (words.count - position) * 4 else {
      hasOverrun = true
      return ""
    }
    defer { position += (length + 3) / 4 }
    let bytes = unsafe UnsafeRawBufferPointer(words)
    return unsafe String(decoding: bytes[position * 4..<position * 4 + length], as: UTF8.self)
  }
}
