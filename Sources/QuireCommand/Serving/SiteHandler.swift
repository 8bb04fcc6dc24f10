import FlyingFox
import Foundation

/// Answers requests with the files of a folder.
struct SiteHandler: HTTPHandler {
  let folder: SiteFolder

  /// A page runs its own code and talks to its own server; nothing frames it.
  static let policy = [
    "default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'", "connect-src 'self'", "style-src 'self'",
    "img-src 'self' data: blob:", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
  ].joined(separator: "; ")

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    guard request.method == .GET || request.method == .HEAD else {
      var refusal = text("405: only GET and HEAD are answered here.\n", .methodNotAllowed, for: request)
      refusal.headers[HTTPHeader("Allow")] = "GET, HEAD"
      return refusal
    }
    guard let file = folder.file(at: request.target.path()),
      let data = FileManager.default.contents(atPath: file)
    else { return text("404: nothing stands at this address.\n", .notFound, for: request) }
    return response(data, MediaType.of(path: file), .ok, for: request)
  }

  private func text(_ text: String, _ status: HTTPStatusCode, for request: HTTPRequest) -> HTTPResponse {
    response(Data(text.utf8), "text/plain; charset=utf-8", status, for: request)
  }

  private func response(
    _ data: Data, _ type: String, _ status: HTTPStatusCode, for request: HTTPRequest
  ) -> HTTPResponse {
    let headers: HTTPHeaders = [
      .contentType: type,
      .contentLength: String(data.count),
      HTTPHeader("Cache-Control"): "no-cache",
      HTTPHeader("Content-Security-Policy"): Self.policy,
      HTTPHeader("Referrer-Policy"): "no-referrer",
      HTTPHeader("X-Content-Type-Options"): "nosniff",
    ]
    // A HEAD request gets the length without the bytes.
    return HTTPResponse(statusCode: status, headers: headers, body: request.method == .HEAD ? Data() : data)
  }
}
