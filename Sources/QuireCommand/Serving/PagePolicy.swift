// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The content security policy of served pages: a page may run its own code and connect to its own server, and can't be
/// framed.
struct PagePolicy: Sendable {
  /// Other servers that a page may load from, such as `https://api.example`.
  private(set) var origins: [String] = []

  init() {}

  /// Throws for a value that is not an origin: a scheme, a host and optionally a port.
  init(allowing origins: [String]) throws(CommandError) {
    for origin in origins {
      guard origin.wholeMatch(of: /(https?|wss?):\/\/(\*\.)?[A-Za-z0-9.\-]+(:[0-9]{1,5})?/) != nil else {
        throw CommandError(
          "\(origin) is not the address of a server: write its scheme, its name and, if it has one, its port, such as "
            + "https://api.example or http://127.0.0.1:3000.")
      }
    }
    self.origins = origins
  }

  /// The header's value.
  var header: String {
    let connections = (["'self'"] + origins).joined(separator: " ")
    // Pictures come from web servers, not from sockets.
    let pictures = (["'self'", "data:", "blob:"] + origins.filter { $0.hasPrefix("http") }).joined(separator: " ")
    return [
      "default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'", "connect-src \(connections)", "style-src 'self'",
      "img-src \(pictures)", "font-src 'self'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
    ].joined(separator: "; ")
  }
}
