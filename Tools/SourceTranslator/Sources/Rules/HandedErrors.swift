// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

// Errors as arguments: `completion(.failure(LoadError.missing))` and `report(LoadError.missing)`, if the receiver takes
// any error. The visible declared types decide whether it does.

extension Translator {
  func wrapErrors(in node: FunctionCallExprSyntax) {
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "failure",
      node.arguments.count == 1, let argument = node.arguments.first,
      // A `case` that binds the error is a pattern.
      !argument.expression.is(PatternExprSyntax.self), node.parent?.is(ExpressionPatternSyntax.self) != true,
      !isImplicitMember(argument.expression),
      failsUniversally(node)
    {
      makeUniversalOrElse(argument.expression)
      return
    }
    let parameters = parameterTypes(of: node)
    for (index, argument) in node.arguments.enumerated() {
      guard index < parameters.count, parameters[index].isAnyErrorText, isModuleError(argument.expression) else {
        continue
      }
      makeUniversal(argument.expression)
    }
  }

  /// Returns whether an expression is a member such as `.closed`. Its context expects a type with this member, which is
  /// never any error.
  private func isImplicitMember(_ expression: ExprSyntax) -> Bool {
    let member = expression.as(FunctionCallExprSyntax.self)?.calledExpression ?? expression
    return member.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
  }

  /// Wraps an error, or both sides of `error ?? LoadError.missing`, whose types may differ.
  private func makeUniversalOrElse(_ expression: ExprSyntax) {
    guard let sequence = expression.as(SequenceExprSyntax.self), sequence.elements.count == 3,
      Array(sequence.elements)[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "??",
      let known = sequence.elements.first, let other = sequence.elements.last
    else { return makeUniversal(expression) }
    edits.insert(".map { UniversalError($0) }", after: known.end)
    makeUniversal(other)
  }

  /// Wraps the initial value of a variable whose type is any error.
  func wrapError(in node: PatternBindingSyntax) {
    guard let type = node.typeAnnotation?.type.plain, type.isAnyErrorText, let value = node.initializer?.value,
      isModuleError(value)
    else { return }
    makeUniversal(value)
  }

  /// Returns whether an expression is a value of one of the module's error types, judging by the name before it.
  private func isModuleError(_ expression: ExprSyntax) -> Bool {
    var base = expression
    if let call = base.as(FunctionCallExprSyntax.self) { base = call.calledExpression }
    if base.isTypeName, base.as(DeclReferenceExprSyntax.self) != nil {
      return table.isError(base.plain, in: scopes.type)
    }
    if let name = base.as(DeclReferenceExprSyntax.self)?.baseName.name {
      return expression.is(DeclReferenceExprSyntax.self) && isModuleError(named: name)
    }
    guard let owner = base.as(MemberAccessExprSyntax.self)?.base else { return false }
    return owner.isTypeName && table.isError(owner.plain, in: scopes.type)
  }

  /// Returns whether a name refers to a value whose declared type is an error type.
  private func isModuleError(named name: String) -> Bool {
    switch scopes.meaning(of: name) {
    case .local(let type?): return table.isError(type, in: scopes.type)
    case nil:
      guard let type = table.members(named: name, in: scopes.type).first(where: { $0.kind == .variable })?.type else {
        return false
      }
      return table.isError(type, in: scopes.type)
    default: return false
    }
  }

  /// Returns the declared types of the parameters of a called closure, function or initializer.
  func parameterTypes(of node: FunctionCallExprSyntax) -> [String] {
    var called = node.calledExpression
    if let optional = called.as(OptionalChainingExprSyntax.self) { called = optional.expression }
    let name: String
    if let reference = called.as(DeclReferenceExprSyntax.self) {
      name = reference.baseName.name
      if case .local(let type?)? = scopes.meaning(of: name) { return expanded(type).parametersOfFunction }
    } else if let member = called.as(MemberAccessExprSyntax.self) {
      name = member.declName.baseName.name
    } else {
      return []
    }
    if let variable = table.members(named: name, in: scopes.type).first(where: { $0.kind == .variable }) {
      return expanded(variable.type).parametersOfFunction
    }
    if let found = overloads(of: node).first { return found }
    return fieldTypes(of: name, node.arguments.map { $0.label?.text ?? "_" })
  }

  /// Returns the types of the parameters of all functions that a call may mean, judging by their names.
  func overloads(of node: FunctionCallExprSyntax) -> [[String]] {
    var called = node.calledExpression
    if let optional = called.as(OptionalChainingExprSyntax.self) { called = optional.expression }
    let name = (called.as(MemberAccessExprSyntax.self)?.declName ?? called.as(DeclReferenceExprSyntax.self))?.baseName
      .name
    guard let name else { return [] }
    if called.is(DeclReferenceExprSyntax.self), case .local(_?)? = scopes.meaning(of: name) { return [] }
    if table.members(named: name, in: scopes.type).contains(where: { $0.kind == .variable }) { return [] }
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    let candidates = (table.functions[name] ?? []) + (table.methodsByName[name] ?? [])
    return candidates.filter { $0.labels.starts(with: labels) }.map(\.parameters)
  }

  /// Returns the types of the parameters of the initializer that a structure has by itself.
  private func fieldTypes(of name: String, _ labels: [String]) -> [String] {
    guard let entry = table.entry(name, in: scopes.type), entry.flags.isDisjoint(with: .isStatic) else { return [] }
    let fields = entry.members.map(\.facts).filter { $0.kind == .variable && !$0.flags.contains(.isComputed) }
    let types = labels.map { label in fields.first { $0.name == label }?.type }
    return types.contains(nil) ? [] : types.map { $0! }
  }

  /// Returns whether the failure type of a `Result` is any error, judging by the closure that receives the result, or
  /// the function that returns it.
  private func failsUniversally(_ node: FunctionCallExprSyntax) -> Bool {
    if let base = node.calledExpression.as(MemberAccessExprSyntax.self)?.base, base.plain.hasPrefix("Result<") {
      return fails(base.plain) ?? false
    }
    if let argument = node.parent?.as(LabeledExprSyntax.self),
      let list = argument.parent?.as(LabeledExprListSyntax.self),
      let call = list.parent?.as(FunctionCallExprSyntax.self), let index = Array(list).firstIndex(of: argument)
    {
      let types = parameterTypes(of: call)
      if index < types.count, let known = fails(types[index]) { return known }
    } else if let known = enclosingResult(of: Syntax(node)).flatMap({ fails($0) }) {
      return known
    }
    return table.hasUniversalResults
  }

  /// Returns the type that a written type stands for, if it is an alias.
  func expanded(_ type: String) -> String {
    var type = type
    for _ in 0..<4 {
      let name = type.split(separator: " ").last { !$0.hasPrefix("@") }.map(String.init) ?? type
      let plain = name.filter { !"?!()".contains($0) }.prefix { $0 != "<" }
      guard let next = alias(String(plain)) else { break }
      type = next
    }
    return type
  }

  private func alias(_ name: String) -> String? {
    for path in table.classes(from: scopes.type) {
      if let found = table.entries[path]?.members.first(where: { $0.facts.kind == .type && $0.facts.name == name }),
        !found.facts.type.isEmpty
      {
        return found.facts.type
      }
    }
    return table.aliases[name]
  }

  /// Returns whether the failure of a result type is any error, or `nil` if the type is not known as a result.
  private func fails(_ written: String) -> Bool? {
    let type = expanded(written)
    let name = String(type.prefix { $0 != "<" })
    let arguments: [String]
    if let open = type.firstIndex(of: "<"), let close = type.lastIndex(of: ">"), open < close {
      arguments = type[type.index(after: open)..<close].splitAtTopLevel
    } else {
      arguments = []
    }
    if name == "Result" { return arguments.last?.isAnyErrorText ?? false }
    guard let entry = table.entry(name, in: scopes.type), entry.kind == .enum,
      let failure = entry.members.first(where: { $0.facts.kind == .case && $0.facts.name == "failure" }),
      let payload = failure.facts.parameters.first
    else { return nil }
    if payload.isAnyErrorText { return true }
    guard let index = entry.generics.firstIndex(of: payload), index < arguments.count else { return false }
    return arguments[index].isAnyErrorText
  }

  /// Returns the declared type of the value of a `return`, or of a single expression.
  func enclosingResult(of place: Syntax) -> String? {
    var next = place.parent
    while let node = next {
      if node.is(InitializerDeclSyntax.self) { return nil }
      if let function = node.as(FunctionDeclSyntax.self) { return function.signature.returnClause?.type.plain }
      if let binding = node.as(PatternBindingSyntax.self) { return binding.typeAnnotation?.type.plain }
      if let closure = node.as(ClosureExprSyntax.self) { return closure.signature?.returnClause?.type.plain }
      next = node.parent
    }
    return nil
  }
}

extension String {
  /// Whether the text is the type of any error, optional or not.
  fileprivate var isAnyErrorText: Bool {
    let plain = filter { !"?!() ".contains($0) }
    return plain == "Error" || plain == "anyError" || plain == "Swift.Error"
  }

  /// The parameters of a function type: `Data?` and `Error?` of `((Data?, Error?) -> Void)?`.
  var parametersOfFunction: [String] {
    guard let arrow = firstRange(of: "->"), let open = self[..<arrow.lowerBound].firstIndex(of: "(") else { return [] }
    var start = open
    // The parameters are in the innermost parentheses before the arrow.
    while let next = self[index(after: start)...].firstIndex(of: "("), next == index(after: start) { start = next }
    guard let close = self[..<arrow.lowerBound].lastIndex(of: ")"), start < close else { return [] }
    return self[index(after: start)..<close].splitAtTopLevel
  }
}

extension Substring {
  /// The parts between commas outside brackets, without labels.
  fileprivate var splitAtTopLevel: [String] {
    var depth = 0
    var parts = [""]
    for character in self {
      switch character {
      case "<", "(", "[": depth += 1
      case ">", ")", "]": depth -= 1
      default: break
      }
      if character == ",", depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.map { part in
      let type = part.split(separator: ":").last.map(String.init) ?? part
      return type.split(separator: " ").joined(separator: " ")
    }
  }
}
