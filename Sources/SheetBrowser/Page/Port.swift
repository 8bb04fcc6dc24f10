// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// Handles the page's messages: the host of an app, or the element.
@MainActor public protocol PageHandler: AnyObject {
  /// Handles a message and writes the commands that follow from it. Each handler reads only the kinds of messages that
  /// its page sends.
  func handle(_ message: inout MessageReader, into buffer: CommandBuffer)
}

/// The connection to the page: its messages come in and the commands of a turn go out.
@MainActor public final class Port {
  /// The page's one port.
  public static let shared = Port()

  /// Handles the messages for as long as the page lives.
  public var handler: (any PageHandler)?
  private let room = MessageRoom()
  private let buffer = CommandBuffer()

  /// A port of its own, for tests.
  public init() {}

  /// The address where the page writes its next message, with room for at least this many words.
  public func room(forWords count: Int) -> UnsafeMutablePointer<UInt32>? {
    unsafe room.reserve(count)
  }

  /// Handles the message in the room; returns the address of the commands, or `nil` if there are none.
  public func turn() -> UnsafePointer<UInt32>? {
    buffer.removeAll()
    var reader = unsafe MessageReader(room.message)
    handler?.handle(&reader, into: buffer)
    return unsafe buffer.finish()
  }
}
