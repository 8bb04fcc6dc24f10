// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// A value that was not written, in an error. It replaces `Any`.
  public struct UncodedValue: Sendable, CustomStringConvertible {
    /// The value as a text, if it has one.
    public let description: String

    /// A value without a text.
    public init<T>(_ value: T) {
      description = "a value"
    }

    /// A value with a text.
    public init<T: CustomStringConvertible>(_ value: T) {
      description = value.description
    }
  }

  /// Why a value was not written.
  public enum EncodingError: LocalizedError, CustomDebugStringConvertible, CustomStringConvertible {
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

    /// The value can't be written.
    case invalidValue(UncodedValue, Context)

    /// The value can't be written.
    @_disfavoredOverload
    public static func invalidValue<T>(_ value: T, _ context: Context) -> EncodingError {
      .invalidValue(UncodedValue(value), context)
    }

    /// A general sentence.
    public var errorDescription: String? { "The data isn’t in the correct format." }

    /// What happened and where, for the developer.
    public var description: String {
      switch self {
      case .invalidValue(let value, let context):
        "EncodingError.invalidValue: \(value.description)." + CodedKey.text(of: context.codingPath)
          + " Debug description: " + context.debugDescription
      }
    }

    /// What happened and where, for the developer.
    public var debugDescription: String { description }
  }

#endif
