// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SheetEngine

/// The frame of a resting sheet.
@Suite struct FrameTests {
  @Test func attachedFrameEndsAtTheContainer() {
    // Sources.md H2: 320×480, medium top at 202.8, large top at 40; a grid of a tenth of a point keeps both exact.
    let fine = Environment.small.with { $0.displayScale = 10 }
    var rig = Rig.resting(in: fine)
    #expect(near(rig.offset(.first), 202.8))
    #expect(near(rig.stack.modelFrame(of: .first)!.maxY, 480))
    rig.configure(.first) { $0.sheet.selected = .large }
    #expect(rig.stack.modelFrame(of: .first) == Rect(x: 0, y: 40, width: 320, height: 440))
  }

  @Test func attachedHeightAddsTheBottomInset() {
    // Sources.md H2, A16: a detent of 200 shows 200 + 34.
    let rig = Rig.resting([.value(9, 200)])
    #expect(rig.stack.modelFrame(of: .first) == Rect(x: 0, y: 640, width: 402, height: 234))
    #expect(rig.stack.safeArea(of: .first).bottom == 34)
  }

  @Test func floatingHeightIsTheValue() {
    // Sources.md H3: no bottom inset. (1180 − 200) / 2 = 490; page width 704, (820 − 704) / 2 = 58. [U9]
    let rig = Rig.resting([.value(9, 200)], in: Rig.pad)
    #expect(rig.stack.modelFrame(of: .first) == Rect(x: 58, y: 490, width: 704, height: 200))
    #expect(rig.stack.safeArea(of: .first) == .zero)
  }

  @Test func fillingCoversTheContainer() {
    // Sources.md Z1: full screen in compact height, whatever the detents.
    let rig = Rig.resting([.value(9, 120), .large], in: Rig.landscape)
    #expect(rig.stack.modelFrame(of: .first) == Rect(x: 0, y: 0, width: 874, height: 402))
    #expect(rig.stack.safeArea(of: .first) == Insets(top: 0, left: 62, bottom: 20, right: 62))
  }

  @Test(arguments: [1.0, 2, 3])
  func topEdgesLieOnPixels(scale: Double) {
    // Sources.md H13: 874 − 34 − 321.37 = 518.63; nearest whole pixel by hand: 519, 518.5, 518⅔.
    let expected = [1: 519, 2: 518.5, 3: 518 + 2.0 / 3][scale]!
    let rig = Rig.resting([.value(9, 321.37)], in: Rig.phone.with { $0.displayScale = scale })
    #expect(near(rig.offset(.first), expected))
  }

  @Test(arguments: [1.0, 2, 3])
  func bothEdgesOfAFloatingSheetLieOnPixels(scale: Double) {
    let rig = Rig.resting([.medium, .value(9, 333.37), .large], in: Rig.pad.with { $0.displayScale = scale })
    for stop in rig.stack.stops(of: .first) {
      for edge in [stop.offset * scale, (stop.offset + stop.height) * scale] {
        #expect(near(edge, edge.nearestInteger, within: 1e-6), "\(stop) at \(scale)x")
      }
      #expect(near(stop.height, stop.value, within: 0.5 / scale + 1e-9))
    }
  }

  @Test func aFloatingSheetIsCenteredAndGrowsBothWays() {
    // Sources.md Z3: the center of the container is at 590 for every detent.
    let rig = Rig.resting([.value(8, 300), .value(9, 800)], in: Rig.pad)
    for stop in rig.stack.stops(of: .first) { #expect(stop.offset + stop.height / 2 == 590) }
  }

  @Test func draggedBetweenDetentsItIsResized() {
    // Sources.md M7: height follows the finger; bottom stays.
    var rig = Rig.resting()
    rig.release(at: 200, lifts: false)
    #expect(rig.stack.modelFrame(of: .first) == Rect(x: 0, y: 200, width: 402, height: 674))
  }

  @Test func pulledAboveTheLargestItGrows() {
    // Sources.md M7; the band is M1.
    var rig = Rig.resting([.medium])
    rig.release(at: 300, lifts: false)
    let frame = rig.stack.modelFrame(of: .first)!
    #expect(frame.y < 410 && near(frame.maxY, 874))
  }

  @Test func pulledBelowTheSmallestItMovesWithoutShrinking() {
    // Sources.md M7.
    var rig = Rig.resting()
    rig.release(at: 500, lifts: false)
    #expect(rig.stack.modelFrame(of: .first) == Rect(x: 0, y: 500, width: 402, height: 464))
  }

  @Test func aFloatingSheetPulledBelowItsSmallestKeepsItsHeight() {
    // Sources.md M7: 300 rests at (1180 − 300) / 2 = 440, 800 at 190. Half way between, at 315, it is 550 high.
    var rig = Rig.resting([.value(8, 300), .value(9, 800)], in: Rig.pad)
    rig.release(at: 600, lifts: false)
    #expect(rig.stack.modelFrame(of: .first) == Rect(x: 58, y: 600, width: 704, height: 300))
    rig.move(325)
    #expect(rig.stack.modelFrame(of: .first) == Rect(x: 58, y: 315, width: 704, height: 550))
  }

  @Test(arguments: 1...40)
  func framesStayInsideTheContainer(seed: Int) {
    // Except for the rubber band, no sheet is ever above the container or beside it. An attached sheet ends at the
    // container's bottom while it is at its smallest detent or higher, and no sheet is lower than offscreen.
    var dice = Dice(seed: UInt64(seed))
    let environment = dice.environment()
    let (width, height) = (environment.container.width, environment.container.height)
    var rig = Rig(environment, look: dice.pick([.classic, .floating]))
    var fingers: [Int32: Point] = [:]
    for count in 0..<150 {
      rig.run(for: dice.chance(0.1) ? dice.number(0.2...1) : dice.number(0...0.03))
      rig.send(dice.step(in: rig.stack, fingers: &fingers).event)
      for id in rig.stack.presentations {
        let live = rig.stack.liveFrame(of: id)!
        let smallest = rig.stack.stops(of: id)[0]
        let seen = rig.sample(.presentation(id)).visibleFrame
        let comment: Comment = "seed \(seed), step \(count): \(live)"
        #expect(live.x >= -1e-9 && live.maxX <= width + 1e-9 && seen.x >= -1e-9 && seen.maxX <= width + 1e-9, comment)
        #expect(live.y >= -0.5 && live.y <= max(height, smallest.offset) + 0.5, comment)
        if live.width == width, live.y <= smallest.offset { #expect(near(live.maxY, height, within: 0.5), comment) }
      }
    }
  }

  @Test func theModelIsFinalAtReleaseAndThePresentationFollows() {
    // Sources.md M8.
    var rig = Rig.resting()
    rig.release(at: 200)
    #expect(rig.stack.modelFrame(of: .first)?.y == 72)
    #expect(rig.offset(.first) == 200)
    rig.run(for: 0.1)
    #expect(rig.stack.modelFrame(of: .first)?.y == 72)
    #expect(rig.offset(.first) > 72 && rig.offset(.first) < 200)
  }

  @Test func theLargestFrameIsThatOfTheLargestActiveDetent() {
    #expect(Rig.resting().stack.largestFrame(of: .first) == Rect(x: 0, y: 72, width: 402, height: 802))
    #expect(Rig.resting([.medium]).stack.largestFrame(of: .first) == Rect(x: 0, y: 410, width: 402, height: 464))
  }

  @Test func theBoxHoldsAllThatAFingerCanAskFor() {
    // 802 and the 10 points of the band above.
    let rig = Rig.resting()
    let boxes = rig.log.compactMap { if case .place(.first, _, let box) = $0 { box } else { nil } }
    #expect(boxes.last == Size(width: 402, height: 812))
  }
}
