// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SheetEngine

/// Permission to dismiss, and the order of the notices.
@Suite struct DismissalTests {
  static func asking(_ answer: Answer?, _ change: (inout Configuration) -> Void = { _ in }) -> Rig {
    var rig = Rig.resting {
      $0.asksToDismiss = true
      change(&$0)
    }
    rig.answer = { _ in answer }
    rig.forget()
    return rig
  }

  @Test func byDragCompleted() {
    // Sources.md X2.
    var rig = Self.asking(.yes)
    rig.release(at: 700)
    rig.settle()
    #expect(rig.tale == ["ask 1", "willDismiss 1", "leaving 1 by user", "left 1", "didDismiss 1"])
    #expect(rig.stack.presentations.isEmpty)
  }

  @Test(arguments: [false, true])
  func onItsWayOutItTakesTouchesAsLongAsItIsSeen(isCalm: Bool) {
    var rig = Rig.resting(in: Rig.phone.with { $0.prefersReducedMotion = isCalm })
    rig.release(at: 700)
    rig.run(for: 0.05)
    #expect(rig.stack.phase(of: .first) == .dismissing && rig.rules[.first]?.isInert != true)
  }

  @Test func byDragCanceled() {
    // Sources.md X3: no didDismiss.
    var rig = Self.asking(.yes)
    rig.release(at: 500)
    rig.settle()
    #expect(rig.tale == ["ask 1", "willDismiss 1", "leaving 1 by user", "came back 1", "settled 1 0"])
    #expect(rig.offset(.first) == 410)
  }

  @Test func willDismissMayComeAgainInTheSameDrag() {
    // Sources.md X3.
    var rig = Self.asking(.yes)
    rig.down(500, on: .header)
    rig.move(560)
    rig.move(480)
    rig.move(570)
    rig.move(480)
    #expect(
      rig.tale == [
        "ask 1", "willDismiss 1", "leaving 1 by user", "came back 1",
        "ask 1", "willDismiss 1", "leaving 1 by user", "came back 1",
      ])
  }

  @Test func refusedByADelegate() {
    // Sources.md X4, X1: one question and one attempt per drag; neither `will` nor `did`.
    var rig = Self.asking(.no)
    rig.down(500, on: .header)
    rig.move(800)
    rig.move(480)
    rig.move(800)
    rig.up(800)
    rig.settle()
    #expect(rig.tale == ["ask 1", "attempt 1", "settled 1 0"])
    #expect(rig.offset(.first) == 410)
  }

  @Test func modalIsNotEvenAsked() {
    // Sources.md A21, X4.
    var rig = Self.asking(.yes) { $0.isModal = true }
    rig.release(at: 800)
    rig.settle()
    #expect(rig.tale == ["attempt 1", "settled 1 0"])
  }

  @Test(arguments: [(50.0, false), (51, true)])
  func anAttemptIsAPullOfAQuarterOfTheExtent(pull: Double, isAttempt: Bool) {
    // Sources.md X4, M2: the finger moves 50 of 200, and the sheet 200·(1 − 1/(0.55·50/200 + 1)) = 24.2.
    var rig = Self.asking(.yes) { $0.isModal = true }
    rig.release(at: 410 + pull)
    #expect(rig.tale.contains("attempt 1") == isAttempt)
  }

  @Test func eachDragMayAttemptAnew() {
    var rig = Self.asking(.no)
    for _ in 0..<2 {
      rig.release(at: 800)
      rig.settle()
    }
    #expect(rig.tale.filter { $0 == "attempt 1" }.count == 2 && rig.tale.filter { $0 == "ask 1" }.count == 2)
  }

  @Test func modalNeverBlocksDetents() {
    // Sources.md A22.
    var rig = Self.asking(.yes) { $0.isModal = true }
    rig.release(at: 200)
    rig.settle()
    #expect(rig.offset(.first) == 72)
  }

  @Test func notWhileItPresentsAnother() {
    // Sources.md X1.
    var rig = Rig.resting { $0.sheet.largestUndimmed = .large }
    rig.present(.second, [.value(9, 100)]) { $0.sheet.largestUndimmed = DetentKey(rawValue: 9) }
    rig.forget()
    rig.release(.first, at: 800)
    rig.settle()
    #expect(rig.tale == ["attempt 1", "settled 1 0"])
    rig.send(.activate(.dimming))
    #expect(rig.stack.presentations == [.first, .second])
  }

  @Test func byTapOnTheDimming() {
    // Sources.md X5.
    var rig = Self.asking(.yes)
    rig.send(.activate(.dimming))
    rig.settle()
    #expect(rig.tale == ["ask 1", "willDismiss 1", "leaving 1 by user", "left 1", "didDismiss 1"])
  }

  @Test func inCode() {
    // Sources.md X6, A20: no question, and no adaptive notice.
    var rig = Self.asking(.no) { $0.isModal = true }
    rig.send(.dismiss(.first, animated: true))
    rig.settle()
    #expect(rig.tale == ["leaving 1", "left 1"])
    var atOnce = Self.asking(.no)
    atOnce.send(.dismiss(.first, animated: false))
    #expect(atOnce.tale == ["leaving 1", "left 1"] && atOnce.stack.presentations.isEmpty)
  }

  @Test func inCodeWhileTheUserDismisses() {
    // The user's dismissal is canceled; there is no didDismiss.
    var rig = Self.asking(.yes)
    rig.release(at: 500, lifts: false)
    rig.send(.dismiss(.first, animated: true))
    #expect(rig.stack.phase(of: .first) == .dismissing)
    rig.up(800)
    rig.settle()
    #expect(rig.tale == ["ask 1", "willDismiss 1", "leaving 1 by user", "came back 1", "leaving 1", "left 1"])
  }

  @Test func byTheUserAndThenInCode() {
    // If the user is already dismissing it, it stays the user's dismissal, only quicker.
    var rig = Self.asking(.yes)
    rig.release(at: 700)
    rig.send(.dismiss(.first, animated: false))
    #expect(rig.tale == ["ask 1", "willDismiss 1", "leaving 1 by user", "left 1", "didDismiss 1"])
    #expect(rig.stack.presentations.isEmpty)
  }

  @Test func inCodeWhileItIsPulledBeyondAnEnd() {
    // From the banded place: 100 of 100 above is 35.4839, 100 of 200 below is 43.1373. [Sources.md M1]
    var above = Rig.resting([.medium])
    above.release(at: 310, lifts: false)
    var below = Rig.resting { $0.isModal = true }
    below.release(at: 510, lifts: false)
    for (rig, place) in [(above, 374.5161), (below, 453.1373)] {
      var rig = rig
      rig.send(.dismiss(.first, animated: true))
      #expect(near(rig.offset(.first), place, within: 1e-4))
      rig.run(for: 0.001)
      #expect(near(rig.offset(.first), place, within: 0.1))
      rig.settle()
      #expect(rig.stack.presentations.isEmpty)
    }
  }

  @Test func theChainAboveGoesAlong() {
    // Sources.md X10, A23: top to bottom; there is no didDismiss.
    var rig = Rig.resting { $0.sheet.selected = .large }
    rig.present(.second)
    rig.present(.third)
    rig.forget()
    rig.send(.dismiss(.first, animated: true))
    rig.settle()
    #expect(rig.tale == ["leaving 3", "leaving 2", "leaving 1", "left 3", "left 2", "left 1"])
    #expect(rig.stack.presentations.isEmpty)
    #expect(rig.sample(.root) == Placement(frame: Rect(x: 0, y: 0, width: 402, height: 874)))
  }

  @Test(arguments: [false, true])
  func ofAChainTheTopAloneIsSeenToLeave(isCalm: Bool) {
    // Sources.md A23: the sheets in between disappear immediately. The root is the card of the leaving one.
    var rig = Rig.resting([.large], in: Rig.phone.with { $0.prefersReducedMotion = isCalm })
    rig.present(.second, [.large])
    rig.present(.third, [.large])
    #expect(near(rig.sample(.root).visibleFrame.y, 72))
    rig.forget()
    rig.send(.dismiss(.first, animated: true))
    for layer in [Layer.first, .second] {
      #expect(rig.sample(layer).alpha == 0 && rig.sample(layer).dimming == 0 && rig.sample(layer).shadow == 0)
      #expect(rig.rules[layer] == TouchRule(isInert: true))
    }
    #expect(rig.sample(.third).alpha == 1 && rig.offset(.third) == 72 && rig.sample(.third).dimming == 1)
    #expect(near(rig.sample(.root).visibleFrame.y, 62))
    let animated = rig.notices.compactMap {
      if case .dismissalWillBegin(let id, let animated, _) = $0 { "\(id.rawValue) \(animated)" } else { nil }
    }
    #expect(animated == ["3 true", "2 false", "1 false"])
    rig.run(for: 0.1)
    if isCalm {
      #expect(near(rig.sample(.third).alpha, 0.5))
    } else {
      #expect(near(rig.offset(.third), ReleaseTests.critical(from: 72, to: 874, velocity: 0, 0.1), within: 1e-5))
    }
    #expect(rig.stack.presentations == [.first, .second, .third])
    rig.settle()
    #expect(rig.stack.presentations.isEmpty && rig.tale.suffix(3) == ["left 3", "left 2", "left 1"])
  }

  @Test func whoLeftBeforeTheChainIsNotItsTop() {
    // The third is already leaving. Of the two that are dismissed then, only the second visibly leaves.
    var rig = Rig.resting()
    rig.present(.second)
    rig.present(.third)
    rig.send(.dismiss(.third, animated: true))
    rig.run(for: 0.1)
    rig.send(.dismiss(.first, animated: true))
    rig.run(for: 0.1)
    #expect(rig.sample(.second).alpha == 1 && rig.offset(.second) > 420 && rig.sample(.first).alpha == 0)
    rig.settle()
    #expect(rig.stack.presentations.isEmpty)
  }

  @Test func theMiddleOfAChain() {
    var rig = Rig.resting()
    rig.present(.second)
    rig.present(.third)
    rig.forget()
    rig.send(.dismiss(.second, animated: false))
    #expect(
      rig.tale == ["leaving 3", "left 3", "leaving 2", "left 2"]
        || rig.tale == ["leaving 3", "leaving 2", "left 3", "left 2"])
    #expect(rig.stack.presentations == [.first])
  }

  @Test func escapeDismissesTheTopmost() {
    // Sources.md G6.
    var rig = Rig.resting()
    rig.present(.second)
    rig.forget()
    rig.send(.escape)
    rig.settle()
    #expect(rig.tale == ["willDismiss 2", "leaving 2 by user", "left 2", "didDismiss 2"])
    #expect(rig.stack.presentations == [.first])
  }

  @Test func aRefusedEscapeIsAnAttempt() {
    var rig = Self.asking(.no)
    rig.send(.escape)
    #expect(rig.tale == ["ask 1", "attempt 1"])
    var modal = Self.asking(.yes) { $0.isModal = true }
    modal.send(.escape)
    #expect(modal.tale == ["attempt 1"])
  }

  // MARK: Answers

  /// The tokens of the questions so far.
  static func tokens(_ rig: Rig) -> [Question.Token] {
    rig.log.compactMap { if case .ask(let question) = $0 { question.token } else { nil } }
  }

  @Test func unansweredCountsAsRefused() {
    var rig = Self.asking(nil)
    rig.release(at: 510, lifts: false)
    rig.move(520)
    // Within the band: 100 of 200 is 43.14 (and the last move has the same place).
    #expect(near(rig.offset(.first), 453.1373, within: 1e-3))
    rig.up(520)
    rig.settle()
    #expect(rig.offset(.first) == 410 && rig.stack.presentations == [.first])
    #expect(!rig.tale.contains("willDismiss 1"))
  }

  @Test func aLateYesWhileTheFingerIsDown() {
    var rig = Self.asking(nil)
    rig.release(at: 510, lifts: false)
    rig.now += 1
    rig.send(.advance)
    let place = rig.offset(.first)
    rig.send(.answer(Self.tokens(rig)[0], .yes))
    // It stays in place and follows from here on.
    #expect(near(rig.offset(.first), place))
    #expect(rig.tale == ["ask 1", "willDismiss 1", "leaving 1 by user"])
    rig.move(620)
    #expect(near(rig.offset(.first), place + 100))
  }

  @Test func aLateNoWhileTheFingerIsDown() {
    var rig = Self.asking(nil)
    rig.release(at: 510, lifts: false)
    rig.send(.advance)
    let place = rig.offset(.first)
    rig.send(.answer(Self.tokens(rig)[0], .no))
    #expect(near(rig.offset(.first), place))
    rig.move(800)
    #expect(rig.tale == ["ask 1", "attempt 1"])
  }

  @Test func aLateYesAfterTheRelease() {
    // The sheet was moving back, and turns around at its position.
    var rig = Self.asking(nil)
    rig.release(at: 700)
    rig.run(for: 0.1)
    let place = rig.offset(.first)
    rig.send(.answer(Self.tokens(rig).last!, .yes))
    #expect(near(rig.offset(.first), place))
    rig.settle()
    #expect(rig.stack.presentations.isEmpty)
    #expect(rig.tale.suffix(4) == ["willDismiss 1", "leaving 1 by user", "left 1", "didDismiss 1"])
  }

  @Test func answersNobodyAskedForOrTwiceAreLeftOut() {
    var rig = Self.asking(nil)
    rig.send(.answer(Question.Token(rawValue: 999), .yes))
    #expect(rig.tale.isEmpty)
    rig.send(.activate(.dimming))
    let token = Self.tokens(rig)[0]
    rig.send(.answer(token, .no))
    rig.send(.answer(token, .yes))
    #expect(rig.tale == ["ask 1"] && rig.stack.phase(of: .first) == .resting)
  }

  @Test func anAnswerAboutSomebodyWhoHasLeftIsLeftOut() {
    var rig = Self.asking(nil)
    rig.send(.activate(.dimming))
    let token = Self.tokens(rig)[0]
    rig.send(.dismiss(.first, animated: false))
    rig.present(.first)
    rig.send(.answer(token, .yes))
    #expect(rig.stack.phase(of: .first) == .resting)
  }

  @Test func aYesThatNoLongerHolds() {
    // Since the question, it has become modal, or presents another sheet. [Sources.md X1]
    var rig = Self.asking(nil)
    rig.send(.activate(.dimming))
    rig.configure(.first) { $0.isModal = true }
    rig.send(.answer(Self.tokens(rig)[0], .yes))
    #expect(rig.stack.phase(of: .first) == .resting)
  }

  @Test func theSettleTargetMayBeChanged() {
    var rig = Rig.resting([.value(9, 200), .medium, .large]) {
      $0.sheet.selected = .medium
      $0.wantsSettleTarget = true
    }
    rig.answer = { _ in .settle(DetentKey(rawValue: 9)) }
    rig.forget()
    rig.release(at: 200)
    let place = rig.offset(.first)
    #expect(place == 200)
    rig.settle()
    #expect(rig.tale == ["ask 1 to rest at 1", "selected 1 9", "settled 1 9"])
    #expect(rig.offset(.first) == 640)
  }

  @Test func anUnknownSettleTargetIsLeftOut() {
    var rig = Rig.resting { $0.wantsSettleTarget = true }
    rig.answer = { _ in .settle(DetentKey(rawValue: 77)) }
    rig.release(at: 200)
    rig.settle()
    #expect(rig.stack.selectedDetent(of: .first) == .large && rig.offset(.first) == 72)
  }

  @Test func anUnansweredSettleTargetHolds() {
    var rig = Rig.resting { $0.wantsSettleTarget = true }
    rig.answer = { _ in nil }
    rig.forget()
    rig.release(at: 200)
    rig.settle()
    #expect(rig.tale == ["ask 1 to rest at 1", "selected 1 1", "settled 1 1"])
  }

  @Test func aLateSettleTargetTurnsTheSheetRound() {
    var rig = Rig.resting { $0.wantsSettleTarget = true }
    rig.answer = { _ in nil }
    rig.release(at: 200)
    rig.run(for: 0.2)
    let place = rig.offset(.first)
    rig.send(.answer(Self.tokens(rig)[0], .settle(.medium)))
    #expect(near(rig.offset(.first), place))
    rig.settle()
    #expect(rig.offset(.first) == 410 && rig.stack.selectedDetent(of: .first) == .medium)
  }
}
