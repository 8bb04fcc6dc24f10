// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// Reads the words of a message one after another; beyond its end everything reads as 0.
///
/// Safe except `init`, which borrows the words: every position is compared with the count before it is read.
@safe public struct MessageReader {
  private let words: UnsafeBufferPointer<UInt32>
  private var position = 0
  /// Whether a read went beyond the end.
  public private(set) var hasOverrun = false

  /// The reader borrows the words; they must stay until it is done.
  public init(_ words: UnsafeBufferPointer<UInt32>) {
    unsafe self.words = words
  }

  /// The next word; 0 beyond the end, which sets `hasOverrun`.
  public mutating func word() -> UInt32 {
    guard unsafe position < words.count else {
      hasOverrun = true
      return 0
    }
    defer { position += 1 }
    return unsafe words[position]
  }

  /// A 32-bit floating-point value; NaN reads as 0.
  public mutating func value() -> Double {
    let value = Double(Float(bitPattern: word()))
    return value.isFinite ? value : 0
  }

  /// A time or duration in seconds, from two words; NaN reads as 0.
  public mutating func time() -> Double {
    let low = UInt64(word())
    let value = Double(bitPattern: UInt64(word()) << 32 | low)
    return value.isFinite ? value : 0
  }

  /// A count of items of this many words each; never more than the message can hold.
  public mutating func count(wordsEach: Int) -> Int {
    let count = Int(truncatingIfNeeded: word())
    guard count >= 0, unsafe count <= (words.count - position) / wordsEach else {
      hasOverrun = true
      return 0
    }
    return count
  }

  /// A count of items of this many words each, then the items.
  public mutating func list<Thing>(wordsEach: Int, _ thing: (inout MessageReader) -> Thing) -> [Thing] {
    let count = count(wordsEach: wordsEach)
    // A growing array would pull Array's growth code into the binary, once for each type. `made` of `count` items are
    // initialised.
    return unsafe [Thing](unsafeUninitializedCapacity: count) { things, made in
      while made < count {
        unsafe (things.baseAddress! + made).initialize(to: thing(&self))
        made += 1
      }
    }
  }

  /// A length in bytes, then the bytes, filled up to whole words.
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
