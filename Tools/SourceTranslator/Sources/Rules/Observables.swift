// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

// Observable classes. Combine finds the published properties of an object by metadata, which Linux and Embedded Swift
// lack, so a class gets its publisher of changes from this rule.

extension Translator {
  /// Adds `objectWillChange` to a class that names `ObservableObject` and does not have it.
  func publishChanges(of node: ClassDeclSyntax) {
    let names = node.inheritanceClause?.inheritedTypes.map { $0.type.plain } ?? []
    guard names.contains(where: { $0 == "ObservableObject" || $0 == "Combine.ObservableObject" }),
      table.entries[scopes.path(of: node.name.name)]?.members.contains(where: { $0.facts.name == "objectWillChange" })
        != true
    else { return }
    let properties = node.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .filter { !$0.isStatic && ($0.attributes.has("Published") || $0.attributes.has("Combine.Published")) }
      .flatMap(\.bindings).compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.name }
    let changes = properties.map { "_\($0)._changes" }.joined(separator: ", ")
    let access = node.memberAccess == "open " ? "public " : node.memberAccess
    add("\(access)private(set) lazy var objectWillChange = ObservableObjectPublisher(_of: [\(changes)])", to: node)
  }

  /// Turns the key path of `assign(to: \.title, on: label)` into a function that writes. Returns whether it did.
  func makeAssignment(of node: KeyPathExprSyntax) -> Bool {
    guard let argument = node.parent?.as(LabeledExprSyntax.self), argument.label?.text == "to",
      let list = argument.parent?.as(LabeledExprListSyntax.self), list.count == 2, list.last?.label?.text == "on",
      let call = list.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "assign"
    else { return false }
    let head = node.backslash.start..<(node.root?.end ?? node.backslash.end)
    edits.replace(head, by: node.root.map { "{ (root: \($0.plain), value) in root" } ?? "{ $0")
    edits.insert(node.root == nil ? " = $1 }" : " = value }", after: node.end)
    return true
  }
}
