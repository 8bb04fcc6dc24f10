// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import Quire
import SheetBrowser

/// Passes on the answers that scripts of the page give later.
///
/// Replaces the page's handler when the app first asks for something, so that an app without questions contains no code
/// for answers.
@MainActor final class Replies: PageHandler {
  static let shared = Replies()

  /// Reads an answer of a given length. Returns the action to perform in the turn, and whether the answer was the last.
  typealias Read = @MainActor (_ count: Int) -> (action: () -> Void, isLast: Bool)

  private let next: (any PageHandler)?
  private var waiting: [(id: UInt32, read: Read)] = []
  private var latest: UInt32 = 0

  private init() {
    next = Port.shared.handler
    Port.shared.handler = self
  }

  /// Registers a reader of answers. Returns their identifier.
  func wait(_ read: @escaping Read) -> UInt32 {
    latest += 1
    waiting.append((latest, read))
    return latest
  }

  func end(_ id: UInt32) {
    waiting.removeAll { $0.id == id }
  }

  func handle(_ message: inout MessageReader, into buffer: CommandBuffer) {
    var reader = message
    if reader.word() == Message.reply.rawValue {
      _ = reader.word()
      _ = reader.time()
      _ = reader.time()
      let id = reader.word()
      receive(id, count: Int(reader.word() & 0x7FFF_FFFF))
    }
    // The app sees an answer as a turn in which time has advanced.
    next?.handle(&message, into: buffer)
  }

  private func receive(_ id: UInt32, count: Int) {
    guard let read = waiting.first(where: { $0.id == id })?.read else { return }
    let (action, isLast) = read(count)
    if isLast { end(id) }
    Session.afterward(action)
  }
}
