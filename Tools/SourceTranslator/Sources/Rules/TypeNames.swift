// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

// The names of types as strings: `String(describing: Cell.self)`, `"\(Cell.self)"`, `NSStringFromClass(Cell.self)`.
// Embedded Swift stores no names, so a literal replaces them, or a function that compares the type with the module's
// classes.

extension Translator {
  /// Translates a call that returns a name. Returns whether it did.
  func nameType(_ node: FunctionCallExprSyntax) -> Bool {
    guard let function = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      node.arguments.count == 1, let argument = node.arguments.first, node.trailingClosure == nil
    else { return false }
    let isQualified: Bool
    switch (function, argument.label?.text) {
    case ("String", "describing"): isQualified = false
    case ("String", "reflecting"), ("NSStringFromClass", nil): isQualified = true
    default: return false
    }
    if let name = typeName(argument.expression, isQualified: isQualified) {
      edits.replace(node.range, by: name)
      return true
    }
    // The text of other values is their interpolation. A literal inside a literal must be on one line.
    guard function == "String", !isQualified, !argument.expression.range.contains(where: { file.bytes[$0] == .newline })
    else { return false }
    edits.replace(node.start..<argument.expression.start, by: "\"\\(")
    edits.replace(argument.expression.end..<node.end, by: ")\"")
    walk(argument.expression)
    return true
  }

  /// Translates the names of types in a string literal.
  func nameTypes(in node: StringLiteralExprSyntax) {
    for segment in node.segments {
      guard let expression = segment.as(ExpressionSegmentSyntax.self), expression.expressions.count == 1,
        let value = expression.expressions.first, value.label == nil, value.expression.isMetatype,
        let name = typeName(value.expression, isQualified: false)
      else { continue }
      edits.replace(value.expression.range, by: name)
    }
  }

  /// Returns the expression for the name of a type, or `nil` if the expression is not a type.
  private func typeName(_ expression: ExprSyntax, isQualified: Bool) -> String? {
    if let member = expression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "self",
      let base = member.base
    {
      guard base.isTypeName else { return nil }
      let name = base.plain
      // A generic parameter and `Self` are known only at run time.
      if name == "Self" { return ownName(at: expression, isQualified: isQualified) }
      if isGenericParameter(name, at: Syntax(expression)) {
        return dynamicName(of: "\(name).self", isQualified: isQualified)
      }
      return literal(name, isQualified: isQualified)
    }
    if let call = expression.as(FunctionCallExprSyntax.self),
      call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "type", call.arguments.count == 1
    {
      // The value may be a weak capture.
      walk(call)
      return dynamicName(of: edits.text(of: call.range), isQualified: isQualified)
    }
    if expression.isSelf, expression.isInStaticMember { return ownName(at: expression, isQualified: isQualified) }
    if expression.isSelf, table.entry(scopes.type)?.kind == .class {
      // A class without a description prints its name with the module's.
      let hasDescription = table.hasInstanceMember("description", in: scopes.type)
      return hasDescription ? nil : dynamicName(of: "type(of: self)", isQualified: true)
    }
    return nil
  }

  /// Returns the name of `Self`, which is a literal in a type without subclasses.
  private func ownName(at place: ExprSyntax, isQualified: Bool) -> String {
    let path = scopes.type
    let entry = table.entry(path)
    let isAlone =
      entry.map { $0.kind != .protocol && $0.kind != .extension && table.subclasses(of: path).isEmpty } ?? false
    if isAlone { return literal(path, isQualified: isQualified) }
    guard entry?.kind == .class else { return dynamicName(of: "Self.self", isQualified: isQualified) }
    // The `Self` of a class is known through an object, or as the type of the class.
    let metatype = place.isInStaticMember ? "self as \(path).Type" : "type(of: self)"
    return dynamicName(of: metatype, isQualified: isQualified)
  }

  private func literal(_ name: String, isQualified: Bool) -> String {
    let path = table.resolve(name, in: scopes.type)
    if isQualified { return "\"\(path.map { "\(module).\($0)" } ?? name)\"" }
    return "\"\((path ?? name).split(separator: ".").last ?? "")\""
  }

  /// Returns a call of the function that knows the names of the module's classes.
  private func dynamicName(of metatype: String, isQualified: Bool) -> String {
    let function = isQualified ? "qualifiedNameOfType" : "nameOfType"
    if helpers[function] == nil {
      let tries = table.namedClasses(inFile: number).map { path in
        let name = isQualified ? "\(module).\(path)" : String(path.split(separator: ".").last!)
        return "if type == ObjectIdentifier(\(path).self) { return \"\(name)\" }; "
      }.joined()
      helpers[function] =
        "fileprivate func \(function)(_ type: ObjectIdentifier) -> String { \(tries)return \"Type\\(type.hashValue)\" }"
    }
    return "\(function)(ObjectIdentifier(\(metatype)))"
  }

  /// Returns whether a name is a generic parameter of an enclosing function or type.
  private func isGenericParameter(_ name: String, at place: Syntax) -> Bool {
    var next: Syntax? = place
    while let node = next {
      if let clause = node.asProtocol(WithGenericParametersSyntax.self)?.genericParameterClause,
        clause.parameters.contains(where: { $0.name.text == name })
      {
        return true
      }
      next = node.parent
    }
    return table.entry(scopes.type)?.generics.contains(name) == true
  }
}

extension ExprSyntax {
  fileprivate var isMetatype: Bool {
    if isSelf { return true }
    if let member = self.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text == "self" }
    let called = self.as(FunctionCallExprSyntax.self)?.calledExpression.as(DeclReferenceExprSyntax.self)
    return called?.baseName.text == "type"
  }

  /// Whether the nearest enclosing member is static, so that `self` is a type.
  fileprivate var isInStaticMember: Bool {
    var next = parent
    while let node = next {
      if node.is(FunctionDeclSyntax.self) || node.is(SubscriptDeclSyntax.self)
        || node.is(VariableDeclSyntax.self) && node.parent?.is(MemberBlockItemSyntax.self) == true
      {
        return node.asProtocol(WithModifiersSyntax.self)!.modifiers.contains {
          ["static", "class"].contains($0.name.text)
        }
      }
      if node.is(InitializerDeclSyntax.self) || node.is(DeinitializerDeclSyntax.self) { return false }
      next = node.parent
    }
    return false
  }
}
