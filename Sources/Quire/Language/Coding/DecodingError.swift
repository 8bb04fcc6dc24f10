// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// The name of a type, in an error. It replaces `Any.Type`.
  public struct CodedType: Sendable, CustomStringConvertible {
    private let name: StaticString

    init(_ name: StaticString) {
      self.name = name
    }

    /// A type without its name, which is not known here.
    public init<T>(_ type: T.Type) {
      name = "Any"
    }

    /// The name; `Any` for types other than the standard library's.
    public var description: String { name.description }
  }

  /// Why a value was not read.
  public enum DecodingError: LocalizedError, CustomDebugStringConvertible, CustomStringConvertible {
    /// Where it happened.
    public struct Context: Sendable {
      /// The keys from the outermost value to the one concerned.
      public let codingPath: [CodedKey]
      /// A sentence for the developer, in English.
      public let debugDescription: String
      /// The error behind this one.
      public let underlyingError: UniversalError?

      /// A place, and what happened there.
      public init<Key: CodingKey>(codingPath: [Key], debugDescription: String, underlyingError: UniversalError? = nil) {
        self.codingPath = codingPath.map { CodedKey($0) }
        self.debugDescription = debugDescription
        self.underlyingError = underlyingError
      }

      /// A place, and what happened there.
      public init(codingPath: [CodedKey], debugDescription: String, underlyingError: UniversalError? = nil) {
        self.codingPath = codingPath
        self.debugDescription = debugDescription
        self.underlyingError = underlyingError
      }
    }

    /// The value is of another type.
    case typeMismatch(CodedType, Context)
    /// There is `null`, or no value in a list.
    case valueNotFound(CodedType, Context)
    /// There is no value of this key.
    case keyNotFound(CodedKey, Context)
    /// The value makes no sense.
    case dataCorrupted(Context)

    /// The value is of another type.
    @_disfavoredOverload
    public static func typeMismatch<T>(_ type: T.Type, _ context: Context) -> DecodingError {
      .typeMismatch(CodedType(type), context)
    }

    /// There is `null`, or no value in a list.
    @_disfavoredOverload
    public static func valueNotFound<T>(_ type: T.Type, _ context: Context) -> DecodingError {
      .valueNotFound(CodedType(type), context)
    }

    /// There is no value of this key.
    @_disfavoredOverload
    public static func keyNotFound<Key: CodingKey>(_ key: Key, _ context: Context) -> DecodingError {
      .keyNotFound(CodedKey(key), context)
    }

    /// The error for a value of an object that makes no sense.
    public static func dataCorruptedError<Key: CodingKey>(
      forKey key: Key, in container: KeyedDecodingContainer<Key>, debugDescription: String
    ) -> DecodingError {
      .dataCorrupted(
        Context(codingPath: container.codingPath + [CodedKey(key)], debugDescription: debugDescription))
    }

    /// The error for the next value of a list, which makes no sense.
    public static func dataCorruptedError(
      in container: UnkeyedDecodingContainer, debugDescription: String
    ) -> DecodingError {
      .dataCorrupted(
        Context(
          codingPath: container.codingPath + [CodedKey(intValue: container.currentIndex)],
          debugDescription: debugDescription))
    }

    /// The error for a value that makes no sense.
    public static func dataCorruptedError(
      in container: SingleValueDecodingContainer, debugDescription: String
    ) -> DecodingError {
      .dataCorrupted(Context(codingPath: container.codingPath, debugDescription: debugDescription))
    }

    /// A general sentence.
    public var errorDescription: String? {
      switch self {
      case .typeMismatch, .dataCorrupted: "The data isn’t in the correct format."
      case .valueNotFound, .keyNotFound: "The data is missing."
      }
    }

    /// What happened and where, for the developer.
    public var description: String {
      switch self {
      case .typeMismatch(let type, let context):
        "DecodingError.typeMismatch: expected value of type \(type)." + context.text
      case .valueNotFound(let type, let context):
        "DecodingError.valueNotFound: Expected value of type \(type) but found null instead." + context.text
      case .keyNotFound(let key, let context):
        "DecodingError.keyNotFound: Key '\(key.stringValue)' not found in keyed decoding container." + context.text
      case .dataCorrupted(let context): "DecodingError.dataCorrupted: Data was corrupted." + context.text
      }
    }

    /// What happened and where, for the developer.
    public var debugDescription: String { description }
  }

  extension DecodingError.Context {
    fileprivate var text: String { CodedKey.text(of: codingPath) + " Debug description: " + debugDescription }
  }

  extension CodedKey {
    /// A path as a sentence: names with points between them, and numbers in brackets. Nothing for an empty path.
    static func text(of path: [CodedKey]) -> String {
      guard !path.isEmpty else { return "" }
      var text = " Path: "
      for (place, key) in path.enumerated() {
        if let index = key.intValue {
          text += "[\(index)]"
        } else {
          text += (place == 0 ? "" : ".") + key.stringValue
        }
      }
      return text + "."
    }
  }

#endif
