// SPDX-License-Identifier: Apache-2.0

/// A value that passes between the app and the page's own script.
public enum ScriptValue: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral
{
  /// No value: `undefined` or `null` in a script.
  case nothing
  /// `true` or `false`.
  case flag(Bool)
  /// A number of a script, including NaN.
  case number(Double)
  /// A text.
  case text(String)
  /// Bytes: a `Uint8Array` or an `ArrayBuffer` in a script.
  case bytes([UInt8])
  /// A list of values.
  case list([ScriptValue])

  /// Creates a number.
  public init(floatLiteral value: Double) {
    self = .number(value)
  }

  /// Creates a number.
  public init(integerLiteral value: Int) {
    self = .number(Double(value))
  }

  /// Creates a text.
  public init(stringLiteral value: String) {
    self = .text(value)
  }

  /// Creates a Boolean value.
  public init(booleanLiteral value: Bool) {
    self = .flag(value)
  }

  /// Creates a list.
  public init(arrayLiteral elements: ScriptValue...) {
    self = .list(elements)
  }

  /// The number; `nil` for any other value.
  public var number: Double? { if case .number(let number) = self { number } else { nil } }
  /// The text; `nil` for any other value.
  public var text: String? { if case .text(let text) = self { text } else { nil } }
  /// The Boolean value; `nil` for any other value.
  public var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }
  /// The bytes; `nil` for any other value.
  public var bytes: [UInt8]? { if case .bytes(let bytes) = self { bytes } else { nil } }
  /// The list; `nil` for any other value.
  public var list: [ScriptValue]? { if case .list(let list) = self { list } else { nil } }
}
