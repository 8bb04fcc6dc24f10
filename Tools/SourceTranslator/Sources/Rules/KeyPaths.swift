// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

// Key paths as functions: `\.title.count` as an argument becomes `{ $0.title.count }`, and a parameter of type
// `KeyPath` becomes a function.

extension Translator {
  /// Turns a key path that is used as a function into a closure.
  func makeClosure(of node: KeyPathExprSyntax) {
    if makePath(of: node) { return }
    guard node.parent?.is(LabeledExprSyntax.self) == true || node.initializesFunction else { return }
    let head = node.backslash.start..<(node.root?.end ?? node.backslash.end)
    edits.replace(head, by: node.root.map { "{ (root: \($0.plain)) in root" } ?? "{ $0")
    edits.insert(" }", after: node.end)
    // A subscript or a question mark follows the root without a dot.
    if let first = node.components.first, let period = first.period,
      !first.component.is(KeyPathPropertyComponentSyntax.self)
    {
      edits.replace(period.range, by: "")
    }
  }

  /// Replaces the type `KeyPath<Root, Value>` with a function that reads.
  func translateKeyPathType(_ node: IdentifierTypeSyntax) {
    translateWritablePath(node)
    guard node.name.text == "KeyPath", let arguments = node.genericArgumentClause?.arguments, arguments.count == 2
    else {
      return
    }
    let isParameter = node.parent?.is(FunctionParameterSyntax.self) == true
    edits.replace(node.start..<arguments.first!.argument.start, by: isParameter ? "@escaping (" : "((")
    edits.replace(arguments.first!.argument.end..<arguments.last!.argument.start, by: ") -> ")
    edits.replace(arguments.last!.argument.end..<node.end, by: isParameter ? "" : ")")
  }

  /// Reports a dynamic member subscript with a key path, because its members need key paths as values.
  func refuseMembers(_ node: SubscriptDeclSyntax) {
    guard let parameter = node.parameterClause.parameters.first, parameter.firstName.text == "dynamicMember",
      parameter.type.plain.contains("KeyPath<")
    else { return }
    report(node, "a page has no members that key paths name; write a property for each")
  }

  /// Replaces `item[keyPath: path]` with a call of the function. Call this after its parts are translated.
  func readThroughKeyPath(_ node: SubscriptCallExprSyntax) {
    guard node.arguments.count == 1, let argument = node.arguments.first, argument.label?.text == "keyPath" else {
      return
    }
    let path = edits.text(of: argument.expression.range)
    let root = edits.text(of: node.calledExpression.range)
    let isName = argument.expression.is(DeclReferenceExprSyntax.self)
    edits.replace(node.range, by: isName ? "\(path)(\(root))" : "(\(path))(\(root))")
  }
}

extension KeyPathExprSyntax {
  /// Whether the key path is the value of a variable whose type is a function.
  fileprivate var initializesFunction: Bool {
    guard let clause = parent?.as(InitializerClauseSyntax.self),
      let binding = clause.parent?.as(PatternBindingSyntax.self), let type = binding.typeAnnotation?.type
    else { return false }
    return type.is(FunctionTypeSyntax.self) || type.plain.hasPrefix("KeyPath<")
  }
}
