// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import Testing

@testable import Quire

/// Controls of the app that follow a finger.
@MainActor @Suite struct TrackingTests {
  @MainActor final class Dial: UIControl {
    var log: [String] = []
    var goesOn = true
    var wants = true

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      log.append("begin")
      return wants
    }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      log.append("continue \(isTouchInside)")
      return goesOn
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { log.append("end \(isTouchInside)") }
    override func cancelTracking(with event: UIEvent?) { log.append("cancel") }
  }

  private func drags(of control: UIControl) -> () -> [String] {
    var seen: [String] = []
    for (event, name) in [
      (UIControl.Event.touchDragInside, "in"), (.touchDragOutside, "out"), (.touchDragEnter, "enter"),
      (.touchDragExit, "exit"),
    ] {
      control.addAction(UIAction { _ in if seen.last != name { seen.append(name) } }, for: event)
    }
    return { seen }
  }

  @Test func inside() {
    let dial = Dial()
    let stage = ControlStage(dial)
    stage.simulator.drag(from: CGPoint(x: 150, y: 320), to: CGPoint(x: 210, y: 320), lifts: false)
    #expect(dial.isTracking && dial.isHighlighted && dial.isTouchInside)
    #expect(dial.log.first == "begin" && dial.log.last == "continue true")
    #expect(stage.drain() == ["down"])
    stage.simulator.up()
    #expect(dial.log.last == "end true" && !dial.isTracking && !dial.isHighlighted && !dial.isTouchInside)
    #expect(!stage.drain().contains("outside"))
  }

  @Test func outAndIn() {
    let dial = Dial()
    let stage = ControlStage(dial)
    let seen = drags(of: dial)
    let finger = stage.simulator.touchDown(at: CGPoint(x: 200, y: 320))
    for y in [325, 400, 410, 330] { stage.simulator.move(finger, to: CGPoint(x: 200, y: CGFloat(y))) }
    #expect(seen() == ["in", "exit", "out", "enter", "in"])
    stage.simulator.move(finger, to: CGPoint(x: 200, y: 500))
    #expect(!dial.isHighlighted && dial.isTracking)
    stage.simulator.up(finger)
    #expect(dial.log.last == "end false" && stage.drain() == ["down", "outside"])
  }

  @Test func refusals() {
    let dial = Dial()
    let stage = ControlStage(dial)
    dial.wants = false
    stage.simulator.drag(from: CGPoint(x: 150, y: 320), to: CGPoint(x: 210, y: 320))
    #expect(dial.log == ["begin"] && !stage.drain().contains("down"))
    dial.log = []
    dial.wants = true
    dial.goesOn = false
    stage.simulator.drag(from: CGPoint(x: 150, y: 320), to: CGPoint(x: 210, y: 320))
    #expect(dial.log == ["begin", "continue true"] && !dial.isHighlighted)
    dial.log = []
    dial.isEnabled = false
    stage.simulator.drag(from: CGPoint(x: 150, y: 320), to: CGPoint(x: 210, y: 320))
    #expect(dial.log.isEmpty)
  }

  @Test func canceled() {
    let dial = Dial()
    let stage = ControlStage(dial)
    let finger = stage.simulator.touchDown(at: CGPoint(x: 200, y: 320))
    stage.simulator.cancel(finger)
    #expect(dial.log == ["begin", "cancel"] && !dial.isTracking && stage.drain() == ["down", "cancel"])
  }

  @Test func actionsByIdentifier() {
    let control = UIControl()
    var count = 0
    control.addAction(UIAction(identifier: .init("a")) { _ in count += 1 }, for: .primaryActionTriggered)
    control.performPrimaryAction()
    #expect(count == 1)
    control.sendAction(UIAction { action in if action.sender as? UIControl === control { count += 1 } })
    #expect(count == 2)
    control.removeAction(identifiedBy: .init("a"), for: .primaryActionTriggered)
    control.performPrimaryAction()
    #expect(count == 2)
    #expect(control.toolTip == nil && !control.isSymbolAnimationEnabled)
  }
}
