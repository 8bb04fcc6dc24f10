// SPDX-License-Identifier: Apache-2.0

import FlyingSocks
import Foundation

/// Accepts connections and advances each when its socket is ready, all on one thread.
final class ServingLoop: Sendable {
  private let listener: Socket
  private let handler: SiteHandler
  private let patience: Duration
  /// Both ends of a pipe. Closing it ends the loop.
  private let end: (reading: Int32, writing: Int32)
  /// Both ends of a pipe. A byte in it means that the bulletin has changed.
  private let news: (reading: Int32, writing: Int32)

  /// The time without accepting connections after a failure, such as too many open files.
  private static let pause = Duration.milliseconds(100)

  init(listener: Socket, handler: SiteHandler, patience: Duration) throws {
    self.listener = listener
    self.handler = handler
    self.patience = patience
    try listener.setFlags(.nonBlocking)
    var ends: [Int32] = [0, 0]
    guard unsafe pipe(&ends) == 0 else { throw SocketError.makeFailed("Pipe") }
    end = (ends[0], ends[1])
    guard unsafe pipe(&ends) == 0 else { throw SocketError.makeFailed("Pipe") }
    news = (ends[0], ends[1])
    for file in [ends[0], ends[1]] { try Socket(file: .init(rawValue: file)).setFlags(.nonBlocking) }
    handler.bulletin?.observe { [news] in
      // If the pipe is full, the loop wakes up anyway.
      var byte: UInt8 = 1
      _ = unsafe write(news.writing, &byte, 1)
    }
  }

  /// Makes `run` return. Call this once.
  func stop() {
    close(end.writing)
  }

  /// Serves until it is stopped, and closes what it opened.
  func run() {
    var connections: [Connection] = []
    var acceptsFrom = ContinuousClock.now
    defer {
      for connection in connections { try? connection.socket.close() }
      try? listener.close()
      handler.bulletin?.observe(nil)
      for file in [end.reading, news.reading, news.writing] { close(file) }
    }
    while true {
      let now = ContinuousClock.now
      var next = connections.map(\.deadline)
      if acceptsFrom > now { next.append(acceptsFrom) }
      var files = [
        pollfd(fd: end.reading, events: Int16(POLLIN), revents: 0),
        pollfd(fd: news.reading, events: Int16(POLLIN), revents: 0),
        pollfd(fd: listener.file.rawValue, events: acceptsFrom > now ? 0 : Int16(POLLIN), revents: 0),
      ]
      for connection in connections {
        let events = Int16(connection.isWriting ? POLLOUT : POLLIN)
        files.append(pollfd(fd: connection.socket.file.rawValue, events: events, revents: 0))
      }
      let limit = Self.milliseconds(from: now, to: next.min())
      guard unsafe poll(&files, nfds_t(files.count), limit) >= 0 else { continue }
      guard files[0].revents == 0 else { return }
      var bytes = [UInt8](repeating: 0, count: 64)
      if files[1].revents != 0 { while unsafe read(news.reading, &bytes, bytes.count) > 0 {} }

      let later = ContinuousClock.now
      for index in connections.indices.reversed() {
        var isOpen = true
        if files[index + 3].revents != 0 { isOpen = connections[index].advance(at: later) }
        if isOpen, connections[index].deadline <= later { isOpen = connections[index].timeOut(at: later) }
        if isOpen, let bulletin = handler.bulletin { connections[index].hear(bulletin, at: later) }
        if !isOpen { try? connections.remove(at: index).socket.close() }
      }
      if files[2].revents != 0 {
        do {
          let socket = Socket(file: try listener.accept().file)
          try socket.setFlags(.nonBlocking)
          connections.append(Connection(socket, handler: handler, patience: patience, now: later))
        } catch SocketError.blocked {
          // The client has disconnected in the meantime.
        } catch {
          acceptsFrom = later + Self.pause
        }
      }
    }
  }

  /// Returns the timeout for `poll`, rounded up. Infinite if there is nothing to wait for.
  private static func milliseconds(from now: ContinuousClock.Instant, to next: ContinuousClock.Instant?) -> Int32 {
    guard let next else { return -1 }
    return Int32(min(max(0, (next - now) / .milliseconds(1)).rounded(.up), 3_600_000))
  }
}
