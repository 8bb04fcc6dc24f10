// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import QuireCommand

@Suite struct HeadReaderTests {
  /// Requests are read alike if they are split in two at any place, or byte by byte.
  @Test func cutsPiecesIntoHeads() throws {
    let text = "GET /a?b=c HTTP/1.1\r\nHost: a\r\n\r\n\r\nPOST /d HTTP/1.1\nhost:a\ncontent-length:4\n\nHEAD"
    let bytes = Array(text.utf8)
    let cuts = bytes.indices.map { [bytes[..<$0], bytes[$0...]] } + [bytes.indices.map { bytes[$0...$0] }]
    for pieces in cuts {
      var reader = HeadReader()
      var heads: [RequestHead] = []
      for piece in pieces {
        reader.append(Array(piece))
        while let head = try reader.next() { heads.append(head) }
      }
      #expect(heads.map(\.method) == ["GET", "POST"])
      #expect(heads.map(\.path) == ["/a", "/d"])
      #expect(heads.map(\.hasBody) == [false, true])
      #expect(heads.map(\.keepsAlive) == [true, true])
      #expect(!reader.isEmpty)
    }
  }

  @Test func findsWhetherAnotherRequestFollows() throws {
    let heads = [
      ("GET / HTTP/1.1\r\nHost: a", true), ("GET / HTTP/1.1\r\nHost: a\r\nConnection: keep-alive, Close", false),
      ("GET / HTTP/1.1\r\nHost: a\r\nCONNECTION:close", false), ("GET / HTTP/1.0", false),
    ]
    for (head, keepsAlive) in heads {
      var reader = HeadReader()
      reader.append(Array("\(head)\r\n\r\n".utf8))
      let found = try reader.next()
      #expect(found?.keepsAlive == keepsAlive, "\(head)")
      #expect(reader.isEmpty)
    }
  }
}
