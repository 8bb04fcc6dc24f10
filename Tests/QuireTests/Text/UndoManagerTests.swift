// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import Testing

@testable import Quire

@MainActor private final class Counter: NSObject {
  var value = 0
  let manager: Quire.UndoManager

  init(_ manager: Quire.UndoManager) {
    self.manager = manager
  }

  func set(_ new: Int) {
    let old = value
    value = new
    manager.registerUndo(withTarget: self) { $0.set(old) }
  }

}

@MainActor @Suite struct UndoManagerTests {
  private let manager = Quire.UndoManager()

  @Test func stepsAreUndoneAndRedone() {
    let counter = Counter(manager)
    #expect(!manager.canUndo && !manager.canRedo)
    counter.set(1)
    manager.setActionName("Count")
    counter.set(2)
    #expect(manager.canUndo && manager.undoActionName == "" && manager.undoMenuItemTitle == "Undo")
    manager.undo()
    #expect(counter.value == 1 && manager.canRedo && manager.undoMenuItemTitle == "Undo Count")
    manager.undo()
    #expect(counter.value == 0 && !manager.canUndo && manager.redoActionName == "Count")
    manager.redo()
    #expect(counter.value == 1 && manager.undoActionName == "Count" && manager.canRedo)
    // A new step replaces what could be redone.
    counter.set(5)
    #expect(!manager.canRedo)
    manager.undo()
    #expect(counter.value == 1)
  }

  @Test func aGroupIsUndoneAtOnce() {
    let counter = Counter(manager)
    manager.beginUndoGrouping()
    counter.set(1)
    manager.beginUndoGrouping()
    counter.set(2)
    #expect(manager.groupingLevel == 2)
    manager.endUndoGrouping()
    manager.endUndoGrouping()
    counter.set(3)
    manager.undo()
    #expect(counter.value == 2)
    manager.undo()
    #expect(counter.value == 0 && !manager.canUndo)
    manager.redo()
    #expect(counter.value == 2)
    manager.undo()
    #expect(counter.value == 0)
  }

  @Test func theStepsOfATurnAreAGroup() {
    let simulator = Simulator { UIViewController() }
    let counter = Counter(manager)
    simulator.perform {
      counter.set(1)
      counter.set(2)
    }
    simulator.perform { counter.set(3) }
    #expect(manager.groupingLevel == 0)
    manager.undo()
    #expect(counter.value == 2)
    manager.undo()
    #expect(counter.value == 0)
    manager.groupsByEvent = false
    simulator.perform {
      counter.set(4)
      counter.set(5)
      manager.undo()
    }
    #expect(counter.value == 4)
  }

  @Test func registrationCanBeDisabled() {
    let counter = Counter(manager)
    manager.disableUndoRegistration()
    counter.set(1)
    #expect(!manager.canUndo && !manager.isUndoRegistrationEnabled)
    manager.enableUndoRegistration()
    counter.set(2)
    #expect(manager.canUndo && manager.isUndoRegistrationEnabled)
    manager.removeAllActions(withTarget: counter)
    #expect(!manager.canUndo)
  }

  @Test func olderGroupsAreRemoved() {
    let counter = Counter(manager)
    manager.levelsOfUndo = 2
    for value in 1...4 { counter.set(value) }
    manager.undo()
    manager.undo()
    #expect(counter.value == 2 && !manager.canUndo)
    manager.removeAllActions()
    #expect(!manager.canRedo)
  }

  @Test func aTargetThatIsGoneIsNotChanged() {
    var counter: Counter? = Counter(manager)
    counter?.set(1)
    counter = nil
    manager.undo()
    #expect(!manager.canUndo && !manager.canRedo)
  }

  @Test func theManagerOfAResponder() throws {
    let root = UIViewController()
    let simulator = Simulator { root }
    let (field, text) = (UITextField(), UITextView())
    #expect(field.undoManager == nil)
    simulator.perform {
      root.view.addSubview(field)
      root.view.addSubview(text)
    }
    let own = try #require(root.undoManager)
    #expect(field.undoManager === own && root.view.window?.undoManager === own)
    #expect(text.undoManager != nil && text.undoManager !== own)
  }

  #if !canImport(ObjectiveC)
    @Test func undoingIsPosted() {
      let counter = Counter(manager)
      var posted = 0
      let observer = NotificationCenter.default.addObserver(
        forName: .NSUndoManagerDidUndoChange, object: manager, queue: nil
      ) { _ in MainActor.assumeIsolated { posted += 1 } }
      defer { NotificationCenter.default.removeObserver(observer) }
      counter.set(1)
      manager.undo()
      #expect(posted == 1)
    }
  #endif
}
