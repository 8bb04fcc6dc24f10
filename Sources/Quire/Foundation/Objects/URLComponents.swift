// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  extension AddressParts {
    /// User, password, host and port, as they are in the URL.
    var server: (user: String?, password: String?, host: String?, port: Int?) {
      guard let authority else { return (nil, nil, nil, nil) }
      let bytes = authority.utf8[...]
      func text(_ part: Substring.UTF8View) -> String { String(decoding: part, as: UTF8.self) }
      var rest = bytes
      var (user, password): (String?, String?) = (nil, nil)
      if let sign = bytes.lastIndex(of: UInt8(ascii: "@")) {
        let names = bytes[..<sign]
        rest = bytes[bytes.index(after: sign)...]
        let colon = names.firstIndex(of: UInt8(ascii: ":"))
        user = text(names[..<(colon ?? names.endIndex)])
        password = colon.map { text(names[names.index(after: $0)...]) }
      }
      // An IPv6 address in brackets contains colons itself.
      let bracket = rest.lastIndex(of: UInt8(ascii: "]")) ?? rest.startIndex
      guard let colon = rest[bracket...].firstIndex(of: UInt8(ascii: ":")) else {
        return (user, password, text(rest), nil)
      }
      return (user, password, text(rest[..<colon]), Int(text(rest[rest.index(after: colon)...])))
    }
  }

  /// The components of a URL, for builds without Foundation. They can be set one by one, and are escaped as required.
  public struct URLComponents: Hashable, Sendable {
    /// The scheme, such as `https`.
    public var scheme: String?
    /// The user name, not escaped.
    public var user: String?
    /// The password, not escaped.
    public var password: String?
    /// The host, not escaped.
    public var host: String?
    /// The port number after the host.
    public var port: Int?
    /// The path, escaped as in the URL.
    public var percentEncodedPath = ""
    /// The query, escaped as in the URL.
    public var percentEncodedQuery: String?
    /// The fragment, escaped as in the URL.
    public var percentEncodedFragment: String?

    /// Creates an empty set of components.
    public init() {}

    /// Creates the components of a URL given as a string. Returns `nil` if the string is not a URL.
    public init?(string: String) {
      guard let url = URL(string: string) else {
        guard string.isEmpty else { return nil }
        self.init()
        return
      }
      self.init(parts: url.parts)
    }

    /// Creates the components of a URL.
    public init?(url: URL, resolvingAgainstBaseURL resolve: Bool) {
      self.init(parts: url.parts)
    }

    private init(parts: AddressParts) {
      scheme = parts.scheme.isEmpty ? nil : String(decoding: parts.scheme.utf8.dropLast(), as: UTF8.self)
      let server = parts.server
      user = server.user.map { Escapes.decoded($0) }
      password = server.password.map { Escapes.decoded($0) }
      host = server.host.map { Escapes.decoded($0) }
      port = server.port
      percentEncodedPath = parts.path
      percentEncodedQuery = parts.query
      percentEncodedFragment = parts.fragment
    }

    /// The path, not escaped.
    public var path: String {
      get { Escapes.decoded(percentEncodedPath) }
      set { percentEncodedPath = Escapes.encoded(newValue, also: "/:@!$&'()*+,=") }
    }

    /// The query, not escaped; `nil` without a question mark.
    public var query: String? {
      get { percentEncodedQuery.map { Escapes.decoded($0) } }
      set { percentEncodedQuery = newValue.map { Escapes.encoded($0, also: "/?:@!$&'()*+,;=") } }
    }

    /// The fragment, not escaped; `nil` without a number sign.
    public var fragment: String? {
      get { percentEncodedFragment.map { Escapes.decoded($0) } }
      set { percentEncodedFragment = newValue.map { Escapes.encoded($0, also: "/?:@!$&'()*+,;=") } }
    }

    /// The parameters of the query, not escaped; `nil` without a question mark.
    public var queryItems: [URLQueryItem]? {
      get {
        guard let query = percentEncodedQuery else { return nil }
        guard !query.isEmpty else { return [] }
        return query.utf8.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false).map { item in
          let sign = item.firstIndex(of: UInt8(ascii: "="))
          func text(_ part: Substring.UTF8View) -> String { Escapes.decoded(String(decoding: part, as: UTF8.self)) }
          return URLQueryItem(
            name: text(item[..<(sign ?? item.endIndex)]), value: sign.map { text(item[item.index(after: $0)...]) })
        }
      }
      set {
        percentEncodedQuery = newValue.map { items in
          items.map { item in
            let name = Escapes.encoded(item.name, also: Self.inItems)
            return item.value.map { name + "=" + Escapes.encoded($0, also: Self.inItems) } ?? name
          }.joined(separator: "&")
        }
      }
    }

    private static let inItems: StaticString = "/?:@!$'()*+,;"

    /// The URL as text, or `nil` if there is a host and the path does not begin with a slash.
    public var string: String? {
      var text = scheme.map { $0 + ":" } ?? ""
      let hasServer = host != nil || user != nil || port != nil
      if hasServer {
        guard percentEncodedPath.isEmpty || percentEncodedPath.utf8.first == 0x2F else { return nil }
        text += "//"
        if let user {
          text += Escapes.encoded(user, also: "!$&'()*+,;=")
          if let password { text += ":" + Escapes.encoded(password, also: "!$&'()*+,;=") }
          text += "@"
        }
        text += Escapes.encoded(host ?? "", also: "!$&'()*+,;=[]:")
        if let port { text += ":\(port)" }
      }
      text += percentEncodedPath
      if let percentEncodedQuery { text += "?" + percentEncodedQuery }
      if let percentEncodedFragment { text += "#" + percentEncodedFragment }
      return text
    }

    /// The URL, or `nil` if `string` is `nil`.
    public var url: URL? { string.map { URL(made: $0) } }
  }

  extension URLComponents: CustomStringConvertible {
    /// The URL as text.
    public var description: String { string ?? "" }
  }

#endif
