// SPDX-License-Identifier: Apache-2.0

/// The declarations of a module by name: types with their extensions, and derived facts.
struct ModuleTable {
  /// A type with all its extensions.
  struct Entry {
    /// `.extension` for a type of another module.
    var kind = TypeFacts.Kind.extension
    var path = ""
    /// The number of the file with the declaration.
    var file = -1
    var flags: Flags = []
    var generics: [String] = []
    var inherited: [String] = []
    /// The members with the numbers of their files.
    var members: [(facts: MemberFacts, file: Int)] = []
  }

  private(set) var entries: [String: Entry] = [:]
  /// The entries whose declarations or extensions name a type as their superclass or protocol.
  private var heirs: [String: [String]] = [:]
  /// The members by their Objective-C names, with the paths of their types.
  private var selectors: [String: [(path: String, member: MemberFacts, file: Int)]] = [:]
  private(set) var functions: [String: [MemberFacts]] = [:]
  /// The types that aliases outside types stand for.
  private(set) var aliases: [String: String] = [:]
  /// The types of the variables outside types, as they are written; an empty text if it is not known.
  private(set) var globals: [String: String] = [:]
  /// The names of the requirements that a type need not satisfy.
  private(set) var optionalRequirements: Set<String> = []
  /// The declared types of the variables in the module's types, by the variables' names.
  private(set) var variableTypes: [String: Set<String>] = [:]
  /// The functions that throw errors of one type. Initializers are listed by the names of their types.
  private(set) var typedThrowers: Set<String> = []
  /// Whether a declaration of the module uses a generic type, such as `Result`, whose failure is any error.
  private(set) var hasUniversalResults = false
  /// The methods of all types by name, and the initializers by the names of their types.
  private(set) var methodsByName: [String: [MemberFacts]] = [:]

  /// Creates the table of all files.
  init(_ files: [FileFacts]) {
    for (number, file) in files.enumerated() {
      for type in file.types where type.kind != .extension {
        entries[type.path] = Entry(
          kind: type.kind, path: type.path, file: number, flags: type.flags, generics: type.generics)
      }
      for function in file.functions {
        if function.kind == .type {
          aliases[function.name] = function.type
          continue
        }
        if function.kind == .variable {
          // Files may have private variables of one name.
          let known = globals[function.name]
          globals[function.name] = known == nil || known == function.type ? function.type : ""
          continue
        }
        functions[function.name, default: []].append(function)
        if function.flags.contains(.throwsOneType) { typedThrowers.insert(function.name) }
      }
    }
    for (number, file) in files.enumerated() {
      for type in file.types { add(type, file: number) }
    }
    if aliases.values.contains(where: \.mentionsAnyErrorAsArgument) { hasUniversalResults = true }
    for path in objectStructures { entries[path]!.kind = .class }
  }

  private mutating func add(_ type: TypeFacts, file: Int) {
    let path = resolve(type.path, in: "") ?? type.path
    entries[path, default: Entry(path: path)].inherited += type.inherited
    for name in type.inherited {
      for part in name.split(separator: "&") {
        let plain = part.filter { $0 != " " }
        heirs[resolve(String(plain), in: path) ?? String(plain), default: []].append(path)
      }
    }
    for member in type.members {
      entries[path]!.members.append((member, file))
      if !member.objectiveCName.isEmpty {
        selectors[member.objectiveCName, default: []].append((path, member, file))
      }
      let types = member.parameters + [member.type]
      if types.contains(where: \.mentionsAnyErrorAsArgument) {
        hasUniversalResults = true
      }
      if member.flags.contains(.throwsOneType) {
        typedThrowers.insert(member.kind == .initializer ? lastName(path) : member.name)
      }
      if member.flags.contains(.isOptional) { optionalRequirements.insert(member.name) }
      if member.kind == .variable { variableTypes[member.name, default: []].insert(member.type) }
      if member.kind == .function || member.kind == .initializer || member.kind == .case {
        methodsByName[member.kind == .initializer ? lastName(path) : member.name, default: []].append(member)
      }
    }
  }

  // MARK: Types

  /// Returns the path of a type that code inside another type refers to by this name, or `nil` if it does not belong to
  /// the module.
  func resolve(_ name: String, in path: String) -> String? {
    let name = name.prefix { $0 != "<" }
    var scope = path[...]
    while true {
      let candidate = scope.isEmpty ? String(name) : "\(scope).\(name)"
      if let entry = entries[candidate], entry.kind != .extension { return candidate }
      guard !scope.isEmpty else { return nil }
      scope = scope.lastIndex(of: ".").map { scope[..<$0] } ?? ""
    }
  }

  /// Returns a written type with the full paths of the module's types in it.
  func qualified(_ type: String, in path: String) -> String {
    var result = ""
    var rest = type[...]
    while let first = rest.first {
      guard first.isLetter || first == "_" else {
        result.append(first)
        rest.removeFirst()
        continue
      }
      let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      rest = rest.dropFirst(name.count)
      result += result.hasSuffix(".") ? String(name) : resolve(String(name), in: path) ?? String(name)
    }
    return result
  }

  func entry(_ name: String, in path: String = "") -> Entry? {
    resolve(name, in: path).flatMap { entries[$0] }
  }

  /// Returns the class itself and its known superclasses, including those of UIKit.
  func classes(from path: String) -> [String] {
    var result: [String] = []
    var next: String? = path
    while let name = next, !result.contains(name), result.count < 64 {
      result.append(name)
      next = superclass(of: name)
    }
    return result
  }

  private func superclass(of path: String) -> String? {
    guard let entry = entries[path], entry.kind != .extension else { return Kit.superclass(of: path) }
    for name in entry.inherited {
      if let found = resolve(name, in: path) {
        if entries[found]?.kind == .class { return found }
      } else if Kit.kind(of: name) == .class {
        return name
      }
    }
    return nil
  }

  /// Returns all protocols of a type: its own, those of its superclasses, and those that they inherit.
  func protocols(of path: String) -> Set<String> {
    var result: Set<String> = []
    var ahead = classes(from: path)
    var seen = Set(ahead)
    while let name = ahead.popLast() {
      let written = (entries[name]?.inherited ?? []) + Kit.inherited(by: name)
      for text in written {
        for part in text.split(separator: "&") {
          let plain = String(part.filter { $0 != " " })
          let found = resolve(plain, in: name) ?? plain
          guard seen.insert(found).inserted else { continue }
          if entries[found]?.kind != .class { result.insert(found) }
          ahead.append(found)
        }
      }
    }
    return result
  }

  /// Returns the types that conform to a protocol. Types of the module and of UIKit have their kinds, others `nil`.
  func conformers(of path: String) -> [(path: String, kind: TypeFacts.Kind?)] {
    var result: [(String, TypeFacts.Kind?)] = []
    var seen: Set = [path]
    var ahead = [path]
    while let name = ahead.popLast() {
      for heir in heirs[name] ?? [] where seen.insert(heir).inserted {
        let kind = entries[heir].flatMap { $0.kind == .extension ? nil : $0.kind } ?? Kit.kind(of: heir)
        if kind != .protocol { result.append((heir, kind)) }
        if kind == .protocol || kind == .class { ahead.append(heir) }
      }
    }
    return result.sorted { $0.0 < $1.0 }
  }

  /// Returns whether a protocol is declared as class-bound.
  func isClassBound(_ path: String) -> Bool {
    if path == "AnyObject" || path == "class" { return true }
    let all = protocols(of: path)
    return all.contains("AnyObject") || all.contains("class")
      || (all.union([path])).contains {
        Kit.isClassBound($0) || entries[$0]?.kind == .class || Kit.kind(of: $0) == .class
      }
  }

  /// Returns whether the translation makes a protocol class-bound, because it is not, but only classes conform to it.
  func becomesClassBound(_ path: String) -> Bool {
    guard entries[path]?.kind == .protocol, !isClassBound(path) else { return false }
    // Only classes conform to a protocol of Objective-C.
    if entries[path]?.flags.contains(.isObjectiveC) == true { return true }
    let all = conformers(of: path)
    return !all.isEmpty && all.allSatisfy { $0.kind == .class }
  }

  /// Returns whether values of a type can be thrown.
  func isError(_ name: String, in path: String) -> Bool {
    guard let found = resolve(name, in: path) else { return Kit.isError(name) }
    return !protocols(of: found).isDisjoint(with: ["Error", "Swift.Error", "LocalizedError", "CustomNSError"])
  }

  /// Returns the subclasses of a class in the module.
  func subclasses(of path: String) -> [String] {
    (heirs[path] ?? []).filter { entries[$0]?.kind == .class }
  }

  /// Returns the classes that code in a file can name.
  func namedClasses(inFile file: Int) -> [String] {
    entries.values.filter { $0.kind == .class && isVisible($0, inFile: file) }.map(\.path).sorted()
  }

  /// Returns whether a file can name a type and its enclosing types, and none of them has generic parameters.
  func isVisible(_ entry: Entry, inFile file: Int) -> Bool {
    var path = entry.path
    while let current = entries[path] {
      let isNested = path.contains(".")
      guard current.generics.isEmpty, !(current.flags.contains(.isPrivate) && isNested) else { return false }
      if !current.flags.isDisjoint(with: [.isPrivate, .isFileprivate]), current.file != file { return false }
      guard let dot = path.lastIndex(of: ".") else { return true }
      path = String(path[..<dot])
    }
    return true
  }

  // MARK: Members

  /// Returns whether code inside a type can use an instance's member by its name alone.
  func hasInstanceMember(_ name: String, in path: String) -> Bool {
    for type in classes(from: path) + protocols(of: path) {
      if entries[type]?.members.contains(where: { isInstanceMember($0.facts, name) }) == true { return true }
      if Kit.hasInstanceMember(name, in: type) { return true }
    }
    return false
  }

  private func isInstanceMember(_ member: MemberFacts, _ name: String) -> Bool {
    member.name == name && (member.kind == .variable || member.kind == .function) && !member.flags.contains(.isStatic)
  }

  /// Returns the members of a class and its superclasses in the module, the nearest first.
  func members(named name: String, in path: String) -> [MemberFacts] {
    classes(from: path).flatMap { entries[$0]?.members.map(\.facts).filter { $0.name == name } ?? [] }
  }

  /// Returns whether a subclass in the module overrides a member.
  func isOverridden(_ fullName: String, in path: String) -> Bool {
    var ahead = [path]
    var seen: Set = [path]
    while let name = ahead.popLast() {
      for heir in heirs[name] ?? [] where seen.insert(heir).inserted {
        let overrides = entries[heir]?.members.contains {
          $0.facts.flags.contains(.isOverride) && $0.facts.fullName == fullName
        }
        if overrides == true { return true }
        ahead.append(heir)
      }
    }
    return false
  }

  /// Returns whether a protocol of the module requires a member of this name.
  func isRequired(_ fullName: String) -> Bool {
    entries.values.contains { entry in
      entry.kind == .protocol && entry.members.contains { $0.facts.fullName == fullName }
    }
  }

  /// Returns the methods with an Objective-C name, without overrides.
  func methods(named selector: String) -> [(path: String, member: MemberFacts, file: Int)] {
    (selectors[selector] ?? []).filter { $0.member.kind == .function && !$0.member.flags.contains(.isOverride) }
  }

  /// Returns the methods whose Objective-C names begin and end with certain texts, without overrides.
  func methods(from begin: String, to end: String) -> [(path: String, member: MemberFacts, file: Int)] {
    selectors.filter { $0.key.hasPrefix(begin) && $0.key.hasSuffix(end) && $0.key.count > begin.count + end.count }
      .keys.sorted().flatMap { methods(named: $0) }
  }

  /// Returns the types of the module that have a method of this name that is visible to Objective-C.
  func typesWithMethod(_ fullName: String) -> [(path: String, member: MemberFacts)] {
    selectors.values.joined().filter {
      ($0.member.fullName == fullName || $0.member.name == fullName) && $0.member.kind == .function
        && !$0.member.flags.contains(.isOverride)
    }.map { ($0.path, $0.member) }
  }

  private func lastName(_ path: String) -> String {
    path.split(separator: ".").last.map(String.init) ?? path
  }
}

extension ModuleTable {
  /// Returns the facts as code in a file sees them: without private types of other files that have the name of one of
  /// its own types. Returns `nil` if nothing is left out.
  static func facts(_ files: [FileFacts], seenBy number: Int) -> [FileFacts]? {
    let own = Set(files[number].types.filter { $0.kind != .extension }.map(\.path))
    var isLess = false
    var result = files
    for index in files.indices where index != number {
      let hidden = files[index].types.filter { type in
        type.kind != .extension && !type.flags.isDisjoint(with: [.isPrivate, .isFileprivate]) && own.contains(type.path)
      }.map(\.path)
      guard !hidden.isEmpty else { continue }
      isLess = true
      result[index].types.removeAll { type in hidden.contains { type.path == $0 || type.path.hasPrefix("\($0).") } }
    }
    return isLess ? result : nil
  }
}

extension String {
  /// Whether a type has any error as a generic argument: `Result<Data, Error>`.
  fileprivate var mentionsAnyErrorAsArgument: Bool {
    utf8.contains(UInt8(ascii: "<"))
      && (contains(", Error>") || contains(",Error>") || contains("any Error>") || contains("Swift.Error>"))
  }
}
