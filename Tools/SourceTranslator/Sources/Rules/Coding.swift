// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

// Members that the compiler synthesizes for `Codable`. It does so only for the standard library's protocols, and
// Embedded Swift uses Quire's.

extension Translator {
  /// The parts of a conformance to `Codable` that a type still lacks.
  private struct Wanted {
    var decoding: Bool
    var encoding: Bool
  }

  func code(_ node: some DeclGroupSyntax, named name: TokenSyntax) {
    let path = scopes.path(of: name.name)
    if let enumeration = node.as(EnumDeclSyntax.self), nameKeys(of: enumeration) { return }
    let wanted = self.wanted(by: path, node)
    guard wanted.decoding || wanted.encoding else { return }
    let members: String?
    if let enumeration = node.as(EnumDeclSyntax.self) {
      members =
        enumeration.hasRawValue(table) ? nil : CodedEnumeration(enumeration)?.members(wanted.decoding, wanted.encoding)
    } else {
      members = fields(of: node, path).map { fields in
        CodedFields(
          fields: fields, keys: keys(of: path), access: node.memberAccess, isClass: node.is(ClassDeclSyntax.self),
          hasSuperclass: table.classes(from: path).count > 1
        ).members(wanted.decoding, wanted.encoding)
      }
    }
    guard let members else { return }
    if node.is(ClassDeclSyntax.self) || scopes.isInCode {
      add(members, to: node)
    } else {
      // An initializer in the body would replace the memberwise one.
      helpers["extension \(path)"] = "extension \(path) { \(members) }"
      if !scopes.type.isEmpty, let modifier = node.modifiers.first(where: { $0.name.text == "private" }) {
        edits.replace(modifier.range, by: "fileprivate")
      }
    }
  }

  /// Gives an enumeration of keys the raw values that the compiler would synthesize. Returns whether it is one.
  private func nameKeys(of node: EnumDeclSyntax) -> Bool {
    guard let types = node.inheritanceClause?.inheritedTypes, types.contains(where: { $0.type.plain == "CodingKey" })
    else {
      return false
    }
    if types.first!.type.plain == "CodingKey" { edits.insert("String, ", before: types.first!.type.start) }
    return true
  }

  private func wanted(by path: String, _ node: some DeclGroupSyntax) -> Wanted {
    let entry = table.entry(path)
    let written = (entry?.inherited ?? node.inheritanceClause?.inheritedTypes.map { $0.type.plain } ?? [])
      .flatMap { $0.split(separator: "&").map { String($0.filter { $0 != " " }) } }
    // A protocol of the module may require it.
    let all = written.reduce(into: Set(written)) { result, name in
      if let found = table.resolve(name, in: path), table.entries[found]?.kind == .protocol {
        result.formUnion(table.protocols(of: found))
      }
    }
    let members = entry?.members.map(\.facts) ?? node.facts
    return Wanted(
      decoding: !all.isDisjoint(with: ["Codable", "Decodable"])
        && !members.contains { $0.kind == .initializer && $0.labels == ["from"] },
      encoding: !all.isDisjoint(with: ["Codable", "Encodable"])
        && !members.contains { $0.name == "encode" && $0.labels == ["to"] })
  }

  private func keys(of path: String) -> [String]? {
    table.entries["\(path).CodingKeys"]?.members.map(\.facts).filter { $0.kind == .case }.map(\.name)
  }

  /// Returns the stored properties, or `nil` after reporting an error.
  private func fields(of node: some DeclGroupSyntax, _ path: String) -> [CodedFields.Field]? {
    var result: [CodedFields.Field] = []
    let keys = keys(of: path)
    for item in node.memberBlock.members {
      guard let variable = item.decl.as(VariableDeclSyntax.self), !variable.isStatic,
        !variable.modifiers.contains(where: { $0.name.text == "lazy" })
      else { continue }
      for binding in variable.bindings where !binding.isComputed {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.name else { continue }
        guard keys?.contains(name) ?? true else { continue }
        guard let type = binding.declaredType, !variable.hasWrapper else {
          report(binding, "the type of \(name) is not known without the compiler; write var \(name): Type = …")
          return nil
        }
        let isSettled = variable.bindingSpecifier.text == "let" && binding.initializer != nil
        // The members are outside the enclosing type.
        let seen = path.contains(".") && !scopes.isInCode ? table.qualified(type, in: path) : type
        result.append(CodedFields.Field(name: name, type: seen, isSettled: isSettled))
      }
    }
    return result
  }
}

extension DeclGroupSyntax {
  /// The initializers and functions of a local type, which the table does not contain.
  fileprivate var facts: [MemberFacts] {
    memberBlock.members.compactMap { item in
      if let node = item.decl.as(InitializerDeclSyntax.self) {
        return MemberFacts(
          kind: .initializer, name: "init", labels: node.signature.parameterClause.parameters.map { $0.firstName.name })
      }
      return item.decl.as(FunctionDeclSyntax.self).map { node in
        MemberFacts(
          kind: .function, name: node.name.name,
          labels: node.signature.parameterClause.parameters.map { $0.firstName.name })
      }
    }
  }
}

extension EnumDeclSyntax {
  /// Returns whether the first inherited type is the type of the raw values rather than a protocol.
  fileprivate func hasRawValue(_ table: ModuleTable) -> Bool {
    let raw: Set = [
      "String", "Character", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
      "Float",
      "Double", "CGFloat",
    ]
    return inheritanceClause?.inheritedTypes.first.map { raw.contains($0.type.plain) } ?? false
  }
}
