// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Answers requests with the files of a folder.
struct SiteHandler: Sendable {
  let folder: SiteFolder
  /// The bulletin for pages of an app under development, otherwise `nil`.
  var bulletin: Bulletin?

  var policy = PagePolicy()
  var names = ServerNames()

  func answer(_ request: RequestHead) -> Response {
    guard isAddressed(request) else { return refusal(.misdirected) }
    guard request.method == "GET" || request.method == "HEAD" else {
      var refusal = self.refusal(.methodNotAllowed)
      refusal.headers.append(("Allow", "GET, HEAD"))
      return refusal
    }
    var answer =
      if let (path, file) = folder.open(request.path) {
        Response(status: .ok, headers: headers(MediaType.of(path: path), length: file.count), file: file)
      } else {
        refusal(.notFound)
      }
    // A HEAD request gets the length without the bytes.
    if request.method == "HEAD" { (answer.body, answer.file) = (Data(), nil) }
    return answer
  }

  /// Returns whether a request names this server. Also `true` if it names none, as old clients do.
  private func isAddressed(_ request: RequestHead) -> Bool { request.host.map(names.include) ?? true }

  /// Returns whether a request is for the bulletin, whose response never ends.
  func isForBulletin(_ request: RequestHead) -> Bool {
    bulletin != nil && isAddressed(request) && request.method == "GET" && request.path == Bulletin.path
  }

  /// Returns the beginning of the bulletin's response. A browser whose connection broke waits a second before it
  /// reconnects.
  func beginning() -> Response {
    let common = headers("text/event-stream").map { $0.name == "Cache-Control" ? ($0.name, "no-store") : $0 }
    return Response(status: .ok, headers: common, body: Data("retry: 1000\n\n".utf8))
  }

  /// Returns the response if there is no file.
  func refusal(_ status: Response.Status) -> Response {
    let reason =
      switch status {
      case .ok, .badRequest: "this is no request of HTTP."
      case .notFound: "nothing stands at this address."
      case .methodNotAllowed: "only GET and HEAD are answered here."
      case .requestTimeout: "the rest of the request did not come."
      case .misdirected: "this server does not answer to that name; quire serve --allow-host adds a name."
      case .headTooLarge:
        "the request's head is longer than \(HeadReader.limit) bytes; its cookies may be those of other local servers."
      case .versionNotSupported: "only HTTP/1.1 and HTTP/1.0 are spoken here."
      }
    let text = Data("\(status.rawValue): \(reason)\n".utf8)
    return Response(status: status, headers: headers("text/plain; charset=utf-8", length: text.count), body: text)
  }

  private func headers(_ type: String, length: Int) -> [(name: String, value: String)] {
    [("Content-Length", String(length))] + headers(type)
  }

  private func headers(_ type: String) -> [(name: String, value: String)] {
    [
      ("Content-Type", type),
      ("Cache-Control", "no-cache"),
      ("Content-Security-Policy", policy.header),
      ("Referrer-Policy", "no-referrer"),
      ("X-Content-Type-Options", "nosniff"),
    ]
  }
}
