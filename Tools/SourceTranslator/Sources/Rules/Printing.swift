// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

// `Swift.print` and its relatives, with the module's name. For a page, they are functions of UIKit.

extension Translator {
  private static let printing: Set = ["debugPrint", "print"]

  /// Removes the name of the module before a function that prints.
  func printByKit(_ node: FunctionCallExprSyntax) {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      let base = member.base?.as(DeclReferenceExprSyntax.self), base.baseName.text == "Swift",
      Self.printing.contains(member.declName.baseName.text)
    else { return }
    edits.replace(base.start..<member.declName.start, by: "UIKit.")
  }
}
