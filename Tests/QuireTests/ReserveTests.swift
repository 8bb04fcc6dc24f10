// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import SheetEngine
import Testing

@testable import Quire

/// Heights allotted while a sheet moves, so that no box must grow or shrink in motion.
@MainActor @Suite struct ReserveTests {
  func make() -> (Stage, UIView, UILabel) {
    let stage = Stage()
    let (content, label) = (UIView(), UILabel())
    stage.present()
    stage.simulator.perform {
      content.frame = stage.sheetController.view.bounds
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      label.frame = content.bounds
      label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      content.addSubview(label)
      stage.sheetController.view.addSubview(content)
    }
    return (stage, content, label)
  }

  @Test func atRestItIsTheHeight() {
    let (stage, content, _) = make()
    #expect(stage.simulator.reserve(of: content) == 464)
  }

  @Test func aDragAllotsItsWholeReachAtOnce() throws {
    let (stage, content, label) = make()
    stage.drag(by: -30, lifts: false)
    let reserve = try #require(stage.simulator.reserve(of: content))
    #expect(content.frame.height == 484)
    #expect(reserve > 802)
    #expect(stage.simulator.reserve(of: stage.sheetController.view) == reserve)
    // A text has its own height.
    #expect(stage.simulator.reserve(of: label) == 484)
    // Up beyond large, and down below medium: no change.
    for y in [100.0, -100, 700, 450] {
      stage.simulator.run(for: 0.02)
      stage.simulator.move(to: CGPoint(x: 100, y: y))
      #expect(stage.simulator.reserve(of: content) == reserve)
    }
    stage.simulator.run(for: 0.2)
    stage.simulator.up()
    #expect(stage.simulator.reserve(of: content) == reserve)
    stage.simulator.settle()
    #expect(stage.simulator.reserve(of: content) == 464)
  }

  @Test func shrinkingKeepsTheOldHeightUntilItRests() {
    let (stage, content, _) = make()
    stage.simulator.perform { stage.sheet.selectedDetentIdentifier = .large }
    #expect(stage.simulator.reserve(of: content) == 802)
    stage.simulator.perform { stage.sheet.animateChanges { stage.sheet.selectedDetentIdentifier = .medium } }
    #expect(content.frame.height == 464)
    #expect(stage.simulator.reserve(of: content) == 802)
    stage.simulator.settle()
    #expect(stage.simulator.reserve(of: content) == 464)
  }

  @Test func growingHasTheNewHeightAtOnce() {
    let (stage, content, _) = make()
    stage.simulator.perform { stage.sheet.animateChanges { stage.sheet.selectedDetentIdentifier = .large } }
    #expect(stage.simulator.sheet?.frame.minY == 410)
    #expect(stage.simulator.reserve(of: content) == 802)
  }
}
