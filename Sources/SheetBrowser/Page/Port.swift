// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// A handler of the page's messages: the host of an app, or of the elements.
@MainActor public protocol PageHandler: AnyObject {
  /// Handles a message and writes the resulting commands. Each handler reads only the kinds of messages that its page
  /// sends.
  func handle(_ message: inout MessageReader, into buffer: CommandBuffer)
}

/// The connection to the page. Receives its messages and returns the commands of each turn.
@MainActor public final class Port {
  /// The page's one port.
  public static let shared = Port()

  /// The object that handles the messages, for the lifetime of the page.
  public var handler: (any PageHandler)?
  private let room = MessageRoom()
  private let buffer = CommandBuffer()

  /// Makes a separate port, for tests.
  public init() {}

  /// Returns the address where the page writes its next message, with room for at least `count` words.
  public func room(forWords count: Int) -> UnsafeMutablePointer<UInt32>? {
    unsafe room.reserve(count)
  }

  /// Handles the message in the room. Returns the address of the commands, or `nil` if there are none.
  public func turn() -> UnsafePointer<UInt32>? {
    buffer.removeAll()
    var reader = unsafe MessageReader(room.message)
    handler?.handle(&reader, into: buffer)
    return unsafe buffer.finish()
  }
}
