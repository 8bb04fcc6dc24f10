// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import QuireSimulator
import SheetEngine
import Testing

@_spi(Hosts) @testable import Quire

@MainActor @Suite struct SegmentedControlTests {
  private func make(_ items: [String] = ["Day", "Week", "Month"], rightToLeft: Bool = false)
    -> (UISegmentedControl, ControlStage)
  {
    let control = UISegmentedControl(items: items)
    return (control, ControlStage(control, rightToLeft: rightToLeft))
  }

  @Test func segments() {
    let control = UISegmentedControl(items: ["a", "b"])
    #expect(control.numberOfSegments == 2 && control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(!control.isMomentary && !control.apportionsSegmentWidthsByContent)
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "c", at: 1, animated: false)
    #expect(control.titleForSegment(at: 1) == "c" && control.selectedSegmentIndex == 2)
    control.insertSegment(withTitle: "d", at: 99, animated: false)
    #expect(control.titleForSegment(at: 3) == "d" && control.titleForSegment(at: 99) == "d")
    control.setTitle("e", forSegmentAt: 0)
    #expect(control.titleForSegment(at: 0) == "e")
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.selectedSegmentIndex = 9
    #expect(control.selectedSegmentIndex == 1)
    control.selectedSegmentIndex = -5
    #expect(control.selectedSegmentIndex == -1)
    control.setImage(UIImage(systemName: "plus"), forSegmentAt: 0)
    #expect(control.titleForSegment(at: 0) == nil && control.imageForSegment(at: 0) != nil)
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0 && control.titleForSegment(at: 0) == nil)
    control.selectedSegmentIndex = 0
    #expect(control.selectedSegmentIndex == -1)
    #expect(UISegmentedControl(items: nil as [String]?).numberOfSegments == 0)
  }

  /// The bold letters of 13 points are 7.8 wide here, so the titles take 24, 32 and 39.
  @Test func sizes() {
    let (control, stage) = make()
    stage.simulator.perform {
      #expect(control.intrinsicContentSize == CGSize(width: 179, height: 32))
      control.apportionsSegmentWidthsByContent = true
      #expect(control.intrinsicContentSize.width == 157)
      control.setWidth(90, forSegmentAt: 0)
      #expect(control.intrinsicContentSize.width == 203)
      #expect(control.widthForSegment(at: 0) == 90 && control.widthForSegment(at: 1) == 0)
    }
  }

  @Test(arguments: [false, true]) func tapping(_ rightToLeft: Bool) throws {
    let (control, stage) = make(rightToLeft: rightToLeft)
    try stage.simulator.tap("Week", role: .option)
    #expect(control.selectedSegmentIndex == 1 && stage.drain() == ["changed", "primary"])
    try stage.simulator.tap("Week")
    #expect(stage.drain().isEmpty)
    // The first segment is at the leading edge.
    stage.simulator.tap(at: stage.point(control, x: rightToLeft ? control.bounds.width - 10 : 10, y: -5))
    #expect(control.selectedSegmentIndex == 0 && stage.drain() == ["changed", "primary"])
    stage.simulator.perform { control.setEnabled(false, forSegmentAt: 2) }
    try stage.simulator.tap("Month")
    #expect(control.selectedSegmentIndex == 0 && !control.isEnabledForSegment(at: 2))
    stage.simulator.perform { control.selectedSegmentIndex = 2 }
    #expect(stage.drain().isEmpty)
    stage.simulator.perform { control.isEnabled = false }
    try stage.simulator.tap("Day")
    #expect(control.selectedSegmentIndex == 2)
  }

  @Test func momentary() throws {
    let (control, stage) = make()
    stage.simulator.perform { control.isMomentary = true }
    var chosen: [Int] = []
    control.addAction(
      UIAction { [weak control] _ in chosen.append(control!.selectedSegmentIndex) }, for: .valueChanged)
    try stage.simulator.tap("Month", role: .button)
    try stage.simulator.tap("Month")
    #expect(chosen == [2, 2] && control.selectedSegmentIndex == -1)
  }

  @Test func actions() throws {
    var log: [String] = []
    let actions = ["a", "b"].map { name in UIAction(title: name, identifier: .init(name)) { _ in log.append(name) } }
    let control = UISegmentedControl(frame: .zero, actions: actions)
    let stage = ControlStage(control)
    #expect(control.segmentIndex(identifiedBy: .init("b")) == 1 && control.segmentIndex(identifiedBy: .init("c")) == -1)
    #expect(control.actionForSegment(at: 0) === actions[0])
    try stage.simulator.tap("b")
    #expect(log == ["b"] && stage.drain() == ["changed", "primary"])
    stage.simulator.perform { control.insertSegment(action: actions[1], at: 0, animated: false) }
    #expect(control.numberOfSegments == 2 && control.titleForSegment(at: 0) == "b")
  }

  @Test(arguments: [false, true]) func keys(_ rightToLeft: Bool) throws {
    let (control, stage) = make(rightToLeft: rightToLeft)
    let (on, back) = rightToLeft ? (Simulator.Key.left, Simulator.Key.right) : (.right, .left)
    control.selectedSegmentIndex = 0
    try stage.simulator.press(on, on: "Day")
    #expect(control.selectedSegmentIndex == 1 && stage.drain() == ["changed", "primary"])
    try stage.simulator.press(.down, on: "Week")
    #expect(control.selectedSegmentIndex == 2)
    try stage.simulator.press(.up, on: "Month")
    try stage.simulator.press(back, on: "Week")
    #expect(control.selectedSegmentIndex == 0)
    _ = stage.drain()
    try stage.simulator.press(back, on: "Day")
    #expect(stage.drain().isEmpty)
    stage.simulator.perform { control.setEnabled(false, forSegmentAt: 1) }
    try stage.simulator.press(on, on: "Day")
    #expect(control.selectedSegmentIndex == 2)
    try stage.simulator.press(.home, on: "Month")
    #expect(control.selectedSegmentIndex == 0)
  }

  @Test func whatIsTold() {
    let (control, stage) = make()
    control.selectedSegmentIndex = 1
    stage.simulator.perform {}
    let elements = stage.simulator.elements
    #expect(elements.map { $0.role } == [.options, .option, .option, .option])
    #expect(elements.map { $0.isSelected } == [false, false, true, false])
    #expect(elements.map { $0.label } == ["", "Day", "Week", "Month"])
    // The Tab key reaches only the selected segment, or the first if none is selected.
    func stops() -> [Bool] { control.subviews.compactMap { $0 as? UIControl }.map { $0.accessibility.isTabStop } }
    #expect(stops() == [false, true, false])
    control.selectedSegmentIndex = -1
    #expect(stops() == [true, false, false])
  }

  @Test func thePill() throws {
    let (control, stage) = make()
    let pill = control.subviews[0].subviews.last!
    #expect(stage.simulator.alpha(of: pill) == 0)
    try stage.simulator.tap("Week")
    stage.simulator.settle()
    let segment = try #require(stage.simulator.element("Week")).frame
    #expect(stage.simulator.frame(of: pill) == segment.insetBy(dx: 2, dy: 2))
    try stage.simulator.tap("Month")
    stage.simulator.run(for: 0.1)
    let x = try #require(stage.simulator.frame(of: pill)).minX
    #expect(x > segment.minX + 3 && x < segment.maxX)
  }

  /// A finger on the selected segment drags the pill. The selection changes when it lifts.
  @Test(arguments: [false, true]) func draggingThePill(_ rightToLeft: Bool) throws {
    let (control, stage) = make(rightToLeft: rightToLeft)
    control.selectedSegmentIndex = 0
    stage.simulator.settle()
    let middles = try ["Day", "Week", "Month"].map { try #require(stage.simulator.element($0)).frame }
      .map { CGPoint(x: $0.midX, y: $0.midY) }
    stage.simulator.drag(from: middles[0], to: middles[2], lifts: false)
    #expect(control.selectedSegmentIndex == 0 && stage.drain().isEmpty)
    stage.simulator.run(for: 1)
    let pill = control.subviews[0].subviews.last!
    let month = try #require(stage.simulator.element("Month")).frame
    #expect(stage.simulator.frame(of: pill) == month.insetBy(dx: 3, dy: 3))
    stage.simulator.up()
    #expect(control.selectedSegmentIndex == 2 && stage.drain() == ["changed", "primary"])
    // If it is back where it was, nothing is sent.
    stage.simulator.drag(from: middles[2], to: middles[0], lifts: false)
    stage.simulator.move(to: middles[2])
    stage.simulator.up()
    #expect(control.selectedSegmentIndex == 2 && stage.drain().isEmpty)
    // A disabled segment is skipped, and a finger on another segment moves nothing.
    stage.simulator.perform { control.setEnabled(false, forSegmentAt: 0) }
    stage.simulator.drag(from: middles[2], to: CGPoint(x: middles[0].x, y: middles[0].y))
    #expect(control.selectedSegmentIndex == 1)
    _ = stage.drain()
    stage.simulator.drag(from: middles[2], to: middles[1])
    #expect(control.selectedSegmentIndex == 1 && stage.drain().isEmpty)
    stage.simulator.drag(from: middles[1], to: middles[2], lifts: false)
    stage.simulator.cancel()
    stage.simulator.settle()
    #expect(control.selectedSegmentIndex == 1 && stage.drain().isEmpty)
    let week = try #require(stage.simulator.element("Week")).frame
    #expect(stage.simulator.frame(of: pill) == week.insetBy(dx: 2, dy: 2))
  }
}
