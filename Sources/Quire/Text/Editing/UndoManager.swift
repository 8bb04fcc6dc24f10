// SPDX-License-Identifier: Apache-2.0

/// The steps that can be undone and redone. The most recent one is undone first.
///
/// It is Quire's own class, because Foundation does not provide one on every platform.
@preconcurrency @MainActor public final class UndoManager: NSObject {
  private var undone: [UndoStep] = []
  private var redone: [UndoStep] = []
  /// Whether an undo is in progress. Steps that are registered meanwhile can be redone.
  public private(set) var isUndoing = false
  /// Whether a redo is in progress.
  public private(set) var isRedoing = false

  /// Creates a manager without steps.
  public override init() {
    super.init()
  }

  /// Whether there is a step to undo.
  public var canUndo: Bool { !undone.isEmpty }
  /// Whether there is a step to redo.
  public var canRedo: Bool { !redone.isEmpty }

  /// Undoes the most recent step. Does nothing if there is none.
  public func undo() {
    guard let step = undone.popLast() else { return }
    isUndoing = true
    step.run()
    isUndoing = false
  }

  /// Redoes the most recently undone step. Does nothing if there is none.
  public func redo() {
    guard let step = redone.popLast() else { return }
    isRedoing = true
    step.run()
    isRedoing = false
  }

  /// The maximum number of steps that can be undone. Older steps are removed. 0, the default, means no limit.
  public var levelsOfUndo = 0 {
    didSet { dropOldest() }
  }

  /// Removes all steps.
  public func removeAllActions() {
    undone = []
    redone = []
  }

  /// Removes the steps that were registered with a target.
  public func removeAllActions(withTarget target: NSObject) {
    undone.removeAll { $0.changes(target) }
    redone.removeAll { $0.changes(target) }
  }

  /// Registers a closure that undoes a change. The target is held weakly.
  public func registerUndo<Target: NSObject>(
    withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
  ) {
    register(
      ActionStep(ObjectIdentifier(target)) { [target = Weak(target)] in
        if let target = target.wrappedValue { handler(target) }
      })
  }

  func register(_ step: UndoStep) {
    if isUndoing {
      redone.append(step)
    } else {
      undone.append(step)
      if !isRedoing { redone = [] }
      dropOldest()
    }
  }

  private func dropOldest() {
    if levelsOfUndo > 0, undone.count > levelsOfUndo { undone.removeFirst(undone.count - levelsOfUndo) }
  }

  func isLatest(_ step: UndoStep) -> Bool { undone.last === step && redone.isEmpty }
}

/// A step that can be undone.
@MainActor class UndoStep: NSObject {
  override init() {
    super.init()
  }

  func run() {}

  /// Returns whether the step was registered with a target.
  func changes(_ target: NSObject) -> Bool { false }
}

private final class ActionStep: UndoStep {
  private let target: ObjectIdentifier
  private let action: @MainActor () -> Void

  init(_ target: ObjectIdentifier, _ action: @escaping @MainActor () -> Void) {
    self.target = target
    self.action = action
    super.init()
  }

  override func changes(_ target: NSObject) -> Bool { ObjectIdentifier(target) == self.target }

  override func run() {
    action()
  }
}
