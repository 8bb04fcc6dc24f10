// SPDX-License-Identifier: Apache-2.0

/// Reads the formats of expressions and predicates.
struct FormatParser {
  private let tokens: [FormatTokens.Token]
  private var next = 0
  private var arguments: ArraySlice<FormatValue>

  /// Returns the expression of a format, or `nil` if it is not one.
  static func expression(_ format: String, _ arguments: [FormatValue]) -> FormatExpression? {
    guard var parser = FormatParser(format, arguments), let result = parser.sum(), parser.isAtEnd else { return nil }
    return result
  }

  /// Returns the predicate of a format, or `nil` if it is not one.
  static func predicate(_ format: String, _ arguments: [FormatValue]) -> FormatPredicate? {
    guard var parser = FormatParser(format, arguments), let result = parser.either(), parser.isAtEnd else { return nil }
    return result
  }

  private init?(_ format: String, _ arguments: [FormatValue]) {
    guard let tokens = FormatTokens(format)?.tokens else { return nil }
    self.tokens = tokens
    self.arguments = arguments[...]
  }

  private var isAtEnd: Bool { next == tokens.count }

  /// Steps over a sign, if it is the next token.
  private mutating func take(_ signs: StaticString...) -> String? {
    guard next < tokens.count, case .sign(let sign) = tokens[next] else { return nil }
    guard signs.contains(where: { $0.description.hasSameBytes(as: sign) }) else { return nil }
    next += 1
    return sign
  }

  /// Steps over a word of the format, in upper or lower case, if it is the next token.
  private mutating func takeWord(_ words: StaticString...) -> Bool {
    guard next < tokens.count, case .name(let name) = tokens[next] else { return false }
    let upper = name.uppercased()
    guard words.contains(where: { $0.description.hasSameBytes(as: upper) }) else { return false }
    next += 1
    return true
  }

  // MARK: Expressions

  private mutating func sum() -> FormatExpression? {
    guard var left = product() else { return nil }
    while let sign = take("+", "-") {
      guard let right = product() else { return nil }
      left = .binary(sign, left, right)
    }
    return left
  }

  private mutating func product() -> FormatExpression? {
    guard var left = power() else { return nil }
    while let sign = take("*", "/") {
      guard let right = power() else { return nil }
      left = .binary(sign, left, right)
    }
    return left
  }

  private mutating func power() -> FormatExpression? {
    guard var left = signed() else { return nil }
    while let sign = take("**") {
      guard let right = signed() else { return nil }
      left = .binary(sign, left, right)
    }
    return left
  }

  private mutating func signed() -> FormatExpression? {
    if take("-") != nil { return signed().map { .negative($0) } }
    return operand()
  }

  private mutating func operand() -> FormatExpression? {
    if take("(") != nil {
      guard let inner = sum(), take(")") != nil else { return nil }
      return inner
    }
    if take("{") != nil { return elements(until: "}").map { .list($0) } }
    guard next < tokens.count else { return nil }
    let token = tokens[next]
    next += 1
    switch token {
    case .value(let value): return .constant(value)
    case .placeholder: return arguments.popFirst().map { .constant($0) }
    case .namePlaceholder:
      guard case .text(let path)? = arguments.popFirst() else { return nil }
      return .path(path)
    case .name(let name):
      guard take("(") != nil else { return Self.meaning(of: name) }
      guard let operands = elements(until: ")"),
        let function = FormatFunctions.name(name, arguments: operands.count)
      else { return nil }
      return .call(function, operands)
    case .sign: return nil
    }
  }

  private static func meaning(of name: String) -> FormatExpression {
    let upper = name.uppercased()
    if upper.hasSameBytes(as: "SELF") { return .object }
    if upper.hasSameBytes(as: "TRUE") || upper.hasSameBytes(as: "YES") { return .constant(.flag(true)) }
    if upper.hasSameBytes(as: "FALSE") || upper.hasSameBytes(as: "NO") { return .constant(.flag(false)) }
    if upper.hasSameBytes(as: "NIL") || upper.hasSameBytes(as: "NULL") { return .constant(.none) }
    let isOfSelf = upper.hasPrefix("SELF.")
    return .path(isOfSelf ? String(decoding: Array(name.utf8.dropFirst(5)), as: UTF8.self) : name)
  }

  private mutating func elements(until end: StaticString) -> [FormatExpression]? {
    var result: [FormatExpression] = []
    if take(end) != nil { return result }
    while let element = sum() {
      result.append(element)
      if take(end) != nil { return result }
      guard take(",") != nil else { return nil }
    }
    return nil
  }

  // MARK: Predicates

  private mutating func either() -> FormatPredicate? {
    guard var left = both() else { return nil }
    while takeWord("OR") || take("||") != nil {
      guard let right = both() else { return nil }
      left = .either(left, right)
    }
    return left
  }

  private mutating func both() -> FormatPredicate? {
    guard var left = negated() else { return nil }
    while takeWord("AND") || take("&&") != nil {
      guard let right = negated() else { return nil }
      left = .both(left, right)
    }
    return left
  }

  private mutating func negated() -> FormatPredicate? {
    if takeWord("NOT") || take("!") != nil { return negated().map { .not($0) } }
    if takeWord("TRUEPREDICATE") { return .constant(true) }
    if takeWord("FALSEPREDICATE") { return .constant(false) }
    let (start, kept) = (next, arguments)
    if take("(") != nil, let inner = either(), take(")") != nil { return inner }
    // The parenthesis belongs to an expression.
    (next, arguments) = (start, kept)
    return comparison()
  }

  private mutating func comparison() -> FormatPredicate? {
    var quantity = FormatPredicate.Quantity.one
    if takeWord("ANY", "SOME") { quantity = .any }
    if takeWord("ALL") { quantity = .all }
    if takeWord("NONE") { quantity = .none }
    guard let left = sum(), let sign = relation() else { return nil }
    var options: String.CompareOptions = []
    if take("[") != nil {
      guard next < tokens.count, case .name(let flags) = tokens[next], take(after: "]") else { return nil }
      if flags.utf8.contains(0x63) { options.insert(.caseInsensitive) }
      if flags.utf8.contains(0x64) { options.insert(.diacriticInsensitive) }
    }
    guard let right = sum() else { return nil }
    return .compare(FormatComparison(relation: sign, options: options, quantity: quantity), left, right)
  }

  /// Steps over the current token and the sign after it.
  private mutating func take(after sign: StaticString) -> Bool {
    next += 1
    return take(sign) != nil
  }

  private mutating func relation() -> FormatComparison.Relation? {
    if take("==", "=") != nil { return .equal }
    if take("!=", "<>") != nil { return .different }
    if take("<=", "=<") != nil { return .atMost }
    if take(">=", "=>") != nil { return .atLeast }
    if take("<") != nil { return .less }
    if take(">") != nil { return .greater }
    let words: [(StaticString, FormatComparison.Relation)] = [
      ("CONTAINS", .contains), ("BEGINSWITH", .begins), ("ENDSWITH", .ends), ("LIKE", .like), ("MATCHES", .matches),
      ("IN", .isIn), ("BETWEEN", .between),
    ]
    for (word, relation) in words where takeWord(word) { return relation }
    return nil
  }
}
