// SPDX-License-Identifier: Apache-2.0

/// The Objective-C names of Swift declarations.
enum ObjectiveCName {
  /// Returns the name that a member has without `@objc(name)`.
  static func of(_ member: MemberFacts) -> String {
    switch member.kind {
    case .variable: return member.name
    case .function, .initializer: return selector(member.name, member.labels)
    default: return ""
    }
  }

  /// Returns a method's selector: `tap(_:)` is `tap:`, `tap(sender:)` is `tapWithSender:`, `move(to:by:)` is
  /// `moveTo:by:`.
  static func selector(_ name: String, _ labels: [String]) -> String {
    guard let first = labels.first else { return name }
    var result = name
    if first != "_" {
      if !prepositions.contains(firstWord(of: first)), !prepositions.contains(lastWord(of: name)) { result += "With" }
      result += capitalized(first)
    }
    return result + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
  }

  /// Returns the selector of a property's setter, such as `setTitle:` for `title`.
  static func setter(of property: String) -> String { "set\(capitalized(property)):" }

  private static func capitalized(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }

  private static func firstWord(of name: String) -> String {
    String(name.prefix { $0.isLowercase })
  }

  private static func lastWord(of name: String) -> String {
    guard let start = name.lastIndex(where: \.isUppercase) else { return name }
    return name[start...].lowercased()
  }

  /// The words before which Swift does not insert "With".
  private static let prepositions: Set = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
    "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
    "using",
    "via", "when", "with", "within",
  ]
}
