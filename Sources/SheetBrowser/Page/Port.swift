// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// Answers the page: the host of an app, or the element.
@MainActor public protocol PageHandler: AnyObject {
  /// Does all that follows from a message, and writes what the page shall do about it. Each handler reads no more
  /// kinds of messages than its page sends.
  func handle(_ message: inout MessageReader, into buffer: CommandBuffer)
}

/// Where the page's messages come in and the commands of a turn go out.
@MainActor public final class Port {
  /// The page's one port.
  public static let shared = Port()

  /// Lives as long as the page.
  public var handler: (any PageHandler)?
  private let room = MessageRoom()
  private let buffer = CommandBuffer()

  /// A port of its own, for tests.
  public init() {}

  /// Where the page writes its next message, with room for so many words at least.
  public func room(forWords count: Int) -> UnsafeMutablePointer<UInt32>? {
    unsafe room.reserve(count)
  }

  /// Answers the message in the room: the commands' address, or `nil` where nothing is to be done.
  public func turn() -> UnsafePointer<UInt32>? {
    buffer.removeAll()
    var reader = unsafe MessageReader(room.message)
    handler?.handle(&reader, into: buffer)
    return unsafe buffer.finish()
  }
}
