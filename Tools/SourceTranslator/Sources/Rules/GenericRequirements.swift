// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

// Generic methods that a protocol requires. In Embedded Swift, they can't be called through a value of the protocol's
// type. Each becomes a method of an extension that finds the object's class and calls its method:
//
//     protocol Loading: AnyObject { func load<T: Decodable>(_ path: String) throws -> T }
//
// The extension's method is always inlined, because the type of `self` is known only at run time.

extension Translator {
  /// Replaces the generic requirements of a protocol. Call this after the protocol itself is translated, because the
  /// replacements repeat its text.
  func dispatchRequirements(of node: ProtocolDeclSyntax) {
    let path = scopes.path(of: node.name.name)
    guard let entry = table.entries[path], !scopes.isInCode else { return }
    var methods: [String] = []
    for (index, item) in node.memberBlock.members.enumerated() {
      guard let function = item.decl.as(FunctionDeclSyntax.self), let member = entry.requirement(function.fullName),
        table.isDispatched(member, of: path)
      else { continue }
      for type in openParameterTypes(of: function) { makeGeneric(type) }
      guard let method = dispatch(function, number: index, of: node, path) else { continue }
      methods.append(method)
      edits.blank(function.range)
    }
    guard !methods.isEmpty else { return }
    edits.insert("; \(methods.joined(separator: "; "))", after: node.end)
  }

  /// Returns the method of the extension, and the function that it calls.
  private func dispatch(
    _ function: FunctionDeclSyntax, number: Int, of node: ProtocolDeclSyntax, _ path: String
  ) -> String? {
    var classes = table.conformers(of: path).map(\.path)
    // A class need not be tried if its superclass is tried.
    classes = classes.filter { one in !table.classes(from: one).dropFirst().contains { classes.contains($0) } }
    for name in classes {
      guard let entry = table.entries[name], entry.kind != .extension, !table.isVisible(entry, inFile: self.number)
      else { continue }
      report(
        function,
        "a page calls this generic method by the object's class, but \(name) is generic or private in another file")
      return nil
    }
    let parameters = function.signature.parameterClause.parameters
    let generics = function.genericParameterClause.map { edits.text(of: $0.range) } ?? ""
    let list = edits.text(of: parameters.range)
    let effects = function.signature.effectSpecifiers.map { " \(edits.text(of: $0.range))" } ?? ""
    let result = function.signature.returnClause.map { " \(edits.text(of: $0.range))" } ?? ""
    let condition = function.genericWhereClause.map { " \(edits.text(of: $0.range))" } ?? ""
    let tail = "\(effects)\(result)\(condition)"
    let name = function.name.text
    let helper = "\(path.filter { $0 != "." })\(function.name.name)\(number)"
    let words =
      (function.signature.effectSpecifiers?.throwsClause == nil ? "" : "try ")
      + (function.signature.effectSpecifiers?.asyncSpecifier == nil ? "" : "await ")
    let passed = parameters.map { parameter in
      let label = parameter.firstName.text == "_" ? "" : "\(parameter.firstName.text): "
      let isInout = parameter.type.as(AttributedTypeSyntax.self)?.plain.hasPrefix("inout") == true
      return "\(label)\(isInout ? "&" : "")\((parameter.secondName ?? parameter.firstName).text)"
    }
    let arguments = passed.joined(separator: ", ")
    // The name of the first parameter must differ from those of the requirement.
    let object = "object_\(number)"
    let tries = classes.map {
      "if let \(object) = \(object) as? \($0) { return \(words)\(object).\(name)(\(arguments)) }; "
    }
    let isolation = node.attributes.has("MainActor") || function.attributes.has("MainActor") ? "@MainActor " : ""
    let discards = function.attributes.has("discardableResult") ? "@discardableResult " : ""
    let all = (["self"] + passed).joined(separator: ", ")
    let text =
      "extension \(path) { \(discards)@_transparent \(isolation)func \(name)\(generics)(\(list))\(tail) "
      + "{ \(words)\(helper)(\(all)) } }; "
      + "\(discards)\(isolation)fileprivate func \(helper)\(generics)(_ \(object): any \(path)"
      + "\(list.isEmpty ? "" : ", ")\(list))\(tail) { \(tries.joined())fatalError(\"unknown class\") }"
    return text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}

extension FunctionDeclSyntax {
  /// The name with its labels.
  var fullName: String {
    "\(name.name)(\(signature.parameterClause.parameters.map { $0.firstName.name + ":" }.joined()))"
  }
}

extension ModuleTable.Entry {
  /// Returns the method that a protocol requires by this name.
  func requirement(_ fullName: String) -> MemberFacts? {
    members.first { $0.facts.fullName == fullName && !$0.facts.flags.contains(.isInExtension) }?.facts
  }
}

extension ModuleTable {
  /// Returns whether the translation replaces a requirement of a protocol by a method that finds the object's class:
  /// whether the protocol is class-bound, and the method is generic, or becomes so.
  func isDispatched(_ member: MemberFacts, of path: String) -> Bool {
    guard member.kind == .function, member.flags.isDisjoint(with: [.isStatic, .isOptional, .isInExtension]),
      let entry = entries[path], entry.kind == .protocol, isClassBound(path) || becomesClassBound(path),
      member.flags.contains(.isGeneric) || member.parameters.contains(where: { isOpen($0, in: path) }),
      // A class may rely on the protocol's own method.
      !entry.members.contains(where: {
        $0.facts.flags.contains(.isInExtension) && $0.facts.fullName == member.fullName
      })
    else { return false }
    return !conformers(of: path).isEmpty
  }

  /// Returns whether a written type is a protocol, or an optional one, to which value types conform.
  func isOpen(_ type: String, in path: String) -> Bool {
    var name = type.filter { !"?()".contains($0) }
    if name.hasPrefix("any ") { name.removeFirst(4) }
    guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }) else { return false }
    guard let found = resolve(name, in: path) else { return name == "Encodable" || name == "Codable" }
    guard entries[found]?.kind == .protocol else { return false }
    return !isClassBound(found) && !becomesClassBound(found)
  }

  /// Returns whether a protocol requires a member of this name, and its table of methods has it.
  func isRequiredAsIs(_ fullName: String) -> Bool {
    entries.contains { path, entry in
      entry.kind == .protocol
        && entry.members.contains { $0.facts.fullName == fullName && !isDispatched($0.facts, of: path) }
    }
  }
}
