// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The head of a request, with the parts that a file server needs.
struct RequestHead: Equatable, Sendable {
  var method: String
  /// The path as received: percent-encoded, without the query.
  var path: String
  /// The name or address of the server, with the port if there is one. `nil` if the client sends none.
  var host: String?
  /// Whether a body follows. This server does not read bodies.
  var hasBody = false
  /// Whether the client may send another request on the same connection.
  var keepsAlive = true

  /// Reads the lines of a head, without the empty line that ends it.
  init(_ lines: [ArraySlice<UInt8>]) throws(Response.Status) {
    let request = (lines.first ?? []).split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    guard request.count == 3, Self.isToken(request[0]), !request[1].isEmpty, request[1].allSatisfy({ $0 > 0x20 }) else {
      throw .badRequest
    }
    let version = Array(request[2])
    guard version.count == 8, version.starts(with: "HTTP/".utf8), version[6] == UInt8(ascii: "."),
      [version[5], version[7]].allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { throw .badRequest }
    guard version[5] == UInt8(ascii: "1") else { throw .versionNotSupported }
    method = String(decoding: request[0], as: UTF8.self)
    path = String(decoding: request[1].prefix { $0 != UInt8(ascii: "?") }, as: UTF8.self)

    let isOld = version[7] == UInt8(ascii: "0")
    if isOld { keepsAlive = false }
    var hosts = 0
    var lengths: Set<String> = []
    for line in lines.dropFirst() {
      let (name, value) = try Self.field(line)
      switch name {
      case "host":
        hosts += 1
        host = Self.text(value)
      case "connection": if Self.text(value).split(separator: ",").contains(where: Self.isClose) { keepsAlive = false }
      case "content-length": lengths.insert(Self.text(value))
      case "transfer-encoding": hasBody = true
      default: break
      }
    }
    guard hosts == 1 || isOld && hosts == 0 else { throw .badRequest }
    if let length = lengths.first {
      guard lengths.count == 1, let count = Int(length), count >= 0, length.first?.isNumber == true else {
        throw .badRequest
      }
      if count > 0 { hasBody = true }
    }
  }

  /// Returns a field's name in lower case, and its value. Values can be long and most are not needed, so they are not
  /// scanned byte by byte.
  private static func field(_ line: ArraySlice<UInt8>) throws(Response.Status) -> (String, ArraySlice<UInt8>) {
    guard let colon = line.firstIndex(ofByte: UInt8(ascii: ":")), isToken(line[..<colon]) else { throw .badRequest }
    let value = line[(colon + 1)...]
    guard value.firstIndex(ofByte: 0) == nil, value.firstIndex(ofByte: UInt8(ascii: "\r")) == nil else {
      throw .badRequest
    }
    return (String(decoding: line[..<colon], as: UTF8.self).lowercased(), value)
  }

  /// Returns a value without the spaces around it.
  private static func text(_ value: ArraySlice<UInt8>) -> String {
    String(decoding: value, as: UTF8.self).trimmingCharacters(in: .whitespaces)
  }

  private static func isClose(_ option: Substring) -> Bool {
    option.trimmingCharacters(in: .whitespaces).lowercased() == "close"
  }

  /// Returns whether a name is valid in HTTP (RFC 9110, 5.6.2).
  private static func isToken(_ bytes: ArraySlice<UInt8>) -> Bool {
    !bytes.isEmpty && bytes.allSatisfy { tokenBytes.contains($0) }
  }

  private static let tokenBytes = Set(
    "!#$%&'*+-.^_`|~0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)
}

extension ArraySlice<UInt8> {
  /// Returns the first index of a byte, found by the C library, which is fast even in builds without optimization.
  func firstIndex(ofByte byte: UInt8) -> Int? {
    unsafe withUnsafeBytes { buffer in
      guard let start = buffer.baseAddress, let found = unsafe memchr(start, Int32(byte), buffer.count) else {
        return nil
      }
      return unsafe startIndex + (UnsafeRawPointer(found) - start)
    }
  }
}
