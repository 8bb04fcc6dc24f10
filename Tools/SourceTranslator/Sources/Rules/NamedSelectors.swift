// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

// Selectors that a string names: `Selector("tap:")` and `NSSelectorFromString("tap:")` get the call if exactly one
// method of the module has that name.

extension Translator {
  func nameSelector(_ node: FunctionCallExprSyntax) {
    guard let function = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      function == "Selector" || function == "NSSelectorFromString", node.arguments.count == 1,
      let argument = node.arguments.first, argument.label == nil, let name = argument.expression.literalText
    else { return }
    let methods = table.methods(named: name).filter { canCall($0.member, of: $0.path, in: $0.file) }
    guard methods.count == 1 else {
      if function == "NSSelectorFromString" { edits.replace(node.calledExpression.range, by: "Selector") }
      return
    }
    let member = methods[0].member
    let labels = member.labels.isEmpty ? "" : "(\(member.labels.map { $0 + ":" }.joined()))"
    edits.replace(node.range, by: "Selector(\"\(name)\", \(methods[0].path).\(member.name)\(labels))")
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
