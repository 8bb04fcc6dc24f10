// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// Visits a file in the order in which names become visible, and tracks the scopes of each place.
class ScopeVisitor: SyntaxVisitor {
  var scopes = Scopes()

  /// Visits the children of a node, in a new block if they need one.
  final func walkChildren(of node: some SyntaxProtocol) {
    for child in node.children(viewMode: .sourceAccurate) { walk(child) }
  }

  final func inBlock(_ body: () -> Void) {
    scopes.enter()
    body()
    scopes.leave()
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { walkType(node, node.name.name) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { walkType(node, node.name.name) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { walkType(node, node.name.name) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { walkType(node, node.name.name) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { walkType(node, node.name.name) }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    walkType(node, node.extendedType.plain)
  }

  private func walkType(_ node: some DeclGroupSyntax, _ name: String) -> SyntaxVisitorContinueKind {
    scopes.enter(type: scopes.path(of: name))
    walkChildren(of: node)
    scopes.leave()
    return .skipChildren
  }

  // MARK: Functions

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    walkBody(node, node.signature.parameterClause)
  }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    walkBody(node, node.signature.parameterClause)
  }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    walkBody(node, node.parameterClause)
  }
  override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
    inBlock {
      switch node.accessorSpecifier.tokenKind {
      case .keyword(.set), .keyword(.willSet): scopes.declare(node.parameters?.name.name ?? "newValue")
      case .keyword(.didSet): scopes.declare(node.parameters?.name.name ?? "oldValue")
      default: break
      }
      walkChildren(of: node)
    }
    return .skipChildren
  }

  private func walkBody(
    _ node: some SyntaxProtocol, _ parameters: FunctionParameterClauseSyntax
  ) -> SyntaxVisitorContinueKind {
    inBlock {
      for parameter in parameters.parameters {
        scopes.declare((parameter.secondName ?? parameter.firstName).name, .local(type: parameter.type.plain))
      }
      walkChildren(of: node)
    }
    return .skipChildren
  }

  // MARK: Blocks

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    inBlock { walkChildren(of: node) }
    return .skipChildren
  }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    inBlock { walkChildren(of: node) }
    return .skipChildren
  }

  /// Declares a block's functions first, because they can be called before the line that declares them.
  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    for item in node {
      if let function = item.item.as(FunctionDeclSyntax.self) { scopes.declare(function.name.name) }
    }
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    var captured: [(String, Scopes.Meaning)] = []
    for capture in node.signature?.capture?.items ?? [] {
      if let value = capture.initializer?.value { walk(value) }
      captured.append((capture.name.name, meaning(of: capture)))
    }
    inBlock {
      for (name, meaning) in captured { scopes.declare(name, meaning) }
      if let names = node.signature?.parameterClause?.as(ClosureShorthandParameterListSyntax.self) {
        let types = parameterTypes(of: node)
        for (index, name) in names.enumerated() {
          scopes.declare(name.name.name, .local(type: index < types.count ? types[index] : nil))
        }
      } else if let clause = node.signature?.parameterClause?.as(ClosureParameterClauseSyntax.self) {
        let types = parameterTypes(of: node)
        for (index, parameter) in clause.parameters.enumerated() {
          let type = parameter.type?.plain ?? (index < types.count ? types[index] : nil)
          scopes.declare((parameter.secondName ?? parameter.firstName).name, .local(type: type))
        }
        walk(clause)
      }
      if let signature = node.signature {
        walk(signature.attributes)
        if let effects = signature.effectSpecifiers { walk(effects) }
        if let result = signature.returnClause { walk(result) }
      }
      // Declarations of the statements may hide captured names.
      inBlock { walk(node.statements) }
    }
    return .skipChildren
  }

  /// Returns the types of the parameters of a closure that are known and matter, in their order.
  func parameterTypes(of node: ClosureExprSyntax) -> [String?] { [] }

  /// Returns the type of the elements of a list, if it is known and matters.
  func elementType(of value: ExprSyntax) -> String? { nil }

  /// Returns the meaning of a captured name inside the closure.
  func meaning(of capture: ClosureCaptureSyntax) -> Scopes.Meaning { .local(type: nil) }

  // MARK: Conditions

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    inBlock {
      walk(node.conditions)
      walk(node.body)
    }
    if let next = node.elseBody { walk(next) }
    return .skipChildren
  }

  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
    scopes.enter()
    walk(node.conditions)
    let outer = scopes
    scopes.leave()
    walk(node.body)
    scopes = outer
    scopes.leaveToOuter()
    return .skipChildren
  }

  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
    inBlock { walkChildren(of: node) }
    return .skipChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    walk(node.sequence)
    inBlock {
      let element = elementType(of: node.sequence)
      walk(node.pattern)
      if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.name, let element {
        scopes.declare(name, .local(type: element))
      }
      if let type = node.typeAnnotation { walk(type) }
      if let condition = node.whereClause { walk(condition) }
      walk(node.body)
    }
    return .skipChildren
  }

  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
    inBlock { walkChildren(of: node) }
    return .skipChildren
  }

  override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
    inBlock {
      if node.catchItems.isEmpty { scopes.declare("error") }
      walk(node.catchItems)
      if node.catchItems.count == 1, let (name, type) = node.catchItems.first?.pattern?.castBinding {
        scopes.declare(name, .local(type: type.plain))
      }
      walk(node.body)
    }
    return .skipChildren
  }

  // MARK: Names

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let type = node.typeAnnotation { walk(type) }
    if let value = node.initializer { walk(value) }
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.name {
      scopes.declare(name, .local(type: node.declaredType))
    } else {
      walk(node.pattern)
    }
    if let accessors = node.accessorBlock { walk(accessors) }
    return .skipChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if let type = node.typeAnnotation { walk(type) }
    if let value = node.initializer { walk(value) }
    walk(node.pattern)
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.name {
      let type = node.typeAnnotation?.type ?? node.initializer?.value.castType
      if let type = type?.plain ?? node.initializer.flatMap({ tableType(of: $0.value) }) {
        scopes.declare(name, .local(type: type))
      }
    }
    return .skipChildren
  }

  /// Returns the type of a value that is a dictionary with values of any type; `nil` for other values.
  func tableType(of value: ExprSyntax) -> String? { value.infoType }

  override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
    walk(node.initializer)
    walk(node.pattern)
    return .skipChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    scopes.declare(node.identifier.name)
    return .skipChildren
  }

  /// Visits only the expression before the dot, because the name after it is a member.
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base { walk(base) }
    return .skipChildren
  }

  override func visit(_ node: KeyPathPropertyComponentSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: PrecedenceGroupDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension ExprSyntax {
  /// The type after the `as?` or `as!` at the end of an expression.
  var castType: TypeSyntax? {
    guard let elements = self.as(SequenceExprSyntax.self)?.elements, elements.count >= 3,
      let type = elements.last?.as(TypeExprSyntax.self)?.type,
      elements.dropLast().last?.is(UnresolvedAsExprSyntax.self) == true
    else { return nil }
    return type
  }

  /// The type of the values of Info.plist, as in `Bundle.main.infoDictionary!`.
  var infoType: String? {
    if let unwrapped = self.as(ForceUnwrapExprSyntax.self) { return unwrapped.expression.infoType }
    return self.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "infoDictionary" ? "[String: Any]" : nil
  }
}
