// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

// Untyped errors. Embedded Swift has no `any Error`. `UniversalError` replaces it in `throws` and as a type.

/// The code that receives an error that is thrown at a place.
enum ErrorHandler {
  /// A function that does not throw.
  case nothing
  /// A function, or a `do`, that takes errors of any type.
  case universal
  /// A function, or a `do`, with an error type that the source names.
  case typed

  init(_ clause: ThrowsClauseSyntax?) {
    guard let clause else {
      self = .nothing
      return
    }
    self = clause.type.map { $0.isAnyError ? .universal : .typed } ?? .universal
  }

  init(of closure: ClosureExprSyntax) {
    let clause = closure.signature?.effectSpecifiers?.throwsClause
    self = clause == nil ? .universal : ErrorHandler(clause)
  }
}

extension Translator {
  /// Adds an error type to `throws`: `throws(UniversalError)`, or `throws(Thrown)` in a function that rethrows.
  func translateThrows(_ node: ThrowsClauseSyntax) {
    guard node.type == nil, node.throwsSpecifier.text == "throws" else { return }
    edits.insert(node.isInRethrowing ? "(Thrown)" : "(UniversalError)", after: node.throwsSpecifier.end)
  }

  /// Makes a rethrowing function generic over the error. Returns whether it rethrows.
  func rethrowsGenerically(_ node: FunctionDeclSyntax) -> Bool {
    guard let clause = node.signature.effectSpecifiers?.throwsClause, clause.throwsSpecifier.text == "rethrows" else {
      return false
    }
    edits.replace(clause.throwsSpecifier.range, by: "throws(Thrown)")
    if let last = node.genericParameterClause?.parameters.last {
      edits.insert(", Thrown: Error", after: last.end)
    } else {
      edits.insert("<Thrown: Error>", after: node.name.end)
    }
    return true
  }

  /// Replaces `Error` as a type with `UniversalError`. Returns whether the children need no visit.
  func translateErrorType(_ node: some TypeSyntaxProtocol) -> Bool {
    let type = TypeSyntax(node)
    if let any = type.as(SomeOrAnyTypeSyntax.self) {
      if any.someOrAnySpecifier.text == "some" { return any.constraint.isErrorName }
      // The library's coders are structures.
      if Self.coders.contains(any.constraint.plain.prefix { $0 != "<" }.description) {
        edits.remove(any.someOrAnySpecifier.range)
      }
    }
    guard type.isAnyError, !type.isConstraint else { return false }
    guard table.resolve("Error", in: scopes.type) == nil || type.plain.contains("Swift.") else { return false }
    edits.replace(node.range, by: "UniversalError")
    return true
  }

  private static let coders: Set = [
    "CodingKey", "Decoder", "Encoder", "SingleValueDecodingContainer", "SingleValueEncodingContainer",
    "UnkeyedDecodingContainer", "UnkeyedEncodingContainer",
  ]
}

extension TypeSyntax {
  /// Whether the type is written as the `Error` protocol.
  fileprivate var isErrorName: Bool {
    let text = plain
    return text == "Error" || text == "Swift.Error"
  }

  /// Whether the type means any error.
  var isAnyError: Bool {
    if let any = self.as(SomeOrAnyTypeSyntax.self) {
      return any.someOrAnySpecifier.text == "any" && any.constraint.isErrorName
    }
    if self.is(MemberTypeSyntax.self) || self.is(IdentifierTypeSyntax.self) { return isErrorName }
    return false
  }

  /// Whether the type is used as the constraint of another type.
  var isConstraint: Bool {
    guard let parent else { return false }
    if let any = parent.as(SomeOrAnyTypeSyntax.self) { return any.someOrAnySpecifier.text == "some" }
    if let requirement = parent.as(ConformanceRequirementSyntax.self) {
      return requirement.rightType == self
    }
    return parent.is(InheritedTypeSyntax.self) || parent.is(GenericParameterSyntax.self)
      || parent.is(ExtensionDeclSyntax.self) || parent.is(CompositionTypeElementSyntax.self)
      || parent.is(MemberTypeSyntax.self)
  }
}

extension ThrowsClauseSyntax {
  /// Whether the clause belongs to the type of a parameter of a rethrowing function.
  fileprivate var isInRethrowing: Bool {
    var next = parent
    while let node = next {
      if let function = node.as(FunctionDeclSyntax.self) {
        return function.signature.effectSpecifiers?.throwsClause?.throwsSpecifier.text == "rethrows"
      }
      if node.is(CodeBlockSyntax.self) || node.is(ClosureExprSyntax.self) { return false }
      next = node.parent
    }
    return false
  }
}
