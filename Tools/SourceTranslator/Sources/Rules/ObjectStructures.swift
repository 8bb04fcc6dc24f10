// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

// Structures that become classes, because variables have the types of their protocols: `struct Loader: Loading`
// becomes `final class Loader: Loading`, with the initializer that a structure has by itself.

extension Translator {
  func makeObject(of node: StructDeclSyntax) {
    let path = scopes.path(of: node.name.name)
    guard !scopes.isInCode, table.entries[path]?.kind == .class else { return }
    edits.replace(node.structKeyword.range, by: "final class")
    var hasInitializer = false
    for item in node.memberBlock.members {
      guard let initializer = item.decl.as(InitializerDeclSyntax.self) else { continue }
      hasInitializer = true
      if initializer.delegates {
        edits.insert("convenience ", before: initializer.modifiers.first?.start ?? initializer.initKeyword.start)
      }
    }
    if !hasInitializer { edits.insert(" \(memberwiseInitializer(of: node));", after: node.memberBlock.leftBrace.end) }
  }

  private func memberwiseInitializer(of node: StructDeclSyntax) -> String {
    var parameters: [String] = []
    var assignments: [String] = []
    var isPrivate = false
    for item in node.memberBlock.members {
      guard let variable = item.decl.as(VariableDeclSyntax.self), !variable.isStatic else { continue }
      for binding in variable.bindings where !binding.isComputed && binding.initializer == nil {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
          let type = binding.typeAnnotation?.type
        else { continue }
        let isFunction =
          type.is(FunctionTypeSyntax.self)
          || type.as(AttributedTypeSyntax.self)?.baseType.is(FunctionTypeSyntax.self) == true
        parameters.append("\(name): \(isFunction ? "@escaping " : "")\(translated(type))")
        assignments.append("self.\(name) = \(name)")
        let modifiers = variable.modifiers.filter { $0.detail == nil }.map(\.name.text)
        if modifiers.contains("private") || modifiers.contains("fileprivate") { isPrivate = true }
      }
    }
    let head = "\(isPrivate ? "fileprivate " : "")init(\(parameters.joined(separator: ", ")))"
    return "\(head) { \(assignments.joined(separator: "; ")) }"
  }

  /// Returns a type as the translation writes it.
  private func translated(_ type: TypeSyntax) -> String {
    // The types of errors are the only ones that have another name.
    type.isAnyError ? "UniversalError" : type.plain
  }
}

extension InitializerDeclSyntax {
  /// Whether the initializer calls another one of the type.
  fileprivate var delegates: Bool {
    let words = body?.tokens(viewMode: .sourceAccurate).map(\.text) ?? []
    return words.indices.dropLast(2).contains {
      words[$0] == "self" && words[$0 + 1] == "." && words[$0 + 2] == "init"
    }
  }
}
