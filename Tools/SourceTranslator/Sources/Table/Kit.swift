// SPDX-License-Identifier: Apache-2.0

/// The public types of Quire, which apps import as UIKit: `Kit+Table.swift` lists them.
enum Kit {
  private struct Entry {
    var kind: TypeFacts.Kind
    var inherited: [String]
    /// The instance members' full names.
    var members: Set<String>
    /// The members' names without labels.
    var names: Set<String>
  }

  private static let entries: [String: Entry] = {
    var result: [String: Entry] = [:]
    var name = ""
    for line in table.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      if line.hasPrefix(" ") {
        result[name]!.members.formUnion(words)
        result[name]!.names.formUnion(words.map { String($0.prefix { $0 != "(" }) })
      } else {
        name = words[1]
        result[name] = Entry(
          kind: TypeFacts.Kind(rawValue: words[0])!, inherited: Array(words.dropFirst(2)), members: [], names: [])
      }
    }
    return result
  }()

  /// The names of the requirements of delegates and other protocols that are not optional in Quire.
  static let requirementNames: Set<String> = entries.values.reduce(into: []) { result, entry in
    if entry.kind == .protocol { result.formUnion(entry.names) }
  }

  static func kind(of name: String) -> TypeFacts.Kind? { entries[name]?.kind }

  /// Returns the name of a type without its optional mark, if it is a UIKit type.
  static func known(_ type: String) -> String? {
    let name = type.filter { !"?!".contains($0) }
    return entries[name] == nil ? nil : name
  }

  static func inherited(by name: String) -> [String] { entries[name]?.inherited ?? [] }

  static func superclass(of name: String) -> String? {
    entries[name]?.inherited.first { kind(of: $0) == .class }
  }

  static func hasInstanceMember(_ name: String, in type: String) -> Bool {
    entries[type]?.names.contains(name) == true
  }

  /// Returns the full names of the methods with this name in a type and its superclasses, such as `endEditing(_:)`.
  static func methods(named name: String, in type: String) -> [String] {
    var result: [String] = []
    var next: String? = type
    while let current = next {
      result += entries[current]?.members.filter { $0.hasPrefix(name + "(") } ?? []
      next = superclass(of: current)
    }
    return result.sorted()
  }

  /// Returns the classes with a method of this name.
  static func classesWithMethod(_ name: String) -> [String] {
    entries.filter { $0.value.kind == .class && $0.value.members.contains(name) }.map(\.key).sorted()
  }

  static func isClassBound(_ name: String) -> Bool {
    if name == "AnyObject" || name == "NSObjectProtocol" { return true }
    return entries[name].map { entry in
      entry.kind == .protocol && entry.inherited.contains { kind(of: $0) == .class || isClassBound($0) }
    } ?? false
  }

  static func isError(_ name: String) -> Bool {
    entries[name].map { !Set($0.inherited).isDisjoint(with: ["Error", "LocalizedError"]) } ?? false
  }
}
