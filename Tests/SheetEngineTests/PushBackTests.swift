// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SheetEngine

/// The presenter as a card behind a sheet at full height.
@Suite struct PushBackTests {
  static func atLarge(in environment: Environment, look: Look = .classic) -> Rig {
    Rig.resting(in: environment, look: look) { $0.sheet.selected = .large }
  }

  @Test func theCardOfTheOldestCapture() {
    // Sources.md P3: 320×480, sheet top 40: card at (16, 30), 288 wide.
    var rig = Self.atLarge(in: .small)
    let root = rig.sample(.root).visibleFrame
    #expect(near(root.x, 16) && near(root.y, 30) && near(root.width, 288))
    // A second sheet: the first one at (16, 30, 288, 396), the root at (16, 40).
    rig.present(.second, [.large])
    let first = rig.sample(.first).visibleFrame
    #expect(near(first.x, 16) && near(first.y, 30) && near(first.width, 288) && near(first.height, 396))
    let further = rig.sample(.root).visibleFrame
    #expect(near(further.x, 16) && near(further.y, 40))
  }

  @Test(
    arguments: [
      // Sources.md P2: 1 − 2m/W, m 16 up to 393 and 20 above.
      (320, 0.9), (375, 0.914667), (393, 0.918575), (393.5, 0.898348), (430, 0.906977),
    ] as [(Double, Double)])
  func scaleByWidth(width: Double, scale: Double) {
    let rig = Self.atLarge(in: .phone852.with { $0.container.width = width })
    #expect(near(rig.sample(.root).scale, scale, within: 1e-6))
    // P3: its top is 10 above the sheet's, which is at 59 + 10.
    #expect(near(rig.sample(.root).visibleFrame.y, 59))
  }

  @Test(arguments: [(410.0, 0.0), (640, 0), (325.5, 0.25), (241, 0.5), (72, 1)] as [(Double, Double)])
  func onlyOverTheLastSegment(offset: Double, fraction: Double) {
    // Sources.md P1: from medium (410) to large (72); nothing happens below.
    var rig = Rig.resting([.value(9, 200), .medium, .large])
    rig.release(at: offset, lifts: false)
    let root = rig.sample(.root)
    #expect(near(root.scale, 1 - 40.0 / 402 * fraction))
    #expect(near(root.visibleFrame.y, 62 * fraction))
  }

  @Test func withLargeAloneItRunsOverTheWholeWay() {
    // Sources.md P1: the previous detent is offscreen, at 874. Half way is 473.
    var rig = Rig.resting([.large])
    rig.release(at: 473, lifts: false)
    #expect(near(rig.sample(.root).scale, 1 - 20.0 / 402))
  }

  @Test(arguments: [0.0, 0.01, 0.5, 1, 10.2])
  func justBelowTheMaximumAvoidsIt(less: Double) {
    // Sources.md P7: only the maximum itself pushes back. 768 − less.
    let rig = Rig.resting([.medium, .value(9, 768 - less)]) { $0.sheet.selected = DetentKey(rawValue: 9) }
    #expect((rig.sample(.root).scale < 1) == (less == 0))
  }

  @Test func aValueAboveTheMaximumCountsAsFull() {
    let rig = Rig.resting([.value(9, 5000)])
    #expect(near(rig.sample(.root).scale, 1 - 40.0 / 402))
  }

  @Test func itCanBeSwitchedOff() {
    var rig = Rig.resting([.large]) { $0.sheet.pushesBackPresenter = false }
    #expect(rig.sample(.root) == Placement(frame: Rect(x: 0, y: 0, width: 402, height: 874)))
    rig.configure(.first) { $0.sheet.pushesBackPresenter = true }
    #expect(rig.sample(.root).scale < 1)
  }

  @Test func notOnAPadAndNotInCompactHeight() {
    // Sources.md P1: compact width and regular height alone.
    #expect(Self.atLarge(in: Rig.pad).sample(.root).scale == 1)
    let attached = Rig.resting([.large], in: Rig.landscape) { $0.sheet.prefersEdgeAttachedInCompactHeight = true }
    #expect(attached.sample(.root).scale == 1)
    #expect(Self.atLarge(in: Rig.landscape).sample(.root).scale == 1)
  }

  @Test func theRootStaysInTheFloatingLook() {
    // Sources.md P8.
    var rig = Self.atLarge(in: Rig.phone, look: .floating)
    #expect(rig.sample(.root).scale == 1 && rig.sample(.root).shift == .zero)
    // A lower sheet is visible by 10, scaled by 0.9204 at 402.
    rig.present(.second, [.large])
    #expect(near(rig.sample(.first).scale, 0.9204, within: 1e-4))
    #expect(near(rig.sample(.first).visibleFrame.y, 52))
    #expect(rig.sample(.root).scale == 1)
  }

  @Test func aLowerSheetAtMediumStays() {
    var rig = Rig.resting()
    rig.present(.second, [.large])
    #expect(rig.sample(.first).visibleFrame == Rect(x: 0, y: 410, width: 402, height: 464))
  }

  @Test func cardsDeeperThanTwoDoNotMoveFurther() {
    // Sources.md P4, H7: sheet top 72, first card at 62. Each deeper one is 10 lower, but only the second is.
    var rig = Self.atLarge(in: Rig.phone)
    var tops: [[Double]] = []
    for id in 2...5 {
      rig.present(PresentationID(rawValue: UInt32(id)), [.large])
      tops.append(
        ([.root] + (1..<UInt32(id)).map { .presentation(PresentationID(rawValue: $0)) }).map {
          rig.sample($0).visibleFrame.y
        })
    }
    // The card behind the front is visible at 62. All deeper cards are at 72, behind the front sheet's edge.
    #expect(zip(tops[0], [72.0, 62]).allSatisfy { near($0, $1) })
    #expect(zip(tops[1], [72.0, 72, 62]).allSatisfy { near($0, $1) })
    #expect(zip(tops[3], [72.0, 72, 72, 72, 62]).allSatisfy { near($0, $1) })
  }

  @Test func itMovesAlongWithEveryDetentChangeAbove() {
    // Sources.md P1, A13: while the sheet moves down, the root returns on the same curve.
    var rig = Self.atLarge(in: Rig.phone)
    rig.configure(.first, animated: true) { $0.sheet.selected = .medium }
    for _ in 0..<20 {
      rig.run(for: 0.02)
      let fraction = (410 - rig.offset(.first)) / 338
      #expect(near(rig.sample(.root).scale, 1 - 40.0 / 402 * fraction, within: 1e-9))
    }
    rig.settle()
    #expect(rig.sample(.root).scale == 1)
  }

  @Test func aSheetTwoAboveMovesTheRootToo() {
    var rig = Self.atLarge(in: Rig.phone)
    rig.present(.second)
    #expect(near(rig.sample(.root).visibleFrame.y, 62))
    rig.release(.second, at: 241, lifts: false)
    // Half of the second card's way: 10 more for the root, half of −10 for the first sheet.
    #expect(near(rig.sample(.root).visibleFrame.y, 67))
    #expect(near(rig.sample(.first).visibleFrame.y, 67))
  }
}
