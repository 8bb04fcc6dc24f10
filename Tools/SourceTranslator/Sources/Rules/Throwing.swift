// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

// Errors that are thrown or passed on become a `UniversalError`.

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

  /// Adds `throws` to a throwing closure, because the compiler does not infer its error type.
  func throwUniversally(_ node: ClosureExprSyntax) {
    guard node.signature?.effectSpecifiers == nil, let effects = ThrowFinder.effects(of: node.statements) else {
      return
    }
    guard let signature = node.signature, let parameters = signature.parameterClause else {
      declareParameters(of: node, effects)
      return
    }
    if let names = parameters.as(ClosureShorthandParameterListSyntax.self) {
      edits.wrap(names.range, in: "(", ") \(effects)")
    } else {
      edits.insert(" \(effects)", after: parameters.end)
    }
  }

  /// Replaces `$0` by named parameters in a closure, because `throws` requires them.
  private func declareParameters(of node: ClosureExprSyntax, _ effects: String) {
    let used = DollarFinder.names(in: node.statements)
    let count = (used.compactMap { Int($0.text.dropFirst()) }.max() ?? -1) + 1
    for token in used { edits.replace(token.range, by: "dollar\(token.text.dropFirst())") }
    let names = (0..<count).map { "dollar\($0)" }.joined(separator: ", ")
    let head = "(\(names)) \(effects)"
    if let signature = node.signature {
      edits.insert(" \(head)", after: signature.capture?.end ?? signature.attributes.end)
    } else {
      edits.insert(" \(head) in", after: node.leftBrace.end)
    }
  }
}

/// Finds out whether code throws errors that it does not catch.
private final class ThrowFinder: SyntaxVisitor {
  private var `throws` = false
  private var waits = false

  /// Returns the words that the type of a closure needs, or `nil` if its statements do not throw.
  static func effects(of statements: CodeBlockItemListSyntax) -> String? {
    let finder = ThrowFinder(viewMode: .sourceAccurate)
    finder.walk(statements)
    guard finder.throws else { return nil }
    return finder.waits ? "async throws(UniversalError)" : "throws(UniversalError)"
  }

  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
    if node.questionOrExclamationMark == nil { `throws` = true }
    return .visitChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    if node.tryKeyword != nil { `throws` = true }
    if node.awaitKeyword != nil { waits = true }
    return .visitChildren
  }

  override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
    waits = true
    return .visitChildren
  }

  override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind {
    `throws` = true
    return .visitChildren
  }

  override func visit(_ node: DoStmtSyntax) -> SyntaxVisitorContinueKind {
    guard node.catchClauses.contains(where: \.catchesAll) else { return .visitChildren }
    let before = self.throws
    walk(node.body)
    self.throws = before
    walk(node.catchClauses)
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

/// Finds `$0`, `$1`… of a closure, without the parameters of closures inside it.
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
