// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

// Functions with any number of values for a format. Embedded Swift has no values of the type `CVarArg`, so
// `func log(_ format: String, _ values: CVarArg...)` takes values of the type `FormatArgument`, and a call of it,
// `log("%d", count)`, passes `(count).formatArgument`.

extension Translator {
  /// Replaces the type of a parameter, of an array's elements or of a variable.
  func takeFormatArguments(_ node: FunctionParameterSyntax) {
    if node.ellipsis != nil, node.type.isFormatArgument { edits.replace(node.type.range, by: "FormatArgument") }
  }

  /// Replaces the type of the elements in `[CVarArg]`.
  func takeFormatArguments(_ node: ArrayTypeSyntax) {
    if node.element.isFormatArgument { edits.replace(node.element.range, by: "FormatArgument") }
  }

  /// Converts the values of a call.
  func passFormatArguments(in node: FunctionCallExprSyntax) {
    let arguments = Array(node.arguments)
    if node.calledExpression.plain == "String" || node.calledExpression.plain == "String.init",
      arguments.first?.label?.text == "format", let last = arguments.last, last.label?.text == "arguments"
    {
      convertFormatArguments(of: last.expression)
      return
    }
    var called = node.calledExpression
    if let optional = called.as(OptionalChainingExprSyntax.self) { called = optional.expression }
    let reference =
      called.as(DeclReferenceExprSyntax.self)?.baseName
      ?? called.as(MemberAccessExprSyntax.self)?.declName.baseName
    guard let name = reference?.name else { return }
    let labels = arguments.map { $0.label?.text ?? "_" }
    let candidates = (table.functions[name] ?? []) + (table.methodsByName[name] ?? [])
    for candidate in candidates {
      guard let place = candidate.parameters.firstIndex(where: { $0.isFormatArguments }), place < arguments.count,
        candidate.labels.prefix(place + 1).elementsEqual(labels.prefix(place + 1))
      else { continue }
      if candidate.parameters[place].hasPrefix("[") {
        convertFormatArguments(of: arguments[place].expression)
      } else {
        for (index, argument) in arguments.enumerated().dropFirst(place) {
          guard index == place || argument.label == nil else { break }
          edits.wrap(argument.expression.range, in: "(", ").formatArgument")
        }
      }
      return
    }
  }

  private func convertFormatArguments(of value: ExprSyntax) {
    guard let array = value.as(ArrayExprSyntax.self) else { return }
    for element in array.elements { edits.wrap(element.expression.range, in: "(", ").formatArgument") }
  }
}

extension TypeSyntax {
  fileprivate var isFormatArgument: Bool { ["CVarArg", "any CVarArg"].contains(plain) }
}

extension String {
  fileprivate var isFormatArguments: Bool {
    ["CVarArg", "any CVarArg", "CVarArg...", "any CVarArg...", "[CVarArg]", "[any CVarArg]"].contains(self)
  }
}
