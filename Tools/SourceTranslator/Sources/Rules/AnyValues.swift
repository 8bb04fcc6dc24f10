// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

// Values of any type. Embedded Swift has no `Any`, so the type becomes `NSObject`, `[Any]` becomes `[NSObject]`, and
// `add(5)` to a parameter of the type becomes `add(objectOfValue(5))`. `value as? Int` asks the object for its value.
// A value that no Foundation object stands for is held by an object.

extension Translator {
  /// Replaces the type `Any` in a declaration.
  func translateAny(_ node: IdentifierTypeSyntax) {
    guard node.name.text == "Any", node.genericArgumentClause == nil, isOfValue(node) else { return }
    edits.replace(node.range, by: "NSObject")
  }

  /// Returns whether a type is that of a value, and no other rule replaces it.
  private func isOfValue(_ node: IdentifierTypeSyntax) -> Bool {
    var next = node.parent
    while let type = next {
      switch type.kind {
      case .optionalType, .implicitlyUnwrappedOptionalType, .arrayType, .tupleType, .tupleTypeElement,
        .tupleTypeElementList, .functionType, .attributedType, .genericArgument, .genericArgumentList,
        .genericArgumentClause, .identifierType:
        next = type.parent
      case .functionParameter: return !isSender(type.cast(FunctionParameterSyntax.self), node)
      case .returnClause:
        if type.parent?.is(FunctionTypeSyntax.self) != true { return true }
        next = type.parent
      case .typeAnnotation, .typeInitializerClause, .enumCaseParameter, .closureParameter: return true
      case .typeExpr: return type.parent?.is(ArrayElementSyntax.self) == true
      default: return false
      }
    }
    return false
  }

  /// Returns whether a parameter becomes one for objects.
  private func isSender(_ parameter: FunctionParameterSyntax, _ node: IdentifierTypeSyntax) -> Bool {
    let isWhole = node.parent?.id == parameter.id || node.parent?.parent?.id == parameter.id
    guard isWhole, let function = parameter.parent?.parent?.parent?.parent?.as(FunctionDeclSyntax.self) else {
      return false
    }
    return takesObjects(function) || (parameter.secondName ?? parameter.firstName).text == "sender"
  }

  // MARK: Values

  /// Turns the arguments for parameters of any type into objects.
  func makeObjects(in node: FunctionCallExprSyntax) {
    guard !node.arguments.isEmpty else { return }
    if let base = node.calledExpression.as(MemberAccessExprSyntax.self),
      ["append", "insert"].contains(base.declName.baseName.text), let list = base.base, isListOfAny(list),
      let argument = node.arguments.first
    {
      return makeObject(of: argument.expression, as: argument.label == nil ? "Any" : "[Any]")
    }
    let types = parameterTypes(of: node)
    guard types.contains(where: { $0.contains("Any") || table.aliases[$0] != nil }), !callsAction(node) else { return }
    let overloads = overloads(of: node)
    for (index, (argument, type)) in zip(node.arguments, types).enumerated() where argument.label?.text != "sender" {
      // Another function of the name may take the value itself.
      let isSure = overloads.allSatisfy { index < $0.count && anyType($0[index]) == anyType(type) }
      if isSure { makeObject(of: argument.expression, as: type) }
    }
  }

  /// Returns whether a call is one of a method that takes objects, because Objective-C would call it.
  private func callsAction(_ node: FunctionCallExprSyntax) -> Bool {
    let name =
      node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.name
      ?? node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.name ?? ""
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    let method = table.methodsByName[name]?.first { $0.labels.starts(with: labels) }
    return method.map { !$0.objectiveCName.isEmpty || $0.flags.contains(.isOverride) } ?? false
  }

  /// Turns a value that is assigned to a variable of any type into an object.
  func makeObjects(in node: SequenceExprSyntax) {
    let elements = Array(node.elements)
    guard elements.count >= 3 else { return }
    let isSum = elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "+="
    guard isSum || elements[1].is(AssignmentExprSyntax.self) else { return }
    let type = isSum && isListOfAny(elements[0]) ? "[Any]" : isSum ? nil : assignedType(of: elements[0])
    guard let type else { return }
    if elements.count == 3 { return makeObject(of: elements[2], as: type) }
    guard let function = Self.conversion(to: anyType(type)) else { return }
    helpers["objectOfValue"] = Self.conversions
    edits.wrap(elements[2].start..<node.end, in: "\(function)(", ")")
  }

  private func assignedType(of target: ExprSyntax) -> String? {
    if let item = target.as(SubscriptCallExprSyntax.self), isListOfAny(item.calledExpression) { return "Any" }
    if let type = declaredType(of: target) { return type }
    guard let member = target.as(MemberAccessExprSyntax.self), let base = member.base else { return nil }
    return variableType(member.declName.baseName.name, of: base)
  }

  /// Turns the initial value of a variable into an object.
  func makeObject(in node: PatternBindingSyntax) {
    guard let type = node.typeAnnotation?.type.plain, let value = node.initializer?.value else { return }
    makeObject(of: value, as: type)
  }

  /// Turns the default value of a parameter into an object.
  func makeObject(in node: FunctionParameterSyntax) {
    guard let value = node.defaultValue?.value else { return }
    makeObject(of: value, as: node.type.plain)
  }

  /// Turns a result into an object.
  func makeObject(in node: ReturnStmtSyntax) {
    guard let value = node.expression, let type = enclosingResult(of: Syntax(node)) else { return }
    makeObject(of: value, as: type)
  }

  /// Turns a result without `return` into an object.
  func makeObject(in node: CodeBlockItemSyntax) {
    guard let list = node.parent?.as(CodeBlockItemListSyntax.self), list.count == 1,
      let value = node.item.as(ExprSyntax.self), !value.is(IfExprSyntax.self), !value.is(SwitchExprSyntax.self),
      let owner = list.parent?.parent, !owner.is(IfExprSyntax.self), let type = enclosingResult(of: Syntax(node))
    else { return }
    let isBody =
      owner.is(FunctionDeclSyntax.self) || owner.is(PatternBindingSyntax.self) || owner.is(AccessorDeclSyntax.self)
      || list.parent?.is(ClosureExprSyntax.self) == true
    if isBody { makeObject(of: value, as: type) }
  }

  private func makeObject(of value: ExprSyntax, as written: String) {
    let type = anyType(written)
    if type == "[Any]" {
      if let array = value.as(ArrayExprSyntax.self) {
        for element in array.elements { makeObject(of: element.expression, as: "Any") }
      } else if let declared = declaredType(of: value).map({ anyType($0) }), declared != type, declared.hasPrefix("[") {
        helpers["objectOfValue"] = Self.conversions
        edits.insert(".map({ objectOfValue($0) })", after: value.end)
      }
      return
    }
    guard let function = Self.conversion(to: type), !value.is(NilLiteralExprSyntax.self) else { return }
    if let declared = declaredType(of: value).map({ anyType($0) }), declared == type || declared == "Any" { return }
    if value.isCollection { return makeObject(of: value) }
    helpers["objectOfValue"] = Self.conversions
    edits.wrap(value.range, in: "\(function)(", ")")
  }

  /// Returns the beginning of a call that turns a value into an object.
  func objectCall() -> String {
    helpers["objectOfValue"] = Self.conversions
    return "objectOfValue("
  }

  private static func conversion(to type: String) -> String? {
    type == "Any" ? "objectOfValue" : type == "Any?" ? "optionalObjectOfValue" : nil
  }

  /// Returns a type without attributes and parentheses: `Any`, `Any?` or `[Any]` for a value of any type.
  private func anyType(_ written: String) -> String {
    let words = expanded(written).split(separator: " ").filter { !$0.hasPrefix("@") && $0 != "inout" }
    var type = words.joined()
    if type.hasSuffix("!") { type = String(type.dropLast()) + "?" }
    if ["(Any)", "(Any)?", "[Any]?"].contains(type) { type = type.filter { !"()".contains($0) } }
    return type == "[Any]?" ? "[Any]" : type
  }

  private static let conversions =
    "fileprivate func objectOfValue<Value: ObjectConvertible>(_ value: Value) -> NSObject { value.bridgedObject }; "
    + "fileprivate func objectOfValue<Value: ObjectConvertible>(_ value: Value?) -> NSObject "
    + "{ value?.bridgedObject ?? NSNull() }; "
    + "fileprivate func objectOfValue<Value>(_ value: Value) -> NSObject { HeldValue(value) }; "
    + "fileprivate func optionalObjectOfValue<Value: ObjectConvertible>(_ value: Value?) -> NSObject? "
    + "{ value?.bridgedObject }; "
    + "fileprivate func optionalObjectOfValue<Value>(_ value: Value?) -> NSObject? { value.map { HeldValue($0) } }"

  // MARK: Casts

  /// Returns the translation of a cast of a value of any type, or `nil` if the object itself can be cast.
  func readAny(as type: TypeSyntax, mark: String) -> Cast? {
    let name = expanded(type.plain).filter { $0 != " " }
    let force = mark == "!" ? "!" : ""
    guard name == "[Any]" || Self.readableValues.contains(name) || isHeldValue(type) else { return nil }
    helpers["objectOfAny"] = Self.reading
    if name == "[Any]" { return Cast(opening: "listOfAny(", closing: ")\(force)") }
    if Self.readableValues.contains(name) {
      return Cast(opening: "objectOfAny(", closing: ").flatMap({ \(name)(bridged: $0) })\(force)")
    }
    return Cast(opening: "HeldValue<\(type.plain)>.value(in: objectOfAny(", closing: "))\(force)")
  }

  private static let readableValues = readable.union(["CGFloat", "TimeInterval"])

  private static let reading =
    "fileprivate func objectOfAny(_ object: NSObject?) -> NSObject? { object }; "
    + "fileprivate func listOfAny(_ object: NSObject?) -> [NSObject]? { "
    + "guard let all = object as? NSArray else { return nil }; "
    + "return (0..<all.count).compactMap { all.object(at: $0) as? NSObject } }"

  /// Returns whether objects hold the values of a type.
  private func isHeldValue(_ type: TypeSyntax) -> Bool {
    if let tuple = type.as(TupleTypeSyntax.self) { return tuple.elements.count > 1 || type.plain.contains("->") }
    if type.is(FunctionTypeSyntax.self) || isGenericParameter(type.plain, at: type) { return true }
    if type.is(ArrayTypeSyntax.self) { return true }
    let path = table.resolve(type.plain, in: scopes.type) ?? type.plain
    switch table.entry(path)?.kind ?? Kit.kind(of: path) {
    case .struct, .enum: return true
    case .class: return !table.classes(from: path).contains { $0 == "NSObject" || Kit.kind(of: $0) == .class }
    default: return false
    }
  }

  /// Returns whether a value has any type.
  func isAny(_ value: ExprSyntax) -> Bool {
    if let inner = value.inner { return isAny(inner) }
    if let type = declaredType(of: value) { return isAny(type) }
    if let type = shorthandType(of: value) { return isAny(type) }
    if let item = value.as(SubscriptCallExprSyntax.self), item.arguments.count == 1, item.arguments.first?.label == nil
    {
      return isListOfAny(item.calledExpression)
    }
    if let member = value.as(MemberAccessExprSyntax.self) {
      let name = member.declName.baseName.name
      if ["first", "last"].contains(name) { return member.base.map { isListOfAny($0) } ?? false }
      if let type = member.base.flatMap({ variableType(name, of: $0) }) { return isAny(type) }
      let types = table.variableTypes[name] ?? []
      return !types.isEmpty && types.allSatisfy { isAny($0) }
    }
    if let call = value.as(FunctionCallExprSyntax.self), let type = resultType(of: call) { return isAny(type) }
    return value.evidentType == "Any"
  }

  /// Returns whether a written type is that of a value of any type.
  private func isAny(_ written: String) -> Bool { ["Any", "Any?"].contains(anyType(written)) }

  /// Returns the type of a variable of a value whose type is one of the module's; `nil` if that is not known.
  private func variableType(_ name: String, of value: ExprSyntax) -> String? {
    guard let owner = declaredType(of: value)?.filter({ $0 != "?" && $0 != "!" }),
      let path = table.resolve(owner, in: scopes.type)
    else { return nil }
    let type = table.members(named: name, in: path).first { $0.kind == .variable }?.type
    return type?.isEmpty == false ? type : nil
  }

  /// Returns the type of the result of a function of the module.
  private func resultType(of node: FunctionCallExprSyntax) -> String? {
    let name =
      node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.name
      ?? node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.name
    guard let name, !scopes.knows(name) else { return nil }
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    let candidates = (table.functions[name] ?? []) + (table.methodsByName[name] ?? [])
    return candidates.first { $0.kind == .function && $0.labels.starts(with: labels) }?.type
  }

  private func isListOfAny(_ value: ExprSyntax) -> Bool {
    if let inner = value.inner { return isListOfAny(inner) }
    return declaredType(of: value).map { anyType($0) == "[Any]" } ?? false
  }

  /// Returns the type of `$0` if it is an element of a list whose type is known.
  func shorthandType(of value: ExprSyntax) -> String? {
    guard value.as(DeclReferenceExprSyntax.self)?.baseName.text == "$0" else { return nil }
    var next = value.parent
    while let node = next, !node.is(ClosureExprSyntax.self) { next = node.parent }
    guard let closure = next?.as(ClosureExprSyntax.self), closure.signature == nil,
      let call = closure.parent?.as(FunctionCallExprSyntax.self)
        ?? closure.parent?.parent?.parent?.as(FunctionCallExprSyntax.self),
      let list = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    else { return nil }
    return anyElementType(of: list)
  }

  /// Returns the type of the elements of a list with values of any type, or with dictionaries of them.
  func anyElementType(of value: ExprSyntax) -> String? {
    if let inner = value.inner { return anyElementType(of: inner) }
    guard let type = declaredType(of: value).map({ anyType($0).filter { $0 != "?" } }) else { return nil }
    return type == "[Any]" ? "Any" : ["[[String:Any]]", "[[String:AnyObject]]"].contains(type) ? "[String: Any]" : nil
  }

  /// Returns, for the parameters of a closure that is an argument, `Any` or `nil`.
  func anyParameters(of node: ClosureExprSyntax) -> [String?] {
    let call: FunctionCallExprSyntax
    let index: Int
    if let direct = node.parent?.as(FunctionCallExprSyntax.self) {
      call = direct
      index = direct.arguments.count
    } else if let argument = node.parent?.as(LabeledExprSyntax.self),
      let list = argument.parent?.as(LabeledExprListSyntax.self),
      let found = list.parent?.as(FunctionCallExprSyntax.self), let place = Array(list).firstIndex(of: argument)
    {
      call = found
      index = place
    } else {
      return []
    }
    let types = parameterTypes(of: call)
    guard index < types.count, types[index].contains("Any") else { return [] }
    return expanded(types[index]).parametersOfFunction.map { isAny($0) ? $0 : nil }
  }
}

extension ExprSyntax {
  /// The expression without `try`, `await`, question marks, exclamation marks and parentheses, or `nil` if it has none.
  fileprivate var inner: ExprSyntax? {
    if let optional = self.as(OptionalChainingExprSyntax.self) { return optional.expression }
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression }
    if let attempt = self.as(TryExprSyntax.self) { return attempt.expression }
    if let waiting = self.as(AwaitExprSyntax.self) { return waiting.expression }
    guard let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 else { return nil }
    return tuple.elements.first!.expression
  }

  /// Whether the expression is a literal of an array or a dictionary with elements.
  fileprivate var isCollection: Bool {
    if let array = self.as(ArrayExprSyntax.self) { return !array.elements.isEmpty }
    if case .elements? = self.as(DictionaryExprSyntax.self)?.content { return true }
    return false
  }
}
