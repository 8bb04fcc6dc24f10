// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SheetEngine

/// The dimming behind a sheet, as a fraction of the dimming's own color.
@Suite struct DimmingTests {
  /// 130 rests at 710, medium at 410, large at 72.
  static let detents: [Detent] = [.value(9, 130), .medium, .large]

  @Test(arguments: [(874.0, 0.0), (792, 0.5), (710, 1), (410, 1), (72, 1)] as [(Double, Double)])
  func withoutAnUndimmedDetentItGrowsUpToTheSmallest(offset: Double, dimming: Double) {
    // Sources.md D4: 0 out of sight (874), 1 at 710; 792 is half way.
    var rig = Rig.resting(Self.detents)
    rig.release(at: offset, lifts: false)
    #expect(near(rig.sample(.first).dimming, dimming))
  }

  @Test(arguments: [(800.0, 0.0), (710, 0), (410, 0), (325.5, 0.25), (241, 0.5), (72, 1)] as [(Double, Double)])
  func betweenTheUndimmedDetentAndTheNextItIsLinear(offset: Double, dimming: Double) {
    // Sources.md D3: 0 at medium (410), 1 at large (72); 241 is half of the 338 points, 325.5 a quarter.
    var rig = Rig.resting(Self.detents) { $0.sheet.largestUndimmed = .medium }
    rig.release(at: offset, lifts: false)
    #expect(near(rig.sample(.first).dimming, dimming))
  }

  @Test func theSegmentIsTheOneAboveTheUndimmedDetent() {
    // Sources.md D3: undimmed at 130, dimmed from medium on; half way at 560.
    var rig = Rig.resting(Self.detents) { $0.sheet.largestUndimmed = DetentKey(rawValue: 9) }
    rig.release(at: 560, lifts: false)
    #expect(near(rig.sample(.first).dimming, 0.5))
  }

  @Test func undimmedAtTheLargestItNeverDims() {
    let rig = Rig.resting(Self.detents) {
      $0.sheet.largestUndimmed = .large
      $0.sheet.selected = .large
    }
    #expect(rig.sample(.first).dimming == 0)
  }

  @Test func undimmedAtTheLargestItDoesNotDimBeyondEither() {
    // Sources.md D3: there is no larger detent to dim toward, however far it is pulled.
    var rig = Rig.resting([.value(9, 130), .medium]) {
      $0.sheet.largestUndimmed = .medium
      $0.sheet.selected = .medium
    }
    for offset in [500.0, 410, 300, 100, -300] {
      rig.release(at: offset, touch: 2, lifts: false)
      #expect(rig.sample(.first).dimming == 0, "\(offset)")
      rig.up(offset, id: 2)
      rig.settle()
    }
  }

  @Test func anotherDetentAtTheUndimmedOnesPlaceIsNotTheNext() {
    // Sources.md D3, E3: 130 twice is one stop; the next larger one is medium.
    for undimmed in [Int32(8), 9] {
      var rig = Rig.resting([.value(8, 130), .value(9, 130), .medium]) {
        $0.sheet.largestUndimmed = DetentKey(rawValue: undimmed)
      }
      #expect(rig.sample(.first).dimming == 0)
      rig.release(at: 560, lifts: false)
      #expect(near(rig.sample(.first).dimming, 0.5))
    }
  }

  @Test func aDetentOfNoHeightDimsWhole() {
    // Sources.md D4: offscreen and smallest are the same position, 667. The sheet has arrived there.
    let rig = Rig.resting([.value(9, 0)], in: Rig.homeButton)
    #expect(rig.offset(.first) == 667 && rig.sample(.first).dimming == 1)
  }

  @Test func anUnknownOrInactiveUndimmedDetentDims() {
    // Sources.md A4.
    let unknown = Rig.resting(Self.detents) { $0.sheet.largestUndimmed = DetentKey(rawValue: 77) }
    #expect(unknown.sample(.first).dimming == 1)
    let off = Detent(key: DetentKey(rawValue: 5), height: .inactive)
    let inactive = Rig.resting([off] + Self.detents) { $0.sheet.largestUndimmed = DetentKey(rawValue: 5) }
    #expect(inactive.sample(.first).dimming == 1)
  }

  @Test func unsortedDetentsDimInSortedOrder() {
    // Sources.md E2, U2.
    var rig = Rig.resting([.large, .medium, .value(9, 130)]) {
      $0.sheet.largestUndimmed = .medium
      $0.sheet.selected = .medium
    }
    rig.release(at: 241, lifts: false)
    #expect(near(rig.sample(.first).dimming, 0.5))
  }

  @Test func overACardItIsConfined() {
    // Sources.md D5: 0.6 over a sheet at full height, 1 over one at medium.
    var rig = Rig.resting { $0.sheet.selected = .large }
    rig.present(.second, [.medium])
    #expect(near(rig.sample(.second).dimming, 0.6))
    rig.configure(.first) { $0.sheet.selected = .medium }
    rig.settle()
    #expect(near(rig.sample(.second).dimming, 1))
  }

  /// Three sheets at full height.
  static func cards() -> Rig {
    var rig = Rig.resting([.large])
    rig.present(.second, [.large])
    rig.present(.third, [.large])
    return rig
  }

  @Test func aGrandchildDarkensACardByAFifthMore() {
    // Sources.md D5: 0.6 from the child and 0.2 from the grandchild are over the lowest card, 0.6 over the next. The
    // root is not a card: the lowest sheet's own dimming applies to it fully.
    let rig = Self.cards()
    #expect(near(rig.sample(.third).dimming, 0.6))
    #expect(near(rig.sample(.second).dimming + rig.sample(.third).dimming, 0.8))
    #expect(rig.sample(.first).dimming == 1)
  }

  @Test(arguments: [(874.0, 0.6, 0.0), (673.5, 0.65, 0.15), (473, 0.7, 0.3), (72, 0.8, 0.6)])
  func aGrandchildsFifthComesWithIt(offset: Double, lowest: Double, next: Double) {
    // Sources.md D5, D4: large alone dims from 874 to 72, so 673.5 is a quarter of the way and 473 half. Over the
    // lowest card it is 0.6 + 0.2 × that fraction, over the next one 0.6 × that fraction.
    var rig = Self.cards()
    rig.release(.third, at: offset, lifts: false)
    #expect(near(rig.sample(.second).dimming + rig.sample(.third).dimming, lowest))
    #expect(near(rig.sample(.third).dimming, next))
  }

  @Test func noDeeperSheetAddsToIt() {
    // Sources.md D5 names only child and grandchild.
    var rig = Self.cards()
    for id in 4...6 { rig.present(PresentationID(rawValue: UInt32(id)), [.large]) }
    let layers = (1...6).map { rig.sample(.presentation(PresentationID(rawValue: $0))).dimming }
    // Card n is dimmed by sheet n + 1 and all sheets above it.
    for card in 1...4 { #expect(near(layers[card...].reduce(0, +), 0.8), "card \(card)") }
    #expect(near(layers[5], 0.6) && layers.allSatisfy { $0 >= 0 })
  }

  @Test func anAlertOverACardDimsWhole() {
    // Sources.md D5 concerns sheets.
    var rig = Rig.resting([.large])
    rig.send(.present(.second, Configuration(form: .alert), animated: false))
    #expect(rig.sample(.second).dimming == 1)
  }

  @Test func undimmedLetsTouchesThrough() {
    // Sources.md D6: by the sheet's place or its target.
    var rig = Rig.resting(Self.detents) { $0.sheet.largestUndimmed = .medium }
    #expect(rig.rules[.root]?.isInert != true && rig.rules[.first]?.dimmingTakesTouches != true)
    rig.release(at: 300, velocity: -800)
    #expect(rig.stack.selectedDetent(of: .first) == .large)
    #expect(rig.rules[.root]?.isInert == true && rig.rules[.first]?.dimmingTakesTouches == true)
    rig.settle()
    rig.release(at: 300, velocity: 800)
    #expect(rig.rules[.root]?.isInert == false && rig.rules[.first]?.dimmingTakesTouches == false)
  }

  @Test func dimmedSheetsMakeAllBelowInert() {
    var rig = Rig.resting(Self.detents) { $0.sheet.largestUndimmed = .medium }
    rig.present(.second, [.medium])
    #expect(rig.rules[.root]?.isInert == true && rig.rules[.first]?.isInert == true)
    #expect(rig.rules[.second]?.isInert != true)
    rig.send(.dismiss(.second, animated: true))
    // When it begins to leave, the content below can be reached.
    #expect(rig.rules[.root]?.isInert == false && rig.rules[.first]?.isInert == false)
  }

  @Test func tapOnTheDimmingDismisses() {
    // Sources.md D7, X5.
    var rig = Rig.resting()
    rig.forget()
    rig.down(50, on: .dimming)
    rig.up(50)
    rig.settle()
    #expect(rig.tale == ["willDismiss 1", "leaving 1 by user", "left 1", "didDismiss 1"])
  }

  @Test func aTapMayTremble() {
    var rig = Rig.resting()
    rig.down(50, on: .dimming)
    rig.move(53, x: 202)
    rig.up(54)
    #expect(rig.stack.phase(of: .first) == .dismissing)
  }

  @Test func aSwipeOverTheDimmingIsNoTap() {
    var rig = Rig.resting()
    rig.down(50, on: .dimming)
    rig.move(150)
    rig.up(50)
    #expect(rig.stack.phase(of: .first) == .resting)
  }

  @Test func aRefusedTapGoesDownToTheUndimmedDetent() {
    // Sources.md D7, S1: the delegate is notified of the detent, and of no attempt.
    var rig = Rig.resting(Self.detents) {
      $0.sheet.largestUndimmed = DetentKey(rawValue: 9)
      $0.sheet.selected = .large
      $0.isModal = true
    }
    rig.forget()
    rig.send(.activate(.dimming))
    rig.settle()
    #expect(rig.tale == ["selected 1 9", "settled 1 9"])
    #expect(rig.offset(.first) == 710)
  }

  @Test func aRefusedTapWithoutAnUndimmedDetentDoesNothing() {
    // Sources.md D7.
    var rig = Rig.resting { $0.asksToDismiss = true }
    rig.answer = { _ in .no }
    rig.forget()
    rig.send(.activate(.dimming))
    #expect(rig.tale == ["ask 1"])
    #expect(rig.stack.phase(of: .first) == .resting)
  }
}

extension Rig {
  /// The last reported rule of each layer.
  var rules: [Layer: TouchRule] {
    var rules: [Layer: TouchRule] = [:]
    for case .touches(let layer, let rule) in log { rules[layer] = rule }
    return rules
  }
}
