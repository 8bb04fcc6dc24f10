// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SheetEngine

/// The selection, and the time and receiver of its notices.
@Suite struct SelectionTests {
  @Test func theUsersChangesAreTold() {
    // Sources.md S1, S2: when the finger is lifted, before the sheet moves.
    var rig = Rig.resting()
    rig.forget()
    rig.release(at: 200)
    #expect(rig.tale == ["selected 1 1"])
    #expect(rig.stack.selectedDetent(of: .first) == .large && rig.offset(.first) == 200)
  }

  @Test func backToTheSameIsNotTold() {
    // Sources.md S3.
    var rig = Rig.resting()
    rig.forget()
    rig.release(at: 350)
    rig.settle()
    #expect(rig.tale == ["settled 1 0"])
  }

  @Test func codeIsNotTold() {
    // Sources.md S1, S5: neither at presentation nor by a setter.
    var rig = Rig()
    rig.present(.first) { $0.sheet.selected = .large }
    rig.configure(.first, animated: true) { $0.sheet.selected = .medium }
    rig.settle()
    rig.configure(.first) { $0.sheet.selected = .large }
    #expect(!rig.tale.contains { $0.hasPrefix("selected") })
  }

  @Test func itStaysNilUntilSomebodySetsIt() {
    // Sources.md S4.
    var rig = Rig.resting()
    #expect(rig.stack.configuration(of: .first)?.sheet.selected == nil)
    rig.release(at: 350)
    rig.settle()
    #expect(rig.stack.configuration(of: .first)?.sheet.selected == nil)
    rig.release(at: 200)
    #expect(rig.stack.configuration(of: .first)?.sheet.selected == .large)
  }

  @Test func nilIsTheFirstActiveDetentAsDeclared() {
    // Sources.md U2, A3.
    #expect(Rig.resting([.large, .medium]).offset(.first) == 72)
    let off = Detent(key: DetentKey(rawValue: 5), height: .inactive)
    #expect(Rig.resting([off, .large, .medium]).offset(.first) == 72)
    #expect(Rig.resting([off, .medium, .large]).offset(.first) == 410)
  }

  @Test func anUnknownOneIsKeptAndCountsAsNil() {
    // Sources.md S5, A3: stored unchanged. It takes effect when its detent appears.
    var rig = Rig.resting { $0.sheet.selected = DetentKey(rawValue: 42) }
    #expect(rig.offset(.first) == 410)
    #expect(rig.stack.configuration(of: .first)?.sheet.selected == DetentKey(rawValue: 42))
    rig.configure(.first) { $0.sheet.detents.append(.value(42, 600)) }
    // 874 − 34 − 600.
    #expect(rig.offset(.first) == 240)
  }

  @Test func theSelectedOfSeveralAtOnePlaceStaysSelected() {
    // Sources.md E3.
    var rig = Rig.resting([.value(8, 300), .value(9, 300), .large]) { $0.sheet.selected = DetentKey(rawValue: 9) }
    rig.forget()
    rig.release(at: 500)
    rig.settle()
    #expect(rig.tale == ["settled 1 9"])
  }

  @Test func ofDoubleKeysTheFirstCounts() {
    // Sources.md T15.
    let rig = Rig.resting([.value(9, 200), .value(9, 500), .large]) { $0.sheet.selected = DetentKey(rawValue: 9) }
    #expect(rig.offset(.first) == 640)
    #expect(rig.stack.stops(of: .first).count == 2)
  }

  @Test func setWhileSettlingItIsTakenUp() {
    var rig = Rig.resting()
    rig.release(at: 200)
    rig.run(for: 0.05)
    let place = rig.offset(.first)
    rig.configure(.first, animated: true) { $0.sheet.selected = .medium }
    #expect(rig.offset(.first) == place)
    rig.settle()
    #expect(rig.offset(.first) == 410)
  }

  @Test func setWhileDraggedItWaitsForTheRelease() {
    var rig = Rig.resting()
    rig.release(at: 300, lifts: false)
    rig.configure(.first, animated: true) { $0.sheet.selected = .large }
    #expect(rig.offset(.first) == 300)
    rig.up(310)
    rig.settle()
    // Medium is nearest to 300, so the finger decides.
    #expect(rig.offset(.first) == 410)
  }
}
