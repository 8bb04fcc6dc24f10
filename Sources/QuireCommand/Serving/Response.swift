// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A response to a request.
struct Response: Sendable {
  enum Status: Int, Error {
    case ok = 200
    case badRequest = 400
    case notFound = 404
    case methodNotAllowed = 405
    case requestTimeout = 408
    case misdirected = 421
    case headTooLarge = 431
    case versionNotSupported = 505

    var phrase: String {
      switch self {
      case .ok: "OK"
      case .badRequest: "Bad Request"
      case .notFound: "Not Found"
      case .methodNotAllowed: "Method Not Allowed"
      case .requestTimeout: "Request Timeout"
      case .misdirected: "Misdirected Request"
      case .headTooLarge: "Request Header Fields Too Large"
      case .versionNotSupported: "HTTP Version Not Supported"
      }
    }
  }

  var status: Status
  var headers: [(name: String, value: String)]
  /// The body, if it is not a file.
  var body = Data()
  var file: ServedFile?

  /// Returns the bytes to send before those of the file.
  func encoded(closing: Bool) -> Data {
    var head = "HTTP/1.1 \(status.rawValue) \(status.phrase)\r\n"
    for (name, value) in headers + (closing ? [("Connection", "close")] : []) { head += "\(name): \(value)\r\n" }
    return Data("\(head)\r\n".utf8) + body
  }
}
