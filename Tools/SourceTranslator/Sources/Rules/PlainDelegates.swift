// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

// Delegates of the app and of its scenes that are plain objects: `class AppDelegate: NSObject, UIApplicationDelegate`.
// Quire creates a delegate by an initializer that only a responder has, so the superclass becomes `UIResponder`.

extension Translator {
  private static let delegates = ["UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate"]

  func makeResponder(of node: ClassDeclSyntax) {
    guard let superclass = node.inheritanceClause?.inheritedTypes.first?.type, superclass.plain == "NSObject" else {
      return
    }
    let path = scopes.path(of: node.name.name)
    let isDelegate = Self.delegates.contains { name in
      table.conformers(of: name).contains { table.classes(from: $0.path).contains(path) }
    }
    if isDelegate { edits.replace(superclass.range, by: "UIResponder") }
  }
}
