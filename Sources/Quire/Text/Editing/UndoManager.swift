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

  /// The largest number of steps that can be undone; the oldest ones are dropped beyond it. 0, the default, for no limit.
  public var levelsOfUndo = 0 {
    didSet { dropOldest() }
  }

  /// Forgets all steps.
  public func removeAllActions() {
    undone = []
    redone = []
  }

  /// Forgets the steps that were registered with a target.
  public func removeAllActions(withTarget target: NSObject) {
    undone.removeAll { $0.changes(target) }
    redone.removeAll { $0.changes(target) }
  }

  /// Registers what undoes a change; the target is held weakly.
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

/// What an undo does.
@MainActor class UndoStep: NSObject {
  override init() {
    super.init()
  }

  func run() {}

  /// Whether it was registered with a target.
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
