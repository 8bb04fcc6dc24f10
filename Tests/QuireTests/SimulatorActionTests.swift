// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import QuireSimulator
import Testing

@_spi(Hosts) @testable import Quire

/// A test's actions by name: fields are named by their placeholder, and an impossible action lists the available names.
@MainActor @Suite struct SimulatorActionTests {
  private final class Form: UIViewController {
    let name = UITextField()
    let place = UITextField()
    let button = UIButton(type: .system)
    var presses = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      name.placeholder = "Your name"
      place.placeholder = "Where from"
      place.accessibilityLabel = "Harbor"
      button.setTitle("Send", for: .normal)
      button.addAction(UIAction { [me = Weak(self)] _ in me.wrappedValue?.presses += 1 }, for: .touchUpInside)
      for (index, control) in [name, place, button].enumerated() {
        control.frame = CGRect(x: 20, y: 100 + 60 * CGFloat(index), width: 200, height: 40)
        view.addSubview(control)
      }
    }
  }

  private let form = Form()
  private let simulator: Simulator

  init() {
    let form = form
    simulator = Simulator { form }
  }

  /// The text of an action's error. Nothing happens on the screen meanwhile.
  private func failure(_ action: () throws -> Void) -> String {
    let before = simulator.description
    let error = #expect(throws: ActionFailure.self) { try action() }
    #expect(simulator.description == before)
    return error?.description ?? ""
  }

  @Test func fieldsAreFoundByLabelAndByPlaceholder() throws {
    try simulator.type("Ada", into: "Your name")
    try simulator.type("Oslo", into: "Where from")
    #expect(form.name.text == "Ada" && form.place.text == "Oslo")
    try simulator.tap("Harbor")
    #expect(form.place.isFirstResponder)
    let field = try #require(simulator.element("Your name", role: .field))
    // Its text is its value, not its name.
    #expect(field.label == "Your name" && field.value == "Ada" && simulator.element("Ada") == nil)
    #expect(simulator.element("Harbor")?.placeholder == "Where from")
    #expect(simulator.element("Harbor")?.frame == CGRect(x: 20, y: 160, width: 200, height: 40))
  }

  @Test func whatIsNotThereIsAnsweredWithWhatIs() {
    let line = #line + 1
    let text = failure { try simulator.tap("Sent") }
    #expect(
      text == """
        Nothing on the screen has the label or the placeholder "Sent". (QuireTests/SimulatorActionTests.swift:\(line))
        On the screen, 402 by 874, from back to front:
          field "Your name" at 20, 100, 200 by 40
          field "Harbor" at 20, 160, 200 by 40, placeholder "Where from"
          button "Send" at 20, 220, 200 by 40
        """)
    #expect(failure { try simulator.tap("Send", role: .image) }.hasPrefix("No image on the screen has the label"))
    #expect(failure { try simulator.type("x", into: "Send") }.hasPrefix("No field on the screen has the label"))
    #expect(failure { try simulator.tap(UIView()) }.hasPrefix("The UIView is not on the screen."))
  }

  @Test func whatHasNoFocusTakesNoText() {
    for action: () throws -> Void in [
      { try simulator.type("a") }, { try simulator.deleteBackward() }, { try simulator.pressReturn() },
    ] {
      #expect(failure(action).hasPrefix("No field has the focus; nothing can be typed."))
    }
  }

  @Test func whatAFingerDoesNotGetAtIsNotTapped() throws {
    let cover = UIView(frame: CGRect(x: 0, y: 210, width: 402, height: 100))
    cover.isAccessibilityElement = true
    cover.accessibilityLabel = "Cover"
    simulator.perform { form.view.addSubview(cover) }
    #expect(
      failure { try simulator.tap("Send") }
        .hasPrefix("The button \"Send\" can't be tapped: at its middle, 120, 240, a finger meets the group \"Cover\"."))
    simulator.perform {
      cover.removeFromSuperview()
      form.button.frame.origin.y = 2000
    }
    #expect(failure { try simulator.tap("Send") }.contains("a finger meets nothing, since that is outside the window"))
    simulator.perform { form.button.frame.origin.y = 220 }

    let sheet = UIViewController()
    sheet.sheetPresentationController?.detents = [.medium()]
    simulator.perform { form.present(sheet, animated: false) }
    let text = failure { try simulator.tap("Send") }
    #expect(text.contains("a finger meets the dimming behind a sheet"))
    #expect(
      text.contains(
        "  button \"Send\" at 20, 220, 200 by 40, out of reach\n  sheet at com.apple.UIKit.medium at 0, 410"))
    #expect(form.presses == 0)
    simulator.perform { form.dismiss(animated: false) }
    try simulator.tap("Send")
    try simulator.tap(form.button)
    #expect(form.presses == 2)
  }

  @Test func aDeviceOfAnySize() {
    let form = Form()
    let insets = UIEdgeInsets(top: 8, left: 0, bottom: 0, right: 0)
    let window = Simulator(Device(size: CGSize(width: 900, height: 600), safeArea: insets)) { form }
    #expect(form.view.bounds.size == CGSize(width: 900, height: 600) && form.view.safeAreaInsets.top == 8)
    #expect(form.traitCollection.horizontalSizeClass == .regular)
    #expect(window.keyboardFrame == nil)
  }
}
