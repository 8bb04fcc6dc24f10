// SPDX-License-Identifier: Apache-2.0

/// The memory that the page writes its messages to.
///
/// Safe except for the addresses that it returns, which are valid until the next `reserve`.
@safe final class MessageRoom {
  private var words: UnsafeMutableBufferPointer<UInt32>

  init(words count: Int = 1024) {
    unsafe words = .allocate(capacity: max(count, BufferFormat.messageHeaderWords))
    unsafe words.initialize(repeating: 0)
  }

  deinit {
    unsafe words.deallocate()
  }

  /// Returns the address of the next message, with room for `count` words. Earlier content may be lost.
  func reserve(_ count: Int) -> UnsafeMutablePointer<UInt32>? {
    if unsafe count > words.count {
      unsafe words.deallocate()
      unsafe words = .allocate(capacity: count)
      unsafe words.initialize(repeating: 0)
    }
    return unsafe words.baseAddress
  }

  /// The message that was written. Its length is the one that it states, limited to the room.
  var message: UnsafeBufferPointer<UInt32> {
    unsafe UnsafeBufferPointer(rebasing: words[..<Int(min(words[1], UInt32(words.count)))])
  }
}
