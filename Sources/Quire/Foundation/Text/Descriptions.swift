// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  // Texts of values that Embedded Swift can't write by itself, as Swift writes them elsewhere.

  extension String {
    /// The text of a value.
    public init<Value: CustomStringConvertible>(describing value: Value) {
      self = value.description
    }

    /// The text of a value for a developer: texts are in quotes.
    public init<Value: CustomStringConvertible>(reflecting value: Value) {
      self = debugText(of: value)
    }
  }

  extension Optional: @retroactive CustomStringConvertible where Wrapped: CustomStringConvertible {
    /// Such as `Optional(1)`, or `nil`.
    public var description: String {
      map { "Optional(" + debugText(of: $0) + ")" } ?? "nil"
    }
  }

  extension Array: @retroactive CustomStringConvertible where Element: CustomStringConvertible {
    /// Such as `[1, 2]`.
    public var description: String { "[" + map { debugText(of: $0) }.joined(separator: ", ") + "]" }
  }

  extension Set: @retroactive CustomStringConvertible where Element: CustomStringConvertible {
    /// Such as `[1, 2]`, in no order.
    public var description: String { "[" + map { debugText(of: $0) }.joined(separator: ", ") + "]" }
  }

  extension Dictionary: @retroactive CustomStringConvertible
  where Key: CustomStringConvertible, Value: CustomStringConvertible {
    /// Such as `["a": 1]`, in no order; `[:]` without members.
    public var description: String {
      isEmpty
        ? "[:]" : "[" + map { debugText(of: $0.key) + ": " + debugText(of: $0.value) }.joined(separator: ", ") + "]"
    }
  }

  /// A value's text; one in quotes if it is a text itself.
  func debugText<Value: CustomStringConvertible>(of value: Value) -> String {
    if let text = value as? String { return text.debugDescription }
    if let text = value as? Substring { return String(text).debugDescription }
    return value.description
  }

#endif
