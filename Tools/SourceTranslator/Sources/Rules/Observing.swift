// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

// Observable classes. Natively the attribute is the macro of the module Observation, which UIKit exports on Apple's
// systems. For a page, which has neither the module nor macros, each variable with storage becomes `@_Observed`.

extension Translator {
  private static let names: Set = [
    "Observable", "ObservationIgnored", "ObservationRegistrar", "ObservationTracked", "withObservationTracking",
  ]

  /// Wraps the stored variables of an observable class, and removes the attribute.
  func observe(_ node: ClassDeclSyntax) {
    guard let attribute = node.attributes.observationAttribute("Observable") else { return }
    edits.blank(attribute.range)
    for member in node.memberBlock.members {
      if let variable = member.decl.as(VariableDeclSyntax.self) { observe(variable) }
    }
  }

  private func observe(_ node: VariableDeclSyntax) {
    if let ignored = node.attributes.observationAttribute("ObservationIgnored") { return edits.blank(ignored.range) }
    guard node.bindingSpecifier.text == "var",
      !node.modifiers.contains(where: { ["lazy", "static", "class", "weak", "unowned"].contains($0.name.text) }),
      node.bindings.count == 1, node.bindings.allSatisfy({ $0.isStored })
    else { return }
    edits.insert("@_Observed ", before: node.modifiers.first?.start ?? node.bindingSpecifier.start)
    for binding in node.bindings {
      // A wrapped variable has no implicit value.
      if let type = binding.typeAnnotation?.type, type.isOptional, binding.initializer == nil {
        edits.insert(" = nil", after: type.end)
      }
    }
  }

  /// Imports the module Observation natively into a file that uses it without importing it.
  func importObservationIfNeeded() {
    guard !isForBrowser, !importsObservation, let first = file.tree.statements.first,
      file.tree.tokens(viewMode: .sourceAccurate).contains(where: { Self.names.contains($0.text) })
    else { return }
    edits.insert("import Observation; ", before: first.start)
  }
}

extension AttributeListSyntax {
  fileprivate func observationAttribute(_ name: String) -> AttributeSyntax? {
    lazy.compactMap { $0.as(AttributeSyntax.self) }.first {
      $0.attributeName.as(IdentifierTypeSyntax.self)?.name.text == name
    }
  }
}

extension PatternBindingSyntax {
  /// Whether the variable has storage: it has no accessors, or only observers.
  fileprivate var isStored: Bool {
    guard let block = accessorBlock else { return true }
    guard case .accessors(let list) = block.accessors else { return false }
    return list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }
}
