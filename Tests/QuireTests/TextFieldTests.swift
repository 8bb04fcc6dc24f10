// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import QuireSimulator
import SheetEngine
import Testing

@_spi(Hosts) @testable import Quire

/// The host edits the text. The app starts or refuses editing and is notified of it, in UIKit's order.
@MainActor @Suite struct TextFieldTests {
  final class Witness: NSObject, UITextFieldDelegate {
    var tale: [String] = []
    var begins = true
    var ends = true
    var allows = true

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      tale.append("begin?")
      return begins
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { tale.append("began") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      tale.append("end?")
      return ends
    }
    func textFieldDidEndEditing(_ textField: UITextField) { tale.append("ended") }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
      tale.append("\(range.location)+\(range.length) \(string)")
      return allows
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      tale.append("return?")
      textField.resignFirstResponder()
      return true
    }
  }

  final class FieldController: UIViewController {
    let fields = [UITextField(), UITextField()]

    override func viewDidLoad() {
      super.viewDidLoad()
      for (index, field) in fields.enumerated() {
        field.frame = CGRect(x: 20, y: 100 + 60 * CGFloat(index), width: 200, height: 34)
        field.accessibilityLabel = "Field \(index)"
        view.addSubview(field)
      }
    }
  }

  final class Count {
    var value = 0
  }

  let root = FieldController()
  let witness = Witness()
  let simulator: Simulator

  init() {
    let root = root
    simulator = Simulator { root }
    root.fields[0].delegate = witness
  }

  var field: UITextField { root.fields[0] }

  @Test func aTapRaisesTheKeyboardAndEditingReachesTheApp() throws {
    let changes = Count()
    field.addAction(UIAction { _ in changes.value += 1 }, for: .editingChanged)
    try simulator.tap(field)
    #expect(field.isFirstResponder && field.isEditing)
    #expect(simulator.keyboardFrame == CGRect(x: 0, y: 574, width: 402, height: 300))
    try simulator.type("h\u{E9}")
    #expect(field.text == "h\u{E9}" && changes.value == 2)
    try simulator.deleteBackward()
    #expect(field.text == "h")
    #expect(witness.tale == ["begin?", "began", "0+0 h", "1+0 \u{E9}", "1+1 "])
    try simulator.pressReturn()
    #expect(!field.isFirstResponder && simulator.keyboardFrame == nil)
    #expect(Array(witness.tale.suffix(3)) == ["return?", "end?", "ended"])
  }

  @Test func whatIsRefusedIsPutBack() throws {
    try simulator.tap(field)
    try simulator.type("ab")
    witness.allows = false
    try simulator.type("c")
    #expect(field.text == "ab")
    #expect(simulator.typedText == "ab", "the host shows what the app has")
    witness.allows = true
    try simulator.type("d")
    #expect(field.text == "abd", "the caret is where it was")
  }

  @Test func codeWritesAndTheHostShowsIt() throws {
    try simulator.tap(field)
    try simulator.type("ab")
    let count = witness.tale.count
    simulator.perform { field.text = "xyz" }
    #expect(simulator.typedText == "xyz" && witness.tale.count == count)
    try simulator.type("!")
    #expect(field.text == "xyz!")
  }

  @Test func aPressElsewhereLeavesTheFirstResponder() throws {
    // Like `test_focus.py` in a browser.
    let presses = Count()
    let (button, off, label) = (UIButton(type: .system), UIButton(type: .system), UILabel())
    button.addAction(UIAction { _ in presses.value += 1 }, for: .primaryActionTriggered)
    off.isEnabled = false
    simulator.perform {
      for (index, view) in [button, off, label].enumerated() {
        view.frame = CGRect(x: 20, y: 220 + 60 * CGFloat(index), width: 200, height: 44)
        root.view.addSubview(view)
      }
    }
    try simulator.tap(field)
    witness.tale.removeAll()
    for view in [button, off, label] { try simulator.tap(view) }
    simulator.tap(at: CGPoint(x: 300, y: 60))
    #expect(presses.value == 1)
    #expect(field.isFirstResponder && simulator.keyboardFrame != nil && witness.tale.isEmpty)
    try simulator.type("a")
    #expect(field.text == "a")
  }

  @Test func onlyOneHasTheKeyboard() throws {
    let other = root.fields[1]
    try simulator.tap(field)
    try simulator.tap(other)
    #expect(other.isFirstResponder && !field.isFirstResponder)
    #expect(witness.tale == ["begin?", "began", "end?", "ended"])
    #expect(simulator.keyboardFrame != nil)
    try simulator.type("a")
    #expect(other.text == "a" && field.text == "")
  }

  @Test func whoMayNotBeginDoesNot() throws {
    witness.begins = false
    try simulator.tap(field)
    #expect(!field.isFirstResponder && simulator.keyboardFrame == nil && simulator.typedText == nil)
  }

  @Test func whoMayNotEndKeepsTheKeyboard() throws {
    witness.ends = false
    try simulator.tap(field)
    try simulator.tap(root.fields[1])
    #expect(field.isFirstResponder)
    try simulator.type("a")
    #expect(field.text == "a")
  }

  @Test func codeBeginsAndEnds() throws {
    simulator.perform { _ = field.becomeFirstResponder() }
    #expect(simulator.keyboardFrame != nil)
    try simulator.type("a")
    #expect(field.text == "a")
    simulator.perform { _ = field.resignFirstResponder() }
    #expect(simulator.keyboardFrame == nil && simulator.typedText == nil)
  }

  @Test func whatLeavesTheWindowStopsEditing() throws {
    witness.ends = false
    try simulator.tap(field)
    simulator.perform { field.removeFromSuperview() }
    #expect(!field.isFirstResponder && simulator.keyboardFrame == nil)
    #expect(witness.tale.last == "ended")
  }

  @Test func anInputViewOfItsOwnKeepsTheKeyboardAway() throws {
    simulator.perform { field.inputView = UIView() }
    try simulator.tap(field)
    #expect(field.isFirstResponder && simulator.keyboardFrame == nil)
  }

  @Test func aDisabledFieldTakesNothing() throws {
    simulator.perform { field.isEnabled = false }
    try simulator.tap(field)
    #expect(!field.isFirstResponder)
    // Nor by the app's own call.
    simulator.perform { #expect(!field.becomeFirstResponder()) }
    #expect(!field.isFirstResponder)
  }

  @Test func assistiveTechnologiesReadIt() throws {
    try simulator.tap(field)
    try simulator.type("abc")
    let element = simulator.element("Field 0")
    #expect(element?.role == .field && element?.value == "abc")
    simulator.perform { field.isSecureTextEntry = true }
    #expect(simulator.element("Field 0")?.value == "")
  }

  @Test func composedTextIsAskedForOnce() throws {
    try simulator.tap(field)
    let id = try #require(simulator.session.viewID(of: field))
    for (text, isComposing) in [("n", true), ("ni", true), ("に", false)] {
      let end = text.utf16.count
      simulator.session.edited(id, to: text, selection: end..<end, isComposing: isComposing, now: simulator.now)
    }
    #expect(field.text == "に")
    #expect(witness.tale == ["begin?", "began", "0+0 に"])
  }

  @Test func codeSelectsByPlaces() throws {
    simulator.perform { field.text = "a👍bc" }
    try simulator.tap(field)
    simulator.perform {
      let start = field.position(from: field.beginningOfDocument, offset: 1)
      let end = start.flatMap { field.position(from: $0, offset: 2) }
      if let start, let end { field.selectedTextRange = field.textRange(from: start, to: end) }
    }
    #expect(simulator.typedSelection == 1..<3)
    #expect(field.selectedTextRange.flatMap { field.text(in: $0) } == "👍")
    #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
    try simulator.type("x")
    #expect(field.text == "axbc")
  }
}

/// A single replacement that turns one text into another.
@Suite struct TextEditTests {
  @Test(
    arguments: [
      ("", "a", 1, 0..<0, "a"), ("ab", "b", 0, 0..<1, ""), ("aa", "aaa", 1, 0..<0, "a"), ("aa", "aaa", 3, 2..<2, "a"),
      ("abcd", "aXd", 2, 1..<3, "X"), ("a😀", "a😁", 3, 1..<3, "😁"),
    ] as [(String, String, Int, Range<Int>, String)])
  func isTheSmallest(old: String, new: String, caret: Int, range: Range<Int>, replacement: String) {
    let edit = TextEdit(from: old, to: new, caret: caret)
    #expect(edit?.range == range)
    #expect(edit?.replacement == replacement)
  }

  @Test func nothingChanged() {
    #expect(TextEdit(from: "abc", to: "abc", caret: 1) == nil)
  }

  @Test func makesTheNewTextWhereverTheCaretIs() {
    var state: UInt64 = 7
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1
      return Int(state >> 33) % limit
    }
    let letters = ["a", "b", "😀", "é", "に"]
    func text() -> String { (0..<next(6)).map { _ in letters[next(letters.count)] }.joined() }
    for _ in 0..<2000 {
      let (old, new) = (text(), text())
      guard let edit = TextEdit(from: old, to: new, caret: next(new.utf16.count + 1)) else {
        #expect(old == new)
        continue
      }
      var units = Array(old.utf16)
      units.replaceSubrange(edit.range, with: edit.replacement.utf16)
      #expect(String(decoding: units, as: UTF16.self) == new, "\(old) to \(new)")
    }
  }
}
