// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// A calculation that is written as a text, such as `2 * (3 + 4)`, for builds without Foundation.
  ///
  /// It has numbers, texts in quotes, `+`, `-`, `*`, `/`, `**`, parentheses, lists in braces, and the functions `abs`,
  /// `average`, `ceiling`, `count`, `exp`, `floor`, `ln`, `log`, `lowercase`, `max`, `median`, `min`, `sqrt`, `stddev`,
  /// `sum`, `trunc`, `uppercase`, `add:to:`, `from:subtract:`, `multiply:by:`, `divide:by:`, `modulus:by:` and
  /// `raise:toPower:`. Names are keys of the dictionary that is evaluated. Two integers give an integer: `7 / 2` is 3.
  @preconcurrency @MainActor public final class NSExpression: NSObject {
    @safe nonisolated(unsafe) private let expression: FormatExpression

    nonisolated private init(_ format: String, _ arguments: [NSObject]) {
      guard let expression = FormatParser.expression(format, arguments.map { FormatValue($0) }) else {
        preconditionFailure("Unable to parse the format string \"\(format)\".")
      }
      self.expression = expression
      super.init(anywhere: ())
    }

    /// Creates an expression from a format without placeholders. Traps if it is not valid.
    nonisolated public convenience init(format expressionFormat: String) {
      self.init(expressionFormat, [])
    }

    /// Creates an expression from a format with a value for its placeholder. Traps if it is not valid.
    nonisolated public convenience init<A1: ObjectConvertible>(format expressionFormat: String, _ a1: A1) {
      self.init(expressionFormat, [a1.bridgedObject])
    }

    /// Creates an expression from a format with values for its placeholders. Traps if it is not valid.
    nonisolated public convenience init<A1: ObjectConvertible, A2: ObjectConvertible>(
      format expressionFormat: String, _ a1: A1, _ a2: A2
    ) {
      self.init(expressionFormat, [a1.bridgedObject, a2.bridgedObject])
    }

    /// Returns the value as an `NSNumber` or an `NSString`, or `nil` if it has none. The context has no effect, because
    /// formats have no variables.
    nonisolated public func expressionValue(with object: NSObject?, context: NSMutableDictionary?) -> NSObject? {
      expression.value(for: object.map { FormatValue($0) } ?? .none).object
    }

    /// Returns the value for a dictionary as an `NSNumber` or an `NSString`, or `nil` if it has none. The context has
    /// no effect, because formats have no variables.
    @_disfavoredOverload
    nonisolated public func expressionValue<Value: ObjectConvertible>(
      with object: Value?, context: NSMutableDictionary?
    ) -> NSObject? {
      expressionValue(with: object?.bridgedObject, context: context)
    }
  }

#elseif !canImport(ObjectiveC)

  /// A calculation that is written as a text, such as `2 * (3 + 4)`. Foundation for Linux has none.
  ///
  /// It has numbers, texts in quotes, `+`, `-`, `*`, `/`, `**`, parentheses, lists in braces, and the functions `abs`,
  /// `average`, `ceiling`, `count`, `exp`, `floor`, `ln`, `log`, `lowercase`, `max`, `median`, `min`, `sqrt`, `stddev`,
  /// `sum`, `trunc`, `uppercase`, `add:to:`, `from:subtract:`, `multiply:by:`, `divide:by:`, `modulus:by:` and
  /// `raise:toPower:`. Names are keys of the dictionary that is evaluated. Two integers give an integer: `7 / 2` is 3.
  public final class NSExpression: NSObject {
    private let expression: FormatExpression

    private init(_ format: String, values: [Any]) {
      guard let expression = FormatParser.expression(format, values.map { FormatValue(any: $0) }) else {
        preconditionFailure("Unable to parse the format string \"\(format)\".")
      }
      self.expression = expression
    }

    /// Creates an expression from a format with values for its placeholders. Traps if it is not valid.
    public convenience init(format expressionFormat: String, _ args: any CVarArg...) {
      self.init(expressionFormat, values: args)
    }

    /// Creates an expression from a format with values for its placeholders. Traps if it is not valid.
    public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
      self.init(expressionFormat, values: arguments)
    }

    /// Returns the value as a number or a string, or `nil` if it has none. The context has no effect, because formats
    /// have no variables.
    public func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
      expression.value(for: FormatValue(any: object)).any
    }
  }

#endif
