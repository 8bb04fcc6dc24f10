// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

// Parameters of any type. Embedded Swift has no `Any`. The sender of an action is an object, and the values of an image
// picker's dictionary have a type in Quire.

extension Translator {
  /// Declares the parameters of a method that Objective-C would call, or of an override of such a method, as objects.
  func takeObjects(_ node: FunctionDeclSyntax) {
    let isCalled = takesObjects(node)
    for parameter in node.signature.parameterClause.parameters {
      takeInfo(parameter.type)
      let name = (parameter.secondName ?? parameter.firstName).text
      guard isCalled || name == "sender" else { continue }
      let type = parameter.type.as(OptionalTypeSyntax.self)?.wrappedType ?? parameter.type
      if let any = type.as(IdentifierTypeSyntax.self), any.name.text == "Any" {
        edits.replace(any.range, by: "AnyObject")
      }
    }
  }

  /// Returns whether Objective-C would call a method, or the method overrides one.
  func takesObjects(_ node: FunctionDeclSyntax) -> Bool {
    node.attributes.has("objc") || node.attributes.has("IBAction") || node.attributes.has("IBSegueAction")
      || node.modifiers.contains { $0.name.text == "override" }
  }

  /// Returns the translation of a cast of a sender to a type that is no class: `sender as? String`. Such a sender is in
  /// an object that `performSegue` made.
  func readSender(as type: TypeSyntax, mark: String, from value: ExprSyntax) -> Cast? {
    guard value.as(DeclReferenceExprSyntax.self)?.baseName.text == "sender", isValue(type) else { return nil }
    return Cast(opening: "HeldValue<\(type.plain)>.value(in: ", closing: " as? NSObject)\(mark == "!" ? "!" : "")")
  }

  /// Returns whether a type is known to be no class and no protocol.
  private func isValue(_ type: TypeSyntax) -> Bool {
    if type.is(ArrayTypeSyntax.self) || type.is(DictionaryTypeSyntax.self) { return true }
    if let tuple = type.as(TupleTypeSyntax.self) { return tuple.elements.count > 1 }
    let name = type.plain
    if Self.values.contains(name) { return true }
    let path = table.resolve(name, in: scopes.type) ?? name
    let kind = table.entry(path)?.kind ?? Kit.kind(of: path)
    return kind == .struct || kind == .enum
  }

  private static let values: Set = [
    "Bool", "CGFloat", "CGPoint", "Character", "Data", "Date", "Double", "Float", "IndexPath", "Int", "Int64", "String",
    "URL", "UUID",
  ]

  /// Replaces the type `[UIImagePickerController.InfoKey: Any]` with the dictionary type that Quire declares.
  private func takeInfo(_ type: TypeSyntax) {
    guard let dictionary = type.as(DictionaryTypeSyntax.self), dictionary.value.plain == "Any",
      dictionary.key.plain == "UIImagePickerController.InfoKey"
    else { return }
    edits.replace(dictionary.value.range, by: "UIImagePickerController.InfoValue")
  }
}
