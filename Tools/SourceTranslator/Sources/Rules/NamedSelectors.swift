// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

// Selectors that a string names: `Selector("tap:")` and `NSSelectorFromString("tap:")` get the call if exactly one
// method of the module has that name. A string with interpolations, such as `"routeTo\(scene)WithSegue:"`, is compared
// with the names of all methods that begin and end like it.

extension Translator {
  func nameSelector(_ node: FunctionCallExprSyntax) {
    guard let function = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      function == "Selector" || function == "NSSelectorFromString", node.arguments.count == 1,
      let argument = node.arguments.first, argument.label == nil
    else { return }
    guard let name = argument.expression.literalText else {
      if let literal = argument.expression.as(StringLiteralExprSyntax.self) { findSelector(literal, node) }
      return
    }
    let methods = table.methods(named: name).filter { canCall($0.member, of: $0.path, in: $0.file) }
    guard methods.count == 1 else {
      if function == "NSSelectorFromString" { edits.replace(node.calledExpression.range, by: "Selector") }
      return
    }
    let member = methods[0].member
    let labels = member.labels.isEmpty ? "" : "(\(member.labels.map { $0 + ":" }.joined()))"
    edits.replace(node.range, by: "Selector(\"\(name)\", \(methods[0].path).\(member.name)\(labels))")
  }

  private func findSelector(_ literal: StringLiteralExprSyntax, _ node: FunctionCallExprSyntax) {
    guard let begin = literal.segments.first?.as(StringSegmentSyntax.self)?.content.text,
      let end = literal.segments.last?.as(StringSegmentSyntax.self)?.content.text, !begin.isEmpty || !end.isEmpty
    else { return }
    var calls: [String: [String]] = [:]
    for (path, member, file) in table.methods(from: begin, to: end) where canCall(member, of: path, in: file) {
      let isProtocol = table.entries[path]?.kind == .protocol
      let owners = isProtocol ? table.conformers(of: path).filter { $0.kind == .class }.map(\.path) : [path]
      let labels = member.labels.isEmpty ? "" : "(\(member.labels.map { $0 + ":" }.joined()))"
      for owner in owners where table.entries[owner].map({ table.isVisible($0, inFile: number) }) ?? true {
        calls[member.objectiveCName, default: []].append("\(owner).\(member.name)\(labels)")
      }
    }
    let tries = calls.filter { Set($0.value).count == 1 }.sorted { $0.key < $1.key }.map { name, calls in
      "if name == Selector(\"\(name)\") { return Selector(\"\(name)\", \(calls[0])) }; "
    }
    guard !tries.isEmpty else {
      edits.replace(node.calledExpression.range, by: "Selector")
      return
    }
    edits.replace(
      node.calledExpression.range,
      by: "{ (text: String) -> Selector in let name = Selector(text); \(tries.joined())return name }")
  }

  /// Returns whether code at this position can access a member.
  private func canCall(_ member: MemberFacts, of path: String, in file: Int) -> Bool {
    if member.flags.contains(.isFileprivate) { return file == number }
    if member.flags.contains(.isPrivate) { return file == number && scopes.type == path }
    return true
  }
}

extension ExprSyntax {
  /// The text of a string literal without interpolations, in any number of parentheses.
  var literalText: String? {
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first!.expression.literalText
    }
    return self.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }
}
