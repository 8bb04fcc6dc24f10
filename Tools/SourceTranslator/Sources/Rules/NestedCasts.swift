// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

// Casts inside patterns: `case .failure(let error as LoadError)` takes any error, and a condition checks its type.

extension Translator {
  /// Translates the cast in a case of a `switch`. Call this after its parts are translated. Returns whether there was
  /// one.
  func translateNestedCast(in item: SwitchCaseItemSyntax, _ colon: TokenSyntax) -> Bool {
    guard let found = nestedCast(in: item.pattern) else { return false }
    let (place, name, cast) = found
    let text = cast("cast_\(name)")
    edits.replace(place.range, by: "let cast_\(name)")
    if let clause = item.whereClause {
      edits.wrap(clause.condition.range, in: "{ if let \(name) = \(text), ", " { true } else { false } }()")
    } else {
      edits.insert(" where \(text) != nil", after: item.pattern.end)
    }
    edits.insert(" let \(name) = \(text)!;", after: colon.end)
    return true
  }

  /// Translates the cast in `if case .failure(let error as LoadError) = result`. Returns whether there was one.
  func translateNestedCast(in node: MatchingPatternConditionSyntax) -> Bool {
    guard let (place, name, cast) = nestedCast(in: node.pattern) else { return false }
    edits.replace(place.range, by: "let cast_\(name)")
    edits.insert(", let \(name) = \(cast("cast_\(name)"))", after: node.end)
    return true
  }

  private func nestedCast(in pattern: PatternSyntax) -> (PatternExprSyntax, name: String, Cast)? {
    guard let call = pattern.as(ExpressionPatternSyntax.self)?.expression.as(FunctionCallExprSyntax.self) else {
      return nil
    }
    for argument in call.arguments {
      if let place = argument.expression.as(PatternExprSyntax.self), let (name, type) = place.pattern.castBinding,
        let cast = cast(to: type)
      {
        return (place, name, cast)
      }
    }
    return nil
  }
}
