// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

// The items of a share sheet, which are values of any type. Embedded Swift has no `Any`, so each item of a list is put
// into a value that Quire declares.

extension Translator {
  func wrapItems(in node: FunctionCallExprSyntax) {
    guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.name,
      name == "UIActivityViewController", table.resolve(name, in: scopes.type) == nil,
      let argument = node.arguments.first(where: { $0.label?.name == "activityItems" }),
      let items = argument.expression.as(ArrayExprSyntax.self)
    else { return }
    for item in items.elements {
      edits.wrap(item.expression.range, in: "UIActivityViewController.Item(", ")")
    }
  }
}
