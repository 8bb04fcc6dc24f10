// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// A type whose values can be encoded.
  public protocol Encodable {
    /// Encodes the value.
    func encode(to encoder: Encoder) throws(UniversalError)
    /// Whether a dictionary with keys of this type is encoded as an object, which is the case only for `String` and
    /// `Int`.
    static var _isDictionaryKey: Bool { get }
    /// The key for the value in such an object.
    var _dictionaryKey: CodedKey { get }
  }

  extension Encodable {
    /// `false` by default.
    public static var _isDictionaryKey: Bool { false }
    /// An empty key by default.
    public var _dictionaryKey: CodedKey { CodedKey(stringValue: "") }
  }

  /// A type whose values can be decoded.
  public protocol Decodable {
    /// Creates a value from a decoder.
    init(from decoder: Decoder) throws(UniversalError)
    /// The kind of key that this type is in a dictionary.
    static var _dictionaryKeyKind: _DictionaryKeyKind { get }
    /// Returns the value for a dictionary's key.
    static func _dictionaryKey(_ key: CodedKey) -> Self?
  }

  /// The kind of a dictionary's keys.
  public enum _DictionaryKeyKind: Sendable {
    /// The keys are the names of an object: any strings (`text`), or integers (`number`).
    case text, number
    /// Keys and values alternate in an array.
    case none
  }

  extension Decodable {
    /// `none` by default.
    public static var _dictionaryKeyKind: _DictionaryKeyKind { .none }
    /// `nil` by default.
    public static func _dictionaryKey(_ key: CodedKey) -> Self? { nil }
  }

  /// A type whose values can be encoded and decoded.
  public typealias Codable = Decodable & Encodable

#endif
