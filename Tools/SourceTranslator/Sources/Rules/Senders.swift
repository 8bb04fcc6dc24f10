// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

// Senders. Embedded Swift has no `Any`, and what sends an action is an object.

extension Translator {
  /// Declares the parameters of a method that Objective-C would call, or that overrides such a one, as objects.
  func takeObjects(_ node: FunctionDeclSyntax) {
    let isCalled =
      node.attributes.has("objc") || node.attributes.has("IBAction") || node.attributes.has("IBSegueAction")
      || node.modifiers.contains { $0.name.text == "override" }
    for parameter in node.signature.parameterClause.parameters {
      let name = (parameter.secondName ?? parameter.firstName).text
      guard isCalled || name == "sender" else { continue }
      let type = parameter.type.as(OptionalTypeSyntax.self)?.wrappedType ?? parameter.type
      if let any = type.as(IdentifierTypeSyntax.self), any.name.text == "Any" {
        edits.replace(any.range, by: "AnyObject")
      }
    }
  }
}
