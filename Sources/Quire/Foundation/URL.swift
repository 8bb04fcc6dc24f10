// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// A URL, for builds without Foundation. The page resolves a relative URL against its own.
  public struct URL: Hashable, Sendable {
    /// The URL as text.
    public let absoluteString: String
    /// The file in memory that the URL refers to; `nil` for any other URL.
    let file: TemporaryFile?

    /// Creates a URL from a string. Returns `nil` for an empty string. Characters that a URL can't contain, such as
    /// spaces and non-ASCII letters, are escaped.
    public init?(string: String) {
      guard let escaped = Escapes.address(string) else { return nil }
      absoluteString = escaped
      file = nil
    }

    init(made: String) {
      absoluteString = made
      file = nil
    }

    /// Creates the URL of a file in memory.
    init(_ file: TemporaryFile) {
      absoluteString = "file:///tmp/download-\(UUID().uuidString).tmp"
      self.file = file
    }

    /// The part before the first colon, such as `https`; `nil` in a relative URL.
    public var scheme: String? {
      let bytes = absoluteString.utf8
      guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), colon > bytes.startIndex,
        bytes[..<colon].allSatisfy({ Escapes.isPlain($0) || $0 == UInt8(ascii: "+") })
      else { return nil }
      return String(decoding: bytes[..<colon], as: UTF8.self)
    }

    /// The host; `nil` in a relative URL.
    public var host: String? { parts.server.host }

    /// The part after the host, up to a question mark, without a slash at the end unless it is the only one.
    public var path: String {
      let path = parts.path.utf8
      guard path.count > 1, path.last == UInt8(ascii: "/") else { return Escapes.decoded(parts.path) }
      return Escapes.decoded(String(decoding: path.dropLast(), as: UTF8.self))
    }

    /// The part after the question mark, not decoded; `nil` without a question mark.
    public var query: String? { parts.query }

    /// The part after the number sign; `nil` without a number sign.
    public var fragment: String? { parts.fragment }

    /// The part of the path after the last slash. A slash at the end of the path is ignored.
    public var lastPathComponent: String {
      let path = path
      let pieces = path.utf8.split(separator: UInt8(ascii: "/"))
      guard let last = pieces.last else { return path }
      return String(decoding: last, as: UTF8.self)
    }

    /// The part of `lastPathComponent` after its last dot; empty if there is no dot.
    public var pathExtension: String {
      let name = lastPathComponent
      guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot > name.utf8.startIndex else { return "" }
      return String(decoding: name.utf8[name.utf8.index(after: dot)...], as: UTF8.self)
    }

    /// Returns the URL with a component appended to its path, escaped.
    public func appendingPathComponent(_ pathComponent: String) -> URL {
      var parts = parts
      let endsInSlash = parts.path.utf8.last == UInt8(ascii: "/")
      let begins = pathComponent.utf8.first == UInt8(ascii: "/")
      let added = Escapes.encoded(pathComponent, also: "/:@!$&'()*+,;=")
      if endsInSlash, begins {
        parts.path += String(decoding: added.utf8.dropFirst(), as: UTF8.self)
      } else {
        parts.path += endsInSlash || begins || parts.path.isEmpty && parts.authority == nil ? added : "/" + added
      }
      return URL(made: parts.text)
    }

    /// Returns the URL with a component appended to its path, escaped.
    public func appending(path: String) -> URL {
      appendingPathComponent(path)
    }

    /// Returns the URL with parameters appended to its query, escaped.
    public func appending(queryItems: [URLQueryItem]) -> URL {
      var parts = parts
      var query = parts.query ?? ""
      for item in queryItems {
        if !query.isEmpty { query += "&" }
        query += Escapes.encoded(item.name, also: Escapes.inQueries)
        if let value = item.value { query += "=" + Escapes.encoded(value, also: Escapes.inQueries) }
      }
      parts.query = query
      return URL(made: parts.text)
    }

    /// Compares two URLs byte by byte.
    public static func == (left: URL, right: URL) -> Bool {
      left.absoluteString.hasSameBytes(as: right.absoluteString)
    }

    /// Hashes the URL's bytes, consistently with `==`.
    public func hash(into hasher: inout Hasher) {
      absoluteString.hashBytes(into: &hasher)
    }

    var parts: AddressParts { AddressParts(absoluteString) }
  }

  /// A parameter of a URL's query, for builds without Foundation.
  public struct URLQueryItem: Hashable, Sendable {
    /// The name, not escaped.
    public var name: String
    /// The value, not escaped; `nil` for a name without a value.
    public var value: String?

    /// Creates a parameter, which `URL.appending(queryItems:)` escapes.
    public init(name: String, value: String?) {
      self.name = name
      self.value = value
    }
  }

  /// The parts of a URL.
  struct AddressParts {
    /// The scheme with its colon.
    var scheme = ""
    var authority: String?
    var path = ""
    var query: String?
    var fragment: String?

    init(_ address: String) {
      var rest = address.utf8[...]
      func text(_ part: Substring.UTF8View) -> String { String(decoding: part, as: UTF8.self) }
      if let sign = rest.firstIndex(of: UInt8(ascii: "#")) {
        fragment = text(rest[rest.index(after: sign)...])
        rest = rest[..<sign]
      }
      if let mark = rest.firstIndex(of: UInt8(ascii: "?")) {
        query = text(rest[rest.index(after: mark)...])
        rest = rest[..<mark]
      }
      if let colon = rest.firstIndex(of: UInt8(ascii: ":")), !rest[..<colon].contains(UInt8(ascii: "/")) {
        scheme = text(rest[...colon])
        rest = rest[rest.index(after: colon)...]
      }
      if rest.starts(with: "//".utf8) {
        rest = rest.dropFirst(2)
        let end = rest.firstIndex(of: UInt8(ascii: "/")) ?? rest.endIndex
        authority = text(rest[..<end])
        rest = rest[end...]
      }
      path = text(rest)
    }

    var text: String {
      var text = scheme
      if let authority { text += "//" + authority }
      text += path
      if let query { text += "?" + query }
      if let fragment { text += "#" + fragment }
      return text
    }
  }

#endif
