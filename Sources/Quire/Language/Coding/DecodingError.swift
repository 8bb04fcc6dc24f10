// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// The name of a type in an error. It replaces `Any.Type`.
  public struct CodedType: Sendable, CustomStringConvertible {
    private let name: StaticString

    init(_ name: StaticString) {
      self.name = name
    }

    /// Creates a type name, which is always `Any`.
    public init<T>(_ type: T.Type) {
      name = "Any"
    }

    /// The name; `Any` for types other than the standard library's.
    public var description: String { name.description }
  }

  /// The reason why a value could not be decoded.
  public enum DecodingError: LocalizedError, CustomDebugStringConvertible, CustomStringConvertible {
    /// The position of the error.
    public struct Context: Sendable {
      /// The keys from the outermost value to the affected one.
      public let codingPath: [CodedKey]
      /// A sentence for the developer, in English.
      public let debugDescription: String
      /// The underlying error; `nil` if there is none.
      public let underlyingError: UniversalError?

      /// Creates a context from a path and a description.
      public init<Key: CodingKey>(codingPath: [Key], debugDescription: String, underlyingError: UniversalError? = nil) {
        self.codingPath = codingPath.map { CodedKey($0) }
        self.debugDescription = debugDescription
        self.underlyingError = underlyingError
      }

      /// Creates a context from a path and a description.
      public init(codingPath: [CodedKey], debugDescription: String, underlyingError: UniversalError? = nil) {
        self.codingPath = codingPath
        self.debugDescription = debugDescription
        self.underlyingError = underlyingError
      }
    }

    /// The value has another type.
    case typeMismatch(CodedType, Context)
    /// The value is `null`, or the array has no more values.
    case valueNotFound(CodedType, Context)
    /// There is no value for this key.
    case keyNotFound(CodedKey, Context)
    /// The value is invalid.
    case dataCorrupted(Context)

    /// Returns the error for a value that has another type.
    @_disfavoredOverload
    public static func typeMismatch<T>(_ type: T.Type, _ context: Context) -> DecodingError {
      .typeMismatch(CodedType(type), context)
    }

    /// Returns the error for a value that is `null`, or for an array without more values.
    @_disfavoredOverload
    public static func valueNotFound<T>(_ type: T.Type, _ context: Context) -> DecodingError {
      .valueNotFound(CodedType(type), context)
    }

    /// Returns the error for a key without a value.
    @_disfavoredOverload
    public static func keyNotFound<Key: CodingKey>(_ key: Key, _ context: Context) -> DecodingError {
      .keyNotFound(CodedKey(key), context)
    }

    /// Returns the error for an invalid value of an object.
    public static func dataCorruptedError<Key: CodingKey>(
      forKey key: Key, in container: KeyedDecodingContainer<Key>, debugDescription: String
    ) -> DecodingError {
      .dataCorrupted(
        Context(codingPath: container.codingPath + [CodedKey(key)], debugDescription: debugDescription))
    }

    /// Returns the error for the next value of an array, which is invalid.
    public static func dataCorruptedError(
      in container: UnkeyedDecodingContainer, debugDescription: String
    ) -> DecodingError {
      .dataCorrupted(
        Context(
          codingPath: container.codingPath + [CodedKey(intValue: container.currentIndex)],
          debugDescription: debugDescription))
    }

    /// Returns the error for an invalid value.
    public static func dataCorruptedError(
      in container: SingleValueDecodingContainer, debugDescription: String
    ) -> DecodingError {
      .dataCorrupted(Context(codingPath: container.codingPath, debugDescription: debugDescription))
    }

    /// A general description of the error.
    public var errorDescription: String? {
      switch self {
      case .typeMismatch, .dataCorrupted: "The data isn’t in the correct format."
      case .valueNotFound, .keyNotFound: "The data is missing."
      }
    }

    /// The error and its position, for the developer.
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

    /// The error and its position, for the developer.
    public var debugDescription: String { description }
  }

  extension DecodingError.Context {
    fileprivate var text: String { CodedKey.text(of: codingPath) + " Debug description: " + debugDescription }
  }

  extension CodedKey {
    /// Returns a path as a sentence: names separated by dots, and numbers in brackets. Returns an empty string for an
    /// empty path.
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
