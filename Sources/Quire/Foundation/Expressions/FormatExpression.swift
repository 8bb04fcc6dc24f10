// SPDX-License-Identifier: Apache-2.0

/// An expression of a format, such as `(2 + 3) * 1.5`.
indirect enum FormatExpression {
  case constant(FormatValue)
  /// The object that is evaluated.
  case object
  /// A value of the object, by the names of keys.
  case path(String)
  case negative(FormatExpression)
  case binary(String, FormatExpression, FormatExpression)
  case call(String, [FormatExpression])
  case list([FormatExpression])

  /// Returns the value for an object.
  func value(for object: FormatValue) -> FormatValue {
    switch self {
    case .constant(let value): return value
    case .object: return object
    case .path(let path): return Self.value(path, in: object)
    case .list(let elements): return .list(elements.map { $0.value(for: object) })
    case .negative(let operand):
      switch operand.value(for: object) {
      case .integer(let number): return .integer(0 &- number)
      case let value: return value.double.map { .number(-$0) } ?? .none
      }
    case .binary(let sign, let left, let right):
      return Self.combined(sign, left.value(for: object), right.value(for: object))
    case .call(let name, let arguments):
      return FormatFunctions.value(of: name, arguments.map { $0.value(for: object) }) ?? .none
    }
  }

  private static func value(_ path: String, in object: FormatValue) -> FormatValue {
    var current = object
    for part in path.utf8.split(separator: 0x2E) {
      let key = String(decoding: Array(part), as: UTF8.self)
      if key.hasSameBytes(as: "self") { continue }
      guard case .entries(let entries) = current, let found = entries.first(where: { $0.key.hasSameBytes(as: key) })
      else {
        if case .text(let text) = current, key.hasSameBytes(as: "length") {
          current = .integer(Int64(text.unitCount))
          continue
        }
        return .none
      }
      current = found.value
    }
    return current
  }

  /// Returns the result of a calculation. Two integers give an integer, without a fraction, except for powers.
  static func combined(_ sign: String, _ left: FormatValue, _ right: FormatValue) -> FormatValue {
    guard let a = left.double, let b = right.double else { return .none }
    if case .integer(let first) = left, case .integer(let second) = right {
      let result: (partialValue: Int64, overflow: Bool)?
      switch sign.utf8.first {
      case 0x2B: result = first.addingReportingOverflow(second)
      case 0x2D: result = first.subtractingReportingOverflow(second)
      case 0x2A where sign.utf8.count == 1: result = first.multipliedReportingOverflow(by: second)
      case 0x2F where second != 0: result = first.dividedReportingOverflow(by: second)
      default: result = nil
      }
      if let result, !result.overflow { return .integer(result.partialValue) }
    }
    switch sign.utf8.first {
    case 0x2B: return .number(a + b)
    case 0x2D: return .number(a - b)
    case 0x2F: return .number(a / b)
    default: return .number(sign.utf8.count == 2 ? pow(a, b) : a * b)
    }
  }
}

/// The functions of expressions.
enum FormatFunctions {
  /// The functions with the number of their arguments; 0 for one array or any number of numbers.
  private static let all: [(name: StaticString, count: Int)] = [
    ("abs", 1), ("add:to:", 2), ("average", 0), ("ceiling", 1), ("count", 0), ("divide:by:", 2), ("exp", 1),
    ("floor", 1), ("from:subtract:", 2), ("ln", 1), ("log", 1), ("lowercase", 1), ("max", 0), ("median", 0), ("min", 0),
    ("modulus:by:", 2), ("multiply:by:", 2), ("raise:toPower:", 2), ("sqrt", 1), ("stddev", 0), ("sum", 0),
    ("trunc", 1), ("uppercase", 1),
  ]

  /// Returns a function's name without a last colon if there is such a function with that many arguments.
  static func name(_ written: String, arguments: Int) -> String? {
    for (name, count) in all {
      let known = name.description
      guard written.hasSameBytes(as: known) || written.hasSameBytes(as: known + ":") else { continue }
      return count == arguments || count == 0 && arguments > 0 ? known : nil
    }
    return nil
  }

  static func value(of name: String, _ arguments: [FormatValue]) -> FormatValue? {
    if case .text(let text)? = arguments.first {
      return name.isNamed("uppercase")
        ? .text(text.uppercased()) : name.isNamed("lowercase") ? .text(text.lowercased()) : nil
    }
    let signs: [(StaticString, String)] = [
      ("add:to:", "+"), ("from:subtract:", "-"), ("multiply:by:", "*"), ("divide:by:", "/"), ("raise:toPower:", "**"),
    ]
    for (known, sign) in signs where name.isNamed(known) {
      return FormatExpression.combined(sign, arguments[0], arguments[1])
    }
    if name.isNamed("modulus:by:") {
      guard let a = arguments[0].double, let b = arguments[1].double, b != 0 else { return nil }
      return .integer(Int64(a.truncatingRemainder(dividingBy: b)))
    }
    if let found = collected(name, arguments.count == 1 ? arguments[0] : .list(arguments)) { return found }
    guard arguments.count == 1, let number = arguments[0].double else { return nil }
    if name.isNamed("sqrt") { return .number(number.squareRoot()) }
    if name.isNamed("abs") {
      if case .integer(let whole) = arguments[0], whole != .min { return .integer(abs(whole)) }
      return .number(number.magnitude)
    }
    if name.isNamed("floor") { return .number(number.rounded(.down)) }
    if name.isNamed("ceiling") { return .number(number.rounded(.up)) }
    if name.isNamed("trunc") { return .number(number.rounded(.towardZero)) }
    if name.isNamed("exp") { return .number(exp(number)) }
    if name.isNamed("ln") { return .number(log(number)) }
    return name.isNamed("log") ? .number(log10(number)) : nil
  }

  /// Returns the result of a function of several values.
  private static func collected(_ name: String, _ argument: FormatValue) -> FormatValue? {
    guard case .list(let values) = argument else { return nil }
    if name.isNamed("count") { return .integer(Int64(values.count)) }
    guard let numbers = argument.numbers else { return nil }
    if name.isNamed("sum") {
      return values.reduce(.integer(0)) { FormatExpression.combined("+", $0, $1) }
    }
    guard !numbers.isEmpty else { return nil }
    if name.isNamed("max") || name.isNamed("min") {
      var best = 0
      let isGreatest = name.isNamed("max")
      for (index, number) in numbers.enumerated() where isGreatest ? number > numbers[best] : number < numbers[best] {
        best = index
      }
      return values[best]
    }
    let average = numbers.reduce(0, +) / Double(numbers.count)
    if name.isNamed("average") { return .number(average) }
    if name.isNamed("median") {
      let sorted = numbers.sorted()
      let middle = sorted.count / 2
      return .number(sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2)
    }
    guard name.isNamed("stddev") else { return nil }
    let squares = numbers.reduce(0) { $0 + ($1 - average) * ($1 - average) }
    return .number((squares / Double(numbers.count)).squareRoot())
  }
}

extension String {
  fileprivate func isNamed(_ known: StaticString) -> Bool { hasSameBytes(as: known.description) }
}
