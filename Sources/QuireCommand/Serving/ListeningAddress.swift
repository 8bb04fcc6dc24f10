// SPDX-License-Identifier: Apache-2.0

import FlyingSocks
import Foundation

/// The address at which a server listens.
struct ListeningAddress: Sendable {
  private enum Family {
    case ip4(String)
    case ip6(String)
  }

  private let family: Family
  let port: UInt16

  /// `host` is a numeric address, or `localhost`.
  init(host: String, port: UInt16) throws(CommandError) {
    self.port = port
    let numbers = host == "localhost" ? "127.0.0.1" : host
    if (try? sockaddr_in.inet(ip4: numbers, port: port)) != nil {
      family = .ip4(numbers)
    } else if (try? sockaddr_in6.inet6(ip6: numbers, port: port)) != nil {
      family = .ip6(numbers)
    } else {
      throw CommandError("\(host) is not an address to listen at; give one in numbers, such as 127.0.0.1 or 0.0.0.0.")
    }
  }

  /// Returns a socket that listens at this address.
  func listen() throws -> Socket {
    switch family {
    case .ip4(let host): try Self.listen(try sockaddr_in.inet(ip4: host, port: port), AF_INET)
    case .ip6(let host): try Self.listen(try sockaddr_in6.inet6(ip6: host, port: port), AF_INET6)
    }
  }

  /// Throws if no server can currently listen at this address.
  func checkFree() throws(CommandError) {
    do {
      try listen().close()
    } catch {
      throw commandError(for: error)
    }
  }

  private static func listen(_ address: some SocketAddress, _ domain: Int32) throws -> Socket {
    let socket = try Socket(domain: domain)
    do {
      try socket.setValue(true, for: .localAddressReuse)
      #if canImport(Darwin)
        try socket.setValue(true, for: .noSIGPIPE)
      #endif
      try socket.bind(to: address)
    } catch {
      try? socket.close()
      throw error
    }
    // If this fails, it closes the socket itself.
    try socket.listen()
    return socket
  }

  /// Returns the sentence for a socket's error.
  func commandError(for error: any Error) -> CommandError {
    guard case SocketError.failed(_, let number, let message) = error else {
      return CommandError("The server at \(host), port \(port), ended: \(error.localizedDescription).")
    }
    switch number {
    case EADDRINUSE:
      return CommandError("Port \(port) at \(host) is taken; give another with --port, or --port 0 for a free one.")
    case EACCES:
      return CommandError("Port \(port) needs more rights than you have; give one above 1023 with --port.")
    case EADDRNOTAVAIL:
      return CommandError("\(host) is no address of this machine; 127.0.0.1 is, and 0.0.0.0 stands for all.")
    default:
      return CommandError("Nothing can listen at \(host), port \(port): \(message).")
    }
  }

  private var host: String {
    switch family {
    case .ip4(let host), .ip6(let host): host
    }
  }

  /// Returns the page's address with the port that was bound.
  func page(port: UInt16) -> String {
    switch family {
    case .ip4(let host): "http://\(host == "0.0.0.0" ? "127.0.0.1" : host):\(port)/"
    case .ip6(let host): "http://[\(host == "::" ? "::1" : host)]:\(port)/"
    }
  }
}
