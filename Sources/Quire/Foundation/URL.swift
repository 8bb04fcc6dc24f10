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

    private init(made: String) {
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
    public var host: String? {
      guard let authority = parts.authority else { return nil }
      let bytes = authority.utf8
      let start = bytes.lastIndex(of: UInt8(ascii: "@")).map { bytes.index(after: $0) } ?? bytes.startIndex
      let end = bytes[start...].firstIndex(of: UInt8(ascii: ":")) ?? bytes.endIndex
      return String(decoding: bytes[start..<end], as: UTF8.self)
    }

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

    private var parts: AddressParts { AddressParts(absoluteString) }
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
  private struct AddressParts {
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

  /// Bytes that stand in an address as a percent sign and two digits.
  private enum Escapes {
    /// Kept in a parameter; a plus sign and what divides parameters is escaped.
    static let inQueries: StaticString = "/?:@!$'()*,"
    private static let digits: StaticString = "0123456789ABCDEF"

    /// Whether a byte stands for itself everywhere: a letter, a digit, or one of `-._~`.
    static func isPlain(_ byte: UInt8) -> Bool {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: true
      default: false
      }
    }

    static func encoded(_ text: String, also others: StaticString) -> String {
      var bytes: [UInt8] = []
      for byte in text.utf8 {
        if isPlain(byte) || contains(others, byte) { bytes.append(byte) } else { escape(byte, into: &bytes) }
      }
      return String(decoding: bytes, as: UTF8.self)
    }

    /// Escapes what can't stand in an address; `nil` for no text.
    static func address(_ text: String) -> String? {
      guard !text.isEmpty else { return nil }
      var bytes: [UInt8] = []
      for byte in text.utf8 {
        switch byte {
        case 0...0x20, 0x22, 0x3C, 0x3E, 0x5C, 0x5E, 0x60, 0x7B...0x7D, 0x7F...: escape(byte, into: &bytes)
        default: bytes.append(byte)
        }
      }
      return String(decoding: bytes, as: UTF8.self)
    }

    static func decoded(_ text: String) -> String {
      let bytes = Array(text.utf8)
      var result: [UInt8] = []
      var index = 0
      while index < bytes.count {
        if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count, let high = digit(bytes[index + 1]),
          let low = digit(bytes[index + 2])
        {
          result.append(high << 4 | low)
          index += 3
        } else {
          result.append(bytes[index])
          index += 1
        }
      }
      return String(decoding: result, as: UTF8.self)
    }

    private static func contains(_ set: StaticString, _ byte: UInt8) -> Bool {
      set.withUTF8Buffer { unsafe $0.contains(byte) }
    }

    private static func escape(_ byte: UInt8, into bytes: inout [UInt8]) {
      digits.withUTF8Buffer { digits in
        bytes.append(UInt8(ascii: "%"))
        unsafe bytes.append(digits[Int(byte >> 4)])
        unsafe bytes.append(digits[Int(byte & 15)])
      }
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
      switch byte {
      case 0x30...0x39: byte - 0x30
      case 0x41...0x46: byte - 0x41 + 10
      case 0x61...0x66: byte - 0x61 + 10
      default: nil
      }
    }
  }

#endif
