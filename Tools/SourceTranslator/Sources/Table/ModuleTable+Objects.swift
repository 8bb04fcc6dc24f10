// SPDX-License-Identifier: Apache-2.0

// Structures that become classes. In Embedded Swift, a value can have the type of a protocol only if the protocol is
// class-bound. A structure that nothing can change, such as a service, behaves like an object, so it becomes one if a
// variable, a result or an initializer has the type of its protocol.

extension ModuleTable {
  /// The paths of the structures that the translation turns into classes.
  var objectStructures: Set<String> {
    let named = namesOfValues
    guard !named.isEmpty else { return [] }
    var result: Set<String> = []
    for (path, entry) in entries where entry.kind == .protocol && !isClassBound(path) {
      guard named.contains(path.split(separator: ".").last.map(String.init) ?? path) else { continue }
      let all = conformers(of: path)
      guard !all.isEmpty,
        all.allSatisfy({ $0.kind == .class || $0.kind == .struct && isLikeObject($0.path) })
      else { continue }
      result.formUnion(all.filter { $0.kind == .struct }.map(\.path))
    }
    return result
  }

  /// Returns whether code cannot tell a structure from an object.
  private func isLikeObject(_ path: String) -> Bool {
    guard let entry = entries[path], entry.generics.isEmpty else { return false }
    let kept: Set = ["Sendable", "CustomStringConvertible", "CustomDebugStringConvertible"]
    for name in protocols(of: path) where entries[name]?.kind != .protocol && !kept.contains(name) { return false }
    return entry.members.allSatisfy { member, _ in
      let isStored = member.kind == .variable && !member.flags.contains(.isComputed)
      if member.flags.contains(.isStatic) { return true }
      if isStored || member.kind == .function { return !member.flags.contains(.isChanging) }
      return member.kind != .initializer || !member.flags.contains(.isInExtension)
    }
  }

  /// The names in the types of variables, results, initializers' parameters and requirements.
  private var namesOfValues: Set<String> {
    var result: Set<String> = []
    func add(_ type: String) {
      var word = ""
      var isConstraint = false
      for character in type + " " {
        if character.isLetter || character.isNumber || character == "_" {
          word.append(character)
          continue
        }
        if word == "some" {
          isConstraint = true
        } else if !word.isEmpty {
          if !isConstraint { result.insert(word) }
          isConstraint = false
        }
        word = ""
      }
    }
    for entry in entries.values {
      for (member, _) in entry.members {
        add(member.type)
        guard member.kind != .function || entry.kind == .protocol else {
          // A function can take a protocol itself as a generic parameter, but no array or optional of it.
          for type in member.parameters where type.contains(where: { "[?!<(".contains($0) }) { add(type) }
          continue
        }
        for type in member.parameters { add(type) }
      }
    }
    for alias in aliases.values { add(alias) }
    return result
  }
}
