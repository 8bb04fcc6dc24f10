// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import SheetEngine
import Testing

@testable import Quire

/// A bar at the bottom of a sheet's content while the sheet moves. The bottom of the phone is at 874.
@MainActor @Suite struct GoingAlongTests {
  let stage = Stage()
  let bar = UILabel()
  let middle = UIView()

  init() {
    stage.present()
    let (stage, bar, middle) = (stage, bar, middle)
    stage.simulator.perform {
      let view = stage.sheetController.view!
      bar.frame = CGRect(x: 0, y: view.bounds.height - 50, width: 402, height: 50)
      bar.autoresizingMask = [.flexibleTopMargin, .flexibleWidth]
      middle.frame = CGRect(x: 0, y: view.bounds.height / 2 - 5, width: 402, height: 10)
      middle.autoresizingMask = [.flexibleTopMargin, .flexibleBottomMargin]
      view.addSubview(bar)
      view.addSubview(middle)
    }
  }

  var simulator: Simulator { stage.simulator }
  var top: Double { simulator.placement(of: .presentation(PresentationID(rawValue: 1)))!.visibleFrame.y }

  func expectAtBottom(_ note: Comment) {
    let bottom = simulator.frame(of: bar)!.maxY
    // Two sets of key points, each within a quarter of a pixel.
    #expect((bottom - 874).magnitude < 0.5, note)
    let center = simulator.frame(of: middle)!.minY + 5
    #expect((center - (top + 874) / 2).magnitude < 0.5, note)
  }

  @Test func aBarStaysAtTheBottomWhileTheSheetGrows() {
    stage.drag(by: -200)
    var seen: [Double] = []
    while stage.simulator.sheet!.frame.minY != 72 || seen.isEmpty || seen.last != 72 {
      expectAtBottom("top \(top)")
      seen.append(top)
      simulator.run(for: 1 / 60)
      if seen.count > 100 { break }
    }
    #expect(seen.count > 15)
    #expect(bar.frame.maxY == 802)
  }

  @Test func aFlickTakesItAlongAtItsOwnSpeed() {
    simulator.fling(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 380), velocity: 2000)
    for frame in 0..<30 {
      expectAtBottom("frame \(frame)")
      simulator.run(for: 1 / 60)
    }
  }

  @Test func aCaughtSheetHasItAtTheBottom() {
    stage.drag(by: -200)
    simulator.run(for: 0.1)
    let before = top
    let finger = simulator.touchDown(at: CGPoint(x: 100, y: before + 30))
    #expect((top - before).magnitude < 0.25)
    expectAtBottom("caught")
    simulator.move(finger, to: CGPoint(x: 100, y: before + 60))
    expectAtBottom("moved")
    simulator.run(for: 0.5)
    expectAtBottom("held")
    simulator.up(finger)
  }

  @Test func sentBackInFlightItGoesOnFromWhereItIs() {
    stage.drag(by: -200)
    simulator.run(for: 0.1)
    simulator.perform {
      stage.sheet.animateChanges { stage.sheet.selectedDetentIdentifier = .medium }
    }
    for frame in 0..<30 {
      expectAtBottom("frame \(frame)")
      simulator.run(for: 1 / 60)
    }
  }

  @Test func whatIsShownAtRestIsTheModel() {
    stage.drag(by: -200)
    simulator.settle()
    simulator.run(for: 1)
    #expect(simulator.frame(of: bar)!.maxY == 874)
    #expect(bar.motions == nil || !bar.motions!.isLeft(at: simulator.now))
  }
}
