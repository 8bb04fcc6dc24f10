// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// Visits a file once and collects the edits of all rules.
///
/// This class decides which rules see which syntax. Each rule is an extension in its own file, in `Rules`.
final class Translator: ScopeVisitor {
  let file: SourceFile
  /// The number of the file in the table.
  let number: Int
  let table: ModuleTable
  let module: String
  let isForBrowser: Bool
  let hasInterfaces: Bool
  var edits: Edits
  private(set) var diagnostics: [Diagnostic] = []
  /// The functions that the translation of this file calls, by name. They are added at the end of the file.
  var helpers: [String: String] = [:]
  /// The offsets of the imports of UIKit and of the modules that it replaces.
  var imports: [Int] = []
  /// The enclosing error handlers, the innermost last.
  var handlers: [ErrorHandler] = []
  /// Whether the file imports the module Observation.
  var importsObservation = false

  init(_ file: SourceFile, number: Int, table: ModuleTable, arguments: Arguments) {
    self.file = file
    self.number = number
    self.table = table
    module = arguments.module
    isForBrowser = arguments.target == .browser
    hasInterfaces = arguments.hasInterfaces
    edits = Edits(of: file.bytes)
    super.init(viewMode: .sourceAccurate)
  }

  /// Visits the whole file.
  func translate() {
    walk(file.tree)
    addHelpers()
    importKitIfNeeded()
  }

  /// Reports a place that cannot be translated.
  func report(_ node: some SyntaxProtocol, _ sentence: String) {
    let (line, column) = file.location(of: node.start)
    diagnostics.append(Diagnostic(path: file.path, line: line, column: column, sentence: sentence))
  }

  /// Adds the functions that this file needs: to its last line of code or, if nothing can follow there, to its first.
  private func addHelpers() {
    guard let first = file.tree.statements.first, let last = file.tree.statements.last else { return }
    for helper in helpers.sorted(by: { $0.key < $1.key }) {
      if last.item.is(IfConfigDeclSyntax.self) {
        edits.insert("\(helper.value); ", before: first.start)
      } else {
        edits.insert("; \(helper.value)", after: last.end)
      }
    }
  }

  // MARK: Objective-C, in both builds

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    translateImport(node)
    return .skipChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    translateAttribute(node) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    blankDynamic(node)
    return .skipChildren
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    assumePhone(node)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    blankPreview(node, named: node.macroName) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if isForBrowser { nameImage(node) }
    return blankPreview(node, named: node.macroName) || translateSelector(node) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    nameSelector(node)
    initializeByCoder(node)
    callRequirement(node)
    completeError(node)
    if isForBrowser {
      if nameType(node) { return .skipChildren }
      identifyObject(node)
      printByKit(node)
      describeTuples(in: node)
      convertContent(in: node)
      upcastArrays(in: node)
      labelTuples(in: node)
      makeObjects(in: node)
      nameTypesOfNil(in: node)
      wrapItems(in: node)
      wrapErrors(in: node)
      nameArchivedClasses(node)
      passFormatArguments(in: node)
    }
    return .visitChildren
  }

  // MARK: Types

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    if isForBrowser { bindToClasses(node) }
    let kind = super.visit(node)
    completeRequirements(of: node)
    if isForBrowser { dispatchRequirements(of: node) }
    return kind
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    if isForBrowser {
      addConformances(to: node)
      observe(node)
      constrainStored(node.genericParameterClause, in: node.memberBlock)
    }
    overrideFromExtensions(node)
    addMainMenu(node)
    makeResponder(of: node)
    answerForRows(node)
    publishChanges(of: node)
    return super.visit(node)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    if isForBrowser {
      addConformances(to: node)
      makeObject(of: node)
      constrainStored(node.genericParameterClause, in: node.memberBlock)
    }
    return super.visit(node)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    if isForBrowser { addConformances(to: node) }
    return super.visit(node)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    if isForBrowser { blankMutating(node) }
    return super.visit(node)
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    nameRootClass(node)
    if isForBrowser {
      translateKeyPathType(node)
      translateAny(node)
    }
    return isForBrowser && (translateErrorType(node) || translateContentType(node)) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: DictionaryTypeSyntax) -> SyntaxVisitorContinueKind {
    if isForBrowser {
      translateAttributes(node)
      translateAnyDictionary(node)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    if isForBrowser {
      takeFormatArguments(node)
      makeObject(in: node)
    }
    return super.visit(node)
  }

  override func visit(_ node: ArrayTypeSyntax) -> SyntaxVisitorContinueKind {
    if isForBrowser { takeFormatArguments(node) }
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if isForBrowser, translateErrorType(node) || translateContentType(node) { return .skipChildren }
    if let base = node.baseType.as(IdentifierTypeSyntax.self) { translateModule(base.name) }
    return .visitChildren
  }

  override func visit(_ node: SomeOrAnyTypeSyntax) -> SyntaxVisitorContinueKind {
    isForBrowser && (translateErrorType(node) || translateContentType(node)) ? .skipChildren : .visitChildren
  }

  // MARK: Members

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    renameOverride(node)
    if isForBrowser {
      holdWeakly(node)
      makeFinal(node)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    renameOverride(node)
    guard isForBrowser else { return super.visit(node) }
    takeObjects(node)
    constrainStored(node)
    makeFinal(node, isGeneric: takeConformers(node))
    handlers.append(ErrorHandler(node.signature.effectSpecifiers?.throwsClause))
    defer { handlers.removeLast() }
    if rethrowsGenerically(node) { handlers[handlers.count - 1] = .typed }
    return super.visit(node)
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    if isForBrowser {
      makeFinal(node)
      refuseMembers(node)
    }
    return super.visit(node)
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    handlers.append(ErrorHandler(node.signature.effectSpecifiers?.throwsClause))
    defer { handlers.removeLast() }
    return super.visit(node)
  }

  override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
    handlers.append(ErrorHandler(node.effectSpecifiers?.throwsClause))
    defer { handlers.removeLast() }
    return super.visit(node)
  }

  // MARK: References to objects

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    guard isForBrowser else { return super.visit(node) }
    handlers.append(ErrorHandler(of: node))
    defer { handlers.removeLast() }
    let kind = super.visit(node)
    throwUniversally(node)
    return kind
  }

  override func meaning(of capture: ClosureCaptureSyntax) -> Scopes.Meaning {
    isForBrowser ? hold(capture) : super.meaning(of: capture)
  }

  override func tableType(of value: ExprSyntax) -> String? { anyDictionaryType(of: value) }

  override func elementType(of value: ExprSyntax) -> String? { anyElementType(of: value) }

  override func parameterTypes(of node: ClosureExprSyntax) -> [String?] { anyParameters(of: node) }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    guard node.initializer == nil, let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.name else {
      return super.visit(node)
    }
    let isAny = isForBrowser && isAny(ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(name))))
    if isForBrowser { readShorthand(node) }
    let kind = super.visit(node)
    if isAny { scopes.declare(name, .local(type: "Any")) }
    return kind
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.is(MemberAccessExprSyntax.self) == true { translateModule(node.baseName) }
    if isForBrowser { read(node) }
    return .skipChildren
  }

  // MARK: Expressions

  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
    if isForBrowser, !makeAssignment(of: node) { makeClosure(of: node) }
    return .visitChildren
  }

  override func visitPost(_ node: SubscriptCallExprSyntax) {
    if isForBrowser { readThroughKeyPath(node) }
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if isForBrowser {
      wrapError(in: node)
      upcastArray(in: node)
      labelTuples(in: node)
      makeObject(in: node)
      convertContent(in: node)
    }
    let reading = isForBrowser ? startTask(node) : nil
    let kind = super.visit(node)
    if let reading, let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.name {
      scopes.declare(name, .unowned(reading: reading))
    }
    return kind
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    if isForBrowser {
      translateCasts(in: node)
      upcastArrays(in: node)
      labelTuples(in: node)
      makeObjects(in: node)
      convertContent(in: node)
      convertAttribute(in: node)
      convertEntry(in: node)
    }
    return .visitChildren
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    if isForBrowser {
      labelTuples(in: node)
      makeObject(in: node)
    }
    return .visitChildren
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    if isForBrowser { makeObject(in: node) }
    return .visitChildren
  }

  override func visitPost(_ node: SequenceExprSyntax) {
    if isForBrowser { changeThroughPath(node) }
  }

  override func visit(_ node: DictionaryExprSyntax) -> SyntaxVisitorContinueKind {
    if isForBrowser { convertEntries(of: node) }
    return .visitChildren
  }

  override func visit(_ node: DictionaryElementSyntax) -> SyntaxVisitorContinueKind {
    if isForBrowser { convertAttribute(node) }
    return .visitChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    if isForBrowser { translateCast(in: node) }
    return super.visit(node)
  }

  override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
    if isForBrowser { translateCast(in: node) }
    return super.visit(node)
  }

  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
    let kind = super.visit(node)
    if isForBrowser { translateCasts(in: node) }
    return kind
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if isForBrowser { nameTypes(in: node) }
    return .visitChildren
  }

  // MARK: Errors

  override func visit(_ node: ThrowsClauseSyntax) -> SyntaxVisitorContinueKind {
    if isForBrowser { translateThrows(node) }
    return .visitChildren
  }

  override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind {
    if isForBrowser { translateThrow(node) }
    return .visitChildren
  }

  override func visit(_ node: DoStmtSyntax) -> SyntaxVisitorContinueKind {
    guard isForBrowser, !node.catchClauses.isEmpty else { return .visitChildren }
    handlers.append(node.throwsClause == nil ? .universal : .typed)
    walk(node.body)
    handlers.removeLast()
    walk(node.catchClauses)
    if node.throwsClause == nil { translateCatches(of: node) }
    return .skipChildren
  }
}
