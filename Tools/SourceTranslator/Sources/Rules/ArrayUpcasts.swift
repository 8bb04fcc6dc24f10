// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

// Arrays of a class that are used as arrays of its superclass or of a protocol. Embedded Swift can't convert a whole
// array, so `UIStackView(arrangedSubviews: buttons)` becomes `UIStackView(arrangedSubviews: buttons.map({ $0 }))`,
// which converts each element. Literals need no translation.

extension Translator {
  /// The labels of Quire's parameters that take arrays of a class with subclasses, and the types with these parameters.
  private static let labels = [
    "arrangedSubviews": ["UIStackView"], "children": ["UIMenu", "replacingChildren"],
    "subitems": ["horizontal", "vertical"],
  ]
  /// Quire's methods whose first parameter is such an array and has no label.
  private static let methods: Set = ["setViewControllers"]
  /// Quire's variables of such a type.
  private static let variables: Set = ["gestureRecognizers", "viewControllers"]

  /// Converts the arguments of a call.
  func upcastArrays(in node: FunctionCallExprSyntax) {
    let name =
      node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    for (index, argument) in node.arguments.enumerated() {
      if let label = argument.label?.text, let name, Self.labels[label]?.contains(name) == true {
        upcast(argument.expression, to: nil)
      } else if index == 0, argument.label == nil, let name, Self.methods.contains(name) {
        upcast(argument.expression, to: nil)
      }
    }
    let isCandidate = node.arguments.contains { declaredType(of: $0.expression)?.arrayElement != nil }
    guard isCandidate else { return }
    for (argument, type) in zip(node.arguments, parameterTypes(of: node)) {
      if let element = type.arrayElement { upcast(argument.expression, to: element) }
    }
  }

  /// Converts a value that is assigned to a variable of Quire's.
  func upcastArrays(in node: SequenceExprSyntax) {
    let elements = Array(node.elements)
    guard elements.count >= 3, elements[1].is(AssignmentExprSyntax.self),
      let target = elements[0].as(DeclReferenceExprSyntax.self)
        ?? (elements[0].as(MemberAccessExprSyntax.self)
        ?? elements[0].as(OptionalChainingExprSyntax.self)?.expression.as(MemberAccessExprSyntax.self))?.declName,
      Self.variables.contains(target.baseName.text)
    else { return }
    for element in elements.dropFirst(2) where elements.count == 3 || !element.is(BinaryOperatorExprSyntax.self) {
      upcast(element, to: nil)
    }
  }

  /// Converts the initial value of a variable with a written type.
  func upcastArray(in node: PatternBindingSyntax) {
    guard let element = node.typeAnnotation?.type.plain.arrayElement, let value = node.initializer?.value else {
      return
    }
    upcast(value, to: element)
  }

  /// Converts an array that may have another element class. With `element`, converts it only if that is known.
  private func upcast(_ value: ExprSyntax, to element: String?) {
    if let sum = value.as(SequenceExprSyntax.self) {
      let parts = Array(sum.elements)
      let isSum = stride(from: 1, to: parts.count, by: 2).allSatisfy {
        parts[$0].as(BinaryOperatorExprSyntax.self)?.operator.text == "+"
      }
      if isSum { for part in stride(from: 0, to: parts.count, by: 2) { upcast(parts[part], to: element) } }
      return
    }
    let declared = declaredType(of: value)
    let known = declared?.arrayElement
    // The value is a set, or has a type with its own name.
    guard declared == nil || known != nil else { return }
    if let element {
      guard let known, known != element, isObject(known), isObject(element) else { return }
    } else {
      guard isArrayOfUnknownClass(value, known) else { return }
    }
    edits.insert(".map({ $0 })", after: value.end)
  }

  /// Returns whether a type is a class or a protocol.
  private func isObject(_ type: String) -> Bool {
    let name = type.hasPrefix("any ") ? String(type.dropFirst(4)) : type
    let kind = table.entry(name, in: scopes.type)?.kind ?? Kit.kind(of: name)
    return kind == .class || kind == .protocol
  }

  private func isArrayOfUnknownClass(_ value: ExprSyntax, _ known: String?) -> Bool {
    if let known { return !Self.roots.contains(known) }
    // The elements of a literal and the results of a closure are converted individually.
    if value.is(DeclReferenceExprSyntax.self) { return true }
    if let member = value.as(MemberAccessExprSyntax.self) {
      return member.base != nil && !Self.variables.contains(member.declName.baseName.text)
    }
    guard let call = value.as(FunctionCallExprSyntax.self) else { return false }
    if call.calledExpression.is(ArrayExprSyntax.self) { return false }
    let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
    return !["map", "compactMap", "flatMap"].contains(name)
  }

  /// The types of the elements of the parameters and variables above.
  private static let roots: Set = [
    "UIView", "UIViewController", "UIMenuElement", "NSCollectionLayoutItem", "UIGestureRecognizer",
  ]
}

extension String {
  /// The type of the elements of an array type: `UIView` of `[UIView]` and `[UIView]?`. `nil` for other types.
  fileprivate var arrayElement: String? {
    let plain = filter { $0 != "?" && $0 != "!" }
    guard plain.hasPrefix("["), plain.hasSuffix("]") else { return nil }
    let inner = plain.dropFirst().dropLast()
    return inner.contains { ":[".contains($0) } ? nil : String(inner)
  }
}
