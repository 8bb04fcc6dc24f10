// SPDX-License-Identifier: Apache-2.0

#if !canImport(os)

  /// A writer of messages for the developer, for systems without the module `os`: in the browser, to the console.
  public struct Logger: Sendable {
    private let prefix: String

    /// Creates a logger. Its messages begin with the subsystem and the category.
    public init(subsystem: String, category: String) {
      prefix = "[" + subsystem + ":" + category + "] "
    }

    /// Creates a logger for messages without a prefix.
    public init() {
      prefix = ""
    }

    /// Writes a message with a level, which has no effect.
    public func log(level: OSLogType, _ message: OSLogMessage) {
      print(prefix + message.text)
    }

    /// Writes a message.
    public func log(_ message: OSLogMessage) { log(level: .default, message) }
    /// Writes a message for debugging.
    public func trace(_ message: OSLogMessage) { log(level: .debug, message) }
    /// Writes a message for debugging.
    public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
    /// Writes an informational message.
    public func info(_ message: OSLogMessage) { log(level: .info, message) }
    /// Writes a message about an event.
    public func notice(_ message: OSLogMessage) { log(level: .default, message) }
    /// Writes a message about something unexpected.
    public func warning(_ message: OSLogMessage) { log(level: .error, message) }
    /// Writes a message about an error.
    public func error(_ message: OSLogMessage) { log(level: .error, message) }
    /// Writes a message about a fault in the app.
    public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
    /// Writes a message about a fault in the app.
    public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
  }

  /// The level of a message. Every level is written.
  public struct OSLogType: RawRepresentable, Hashable, Sendable {
    /// The number of the level, with Apple's values.
    public let rawValue: UInt8

    /// Creates a level from its number.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// A message about an event.
    public static let `default` = OSLogType(rawValue: 0)
    /// An informational message.
    public static let info = OSLogType(rawValue: 1)
    /// A message for debugging.
    public static let debug = OSLogType(rawValue: 2)
    /// A message about an error.
    public static let error = OSLogType(rawValue: 16)
    /// A message about a fault in the app.
    public static let fault = OSLogType(rawValue: 17)
  }

  /// Whether a value may be read in the device's log. Here every value is written unless it is sensitive, because there
  /// is no such log.
  public enum OSLogPrivacy: Sendable {
    /// A value with the default privacy, a public value, and a private value. All of them are written.
    case auto, `public`, `private`
    /// A value that is not written.
    case sensitive
  }

  /// The text of a message, given as a literal with interpolated values.
  public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    let text: String

    /// Creates a message from a literal.
    public init(stringLiteral value: String) {
      text = value
    }

    /// Creates a message from a literal with values.
    public init(stringInterpolation: StringInterpolation) {
      text = stringInterpolation.text
    }

    /// The parts of a literal with values.
    public struct StringInterpolation: StringInterpolationProtocol {
      var text = ""

      /// Creates an empty literal.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Appends a part of the literal.
      public mutating func appendLiteral(_ literal: String) {
        text += literal
      }

      /// Appends the description of a value, or `<private>` for a sensitive one.
      public mutating func appendInterpolation<Value: CustomStringConvertible>(
        _ value: Value, privacy: OSLogPrivacy = .auto
      ) {
        text += privacy == .sensitive ? "<private>" : value.description
      }

      #if !hasFeature(Embedded)
        /// Appends the description of a value, or `<private>` for a sensitive one.
        @_disfavoredOverload
        public mutating func appendInterpolation<Value>(_ value: Value, privacy: OSLogPrivacy = .auto) {
          text += privacy == .sensitive ? "<private>" : "\(value)"
        }
      #else
        /// Appends the description of an error, or `<private>` for a sensitive one.
        @_disfavoredOverload
        public mutating func appendInterpolation<Value: Error>(_ value: Value, privacy: OSLogPrivacy = .auto) {
          text += privacy == .sensitive ? "<private>" : UniversalError(value).description
        }
      #endif
    }
  }

#endif
