// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

// What is thrown, or handed over as an error, becomes a `UniversalError`.

extension Translator {
  func translateThrow(_ node: ThrowStmtSyntax) {
    if case .typed = handlers.last ?? .universal { return }
    makeUniversal(node.expression)
  }

  /// Puts `UniversalError(…)` around an expression that is not one.
  func makeUniversal(_ expression: ExprSyntax) {
    let called = expression.as(FunctionCallExprSyntax.self)?.calledExpression
    guard called?.as(DeclReferenceExprSyntax.self)?.baseName.text != "UniversalError" else { return }
    edits.wrap(expression.range, in: "UniversalError(", ")")
  }

  /// Makes a closure that throws say so: the compiler does not infer the type of its errors.
  func throwUniversally(_ node: ClosureExprSyntax) {
    guard node.signature?.effectSpecifiers == nil, ThrowFinder.throws(node.statements) else { return }
    guard let signature = node.signature, let parameters = signature.parameterClause else {
      declareParameters(of: node)
      return
    }
    if let names = parameters.as(ClosureShorthandParameterListSyntax.self) {
      edits.wrap(names.range, in: "(", ") throws(UniversalError)")
    } else {
      edits.insert(" throws(UniversalError)", after: parameters.end)
    }
  }

  /// Gives a closure with `$0` parameters with names, since only those can stand beside `throws`.
  private func declareParameters(of node: ClosureExprSyntax) {
    let used = DollarFinder.names(in: node.statements)
    let count = (used.compactMap { Int($0.text.dropFirst()) }.max() ?? -1) + 1
    for token in used { edits.replace(token.range, by: "dollar\(token.text.dropFirst())") }
    let names = (0..<count).map { "dollar\($0)" }.joined(separator: ", ")
    let head = "(\(names)) throws(UniversalError)"
    if let signature = node.signature {
      edits.insert(" \(head)", after: signature.capture?.end ?? signature.attributes.end)
    } else {
      edits.insert(" \(head) in", after: node.leftBrace.end)
    }
  }
}

/// Finds out whether code throws beyond itself.
private final class ThrowFinder: SyntaxVisitor {
  private var found = false

  /// Whether statements of a closure throw, and do not wait: what is asynchronous has another type.
  static func `throws`(_ statements: CodeBlockItemListSyntax) -> Bool {
    let finder = ThrowFinder(viewMode: .sourceAccurate)
    finder.walk(statements)
    return finder.found
  }

  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.questionOrExclamationMark == nil else { return .visitChildren }
    found = found || !node.expression.is(AwaitExprSyntax.self)
    return .skipChildren
  }

  override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind {
    found = true
    return .skipChildren
  }

  override func visit(_ node: DoStmtSyntax) -> SyntaxVisitorContinueKind {
    guard node.catchClauses.contains(where: \.catchesAll) else { return .visitChildren }
    walk(node.catchClauses)
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

/// Finds `$0`, `$1`… of a closure, not of those inside.
private final class DollarFinder: SyntaxVisitor {
  private var found: [TokenSyntax] = []

  static func names(in statements: CodeBlockItemListSyntax) -> [TokenSyntax] {
    let finder = DollarFinder(viewMode: .sourceAccurate)
    finder.walk(statements)
    return finder.found
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if case .dollarIdentifier = node.baseName.tokenKind { found.append(node.baseName) }
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
