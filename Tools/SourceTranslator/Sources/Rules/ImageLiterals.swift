// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

// Image literals, which Embedded Swift lacks: `#imageLiteral(resourceName: "sun")` becomes
// `UIImage(imageLiteralResourceName: "sun")`.

extension Translator {
  func nameImage(_ node: MacroExpansionExprSyntax) {
    guard node.macroName.text == "imageLiteral", node.arguments.count == 1, let argument = node.arguments.first,
      let label = argument.label, label.text == "resourceName"
    else { return }
    edits.replace(node.start..<label.end, by: "UIImage(imageLiteralResourceName")
  }
}
