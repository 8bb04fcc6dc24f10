// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import SheetEngine
import Testing

@testable import Quire

/// A view behind a dimmed sheet is not a first responder. `test_focus.py` tests the same in browsers.
@MainActor @Suite struct FirstResponderTests {
  let root = TextFieldTests.FieldController()
  let witness = TextFieldTests.Witness()
  let simulator: Simulator

  init() {
    let root = root
    simulator = Simulator { root }
    root.fields[0].delegate = witness
  }

  var field: UITextField { root.fields[0] }

  @discardableResult
  private func present(
    _ presented: UIViewController = UIViewController(), over presenter: UIViewController? = nil, isDimmed: Bool = true,
    animated: Bool = true
  ) -> UIViewController {
    if !isDimmed { presented.sheetPresentationController?.largestUndimmedDetentIdentifier = .large }
    simulator.perform { (presenter ?? root).present(presented, animated: animated) }
    if animated { simulator.settle() }
    return presented
  }

  private func dismiss(animated: Bool = true) {
    simulator.perform { root.dismiss(animated: animated) }
    simulator.settle()
  }

  /// The next field becomes first responder before the layer below is blocked.
  @Test(arguments: [true, false]) func itIsItAgainAfterAFieldThatTookOverAtOnce(animated: Bool) throws {
    final class Eager: UIViewController {
      let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        view.addSubview(field)
        field.becomeFirstResponder()
      }
    }
    try simulator.tap(field)
    let eager = Eager()
    present(eager, animated: animated)
    #expect(eager.field.isFirstResponder && !field.isFirstResponder)
    dismiss(animated: animated)
    #expect(field.isFirstResponder && simulator.keyboardFrame != nil)
  }

  @Test func itIsItAgainAfterAnAlertWithAField() throws {
    try simulator.tap(field)
    let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "New name" }
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert)
    #expect(alert.textFields?.first?.isFirstResponder == true)
    try simulator.tap("OK")
    simulator.settle()
    #expect(field.isFirstResponder)
  }

  /// A field beside an undimmed sheet is always reachable, so it never loses anything.
  @Test func aFieldInAnUndimmedSheetGivesNothingBack() throws {
    try simulator.tap(field)
    let eager = UIViewController()
    let other = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
    eager.view.addSubview(other)
    present(eager, isDimmed: false)
    try simulator.tap(other)
    #expect(other.isFirstResponder)
    dismiss()
    #expect(!field.isFirstResponder)
  }

  @Test(arguments: [true, false]) func itLetsGoAndIsItAgain(animated: Bool) throws {
    try simulator.tap(field)
    try simulator.type("a")
    witness.tale.removeAll()
    present(animated: animated)
    #expect(!field.isFirstResponder && simulator.keyboardFrame == nil && simulator.typedText == nil)
    #expect(witness.tale == ["ended"])
    dismiss(animated: animated)
    #expect(field.isFirstResponder && simulator.keyboardFrame != nil)
    #expect(witness.tale == ["ended", "begin?", "began"])
    try simulator.type("b")
    #expect(field.text == "ab")
  }

  @Test func atOnceWhenTheSheetComesAndOnlyWhenItHasGone() throws {
    try simulator.tap(field)
    simulator.perform { root.present(UIViewController(), animated: true) }
    #expect(!field.isFirstResponder)
    simulator.settle()
    simulator.perform { root.dismiss(animated: true) }
    simulator.run(for: 0.1)
    #expect(!field.isFirstResponder)
    simulator.settle()
    #expect(field.isFirstResponder)
  }

  @Test func whoMayNotEndEndsThere() throws {
    witness.ends = false
    try simulator.tap(field)
    present()
    #expect(!field.isFirstResponder && simulator.typedText == nil && !witness.tale.contains("end?"))
  }

  @Test func behindAnUndimmedSheetItStays() throws {
    try simulator.tap(field)
    present(isDimmed: false)
    #expect(field.isFirstResponder && simulator.keyboardFrame != nil)
    dismiss()
    #expect(field.isFirstResponder && witness.tale == ["begin?", "began"])
  }

  @Test func theSheetsOwnFieldComesBetween() throws {
    try simulator.tap(field)
    let content = TextFieldTests.FieldController()
    present(content)
    try simulator.tap(content.fields[0])
    #expect(content.fields[0].isFirstResponder && !field.isFirstResponder)
    dismiss()
    #expect(field.isFirstResponder && simulator.keyboardFrame != nil)
  }

  @Test func whatIsTheFirstResponderByThenStays() throws {
    try simulator.tap(field)
    present()
    let other = root.fields[1]
    simulator.perform { root.dismiss(animated: true) { _ = other.becomeFirstResponder() } }
    simulator.settle()
    #expect(other.isFirstResponder && !field.isFirstResponder)
    // This ends it.
    simulator.perform { _ = other.resignFirstResponder() }
    present()
    dismiss()
    #expect(!field.isFirstResponder && !other.isFirstResponder)
  }

  @Test func throughAStackEachHasItsOwn() throws {
    try simulator.tap(field)
    let lower = TextFieldTests.FieldController()
    present(lower)
    try simulator.tap(lower.fields[1])
    let upper = present(over: lower)
    #expect(!lower.fields[1].isFirstResponder)
    simulator.perform { upper.dismiss(animated: true) }
    simulator.settle()
    #expect(lower.fields[1].isFirstResponder && !field.isFirstResponder)
    present(over: lower)
    dismiss()
    #expect(field.isFirstResponder)
  }

  @Test func anotherSheetInTheCompletionLeavesItAlone() throws {
    try simulator.tap(field)
    present()
    witness.tale.removeAll()
    simulator.perform {
      root.dismiss(animated: true) { [root] in root.present(UIViewController(), animated: true) }
    }
    simulator.settle()
    #expect(!field.isFirstResponder && witness.tale == [])
    dismiss()
    #expect(field.isFirstResponder)
  }

  @Test func aDismissalThatIsCanceledGivesNothingBack() throws {
    try simulator.tap(field)
    present()
    let top = simulator.sheet!.frame.minY
    simulator.drag(
      from: CGPoint(x: 100, y: top + 40), to: CGPoint(x: 100, y: top + 140), duration: 0.5, hold: 0.3, lifts: true)
    simulator.settle()
    #expect(simulator.sheets.count == 1 && !field.isFirstResponder)
  }

  @Test func whatIsBehindCanNotBecomeIt() {
    present()
    simulator.perform { _ = field.becomeFirstResponder() }
    #expect(!field.isFirstResponder && simulator.typedText == nil && simulator.keyboardFrame == nil)
    dismiss()
    #expect(field.isFirstResponder)
  }

  @Test func whatHasLeftMeanwhileIsForgotten() throws {
    try simulator.tap(field)
    present()
    simulator.perform { field.removeFromSuperview() }
    dismiss()
    #expect(!field.isFirstResponder && simulator.keyboardFrame == nil)
  }
}
