// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

// Conditions of compilation: an app for iOS is compiled for iOS here too, so `#if os(iOS)` holds on every system.

extension Translator {
  func assumePhone(_ node: IfConfigClauseSyntax) {
    guard let condition = node.condition else { return }
    let finder = PhoneFinder(viewMode: .sourceAccurate)
    finder.walk(condition)
    for range in finder.found { edits.replace(range, by: "true") }
  }
}

private final class PhoneFinder: SyntaxVisitor {
  var found: [Range<Int>] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calledExpression.plain == "os", node.arguments.count == 1,
      node.arguments.first?.expression.plain == "iOS"
    {
      found.append(node.range)
    }
    return .visitChildren
  }
}
