// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

// Selectors: `#selector(tap(_:))` in a class `Screen` becomes `Selector("tap:", Screen.tap(_:))`, a name and a call.

extension Translator {
  /// Translates `#selector(…)`. Returns whether it did.
  func translateSelector(_ node: MacroExpansionExprSyntax) -> Bool {
    guard node.macroName.text == "selector", let argument = node.arguments.first, node.arguments.count == 1 else {
      return false
    }
    switch argument.label?.text {
    case nil: translateMethod(argument.expression, of: node)
    case let accessor?: translateProperty(argument.expression, accessor: accessor, of: node)
    }
    return true
  }

  private func translateMethod(_ expression: ExprSyntax, of node: MacroExpansionExprSyntax) {
    let (reference, cast) = expression.reference
    guard let reference, let owner = owner(of: reference) else {
      report(node, "this selector does not say whose method it names; write #selector(TypeName.method(_:))")
      return
    }
    let method = method(named: reference.name, labels: reference.labels, in: owner)
    if cast == nil, takesFlag(method, of: owner) {
      // An action passes its sender. The flag is set if there is one.
      edits.replace(
        node.range,
        by: "Selector(\"\(method.objectiveCName)\", { (object: \(owner)) in { (sender: AnyObject?) in "
          + "_ = object.\(reference.name.text)(sender != nil) } })")
      return
    }
    // `Type.f` takes no labels if there are no arguments.
    let labels = method.labels.isEmpty ? "" : "(\(method.labels.map { $0 + ":" }.joined()))"
    var text = "\(owner).\(reference.name.text)\(labels)"
    if let cast {
      // A cast from an instance's method does not mention the instance.
      text += reference.base?.isTypeName == true ? " as \(cast.plain)" : " as (\(owner)) -> @MainActor \(cast.plain)"
    }
    edits.replace(node.range, by: "Selector(\"\(method.objectiveCName)\", \(text))")
  }

  /// Returns whether the only parameter of a UIKit method is a flag.
  private func takesFlag(_ method: MemberFacts, of owner: String) -> Bool {
    method.name == "endEditing" && method.labels.count == 1 && table.classes(from: owner).contains("UIView")
  }

  private func translateProperty(_ expression: ExprSyntax, accessor: String, of node: MacroExpansionExprSyntax) {
    guard let reference = expression.reference.0, let owner = owner(of: reference) else {
      report(
        node, "this selector does not say whose property it names; write #selector(\(accessor): TypeName.property)")
      return
    }
    let name = reference.name.name
    let known = table.members(named: name, in: owner).first { $0.kind == .variable }
    let objectiveCName = known.flatMap { $0.objectiveCName.isEmpty ? nil : $0.objectiveCName } ?? name
    guard accessor == "setter" else {
      edits.replace(node.range, by: "Selector(\"\(objectiveCName)\", { (object: \(owner)) in object.\(name) })")
      return
    }
    let setter = ObjectiveCName.setter(of: objectiveCName)
    // An Objective-C message carries only objects.
    guard let type = known?.type,
      let value = table.resolve(type.filter { !"?!".contains($0) }, in: owner) ?? Kit.known(type),
      (table.entry(value)?.kind ?? Kit.kind(of: value)) == .class
    else {
      edits.replace(node.range, by: "Selector(\"\(setter)\")")
      return
    }
    let isOptional = type.hasSuffix("?") || type.hasSuffix("!")
    edits.replace(
      node.range,
      by: "Selector(\"\(setter)\", { (object: \(owner)) in { (value: \(value)\(isOptional ? "?" : "")) in "
        + "object.\(name) = value } })")
  }

  /// Returns the labels and the Objective-C name of a method that a selector names.
  private func method(named token: TokenSyntax, labels: [String]?, in owner: String) -> MemberFacts {
    let name = token.name
    let candidates = table.members(named: name, in: owner).filter {
      $0.kind == .function && (labels == nil || $0.labels == labels!)
    }
    // The declaration that others override determines the name.
    if let found = candidates.last(where: { !$0.objectiveCName.isEmpty }) ?? candidates.last {
      var method = found
      if method.objectiveCName.isEmpty { method.objectiveCName = ObjectiveCName.of(method) }
      return method
    }
    var method = MemberFacts(kind: .function, name: name, labels: labels ?? [])
    if labels == nil, let full = table.classes(from: owner).lazy.flatMap({ Kit.methods(named: name, in: $0) }).first {
      method.labels = full.dropFirst(name.count + 1).dropLast().split(separator: ":").map(String.init)
    }
    method.objectiveCName = ObjectiveCName.of(method)
    return method
  }

  // MARK: The method's class

  /// Returns the path of the class whose method a reference names.
  private func owner(of reference: MethodReference) -> String? {
    guard let base = reference.base else { return ownType }
    if base.isSelf { return ownType }
    // The path is valid as written at the selector's place.
    if base.isTypeName { return base.plain }
    return type(of: base) ?? onlyOwner(of: reference)
  }

  /// The innermost type around the selector.
  private var ownType: String? { scopes.type.isEmpty ? nil : scopes.type }

  /// Returns the class of a value whose declaration is visible.
  private func type(of value: ExprSyntax) -> String? {
    var written: String?
    if let name = value.as(DeclReferenceExprSyntax.self)?.baseName.name {
      switch scopes.meaning(of: name) {
      case .local(let type): written = type
      case nil: written = table.members(named: name, in: scopes.type).first { $0.kind == .variable }?.type
      default: break
      }
    } else if let member = value.as(MemberAccessExprSyntax.self), member.base?.isSelf == true {
      written =
        table.members(named: member.declName.baseName.name, in: scopes.type).first { $0.kind == .variable }?.type
    }
    guard let name = written?.filter({ $0 != "?" && $0 != "!" }), !name.isEmpty else { return nil }
    return table.resolve(name, in: scopes.type) ?? (Kit.kind(of: name) == .class ? name : nil)
  }

  /// Returns the only class that has such a method.
  private func onlyOwner(of reference: MethodReference) -> String? {
    let name = reference.fullName
    let own = Set(table.typesWithMethod(name).map(\.path))
    if own.count == 1 { return own.first }
    guard own.isEmpty else { return nil }
    let kit = Kit.classesWithMethod(name)
    return kit.count == 1 ? kit[0] : nil
  }
}

/// A method or property as a selector names it.
private struct MethodReference {
  var base: ExprSyntax?
  var name: TokenSyntax
  /// The argument labels, or `nil` if the name has none.
  var labels: [String]?

  var fullName: String { name.name + (labels.map { "(\($0.map { $0 + ":" }.joined()))" } ?? "") }
}

extension ExprSyntax {
  /// The method that an expression names, and the type to which it is cast.
  fileprivate var reference: (MethodReference?, TypeSyntax?) {
    if let name = self.as(DeclReferenceExprSyntax.self) {
      return (MethodReference(base: nil, name: name.baseName, labels: name.labels), nil)
    }
    if let member = self.as(MemberAccessExprSyntax.self) {
      return (MethodReference(base: member.base, name: member.declName.baseName, labels: member.declName.labels), nil)
    }
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first!.expression.reference
    }
    if let elements = self.as(SequenceExprSyntax.self)?.elements, elements.count == 3,
      elements[elements.index(at: 1)].is(UnresolvedAsExprSyntax.self),
      let type = elements.last?.as(TypeExprSyntax.self)?.type
    {
      return (elements.first!.reference.0, type)
    }
    return (nil, nil)
  }

  var isSelf: Bool {
    let text = self.as(DeclReferenceExprSyntax.self)?.baseName.text
    return text == "self" || text == "Self"
  }

  /// Whether the expression is the name of a type, judging by its capital letter.
  var isTypeName: Bool {
    if let name = self.as(DeclReferenceExprSyntax.self)?.baseName.name { return name.first?.isUppercase == true }
    if let generic = self.as(GenericSpecializationExprSyntax.self) { return generic.expression.isTypeName }
    if let member = self.as(MemberAccessExprSyntax.self) {
      return member.declName.baseName.name.first?.isUppercase == true && member.base?.isTypeName == true
    }
    return false
  }
}

extension DeclReferenceExprSyntax {
  fileprivate var labels: [String]? { argumentNames?.arguments.map { $0.name.text } }
}
