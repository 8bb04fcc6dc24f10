// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SheetEngine

/// The remaining distance of a pull beyond the smallest and the largest detent.
@Suite struct RubberBandTests {
  /// d·(1 − 1/(x·0.55/d + 1)), written as the source has it. [Sources.md M1]
  static func shown(_ pull: Double, _ extent: Double) -> Double { extent * (1 - 1 / (pull * 0.55 / extent + 1)) }

  @Test(arguments: [1.0, 10, 40, 100, 300, 900])
  func aboveLargeTheBandIsTheGapToTheSafeTop(pull: Double) {
    // Sources.md M2: 72 − 62 = 10.
    var rig = Rig.resting { $0.sheet.selected = .large }
    rig.release(at: 72 - pull, lifts: false)
    #expect(near(72 - rig.offset(.first), Self.shown(pull, 10)))
  }

  @Test(arguments: [1.0, 10, 100, 500])
  func aboveALowSheetItIsAtMostAHundred(pull: Double) {
    // Sources.md M2: the gap is 410 − 62 = 348.
    var rig = Rig.resting([.medium])
    rig.release(at: 410 - pull, lifts: false)
    #expect(near(410 - rig.offset(.first), Self.shown(pull, 100)))
  }

  @Test(arguments: [1.0, 10, 100, 500])
  func belowTheSmallestItIsAtMostTwoHundred(pull: Double) {
    // Sources.md M2: a quarter of 874 − 72 is 200.5.
    var rig = Rig.resting { $0.isModal = true }
    rig.release(at: 410 + pull, lifts: false)
    #expect(near(rig.offset(.first) - 410, Self.shown(pull, 200)))
  }

  @Test func belowTheSmallestItIsAQuarterOfTheFullHeight() {
    // Sources.md M2: home button, (667 − 40) / 4 = 156.75. Medium rests at 667 − 351.12 = 315.88, on 2x at 316.
    var rig = Rig.resting(in: Rig.homeButton) { $0.isModal = true }
    rig.release(at: 416, lifts: false)
    #expect(near(rig.offset(.first), 316 + Self.shown(100, 156.75)))
  }

  @Test func numbersByHand() {
    // 100 of 200: 200·(1 − 1/1.275) = 43.1373; 100 of 100: 100·(1 − 1/1.55) = 35.4839.
    var below = Rig.resting { $0.isModal = true }
    below.release(at: 510, lifts: false)
    #expect(near(below.offset(.first), 453.1373, within: 1e-4))
    var above = Rig.resting([.medium])
    above.release(at: 310, lifts: false)
    #expect(near(above.offset(.first), 374.5161, within: 1e-4))
  }

  @Test func belowTheSmallestTheSheetFollowsWhereItMayBeDismissed() {
    // Sources.md X1: downward, the band applies only to a refused pull.
    var rig = Rig.resting()
    rig.release(at: 600, lifts: false)
    #expect(rig.offset(.first) == 600)
  }

  @Test func releasedItComesBackToTheEnd() {
    // Sources.md X4: to the smallest.
    var rig = Rig.resting { $0.isModal = true }
    rig.release(at: 700)
    rig.settle()
    #expect(rig.offset(.first) == 410)
    rig.release(at: -200)
    rig.settle()
    #expect(rig.offset(.first) == 72)
  }

  @Test func noFlickThrowsFurtherThanTheBandGives() {
    var rig = Rig.resting { $0.sheet.selected = .large }
    rig.release(at: 60, velocity: -8000)
    for _ in 0..<60 {
      rig.run(for: 0.01)
      #expect(rig.offset(.first) > 62 && rig.offset(.first) <= 80)
    }
  }

  /// Even a sheet that is pulled further than the new band would allow.
  @Test(arguments: [-40.0, 400]) func aChangeThatMovesNothingLeavesASheetInItsBand(pull: Double) {
    func way(changing: Bool) -> [Double] {
      var rig = Rig.resting([.large]) { $0.isModal = true }
      rig.release(at: 72 + pull, lifts: false)
      if changing { rig.send(.environment(Rig.phone.with { $0.isRightToLeft = true }, [])) }
      let finger = 72 + pull + (pull < 0 ? -10 : 10)
      return [0, -15, 15, 0].map {
        rig.move(finger + $0)
        return rig.offset(.first)
      }
    }
    #expect(way(changing: true) == way(changing: false))
  }
}
