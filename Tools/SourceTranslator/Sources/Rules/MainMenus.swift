// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

// The main menu of an app whose delegate overrides `buildMenu(with:)`. The delegate gets a property that names it, so
// that an app without a main menu does not load its code.

extension Translator {
  func addMainMenu(_ node: ClassDeclSyntax) {
    let inherited = node.inheritanceClause?.inheritedTypes.map { $0.type.plain } ?? []
    guard inherited.contains("UIApplicationDelegate"), let entry = table.entry(scopes.path(of: node.name.name)),
      entry.members.contains(where: {
        $0.facts.kind == .function && $0.facts.flags.contains(.isOverride) && $0.facts.name == "buildMenu"
      })
    else { return }
    let access = node.modifiers.contains { ["public", "open"].contains($0.name.text) } ? "public " : ""
    add("\(access)var _menus: _MenuHost? { _MainMenu.shared }", to: node)
  }
}
