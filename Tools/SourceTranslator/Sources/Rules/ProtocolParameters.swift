// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

// Parameters of protocols to which structures conform. In Embedded Swift, such a protocol can't be the type of a value,
// so `_ item: Item` becomes `_ item: some Item`, unless the function is overridden or required.

extension Translator {
  /// Makes a function generic over its parameters. Returns whether it is one.
  func takeConformers(_ node: FunctionDeclSyntax) -> Bool {
    let types = openParameterTypes(of: node)
    guard !types.isEmpty, node.body != nil,
      !node.modifiers.contains(where: { ["override", "open"].contains($0.name.text) })
    else { return false }
    let fullName = node.fullName
    guard !table.isOverridden(fullName, in: scopes.type), !table.isRequiredAsIs(fullName) else { return false }
    for type in types { makeGeneric(type) }
    return true
  }

  /// Returns the types of a function's parameters that are protocols to which value types conform.
  func openParameterTypes(of node: FunctionDeclSyntax) -> [TypeSyntax] {
    Array(node.signature.parameterClause.parameters).filter { parameter in
      guard isOpenProtocol(parameter.type.unwrapped) else { return false }
      guard let value = parameter.defaultValue?.value else { return true }
      return value.is(NilLiteralExprSyntax.self) && parameter.type.is(OptionalTypeSyntax.self)
    }.map(\.type)
  }

  /// Turns a protocol, or an optional one, as the type of a parameter into a generic parameter.
  func makeGeneric(_ type: TypeSyntax) {
    let name = type.unwrapped
    let isOptional = type.is(OptionalTypeSyntax.self)
    if let any = name.as(SomeOrAnyTypeSyntax.self)?.someOrAnySpecifier {
      edits.replace(any.range, by: "some")
    } else {
      edits.insert(isOptional ? "(some " : "some ", before: name.start)
      if isOptional { edits.insert(")", after: name.end) }
    }
    if let value = type.parent?.as(FunctionParameterSyntax.self)?.defaultValue?.value {
      edits.insert(" as \(conformer(of: name.plain))?", after: value.end)
    }
  }

  /// Gives `nil` a type if it is the argument of a parameter that becomes generic.
  func nameTypesOfNil(in node: FunctionCallExprSyntax) {
    guard node.arguments.contains(where: { $0.expression.is(NilLiteralExprSyntax.self) }) else { return }
    let parameters = parameterTypes(of: node)
    for (index, argument) in node.arguments.enumerated() where argument.expression.is(NilLiteralExprSyntax.self) {
      guard index < parameters.count, parameters[index].hasSuffix("?"), table.isOpen(parameters[index], in: scopes.type)
      else { continue }
      edits.insert(" as \(conformer(of: parameters[index]))?", after: argument.expression.end)
    }
  }

  /// Returns a type that conforms to a protocol.
  private func conformer(of name: String) -> String {
    let plain = name.split(separator: " ").last.map { $0.filter { !"?()".contains($0) } } ?? name
    return table.resolve(plain, in: scopes.type).flatMap { table.conformers(of: $0).first?.path } ?? "String"
  }

  /// Returns whether a type is a protocol to which value types conform.
  private func isOpenProtocol(_ type: TypeSyntax) -> Bool {
    if let any = type.as(SomeOrAnyTypeSyntax.self) {
      return any.someOrAnySpecifier.text == "any" && isOpenProtocol(any.constraint)
    }
    return (type.is(IdentifierTypeSyntax.self) || type.is(MemberTypeSyntax.self))
      && table.isOpen(type.plain, in: scopes.type)
  }
}

extension TypeSyntax {
  /// The type without a question mark and parentheses.
  fileprivate var unwrapped: TypeSyntax {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.unwrapped }
    if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1, let element = tuple.elements.first {
      return element.type.unwrapped
    }
    return self
  }
}
