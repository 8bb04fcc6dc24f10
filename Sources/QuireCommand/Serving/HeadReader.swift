// SPDX-License-Identifier: Apache-2.0

/// Splits the bytes of a connection into request heads.
struct HeadReader {
  /// The longest head that is read, in bytes. Browsers send the cookies of all servers on this machine, regardless of
  /// port.
  static let limit = 16_384

  private var bytes: [UInt8] = []
  /// The start of the last, incomplete line.
  private var lineStart = 0
  /// There is no line feed in that line before this index.
  private var searched = 0
  private var lines: [Range<Int>] = []

  /// Whether no byte of the next head has arrived.
  var isEmpty: Bool { bytes.isEmpty }

  mutating func append(_ more: [UInt8]) {
    bytes += more
  }

  /// Removes and returns the next head, or returns `nil` until it is complete. No byte is searched twice.
  mutating func next() throws(Response.Status) -> RequestHead? {
    while let lineFeed = bytes[searched...].firstIndex(ofByte: UInt8(ascii: "\n")) {
      let hasReturn = lineFeed > lineStart && bytes[lineFeed - 1] == UInt8(ascii: "\r")
      let line = lineStart..<(hasReturn ? lineFeed - 1 : lineFeed)
      lineStart = lineFeed + 1
      searched = lineStart
      guard lineStart <= Self.limit else { throw .headTooLarge }
      if !line.isEmpty {
        lines.append(line)
      } else if !lines.isEmpty {
        defer { removeHead() }
        return try RequestHead(lines.map { bytes[$0] })
      }
    }
    searched = bytes.count
    guard bytes.count <= Self.limit else { throw .headTooLarge }
    return nil
  }

  private mutating func removeHead() {
    bytes.removeFirst(lineStart)
    lines = []
    lineStart = 0
    searched = 0
  }
}
