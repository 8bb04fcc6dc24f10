// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

// Members that other modules must not override. Embedded Swift compiles a class's methods again in the modules that
// import it. In an open class, members that are not open, and generic members, must be `final`.

extension Translator {
  func makeFinal(_ node: FunctionDeclSyntax, isGeneric: Bool) {
    let labels = node.signature.parameterClause.parameters.map { $0.firstName.name + ":" }.joined()
    let isGeneric = isGeneric || node.genericParameterClause != nil
    makeFinal(node, "\(node.name.name)(\(labels))", before: node.funcKeyword, inAnyClass: isGeneric)
  }

  func makeFinal(_ node: SubscriptDeclSyntax) {
    let labels = node.parameterClause.parameters.map { $0.firstName.name + ":" }.joined()
    makeFinal(node, "subscript(\(labels))", before: node.subscriptKeyword, inAnyClass: false)
  }

  func makeFinal(_ node: VariableDeclSyntax) {
    // A stored variable without observers has no method.
    let hasMethods =
      node.bindings.contains { $0.accessorBlock != nil }
      || node.modifiers.contains { ["lazy", "weak", "unowned"].contains($0.name.text) }
    guard hasMethods, let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.name else {
      return
    }
    makeFinal(node, name, before: node.bindingSpecifier, inAnyClass: false)
  }

  private func makeFinal(
    _ node: some DeclSyntaxProtocol & WithModifiersSyntax, _ name: String, before keyword: TokenSyntax, inAnyClass: Bool
  ) {
    guard let enclosing = node.enclosingClass else { return }
    let isOpen = enclosing.modifiers.contains { $0.name.text == "open" }
    let isFinal = enclosing.modifiers.contains { $0.name.text == "final" }
    guard isOpen || inAnyClass && !isFinal else { return }
    let settled: Set = ["open", "final", "static", "class", "override"]
    guard !node.modifiers.contains(where: { $0.detail == nil && settled.contains($0.name.text) }) else { return }
    guard !table.isOverridden(name, in: scopes.type) else { return }
    edits.insert("final ", before: node.modifiers.first?.start ?? keyword.start)
  }
}

extension DeclSyntaxProtocol {
  /// The class whose body, not an extension, contains the declaration.
  var enclosingClass: ClassDeclSyntax? {
    var next = parent
    while let node = next {
      if let found = node.as(ClassDeclSyntax.self) { return found }
      guard
        node.is(MemberBlockItemSyntax.self) || node.is(MemberBlockItemListSyntax.self)
          || node.is(MemberBlockSyntax.self)
          || node.is(IfConfigClauseSyntax.self) || node.is(IfConfigClauseListSyntax.self)
          || node.is(IfConfigDeclSyntax.self)
      else { return nil }
      next = node.parent
    }
    return nil
  }
}
