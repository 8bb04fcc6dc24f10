// SPDX-License-Identifier: Apache-2.0

/// The protocols of a module and the uses of them that single words of its code show.
///
/// In Embedded Swift, a protocol can be the type of a value only if all conforming types are classes, and there are no
/// casts to protocols.
struct ModuleProtocols {
  /// All protocols that the module declares, and some from other modules.
  private var names: Set<String> = [
    "CustomStringConvertible", "UIContentConfiguration", "UIContentView", "UIDragDropSession", "UIDragSession",
    "UIDropSession", "UIInteraction", "UISearchResultsUpdating", "UITextInput", "UITraitEnvironment",
  ]
  /// The protocols to which value types may conform, and `Error`.
  private(set) var open: Set<String> = ["Error"]

  init(_ files: [[SourceWords.Word]]) {
    var inherited: [String: [String]] = [:]
    for words in files {
      for index in words.indices where words[index].text == "protocol" {
        guard let name = TranslationNeed.text(words, index + 1), name.first?.isLetter == true else { continue }
        var next = index + 2
        var list: [String] = []
        while let text = TranslationNeed.text(words, next), text != "{", text != "where" {
          if text.first?.isLetter == true { list.append(text) }
          next += 1
        }
        inherited[name, default: []] += list
      }
    }
    names.formUnion(inherited.keys)
    open.formUnion(inherited.keys)
    // Protocols that inherit from a class, or from a class-bound protocol, are class-bound.
    var isSettled = false
    while !isSettled {
      isSettled = true
      for (name, list) in inherited where open.contains(name) && list.contains(where: { isForClasses($0, inherited) }) {
        open.remove(name)
        isSettled = false
      }
    }
  }

  private func isForClasses(_ name: String, _ declared: [String: [String]]) -> Bool {
    if declared[name] != nil { return !open.contains(name) }
    return name == "AnyObject" || name == "class" || name == "NSObjectProtocol"
      || name.hasPrefix("UI") && name != "UIContentConfiguration"
  }

  // MARK: Casts

  /// Returns whether the cast at an index is to a protocol, or casts an error.
  func isCast(_ words: [SourceWords.Word], to index: Int) -> Bool {
    var place = index
    while let text = TranslationNeed.text(words, place), text == "(" || text == "any" {
      if text == "any" { return true }
      place += 1
    }
    guard let first = TranslationNeed.text(words, place), first.first?.isLetter == true else { return false }
    // The last name of a path.
    while TranslationNeed.text(words, place + 1) == ".", words[place + 1].isAttached, place + 2 < words.count {
      place += 2
    }
    let name = words[place].text
    if names.contains(name) || TranslationNeed.text(words, place + 1) == "&" { return true }
    if name.hasSuffix("Error") { return true }
    guard name.hasPrefix("UI") || name.hasPrefix("NS") || name.hasPrefix("PH") else { return false }
    return ["Delegate", "DataSource", "Protocol", "Transitioning", "Animating", "Methods", "Coordinator"]
      .contains(where: name.hasSuffix)
  }

  // MARK: Values

  /// Returns whether the word at an index is a protocol that is not class-bound, and is used as the type of a value.
  func isValue(_ words: [SourceWords.Word], _ index: Int) -> Bool {
    guard open.contains(words[index].text), index > 0 else { return false }
    let next = TranslationNeed.text(words, index + 1)
    if next == ".", words[index + 1].isAttached { return false }
    var place = index - 1
    if words[place].text == ".", TranslationNeed.text(words, place - 1) == "Swift" { place -= 2 }
    guard place >= 0 else { return false }
    switch words[place].text {
    case "any": return true
    case "[", "(": return true
    case "<": return words[place].isAttached
    case ">": return TranslationNeed.text(words, place - 1) == "-"
    case "=": return words[..<place].suffix(3).contains { $0.text == "typealias" }
    case "as": return true
    case ":": return !isConstraint(words, place)
    case ",": return isArgument(words, place)
    default: return false
    }
  }

  private static let declarators: Set = [
    "actor", "associatedtype", "class", "enum", "extension", "protocol", "struct",
  ]

  /// Returns whether a colon precedes an inheritance clause, or the constraint of a generic parameter.
  private func isConstraint(_ words: [SourceWords.Word], _ colon: Int) -> Bool {
    var place = colon - 1
    var depth = 0
    while place >= 0, colon - place < 60 {
      switch words[place].text {
      case ">" where TranslationNeed.text(words, place - 1) != "-": depth += 1
      case "<":
        // The parameter itself is between them.
        if depth == 0 { return true }
        depth -= 1
      case "where": return true
      case let text where Self.declarators.contains(text): return depth == 0
      case "(", "{", "}", "[", ")", "]", "var", "let", "func", "=": return false
      case ",", ":": if depth == 0, !isInList(words, place) { return false }
      default: break
      }
      place -= 1
    }
    return false
  }

  /// Returns whether a comma is between type arguments or elements of a tuple.
  private func isArgument(_ words: [SourceWords.Word], _ comma: Int) -> Bool {
    var place = comma - 1
    var depth = 0
    while place >= 0, comma - place < 80 {
      switch words[place].text {
      case ")", "]": depth += 1
      case ">" where TranslationNeed.text(words, place - 1) != "-": depth += 1
      case "(", "[", "<":
        if depth == 0 { return true }
        depth -= 1
      case "{", "}": return false
      case let text where depth == 0 && Self.declarators.contains(text): return false
      default: break
      }
      place -= 1
    }
    return false
  }

  /// Returns whether a comma or colon before a constraint belongs to the same list of generic parameters or conditions.
  private func isInList(_ words: [SourceWords.Word], _ place: Int) -> Bool {
    var place = place - 1
    while place >= 0 {
      switch words[place].text {
      case "<", "where": return true
      case ",", ":", ".", "&": break
      case let text where text.first?.isLetter == true: break
      default: return false
      }
      place -= 1
    }
    return false
  }
}
