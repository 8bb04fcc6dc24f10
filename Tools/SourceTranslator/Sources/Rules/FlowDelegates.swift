// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

// Collection view controllers that are the delegates of their flow layout. UIKit casts the controller to find out
// whether it conforms to the delegate protocol. In Embedded Swift, the controller must declare it.

extension Translator {
  func answerForFlow(_ node: ClassDeclSyntax) {
    let path = scopes.path(of: node.name.name)
    let delegate = "UICollectionViewDelegateFlowLayout"
    guard let entry = table.entry(path), entry.inherited.contains(delegate),
      table.classes(from: path).contains("UICollectionViewController"),
      !entry.members.contains(where: { $0.facts.name == "_flowDelegate" })
    else { return }
    add("\(node.memberAccess)override var _flowDelegate: (any \(delegate))? { self }", to: node)
  }
}
