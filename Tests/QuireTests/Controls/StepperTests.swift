// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import QuireSimulator
import SheetEngine
import Testing

@_spi(Hosts) @testable import Quire

@MainActor @Suite struct StepperTests {
  private func make(rightToLeft: Bool = false) -> (UIStepper, ControlStage) {
    let control = UIStepper()
    control.accessibilityLabel = "Boats"
    return (control, ControlStage(control, rightToLeft: rightToLeft))
  }

  @Test func defaults() {
    let stepper = UIStepper()
    #expect(stepper.value == 0 && stepper.minimumValue == 0 && stepper.maximumValue == 100 && stepper.stepValue == 1)
    #expect(stepper.isContinuous && stepper.autorepeat && !stepper.wraps)
    #expect(stepper.bounds.size == CGSize(width: 94, height: 32) && stepper.intrinsicContentSize == stepper.bounds.size)
    stepper.value = 300
    #expect(stepper.value == 100)
    stepper.maximumValue = 50
    #expect(stepper.value == 50)
    stepper.minimumValue = -10
    stepper.value = -20
    #expect(stepper.value == -10)
    stepper.value = .nan
    #expect(stepper.value == -10)
  }

  @Test(arguments: [false, true]) func pressing(_ rightToLeft: Bool) throws {
    let (stepper, stage) = make(rightToLeft: rightToLeft)
    stage.simulator.perform { stepper.stepValue = 2.5 }
    try stage.simulator.tap("Decrement")
    #expect(stepper.value == 0 && stage.drain().isEmpty)
    #expect(stage.simulator.element("Decrement")?.isEnabled == false)
    try stage.simulator.tap("Increment", role: .button)
    #expect(stepper.value == 2.5 && stage.drain() == ["changed", "primary"])
    // The button is at the trailing edge.
    stage.simulator.tap(at: stage.point(stepper, x: rightToLeft ? 20 : 74, y: 16))
    #expect(stepper.value == 5)
    stage.simulator.perform { stepper.value = 99 }
    try stage.simulator.tap("Increment")
    #expect(stepper.value == 100)
    _ = stage.drain()
    stage.simulator.perform { stepper.wraps = true }
    try stage.simulator.tap("Increment")
    #expect(stepper.value == 0)
    try stage.simulator.tap("Decrement")
    #expect(stepper.value == 100)
    stage.simulator.perform { stepper.isEnabled = false }
    try stage.simulator.tap("Decrement")
    #expect(stepper.value == 100)
  }

  /// After half a second, it steps ten times a second. The lift makes no step.
  @Test func holding() {
    let (stepper, stage) = make()
    let finger = stage.simulator.touchDown(at: stage.point(stepper, x: 74, y: 16))
    stage.simulator.run(for: 0.45)
    #expect(stepper.value == 0)
    stage.simulator.run(for: 0.4)
    #expect(stepper.value == 4)
    stage.simulator.up(finger)
    #expect(stepper.value == 4 && stage.drain().count == 8)
    stage.simulator.run(for: 1)
    #expect(stepper.value == 4)
    // A tap counts again.
    stage.simulator.tap(at: stage.point(stepper, x: 74, y: 16))
    #expect(stepper.value == 5)
  }

  @Test func straying() {
    let (stepper, stage) = make()
    let finger = stage.simulator.touchDown(at: stage.point(stepper, x: 74, y: 16))
    stage.simulator.run(for: 0.65)
    #expect(stepper.value == 2)
    stage.simulator.move(finger, to: stage.point(stepper, x: 74, y: 90))
    stage.simulator.run(for: 1)
    stage.simulator.up(finger)
    #expect(stepper.value == 2)
  }

  @Test func notContinuous() {
    let (stepper, stage) = make()
    stepper.isContinuous = false
    let finger = stage.simulator.touchDown(at: stage.point(stepper, x: 74, y: 16))
    stage.simulator.run(for: 0.85)
    #expect(stepper.value == 4 && stage.drain().isEmpty)
    stage.simulator.up(finger)
    #expect(stage.drain() == ["changed", "primary"])
  }

  @Test func withoutRepeating() {
    let (stepper, stage) = make()
    stepper.autorepeat = false
    let finger = stage.simulator.touchDown(at: stage.point(stepper, x: 74, y: 16))
    stage.simulator.run(for: 2)
    #expect(stepper.value == 0)
    stage.simulator.up(finger)
    #expect(stepper.value == 1)
  }

  @Test func keys() throws {
    let (stepper, stage) = make()
    try stage.simulator.press(.up, on: "Boats", role: .stepper)
    try stage.simulator.press(.right, on: "Boats")
    #expect(stepper.value == 2 && stage.drain() == ["changed", "primary", "changed", "primary"])
    try stage.simulator.press(.pageUp, on: "Boats")
    #expect(stepper.value == 12 && stage.element(stepper)?.amount == 12)
    try stage.simulator.press(.end, on: "Boats")
    #expect(stepper.value == 100)
    try stage.simulator.press(.home, on: "Boats")
    #expect(stepper.value == 0)
  }

  @Test func badRanges() async {
    await #expect(processExitsWith: .failure) { @MainActor in UIStepper().stepValue = 0 }
    await #expect(processExitsWith: .failure) { @MainActor in UIStepper().minimumValue = 100 }
    await #expect(processExitsWith: .failure) { @MainActor in UIStepper().maximumValue = 0 }
  }
}
