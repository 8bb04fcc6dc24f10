// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

// Parameters of protocols to which structures conform. In Embedded Swift, such a protocol can't be the type of a value,
// so `_ item: Item` becomes `_ item: some Item`, unless the function is overridden or required.

extension Translator {
  /// Makes a function generic over its parameters. Returns whether it is one.
  func takeConformers(_ node: FunctionDeclSyntax) -> Bool {
    let parameters = node.signature.parameterClause.parameters.filter { isOpenProtocol($0.type) != nil }
    guard !parameters.isEmpty, node.body != nil,
      !node.modifiers.contains(where: { ["override", "open"].contains($0.name.text) })
    else { return false }
    let labels = node.signature.parameterClause.parameters.map { $0.firstName.name + ":" }.joined()
    let fullName = "\(node.name.name)(\(labels))"
    guard !table.isOverridden(fullName, in: scopes.type), !table.isRequired(fullName) else { return false }
    for parameter in parameters where parameter.defaultValue == nil {
      guard let start = isOpenProtocol(parameter.type) else { continue }
      let any = parameter.type.as(SomeOrAnyTypeSyntax.self)?.someOrAnySpecifier
      if let any { edits.replace(any.range, by: "some") } else { edits.insert("some ", before: start) }
    }
    return true
  }

  /// Returns the offset of a type that is a protocol of the module to which value types conform, or `nil`.
  private func isOpenProtocol(_ type: TypeSyntax) -> Int? {
    let name: TypeSyntax
    if let any = type.as(SomeOrAnyTypeSyntax.self) {
      guard any.someOrAnySpecifier.text == "any" else { return nil }
      name = any.constraint
    } else {
      name = type
    }
    guard name.is(IdentifierTypeSyntax.self) || name.is(MemberTypeSyntax.self),
      let path = table.resolve(name.plain, in: scopes.type), table.entries[path]?.kind == .protocol,
      !table.isClassBound(path), !table.becomesClassBound(path)
    else { return nil }
    return type.start
  }
}
