// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  // Descriptions of values that Embedded Swift does not provide, in the format of regular Swift.

  extension String {
    /// Creates the description of a value.
    public init<Value: CustomStringConvertible>(describing value: Value) {
      self = value.description
    }

    /// Creates the debug description of a value, in which strings are in quotes.
    public init<Value: CustomStringConvertible>(reflecting value: Value) {
      self = debugText(of: value)
    }
  }

  extension Optional: @retroactive CustomStringConvertible where Wrapped: CustomStringConvertible {
    /// The description, such as `Optional(1)`, or `nil`.
    public var description: String {
      map { "Optional(" + debugText(of: $0) + ")" } ?? "nil"
    }
  }

  extension Array: @retroactive CustomStringConvertible where Element: CustomStringConvertible {
    /// The description, such as `[1, 2]`.
    public var description: String { "[" + map { debugText(of: $0) }.joined(separator: ", ") + "]" }
  }

  extension Set: @retroactive CustomStringConvertible where Element: CustomStringConvertible {
    /// The description, such as `[1, 2]`, in no particular order.
    public var description: String { "[" + map { debugText(of: $0) }.joined(separator: ", ") + "]" }
  }

  extension Dictionary: @retroactive CustomStringConvertible
  where Key: CustomStringConvertible, Value: CustomStringConvertible {
    /// The description, such as `["a": 1]`, in no particular order; `[:]` if the dictionary is empty.
    public var description: String {
      isEmpty
        ? "[:]" : "[" + map { debugText(of: $0.key) + ": " + debugText(of: $0.value) }.joined(separator: ", ") + "]"
    }
  }

  /// Returns the description of a value, in quotes if the value is a string.
  func debugText<Value: CustomStringConvertible>(of value: Value) -> String {
    if let text = value as? String { return text.debugDescription }
    if let text = value as? Substring { return String(text).debugDescription }
    return value.description
  }

#endif
