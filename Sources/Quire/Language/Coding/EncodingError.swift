// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// A value that could not be encoded, in an error. It replaces `Any`.
  public struct UncodedValue: Sendable, CustomStringConvertible {
    /// The description of the value; `a value` if it has none.
    public let description: String

    /// Creates a value without a description.
    public init<T>(_ value: T) {
      description = "a value"
    }

    /// Creates a value with a description.
    public init<T: CustomStringConvertible>(_ value: T) {
      description = value.description
    }
  }

  /// The reason why a value could not be encoded.
  public enum EncodingError: LocalizedError, CustomDebugStringConvertible, CustomStringConvertible {
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

    /// The value can't be encoded.
    case invalidValue(UncodedValue, Context)

    /// Returns the error for a value that can't be encoded.
    @_disfavoredOverload
    public static func invalidValue<T>(_ value: T, _ context: Context) -> EncodingError {
      .invalidValue(UncodedValue(value), context)
    }

    /// A general description of the error.
    public var errorDescription: String? { "The data isn’t in the correct format." }

    /// The error and its position, for the developer.
    public var description: String {
      switch self {
      case .invalidValue(let value, let context):
        "EncodingError.invalidValue: \(value.description)." + CodedKey.text(of: context.codingPath)
          + " Debug description: " + context.debugDescription
      }
    }

    /// The error and its position, for the developer.
    public var debugDescription: String { description }
  }

#endif
