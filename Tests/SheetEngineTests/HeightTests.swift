// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SheetEngine

/// The heights of `large` and `medium`.
@Suite struct HeightTests {
  static func maximum(
    _ environment: Environment, look: Look = .classic, _ change: (inout Configuration) -> Void = { _ in }
  ) -> Double {
    Stack.maximumDetentValue(
      in: environment, for: .sheet([.large], change), look: look, tuning: SheetTuning())
  }

  @Test func maximumLeavesTenPointsOnAHomeIndicatorPhone() {
    // Sources.md H4: 852 − 59 − 34 − 10.
    #expect(Self.maximum(.phone852) == 749)
    // H4: 874 − 62 − 34 − 10.
    #expect(Self.maximum(Rig.phone) == 768)
  }

  @Test func maximumLeavesTwentyPointsOnAHomeButtonPhone() {
    // Sources.md H5: 667 − 20 − 20, and 480 − 20 − 20.
    #expect(Self.maximum(Rig.homeButton) == 627)
    #expect(Self.maximum(.small) == 440)
  }

  @Test func maximumLeavesTwentyPointsOnAnAttachedPad() {
    // Sources.md H6, "elsewhere": 1180 − 24 − 20 − 20, in a split view as narrow as a phone.
    #expect(Self.maximum(Rig.pad.with { $0.horizontalSizeClass = .compact }) == 1116)
  }

  @Test func maximumInCompactHeight() {
    // Sources.md Z1, H7: attached 402 − 0 − 20 − 8.
    #expect(Self.maximum(Rig.landscape) { $0.sheet.prefersEdgeAttachedInCompactHeight = true } == 374)
    // A sheet that fills the container has the whole safe area: 402 − 0 − 20.
    #expect(Self.maximum(Rig.landscape) == 382)
  }

  @Test func maximumReachesTheSafeTopInTheFloatingLook() {
    // Sources.md H8: 874 − 62 − 34.
    #expect(Self.maximum(Rig.phone, look: .floating) == 778)
  }

  @Test(arguments: [
    // Sources.md H9: 0.63 up to 568, 0.56 above. Maximum is the height less 40 without a home indicator.
    (480.0, 277.2), (568, 332.64), (568.5, 295.96), (569, 296.24), (667, 351.12),
  ])
  func mediumByContainerHeight(height: Double, medium: Double) {
    let rig = Rig.resting(in: .small.with { $0.container.height = height })
    #expect(near(rig.stack.stops(of: .first)[0].value, medium))
  }

  @Test func mediumOfAMaximumOf440() {
    // Sources.md H9: 277.2 in the short container, 246.4 in the tall one. 650 − 150 − 20 − 40 is 440 too.
    #expect(near(Rig.resting(in: .small).stack.stops(of: .first)[0].value, 277.2))
    let tall = Environment.small.with {
      $0.container.height = 650
      $0.safeArea = Insets(top: 150, left: 0, bottom: 50, right: 0)
    }
    #expect(Self.maximum(tall) == 440)
    #expect(near(Rig.resting(in: tall).stack.stops(of: .first)[0].value, 246.4))
  }

  @Test func mediumIsAboutHalfThePhone() {
    // Sources.md H10: 0.56 × 749 + 34 = 453.44 of 852; on the pixel grid of 3x 453⅓.
    let rig = Rig.resting(in: .phone852)
    #expect(near(rig.stack.stops(of: .first)[0].value, 419.44))
    #expect(near(rig.stack.modelFrame(of: .first)!.height, 453 + 1.0 / 3))
  }

  @Test func mediumInTheFloatingLookTakesTheWholeMaximum() {
    // Sources.md U4: 0.56 × 778.
    #expect(near(Rig.resting(look: .floating).stack.stops(of: .first)[0].value, 435.68))
  }

  @Test func mediumIsInactiveInCompactHeightAlone() {
    // Sources.md H12: an unspecified class counts as not compact.
    let compact = Rig.resting(in: Rig.landscape) { $0.sheet.prefersEdgeAttachedInCompactHeight = true }
    #expect(compact.stack.stops(of: .first).map(\.key) == [.large])
    let unspecified = Rig.resting(in: Rig.phone.with { $0.verticalSizeClass = .unspecified })
    #expect(unspecified.stack.stops(of: .first).map(\.key) == [.medium, .large])
  }

  @Test func ownValuesAreTakenIntoTheRange() {
    // Sources.md E9, E10, U12: 0...768; NaN is inactive.
    let values = [200, -5, 1000, .infinity, -.infinity, .nan].enumerated().map { Detent.value(Int32($0 + 10), $1) }
    let rig = Rig.resting(values)
    #expect(rig.stack.stops(of: .first).map(\.value) == [0, 0, 200, 768, 768])
    #expect(!rig.stack.stops(of: .first).contains { $0.key.rawValue == 15 })
  }

  @Test func fittedCountsLikeAValue() {
    let rig = Rig.resting([Detent(key: DetentKey(rawValue: 9), height: .fitted(301.5))])
    // 874 − 34 − 301.5 = 538.5, on the 3x grid 538⅓ or 538⅔.
    #expect(near(rig.offset(.first), 538.5, within: 0.17))
    #expect(rig.stack.stops(of: .first)[0].value == 301.5)
  }
}
