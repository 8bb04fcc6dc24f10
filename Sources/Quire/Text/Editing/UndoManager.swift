// SPDX-License-Identifier: Apache-2.0

/// What can be undone and done again, the latest first.
///
/// It is Quire's own, because Foundation has none on every platform.
@preconcurrency @MainActor public final class UndoManager: NSObject {
  private var undone: [UndoStep] = []
  private var redone: [UndoStep] = []
  /// Whether an undo is under way; what is registered meanwhile can be done again.
  public private(set) var isUndoing = false
  /// Whether a redo is under way.
  public private(set) var isRedoing = false

  /// A manager without steps.
  public override init() {
    super.init()
  }

  /// Whether there is a step to undo.
  public var canUndo: Bool { !undone.isEmpty }
  /// Whether there is an undone step.
  public var canRedo: Bool { !redone.isEmpty }

  /// Undoes the latest step; nothing without one.
  public func undo() {
    guard let step = undone.popLast() else { return }
    isUndoing = true
    step.run()
    isUndoing = false
  }

  /// Does the step again that was undone last; nothing without one.
  public func redo() {
    guard let step = redone.popLast() else { return }
    isRedoing = true
    step.run()
    isRedoing = false
  }

  /// Forgets all steps.
  public func removeAllActions() {
    undone = []
    redone = []
  }

  /// Registers what undoes a change; the target is held weakly.
  public func registerUndo<Target: NSObject>(
    withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
  ) {
    register(ActionStep { [target = Weak(target)] in if let target = target.wrappedValue { handler(target) } })
  }

  func register(_ step: UndoStep) {
    if isUndoing {
      redone.append(step)
    } else {
      undone.append(step)
      if !isRedoing { redone = [] }
    }
  }

  func isLatest(_ step: UndoStep) -> Bool { undone.last === step && redone.isEmpty }
}

/// What an undo does.
@MainActor class UndoStep: NSObject {
  override init() {
    super.init()
  }

  func run() {}
}

private final class ActionStep: UndoStep {
  private let action: @MainActor () -> Void

  init(_ action: @escaping @MainActor () -> Void) {
    self.action = action
    super.init()
  }

  override func run() {
    action()
  }
}
