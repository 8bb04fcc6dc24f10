// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

// Conformances that the compiler would synthesize, or that the standard library would not need, in Embedded Swift.

extension Translator {
  func addConformances(to node: StructDeclSyntax) {
    describe(node, named: node.name, node.genericParameterClause)
    code(node, named: node.name)
  }

  func addConformances(to node: EnumDeclSyntax) {
    describe(node, named: node.name, node.genericParameterClause)
    code(node, named: node.name)
  }

  func addConformances(to node: ClassDeclSyntax) {
    code(node, named: node.name)
    answerForFlow(node)
  }

  /// Adds protocols to a type's inheritance list.
  func conform(_ node: some DeclGroupSyntax, to protocols: [String]) {
    let list = protocols.joined(separator: ", ")
    if let last = node.inheritanceClause?.inheritedTypes.last {
      edits.insert(", \(list)", after: last.type.end)
    } else if let node = node.as(StructDeclSyntax.self) {
      edits.insert(": \(list)", after: node.genericParameterClause?.end ?? node.name.end)
    } else if let node = node.as(EnumDeclSyntax.self) {
      edits.insert(": \(list)", after: node.genericParameterClause?.end ?? node.name.end)
    }
  }

  /// Adds members on the line of a type's closing brace.
  func add(_ members: String, to node: some DeclGroupSyntax) {
    let brace = node.memberBlock.rightBrace
    let last = node.memberBlock.members.last?.end ?? node.memberBlock.leftBrace.end
    let isOnLine = !file.bytes[last..<brace.start].contains(.newline) && !node.memberBlock.members.isEmpty
    edits.insert("\(isOnLine ? "; " : "")\(members) ", before: brace.start)
  }
}

extension DeclGroupSyntax {
  /// The access level that members need to satisfy public protocols, with a space.
  var memberAccess: String {
    modifiers.first { ["public", "open", "package"].contains($0.name.text) }.map { "\($0.name.text) " } ?? ""
  }
}

extension Scopes {
  /// Returns whether one of the enclosing types is generic.
  func isInGenericType(_ table: ModuleTable) -> Bool {
    var path = type
    while !path.isEmpty {
      if table.entries[path]?.generics.isEmpty == false { return true }
      path = path.lastIndex(of: ".").map { String(path[..<$0]) } ?? ""
    }
    return false
  }
}
