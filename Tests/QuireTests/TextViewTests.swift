// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import QuireSimulator
import Testing

@_spi(Hosts) @testable import Quire

/// Texts of several lines: edits by the host, attributes, selection, undo, and the calls of the delegate.
@MainActor @Suite struct TextViewTests {
  final class Witness: NSObject, UITextViewDelegate {
    var tale: [String] = []
    var allows = true

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
      tale.append("begin?")
      return true
    }
    func textViewDidBeginEditing(_ textView: UITextView) { tale.append("began") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
      tale.append("end?")
      return true
    }
    func textViewDidEndEditing(_ textView: UITextView) { tale.append("ended") }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
      tale.append("\(range.location)+\(range.length) \(text)")
      return allows
    }
    func textViewDidChange(_ textView: UITextView) { tale.append("changed") }
    func textViewDidChangeSelection(_ textView: UITextView) {
      tale.append("selected \(textView.selectedRange.location)+\(textView.selectedRange.length)")
    }
  }

  final class NotesController: UIViewController {
    let textView = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 200))

    override func viewDidLoad() {
      super.viewDidLoad()
      textView.accessibilityLabel = "Note"
      textView.font = .systemFont(ofSize: 20)
      view.addSubview(textView)
    }
  }

  let root = NotesController()
  let witness = Witness()
  let simulator: Simulator

  init() {
    let root = root
    simulator = Simulator { root }
    root.textView.delegate = witness
  }

  var textView: UITextView { root.textView }

  private func fonts() -> [String] {
    var found: [String] = []
    let text = textView.attributedText!
    text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length)) { font, range, _ in
      found.append("\(range.location)+\(range.length) \(Int((font as? UIFont)?.pointSize ?? 0))")
    }
    return found
  }

  @Test func typingAsksAndTellsTheDelegate() throws {
    try simulator.type("hi", into: "Note")
    #expect(textView.text == "hi")
    #expect(
      witness.tale == [
        "begin?", "began", "0+0 h", "selected 1+0", "changed", "1+0 i", "selected 2+0", "changed",
      ])
    try simulator.pressReturn()
    try simulator.type("x")
    #expect(textView.text == "hi\nx", "return makes a line")
    #expect(simulator.keyboardFrame != nil)
    witness.tale = []
    simulator.perform { textView.resignFirstResponder() }
    #expect(witness.tale == ["end?", "ended"])
    #expect(simulator.keyboardFrame == nil)
  }

  @Test func whatIsRefusedIsPutBack() throws {
    try simulator.type("ab", into: "Note")
    witness.allows = false
    try simulator.type("c")
    #expect(textView.text == "ab")
    #expect(simulator.typedText == "ab")
    #expect(simulator.typedSelection == 2..<2)
  }

  @Test func attributesSurviveEditing() throws {
    simulator.perform {
      let text = NSMutableAttributedString(string: "Hello world")
      text.addAttribute(.font, value: UIFont.systemFont(ofSize: 30), range: NSRange(location: 6, length: 5))
      textView.attributedText = text
    }
    #expect(textView.selectedRange == NSRange(location: 11, length: 0), "attributes that are set lose the selection")
    try simulator.select(11..<11, in: textView)
    try simulator.type("!")
    #expect(fonts() == ["0+6 20", "6+6 30"], "what is typed is like what is before the caret")
    try simulator.select(0..<5, in: textView)
    try simulator.type("Good")
    #expect(textView.text == "Good world!")
    #expect(fonts() == ["0+5 20", "5+6 30"])
    let shown = try #require(simulator.styledText(of: textView.editor))
    #expect(shown.string == "Good world!" && shown.runs.map { $0.length } == [5, 6])
    #expect(shown.runs.map { $0.size } == [20, 30])
  }

  @Test func typingAttributesHoldUntilTheSelectionChanges() throws {
    try simulator.type("ab", into: "Note")
    simulator.perform { textView.typingAttributes = [.font: UIFont.systemFont(ofSize: 40)] }
    try simulator.type("cd")
    #expect(fonts() == ["0+2 20", "2+2 40"])
    try simulator.select(1..<1, in: textView)
    #expect((textView.typingAttributes[.font] as? UIFont)?.pointSize == 20)
  }

  @Test func settingTheFontReplacesAllFonts() {
    simulator.perform {
      let text = NSMutableAttributedString(string: "Hello", attributes: [.font: UIFont.systemFont(ofSize: 30)])
      textView.attributedText = text
      textView.font = .systemFont(ofSize: 16)
    }
    #expect(fonts() == ["0+5 16"])
    #expect(simulator.styledText(of: textView.editor)?.runs.isEmpty == true)
  }

  @Test func aSelectionIsKeptThroughItsFont() throws {
    simulator.perform { textView.text = "Wish you were here" }
    try simulator.select(5..<8, in: textView)
    let range = textView.selectedRange
    #expect(range == NSRange(location: 5, length: 3))
    simulator.perform {
      let text = NSMutableAttributedString(attributedString: textView.attributedText)
      text.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 40), range: range)
      textView.attributedText = text
      textView.selectedRange = range
    }
    #expect(simulator.typedSelection == 5..<8)
    #expect(textView.isFirstResponder)
    #expect(fonts() == ["0+5 20", "5+3 40", "8+10 20"])
  }

  @Test func typingIsUndoneByWords() throws {
    try simulator.type("one two", into: "Note")
    try simulator.undo()
    #expect(textView.text == "one")
    #expect(simulator.typedText == "one")
    try simulator.undo()
    #expect(textView.text == "")
    try simulator.redo()
    #expect(textView.text == "one")
    #expect(textView.undoManager?.canUndo == true)
    try simulator.type("!")
    #expect(textView.undoManager?.canRedo == false)
    #expect(textView.text == "one!")
  }

  @Test func charactersDeletedOneAfterAnotherAreUndoneTogether() throws {
    try simulator.type("harbor", into: "Note")
    for _ in 0..<3 { try simulator.deleteBackward() }
    #expect(textView.text == "har")
    try simulator.undo()
    #expect(textView.text == "harbor" && simulator.typedText == "harbor")
    try simulator.redo()
    #expect(textView.text == "har")
    try simulator.undo()
    // An edit at another place is another step.
    try simulator.deleteBackward()
    try simulator.select(2..<2, in: textView)
    try simulator.deleteBackward()
    #expect(textView.text == "hrbo")
    try simulator.undo()
    #expect(textView.text == "harbo")
  }

  @Test func aTextThatTheAppSetsCantBeUndone() throws {
    try simulator.type("abc", into: "Note")
    simulator.perform { textView.text = "Hello world" }
    #expect(textView.undoManager?.canUndo == false)
    try simulator.undo()
    #expect(textView.text == "Hello world")
  }

  @Test func theHistoryHasAsManyStepsAsItMay() throws {
    textView.undoManager?.levelsOfUndo = 2
    try simulator.type("a b c d", into: "Note")
    var steps = 0
    while textView.undoManager?.canUndo == true {
      try simulator.undo()
      steps += 1
    }
    #expect(steps == 2 && textView.text == "a b")
    // Actions that the app has registered with another target stay.
    let other = NSObject()
    textView.undoManager?.registerUndo(withTarget: other) { _ in }
    simulator.perform { textView.text = "New" }
    #expect(textView.undoManager?.canUndo == true)
    textView.undoManager?.removeAllActions(withTarget: other)
    #expect(textView.undoManager?.canUndo == false)
  }

  @Test func aCompositionIsAskedForOnceAndUndoneOnce() throws {
    try simulator.type("a", into: "Note")
    witness.tale = []
    try simulator.compose("n")
    try simulator.compose("に")
    #expect(textView.text == "aに")
    #expect(witness.tale == ["selected 2+0", "changed", "changed"])
    witness.tale = []
    try simulator.compose("日本", isOver: true)
    #expect(textView.text == "a日本")
    #expect(witness.tale.first == "1+0 日本")
    try simulator.undo()
    #expect(textView.text == "a")
    witness.allows = false
    try simulator.compose("か")
    try simulator.compose("火", isOver: true)
    #expect(textView.text == "a", "a refused composition leaves nothing")
    #expect(simulator.typedText == "a")
  }

  @Test func anEmptyInputViewKeepsTheKeyboardAway() throws {
    let empty = UIInputView(frame: .zero, inputViewStyle: .default)
    empty.allowsSelfSizing = true
    simulator.perform {
      textView.text = "text"
      textView.inputView = empty
      textView.reloadInputViews()
    }
    try simulator.select(0..<2, in: textView)
    #expect(textView.isFirstResponder && simulator.keyboardFrame == nil)
    simulator.perform {
      textView.inputView = nil
      textView.reloadInputViews()
    }
    #expect(simulator.keyboardFrame != nil, "the keyboard returns")
  }

  @Test func withoutScrollingItIsAsLargeAsItsText() throws {
    let fitting = UITextView()
    fitting.isScrollEnabled = false
    fitting.font = .systemFont(ofSize: 20)
    fitting.text = "ab"
    fitting.translatesAutoresizingMaskIntoConstraints = false
    simulator.perform {
      root.view.addSubview(fitting)
      NSLayoutConstraint.activate([
        fitting.centerXAnchor.constraint(equalTo: root.view.centerXAnchor),
        fitting.topAnchor.constraint(equalTo: root.view.topAnchor, constant: 400),
        fitting.widthAnchor.constraint(lessThanOrEqualToConstant: 120),
      ])
    }
    // Two letters of 10 points, 5 points at both ends; a line of 24, 8 points above and below.
    #expect(fitting.bounds.size == CGSize(width: 30, height: 40))
    simulator.perform { fitting.text = "ab\n" }
    #expect(fitting.bounds.height == 64, "an empty last line has its height")
    simulator.perform { fitting.text = "one two three four" }
    #expect(fitting.bounds.size == CGSize(width: 120, height: 64), "lines of 11 letters at most")
  }

  @Test func itScrollsToARange() {
    simulator.perform {
      textView.text = (1...40).map { "line \($0)" }.joined(separator: "\n")
    }
    #expect(textView.contentSize.height == 971)
    let start = textView.text.utf16.count - 4
    simulator.perform { textView.scrollRangeToVisible(NSRange(location: start, length: 4)) }
    simulator.settle()
    #expect((textView.contentOffset.y - 762.7).magnitude < 0.1)
  }
}
