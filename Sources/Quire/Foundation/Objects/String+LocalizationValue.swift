// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  extension String {
    /// A key of localized strings with the values of its interpolations, for builds without Foundation. The key of
    /// `"\(count) boats"` is `%lld boats`.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Sendable {
      /// Not Apple's API: the key.
      public let _key: String
      private let arguments: [FormatArgument]

      /// Creates a key without values.
      public init(_ value: String) {
        _key = value
        arguments = []
      }

      /// Creates a key from a literal.
      public init(stringLiteral value: String) {
        self.init(value)
      }

      /// Creates a key from a literal with values.
      public init(stringInterpolation: StringInterpolation) {
        _key = stringInterpolation.key
        arguments = stringInterpolation.arguments
      }

      /// Not Apple's API: returns a format with its placeholders replaced by the values. A key without values is not a
      /// format.
      public func _text(_ format: String) -> String {
        arguments.isEmpty ? format : FormatText.text(format, arguments)
      }

      /// Not Apple's API: the first integer among the values, which selects the plural form of a string; `nil` if there
      /// is none.
      public var _number: Int? {
        for argument in arguments {
          switch argument {
          case .signed(let number, _): return Int(clamping: number)
          case .unsigned(let number, _): return Int(clamping: number)
          default: continue
          }
        }
        return nil
      }

      /// The parts of a literal with values.
      public struct StringInterpolation: StringInterpolationProtocol {
        var key = ""
        var arguments: [FormatArgument] = []

        /// Creates a literal without parts.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Appends text. In a key with values, a percent sign is written twice.
        public mutating func appendLiteral(_ literal: String) {
          for byte in literal.unicodeScalars { key += byte.value == 0x25 ? "%%" : String(Character(byte)) }
        }

        /// Appends an integer, `%lld` in the key.
        public mutating func appendInterpolation(_ value: Int) { append(value, "%lld") }
        /// Appends an integer, `%d` in the key.
        public mutating func appendInterpolation(_ value: Int32) { append(value, "%d") }
        /// Appends an integer, `%lld` in the key.
        public mutating func appendInterpolation(_ value: Int64) { append(value, "%lld") }
        /// Appends an integer, `%llu` in the key.
        public mutating func appendInterpolation(_ value: UInt) { append(value, "%llu") }
        /// Appends a number, `%lf` in the key.
        public mutating func appendInterpolation(_ value: Double) { append(value, "%lf") }
        /// Appends a number, `%f` in the key.
        public mutating func appendInterpolation(_ value: Float) { append(value, "%f") }
        /// Appends a string, `%@` in the key.
        public mutating func appendInterpolation(_ value: String) { append(value, "%@") }

        /// Appends the description of a value, `%@` in the key.
        public mutating func appendInterpolation<Value: CustomStringConvertible>(_ value: Value) {
          append(value.description, "%@")
        }

        /// Appends a value in a format, which is part of the key, such as `%.2f`.
        public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
          append(value, specifier)
        }

        private mutating func append<Value: CVarArg>(_ value: Value, _ specifier: String) {
          key += specifier
          arguments.append(value.formatArgument)
        }
      }
    }
  }

#endif
