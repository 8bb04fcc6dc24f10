// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

// Dictionaries with values of any type. Embedded Swift has no `Any`, so `[String: Any]` becomes `[String: NSObject]`,
// and so does `[String: AnyObject]`:
// `["page": page]` becomes `["page": (page).bridgedObject]`, and `json["page"] as? Int` asks the object for its value.
// Functions and values of generic types are held by an object.

extension Translator {
  /// Replaces the type `[String: Any]`.
  func translateAnyDictionary(_ node: DictionaryTypeSyntax) {
    guard node.plain.isAnyDictionary else { return }
    edits.replace(node.value.range, by: "NSObject")
  }

  /// Turns the values of a literal into objects, if a dictionary with values of any type is expected.
  func convertEntries(of node: DictionaryExprSyntax) {
    guard case .elements(let elements) = node.content, isAnyDictionaryExpected(at: node) else { return }
    convert(elements)
  }

  private func convert(_ elements: DictionaryElementListSyntax) {
    for element in elements { makeObject(of: element.value) }
  }

  /// Puts the conversion into an object around a value.
  func makeObject(of value: ExprSyntax) {
    if value.is(NilLiteralExprSyntax.self) {
      edits.replace(value.range, by: "NSNull()")
      return
    }
    if isHeld(value) {
      edits.wrap(value.range, in: "HeldValue(", ")")
      return
    }
    if case .elements(let elements)? = value.as(DictionaryExprSyntax.self)?.content { convert(elements) }
    if let array = value.as(ArrayExprSyntax.self), array.isMixed {
      for element in array.elements { makeObject(of: element.expression) }
    }
    let isEmpty =
      value.as(DictionaryExprSyntax.self).map { if case .colon = $0.content { true } else { false } } ?? false
    edits.wrap(value.range, in: "(", isEmpty ? " as [String: NSObject]).bridgedObject" : ").bridgedObject")
  }

  /// Translates `parameters["page"] = page`.
  func convertEntry(in node: SequenceExprSyntax) {
    let elements = Array(node.elements)
    guard elements.count >= 3, elements[1].is(AssignmentExprSyntax.self),
      let target = elements[0].as(SubscriptCallExprSyntax.self), target.arguments.count == 1,
      target.arguments.first?.label == nil, isAnyDictionary(target.calledExpression)
    else { return }
    if elements.count == 3 {
      guard !elements[2].is(NilLiteralExprSyntax.self) else { return }
      makeObject(of: elements[2])
    } else {
      edits.wrap(elements[2].start..<node.end, in: "(", ").bridgedObject")
    }
  }

  /// Returns the translation of a cast to a dictionary, or of a value of one.
  func readEntry(as type: TypeSyntax, mark: String, from value: ExprSyntax) -> Cast? {
    let name = expanded(type.plain).filter { $0 != " " }
    let force = mark == "!" ? "!" : ""
    switch name {
    case "[String:Any]", "[String:AnyObject]":
      helpers["entriesOfObject"] = Self.entries
      return Cast(opening: "entriesOfObject(", closing: ")\(force)")
    case "[[String:Any]]", "[[String:AnyObject]]":
      helpers["entriesOfObject"] = Self.entries
      return Cast(opening: "listOfEntries(", closing: ")\(force)")
    case "[AnyObject]":
      guard isEntry(value) || isAny(value) else { return nil }
      helpers["objectsOfList"] = Self.objects
      return Cast(opening: "objectsOfList(", closing: ")\(force)")
    case "[Any]" where isEntry(value) || isAny(value): return readAny(as: type, mark: mark)
    default:
      if isAny(value) { return readAny(as: type, mark: mark) }
      if isHeld(type), isEntry(value) {
        return Cast(opening: "HeldValue<\(type.plain)>.value(in: ", closing: ")\(force)")
      }
      guard Self.readable.contains(name), isEntry(value) else { return nil }
      return Cast(opening: "(", closing: ").flatMap({ \(name)(bridged: $0) })\(force)")
    }
  }

  static let readable: Set = [
    "String", "Int", "Double", "Float", "Bool", "Data", "Date", "[String]", "[Int]", "[Double]", "[Bool]",
    "[String:String]", "[String:Int]", "[String:Double]",
  ]

  private static let objects =
    "fileprivate func objectsOfList(_ object: AnyObject?) -> [AnyObject]? { "
    + "guard let all = object as? NSArray else { return nil }; return (0..<all.count).map { all.object(at: $0) } }"

  private static let entries =
    "fileprivate func entriesOfObject(_ object: AnyObject?) -> [String: NSObject]? { "
    + "guard let all = object as? NSDictionary else { return nil }; var result: [String: NSObject] = [:]; "
    + "for key in all.allKeys { guard let text = key as? NSString else { return nil }; "
    + "result[String(text)] = all.object(forKey: text) }; return result }; "
    + "fileprivate func listOfEntries(_ object: AnyObject?) -> [[String: NSObject]]? { "
    + "guard let all = object as? NSArray else { return nil }; var result: [[String: NSObject]] = []; "
    + "for index in 0..<all.count { guard let entries = entriesOfObject(all.object(at: index)) else { return nil }; "
    + "result.append(entries) }; return result }"

  /// Returns whether a value has a generic type, or is a function.
  private func isHeld(_ value: ExprSyntax) -> Bool {
    guard let call = value.as(FunctionCallExprSyntax.self) else {
      guard let type = declaredType(of: value) else { return value.is(ClosureExprSyntax.self) }
      return type.contains("->") || isGenericParameter(type, at: value)
    }
    guard let type = declaredType(of: call.calledExpression), let arrow = type.firstRange(of: "->") else {
      return false
    }
    let result = type[arrow.upperBound...].filter { !" ()?".contains($0) }
    return isGenericParameter(String(result), at: value)
  }

  private func isHeld(_ type: TypeSyntax) -> Bool {
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
      return isHeld(tuple.elements.first!.type)
    }
    return type.is(FunctionTypeSyntax.self) || isGenericParameter(type.plain, at: type)
  }

  /// Returns whether an expression reads the value for a key of a dictionary with values of any type.
  private func isEntry(_ value: ExprSyntax) -> Bool {
    if let optional = value.as(OptionalChainingExprSyntax.self) { return isEntry(optional.expression) }
    guard let node = value.as(SubscriptCallExprSyntax.self), node.arguments.count == 1,
      let key = node.arguments.first, key.label == nil
    else { return false }
    return isAnyDictionary(node.calledExpression)
  }

  private func isAnyDictionary(_ value: ExprSyntax) -> Bool {
    if let optional = value.as(OptionalChainingExprSyntax.self) { return isAnyDictionary(optional.expression) }
    return (declaredType(of: value) ?? shorthandType(of: value)).map { expanded($0).isAnyDictionary } ?? false
  }

  /// Returns the type of a dictionary with values of any type that a condition binds to a constant.
  func anyDictionaryType(of value: ExprSyntax) -> String? {
    isAnyDictionary(value) ? "[String: Any]" : isAny(value) ? "Any" : value.infoType
  }

  /// Returns whether an array literal becomes a list of dictionaries with values of any type.
  private func isListExpected(at node: ArrayExprSyntax) -> Bool {
    let type: String?
    if let clause = node.parent?.as(InitializerClauseSyntax.self) {
      type = clause.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type.plain
    } else if node.parent?.is(ReturnStmtSyntax.self) == true || node.parent?.is(CodeBlockItemSyntax.self) == true {
      type = enclosingResult(of: Syntax(node))
    } else {
      type = nil
    }
    let plain = type.map { expanded($0).filter { !"?! ".contains($0) } } ?? ""
    return plain.hasPrefix("[[") && String(plain.dropFirst().dropLast()).isAnyDictionary
  }

  private func isAnyDictionaryExpected(at node: DictionaryExprSyntax) -> Bool {
    guard let parent = node.parent else { return false }
    if let clause = parent.as(InitializerClauseSyntax.self) {
      let type =
        clause.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
        ?? clause.parent?.as(FunctionParameterSyntax.self)?.type
      return type.map { expanded($0.plain).isAnyDictionary } ?? false
    }
    if parent.is(ArrayElementSyntax.self), let array = parent.parent?.parent?.as(ArrayExprSyntax.self) {
      return isListExpected(at: array)
    }
    if let argument = parent.as(LabeledExprSyntax.self), let list = argument.parent?.as(LabeledExprListSyntax.self),
      let call = list.parent?.as(FunctionCallExprSyntax.self), let index = Array(list).firstIndex(of: argument)
    {
      let types = parameterTypes(of: call)
      return index < types.count && expanded(types[index]).isAnyDictionary
    }
    if parent.is(ReturnStmtSyntax.self) || parent.is(CodeBlockItemSyntax.self) {
      return enclosingResult(of: Syntax(node)).map { expanded($0).isAnyDictionary } ?? false
    }
    if let elements = parent.parent?.as(SequenceExprSyntax.self)?.elements, elements.count == 3,
      let first = elements.first, let last = elements.last
    {
      if last.id == node.id { return isAnyDictionary(first) }
      return last.as(TypeExprSyntax.self)?.type.plain.isAnyDictionary ?? false
    }
    return false
  }
}

extension ArrayExprSyntax {
  /// Whether the elements may have types of several kinds.
  fileprivate var isMixed: Bool {
    elements.contains { !$0.expression.isLiteral } || Set(elements.map(\.expression.kind)).count > 1
  }
}

extension ExprSyntax {
  /// Whether the expression is a number, a text or a Boolean value.
  fileprivate var isLiteral: Bool {
    [.integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .stringLiteralExpr].contains(kind)
  }
}

extension String {
  /// Whether a type is a dictionary from strings to values of any type, optional or not.
  fileprivate var isAnyDictionary: Bool {
    let name = split(separator: " ").filter { !$0.hasPrefix("@") && $0 != "inout" }.joined()
    let plain = name.filter { !"?!() ".contains($0) }
    return ["[String:Any]", "[String:AnyObject]", "[ObjectIdentifier:Any]"].contains(plain)
  }
}
