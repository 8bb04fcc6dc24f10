// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

// Values of text attributes. Embedded Swift has no values of any type, so the values of a dictionary of attributes are
// objects: `[.kern: 2]` becomes `[.kern: _attributeValue(2)]`.

extension Translator {
  /// The attributes whose values are numbers, texts or addresses.
  private static let valueAttributes: Set = [
    "kern", "tracking", "underlineStyle", "strikethroughStyle", "baselineOffset", "strokeWidth", "obliqueness",
    "ligature", "expansion",
  ]
  /// Other attributes, whose values are objects. Beside one of them, `link` is an attribute too.
  private static let objectAttributes: Set = ["font", "foregroundColor", "backgroundColor", "paragraphStyle", "shadow"]

  /// Writes the type of a dictionary of attributes, `[NSAttributedString.Key: Any]`, with objects as values.
  func translateAttributes(_ node: DictionaryTypeSyntax) {
    guard ["NSAttributedString.Key", "NSAttributedStringKey"].contains(node.key.plain),
      ["Any", "AnyObject"].contains(node.value.plain)
    else { return }
    edits.replace(node.value.range, by: "NSObject")
  }

  /// Removes `as Any` from the value of an attribute, because the value is an object.
  private func removeUpcast(_ value: ExprSyntax) {
    guard let sequence = value.as(SequenceExprSyntax.self), sequence.elements.count == 3,
      let elements = Optional(Array(sequence.elements)), let cast = elements[1].as(UnresolvedAsExprSyntax.self),
      cast.questionOrExclamationMark == nil, elements[2].as(TypeExprSyntax.self)?.type.plain == "Any"
    else { return }
    edits.replace(elements[0].end..<value.end, by: "")
  }

  /// Converts the value of an attribute in a dictionary literal.
  func convertAttribute(_ node: DictionaryElementSyntax) {
    if isObjectAttribute(node.key) { removeUpcast(node.value) }
    guard isValueAttribute(node.key) || isLink(node) else { return }
    edits.wrap(node.value.range, in: "_attributeValue(", ")")
  }

  /// Converts the value that is assigned to an attribute in a dictionary.
  func convertAttribute(in node: SequenceExprSyntax) {
    let elements = Array(node.elements)
    guard elements.count >= 3, elements[1].is(AssignmentExprSyntax.self), let last = elements.last,
      !elements[2].is(NilLiteralExprSyntax.self),
      let target = elements[0].as(SubscriptCallExprSyntax.self), target.arguments.count == 1,
      let key = target.arguments.first, key.label == nil, isValueAttribute(key.expression)
    else { return }
    edits.wrap(elements[2].start..<last.end, in: "_attributeValue(", ")")
  }

  /// Whether an element of a dictionary is the address of a link. Enumerations of apps have such a case too.
  private func isLink(_ node: DictionaryElementSyntax) -> Bool {
    guard let key = node.key.as(MemberAccessExprSyntax.self), key.declName.baseName.name == "link" else { return false }
    if let base = key.base { return base.plain == "NSAttributedString.Key" }
    return node.parent?.as(DictionaryElementListSyntax.self)?.contains {
      let name = $0.key.as(MemberAccessExprSyntax.self)?.declName.baseName.name ?? ""
      return Self.valueAttributes.contains(name) || Self.objectAttributes.contains(name)
    } ?? false
  }

  private func isValueAttribute(_ key: ExprSyntax) -> Bool {
    isAttribute(key, of: Self.valueAttributes)
  }

  private func isObjectAttribute(_ key: ExprSyntax) -> Bool {
    isAttribute(key, of: Self.objectAttributes)
  }

  private func isAttribute(_ key: ExprSyntax, of names: Set<String>) -> Bool {
    guard let member = key.as(MemberAccessExprSyntax.self), names.contains(member.declName.baseName.name)
    else { return false }
    return member.base.map { ["NSAttributedString.Key", "NSAttributedStringKey"].contains($0.plain) } ?? true
  }
}
