// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import QuireSimulator
import SheetEngine
import Testing

@_spi(Hosts) @testable import Quire

/// The rarely used settings of fields, and edits by code.
@MainActor @Suite struct TextFieldSettingsTests {
  /// A field that notices deletions, as fields for one-time codes do.
  final class CodeField: UITextField {
    var tale: [String] = []

    override func deleteBackward() {
      tale.append("before \(text ?? "")")
      super.deleteBackward()
      tale.append("after \(text ?? "")")
    }
  }

  @MainActor final class Count {
    var value = 0
  }

  let root = UIViewController()
  let field = CodeField(frame: CGRect(x: 20, y: 100, width: 100, height: 34))
  let simulator: Simulator

  init() {
    let (root, field) = (root, field)
    simulator = Simulator { root }
    simulator.perform {
      field.font = .systemFont(ofSize: 20)
      root.view.addSubview(field)
    }
  }

  private var size: Double { field.styledText(in: field.traitCollection).size }

  @Test func aLongTextShrinks() {
    simulator.perform { field.text = "abcdefghijabcdefghij" }
    #expect(size == 20 && !field.adjustsFontSizeToFitWidth && field.minimumFontSize == 0)
    let natural = field.sizeThatFits(.zero)
    simulator.perform { field.adjustsFontSizeToFitWidth = true }
    // The caret takes 1 of the 100 points.
    #expect((size - 20 * 99 / 200).magnitude < 0.001)
    #expect(field.sizeThatFits(.zero) == natural, "the size is that of the whole text")
    simulator.perform { field.minimumFontSize = 15 }
    #expect((size - 15).magnitude < 0.001)
    simulator.perform { field.text = "abc" }
    #expect(size == 20)
    simulator.perform { field.adjustsFontSizeToFitWidth = false }
    #expect(size == 20)
  }

  @Test func aDeletionByTheUserCallsTheMethod() throws {
    try simulator.tap(field)
    try simulator.type("ab")
    #expect(field.tale.isEmpty)
    try simulator.deleteBackward()
    #expect(field.tale == ["before ab", "after a"] && field.text == "a")
  }

  @Test func editsByCode() {
    let changes = Count()
    field.addAction(UIAction { _ in changes.value += 1 }, for: .editingChanged)
    simulator.perform {
      field.text = "ab"
      field.insertText("cd")
    }
    #expect(field.text == "abcd" && changes.value == 1)
    simulator.perform { field.deleteBackward() }
    #expect(field.text == "abc" && changes.value == 2)
    simulator.perform {
      field.selectAll(nil)
      field.deleteBackward()
      field.deleteBackward()
    }
    #expect(field.text?.isEmpty == true && changes.value == 3, "there was nothing more to delete")
    simulator.perform {
      field.text = "x\u{1F469}\u{200D}\u{1F680}"
      field.deleteBackward()
    }
    #expect(field.text == "x", "joined pictures are one character")
  }

  @Test func wordsAreSelected() {
    simulator.perform {
      field.text = "one two three"
      field.selectedTextRange = field.textRange(
        from: field.position(from: field.beginningOfDocument, offset: 5)!,
        to: field.position(from: field.beginningOfDocument, offset: 5)!)
      field.select(nil)
    }
    #expect(field.selection == 4..<7)
  }

  @Test func theComposedPartIsMarked() {
    simulator.perform {
      field.text = "a"
      field.hostEdited(to: "ani", selection: 3..<3, isComposing: true)
    }
    #expect(field.markedTextRange?.units == 1..<3)
    simulator.perform { field.hostEdited(to: "a\u{4F60}", selection: 2..<2, isComposing: false) }
    #expect(field.markedTextRange == nil && field.text == "a\u{4F60}")
  }

  @Test func notificationsOfEdits() throws {
    let (began, changed, ended) = (Count(), Count(), Count())
    let names = [
      (UITextField.textDidBeginEditingNotification, began), (UITextField.textDidChangeNotification, changed),
      (UITextField.textDidEndEditingNotification, ended),
    ]
    let observers = names.map { name, count in
      NotificationCenter.default.addObserver(forName: name, object: field, queue: nil) { _ in
        MainActor.assumeIsolated { count.value += 1 }
      }
    }
    try simulator.tap(field)
    try simulator.type("ab")
    simulator.perform { _ = field.resignFirstResponder() }
    #expect(began.value == 1 && changed.value == 2 && ended.value == 1)
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }

  @Test func anAttributedTextSetsTheLook() {
    simulator.perform {
      field.attributedText = NSAttributedString(
        string: "red", attributes: [.foregroundColor: UIColor.red, .font: UIFont.boldSystemFont(ofSize: 13)])
    }
    #expect(field.text == "red" && field.textColor == .red && field.font?.pointSize == 13)
    let attributes = field.attributedText?.attributes(at: 0, effectiveRange: nil)
    #expect(attributes?[.foregroundColor] as? UIColor == .red)
    field.defaultTextAttributes = [.font: UIFont.systemFont(ofSize: 11), .kern: 3.0]
    #expect(field.font?.pointSize == 11 && field.defaultTextAttributes[.kern] as? Double == 3)
    #expect(field.typingAttributes == nil, "the field is not being edited")
  }

  @Test func aBackgroundFillsTheField() throws {
    simulator.perform { field.background = UIImage(systemName: "star") }
    let picture = try #require(field.subviews.compactMap { $0 as? UIImageView }.first)
    #expect(picture.frame == field.bounds && !picture.isHidden)
    simulator.perform { field.borderStyle = .roundedRect }
    simulator.perform {
      field.setNeedsLayout()
      field.layoutIfNeeded()
    }
    #expect(picture.isHidden)
  }

  @Test func spellingIsCheckedAsAsked() {
    #expect(field.input(in: field.traitCollection).checksSpelling == nil)
    field.spellCheckingType = .no
    #expect(field.input(in: field.traitCollection).checksSpelling == false)
    field.spellCheckingType = .yes
    #expect(field.input(in: field.traitCollection).checksSpelling == true)
  }

  @Test func keptSettings() {
    #expect(field.keyboardAppearance == .default && field.smartQuotesType == .default)
    #expect(field.smartDashesType == .default && field.smartInsertDeleteType == .default)
    #expect(field.inlinePredictionType == .default && field.passwordRules == nil)
    #expect(!field.allowsEditingTextAttributes && !field.clearsOnInsertion)
    #expect(field.inputAssistantItem.leadingBarButtonGroups.isEmpty)
    field.keyboardAppearance = .dark
    #expect(field.keyboardAppearance == .dark)
  }
}
