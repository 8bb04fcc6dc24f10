// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

// Weak and unowned captures: `[weak self]` becomes `[weak_self = Weak(self)]`, and `self` in the closure becomes
// `weak_self.wrappedValue`, up to a `guard let self`. Members after it that are used without `self.` get that prefix,
// because the compiler requires it without the weak capture.

extension Translator {
  /// Translates a capture. Returns the meaning of its name in the closure.
  func hold(_ capture: ClosureCaptureSyntax) -> Scopes.Meaning {
    let name = capture.name.name
    let specifier = capture.specifier?.specifier.text
    guard specifier == "weak" || specifier == "unowned" && capture.specifier?.detail?.text != "unsafe" else {
      return holdStrongly(capture)
    }
    let holder = "\(specifier!)_\(name)"
    let wrapper = self.wrapper(specifier == "weak" ? "Weak" : "Unowned")
    let head = capture.specifier!.start..<capture.name.end
    if let value = capture.initializer?.value {
      edits.replace(head, by: holder)
      edits.wrap(value.range, in: "\(wrapper)(", ")")
    } else {
      edits.replace(head, by: "\(holder) = \(wrapper)(\(reading(of: name) ?? name))")
    }
    let reading = "\(holder).wrappedValue"
    return specifier == "weak" ? .weak(reading: reading) : .unowned(reading: reading)
  }

  private func holdStrongly(_ capture: ClosureCaptureSyntax) -> Scopes.Meaning {
    let name = capture.name.name
    guard capture.specifier == nil, capture.initializer == nil, let meaning = scopes.meaning(of: name) else {
      return .local(type: nil)
    }
    switch meaning {
    case .weak(let reading), .unowned(let reading):
      if name == "self" {
        // `self` cannot be the name of an optional value, so the closure captures the holder.
        edits.replace(capture.name.range, by: String(reading.prefix { $0 != "." }))
        return meaning
      }
      edits.replace(capture.name.range, by: "\(name) = \(reading)")
      return .local(type: nil)
    case .local: return meaning
    }
  }

  /// Returns the expression that replaces a bare name here, or `nil` if the name keeps its meaning.
  func reading(of name: String) -> String? {
    switch scopes.meaning(of: name) {
    case .weak(let reading), .unowned(let reading): return reading
    case .local: return nil
    case nil:
      guard name != "self", let prefix = scopes.explicitSelf, table.hasInstanceMember(name, in: scopes.type) else {
        return nil
      }
      return "\(prefix).\(name)"
    }
  }

  /// Reads a held object, or a member of `self`.
  func read(_ node: DeclReferenceExprSyntax) {
    let name = node.baseName.name
    if name == "self", !scopes.knows(name), node.parent?.is(LabeledExprSyntax.self) == true, node.isInInitialValue {
      // Before initialization there is no object, and Apple's compiler takes the name for a method of NSObject. An
      // action with the target `nil` finds the object among the responders.
      edits.replace(node.range, by: "nil")
      return
    }
    guard let reading = reading(of: name) else { return }
    if !scopes.knows(name) {
      edits.insert(String(reading.dropLast(name.count)), before: node.baseName.start)
    } else {
      edits.replace(node.baseName.range, by: reading)
    }
  }

  /// Adds the unwrapped value to a shorthand such as `guard let self`.
  func readShorthand(_ node: OptionalBindingConditionSyntax) {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.name,
      let reading = reading(of: name)
    else { return }
    edits.insert(" = \(reading)", after: node.typeAnnotation?.end ?? node.pattern.end)
  }
}

extension DeclReferenceExprSyntax {
  /// Whether the expression is in the initial value of an instance variable, where there is no `self`.
  fileprivate var isInInitialValue: Bool {
    var next = parent
    while let node = next {
      if node.is(AccessorBlockSyntax.self) || node.is(FunctionDeclSyntax.self) || node.is(MemberBlockSyntax.self) {
        return false
      }
      if node.is(InitializerClauseSyntax.self), let variable = node.parent?.parent?.parent?.as(VariableDeclSyntax.self),
        variable.enclosingClass != nil
      {
        return !variable.isStatic && !variable.modifiers.contains { $0.name.text == "lazy" }
      }
      next = node.parent
    }
    return false
  }
}
