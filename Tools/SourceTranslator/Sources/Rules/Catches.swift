// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

// Error handling. The first `catch` takes every error, and the patterns become conditions of an `if` in it:
//
//     } catch let error as LoadError {      } catch let thrown { let caught = UniversalError(thrown); if let error = … {
//     } catch is CancelError {              } else if caught.is(CancelError.self) {
//     } catch {                             } else { let error = caught;
//     }                                     } }

extension Translator {
  /// Translates the clauses of a `do`. Call this after the parts of the clauses are translated.
  func translateCatches(of node: DoStmtSyntax) {
    // The compiler infers `any Error` in some contexts. It infers a typed error only if all errors have one type.
    if !CallFinder.calls(table.typedThrowers, in: node.body) {
      edits.insert(" throws(UniversalError)", after: node.doKeyword.end)
    }
    let clauses = Array(node.catchClauses)
    guard let first = clauses.first else { return }
    guard !first.catchesAll else {
      guard let (name, type) = first.catchItems.first?.pattern?.castBinding else { return }
      edits.replace(first.catchKeyword.start..<first.body.leftBrace.start, by: "catch let thrown ")
      if first.body.uses(name) {
        edits.insert(" let \(name) = \(converted("thrown", to: type));", after: first.body.leftBrace.end)
      }
      return
    }
    for (index, clause) in clauses.enumerated() {
      let isFirst = index == 0
      let begin = isFirst ? "catch let thrown { let caught = UniversalError(thrown); if" : "else if"
      if clause.catchesAll {
        let cast = clause.catchItems.first?.pattern?.castBinding
        let name = cast?.name ?? clause.catchItems.first?.pattern?.boundName ?? "error"
        let value = cast.map { converted("caught", to: $0.type) } ?? "caught"
        edits.replace(clause.catchKeyword.start..<clause.body.leftBrace.start, by: "else ")
        if clause.body.uses(name) { edits.insert(" let \(name) = \(value);", after: clause.body.leftBrace.end) }
      } else if let condition = condition(of: clause) {
        edits.replace(clause.catchKeyword.start..<clause.body.leftBrace.start, by: "\(begin) \(condition) ")
      } else {
        report(clause, "several patterns with names have no translation; write a catch for each")
        return
      }
    }
    let isComplete = clauses.contains(where: \.catchesAll)
    edits.insert(isComplete ? " }" : " else { throw caught } }", after: node.end)
  }

  /// Returns the expression for an error as `any Error` or `NSError`.
  private func converted(_ error: String, to type: TypeSyntax) -> String {
    guard !type.isAnyError else { return "UniversalError(\(error))" }
    helpers["objectOfError"] = Self.errorObjects
    return "objectOfError(\(error))"
  }

  private func condition(of clause: CatchClauseSyntax) -> String? {
    let items = Array(clause.catchItems)
    if items.count == 1 { return condition(of: items[0]) }
    let tests = items.map { test(of: $0) }
    return tests.contains(nil) ? nil : tests.map { $0! }.joined(separator: " || ")
  }

  /// Returns the conditions of an `if` for a pattern, with its names.
  private func condition(of item: CatchItemSyntax) -> String {
    let more = item.whereClause.map { ", \(edits.text(of: $0.condition.range))" } ?? ""
    guard let pattern = item.pattern else { return "true\(more)" }
    if let name = pattern.boundName { return "case let \(name) = caught\(more)" }
    if let (name, type) = pattern.castBinding {
      return type.isAnyError ? "case let \(name) = caught\(more)" : "let \(name) = caught.as(\(type.plain).self)\(more)"
    }
    if let type = pattern.as(IsTypePatternSyntax.self)?.type { return "caught.is(\(type.plain).self)\(more)" }
    let text = edits.text(of: pattern.range)
    guard let owner = pattern.caseOwner else { return "case \(text) = thrown\(more)" }
    if owner == "URLError" { return "caught.as(URLError.self)?.code == \(text)\(more)" }
    if let binding = pattern.as(ValueBindingPatternSyntax.self) {
      return "case \(binding.bindingSpecifier.text) .some(\(binding.pattern.plain)) = caught.as(\(owner).self)\(more)"
    }
    return "case .some(\(text)) = caught.as(\(owner).self)\(more)"
  }

  /// Returns an expression for a pattern without names, or `nil` if it has some.
  private func test(of item: CatchItemSyntax) -> String? {
    guard let pattern = item.pattern, pattern.boundName == nil, pattern.castBinding == nil, !pattern.bindsNames else {
      return nil
    }
    return "({ if \(condition(of: item)) { true } else { false } }())"
  }
}

/// Finds calls after `try`.
private final class CallFinder: SyntaxVisitor {
  private let names: Set<String>
  private var found = false

  /// Returns whether code calls a function with one of these names.
  static func calls(_ names: Set<String>, in block: CodeBlockSyntax) -> Bool {
    guard !names.isEmpty else { return false }
    let finder = CallFinder(names)
    finder.walk(block)
    return finder.found
  }

  private init(_ names: Set<String>) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name =
      node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.name
      ?? node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.name
    if let name, names.contains(name) { found = true }
    return .visitChildren
  }
}

extension CatchClauseSyntax {
  /// Whether the clause takes every error.
  var catchesAll: Bool {
    guard let item = catchItems.first else { return true }
    guard catchItems.count == 1, item.whereClause == nil else { return false }
    // Every error is an `NSError` in Foundation.
    if let type = item.pattern?.castBinding?.type { return type.isAnyError || type.plain == "NSError" }
    return item.pattern?.boundName != nil || item.pattern == nil
  }
}

extension PatternSyntax {
  /// The name of `let name`.
  fileprivate var boundName: String? {
    self.as(ValueBindingPatternSyntax.self)?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
  }

  /// Whether `let` or `var` occurs in the pattern.
  fileprivate var bindsNames: Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.let) || $0.tokenKind == .keyword(.var) }
  }

  /// The type before the dot of `LoadError.missing` or `LoadError.missing(let name)`.
  fileprivate var caseOwner: String? {
    if let binding = self.as(ValueBindingPatternSyntax.self) { return binding.pattern.caseOwner }
    var expression = self.as(ExpressionPatternSyntax.self)?.expression
    if let call = expression?.as(FunctionCallExprSyntax.self) { expression = call.calledExpression }
    return expression?.as(MemberAccessExprSyntax.self)?.base?.plain
  }
}

extension CodeBlockSyntax {
  /// Returns whether an identifier with this name occurs in the block.
  fileprivate func uses(_ name: String) -> Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.text == name }
  }
}
