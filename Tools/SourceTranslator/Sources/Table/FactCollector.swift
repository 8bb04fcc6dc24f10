// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// Collects the facts of a file. Visits declarations, but no bodies.
final class FactCollector: SyntaxVisitor {
  private(set) var facts = FileFacts()
  /// The indices in `facts.types` of the types that enclose the current place.
  private var enclosing: [Int] = []

  static func facts(of tree: SourceFileSyntax) -> FileFacts {
    let collector = FactCollector(viewMode: .sourceAccurate)
    collector.walk(tree)
    return collector.facts
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(.class, node.name.name, node, node.inheritanceClause, node.genericParameterClause)
  }
  override func visitPost(_ node: ClassDeclSyntax) { enclosing.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(.struct, node.name.name, node, node.inheritanceClause, node.genericParameterClause)
  }
  override func visitPost(_ node: StructDeclSyntax) { enclosing.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(.enum, node.name.name, node, node.inheritanceClause, node.genericParameterClause)
  }
  override func visitPost(_ node: EnumDeclSyntax) { enclosing.removeLast() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(.actor, node.name.name, node, node.inheritanceClause, node.genericParameterClause)
  }
  override func visitPost(_ node: ActorDeclSyntax) { enclosing.removeLast() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(.protocol, node.name.name, node, node.inheritanceClause, nil)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { enclosing.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(.extension, node.extendedType.plain, node, node.inheritanceClause, nil)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { enclosing.removeLast() }

  private func begin(
    _ kind: TypeFacts.Kind, _ name: String, _ node: some WithAttributesSyntax & WithModifiersSyntax,
    _ inheritance: InheritanceClauseSyntax?, _ generics: GenericParameterClauseSyntax?
  ) -> SyntaxVisitorContinueKind {
    let outer = enclosing.last.map { facts.types[$0].path + "." } ?? ""
    if let index = enclosing.last, kind != .extension {
      facts.types[index].members.append(MemberFacts(kind: .type, name: name))
    }
    var type = TypeFacts(kind: kind, path: outer + name, flags: flags(of: node))
    type.inherited = inheritance?.inheritedTypes.map { $0.type.plain } ?? []
    type.generics = generics?.parameters.map { $0.name.name } ?? []
    if node.attributes.has("objcMembers") || (kind == .extension || kind == .protocol) && node.attributes.has("objc") {
      type.flags.insert(.isObjectiveC)
    }
    enclosing.append(facts.types.count)
    facts.types.append(type)
    return .visitChildren
  }

  // MARK: Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    var member = MemberFacts(kind: .function, name: node.name.name, flags: flags(of: node))
    member.take(node.signature.parameterClause)
    member.type = node.signature.returnClause?.type.plain ?? ""
    if node.genericParameterClause != nil || member.parameters.contains(where: { $0.hasPrefix("some ") }) {
      member.flags.insert(.isGeneric)
    }
    if node.signature.effectSpecifiers?.throwsClause?.namesType == true { member.flags.insert(.throwsOneType) }
    add(member, node.attributes)
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    var member = MemberFacts(kind: .initializer, name: "init", flags: flags(of: node))
    member.take(node.signature.parameterClause)
    if node.signature.effectSpecifiers?.throwsClause?.namesType == true { member.flags.insert(.throwsOneType) }
    add(member, node.attributes)
    return .skipChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    var member = MemberFacts(kind: .subscript, name: "subscript", flags: flags(of: node))
    member.take(node.parameterClause)
    member.type = node.returnClause.type.plain
    add(member, node.attributes)
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.name else { continue }
      var member = MemberFacts(kind: .variable, name: name, flags: flags(of: node))
      member.type = binding.declaredType ?? ""
      if binding.isComputed { member.flags.insert(.isComputed) }
      if node.bindingSpecifier.text == "var" { member.flags.insert(.isChanging) }
      if binding.hasSetter { member.flags.insert(.hasSetter) }
      add(member, node.attributes)
    }
    return .skipChildren
  }

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    for element in node.elements {
      var member = MemberFacts(kind: .case, name: element.name.name)
      member.labels = element.parameterClause?.parameters.map { $0.firstName?.name ?? "_" } ?? []
      member.parameters = element.parameterClause?.parameters.map { $0.type.plain } ?? []
      add(member, node.attributes)
    }
    return .skipChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    add(MemberFacts(kind: .type, name: node.name.name, type: node.initializer.value.plain), node.attributes)
    return .skipChildren
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AttributeListSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func add(_ member: MemberFacts, _ attributes: AttributeListSyntax) {
    guard let index = enclosing.last else {
      if [.function, .type, .variable].contains(member.kind) { facts.functions.append(member) }
      return
    }
    var member = member
    if facts.types[index].kind == .extension { member.flags.insert(.isInExtension) }
    let isVisible =
      attributes.has("objc") || attributes.has("IBAction") || attributes.has("IBSegueAction")
      || attributes.has("NSManaged") || facts.types[index].flags.contains(.isObjectiveC)
    if isVisible, !attributes.has("nonobjc") {
      member.objectiveCName = attributes.objectiveCName ?? ObjectiveCName.of(member)
    }
    facts.types[index].members.append(member)
  }

  private func flags(of node: some WithModifiersSyntax) -> Flags {
    var flags: Flags = []
    for modifier in node.modifiers where modifier.detail == nil {
      switch modifier.name.text {
      case "static", "class": flags.insert(.isStatic)
      case "override": flags.insert(.isOverride)
      case "private": flags.insert(.isPrivate)
      case "fileprivate": flags.insert(.isFileprivate)
      case "open": flags.formUnion([.isOpen, .isPublic])
      case "public": flags.insert(.isPublic)
      case "final": flags.insert(.isFinal)
      case "optional": flags.insert(.isOptional)
      case "mutating": flags.insert(.isChanging)
      default: break
      }
    }
    return flags
  }
}

extension ThrowsClauseSyntax {
  /// Whether the clause names a specific error type.
  var namesType: Bool { type.map { !$0.isAnyError && $0.plain != "UniversalError" } ?? false }
}

extension MemberFacts {
  fileprivate mutating func take(_ clause: FunctionParameterClauseSyntax) {
    labels = clause.parameters.map { $0.firstName.name }
    parameters = clause.parameters.map { $0.type.plain }
  }
}

extension AttributeListSyntax {
  /// Returns whether one of the attributes has this name.
  func has(_ name: String) -> Bool {
    attribute(name) != nil
  }

  func attribute(_ name: String) -> AttributeSyntax? {
    for element in self {
      if let attribute = element.as(AttributeSyntax.self),
        attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text == name
      {
        return attribute
      }
    }
    return nil
  }

  /// The name in `@objc(name:)`.
  var objectiveCName: String? {
    guard let arguments = attribute("objc")?.arguments else { return nil }
    let name = arguments.plain.filter { $0 != " " }
    return name.isEmpty ? nil : name
  }
}

extension PatternBindingSyntax {
  /// Whether the variable has no storage.
  var isComputed: Bool {
    guard let block = accessorBlock else { return false }
    guard case .accessors(let accessors) = block.accessors else { return true }
    return !accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }

  /// Whether the variable has code that sets it.
  var hasSetter: Bool {
    guard case .accessors(let accessors)? = accessorBlock?.accessors else { return false }
    return accessors.contains { $0.accessorSpecifier.text == "set" }
  }

  /// The written type, even if it follows a later name of the list, or the type that the initial value shows:
  /// `Int` for `0`, `Store` for `Store()`.
  var declaredType: String? {
    if let type = typeAnnotation?.type { return type.plain }
    if let value = initializer { return value.value.evidentType }
    guard let list = parent?.as(PatternBindingListSyntax.self), list.count > 1, let index = list.firstIndex(of: self)
    else { return nil }
    return list[index...].first { $0.typeAnnotation != nil }?.typeAnnotation?.type.plain
  }
}

extension ExprSyntax {
  /// The type of a literal, of `Type(…)`, or after a cast.
  var evidentType: String? {
    switch kind {
    case .integerLiteralExpr: return "Int"
    case .floatLiteralExpr: return "Double"
    case .booleanLiteralExpr: return "Bool"
    case .stringLiteralExpr: return "String"
    case .sequenceExpr: return castType?.plain
    case .memberAccessExpr, .forceUnwrapExpr: return infoType
    case .prefixOperatorExpr: return self.as(PrefixOperatorExprSyntax.self)?.expression.evidentType
    case .tryExpr: return self.as(TryExprSyntax.self)?.expression.evidentType.flatMap { $0 == "Any" ? $0 : nil }
    case .functionCallExpr:
      guard let called = self.as(FunctionCallExprSyntax.self)?.calledExpression else { return nil }
      if called.plain == "JSONSerialization.jsonObject" { return "Any" }
      // `[String]()` and `[String: Int]()` are types, too.
      let isType =
        called.is(ArrayExprSyntax.self) || called.is(DictionaryExprSyntax.self)
        || called.plain.split(separator: ".").last?.first?.isUppercase == true
      return isType ? called.plain : nil
    default: return nil
    }
  }
}
