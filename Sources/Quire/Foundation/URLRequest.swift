// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// A request to a server, for builds without Foundation.
  public struct URLRequest: Hashable, Sendable {
    /// The URL.
    public var url: URL?
    /// The HTTP method; `GET` by default.
    public var httpMethod: String? = "GET"
    /// The data sent with the request; `nil` for none.
    public var httpBody: Data?
    /// The number of seconds without a response after which the request fails; 60 by default.
    public var timeoutInterval: TimeInterval
    var fields: [NetworkField] = []

    /// Creates a request that gets the content of a URL.
    public init(url: URL, timeoutInterval: TimeInterval = 60) {
      self.url = url
      self.timeoutInterval = timeoutInterval
    }

    /// The values of the header fields by name; `nil` if there are none.
    public var allHTTPHeaderFields: [String: String]? {
      get {
        guard !fields.isEmpty else { return nil }
        var values: [String: String] = [:]
        for field in fields { values[field.name] = field.value }
        return values
      }
      set {
        fields = (newValue ?? [:]).map { NetworkField(name: $0.key, value: $0.value) }
      }
    }

    /// Returns the value of a header field. The field's name is not case-sensitive.
    public func value(forHTTPHeaderField field: String) -> String? {
      fields.value(field)
    }

    /// Sets a header field. `nil` removes it.
    public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
      fields.removeAll { $0.isNamed(field) }
      if let value { fields.append(NetworkField(name: field, value: value)) }
    }

    /// Adds a value to a header field, after a comma if the field has a value.
    public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
      setValue(self.value(forHTTPHeaderField: field).map { $0 + "," + value } ?? value, forHTTPHeaderField: field)
    }
  }

  /// A server's response without its data, for builds without Foundation.
  @preconcurrency @MainActor open class URLResponse: NSObject {
    /// The URL that responded, after redirects.
    nonisolated public final let url: URL?
    /// The media type that the server specifies, such as `application/json`; `nil` if it specifies none.
    nonisolated public final var mimeType: String? {
      guard let type = fields.value("content-type") else { return nil }
      let end = type.utf8.firstIndex { $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: " ") } ?? type.utf8.endIndex
      return String(decoding: type.utf8[..<end], as: UTF8.self)
    }
    /// The number of bytes that the server specifies, possibly after compression; -1 if it specifies none.
    nonisolated public final var expectedContentLength: Int64 {
      fields.value("content-length").flatMap { Int64($0) } ?? -1
    }
    nonisolated final let fields: [NetworkField]

    nonisolated init(_ answer: NetworkAnswer) {
      url = URL(string: answer.url)
      fields = answer.fields
      super.init(anywhere: ())
    }
  }

  /// A server's HTTP response without its data, for builds without Foundation.
  @preconcurrency @MainActor public final class HTTPURLResponse: URLResponse {
    /// The status code, such as 200, or 404 for a URL without content.
    nonisolated public let statusCode: Int

    nonisolated override init(_ answer: NetworkAnswer) {
      statusCode = answer.status
      super.init(answer)
    }

    /// Creates a response without a body, as a test or a cache needs it. The HTTP version has no effect. Never `nil`.
    nonisolated public convenience init?(
      url: URL, statusCode: Int, httpVersion HTTPVersion: String?, headerFields: [String: String]?
    ) {
      let fields = (headerFields ?? [:]).map { NetworkField(name: $0.key, value: $0.value) }
      self.init(NetworkAnswer(url: url.absoluteString, status: statusCode, fields: fields, body: []))
    }

    /// Returns the value of a header field. The field's name is not case-sensitive. A server of another origin must
    /// permit pages to read the field.
    nonisolated public func value(forHTTPHeaderField field: String) -> String? {
      fields.value(field)
    }
  }

  extension NetworkField {
    /// Compares names, ignoring the case of ASCII letters.
    func isNamed(_ other: String) -> Bool {
      func lower(_ byte: UInt8) -> UInt8 { byte >= 0x41 && byte <= 0x5A ? byte + 0x20 : byte }
      return name.utf8.elementsEqual(other.utf8) { lower($0) == lower($1) }
    }
  }

  extension [NetworkField] {
    func value(_ name: String) -> String? {
      first { $0.isNamed(name) }?.value
    }
  }

#endif
