// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  extension URL: CustomStringConvertible {
    /// Creates a URL relative to another. Returns `nil` for an empty string.
    public init?(string: String, relativeTo url: URL?) {
      guard let address = URL(string: string) else { return nil }
      self = url.map { address.resolved(against: $0) } ?? address
    }

    /// Resolves the URL against a base, following RFC 3986.
    private func resolved(against base: URL) -> URL {
      var (own, base) = (parts, base.parts)
      if !own.scheme.isEmpty { return self }
      own.scheme = base.scheme
      if own.authority != nil { return URL(made: own.text) }
      own.authority = base.authority
      if own.path.isEmpty {
        own.path = base.path
        if own.query == nil { own.query = base.query }
      } else {
        if own.path.utf8.first != 0x2F {
          let slash = base.path.utf8.lastIndex(of: 0x2F)
          base.path =
            slash.map { String(decoding: base.path.utf8[...$0], as: UTF8.self) } ?? (base.authority == nil ? "" : "/")
          own.path = base.path + own.path
        }
        own.path = URL.withoutDots(own.path)
      }
      return URL(made: own.text)
    }

    private static func withoutDots(_ path: String) -> String {
      var kept: [Substring.UTF8View] = []
      let pieces = path.utf8.split(separator: 0x2F, omittingEmptySubsequences: false)
      for (index, piece) in pieces.enumerated() {
        let isLast = index == pieces.count - 1
        if piece.elementsEqual("..".utf8) {
          if kept.count > 1 { kept.removeLast() }
          if isLast { kept.append("".utf8[...]) }
        } else if piece.elementsEqual(".".utf8) {
          if isLast { kept.append("".utf8[...]) }
        } else {
          kept.append(piece)
        }
      }
      return kept.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "/")
    }

    /// The user name before the host; `nil` if there is none.
    public var user: String? { parts.server.user }
    /// The port number after the host; `nil` if there is none.
    public var port: Int? { parts.server.port }
    /// The URL itself, which is always absolute.
    public var absoluteURL: URL { self }
    /// The URL as text.
    public var relativeString: String { absoluteString }
    /// Whether the URL refers to a file.
    public var isFileURL: Bool { scheme?.hasSameBytes(as: "file") ?? false }
    /// Whether the path ends in a slash.
    public var hasDirectoryPath: Bool { parts.path.utf8.last == 0x2F }

    /// The components of the path, the first a slash if the path begins with one.
    public var pathComponents: [String] {
      let path = path
      return (path.utf8.first == 0x2F ? ["/"] : [])
        + path.utf8.split(separator: 0x2F).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Returns the host, as in the URL. `percentEncoded` has no effect.
    public func host(percentEncoded: Bool = true) -> String? { host }
    /// Returns the path, with or without percent escapes.
    public func path(percentEncoded: Bool = true) -> String { percentEncoded ? parts.path : path }
    /// Returns the query, with or without percent escapes.
    public func query(percentEncoded: Bool = true) -> String? {
      percentEncoded ? query : query.map { Escapes.decoded($0) }
    }

    private func changingPath(_ change: (String) -> String) -> URL {
      var parts = parts
      parts.path = change(parts.path)
      return URL(made: parts.text)
    }

    /// Returns the URL without the last component of its path.
    public func deletingLastPathComponent() -> URL {
      changingPath { path in
        var bytes = path.utf8[...]
        if bytes.count > 1, bytes.last == 0x2F { bytes = bytes.dropLast() }
        guard let slash = bytes.lastIndex(of: 0x2F) else { return "" }
        return String(decoding: bytes[...slash], as: UTF8.self)
      }
    }

    /// Returns the URL without the path's extension, which is the part after the last dot.
    public func deletingPathExtension() -> URL {
      let count = pathExtension.utf8.count
      guard count > 0, !hasDirectoryPath else { return self }
      return changingPath { String(decoding: $0.utf8.dropLast(count + 1), as: UTF8.self) }
    }

    /// Returns the URL with a dot and an extension appended to its path.
    public func appendingPathExtension(_ pathExtension: String) -> URL {
      changingPath { $0 + "." + Escapes.encoded(pathExtension, also: "/:@!$&'()*+,;=") }
    }

    /// Returns the URL with a component appended to its path, escaped.
    public func appendingPathComponent(_ pathComponent: String, isDirectory: Bool) -> URL {
      let url = appendingPathComponent(pathComponent)
      return isDirectory && !url.hasDirectoryPath ? url.changingPath { $0 + "/" } : url
    }

    /// Returns the URL with a component appended to its path, escaped.
    public func appending(component: String) -> URL {
      appendingPathComponent(component)
    }

    /// Appends a component to the path.
    public mutating func appendPathComponent(_ pathComponent: String) {
      self = appendingPathComponent(pathComponent)
    }

    /// Appends parameters to the query.
    public mutating func append(queryItems: [URLQueryItem]) {
      self = appending(queryItems: queryItems)
    }

    /// Removes the last component of the path.
    public mutating func deleteLastPathComponent() {
      self = deletingLastPathComponent()
    }

    /// The URL as text.
    public var description: String { absoluteString }
  }

#endif
