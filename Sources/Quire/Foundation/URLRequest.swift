// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// A request for a server, for builds without Foundation.
  public struct URLRequest: Hashable, Sendable {
    /// The address.
    public var url: URL?
    /// `GET` unless it is set.
    public var httpMethod: String? = "GET"
    /// What is sent with the request; `nil` for nothing.
    public var httpBody: Data?
    /// After this many seconds without an answer the request fails; 60 unless it is set.
    public var timeoutInterval: TimeInterval
    var fields: [NetworkField] = []

    /// A request to get what an address has.
    public init(url: URL, timeoutInterval: TimeInterval = 60) {
      self.url = url
      self.timeoutInterval = timeoutInterval
    }

    /// The value of a field of the head; its name in any case.
    public func value(forHTTPHeaderField field: String) -> String? {
      fields.value(field)
    }

    /// Replaces a field of the head; `nil` removes it.
    public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
      fields.removeAll { $0.isNamed(field) }
      if let value { fields.append(NetworkField(name: field, value: value)) }
    }

    /// Adds a value to a field of the head, behind a comma if it has one.
    public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
      setValue(self.value(forHTTPHeaderField: field).map { $0 + "," + value } ?? value, forHTTPHeaderField: field)
    }
  }

  /// What a server answered, without its bytes, for builds without Foundation.
  @preconcurrency @MainActor open class URLResponse: NSObject {
    /// The address that answered, after redirections.
    public final let url: URL?
    /// The kind of content that the server names, such as `application/json`; `nil` if it names none.
    public final var mimeType: String? {
      guard let type = fields.value("content-type") else { return nil }
      let end = type.utf8.firstIndex { $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: " ") } ?? type.utf8.endIndex
      return String(decoding: type.utf8[..<end], as: UTF8.self)
    }
    /// The number of bytes that the server names, which may be packed ones; -1 if it names none.
    public final var expectedContentLength: Int64 {
      fields.value("content-length").flatMap { Int64($0) } ?? -1
    }
    final let fields: [NetworkField]

    init(_ answer: NetworkAnswer) {
      url = URL(string: answer.url)
      fields = answer.fields
      super.init()
    }
  }

  /// What a server answered by HTTP, for builds without Foundation.
  @preconcurrency @MainActor public final class HTTPURLResponse: URLResponse {
    /// Such as 200, or 404 for an address without content.
    public let statusCode: Int

    override init(_ answer: NetworkAnswer) {
      statusCode = answer.status
      super.init(answer)
    }

    /// The value of a field of the head; its name in any case. A server on another address must allow pages to read it.
    public func value(forHTTPHeaderField field: String) -> String? {
      fields.value(field)
    }
  }

  extension NetworkField {
    /// Compares ASCII letters in any case.
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
