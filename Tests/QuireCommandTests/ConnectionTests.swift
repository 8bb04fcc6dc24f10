// SPDX-License-Identifier: Apache-2.0

import FlyingSocks
import Foundation
import Testing

@testable import QuireCommand

/// A connection with a manual clock, and the client's end of it.
@Suite struct ConnectionTests {
  private final class Served {
    let client: Socket
    private let server: Socket
    private let start = ContinuousClock.now
    private var connection: Connection

    init(_ folder: URL) throws {
      var ends: [Int32] = [0, 0]
      #if canImport(Darwin)
        let kind = SOCK_STREAM
      #else
        let kind = Int32(SOCK_STREAM.rawValue)
      #endif
      try #require(socketpair(AF_UNIX, kind, 0, &ends) == 0)
      client = Socket(file: .init(rawValue: ends[0]))
      server = Socket(file: .init(rawValue: ends[1]))
      try server.setFlags(.nonBlocking)
      connection = Connection(
        server, handler: SiteHandler(folder: SiteFolder(folder)), patience: .seconds(15), now: start)
    }

    deinit {
      try? client.close()
      try? server.close()
    }

    var isWriting: Bool { connection.isWriting }
    var deadline: Double { (connection.deadline - start) / .seconds(1) }
    func advance(at seconds: Double) -> Bool { connection.advance(at: start + .seconds(seconds)) }
    func timeOut(at seconds: Double) -> Bool { connection.timeOut(at: start + .seconds(seconds)) }
  }

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("<!doctype html>", to: "index.html")
    try folder.write(String(repeating: "0123456789abcdef", count: 250_000), to: "large.txt")
  }

  @Test func waitsForARequestFromItsFirstByte() throws {
    let served = try Served(folder.url)
    #expect(served.deadline == 15)
    try send("GET / ", over: served.client)
    #expect(served.advance(at: 14))
    #expect(served.deadline == 29)
    try send("HTTP/1.1\r\n", over: served.client)
    #expect(served.advance(at: 28))
    #expect(served.deadline == 29, "a client that sends little by little gains no time")
    #expect(served.timeOut(at: 29))
    #expect(served.isWriting && served.advance(at: 29))
    #expect(try answers(in: served.client.read(atMost: 65536)).map(\.status) == [408])
    #expect(served.deadline == 44 && !served.timeOut(at: 44))
  }

  @Test func endsWithoutAWordWhereNothingWasAsked() throws {
    #expect(try !Served(folder.url).timeOut(at: 15))
  }

  @Test func givesUpAClientThatTakesNothing() throws {
    let served = try Served(folder.url)
    try send("GET /large.txt HTTP/1.1\r\nHost: localhost\r\n\r\n", over: served.client)
    #expect(served.advance(at: 1))
    var second = 1.0
    var deadline = 0.0
    // Sends until the buffers between the two are full.
    while served.deadline != deadline {
      deadline = served.deadline
      second += 1
      #expect(served.isWriting && served.advance(at: second))
    }
    #expect(!served.timeOut(at: deadline))
  }

  @Test func readsOutWhatComesAfterItsLastAnswer() throws {
    let served = try Served(folder.url)
    try send("GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\n", over: served.client)
    #expect(served.advance(at: 0) && served.advance(at: 0))
    #expect(!served.isWriting && served.deadline == 15)
    try send(String(repeating: "x", count: 100_000), over: served.client)
    for second in 1..<10 { #expect(served.advance(at: Double(second))) }
    #expect(served.deadline == 15)
    #expect(try answers(in: receiveAll(from: served.client)).map(\.status) == [200])
    #expect(!served.timeOut(at: 15))
  }
}
