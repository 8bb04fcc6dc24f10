// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import QuireSimulator
import SheetEngine
import Testing

@_spi(Hosts) @testable import Quire

/// How controls look under a finger: paler, by a fraction of the alpha that the app has set.
@MainActor @Suite struct PressedLookTests {
  private let root = UIViewController()
  private let simulator: Simulator

  init() {
    let root = root
    simulator = Simulator { root }
  }

  /// The alpha with which a view is shown.
  private func shown(_ view: UIView?) -> Double {
    view.flatMap { simulator.alpha(of: $0) } ?? -1
  }

  private func first<View: UIView>(_ kind: View.Type, in view: UIView?) -> View? {
    view?.subviews.lazy.compactMap { $0 as? View }.first
  }

  private func labeled(_ name: String, in view: UIView) -> UIView? {
    if view.accessibilityLabel == name { return view }
    return view.subviews.lazy.compactMap { labeled(name, in: $0) }.first
  }

  private func show(_ view: UIView) {
    simulator.perform {
      view.frame = CGRect(x: 40, y: 300, width: 200, height: 50)
      root.view.addSubview(view)
    }
  }

  private func button(_ type: UIButton.ButtonType) -> UIButton {
    let button = UIButton(type: type)
    button.setTitle("Go", for: .normal)
    button.setImage(UIImage(systemName: "plus"), for: .normal)
    show(button)
    return button
  }

  @Test(arguments: [1, 0.6, 0.2, 0.0] as [CGFloat]) func theAppsOwnAlphaOutlivesAPress(own: CGFloat) {
    let button = button(.system)
    simulator.perform {
      button.titleLabel?.alpha = own
      button.imageView?.alpha = own
    }
    simulator.perform { button.isHighlighted = true }
    #expect(abs(shown(button.titleLabel) - Double(own) * 0.2) < 1e-6)
    #expect(abs(shown(button.imageView) - Double(own) * 0.2) < 1e-6)
    #expect(button.titleLabel?.alpha == own && button.imageView?.alpha == own)
    simulator.perform { button.isHighlighted = false }
    #expect(abs(shown(button.titleLabel) - Double(own)) < 1e-6 && abs(shown(button.imageView) - Double(own)) < 1e-6)
    #expect(button.titleLabel?.alpha == own && button.imageView?.alpha == own)
  }

  @Test func anAlphaThatIsSetDuringAPressStays() {
    let button = button(.system)
    simulator.perform { button.isHighlighted = true }
    simulator.perform { button.titleLabel?.alpha = 0.5 }
    #expect(abs(shown(button.titleLabel) - 0.1) < 1e-6)
    simulator.perform { button.isHighlighted = false }
    #expect(shown(button.titleLabel) == 0.5)
  }

  /// The title of a button of the type `custom` stays as it is. Only its image shows a press, and that it is disabled.
  @Test func aCustomButtonsImage() {
    let button = button(.custom)
    simulator.perform { button.imageView?.alpha = 0.8 }
    simulator.perform { button.isHighlighted = true }
    #expect(shown(button.titleLabel) == 1 && abs(shown(button.imageView) - 0.6) < 1e-6)
    simulator.perform { button.adjustsImageWhenHighlighted = false }
    #expect(shown(button.imageView) == 0.8)
    simulator.perform {
      button.isHighlighted = false
      button.isEnabled = false
    }
    #expect(abs(shown(button.imageView) - 0.4) < 1e-6)
    simulator.perform { button.adjustsImageWhenDisabled = false }
    #expect(shown(button.imageView) == 0.8 && button.imageView?.alpha == 0.8)
  }

  @Test func aButtonWithAConfiguration() {
    let button = UIButton(configuration: .filled())
    button.configuration?.title = "Go"
    show(button)
    simulator.perform { button.isHighlighted = true }
    #expect(shown(button.titleLabel) == 0.75 && shown(button.subviews.first) == 0.75)
    simulator.perform { button.automaticallyUpdatesConfiguration = false }
    #expect(shown(button.titleLabel) == 1 && shown(button.subviews.first) == 1)
    // Without its configuration it is a system button.
    simulator.perform { button.configuration = nil }
    #expect(abs(shown(button.titleLabel) - 0.2) < 1e-6)
    // And with one again, it looks as the configuration says.
    simulator.perform {
      button.automaticallyUpdatesConfiguration = true
      button.configuration = .filled()
    }
    #expect(shown(button.titleLabel) == 0.75)
  }

  @Test func aSegmentAndAStepUnderAFinger() throws {
    let segments = UISegmentedControl(items: ["Day", "Week"])
    segments.selectedSegmentIndex = 0
    show(segments)
    let title = try #require(first(UILabel.self, in: labeled("Week", in: segments)))
    let finger = simulator.touchDown(at: CGPoint(x: 190, y: 316))
    #expect(abs(shown(title) - 0.2) < 1e-6)
    // It leaves the segment.
    simulator.move(finger, to: CGPoint(x: 190, y: 600))
    #expect(shown(title) == 1)
    simulator.up(finger)
    #expect(segments.selectedSegmentIndex == 0)
    segments.removeFromSuperview()

    let stepper = UIStepper()
    show(stepper)
    let sign = try #require(first(UIImageView.self, in: labeled("Increment", in: stepper)))
    let other = simulator.touchDown(at: CGPoint(x: 40 + 70, y: 316))
    #expect(abs(shown(sign) - 0.2) < 1e-6)
    simulator.up(other)
    #expect(shown(sign) == 1 && stepper.value == 1)
  }

  /// UIKit draws nothing for a press of a plain control.
  @Test func anAppsOwnControlStaysAsItIs() {
    let control = UIControl()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 40))
    label.text = "Mine"
    label.alpha = 0.9
    control.addSubview(label)
    show(control)
    simulator.perform { control.isHighlighted = true }
    #expect(shown(label) == 0.9)
  }
}
