// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

// Generic values in the user defaults: `defaults.object(forKey: key) as? Value` in `struct Stored<Value>` becomes
// `defaults.object(forKey: key).flatMap({ Value(bridged: $0) })`, and `Value` must be one of the types that Foundation
// stores.

extension Translator {
  /// Constrains the generic parameters whose values are kept as objects in the code of a declaration.
  func constrainStored(_ generics: GenericParameterClauseSyntax?, in code: some SyntaxProtocol) {
    guard let generics else { return }
    let names = Set(generics.parameters.map { $0.name.name })
    let stored = StoredFinder.names(of: names, in: code)
    for parameter in generics.parameters where stored.contains(parameter.name.name) {
      if let type = parameter.inheritedType {
        edits.insert(" & ObjectReadable", after: type.end)
      } else {
        edits.insert(": ObjectReadable", after: parameter.name.end)
      }
    }
  }

  /// Constrains the generic parameters of a function that no protocol requires.
  func constrainStored(_ node: FunctionDeclSyntax) {
    guard node.genericParameterClause != nil, node.body != nil, !table.isRequired(node.fullName) else { return }
    constrainStored(node.genericParameterClause, in: node)
  }

  /// Returns whether a name is a generic parameter of an enclosing function or type.
  func isGenericParameter(_ name: String, at place: some SyntaxProtocol) -> Bool {
    var next = place.parent
    while let node = next {
      let clause =
        node.as(FunctionDeclSyntax.self)?.genericParameterClause ?? node.as(StructDeclSyntax.self)?
        .genericParameterClause
        ?? node.as(ClassDeclSyntax.self)?.genericParameterClause
      if clause?.parameters.contains(where: { $0.name.name == name }) == true { return true }
      if let node = node.as(ExtensionDeclSyntax.self) {
        return table.entry(node.extendedType.plain)?.generics.contains(name) == true
      }
      next = node.parent
    }
    return false
  }
}

/// Finds the generic parameters whose values are read from objects, or stored as objects.
private final class StoredFinder: SyntaxVisitor {
  private let names: Set<String>
  private var found: Set<String> = []

  static func names(of names: Set<String>, in code: some SyntaxProtocol) -> Set<String> {
    let finder = StoredFinder(names)
    finder.walk(code)
    return finder.found
  }

  private init(_ names: Set<String>) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    for index in elements.indices.dropFirst().dropLast() {
      guard elements[index].is(UnresolvedAsExprSyntax.self), elements[index - 1].isStoredObject,
        let name = elements[index + 1].as(TypeExprSyntax.self)?.type.plain, names.contains(name)
      else { continue }
      found.insert(name)
    }
    return .visitChildren
  }

  /// Finds `defaults.set(value, forKey: key)` in a function with a parameter `value`.
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let body = node.body else { return .skipChildren }
    for parameter in node.signature.parameterClause.parameters where names.contains(parameter.type.plain) {
      let name = (parameter.secondName ?? parameter.firstName).name
      if SetFinder.finds(name, in: body) { found.insert(parameter.type.plain) }
    }
    return .visitChildren
  }
}

private final class SetFinder: SyntaxVisitor {
  private let name: String
  private var found = false

  static func finds(_ name: String, in body: CodeBlockSyntax) -> Bool {
    let finder = SetFinder(name)
    finder.walk(body)
    return finder.found
  }

  private init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "set",
      node.arguments.count == 2, node.arguments.last?.label?.text == "forKey",
      node.arguments.first?.expression.as(DeclReferenceExprSyntax.self)?.baseName.name == name
    {
      found = true
    }
    return .visitChildren
  }
}
