// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

// Protocols to which only classes conform. In Embedded Swift, only these can be the type of a value.

extension Translator {
  func bindToClasses(_ node: ProtocolDeclSyntax) {
    let path = scopes.path(of: node.name.name)
    guard table.becomesClassBound(path) else { return }
    if let last = node.inheritanceClause?.inheritedTypes.last {
      edits.insert(", AnyObject", after: last.type.end)
    } else {
      edits.insert(": AnyObject", after: node.primaryAssociatedTypeClause?.end ?? node.name.end)
    }
    blankMutating(node.memberBlock)
  }

  /// Removes `mutating` from methods, because an object can change itself in any method.
  func blankMutating(_ block: MemberBlockSyntax) {
    for item in block.members {
      for modifier in item.decl.asProtocol(WithModifiersSyntax.self)?.modifiers ?? [] {
        if modifier.name.text == "mutating" { edits.blank(modifier.range) }
      }
    }
  }

  /// Replaces `NSObjectProtocol` in a composed type with `NSObject`, because only that class has the protocol's methods
  /// here.
  func nameRootClass(_ node: IdentifierTypeSyntax) {
    guard node.name.text == "NSObjectProtocol", let list = node.parent?.as(CompositionTypeElementSyntax.self)?.parent,
      let type = list.parent, type.parent?.is(InheritedTypeSyntax.self) != true,
      type.parent?.is(GenericParameterSyntax.self) != true
    else { return }
    edits.replace(node.range, by: "NSObject")
  }

  func blankMutating(_ node: ExtensionDeclSyntax) {
    if let path = table.resolve(node.extendedType.plain, in: ""), table.becomesClassBound(path) {
      blankMutating(node.memberBlock)
    }
  }
}
