// SPDX-License-Identifier: Apache-2.0

import SheetMotion
import Testing

@testable import SheetEngine

/// A sheet with a keyboard: 300 points high on an 874-point phone, so its top is at 574.
@Suite struct KeyboardTests {
  static let up = Rig.phone.keyboard(300, in: .first)

  static func raised(_ policy: KeyboardPolicy = .expand, _ change: (inout Configuration) -> Void = { _ in }) -> Rig {
    var rig = Rig.resting([.value(9, 200), .medium, .large]) {
      $0.sheet.selected = .medium
      $0.sheet.keyboard = policy
      change(&$0)
    }
    rig.forget()
    rig.send(.environment(up, []))
    return rig
  }

  @Test(arguments: [(KeyboardPolicy.expand, 72.0), (.ride, 144), (.ignore, 410)] as [(KeyboardPolicy, Double)])
  func policies(policy: KeyboardPolicy, offset: Double) {
    // Sources.md K1, U6: to the largest; riding, 300 − 34 higher than 410; ignoring, where it was.
    var rig = Self.raised(policy)
    rig.settle()
    #expect(rig.offset(.first) == offset)
    rig.send(.environment(Rig.phone, []))
    rig.settle()
    #expect(rig.offset(.first) == 410)
    #expect(rig.stack.selectedDetent(of: .first) == .medium)
    #expect(!rig.tale.contains { $0.hasPrefix("selected") })
  }

  @Test func ridingStopsAtTheLargest() {
    var rig = Self.raised(.ride) { $0.sheet.selected = .large }
    rig.settle()
    #expect(rig.offset(.first) == 72)
  }

  /// A sheet without a higher detent moves up by what the keyboard covers, 300 − 34, at most to the full height.
  @Test(
    arguments: [
      ([.value(9, 200)], 640.0, 374.0), ([.medium], 410, 144), ([.value(8, 100), .value(9, 200)], 640, 374),
      ([.value(9, 600)], 240, 72), ([.value(9, 200), .medium], 410, 144),
    ] as [([Detent], Double, Double)], [KeyboardPolicy.expand, .ride])
  func aSheetWithoutAHigherDetentIsRaised(sheet: ([Detent], Double, Double), policy: KeyboardPolicy) {
    let (detents, rest, raised) = sheet
    var rig = Rig.resting(detents) {
      $0.sheet.selected = detents[detents.count - 1].key
      $0.sheet.keyboard = policy
    }
    #expect(rig.offset(.first) == rest)
    rig.send(.environment(Self.up, []))
    #expect(rig.stack.modelFrame(of: .first)?.y == raised)
    #expect(rig.offset(.first) == rest, "no jump")
    rig.settle()
    #expect(rig.offset(.first) == raised)
    #expect(rig.stack.modelFrame(of: .first)?.maxY == 874)
    rig.send(.environment(Rig.phone, []))
    #expect(rig.offset(.first) == raised, "no jump")
    rig.settle()
    #expect(rig.offset(.first) == rest)
  }

  /// From a smaller detent, the largest one may not be enough.
  @Test func itGoesBeyondALargestDetentThatStaysCovered() {
    var rig = Rig.resting([.value(8, 100), .value(9, 200)]) { $0.sheet.selected = DetentKey(rawValue: 8) }
    #expect(rig.offset(.first) == 740)
    rig.send(.environment(Self.up, []))
    rig.settle()
    #expect(rig.offset(.first) == 474)
  }

  @Test func ridingCountsOnlyWhatCoversTheSafeArea() {
    // A bar of 30 points is within the bottom inset of 34.
    var rig = Rig.resting { $0.sheet.keyboard = .ride }
    rig.send(.environment(Rig.phone.keyboard(30, in: .first), []))
    rig.settle()
    #expect(rig.offset(.first) == 410)
  }

  @Test func itIsAnimatedBothWays() {
    // Sources.md K7, T4.
    var rig = Self.raised()
    #expect(rig.offset(.first) == 410 && rig.stack.modelFrame(of: .first)?.y == 72)
    rig.settle()
    rig.send(.environment(Rig.phone, []))
    #expect(rig.offset(.first) == 72 && rig.stack.modelFrame(of: .first)?.y == 410)
  }

  // MARK: The keyboard's own motion

  static func raising(_ motion: KeyboardMotion, _ policy: KeyboardPolicy = .expand) -> Rig {
    var rig = Rig.resting { $0.sheet.keyboard = policy }
    rig.forget()
    rig.send(.environment(up.with { $0.keyboard.motion = motion }, []))
    return rig
  }

  @Test(arguments: [(0.0, 0.0), (0.1, 0.0197), (0.25, 0.1292), (0.5, 0.5), (0.75, 0.8708), (0.9, 0.9803), (1, 1)])
  func itMovesWithTheKeyboardsOwnCurve(time: Double, way: Double) {
    // Sources.md K7: 410 to 72 in 0.25 s. Ease-in-out as in CSS's tables.
    let rig = Self.raising(KeyboardMotion(duration: 0.25, curve: .easeInOut))
    #expect(near(rig.stack.offset(of: .first, at: rig.now + 0.25 * time)!, 410 - 338 * way, within: 0.02))
  }

  @Test func itArrivesWithTheKeyboard() {
    // Sources.md K7.
    var rig = Self.raising(KeyboardMotion(duration: 0.25, curve: .linear))
    #expect(rig.stack.phase(of: .first) == .settling && rig.stack.modelFrame(of: .first)?.y == 72)
    rig.run(for: 0.1)
    #expect(near(rig.offset(.first), 410 - 338 * 0.4))
    rig.run(for: 0.1499)
    #expect(rig.stack.phase(of: .first) == .settling)
    rig.run(for: 0.0002)
    #expect(rig.stack.phase(of: .first) == .resting && rig.offset(.first) == 72)
    rig.send(.environment(Rig.phone.with { $0.keyboard.motion = KeyboardMotion(duration: 0.5, curve: .linear) }, []))
    rig.run(for: 0.25)
    #expect(near(rig.offset(.first), 241))
  }

  @Test func ridingGoesAlongToo() {
    // 300 − 34 higher than 410.
    let rig = Self.raising(KeyboardMotion(duration: 0.4, curve: .linear), .ride)
    #expect(near(rig.stack.offset(of: .first, at: rig.now + 0.1)!, 410 - 266 * 0.25))
  }

  @Test func whatMovesGoesOnOnItsSpring() {
    // The sheet moves down from large when the keyboard appears: no jump of position or velocity.
    var rig = Rig.resting([.value(9, 200), .medium, .large]) { $0.sheet.selected = .large }
    rig.configure(.first, animated: true) { $0.sheet.selected = .medium }
    rig.run(for: 0.08)
    let (place, speed) = (rig.offset(.first), rig.velocity(.first))
    #expect(speed > 500)
    rig.send(.environment(Self.up.with { $0.keyboard.motion = KeyboardMotion(duration: 0.25, curve: .linear) }, []))
    for time in [0.0, 0.02, 0.1] {
      // Beyond 72 there is the band, and the sheet does not get there.
      let there = ReleaseTests.critical(from: place, to: 72, velocity: speed, time)
      #expect(near(rig.stack.offset(of: .first, at: rig.now + time)!, there, within: 1e-3))
    }
    rig.settle()
    #expect(rig.offset(.first) == 72)
  }

  @Test func itMayGrowOnItsWay() {
    // A further bar appears meanwhile: the sheet rides on it, without a jump.
    var rig = Self.raising(KeyboardMotion(duration: 0.4, curve: .linear), .ride)
    rig.run(for: 0.2)
    let speed = rig.velocity(.first)
    #expect(near(speed, -266 / 0.4, within: 0.01))
    let higher = Rig.phone.keyboard(344, in: .first)
    rig.send(.environment(higher.with { $0.keyboard.motion = KeyboardMotion(duration: 0.2) }, []))
    #expect(near(rig.offset(.first), 277) && near(rig.velocity(.first), speed, within: 1))
    rig.settle()
    #expect(rig.offset(.first) == 100)
  }

  @Test func anUprightCurveThrowsNothing() {
    // It starts with any velocity. The spring limits it to 20,000 points a second. Such a swing from 410 to 410 goes up
    // by at most 20,000 / (e·18.257) = 403, and the band limits it.
    let curve = TimingCurve(x1: 0, y1: 1, x2: 0, y2: 1)
    var rig = Self.raising(KeyboardMotion(duration: 0.1, curve: curve))
    rig.send(.environment(Rig.phone, []))
    for _ in 0..<60 {
      rig.run(for: 0.01)
      #expect(rig.offset(.first) > 0 && rig.offset(.first) <= 410.1)
    }
    rig.settle()
    #expect(rig.offset(.first) == 410)
  }

  @Test func whatComesWhileItIsDraggedCountsWhenItIsLetGo() {
    // K4, K5: the finger chooses the detent. The keyboard decides the sheet's position until it hides.
    var rig = Rig.resting([.value(9, 200), .medium, .large]) { $0.sheet.selected = .medium }
    rig.release(at: 600, lifts: false)
    rig.send(.environment(Self.up, []))
    rig.forget()
    rig.up(610)
    #expect(rig.tale == ["selected 1 9"])
    rig.settle()
    #expect(rig.offset(.first) == 72 && rig.stack.phase(of: .first) == .resting)
    rig.send(.environment(Rig.phone, []))
    rig.settle()
    #expect(rig.offset(.first) == 640)
  }

  @Test func whoDoesNotMakeWayGoesOnAsBefore() {
    // The keyboard of another presentation changes nothing, so the spring stays instead of its curve.
    var rig = Rig.resting()
    rig.configure(.first, animated: true) { $0.sheet.selected = .large }
    rig.run(for: 0.1)
    let keyboard = Rig.phone.keyboard(300, in: .second)
    rig.send(.environment(keyboard.with { $0.keyboard.motion = KeyboardMotion(duration: 2, curve: .linear) }, []))
    rig.run(for: 0.1)
    #expect(near(rig.offset(.first), ReleaseTests.critical(from: 410, to: 72, velocity: 0, 0.2), within: 1e-5))
  }

  @Test func aTakenSheetLeavesTheCurve() {
    var rig = Self.raising(KeyboardMotion(duration: 0.4, curve: .linear))
    rig.run(for: 0.2)
    rig.down(300, on: .header)
    #expect(near(rig.offset(.first), 241))
    rig.run(for: 1)
    #expect(near(rig.offset(.first), 241) && rig.tale == [])
    rig.move(290)
    #expect(rig.tale == ["endEditing 1"])
  }

  @Test func withoutTimeItIsThereAtOnce() {
    let rig = Self.raising(KeyboardMotion(duration: 0))
    #expect(rig.offset(.first) == 72 && rig.stack.phase(of: .first) == .resting)
  }

  @Test(arguments: [Double.nan, -1, -Double.infinity])
  func aMotionOfNoDurationIsNone(duration: Double) {
    let rig = Self.raising(KeyboardMotion(duration: duration))
    let spring = ReleaseTests.critical(from: 410, to: 72, velocity: 0, 0.1)
    #expect(near(rig.stack.offset(of: .first, at: rig.now + 0.1)!, spring, within: 1e-5))
  }

  @Test(arguments: [Double.infinity, 1e300, 11])
  func noneLastsLongerThanTenSeconds(duration: Double) {
    var rig = Self.raising(KeyboardMotion(duration: duration, curve: .linear))
    rig.run(for: 5)
    #expect(near(rig.offset(.first), 241))
    rig.run(for: 5.001)
    #expect(rig.stack.phase(of: .first) == .resting)
  }

  @Test func theSameKeyboardAgainChangesNothing() {
    var rig = Self.raising(KeyboardMotion(duration: 0.4, curve: .linear))
    rig.run(for: 0.1)
    rig.forget()
    rig.send(.environment(Self.up.with { $0.keyboard.motion = KeyboardMotion(duration: 3) }, []))
    #expect(rig.log.isEmpty && rig.stack.environment.keyboard.motion == nil)
    rig.run(for: 0.1)
    #expect(near(rig.offset(.first), 241))
  }

  // MARK: A keyboard dismissed by a finger

  /// A list at its top that dismisses the keyboard interactively.
  static let list = Scroller(
    id: ScrollerID(rawValue: 1), offset: .zero, range: Vector(dx: 0, dy: 1000), dismissesKeyboard: true)

  @Test(arguments: [Handoff.none, .initial, .within])
  func theFingerThatPushesItAwayIsTheLists(handoff: Handoff) {
    // Sources.md F3: no hand-off while the keyboard is dismissed interactively.
    var rig = Self.raised { $0.sheet.handoffCollapsing = handoff }
    rig.settle()
    rig.down(300, on: .content, [Self.list])
    rig.move(320)
    #expect(rig.owners() == [.scroller])
    rig.up(320)
    // Without a keyboard, and upward, it is a drag like any other.
    rig.send(.environment(Rig.phone, []))
    rig.settle()
    rig.down(500, id: 2, on: .content, [Self.list])
    rig.move(520, id: 2)
    #expect(rig.owners(of: 2) == [handoff == .none ? .scroller : .sheet])
  }

  @Test func aListThatFitsPushesItAwayToo() {
    var rig = Self.raised()
    rig.settle()
    rig.down(
      300, on: .content, [Scroller(id: ScrollerID(rawValue: 1), offset: .zero, range: .zero, dismissesKeyboard: true)])
    rig.move(320)
    #expect(rig.owners() == [.scroller])
    rig.up(320)
    rig.send(.environment(Rig.phone, []))
    rig.settle()
    rig.down(500, id: 2, on: .content, [Self.list])
    rig.move(520, id: 2)
    #expect(rig.owners(of: 2) == [.sheet])
  }

  @Test func aListPushesNothingAwayUnlessToldSo() {
    var rig = Self.raised()
    rig.settle()
    rig.down(300, on: .content, [Scroller(id: ScrollerID(rawValue: 1), offset: .zero, range: Vector(dx: 0, dy: 1000))])
    rig.move(320)
    #expect(rig.owners() == [.sheet])
  }

  @Test func anothersKeyboardIsNotPushedAway() {
    var rig = Rig.resting()
    rig.send(.environment(Rig.phone.keyboard(300, in: .second), []))
    rig.down(500, on: .content, [Self.list])
    rig.move(520)
    #expect(rig.owners() == [.sheet])
  }

  @Test func aSheetThatRidesFollowsTheFingerThatPushesItAway() {
    // Sources.md K5: the keyboard appears frame by frame, immediately each time, and is gone before the finger lifts.
    var rig = Self.raised(.ride)
    rig.settle()
    #expect(rig.offset(.first) == 144)
    rig.forget()
    rig.down(500, on: .content, [Self.list])
    for step in 1...9 {
      rig.move(560 + 30 * Double(step))
      let height = 300 - 30 * Double(step)
      rig.send(
        .environment(
          Rig.phone.keyboard(height, in: .first).with { $0.keyboard.motion = KeyboardMotion(duration: 0) }, []))
      // Higher by the keyboard's overlap with the safe area.
      #expect(rig.offset(.first) == 410 - max(height - 34, 0) && rig.stack.phase(of: .first) == .resting)
    }
    rig.send(.environment(Rig.phone, []))
    rig.up(830)
    rig.settle()
    #expect(rig.offset(.first) == 410 && rig.tale.isEmpty && rig.owners() == [.scroller])
  }

  @Test func aSheetThatExpandsStaysUpUntilItIsGone() {
    var rig = Self.raised()
    rig.settle()
    for height in [200.0, 100, 1] {
      let lower = Rig.phone.keyboard(height, in: .first)
      rig.send(.environment(lower.with { $0.keyboard.motion = KeyboardMotion(duration: 0) }, []))
      #expect(rig.offset(.first) == 72)
    }
    rig.send(.environment(Rig.phone.with { $0.keyboard.motion = KeyboardMotion(duration: 0.25) }, []))
    rig.run(for: 0.2501)
    #expect(rig.offset(.first) == 410)
  }

  @Test(arguments: EnvironmentChangeTests.Situation.allCases, [KeyboardPolicy.expand, .ride, .ignore])
  func itMayComeAndGoInEveryPhase(situation: EnvironmentChangeTests.Situation, policy: KeyboardPolicy) {
    for motion in [nil, KeyboardMotion(duration: 0.25), KeyboardMotion(duration: 0)] {
      var rig = EnvironmentChangeTests.rig(at: situation)
      rig.configure(.first) { $0.sheet.keyboard = policy }
      let (place, speed, phase) = (rig.offset(.first), rig.velocity(.first), rig.stack.phase(of: .first))
      rig.send(.environment(Self.up.with { $0.keyboard.motion = motion }, []))
      if situation != .resting || motion?.duration != 0 { #expect(near(rig.offset(.first), place)) }
      if situation != .resting, situation != .dragged { #expect(near(rig.velocity(.first), speed, within: 5)) }
      #expect(situation == .resting || rig.stack.phase(of: .first) == phase)
      rig.run(for: 0.05)
      rig.up(place + 10)
      rig.settle()
      guard !rig.stack.presentations.isEmpty else {
        #expect(situation == .dismissing || situation == .dismissingByUser)
        continue
      }
      let rest = rig.stack.selectedDetent(of: .first) == .large ? 72.0 : 410
      let raised = [.expand: 72, .ride: max(rest - 266, 72), .ignore: rest][policy]!
      #expect(rig.offset(.first) == raised, "\(situation), \(policy)")
      rig.send(.environment(Rig.phone.with { $0.keyboard.motion = motion }, []))
      rig.settle()
      #expect(rig.offset(.first) == rest)
    }
  }

  @Test func aSelectionSetMeanwhileCountsWhenItGoes() {
    // Sources.md K4.
    var rig = Self.raised()
    rig.settle()
    rig.configure(.first, animated: true) { $0.sheet.selected = DetentKey(rawValue: 9) }
    rig.settle()
    #expect(rig.offset(.first) == 72)
    rig.send(.environment(Rig.phone, []))
    rig.settle()
    #expect(rig.offset(.first) == 640)
  }

  @Test func aDragMeanwhileChangesTheDetent() {
    // Sources.md K5: editing ends before the drag does.
    var rig = Self.raised()
    rig.settle()
    rig.forget()
    rig.release(at: 380)
    rig.settle()
    #expect(rig.tale == ["endEditing 1", "settled 1 0"])
    #expect(rig.offset(.first) == 410)
    // The keyboard hides, and the sheet stays where the user put it.
    rig.send(.environment(Rig.phone, []))
    rig.settle()
    #expect(rig.offset(.first) == 410)
    // The next keyboard has an effect again.
    rig.send(.environment(Self.up, []))
    rig.settle()
    #expect(rig.offset(.first) == 72)
  }

  @Test func aTapThatStopsTheSheetKeepsIt() {
    var rig = Self.raised()
    rig.run(for: 0.1)
    rig.forget()
    rig.down(rig.offset(.first) + 100, id: 2, on: .content)
    #expect(rig.owners(of: 2) == [.sheet])
    rig.run(for: 0.1)
    rig.up(rig.offset(.first) + 100, id: 2)
    rig.settle()
    #expect(!rig.tale.contains("endEditing 1"))
    #expect(rig.offset(.first) == 72)
  }

  @Test func anothersKeyboardIsNotItsOwn() {
    var rig = Rig.resting()
    rig.send(.environment(Rig.phone.keyboard(300, in: .second), []))
    rig.settle()
    #expect(rig.offset(.first) == 410)
    rig.send(.environment(Rig.phone.keyboard(300, in: nil), []))
    rig.settle()
    #expect(rig.offset(.first) == 410)
  }

  @Test func itMayComeWhileTheSheetOpens() {
    // Focus before the presentation has ended.
    var rig = Rig()
    rig.send(.present(.first, .sheet(), animated: true))
    rig.run(for: 0.05)
    let place = rig.offset(.first)
    rig.send(.environment(Self.up, []))
    #expect(rig.offset(.first) == place)
    rig.settle()
    #expect(rig.offset(.first) == 72)
  }

  @Test func itMayComeWhileTheSheetIsDragged() {
    var rig = Rig.resting()
    rig.release(at: 300, lifts: false)
    rig.send(.environment(Self.up, []))
    #expect(rig.offset(.first) == 300)
  }

  @Test func aFloatingSheetIsCenteredAboveIt() {
    // A form sheet of 620 on a pad: 1180 − 400 leaves 780, whose center is 390.
    var rig = Rig.resting([.large], in: Rig.pad) { $0.sheet.prefersPageSizing = false }
    rig.send(.environment(Rig.pad.keyboard(400, in: .first), []))
    #expect(rig.offset(.first) == 280)
    rig.settle()
    #expect(rig.stack.modelFrame(of: .first) == Rect(x: 140, y: 80, width: 540, height: 620))
    rig.send(.environment(Rig.pad, []))
    rig.settle()
    #expect(rig.offset(.first) == 280)
  }

  @Test func aFloatingSheetIgnoresWhatItIsToldToIgnore() {
    var rig = Rig.resting([.large], in: Rig.pad) {
      $0.sheet.prefersPageSizing = false
      $0.sheet.keyboard = .ignore
    }
    rig.send(.environment(Rig.pad.keyboard(400, in: .first), []))
    rig.settle()
    #expect(rig.offset(.first) == 280)
    var others = Rig.resting([.large], in: Rig.pad) { $0.sheet.prefersPageSizing = false }
    others.send(.environment(Rig.pad.keyboard(400, in: .second), []))
    others.settle()
    #expect(others.offset(.first) == 280)
  }

  @Test func aTallFloatingSheetIsNotPushedOffTheTop() {
    // 1092 is more than the rest, 1180 − 400: its top stays at 0.
    var rig = Rig.resting([.large], in: Rig.pad)
    rig.send(.environment(Rig.pad.keyboard(400, in: .first), []))
    rig.settle()
    #expect(rig.offset(.first) == 0)
  }
}
