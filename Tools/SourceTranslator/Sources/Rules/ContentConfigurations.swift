// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

// Content configurations of an app's own types. In Embedded Swift, `UIContentConfiguration` cannot be the type of a
// value, so `AnyContentConfiguration` contains them: a value is converted where it is assigned, and a cast looks into it.

extension Translator {
  /// Whether the module has configurations of its own.
  var hasContentConfigurations: Bool {
    table.conformers(of: Self.configuration).contains { table.entry($0.path)?.kind ?? .extension != .extension }
  }

  private static let configuration = "UIContentConfiguration"

  /// Replaces `UIContentConfiguration` as the type of a value. Returns whether the children need no visit.
  func translateContentType(_ node: some TypeSyntaxProtocol) -> Bool {
    let type = TypeSyntax(node)
    let name = type.as(SomeOrAnyTypeSyntax.self).map { $0.someOrAnySpecifier.text == "any" ? $0.constraint.plain : "" }
    guard (name ?? type.plain) == Self.configuration, !type.isConstraint, hasContentConfigurations else { return false }
    edits.replace(node.range, by: "AnyContentConfiguration")
    return true
  }

  /// Converts the value that is assigned to `contentConfiguration`, or to the `configuration` of a content view.
  func convertContent(in node: SequenceExprSyntax) {
    let elements = Array(node.elements)
    guard elements.count >= 3, elements[1].is(AssignmentExprSyntax.self), let last = elements.last,
      !elements[2].is(NilLiteralExprSyntax.self), let conversion = conversion(for: elements[0]),
      hasContentConfigurations
    else { return }
    edits.wrap(elements[2].start..<last.end, in: "\(conversion)(", ")")
  }

  /// Converts the initial value of a content view's configuration.
  func convertContent(in node: PatternBindingSyntax) {
    guard let type = node.typeAnnotation?.type, let value = node.initializer?.value,
      type.protocolParts == [Self.configuration], hasContentConfigurations
    else { return }
    edits.wrap(value.range, in: "_anyContent(", ")")
  }

  /// Converts a configuration that passes itself to the initializer of its content view.
  func convertContent(in node: FunctionCallExprSyntax) {
    guard let view = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.name,
      let path = table.resolve(view, in: scopes.type), table.protocols(of: path).contains("UIContentView"),
      table.protocols(of: scopes.type).contains(Self.configuration)
    else { return }
    for argument in node.arguments where argument.expression.isSelf {
      edits.wrap(argument.expression.range, in: "_passedContent(", ")")
    }
  }

  /// Returns the function that converts a value for a target of an assignment, or `nil` if the target is no configuration.
  private func conversion(for target: ExprSyntax) -> String? {
    let member = target.as(MemberAccessExprSyntax.self)
    guard let name = member?.declName.baseName.name ?? target.as(DeclReferenceExprSyntax.self)?.baseName.name else {
      return nil
    }
    if name == "contentConfiguration" { return "_optionalContent" }
    guard name == "configuration", member?.base?.isSelf ?? (scopes.meaning(of: name) == nil) else { return nil }
    return table.protocols(of: scopes.type).contains("UIContentView") ? "_anyContent" : nil
  }

  /// Returns the translation of a cast to a type of configurations, or `nil` if the type is none.
  func contentCast(to type: TypeSyntax) -> Cast? {
    guard type.protocolParts.count == 1, let name = type.protocolParts.first else { return nil }
    let path = table.resolve(name, in: scopes.type) ?? name
    let isConfiguration =
      path == "UIListContentConfiguration" || table.conformers(of: Self.configuration).contains { $0.path == path }
    guard isConfiguration, hasContentConfigurations else { return nil }
    return Cast(opening: "_content(", closing: ", as: \(name).self)")
  }
}
