// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

// Descriptions. Swift prints `Point(x: 1, y: 2)` and a case's name from metadata, which Embedded Swift lacks, so the
// module's structures and enumerations get descriptions with this text.

extension Translator {
  func describe(_ node: some DeclGroupSyntax, named name: TokenSyntax, _ generics: GenericParameterClauseSyntax?) {
    let path = scopes.path(of: name.name)
    guard generics == nil, !scopes.isInGenericType(table), !hasDescription(path, node) else { return }
    let description: String?
    if let node = node.as(StructDeclSyntax.self) {
      description = self.description(of: node, path)
    } else {
      description = node.as(EnumDeclSyntax.self).flatMap { self.description(of: $0, path) }
    }
    guard let description else { return }
    conform(node, to: ["CustomStringConvertible", "CustomDebugStringConvertible"])
    let outer = ([module] + path.split(separator: ".").dropLast().map(String.init)).joined(separator: ".")
    let prefix = node.is(EnumDeclSyntax.self) ? "\(outer).\(name.name)." : "\(outer)."
    let access = node.memberAccess
    add(
      "\(access)var description: String { \(description) }; "
        + "\(access)var debugDescription: String { \"\(prefix)\\(description)\" }", to: node)
  }

  private func hasDescription(_ path: String, _ node: some DeclGroupSyntax) -> Bool {
    let known: Set = [
      "CustomStringConvertible", "CustomDebugStringConvertible", "~Copyable", "LosslessStringConvertible", "CodingKey",
    ]
    let all = table.entry(path).map { _ in table.protocols(of: path) } ?? []
    let written = node.inheritanceClause?.inheritedTypes.map { $0.type.plain } ?? []
    if !known.isDisjoint(with: all.union(written)) || node.attributes.has("MainActor")
      || node.attributes.has("main")
    {
      return true
    }
    return ["description", "debugDescription"].contains { name in
      node.memberBlock.members.contains {
        $0.decl.as(VariableDeclSyntax.self)?.bindings.first?.pattern.plain == name
          || $0.decl.as(EnumCaseDeclSyntax.self)?.elements.contains { $0.name.name == name } == true
      } || table.hasInstanceMember(name, in: path)
    }
  }

  private func description(of node: StructDeclSyntax, _ path: String) -> String? {
    var fields: [String] = []
    for item in node.memberBlock.members {
      // The translator does not know which branch of the condition is compiled.
      guard !item.decl.is(IfConfigDeclSyntax.self) else { return nil }
      guard let variable = item.decl.as(VariableDeclSyntax.self), !variable.isStatic else { continue }
      guard !variable.modifiers.contains(where: { $0.name.text == "lazy" }), !variable.hasWrapper else { return nil }
      for binding in variable.bindings where !binding.isComputed {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { return nil }
        fields.append("\(name.name): \(shown(name.text, as: binding.declaredType ?? "", in: path, depth: 0))")
      }
    }
    return "\"\(node.name.name)(\(fields.joined(separator: ", ")))\""
  }

  private func description(of node: EnumDeclSyntax, _ path: String) -> String? {
    var cases: [String] = []
    for item in node.memberBlock.members {
      guard !item.decl.is(IfConfigDeclSyntax.self) else { return nil }
      for element in item.decl.as(EnumCaseDeclSyntax.self)?.elements ?? [] {
        guard let parameters = element.parameterClause?.parameters, !parameters.isEmpty else {
          cases.append("case .\(element.name.text): return \"\(element.name.name)\"")
          continue
        }
        let names = parameters.enumerated().map { "value\($0.offset)" }
        let fields = zip(parameters, names).map { parameter, name in
          let label = parameter.firstName.map { $0.text == "_" ? "" : "\($0.name): " } ?? ""
          return label + shown(name, as: parameter.type.plain, in: path, depth: 0)
        }
        cases.append(
          "case .\(element.name.text)(\(names.map { "let \($0)" }.joined(separator: ", "))): "
            + "return \"\(element.name.name)(\(fields.joined(separator: ", ")))\"")
      }
    }
    return cases.isEmpty ? nil : "switch self { \(cases.joined(separator: "; ")) }"
  }

  /// Describes the values with tuples in them that a function prints.
  func describeTuples(in node: FunctionCallExprSyntax) {
    guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      ["debugPrint", "print"].contains(name)
    else { return }
    for argument in node.arguments where argument.label == nil {
      guard let written = declaredType(of: argument.expression) else { continue }
      let type = expanded(written)
      guard type.contains("("), !type.contains("->"), Self.parts(of: type[...]).count == 1, !type.hasSuffix(")()")
      else {
        continue
      }
      let text = shown("value", as: type, in: scopes.type, depth: 0)
      edits.wrap(argument.expression.range, in: "({ (value: \(type)) -> String in \"\(text)\" })(", ")")
    }
  }

  /// Returns the part of a string literal that produces the text of a value as Swift prints it inside another value.
  private func shown(_ value: String, as type: String, in path: String, depth: Int) -> String {
    let item = "item\(depth)"
    if type.hasSuffix("?"), let inner = type.dropLast().unparenthesized {
      return
        "\\(\(value).map { \(item) in \"Optional(\(shown(item, as: inner, in: path, depth: depth + 1)))\" } ?? \"nil\")"
    }
    if type.contains("->") { return "(Function)" }
    if type.hasPrefix("["), type.hasSuffix("]") {
      let parts = Self.parts(of: type.dropFirst().dropLast(), between: ":").map(\.trimmed)
      if parts.count > 2 { return "\\(\(value))" }
      let texts = zip(parts, parts.count == 2 ? ["\(item).key", "\(item).value"] : [item]).map { part, name in
        shown(name, as: part, in: path, depth: depth + 1)
      }
      let list = "\(value).map { \(item) in \"\(texts.joined(separator: ": "))\" }.joined(separator: \", \")"
      return parts.count == 1 ? "[\\(\(list))]" : "\\(\(value).isEmpty ? \"[:]\" : \"[\\(\(list))]\")"
    }
    if type.isTuple {
      let fields = Self.parts(of: type.dropFirst().dropLast()).enumerated().map { index, part in
        let pair = Self.parts(of: part, between: ":").map(\.trimmed)
        let text = shown(
          "\(value).\(pair.count == 2 ? pair[0] : "\(index)")", as: pair.last!, in: path, depth: depth + 1)
        return pair.count == 2 ? "\(pair[0]): \(text)" : text
      }
      return "(\(fields.joined(separator: ", ")))"
    }
    if type == "String" { return "\\(\(value).debugDescription)" }
    if let found = table.resolve(type, in: path) {
      switch table.entries[found]!.kind {
      case .struct, .enum: return isOwn(found) ? "\\(\(value).debugDescription)" : "\\(\(value))"
      case .class where !table.hasInstanceMember("description", in: found): return "\(module).\(found)"
      default: break
      }
    }
    return "\\(\(value))"
  }

  /// Returns whether a type of the module gets its description from this rule.
  private func isOwn(_ path: String) -> Bool {
    let protocols = table.protocols(of: path)
    return table.entries[path]?.generics.isEmpty == true && !table.hasInstanceMember("description", in: path)
      && (protocols.isDisjoint(with: ["CustomStringConvertible"]))
  }
}

extension String {
  /// Whether a type is a tuple with several parts.
  fileprivate var isTuple: Bool {
    hasPrefix("(") && hasSuffix(")") && Translator.parts(of: dropFirst().dropLast()).count > 1
  }
}

extension Substring {
  /// The text without the parentheses around it, or `nil` if nothing is left.
  fileprivate var unparenthesized: String? {
    isEmpty ? nil : hasPrefix("(") && hasSuffix(")") && !contains(",") ? String(dropFirst().dropLast()) : String(self)
  }
}

extension VariableDeclSyntax {
  var isStatic: Bool { modifiers.contains { ["static", "class"].contains($0.name.text) } }

  /// Whether the variable has an attribute that begins with a capital letter, which is a property wrapper.
  var hasWrapper: Bool {
    attributes.contains { element in
      guard let name = element.as(AttributeSyntax.self)?.attributeName.plain else { return false }
      return name.first?.isUppercase == true && name != "MainActor"
    }
  }
}
