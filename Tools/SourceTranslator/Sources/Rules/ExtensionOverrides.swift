// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

// Overrides in extensions, which only the Objective-C runtime supports. The member in the extension gets another name,
// and the class overrides the inherited member by one that calls it.

extension Translator {
  /// The name of the member that an override in an extension becomes.
  private func extended(_ name: String) -> String { "\(name)_inExtension" }

  /// Adds the overrides that extensions of the class declare, to its body.
  func overrideFromExtensions(_ node: ClassDeclSyntax) {
    guard let entry = table.entry(scopes.path(of: node.name.name)) else { return }
    let overrides = entry.members.map(\.facts).filter { isMoved($0) }.map { override(of: $0) }
    guard !overrides.isEmpty else { return }
    add(overrides.joined(separator: "; "), to: node)
  }

  /// Renames a method that an extension overrides.
  func renameOverride(_ node: FunctionDeclSyntax) {
    guard let modifier = movedModifier(of: node) else { return }
    edits.replace(modifier.name.range, by: "final")
    edits.insert("_inExtension", after: node.name.end)
  }

  /// Renames a computed variable that an extension overrides.
  func renameOverride(_ node: VariableDeclSyntax) {
    guard let modifier = movedModifier(of: node), let binding = node.bindings.first, binding.isComputed,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
    else { return }
    edits.replace(modifier.name.range, by: "final")
    edits.insert("_inExtension", after: name.end)
  }

  private func isMoved(_ member: MemberFacts) -> Bool {
    guard member.flags.isSuperset(of: [.isOverride, .isInExtension]) else { return false }
    return member.kind == .function || member.kind == .variable && member.flags.contains(.isComputed)
  }

  /// The `override` of a member directly in an extension of one of the module's classes.
  private func movedModifier(of node: some DeclSyntaxProtocol & WithModifiersSyntax) -> DeclModifierSyntax? {
    guard let modifier = node.modifiers.first(where: { $0.name.text == "override" }), isInExtension(node),
      table.entry(scopes.type)?.kind == .class
    else { return nil }
    return modifier
  }

  private func isInExtension(_ node: some DeclSyntaxProtocol) -> Bool {
    guard node.enclosingClass == nil else { return false }
    var next = node.parent
    while let place = next {
      if place.is(ExtensionDeclSyntax.self) { return true }
      if place.is(CodeBlockSyntax.self) || place.isProtocol(DeclGroupSyntax.self) { return false }
      next = place.parent
    }
    return false
  }

  /// Returns the declaration in the class that calls the member of the extension.
  private func override(of member: MemberFacts) -> String {
    let isStatic = member.flags.contains(.isStatic)
    let head =
      (member.flags.contains(.isOpen) ? "open " : member.flags.contains(.isPublic) ? "public " : "")
      + "override \(isStatic ? "class " : "")"
    let target = "self.\(extended(member.name))"
    guard member.kind == .function else {
      let body = member.flags.contains(.hasSetter) ? "get { \(target) } set { \(target) = newValue }" : target
      return "\(head)var \(member.name): \(plainObject(member.type)) { \(body) }"
    }
    var parameters: [String] = []
    var arguments: [String] = []
    for (index, (label, type)) in zip(member.labels, member.parameters).enumerated() {
      parameters.append("\(label) value\(index): \(plainObject(type))")
      arguments.append((label == "_" ? "" : "\(label): ") + (type.hasPrefix("inout ") ? "&" : "") + "value\(index)")
    }
    let result = member.type.isEmpty ? "" : " -> \(plainObject(member.type))"
    return "\(head)func \(member.name)(\(parameters.joined(separator: ", ")))\(result) "
      + "{ \(target)(\(arguments.joined(separator: ", "))) }"
  }

  /// Replaces the type of any sender, as in the declarations that are translated.
  private func plainObject(_ type: String) -> String {
    guard isForBrowser else { return type }
    switch type {
    case "Any": return "AnyObject"
    case "Any?": return "AnyObject?"
    case "Any!": return "AnyObject!"
    default: return type
    }
  }
}
