// SPDX-License-Identifier: Apache-2.0

/// The names that code at a position can use without a dot, if they are declared in a body of code.
struct Scopes {
  /// The entity that a name refers to.
  enum Meaning {
    /// A constant, variable, parameter or function, with its type if that is known.
    case local(type: String?)
    /// A weak capture, and the expression that reads it.
    case weak(reading: String)
    /// An unowned capture, and the expression that reads it.
    case unowned(reading: String)
  }

  private struct Scope {
    /// The path of the type whose declaration begins here.
    var type: String?
    var names: [String: Meaning] = [:]
  }

  private var stack: [Scope] = []

  mutating func enter() { stack.append(Scope()) }

  mutating func enter(type: String) { stack.append(Scope(type: type)) }

  mutating func leave() { stack.removeLast() }

  /// Leaves the innermost block and moves its names to the enclosing one, as `guard` does.
  mutating func leaveToOuter() {
    let names = stack.removeLast().names
    guard !stack.isEmpty else { return }
    stack[stack.count - 1].names.merge(names) { $1 }
  }

  /// Adds a name to the innermost block. Variables of a file or a type are not names of a block.
  mutating func declare(_ name: String, _ meaning: Meaning = .local(type: nil)) {
    guard let last = stack.indices.last, stack[last].type == nil else { return }
    stack[last].names[name] = meaning
  }

  /// The path of the innermost type, or an empty string outside types.
  var type: String { stack.last { $0.type != nil }?.type ?? "" }

  /// Returns the path of a type that is declared at this place. A local type has only its own name.
  func path(of name: String) -> String {
    isInCode || type.isEmpty ? name : "\(type).\(name)"
  }

  /// Whether the position is in a body of code.
  var isInCode: Bool { stack.last.map { $0.type == nil } ?? false }

  func meaning(of name: String) -> Meaning? {
    for scope in stack.reversed() {
      if let found = scope.names[name] { return found }
      // Code in a type can't use the variables around the type's declaration.
      if scope.type != nil { return nil }
    }
    return nil
  }

  /// Returns whether a body of code declares the name.
  func knows(_ name: String) -> Bool {
    if case nil = meaning(of: name) { return false }
    return true
  }

  /// The prefix that members need if a closure captures `self` weakly or unowned: the closure's own expression for it,
  /// or `self` once it is bound again.
  var explicitSelf: String? {
    var isBound = false
    for scope in stack.reversed() {
      switch scope.names["self"] {
      case .weak: return isBound ? "self" : nil
      case .unowned(let reading): return isBound ? "self" : reading
      case .local: isBound = true
      case nil: break
      }
      if scope.type != nil { return nil }
    }
    return nil
  }
}
