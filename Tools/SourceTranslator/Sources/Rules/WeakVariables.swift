// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

// Weak and unowned variables: `weak var` becomes `@Weak var`, `unowned let` becomes `@Unowned var`. An outlet becomes a
// plain variable, because its object stays in the view hierarchy.

extension Translator {
  /// Returns the name of a wrapper of Quire, with its module if the app has a type of this name.
  func wrapper(_ name: String) -> String { table.entries[name] == nil ? name : "UIKit." + name }

  func holdWeakly(_ node: VariableDeclSyntax) {
    guard let modifier = node.modifiers.first(where: { ["weak", "unowned"].contains($0.name.text) }),
      modifier.detail?.detail.text != "unsafe"
    else { return }
    guard !node.attributes.has("IBOutlet") else {
      edits.blank(modifier.range)
      return
    }
    let isOptional = node.bindings.first?.typeAnnotation?.type.isOptional == true
    let wrapper = "@" + self.wrapper(modifier.name.text == "weak" || isOptional ? "Weak" : "Unowned")
    // Attributes come before modifiers.
    edits.insert("\(wrapper) ", before: node.modifiers.first!.start)
    edits.remove(modifier.range)
    if node.bindingSpecifier.text == "let" { edits.replace(node.bindingSpecifier.range, by: "var") }
    // A property wrapper applies to one variable.
    let others = node.modifiers.filter { $0 != modifier }.map { $0.plain + " " }.joined()
    for binding in node.bindings {
      if let comma = binding.trailingComma { edits.replace(comma.range, by: "; \(wrapper) \(others)var") }
    }
  }
}

extension TypeSyntax {
  var isOptional: Bool { self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) }
}
