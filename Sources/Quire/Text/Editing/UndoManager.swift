// SPDX-License-Identifier: Apache-2.0

/// The steps that can be undone and redone, in groups. The most recent group is undone first.
///
/// It is Quire's own class, because Foundation does not provide one on every platform. The steps that are registered in
/// one turn of the app, for example in the action of a button, are a group. Steps that are registered outside a turn,
/// and the edits of a text view, are groups of their own.
@preconcurrency @MainActor public final class UndoManager: NSObject {
  private var undone: [UndoGroup] = []
  private var redone: [UndoGroup] = []
  /// The group that receives steps; `nil` while none is open.
  private var open: UndoGroup?
  /// The group that receives the steps registered during an undo or a redo.
  private var reversed: UndoGroup?
  /// The number of groups that the app has begun and not ended.
  private var depth = 0
  /// Whether `open` ends with the turn.
  private var endsWithTurn = false
  private var disabled = 0

  /// Whether an undo is in progress. Steps that are registered meanwhile can be redone.
  public private(set) var isUndoing = false
  /// Whether a redo is in progress.
  public private(set) var isRedoing = false

  /// Creates a manager without steps.
  public override init() {
    super.init()
  }

  /// Whether there is a group to undo.
  public var canUndo: Bool { !undone.isEmpty || open?.steps.isEmpty == false }
  /// Whether there is a group to redo.
  public var canRedo: Bool { !redone.isEmpty }

  /// Undoes the most recent group, its latest step first. Groups that are open are ended. Does nothing if there is
  /// none.
  public func undo() {
    guard !isUndoing, !isRedoing else { return }
    UndoNotices.post?(UndoNotices.checkpoint, self)
    close()
    guard let group = undone.popLast() else { return }
    UndoNotices.post?(UndoNotices.willUndo, self)
    isUndoing = true
    let made = run(group)
    isUndoing = false
    if !made.steps.isEmpty { redone.append(made) }
    UndoNotices.post?(UndoNotices.didUndo, self)
  }

  /// Undoes the most recent group, as `undo()` does: a group within another one is undone with it.
  public func undoNestedGroup() {
    undo()
  }

  /// Redoes the most recently undone group. Does nothing if there is none.
  public func redo() {
    guard !isUndoing, !isRedoing else { return }
    UndoNotices.post?(UndoNotices.checkpoint, self)
    close()
    guard let group = redone.popLast() else { return }
    UndoNotices.post?(UndoNotices.willRedo, self)
    isRedoing = true
    let made = run(group)
    isRedoing = false
    if !made.steps.isEmpty { add(made) }
    UndoNotices.post?(UndoNotices.didRedo, self)
  }

  /// Runs the steps of a group. Returns the group with the steps that were registered meanwhile.
  private func run(_ group: UndoGroup) -> UndoGroup {
    let made = UndoGroup()
    made.name = group.name
    reversed = made
    for step in group.steps.reversed() { step.run() }
    reversed = nil
    return made
  }

  /// The maximum number of groups that can be undone. Older groups are removed. 0, the default, means no limit.
  public var levelsOfUndo = 0 {
    didSet { dropOldest() }
  }

  private func dropOldest() {
    if levelsOfUndo > 0, undone.count > levelsOfUndo { undone.removeFirst(undone.count - levelsOfUndo) }
  }

  private func add(_ group: UndoGroup) {
    undone.append(group)
    dropOldest()
  }

  /// Removes all steps, and enables registration.
  public func removeAllActions() {
    undone = []
    redone = []
    open?.steps = []
    disabled = 0
  }

  /// Removes the steps that were registered with a target.
  public func removeAllActions(withTarget target: AnyTarget) {
    let target = target as AnyObject
    for group in undone + redone + [open].compactMap({ $0 }) { group.steps.removeAll { $0.changes(target) } }
    undone.removeAll { $0.steps.isEmpty }
    redone.removeAll { $0.steps.isEmpty }
  }

  // MARK: Registering

  /// Registers a closure that undoes a change. The target is held weakly.
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) {
    beginWithTurn()
    register(
      ActionStep(target) { [target = Weak(target)] in
        if let target = target.wrappedValue { handler(target) }
      })
  }

  /// Registers a method of a target that undoes a change, and its argument. The target is held weakly.
  public func registerUndo(withTarget target: AnyTarget, selector: Selector, object anObject: AnyTarget?) {
    beginWithTurn()
    let target = target as AnyObject
    register(
      ActionStep(target) { [target = Weak(target)] in
        if let target = target.wrappedValue { selector.perform(on: target, anObject) }
      })
  }

  func register(_ step: UndoStep) {
    guard disabled == 0 else { return }
    if let reversed {
      reversed.steps.append(step)
      return
    }
    redone = []
    if let open {
      open.steps.append(step)
    } else {
      add(UndoGroup([step]))
    }
  }

  func isLatest(_ step: UndoStep) -> Bool { (open ?? undone.last)?.steps.last === step && redone.isEmpty }

  /// Ignores the steps that are registered until as many calls of `enableUndoRegistration()`.
  public func disableUndoRegistration() { disabled += 1 }
  /// Ends the effect of `disableUndoRegistration()`.
  public func enableUndoRegistration() { disabled = max(disabled - 1, 0) }
  /// Whether steps are registered; `true` by default.
  public var isUndoRegistrationEnabled: Bool { disabled == 0 }

  // MARK: Groups

  /// Whether the steps that are registered in one turn are a group; `true` by default.
  public var groupsByEvent = true
  /// The number of groups that are open.
  public var groupingLevel: Int { depth + (endsWithTurn ? 1 : 0) }
  /// The modes in which groups of events end. They have no effect in Quire, whose turns have no modes.
  public var runLoopModes: [RunLoop.Mode] = [.default]

  /// Begins a group. All steps until the matching `endUndoGrouping()` are undone together. Groups may be nested.
  public func beginUndoGrouping() {
    UndoNotices.post?(UndoNotices.checkpoint, self)
    beginWithTurn()
    depth += 1
    if reversed == nil, open == nil { open = UndoGroup() }
    UndoNotices.post?(UndoNotices.didOpen, self)
  }

  /// Ends a group. Does nothing if none was begun.
  public func endUndoGrouping() {
    guard depth > 0 else { return }
    UndoNotices.post?(UndoNotices.checkpoint, self)
    UndoNotices.post?(UndoNotices.willClose, self)
    depth -= 1
    if depth == 0, reversed == nil, !endsWithTurn { close() }
    UndoNotices.post?(UndoNotices.didClose, self)
  }

  /// Opens a group that ends with the turn, if a turn runs and no group is open.
  private func beginWithTurn() {
    guard groupsByEvent, open == nil, reversed == nil, let session = Session.current, session.isInTurn else { return }
    open = UndoGroup()
    endsWithTurn = true
    session.afterward { [me = Weak(self)] in
      guard let me = me.wrappedValue, me.endsWithTurn, me.reversed == nil else { return }
      me.endsWithTurn = false
      if me.depth == 0 { me.close() }
    }
  }

  /// Ends all groups.
  private func close() {
    depth = 0
    endsWithTurn = false
    guard let group = open else { return }
    open = nil
    if !group.steps.isEmpty { add(group) }
  }

  // MARK: Names

  /// Names the open group, or else the most recent one. An undo keeps the name for the redo.
  public func setActionName(_ actionName: String) {
    (reversed ?? open ?? undone.last)?.name = actionName
  }

  /// The name of the group that `undo()` undoes, or an empty text.
  public var undoActionName: String { (open?.steps.isEmpty == false ? open : undone.last)?.name ?? "" }
  /// The name of the group that `redo()` redoes, or an empty text.
  public var redoActionName: String { redone.last?.name ?? "" }
  /// The title of a menu's element that undoes, such as "Undo Typing".
  public var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The title of a menu's element that redoes, such as "Redo Typing".
  public var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// Returns the title of a menu's element that undoes an action of this name.
  public func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.utf8.isEmpty ? "Undo" : "Undo " + actionName
  }

  /// Returns the title of a menu's element that redoes an action of this name.
  public func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.utf8.isEmpty ? "Redo" : "Redo " + actionName
  }
}

/// Steps that are undone together.
@MainActor private final class UndoGroup {
  var steps: [UndoStep]
  var name = ""

  init(_ steps: [UndoStep] = []) {
    self.steps = steps
  }
}

/// A step that can be undone.
@MainActor class UndoStep: NSObject {
  override init() {
    super.init()
  }

  func run() {}

  /// Returns whether the step was registered with a target.
  func changes(_ target: AnyObject) -> Bool { false }
}

private final class ActionStep: UndoStep {
  @Weak private var target: AnyObject?
  private let action: @MainActor () -> Void

  init(_ target: AnyObject, _ action: @escaping @MainActor () -> Void) {
    self.action = action
    super.init()
    self.target = target
  }

  override func changes(_ target: AnyObject) -> Bool { self.target === target }

  override func run() {
    action()
  }
}
