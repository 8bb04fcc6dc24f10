/// The memory that the page writes its messages to.
final class MessageRoom {
  private var words: UnsafeMutableBufferPointer<UInt32>

  init(words count: Int = 1024) {
    words = .allocate(capacity: max(count, BufferFormat.messageHeaderWords))
    words.initialize(repeating: 0)
  }

  deinit {
    words.deallocate()
  }

  /// Where the next message begins, with room for so many words; what was there may be gone.
  func reserve(_ count: Int) -> UnsafeMutablePointer<UInt32>? {
    if count > words.count {
      words.deallocate()
      words = .allocate(capacity: count)
      words.initialize(repeating: 0)
    }
    return words.baseAddress
  }

  /// The message that was written, which says its length itself; no longer than the room.
  var message: UnsafeBufferPointer<UInt32> {
    UnsafeBufferPointer(rebasing: words[..<Int(min(words[1], UInt32(words.count)))])
  }
}
