// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SheetEngine

/// The radii of a sheet's four corners and of the cards behind it.
@Suite struct CornerTests {
  @Test func classicCorners() {
    // Sources.md C1, C2: 10 above, the display's own below.
    #expect(Rig.resting().sample(.first).corners == Corners(top: 10, bottom: 62))
    #expect(Rig.resting(in: Rig.homeButton).sample(.first).corners == Corners(top: 10, bottom: 0))
  }

  @Test(arguments: [0.0, 24])
  func ownRadiusRoundsTheTopOfAClassicSheet(radius: Double) {
    // Sources.md C7.
    let rig = Rig.resting { $0.sheet.preferredCornerRadius = radius }
    #expect(rig.sample(.first).corners == Corners(top: radius, bottom: 62))
  }

  @Test func floatingOnAPadRoundsAllFour() {
    // Sources.md Z3, C7.
    #expect(Rig.resting(in: Rig.pad).sample(.first).corners == Corners(top: 10, bottom: 10))
    let own = Rig.resting(in: Rig.pad) { $0.sheet.preferredCornerRadius = 30 }
    #expect(own.sample(.first).corners == Corners(top: 30, bottom: 30))
    // Sources.md Z4: In the floating look, the radius is 32.
    let form = Rig.resting(in: Rig.pad, look: .floating) { $0.sheet.prefersPageSizing = false }
    #expect(form.sample(.first).corners == Corners(top: 32, bottom: 32))
  }

  @Test func fillingHasSquareCorners() {
    let rig = Rig.resting(in: Rig.landscape) { $0.sheet.preferredCornerRadius = 30 }
    #expect(rig.sample(.first).corners == .zero)
  }

  @Test func narrowerThanTheContainerItHasNoDisplayCorners() {
    // Sources.md C2 concerns sheets of the full width; 874 − 2·62 = 750 is less.
    let rig = Rig.resting([.large], in: Rig.landscape) { $0.sheet.prefersEdgeAttachedInCompactHeight = true }
    #expect(rig.sample(.first).frame.width == 750)
    #expect(rig.sample(.first).corners == Corners(top: 10, bottom: 0))
  }

  @Test func largeInTheFloatingLook() {
    // Sources.md C3.
    let rig = Rig.resting([.large], look: .floating)
    #expect(rig.sample(.first).corners == Corners(top: 38, bottom: 62))
  }

  @Test(arguments: [
    // Sources.md C5, L8: The radius is 62.9 − 8 at any height below large and 62.9 − 28 for the lowest sheets, but not
    // less than the top radius.
    (360.13, 54.9), (429.97, 54.9), (20, 38),
  ])
  func partialInTheFloatingLookIsConcentric(value: Double, radius: Double) {
    let rig = Rig.resting([.value(9, value)], in: Rig.phone.with { $0.displayCornerRadius = 62.9 }, look: .floating)
    let placement = rig.sample(.first)
    #expect(near(placement.corners.bottomLeft * placement.scale, radius, within: 0.05))
    #expect(placement.corners.bottomLeft == placement.corners.bottomRight)
  }

  @Test(arguments: [
    // Sources.md C3, L8: The radius is 38 before the scale of (402 − 16) / 402.
    (360.13, 36.49), (429.97, 36.49), (778, 38),
  ])
  func theTopOfALowSheetIsRoundedLessByItsScale(value: Double, radius: Double) {
    let rig = Rig.resting([.value(9, value)], look: .floating)
    let seen = rig.sample(.first).corners.topLeft * rig.sample(.first).scale
    #expect(near(seen, radius, within: 0.01))
  }

  @Test func ownRadiusRoundsAllFourInTheFloatingLook() {
    // Sources.md C7: at a low detent and at large.
    for detent in [Detent.value(9, 300), .large] {
      let rig = Rig.resting([detent], look: .floating) { $0.sheet.preferredCornerRadius = 20 }
      #expect(rig.sample(.first).corners == Corners(top: 20, bottom: 20))
    }
    let square = Rig.resting([.value(9, 300)], look: .floating) { $0.sheet.preferredCornerRadius = 0 }
    #expect(square.sample(.first).corners == .zero)
  }

  @Test func ownRadiusMayChangeLive() {
    // Sources.md C7.
    var rig = Rig.resting()
    rig.configure(.first) { $0.sheet.preferredCornerRadius = 33 }
    #expect(rig.sample(.first).corners.topLeft == 33)
  }

  @Test func theRootTakesTheSheetsRadiusAsItIsPushedBack() {
    // Sources.md P5: 0 at medium, the sheet's at large, half of it half way (y 241).
    var rig = Rig.resting { $0.sheet.preferredCornerRadius = 40 }
    #expect(rig.sample(.root).corners == .zero)
    rig.release(at: 241, lifts: false)
    #expect(near(rig.sample(.root).corners.topLeft, 20))
    rig.up(241)
    rig.configure(.first) { $0.sheet.selected = .large }
    rig.settle()
    #expect(rig.sample(.root).corners == Corners(top: 40, bottom: 0))
  }

  @Test func onlyTheFrontSheetsRadiusCounts() {
    // Sources.md C8, P5: the lower sheet and the root take the radius of the one in front.
    for lower in [DetentKey.medium, .large] {
      var rig = Rig.resting {
        $0.sheet.preferredCornerRadius = 30
        $0.sheet.selected = lower
      }
      #expect(rig.sample(.first).corners.topLeft == 30)
      rig.present(.second, [.large]) { $0.sheet.preferredCornerRadius = 16 }
      #expect(rig.sample(.second).corners.topLeft == 16)
      #expect(near(rig.sample(.first).corners.topLeft, 16), "lower sheet at \(lower)")
      #expect(near(rig.sample(.root).corners.topLeft, 16))
      rig.send(.dismiss(.second, animated: true))
      rig.settle()
      #expect(rig.sample(.first).corners.topLeft == 30)
    }
  }

  @Test func aSheetInFrontAtMediumDecidesToo() {
    // Sources.md C8.
    var rig = Rig.resting { $0.sheet.preferredCornerRadius = 30 }
    rig.present(.second, [.medium])
    #expect(near(rig.sample(.first).corners.topLeft, 10))
  }

  @Test func aPopoverIsNoSheetOfTheStack() {
    var rig = Rig.resting(in: Rig.pad) { $0.sheet.preferredCornerRadius = 30 }
    rig.send(.present(.second, Configuration(form: .popover), animated: false))
    #expect(rig.sample(.first).corners.topLeft == 30)
  }
}
