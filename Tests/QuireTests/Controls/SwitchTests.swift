// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import QuireSimulator
import SheetEngine
import Testing

@_spi(Hosts) @testable import Quire

@MainActor @Suite struct SwitchTests {
  private func make(inSheet: Bool = false, rightToLeft: Bool = false) -> (UISwitch, ControlStage) {
    let control = UISwitch()
    control.accessibilityLabel = "Fog"
    return (control, ControlStage(control, inSheet: inSheet, rightToLeft: rightToLeft))
  }

  @Test func defaults() {
    let control = UISwitch(frame: CGRect(x: 3, y: 4, width: 200, height: 1))
    #expect(control.frame == CGRect(x: 3, y: 4, width: 51, height: 31))
    control.bounds.size = .zero
    #expect(control.intrinsicContentSize == control.bounds.size && control.sizeThatFits(.zero) == control.bounds.size)
    #expect(!control.isOn && control.onTintColor == nil && control.thumbTintColor == nil)
    #expect(control.preferredStyle == .automatic && control.style == .sliding)
  }

  /// A tap, where each tap counts once. Code sends nothing.
  @Test func tapping() throws {
    let (control, stage) = make()
    try stage.simulator.tap("Fog", role: .toggle)
    #expect(control.isOn)
    #expect(stage.drain() == ["down", "changed", "primary"])
    stage.simulator.perform { control.setOn(false, animated: true) }
    stage.simulator.perform { control.isOn = true }
    #expect(stage.drain().isEmpty && control.isOn)
    stage.simulator.perform { control.isEnabled = false }
    try stage.simulator.tap("Fog")
    #expect(control.isOn && stage.drain().isEmpty)
    #expect(stage.element(control)?.isEnabled == false)
  }

  @Test func whatIsTold() throws {
    let (control, stage) = make()
    #expect(stage.element(control)?.role == .toggle)
    #expect(stage.element(control)?.value == "0" && stage.element(control)?.isSelected == false)
    try stage.simulator.tap("Fog")
    #expect(stage.element(control)?.value == "1" && stage.element(control)?.isSelected == true)
  }

  /// The knob follows the finger, and the side at the lift decides.
  @Test(arguments: [false, true]) func dragging(_ rightToLeft: Bool) {
    let (control, stage) = make(rightToLeft: rightToLeft)
    let (off, on) = (
      stage.point(control, x: rightToLeft ? 40 : 11, y: 15), stage.point(control, x: rightToLeft ? 8 : 43, y: 15)
    )
    stage.simulator.drag(from: off, to: on)
    #expect(control.isOn && stage.drain() == ["down", "changed", "primary"])
    stage.simulator.drag(from: off, to: on, lifts: false)
    stage.simulator.move(to: off)
    stage.simulator.up()
    #expect(!control.isOn)
    #expect(stage.drain() == ["down", "changed", "primary"])
    stage.simulator.drag(from: off, to: on, lifts: false)
    stage.simulator.cancel()
    #expect(!control.isOn && stage.drain() == ["down", "cancel"])
  }

  @Test(arguments: [false, true]) func theKnobsSide(_ rightToLeft: Bool) {
    let (control, stage) = make(rightToLeft: rightToLeft)
    let knob = control.subviews[1].subviews[1]
    let (left, right): (CGFloat, CGFloat) = (2, 22)
    #expect(knob.frame == CGRect(x: rightToLeft ? right : left, y: 2, width: 27, height: 27))
    stage.simulator.perform { control.isOn = true }
    #expect(knob.frame.minX == (rightToLeft ? left : right))
  }

  /// A finger that moves along the switch does not move the sheet. A finger that moves down does.
  @Test func inASheet() throws {
    let (control, stage) = make(inSheet: true)
    let top = try #require(stage.simulator.sheet).modelFrame.minY
    let start = stage.point(control, x: 11, y: 15)
    stage.simulator.drag(from: start, to: CGPoint(x: start.x + 60, y: start.y + 40), lifts: false)
    #expect(stage.simulator.sheet?.modelFrame.minY == top && stage.simulator.sheet?.phase == .resting)
    stage.simulator.move(to: CGPoint(x: start.x + 60, y: start.y + 300))
    #expect(stage.simulator.sheet?.modelFrame.minY == top)
    stage.simulator.up()
    #expect(control.isOn && stage.drain() == ["down", "changed", "primary"])
    stage.simulator.drag(from: start, to: CGPoint(x: start.x, y: start.y + 300), lifts: false)
    #expect(stage.simulator.sheet?.phase == .dragging)
    #expect(control.isOn && stage.drain() == ["down", "cancel"])
  }

  /// A recognizer around it does not recognize a drag of the switch.
  @Test func besideARecognizer() {
    let (control, stage) = make(inSheet: true)
    var states: [UIGestureRecognizer.State] = []
    let pan = UIPanGestureRecognizer(action: { states.append($0.state) })
    stage.simulator.perform { stage.sheet?.view.addGestureRecognizer(pan) }
    let start = stage.point(control, x: 11, y: 15)
    stage.simulator.drag(from: start, to: CGPoint(x: start.x + 60, y: start.y))
    #expect(control.isOn && !states.contains(.began))
  }

  /// The touch area is 44 points high, although the switch is 31 high.
  @Test func reach() {
    let (control, stage) = make()
    stage.simulator.tap(at: stage.point(control, x: 25, y: -6))
    #expect(control.isOn)
    stage.simulator.tap(at: stage.point(control, x: 25, y: -8))
    #expect(control.isOn)
  }

  @Test func motion() throws {
    let (control, stage) = make()
    let knob = control.subviews[1].subviews[1]
    try stage.simulator.tap("Fog")
    stage.simulator.run(for: 0.1)
    let x = try #require(stage.simulator.frame(of: knob)).minX - 100
    #expect(x > 2.5 && x < 21.5)
    stage.simulator.settle()
    #expect(stage.simulator.frame(of: knob)?.minX == 122)
    // With reduced motion there is no animation.
    let still = UISwitch()
    still.accessibilityLabel = "Fog"
    let quiet = ControlStage(still, reducedMotion: true)
    try quiet.simulator.tap("Fog")
    #expect(quiet.simulator.frame(of: still.subviews[1].subviews[1])?.minX == 122)
  }

  @Test func colors() {
    let (control, stage) = make()
    let track = control.subviews[1].subviews[0]
    #expect(stage.simulator.background(of: track) == RGBA(bits: 0x7878_8028))
    stage.simulator.perform { control.isOn = true }
    #expect(stage.simulator.background(of: track) == RGBA(bits: 0x34C7_59FF))
    stage.simulator.perform { control.onTintColor = .systemRed }
    #expect(stage.simulator.background(of: track) == RGBA(bits: 0xFF3B_30FF))
    stage.simulator.perform { control.isEnabled = false }
    #expect(stage.simulator.alpha(of: control.subviews[1]) == 0.5)
  }
}
