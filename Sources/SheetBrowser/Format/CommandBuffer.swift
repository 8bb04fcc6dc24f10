// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// A turn's commands in one array of 32-bit words, with a separate pool of UTF-8 strings.
///
/// The page reads both in place, once, before the next turn. The buffer therefore owns the storage, which moves only
/// when it grows.
///
/// Safe to use except `finish`, which returns an address that is valid until the next write. Words are written only
/// below `count`, and both stores grow before they are full.
@safe public final class CommandBuffer {
  private var words: UnsafeMutableBufferPointer<UInt32>
  private var pool: UnsafeMutableBufferPointer<UInt8>
  /// The number of words written, including the header.
  public private(set) var count = 0
  private var poolCount = 0

  /// Makes a buffer with an initial capacity. The buffer grows as needed.
  public init(words: Int = 4096, poolBytes: Int = 4096) {
    unsafe self.words = .allocate(capacity: max(words, BufferFormat.headerWords))
    unsafe pool = .allocate(capacity: max(poolBytes, 1))
    removeAll()
  }

  deinit {
    unsafe words.deallocate()
    unsafe pool.deallocate()
  }

  /// Whether no command has been written.
  public var isEmpty: Bool { count == BufferFormat.headerWords }

  /// Removes all commands, for the next turn.
  public func removeAll() {
    count = 0
    poolCount = 0
    for _ in 0..<BufferFormat.headerWords { put(0 as UInt32) }
  }

  /// Writes the header and returns its address, or `nil` if there are no commands.
  public func finish() -> UnsafePointer<UInt32>? {
    guard !isEmpty, let base = unsafe words.baseAddress else { return nil }
    unsafe words[0] = BufferFormat.version
    unsafe words[1] = UInt32(count)
    unsafe words[2] = pool.baseAddress.map { UInt32(truncatingIfNeeded: UInt(bitPattern: $0)) } ?? 0
    unsafe words[3] = UInt32(poolCount)
    return unsafe UnsafePointer(base)
  }

  /// Writes one command. `body` writes its words.
  public func write(_ command: Command, _ body: (CommandBuffer) -> Void) {
    let start = count
    put(command.rawValue)
    body(self)
    unsafe words[start] = command.rawValue | UInt32(count - start - 1) << BufferFormat.lengthShift
  }

  /// Appends a word. Outside `write`, the page would read it as a command.
  public func put(_ word: UInt32) {
    if unsafe count == words.count { growWords() }
    unsafe words[count] = word
    count += 1
  }

  /// Writes one word: 1 for `true`, 0 for `false`.
  public func put(_ flag: Bool) {
    put(flag ? 1 : 0 as UInt32)
  }

  /// Writes a value that is not a time. The precision of 32 bits is 0.0001 point on any screen.
  public func put(_ value: Double) {
    put(Float(value).bitPattern)
  }

  /// Writes a time or a duration in seconds: all 64 bits, low word first.
  public func put(time: Double) {
    put(UInt32(truncatingIfNeeded: time.bitPattern))
    put(UInt32(truncatingIfNeeded: time.bitPattern >> 32))
  }

  /// Writes a string as its offset into the pool and its length, both in bytes.
  public func put(_ string: String) {
    put(UInt32(poolCount))
    var string = string
    let length = string.withUTF8 { bytes in
      while unsafe poolCount + bytes.count > pool.count { growPool() }
      for index in 0..<bytes.count { unsafe pool[poolCount + index] = bytes[index] }
      return bytes.count
    }
    poolCount += length
    put(UInt32(length))
  }

  /// The words written so far, for tests.
  public var contents: [UInt32] { (0..<count).map { unsafe words[$0] } }
  /// The string bytes written so far, for tests.
  public var strings: [UInt8] { (0..<poolCount).map { unsafe pool[$0] } }

  private func growWords() {
    let larger = unsafe UnsafeMutableBufferPointer<UInt32>.allocate(capacity: words.count * 2)
    for index in 0..<count { unsafe larger[index] = words[index] }
    unsafe words.deallocate()
    unsafe words = larger
  }

  private func growPool() {
    let larger = unsafe UnsafeMutableBufferPointer<UInt8>.allocate(capacity: pool.count * 2)
    for index in 0..<poolCount { unsafe larger[index] = pool[index] }
    unsafe pool.deallocate()
    unsafe pool = larger
  }
}
