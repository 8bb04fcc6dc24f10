// SPDX-License-Identifier: Apache-2.0

import FlyingSocks
import Foundation

/// A client's connection, advanced by the loop that polls it. It never blocks.
struct Connection {
  private enum Phase {
    /// Waits for a request, or for the rest of one.
    case reading
    /// Sends a response, from the first byte that has not been sent, and then the file from an offset.
    case answering(Data, from: Data.Index, file: ServedFile?, offset: Int, closing: Bool)
    /// The last response has been sent. Bytes that the client still sends are read and dropped until it closes its end,
    /// because closing a socket with unread bytes could discard the response.
    case draining
    /// Follows the bulletin. Contains the last number, and the bytes that have not been sent yet.
    case following(number: Int, rest: Data)
  }

  let socket: Socket
  private let handler: SiteHandler
  private let patience: Duration
  private var phase = Phase.reading
  private var reader = HeadReader()
  /// The deadline for the client.
  private(set) var deadline: ContinuousClock.Instant

  init(_ socket: Socket, handler: SiteHandler, patience: Duration, now: ContinuousClock.Instant) {
    self.socket = socket
    self.handler = handler
    self.patience = patience
    deadline = now + patience
  }

  /// Whether it is polled for writing instead of reading.
  var isWriting: Bool {
    switch phase {
    case .answering: true
    case .following(_, let rest): !rest.isEmpty
    case .reading, .draining: false
    }
  }

  /// Reads once or writes once, as far as the socket allows, so that no client makes others wait. Returns `false` when
  /// the connection is over.
  mutating func advance(at now: ContinuousClock.Instant) -> Bool {
    do {
      switch phase {
      case .reading:
        let bytes = try socket.read(atMost: HeadReader.limit)
        // A kept connection may be idle before its next request. A request that has begun gets the whole time.
        if reader.isEmpty { deadline = now + patience }
        reader.append(bytes)
        answerNext()
      case .answering(let data, let start, let file, let offset, let closing):
        let rest = try socket.write(data, from: start)
        deadline = now + patience
        if rest < data.endIndex {
          phase = .answering(data, from: rest, file: file, offset: offset, closing: closing)
        } else if let file, offset < file.count {
          let piece = file.read(from: offset)
          // The client must not mistake the following bytes for the rest of the file.
          if piece.isEmpty { return false }
          phase = .answering(piece, from: piece.startIndex, file: file, offset: offset + piece.count, closing: closing)
        } else if closing {
          try socket.endWriting()
          phase = .draining
        } else {
          phase = .reading
          answerNext()
        }
      case .following(let number, let rest) where !rest.isEmpty:
        let sent = try socket.write(rest, from: rest.startIndex)
        deadline = now + patience
        phase = .following(number: number, rest: Data(rest[sent...]))
      case .draining, .following:
        _ = try socket.read(atMost: HeadReader.limit)
      }
      return true
    } catch SocketError.blocked {
      return true
    } catch {
      return false
    }
  }

  /// Handles the deadline. Returns `false` when the connection is over.
  mutating func timeOut(at now: ContinuousClock.Instant) -> Bool {
    if case .following(let number, let rest) = phase {
      // A client that has disappeared no longer accepts bytes.
      guard rest.isEmpty else { return false }
      deadline = now + patience
      phase = .following(number: number, rest: Data(":\n\n".utf8))
      return true
    }
    guard case .reading = phase, !reader.isEmpty else { return false }
    deadline = now + patience
    answer(handler.refusal(.requestTimeout), closing: true)
    return true
  }

  /// Sends the current bulletin to a client that follows it and has received all earlier data.
  mutating func hear(_ bulletin: Bulletin, at now: ContinuousClock.Instant) {
    guard case .following(let number, let rest) = phase, rest.isEmpty, let latest = bulletin.event(after: number) else {
      return
    }
    deadline = now + patience
    phase = .following(number: latest.number, rest: latest.event)
  }

  /// Begins the response to the next request, if its head is complete.
  private mutating func answerNext() {
    do {
      guard let request = try reader.next() else { return }
      if handler.isForBulletin(request) {
        phase = .following(number: 0, rest: handler.beginning().encoded(closing: true))
        return
      }
      answer(handler.answer(request), closing: request.hasBody || !request.keepsAlive)
    } catch {
      // The beginning of the next request is unknown.
      answer(handler.refusal(error), closing: true)
    }
  }

  private mutating func answer(_ response: Response, closing: Bool) {
    let first = response.file?.read(from: 0) ?? Data()
    let data = response.encoded(closing: closing) + first
    phase = .answering(data, from: data.startIndex, file: response.file, offset: first.count, closing: closing)
  }
}

extension Socket {
  /// Closes the writing side, and continues to read.
  fileprivate func endWriting() throws {
    guard shutdown(file.rawValue, Int32(SHUT_WR)) == 0 else { throw SocketError.makeFailed("Shutdown") }
  }
}
