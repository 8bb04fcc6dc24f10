// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import QuireSimulator
import Testing

@_spi(Hosts) @testable import Quire

/// Views beside a field's text, the button that clears it, and the area for the text.
@MainActor @Suite struct FieldPartsTests {
  private final class Witness: NSObject, UITextFieldDelegate {
    var clears = true
    var asked = 0

    func textFieldShouldClear(_ textField: UITextField) -> Bool {
      asked += 1
      return clears
    }
  }

  private final class FieldController: UIViewController {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))

    override func viewDidLoad() {
      super.viewDidLoad()
      field.placeholder = "Name"
      view.addSubview(field)
    }
  }

  private func make() -> (UITextField, Simulator) {
    let root = FieldController()
    let simulator = Simulator { root }
    return (root.field, simulator)
  }

  private func input(_ field: UITextField) -> TextInput { field.input(in: .current) }

  @Test func viewsTakeTheirRoomAtBothEnds() throws {
    let (field, simulator) = make()
    let glass = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    let eye = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
    simulator.perform {
      field.leftView = glass
      field.leftViewMode = .always
      field.rightView = eye
    }
    #expect(glass.frame == CGRect(x: 0, y: 10, width: 30, height: 20) && eye.isHidden)
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 30, y: 0, width: 170, height: 40))
    #expect(input(field).insets.left == 30 && input(field).insets.right == 0)
    simulator.perform { field.rightViewMode = .whileEditing }
    #expect(eye.isHidden)
    try simulator.type("ab", into: "Name")
    #expect(field.text == "ab" && field.isEditing && !eye.isHidden)
    #expect(eye.frame == CGRect(x: 176, y: 8, width: 24, height: 24) && input(field).insets.right == 24)
    simulator.perform { field.leftViewMode = .unlessEditing }
    #expect(glass.isHidden && input(field).insets.left == 0)
    simulator.perform { field.resignFirstResponder() }
    #expect(!glass.isHidden && eye.isHidden && simulator.keyboardFrame == nil)
    simulator.perform { field.borderStyle = .roundedRect }
    #expect(glass.frame.minX == 7)
    simulator.perform { field.leftView = nil }
    #expect(glass.superview == nil)
  }

  @Test func aFieldGetsViewsWhileItIsEdited() throws {
    let (field, simulator) = make()
    try simulator.type("ab", into: "Name")
    try simulator.select(1..<1, in: field)
    simulator.perform { field.clearButtonMode = .whileEditing }
    #expect(field.isFirstResponder && simulator.typedSelection == 1..<1)
    try simulator.type("x")
    #expect(field.text == "axb" && simulator.elements(role: .field).count == 1)
    try simulator.pressReturn()
    try simulator.select(0..<3, in: field)
    #expect(field.selectedTextRange.map { field.text(in: $0) } == "axb")
    simulator.perform { field.isEnabled = false }
    #expect(simulator.elements(role: .button).isEmpty)
  }

  @Test func theButtonClearsIfTheDelegateAgrees() throws {
    let (field, simulator) = make()
    let witness = Witness()
    var changes = 0
    simulator.perform {
      field.delegate = witness
      field.clearButtonMode = .always
      field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    }
    #expect(simulator.element("Clear text") == nil, "there is nothing to clear")
    simulator.perform { field.text = "fog" }
    let button = try #require(simulator.element("Clear text"))
    #expect(button.frame == CGRect(x: 184, y: 100, width: 36, height: 40))
    witness.clears = false
    try simulator.tap("Clear text")
    #expect(field.text == "fog" && witness.asked == 1 && changes == 0)
    witness.clears = true
    try simulator.tap("Clear text")
    #expect(field.text == "" && changes == 1 && field.isEditing)
    #expect(simulator.element("Clear text") == nil)
  }

  @Test func aFieldMayBeClearedAsEditingBegins() throws {
    let (field, simulator) = make()
    simulator.perform {
      field.text = "old"
      field.clearsOnBeginEditing = true
    }
    try simulator.type("new", into: "Name")
    #expect(field.text == "new")
  }

  @Test func aPlaceholderHasItsColor() {
    let (field, simulator) = make()
    simulator.perform {
      field.attributedPlaceholder = NSAttributedString(
        string: "Surname", attributes: [.foregroundColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1)])
    }
    #expect(field.placeholder == "Surname" && input(field).placeholderColor == RGBA(bits: 0xFF00_00FF))
    #expect(simulator.element("Surname", role: .field) != nil)
    simulator.perform { field.placeholder = "Name" }
    #expect(input(field).placeholderColor == .clear && field.attributedPlaceholder?.string == "Name")
  }

  private final class RoomyField: UITextField {
    override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 12, dy: 0) }
    override func editingRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 20, dy: 0) }
  }

  @Test func anAppDecidesOnTheRoomOfTheText() throws {
    let (_, simulator) = make()
    let field = RoomyField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
    field.accessibilityLabel = "Roomy"
    simulator.perform { simulator.session.window.rootViewController?.view.addSubview(field) }
    #expect(input(field).insets.left == 12)
    #expect(field.sizeThatFits(.zero).width == 24)
    try simulator.tap("Roomy")
    #expect(input(field).insets.left == 20)
  }

  @Test func itIsMirrored() {
    let (field, simulator) = make()
    let glass = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    simulator.perform {
      field.traitOverrides.layoutDirection = .rightToLeft
      field.leftView = glass
      field.leftViewMode = .always
    }
    #expect(glass.frame.minX == 170 && input(field).insets.right == 30)
  }
}
