// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

// Arrays of tuples that get labels. Embedded Swift can't convert a whole array, so for a result of type
// `[(name: String, count: Int)]`, `return pairs` becomes `return pairs.map({ (name: $0.0, count: $0.1) })`, which labels
// each tuple. Literals and the results of closures need no translation.

extension Translator {
  /// Labels the tuples of arguments.
  func labelTuples(in node: FunctionCallExprSyntax) {
    guard !node.arguments.isEmpty else { return }
    for (argument, type) in zip(node.arguments, parameterTypes(of: node)) {
      labelTuples(of: argument.expression, as: type)
    }
  }

  /// Labels the tuples of a value that is assigned.
  func labelTuples(in node: SequenceExprSyntax) {
    let elements = Array(node.elements)
    guard elements.count == 3, elements[1].is(AssignmentExprSyntax.self), let type = declaredType(of: elements[0])
    else { return }
    labelTuples(of: elements[2], as: type)
  }

  /// Labels the tuples of the initial value of a variable with a written type.
  func labelTuples(in node: PatternBindingSyntax) {
    guard let type = node.typeAnnotation?.type.plain, let value = node.initializer?.value else { return }
    labelTuples(of: value, as: type)
  }

  /// Labels the tuples of a result.
  func labelTuples(in node: ReturnStmtSyntax) {
    guard let value = node.expression, let type = enclosingResult(of: Syntax(node)) else { return }
    labelTuples(of: value, as: type)
  }

  private func labelTuples(of value: ExprSyntax, as type: String) {
    guard canLackLabels(value), let labels = labels(of: type) else { return }
    if let declared = declaredType(of: value), self.labels(of: declared) == labels { return }
    let tuple = labels.enumerated().map { "\($1): $0.\($0)" }.joined(separator: ", ")
    edits.insert(".map({ (\(tuple)) })", after: value.end)
  }

  /// Returns whether the elements of a value may be tuples without labels.
  private func canLackLabels(_ value: ExprSyntax) -> Bool {
    if value.is(DeclReferenceExprSyntax.self) { return true }
    if let member = value.as(MemberAccessExprSyntax.self) { return member.base != nil }
    guard let called = value.as(FunctionCallExprSyntax.self)?.calledExpression else { return false }
    guard let member = called.as(MemberAccessExprSyntax.self) else { return called.is(DeclReferenceExprSyntax.self) }
    return member.base != nil && !["map", "compactMap", "flatMap"].contains(member.declName.baseName.text)
  }

  /// Returns the labels of the tuples in an array type; `nil` for other types, and for tuples without labels.
  private func labels(of type: String) -> [String]? {
    let array = expanded(type)
    guard array.hasPrefix("["), array.hasSuffix("]") else { return nil }
    let tuple = expanded(array.dropFirst().dropLast().trimmed)
    guard tuple.hasPrefix("("), tuple.hasSuffix(")") else { return nil }
    let parts = Self.parts(of: tuple.dropFirst().dropLast())
    guard parts.count > 1 else { return nil }
    var labels: [String] = []
    for part in parts {
      let label = part.prefix { $0 != ":" }.trimmed
      guard label.count < part.count, label.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }), label != "_" else {
        return nil
      }
      labels.append(label)
    }
    return labels
  }

  /// Returns the parts of a type between separators outside brackets.
  static func parts(of text: Substring, between separator: Character = ",") -> [Substring] {
    var depth = 0
    var parts: [Substring] = []
    var start = text.startIndex
    for index in text.indices {
      switch text[index] {
      case "(", "[", "<": depth += 1
      case ")", "]": depth -= 1
      // The arrow of a function type closes nothing.
      case ">": if index == text.startIndex || text[text.index(before: index)] != "-" { depth -= 1 }
      case separator where depth == 0:
        parts.append(text[start..<index])
        start = text.index(after: index)
      default: break
      }
    }
    parts.append(text[start...])
    return parts
  }
}

extension Substring {
  /// The text without spaces at its ends.
  var trimmed: String {
    var rest = self
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}
