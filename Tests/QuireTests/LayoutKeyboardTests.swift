// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import Testing

@_spi(Hosts) @testable import Quire

/// The guide that follows the software keyboard.
@MainActor @Suite struct LayoutKeyboardTests {
  /// A field at the top, and a bar above the keyboard.
  private final class Form: UIViewController {
    let field = UITextField(frame: CGRect(x: 20, y: 80, width: 200, height: 40))
    let bar = UIView()

    override func viewDidLoad() {
      super.viewDidLoad()
      field.placeholder = "Name"
      view.addSubview(field)
      bar.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(bar)
      NSLayoutConstraint.activate([
        bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: view.trailingAnchor), bar.heightAnchor.constraint(equalToConstant: 50),
        bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      ])
    }
  }

  /// The position of a view's bottom edge in the window.
  private func bottom(_ view: UIView) -> CGFloat {
    view.convert(CGPoint(x: 0, y: view.bounds.maxY), to: nil).y
  }

  @Test func aBarStaysAboveTheKeyboard() throws {
    let form = Form()
    let simulator = Simulator(.phone) { form }
    let safe = form.view.bounds.maxY - form.view.safeAreaInsets.bottom
    #expect(form.bar.frame.maxY == safe)
    #expect(form.view.keyboardLayoutGuide.layoutFrame.height == form.view.safeAreaInsets.bottom)
    simulator.perform { form.field.becomeFirstResponder() }
    let keyboard = try #require(simulator.keyboardFrame)
    #expect(form.bar.frame.maxY == keyboard.minY)
    #expect(form.view.keyboardLayoutGuide.layoutFrame.minY == keyboard.minY)
    // It moves there with the keyboard.
    let start = try #require(simulator.frame(of: form.bar)).maxY
    simulator.run(for: 0.1)
    let middle = try #require(simulator.frame(of: form.bar)).maxY
    simulator.settle()
    let end = try #require(simulator.frame(of: form.bar)).maxY
    #expect(start > middle && middle > end && abs(end - keyboard.minY) < 0.5)
    simulator.perform { form.field.resignFirstResponder() }
    simulator.settle()
    #expect(form.bar.frame.maxY == safe)
    simulator.perform { form.view.keyboardLayoutGuide.usesBottomSafeArea = false }
    #expect(form.bar.frame.maxY == form.view.bounds.maxY)
  }

  @Test(arguments: [false, true]) func inASheetToo(isLarge: Bool) throws {
    let root = UIViewController()
    let form = Form()
    let simulator = Simulator(.phone) { root }
    form.sheetPresentationController?.detents = isLarge ? [.large()] : [.medium(), .large()]
    simulator.perform { root.present(form, animated: true) }
    simulator.settle()
    simulator.perform { form.field.becomeFirstResponder() }
    simulator.settle()
    let keyboard = try #require(simulator.keyboardFrame)
    #expect(abs(bottom(form.bar) - keyboard.minY) < 0.5)
    simulator.perform { form.field.resignFirstResponder() }
    simulator.settle()
    #expect(abs(bottom(form.bar) - (form.view.window!.bounds.maxY - form.view.safeAreaInsets.bottom)) < 0.5)
  }

  @Test func aGuideWithoutAWindowIsTheSafeArea() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 100, width: 100, height: 0))
    #expect(view.keyboardLayoutGuide === view.keyboardLayoutGuide)
  }
}
