// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

// Key paths that change properties: `\.title` as an argument for a `WritableKeyPath` becomes
// `WritablePath({ $0.title }, { $0.title = $1 })`, and `item[keyPath: path] = text` becomes `path.set(&item, to: text)`.

extension Translator {
  /// Turns a key path into a pair of functions if it is used for a writable one. Returns whether it did.
  func makePath(of node: KeyPathExprSyntax) -> Bool {
    guard let type = expectedType(of: node), let name = type.writablePath else { return false }
    let members = node.components.map(\.plain).joined()
    if let root = node.root?.plain {
      let mark = name == "WritablePath" ? "inout " : ""
      edits.replace(
        node.range,
        by:
          "\(name)({ (root: \(root)) in root\(members) }, { (root: \(mark)\(root), value) in root\(members) = value })")
    } else {
      edits.replace(node.range, by: "\(name)({ $0\(members) }, { $0\(members) = $1 })")
    }
    return true
  }

  /// Replaces the types of writable key paths.
  func translateWritablePath(_ node: IdentifierTypeSyntax) {
    guard let name = "\(node.name.text)<".writablePath, node.genericArgumentClause != nil else { return }
    edits.replace(node.name.range, by: name)
  }

  /// Translates `item[keyPath: path] = value`. Call this after its parts are translated.
  func changeThroughPath(_ node: SequenceExprSyntax) {
    let elements = Array(node.elements)
    guard elements.count >= 3, elements[1].is(AssignmentExprSyntax.self),
      let target = elements[0].as(SubscriptCallExprSyntax.self), target.arguments.count == 1,
      let argument = target.arguments.first, argument.label?.text == "keyPath",
      let type = declaredType(of: argument.expression), let name = type.writablePath
    else { return }
    let path = edits.text(of: argument.expression.range)
    let root = edits.text(of: target.calledExpression.range)
    let value = edits.text(of: elements[2].start..<node.end)
    edits.replace(node.range, by: "\(path).set(\(name == "WritablePath" ? "&" : "")\(root), to: \(value))")
  }

  /// Returns the declared type of the parameter or variable that takes a key path.
  private func expectedType(of node: KeyPathExprSyntax) -> String? {
    if let clause = node.parent?.as(InitializerClauseSyntax.self) {
      return clause.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type.plain
    }
    guard let argument = node.parent?.as(LabeledExprSyntax.self), argument.label?.text != "keyPath",
      let list = argument.parent?.as(LabeledExprListSyntax.self), let index = Array(list).firstIndex(of: argument)
    else { return nil }
    let labels = list.map { $0.label?.text ?? "_" }
    var types: [String] = []
    if let call = list.parent?.as(FunctionCallExprSyntax.self) {
      types = parameterTypes(of: call)
    } else if let attribute = list.parent?.as(AttributeSyntax.self) {
      let name = attribute.attributeName.plain.prefix { $0 != "<" }
      types = table.methodsByName[String(name)]?.first { $0.labels.starts(with: labels) }?.parameters ?? []
    } else if list.parent?.is(SubscriptCallExprSyntax.self) == true {
      // The type of the value before the brackets is not known.
      let found = table.entries.values.lazy.flatMap(\.members).first {
        $0.facts.kind == .subscript && $0.facts.parameters.count == list.count
          && $0.facts.parameters.contains { $0.writablePath != nil }
      }
      types = found?.facts.parameters ?? []
    }
    return index < types.count ? types[index] : nil
  }
}

extension String {
  /// The type that replaces a writable key path.
  fileprivate var writablePath: String? {
    let name = split(separator: " ").first { !$0.hasPrefix("@") && $0 != "any" } ?? self[...]
    if name.hasPrefix("WritableKeyPath<") { return "WritablePath" }
    return name.hasPrefix("ReferenceWritableKeyPath<") ? "ReferencePath" : nil
  }
}
