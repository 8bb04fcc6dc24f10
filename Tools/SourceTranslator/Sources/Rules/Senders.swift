// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

// Parameters of any type. Embedded Swift has no `Any`. The sender of an action is an object, and the values of an image
// picker's dictionary have a type in Quire.

extension Translator {
  /// Declares the parameters of a method that Objective-C would call, or of an override of such a method, as objects.
  func takeObjects(_ node: FunctionDeclSyntax) {
    let isCalled =
      node.attributes.has("objc") || node.attributes.has("IBAction") || node.attributes.has("IBSegueAction")
      || node.modifiers.contains { $0.name.text == "override" }
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

  /// Replaces the type `[UIImagePickerController.InfoKey: Any]` with the dictionary type that Quire declares.
  private func takeInfo(_ type: TypeSyntax) {
    guard let dictionary = type.as(DictionaryTypeSyntax.self), dictionary.value.plain == "Any",
      dictionary.key.plain == "UIImagePickerController.InfoKey"
    else { return }
    edits.replace(dictionary.value.range, by: "UIImagePickerController.InfoValue")
  }
}
