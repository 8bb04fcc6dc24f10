import SheetEngine

/// A turn's commands in one run of 32-bit words, with the strings beside it in UTF-8.
///
/// The page reads both in place, once, before the next turn; so the storage is the buffer's own and is moved
/// only by growing.
public final class CommandBuffer {
  private var words: UnsafeMutableBufferPointer<UInt32>
  private var pool: UnsafeMutableBufferPointer<UInt8>
  /// Words written, the header's among them.
  public private(set) var count = 0
  private var poolCount = 0

  /// Room for so many words and string bytes to begin with; it grows as needed.
  public init(words: Int = 4096, poolBytes: Int = 4096) {
    self.words = .allocate(capacity: max(words, BufferFormat.headerWords))
    pool = .allocate(capacity: max(poolBytes, 1))
    removeAll()
  }

  deinit {
    words.deallocate()
    pool.deallocate()
  }

  /// Whether no command has been written.
  public var isEmpty: Bool { count == BufferFormat.headerWords }

  /// Makes room for the next turn.
  public func removeAll() {
    count = 0
    poolCount = 0
    for _ in 0..<BufferFormat.headerWords { put(0 as UInt32) }
  }

  /// Writes the header and answers where the page finds it; `nil` where there is nothing to read.
  public func finish() -> UnsafePointer<UInt32>? {
    guard !isEmpty, let base = words.baseAddress else { return nil }
    words[0] = BufferFormat.version
    words[1] = UInt32(count)
    words[2] = pool.baseAddress.map { UInt32(truncatingIfNeeded: UInt(bitPattern: $0)) } ?? 0
    words[3] = UInt32(poolCount)
    return UnsafePointer(base)
  }

  /// Writes one command: `body` puts its words.
  public func write(_ command: Command, _ body: (CommandBuffer) -> Void) {
    write(command.rawValue, body)
  }

  /// Writes one command by its number, as layers above have them.
  public func write(_ number: UInt32, _ body: (CommandBuffer) -> Void) {
    let start = count
    put(number)
    body(self)
    words[start] = number | UInt32(count - start - 1) << BufferFormat.lengthShift
  }

  public func put(_ word: UInt32) {
    if count == words.count { growWords() }
    words[count] = word
    count += 1
  }

  public func put(_ flag: Bool) {
    put(flag ? 1 : 0 as UInt32)
  }

  /// A value that is not a time; 32 bits of precision are 0.0001 of a point on any screen.
  public func put(_ value: Double) {
    put(Float(value).bitPattern)
  }

  /// A moment or a length of time, in seconds: all 64 bits, low word first.
  public func put(time: Double) {
    put(UInt32(truncatingIfNeeded: time.bitPattern))
    put(UInt32(truncatingIfNeeded: time.bitPattern >> 32))
  }

  /// Offset into the pool and length, both in bytes.
  public func put(_ string: String) {
    put(UInt32(poolCount))
    var string = string
    let length = string.withUTF8 { bytes in
      while poolCount + bytes.count > pool.count { growPool() }
      for (index, byte) in bytes.enumerated() { pool[poolCount + index] = byte }
      return bytes.count
    }
    poolCount += length
    put(UInt32(length))
  }

  /// The words written so far, for tests.
  public var contents: [UInt32] { (0..<count).map { words[$0] } }
  /// The string bytes written so far, for tests.
  public var strings: [UInt8] { (0..<poolCount).map { pool[$0] } }

  private func growWords() {
    let larger = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: words.count * 2)
    for index in 0..<count { larger[index] = words[index] }
    words.deallocate()
    words = larger
  }

  private func growPool() {
    let larger = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: pool.count * 2)
    for index in 0..<poolCount { larger[index] = pool[index] }
    pool.deallocate()
    pool = larger
  }
}
