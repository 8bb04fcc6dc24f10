// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// An address, for builds without Foundation. The page loads a relative one relative to itself.
  public struct URL: Hashable, Sendable {
    /// The whole address.
    public let absoluteString: String

    /// An address as text; `nil` for an empty one. What can't stand in an address, such as a space or a letter that is not
    /// ASCII, is escaped.
    public init?(string: String) {
      guard let escaped = Escapes.address(string) else { return nil }
      absoluteString = escaped
    }

    init(made: String) {
      absoluteString = made
    }

    /// What stands before the first colon, such as `https`; `nil` in a relative address.
    public var scheme: String? {
      let bytes = absoluteString.utf8
      guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), colon > bytes.startIndex,
        bytes[..<colon].allSatisfy({ Escapes.isPlain($0) || $0 == UInt8(ascii: "+") })
      else { return nil }
      return String(decoding: bytes[..<colon], as: UTF8.self)
    }

    /// The server's name; `nil` in a relative address.
    public var host: String? { parts.server.host }

    /// What stands behind the server's name, up to a question mark.
    public var path: String { Escapes.decoded(parts.path) }

    /// What stands behind the question mark, as it is; `nil` without one.
    public var query: String? { parts.query }

    /// What stands behind the number sign; `nil` without one.
    public var fragment: String? { parts.fragment }

    /// The part of the path behind the last slash; of a path that ends in a slash, the part before it.
    public var lastPathComponent: String {
      let path = path
      let pieces = path.utf8.split(separator: UInt8(ascii: "/"))
      guard let last = pieces.last else { return path }
      return String(decoding: last, as: UTF8.self)
    }

    /// What stands behind the last dot of `lastPathComponent`; empty without one.
    public var pathExtension: String {
      let name = lastPathComponent
      guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot > name.utf8.startIndex else { return "" }
      return String(decoding: name.utf8[name.utf8.index(after: dot)...], as: UTF8.self)
    }

    /// The address with one more part of its path, escaped.
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

    /// The address with one more part of its path, escaped.
    public func appending(path: String) -> URL {
      appendingPathComponent(path)
    }

    /// The address with more parameters behind its question mark, escaped.
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

    /// Byte for byte.
    public static func == (left: URL, right: URL) -> Bool {
      left.absoluteString.hasSameBytes(as: right.absoluteString)
    }

    /// From the bytes, as `==` compares.
    public func hash(into hasher: inout Hasher) {
      absoluteString.hashBytes(into: &hasher)
    }

    var parts: AddressParts { AddressParts(absoluteString) }
  }

  /// A parameter of an address, for builds without Foundation.
  public struct URLQueryItem: Hashable, Sendable {
    /// Not escaped.
    public var name: String
    /// Not escaped; `nil` for a name alone.
    public var value: String?

    /// A parameter; `URL.appending(queryItems:)` escapes it.
    public init(name: String, value: String?) {
      self.name = name
      self.value = value
    }
  }

  /// An address in its parts.
  struct AddressParts {
    /// With the colon.
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
