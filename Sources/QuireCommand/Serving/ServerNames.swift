// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The names that a server answers to. The page of another server can make its own name resolve to this machine. The
/// browser then sends that name as the host, and must not get the files.
struct ServerNames: Sendable {
  /// The names that were allowed, in lower case.
  private var names: Set<String> = ["localhost"]

  init() {}

  /// Throws for a value that is not a host name.
  init(allowing names: [String]) throws(CommandError) {
    for name in names {
      guard name.wholeMatch(of: /[A-Za-z0-9_\-]+(\.[A-Za-z0-9_\-]+)*/) != nil else {
        throw CommandError(
          "\(name) is not the name of a host; write it without scheme and port, such as harbor.local.")
      }
      self.names.insert(name.lowercased())
    }
  }

  /// Returns whether a request with this host, as in its head, is for the server. A numeric address is always accepted,
  /// because only names can be redirected.
  func include(_ host: String) -> Bool {
    if host.hasPrefix("[") {
      guard let end = host.firstIndex(of: "]"), Self.isPort(host[host.index(after: end)...]) else { return false }
      return Self.isAddress(host[..<end].dropFirst(), AF_INET6)
    }
    let colon = host.firstIndex(of: ":") ?? host.endIndex
    guard Self.isPort(host[colon...]) else { return false }
    var name = host[..<colon].lowercased()
    if name.hasSuffix(".") { name.removeLast() }
    return names.contains(name) || name.hasSuffix(".localhost") || Self.isAddress(name[...], AF_INET)
  }

  private static func isPort(_ text: Substring) -> Bool {
    text.isEmpty || text.wholeMatch(of: /:[0-9]{0,5}/) != nil
  }

  private static func isAddress(_ text: Substring, _ family: Int32) -> Bool {
    var bytes = in6_addr()
    return unsafe inet_pton(family, String(text), &bytes) == 1
  }
}
