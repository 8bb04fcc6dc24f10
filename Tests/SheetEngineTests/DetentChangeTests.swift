// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SheetEngine

/// Detents that are replaced, deactivated, duplicated or invalid, in every phase.
@Suite struct DetentChangeTests {
  static let sets: [[Detent]] = [
    [.medium], [.large], [.medium, .large], [.large, .medium], [],
    [.value(9, 100)], [.value(9, 100), .value(8, 700)], [.value(8, 700), .value(9, 100)],
    [.value(9, 300), .value(9, 500)], [.value(8, 300), .value(9, 300)],
    [Detent(key: .medium, height: .inactive), Detent(key: .large, height: .inactive)],
    [.value(9, .nan)], [.value(9, -50), .large], [.value(9, .infinity)], [.value(9, 1e300), .value(8, -.infinity)],
    (0..<40).map { .value($0 + 10, Double($0) * 17) },
  ]

  @Test(arguments: EnvironmentChangeTests.Situation.allCases, sets.indices)
  func nothingIsIgnoredAndNothingJumps(situation: EnvironmentChangeTests.Situation, set: Int) {
    // Sources.md U13; E7, F5, T8, T16 are reports of UIKit's users.
    let detents = Self.sets[set]
    for animated in [true, false] {
      var rig = EnvironmentChangeTests.rig(at: situation)
      let place = rig.offset(.first)
      let speed = rig.velocity(.first)
      rig.configure(.first, animated: animated) { $0.sheet.detents = detents }
      if animated || situation != .resting {
        #expect(near(rig.offset(.first), place), "place")
      }
      // At rest and under a finger, the sheet has no velocity of its own.
      if situation != .resting, situation != .dragged {
        #expect(near(rig.velocity(.first), speed, within: 5), "speed")
      }
      rig.run(for: 0.1)
      rig.up(place + 10)
      rig.settle()
      if rig.stack.presentations.isEmpty {
        #expect(situation != .opening && situation != .settling && situation != .resting)
        continue
      }
      #expect(rig.stack.phase(of: .first) == .resting)
      let selected = rig.stack.configuration(of: .first)?.sheet.selected
      let fresh = Rig.resting(detents) { $0.sheet.selected = selected }
      #expect(rig.stack.modelFrame(of: .first) == fresh.stack.modelFrame(of: .first))
      #expect(rig.stack.stops(of: .first) == fresh.stack.stops(of: .first))
    }
  }

  @Test func aDraggedSheetStaysUnderTheFingerAfterward() {
    var rig = Rig.resting()
    rig.release(at: 200, lifts: false)
    rig.configure(.first) { $0.sheet.detents = [.value(9, 100)] }
    // 100 rests at 740, so 200 is far above its band. The sheet stays under the finger nevertheless.
    #expect(rig.offset(.first) == 200)
    rig.move(290)
    #expect(rig.offset(.first) == 300)
    rig.move(291, after: 0.3)
    rig.up(291)
    rig.settle()
    #expect(rig.offset(.first) == 740)
  }

  @Test func theBandIsBackOnceTheFingerHasReturned() {
    var rig = Rig.resting()
    rig.release(at: 200, lifts: false)
    rig.configure(.first) { $0.sheet.detents = [.medium] }
    rig.move(410)
    #expect(rig.offset(.first) == 420)
    rig.move(300)
    // 100 above 410 in a band of 100: 35.4839.
    #expect(near(rig.offset(.first), 374.5161, within: 1e-4))
  }

  @Test func theBandIsBackOnceTheSheetHasSettled() {
    // It started far above its only detent, without a band. From its resting position it can be pulled like any other.
    var rig = Rig.resting { $0.sheet.selected = .large }
    rig.configure(.first, animated: true) { $0.sheet.detents = [.medium] }
    #expect(rig.offset(.first) == 72)
    rig.settle()
    #expect(rig.offset(.first) == 410)
    rig.release(at: 310, lifts: false)
    // 100 above 410 in a band of 100: 35.4839.
    #expect(near(rig.offset(.first), 374.5161, within: 1e-4))
  }

  @Test(arguments: EnvironmentChangeTests.Situation.allCases)
  func invalidatedInEveryPhase(situation: EnvironmentChangeTests.Situation) {
    // Sources.md A14, U13: resolved again without another change of the environment.
    var rig = EnvironmentChangeTests.rig(at: situation)
    let (place, speed) = (rig.offset(.first), rig.velocity(.first))
    rig.send(.environment(Rig.phone, [Resolution(id: .first, detents: [.value(9, 300), .large])]))
    if situation != .resting { #expect(near(rig.offset(.first), place)) }
    if situation != .resting, situation != .dragged { #expect(near(rig.velocity(.first), speed, within: 5)) }
    rig.run(for: 0.1)
    rig.up(place + 10)
    rig.settle()
    guard !rig.stack.presentations.isEmpty else {
      #expect(situation == .dismissing || situation == .dismissingByUser)
      return
    }
    // 874 − 34 − 300 = 540.
    #expect(rig.stack.stops(of: .first).map { $0.offset } == [540, 72])
    #expect(rig.offset(.first) == (rig.stack.selectedDetent(of: .first) == .large ? 72 : 540))
  }

  @Test func aRemovedSelectionGoesToTheFirst() {
    // Sources.md E5, A3, T7: animated if the change is.
    var rig = Rig.resting { $0.sheet.selected = .large }
    rig.configure(.first, animated: true) { $0.sheet.detents = [.value(9, 100), .medium] }
    #expect(rig.offset(.first) == 72 && rig.stack.phase(of: .first) == .settling)
    rig.settle()
    #expect(rig.offset(.first) == 740)
    var atOnce = Rig.resting { $0.sheet.selected = .large }
    atOnce.configure(.first) { $0.sheet.detents = [.value(9, 100), .medium] }
    #expect(atOnce.offset(.first) == 740 && atOnce.stack.phase(of: .first) == .resting)
  }

  @Test func anUndimmedDetentThatComesBackIsUndimmedAgain() {
    // Sources.md E6, T10: it need not be set again.
    var rig = Rig.resting { $0.sheet.largestUndimmed = .medium }
    rig.configure(.first) { $0.sheet.detents = [.large] }
    #expect(rig.sample(.first).dimming == 1)
    rig.configure(.first) { $0.sheet.detents = [.medium, .large] }
    #expect(rig.sample(.first).dimming == 0)
  }

  @Test func noDetentAndNoActiveOneMeanLarge() {
    // Sources.md U3, U11, E1, E4: reported once.
    for detents in [[], [Detent(key: .medium, height: .inactive)]] {
      var rig = Rig.resting(detents)
      #expect(rig.offset(.first) == 72)
      #expect(rig.tale.filter { $0 == "noActiveDetent 1" }.count == 1)
      rig.configure(.first) { $0.sheet.prefersGrabberVisible = true }
      #expect(rig.tale.filter { $0 == "noActiveDetent 1" }.count == 1)
    }
  }

  @Test func fittedContentIsFollowedAnimated() {
    // Sources.md T9: changed without an animateChanges.
    let key = DetentKey(rawValue: 9)
    var rig = Rig.resting([Detent(key: key, height: .fitted(200))])
    rig.configure(.first) { $0.sheet.detents = [Detent(key: key, height: .fitted(300))] }
    #expect(rig.offset(.first) == 640 && rig.stack.phase(of: .first) == .settling)
    rig.settle()
    #expect(rig.offset(.first) == 540)
  }

  @Test func anAnimatedChangeMovesTheWholeStack() {
    // Sources.md A13.
    var rig = Rig.resting { $0.sheet.selected = .large }
    rig.present(.second) { $0.sheet.selected = .large }
    rig.configure(.second, animated: true) { $0.sheet.selected = .medium }
    let moved = rig.effects.list.compactMap { if case .move(let layer, _) = $0 { layer } else { nil } }
    #expect(moved == [.root, .first, .second])
  }

  @Test func aRetargetInFlightIsSmooth() {
    var rig = Rig.resting()
    for step in 0..<12 {
      rig.run(for: 0.05)
      let place = rig.offset(.first)
      let speed = rig.velocity(.first)
      rig.configure(.first, animated: true) { $0.sheet.selected = step.isMultiple(of: 2) ? .large : .medium }
      #expect(near(rig.offset(.first), place))
      #expect(near(rig.velocity(.first), speed, within: 1))
    }
  }

  @Test(arguments: 1...40)
  func aMonotoneApproachWhateverTheDetents(seed: Int) {
    // Critically damped, from rest to anywhere: never back, never beyond. [Sources.md M6]
    var dice = Dice(seed: UInt64(seed))
    let detents = (0..<4).map { Detent.value(Int32($0) + 10, dice.number(60...800)) }
    var rig = Rig(dice.environment(), look: dice.pick([.classic, .floating]))
    rig.present(.first, detents)
    for _ in 0..<6 {
      let key = DetentKey(rawValue: Int32(dice.number(10...13.99)))
      rig.configure(.first, animated: true) { $0.sheet.selected = key }
      let end = rig.stack.modelFrame(of: .first)!.y
      var last = rig.offset(.first)
      for step in 1...120 {
        let offset = rig.stack.offset(of: .first, at: rig.now + Double(step) * 0.006)!
        #expect(
          (end - offset).magnitude <= (end - last).magnitude && (end - offset) * (end - last) >= 0, "seed \(seed)")
        last = offset
      }
      #expect(last == end, "seed \(seed)")
      rig.settle()
    }
  }

  @Test func aMonotoneApproachFromRest() {
    // Critically damped, from rest: no overshoot. [Sources.md M6]
    var rig = Rig.resting()
    rig.configure(.first, animated: true) { $0.sheet.selected = .large }
    var last = rig.offset(.first)
    for step in 1...200 {
      let offset = rig.stack.offset(of: .first, at: rig.now + Double(step) * 0.004)!
      #expect(offset <= last && offset >= 72)
      last = offset
    }
    #expect(last == 72)
  }
}
