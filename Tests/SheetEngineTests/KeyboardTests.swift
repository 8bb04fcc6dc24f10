import Testing

@testable import SheetEngine

/// What a sheet does about a keyboard: 300 points high on an 874-point phone, so its top is at 574.
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

  @Test func ridingCountsOnlyWhatCoversTheSafeArea() {
    // A bar of 30 points lies within the bottom inset of 34.
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
    // The keyboard goes, and the sheet stays where the user put it.
    rig.send(.environment(Rig.phone, []))
    rig.settle()
    #expect(rig.offset(.first) == 410)
    // The next one counts again.
    rig.send(.environment(Self.up, []))
    rig.settle()
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

  @Test func aFloatingSheetIsCentredAboveIt() {
    // A form sheet of 620 on a pad: 1180 − 400 leaves 780, its middle is 390.
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
    // 1092 is taller than what is left of 1180 − 400: its top stays at 0 and above.
    var rig = Rig.resting([.large], in: Rig.pad)
    rig.send(.environment(Rig.pad.keyboard(400, in: .first), []))
    rig.settle()
    #expect(rig.offset(.first) == 0)
  }
}
