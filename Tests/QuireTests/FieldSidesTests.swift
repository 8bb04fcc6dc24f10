// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import SheetEngine
import Testing

@testable import Quire

/// What stands beside a field's text: the button that clears it, and an app's own views.
@MainActor @Suite struct FieldSidesTests {
  private final class Keeper: NSObject, UITextFieldDelegate {
    var clears = true
    func textFieldShouldClear(_ textField: UITextField) -> Bool { clears }
  }

  private let root = UIViewController()
  private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
  private let simulator: Simulator

  init() {
    let root = root
    field.placeholder = "Name"
    field.borderStyle = .roundedRect
    root.view.addSubview(field)
    simulator = Simulator { root }
  }

  private var clear: Element? { simulator.element("Clear text", role: .button) }

  @Test func theButtonComesWithAText() throws {
    #expect(field.clearButtonMode == .never)
    simulator.perform { field.text = "Ida" }
    #expect(clear == nil)
    simulator.perform { field.clearButtonMode = .unlessEditing }
    #expect(clear?.frame == CGRect(x: 192, y: 100, width: 28, height: 34))
    simulator.perform { field.clearButtonMode = .whileEditing }
    #expect(clear == nil)
    try simulator.tap("Name")
    #expect(clear != nil)
    simulator.perform { field.text = "" }
    #expect(clear == nil)
    try simulator.type("x")
    #expect(clear != nil)
    simulator.perform { field.isEnabled = false }
    #expect(clear == nil)
  }

  @Test func clearing() throws {
    let keeper = Keeper()
    var edits = 0
    field.delegate = keeper
    field.addAction(UIAction { _ in edits += 1 }, for: .editingChanged)
    simulator.perform {
      field.text = "Ida"
      field.clearButtonMode = .always
    }
    keeper.clears = false
    try simulator.tap("Clear text")
    #expect(field.text == "Ida" && edits == 0 && !field.isEditing)
    keeper.clears = true
    try simulator.tap("Clear text")
    #expect(field.text == "" && edits == 1 && field.isEditing && clear == nil)
  }

  @Test func theTextLeavesRoom() {
    simulator.perform {
      field.text = "Ida"
      field.clearButtonMode = .always
    }
    // The border leaves 7 points by itself.
    #expect(field.input.insets == Insets(top: 0, left: 0, bottom: 0, right: 21))
    let bare = field.sizeThatFits(.zero).width
    let glass = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    simulator.perform {
      field.leftView = glass
      field.leftViewMode = .always
    }
    #expect(field.input.insets.left == 30 && field.sizeThatFits(.zero).width == bare + 30)
    #expect(glass.frame == CGRect(x: 0, y: 7, width: 30, height: 20))
    let unit = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 50))
    simulator.perform {
      field.rightView = unit
      field.rightViewMode = .always
    }
    // It takes the button's place, and is no higher than the field.
    #expect(clear == nil && field.input.insets.right == 40)
    #expect(unit.frame == CGRect(x: 160, y: 0, width: 40, height: 34))
    simulator.perform { field.leftView = nil }
    #expect(glass.superview == nil && field.input.insets.left == 0)
  }

  @Test func fromRightToLeft() {
    var environment = Device.phone.environment
    environment.isRightToLeft = true
    simulator.change(to: Device(environment))
    simulator.perform {
      field.text = "Ida"
      field.clearButtonMode = .always
    }
    #expect(clear?.frame.minX == 20 && field.input.insets.left == 21)
  }
}
