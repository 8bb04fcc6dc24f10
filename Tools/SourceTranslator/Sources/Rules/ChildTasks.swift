// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

// Throwing child tasks. The compiler gives `async let` untyped errors: `async let list = load()` becomes a task, and
// `list` becomes its value where a `try` in the block reads it.

extension Translator {
  /// Turns a variable's value into a task. Returns the expression that reads it, or `nil` if the variable stays as it
  /// is.
  func startTask(_ node: PatternBindingSyntax) -> String? {
    guard let variable = node.parent?.parent?.as(VariableDeclSyntax.self),
      let keyword = variable.modifiers.first(where: { $0.name.text == "async" }), variable.bindings.count == 1,
      let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier, let value = node.initializer?.value,
      let block = variable.parent?.parent?.as(CodeBlockItemListSyntax.self),
      TryFinder.reads(name.name, in: block)
    else { return nil }
    edits.remove(keyword.range)
    edits.replace(name.range, by: "task_\(name.name)")
    var called = value
    while let inner = called.as(TryExprSyntax.self)?.expression ?? called.as(AwaitExprSyntax.self)?.expression {
      called = inner
    }
    if called.start > value.start { edits.replace(value.start..<called.start, by: "") }
    edits.insert("Task { () async throws(UniversalError) in try await ", before: called.start)
    edits.insert(" }", after: value.end)
    return "task_\(name.name).value"
  }
}

/// Finds out whether a `try` reads a variable.
private final class TryFinder: SyntaxVisitor {
  private let name: String
  private var depth = 0
  private var found = false

  static func reads(_ name: String, in block: CodeBlockItemListSyntax) -> Bool {
    let finder = TryFinder(name)
    finder.walk(block)
    return finder.found
  }

  private init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
    depth += 1
    return .visitChildren
  }
  override func visitPost(_ node: TryExprSyntax) { depth -= 1 }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if depth > 0, node.baseName.name == name { found = true }
    return .skipChildren
  }
}
