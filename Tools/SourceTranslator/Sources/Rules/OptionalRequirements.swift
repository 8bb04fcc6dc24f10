// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

// Optional requirements of Objective-C protocols. A method without a result becomes a requirement with a default
// implementation that does nothing, and its calls lose the question mark.

extension Translator {
  /// Adds default implementations for the optional requirements. Call this after the protocol itself is translated,
  /// because the defaults repeat its text.
  func completeRequirements(of node: ProtocolDeclSyntax) {
    var defaults: [String] = []
    for item in node.memberBlock.members {
      guard let modifiers = item.decl.asProtocol(WithModifiersSyntax.self)?.modifiers,
        let optional = modifiers.first(where: { $0.name.text == "optional" })
      else { continue }
      edits.blank(optional.range)
      guard let function = item.decl.as(FunctionDeclSyntax.self), function.signature.returnClause == nil else {
        report(optional, "an optional requirement with a value has no translation; write a default in an extension")
        continue
      }
      let access = node.modifiers.contains { $0.name.text == "public" } ? "public " : ""
      let head = edits.text(of: function.funcKeyword.start..<function.signature.end)
      defaults.append("\(access)\(head.split(whereSeparator: \.isNewline).joined(separator: " ")) {}")
    }
    guard !defaults.isEmpty else { return }
    edits.insert(
      "; extension \(scopes.path(of: node.name.name)) { \(defaults.joined(separator: "; ")) }", after: node.end)
  }

  /// Removes the question mark of `delegate?.didTap?(self)` if the requirement always exists.
  func callRequirement(_ node: FunctionCallExprSyntax) {
    guard let optional = node.calledExpression.as(OptionalChainingExprSyntax.self),
      let member = optional.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.name,
      table.optionalRequirements.contains(member)
        || Kit.requirementNames.contains(member) && table.variableTypes[member] == nil
    else { return }
    edits.replace(optional.questionMark.range, by: "")
  }
}
