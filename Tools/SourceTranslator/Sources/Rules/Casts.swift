// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

// Casts to protocols, which Embedded Swift lacks: `x as? Named` calls a function that tries the module's conforming
// classes. Casts of errors ask the error.

extension Translator {
  /// The text around a value that turns the cast into a call that returns an optional.
  struct Cast {
    var opening: String
    var closing: String

    func callAsFunction(_ value: String) -> String { opening + value + closing }
  }

  func translateCasts(in node: SequenceExprSyntax) {
    let elements = Array(node.elements)
    for (index, element) in elements.enumerated() where index > 0 && index + 1 < elements.count {
      guard let type = elements[index + 1].as(TypeExprSyntax.self)?.type else { continue }
      let end = elements[index - 1].end..<elements[index + 1].end
      if let cast = element.as(UnresolvedAsExprSyntax.self),
        let found = bridge(to: type, mark: cast.questionOrExclamationMark?.text, from: elements[index - 1])
      {
        edits.insert(found.opening, before: operandStart(elements, index))
        edits.replace(end, by: found.closing)
        continue
      }
      if let cast = element.as(UnresolvedAsExprSyntax.self), cast.questionOrExclamationMark == nil, type.plain == "Any",
        node.parent?.is(DictionaryElementSyntax.self) != true
      {
        edits.insert(objectCall(), before: operandStart(elements, index))
        edits.replace(end, by: ")")
        continue
      }
      if element.is(UnresolvedIsExprSyntax.self), isAny(elements[index - 1]), let found = readAny(as: type, mark: "?") {
        edits.insert("(\(found.opening)", before: operandStart(elements, index))
        edits.replace(end, by: "\(found.closing) != nil)")
        continue
      }
      if let cast = element.as(UnresolvedAsExprSyntax.self), cast.questionOrExclamationMark == nil, type.isAnyError {
        edits.insert("UniversalError(", before: operandStart(elements, index))
        edits.replace(end, by: ")")
      } else if let mark = element.as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark {
        guard let found = self.cast(to: type) else { continue }
        edits.insert(found.opening, before: operandStart(elements, index))
        edits.replace(end, by: found.closing + (mark.text == "!" ? "!" : ""))
      } else if element.is(UnresolvedIsExprSyntax.self) {
        guard let found = self.cast(to: type) else { continue }
        edits.insert("(\(found.opening)", before: operandStart(elements, index))
        edits.replace(end, by: "\(found.closing) != nil)")
      }
    }
  }

  /// Translates `for case let x as P in xs`.
  func translateCast(in node: ForStmtSyntax) {
    guard let keyword = node.caseKeyword, let (pattern, type) = node.pattern.castBinding,
      let cast = cast(to: type)
    else { return }
    edits.remove(keyword.range)
    edits.replace(node.pattern.range, by: pattern)
    edits.wrap(node.sequence.range, in: "(", ").compactMap({ \(cast("$0")) })")
  }

  /// Translates `if case let x as P = y`.
  func translateCast(in node: MatchingPatternConditionSyntax) {
    if translateNestedCast(in: node) { return }
    guard let (pattern, type) = node.pattern.castBinding, let found = cast(to: type) else { return }
    edits.replace(node.caseKeyword.start..<node.pattern.end, by: "let \(pattern)")
    edits.wrap(node.initializer.value.range, in: found.opening, found.closing)
  }

  /// Translates `case let x as P:` and `case is P:`. Call this after the parts of the case are translated.
  func translateCasts(in node: SwitchCaseSyntax) {
    guard let label = node.label.as(SwitchCaseLabelSyntax.self) else { return }
    for item in label.caseItems {
      if translateNestedCast(in: item, label.colon) { continue }
      if let (name, type) = item.pattern.castBinding, let found = cast(to: type, in: node) {
        let value = "cast_\(name)"
        let text = found(value)
        let condition = item.whereClause.map { ", \(edits.text(of: $0.condition.range))" } ?? ""
        edits.replace(
          item.pattern.start..<(item.whereClause?.end ?? item.pattern.end),
          by: condition.isEmpty
            ? "let \(value) where \(text) != nil"
            : "let \(value) where { if let \(name) = \(text)\(condition) { true } else { false } }()")
        edits.insert(" let \(name) = \(text)!;", after: label.colon.end)
      } else if let type = item.pattern.as(IsTypePatternSyntax.self)?.type, let found = cast(to: type, in: node) {
        edits.replace(
          item.pattern.range,
          by: "let cast_value where \(found("cast_value")) != nil\(item.whereClause == nil ? "" : " && ")")
        if let keyword = item.whereClause?.whereKeyword { edits.replace(keyword.range, by: "") }
      }
    }
  }

  /// Returns the translation of a cast in a case.
  private func cast(to type: TypeSyntax, in node: SwitchCaseSyntax) -> Cast? {
    if let subject = node.parent?.parent?.as(SwitchExprSyntax.self)?.subject, isAny(subject),
      let found = readAny(as: type, mark: "?")
    {
      return found
    }
    return cast(to: type)
  }

  /// Returns the first offset of the value that a cast applies to. Arithmetic binds tighter than a cast; comparisons,
  /// `??` and assignments do not.
  private func operandStart(_ elements: [ExprSyntax], _ index: Int) -> Int {
    var first = index - 1
    while first >= 2 {
      let before = elements[first - 1]
      let isTight =
        before.is(UnresolvedAsExprSyntax.self)
        || before.as(BinaryOperatorExprSyntax.self).map { Self.tight.contains($0.operator.text) } ?? false
      guard isTight else { break }
      first -= 2
    }
    var operand = elements[first]
    while true {
      if let inner = operand.as(TryExprSyntax.self)?.expression ?? operand.as(AwaitExprSyntax.self)?.expression {
        operand = inner
      } else {
        return operand.start
      }
    }
  }

  private static let tight: Set = [
    "+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>", "&+", "&-", "&*", "&<<", "&>>", "...", "..<",
  ]

  // MARK: The functions

  /// Returns the translation of a cast to a type, or `nil` if Embedded Swift supports the cast.
  func cast(to type: TypeSyntax) -> Cast? {
    let parts = type.protocolParts
    if parts.count == 1, let name = parts.first, table.isError(name, in: scopes.type) {
      helpers["castError"] = Self.errorCasts
      return Cast(opening: "castError(", closing: ", to: \(name).self)")
    }
    if let content = contentCast(to: type) { return content }
    let paths = parts.map { table.resolve($0, in: scopes.type) ?? $0 }
    let isProtocol = { (path: String) in (self.table.entry(path)?.kind ?? Kit.kind(of: path)) == .protocol }
    guard let first = paths.first(where: isProtocol) else { return nil }
    for path in paths where isProtocol(path) {
      guard table.isClassBound(path) || table.becomesClassBound(path) else {
        report(type, "a page cannot cast to \(path), which structures conform to; write protocol \(path): AnyObject")
        return nil
      }
    }
    let name = "castTo" + paths.map { $0.filter { $0 != "." } }.joined(separator: "And")
    if helpers[name] == nil { helpers[name] = castFunction(name, to: paths, first) }
    return Cast(opening: "\(name)(", closing: ")")
  }

  /// The functions that cast an error, which may be optional, and may have a type that a function names in its
  /// `throws`.
  private static let errorCasts =
    "fileprivate func castError<Wanted: Error>(_ error: UniversalError, to type: Wanted.Type) -> Wanted? "
    + "{ error.as(type) }; "
    + "fileprivate func castError<Wanted: Error>(_ error: UniversalError?, to type: Wanted.Type) -> Wanted? "
    + "{ error?.as(type) }; "
    + "fileprivate func castError<Thrown: Error, Wanted: Error>(_ error: Thrown, to type: Wanted.Type) -> Wanted? "
    + "{ UniversalError(error).as(type) }"

  private func castFunction(_ name: String, to paths: [String], _ first: String) -> String {
    var classes = conformingClasses(of: first)
    for path in paths where path != first {
      classes = classes.filter { table.classes(from: $0).contains(path) || table.protocols(of: $0).contains(path) }
    }
    // A class need not be tried if its superclass is tried.
    classes = classes.filter { one in !table.classes(from: one).dropFirst().contains { classes.contains($0) } }
    let result = paths.count == 1 ? "(any \(paths[0]))?" : "(\(paths.joined(separator: " & ")))?"
    let tries = classes.map { "if let match = object as? \($0) { return match }; " }.joined()
    return "fileprivate func \(name)(_ object: AnyObject?) -> \(result) { \(tries)return nil }"
  }

  /// Returns the classes that conform to a protocol and that this file can name.
  private func conformingClasses(of path: String) -> [String] {
    table.conformers(of: path).filter { $0.kind == .class }.map(\.path).filter { path in
      guard let entry = table.entries[path], entry.kind != .extension else { return true }
      return table.isVisible(entry, inFile: number)
    }
  }
}

extension TypeSyntax {
  /// The names of a composition's parts, or the one name of a type, without `any` and parentheses.
  var protocolParts: [String] {
    if let any = self.as(SomeOrAnyTypeSyntax.self) { return any.constraint.protocolParts }
    if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first!.type.protocolParts
    }
    if let composition = self.as(CompositionTypeSyntax.self) {
      return composition.elements.flatMap { $0.type.protocolParts }
    }
    return self.is(IdentifierTypeSyntax.self) || self.is(MemberTypeSyntax.self) ? [plain] : []
  }
}

extension PatternSyntax {
  /// The name and the type of `let name as Type`.
  var castBinding: (name: String, type: TypeSyntax)? {
    guard
      let elements = self.as(ValueBindingPatternSyntax.self)?.pattern.as(ExpressionPatternSyntax.self)?.expression
        .as(SequenceExprSyntax.self)?.elements, elements.count == 3,
      let name = elements.first?.as(PatternExprSyntax.self)?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let type = elements.last?.as(TypeExprSyntax.self)?.type
    else { return nil }
    return (name, type)
  }
}
