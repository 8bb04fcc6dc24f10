// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

// Attributes and modifiers of the Objective-C runtime, which are replaced by spaces.

extension Translator {
  private static let blanked: Set = [
    "GKInspectable", "IBAction", "IBDesignable", "IBInspectable", "IBOutlet", "IBSegueAction", "NSCopying", "NSManaged",
    "nonobjc", "objc", "objcMembers",
  ]

  /// Returns whether the attribute was removed, so that its children need no visit.
  func translateAttribute(_ node: AttributeSyntax) -> Bool {
    guard let name = node.attributeName.as(IdentifierTypeSyntax.self)?.name.text else { return false }
    if name == "UIApplicationMain" {
      edits.replace(node.range, by: "@main")
      return true
    }
    guard Self.blanked.contains(name) else { return false }
    edits.blank(node.range)
    return true
  }

  func blankDynamic(_ node: DeclModifierSyntax) {
    if node.name.text == "dynamic" { edits.blank(node.range) }
  }

  /// Replaces `#Preview` and its attributes with spaces. Returns whether the macro is a preview.
  func blankPreview(_ node: some SyntaxProtocol, named name: TokenSyntax) -> Bool {
    guard name.text == "Preview" else { return false }
    edits.blank(node.range)
    return true
  }
}
