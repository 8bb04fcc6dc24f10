// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// A type that writes itself with an encoder.
  public protocol Encodable {
    /// Writes the value.
    func encode(to encoder: Encoder) throws(UniversalError)
    /// Whether a dictionary with keys of the type is written as an object; only with texts and whole numbers it is.
    static var _isDictionaryKey: Bool { get }
    /// The key that the value is in such an object.
    var _dictionaryKey: CodedKey { get }
  }

  extension Encodable {
    /// `false`.
    public static var _isDictionaryKey: Bool { false }
    /// An empty one.
    public var _dictionaryKey: CodedKey { CodedKey(stringValue: "") }
  }

  /// A type that makes itself of what a decoder reads.
  public protocol Decodable {
    /// Reads a value.
    init(from decoder: Decoder) throws(UniversalError)
    /// The kind of key that a value of the type is in a dictionary.
    static var _dictionaryKeyKind: _DictionaryKeyKind { get }
    /// The value that a key of a dictionary stands for.
    static func _dictionaryKey(_ key: CodedKey) -> Self?
  }

  /// The kind of a dictionary's keys.
  public enum _DictionaryKeyKind: Sendable {
    /// Keys are names or numbers of an object.
    case text, number
    /// Keys and values alternate in a list.
    case none
  }

  extension Decodable {
    /// `none`.
    public static var _dictionaryKeyKind: _DictionaryKeyKind { .none }
    /// `nil`.
    public static func _dictionaryKey(_ key: CodedKey) -> Self? { nil }
  }

  /// A type that writes and reads itself.
  public typealias Codable = Decodable & Encodable

#endif
