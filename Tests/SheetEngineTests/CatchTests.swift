// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SheetEngine

/// A finger that catches a moving sheet.
@Suite struct CatchTests {
  /// Moving from medium to large.
  static func inFlight(_ change: (inout Configuration) -> Void = { _ in }) -> Rig {
    var rig = Rig.resting([.value(9, 200), .medium, .large]) {
      $0.sheet.selected = .medium
      change(&$0)
    }
    rig.release(at: 400, velocity: -1500)
    rig.run(for: 0.06)
    return rig
  }

  @Test func standsWhereItIsAtOnce() {
    var rig = Self.inFlight()
    let place = rig.offset(.first)
    #expect(place > 80 && place < 400)
    rig.forget()
    rig.down(place + 20, id: 2, on: .header)
    #expect(rig.owners(of: 2) == [.sheet])
    #expect(rig.stack.phase(of: .first) == .dragging)
    #expect(rig.stack.modelFrame(of: .first)?.y == place)
    rig.run(for: 0.5)
    #expect(rig.offset(.first) == place)
  }

  @Test func whatCreepsOverItsLastPointIsNotCaught() {
    for (place, isCaught) in [(408.0, true), (409.5, false)] {
      var rig = Rig.resting([.medium, .large])
      rig.release(at: 300, velocity: 0)
      while rig.offset(.first) < place { rig.run(for: 0.001) }
      #expect(rig.stack.phase(of: .first) == .settling)
      rig.forget()
      rig.down(600, id: 2, on: .content, [.list()])
      #expect(rig.owners(of: 2) == (isCaught ? [.sheet] : []))
      rig.up(600, id: 2)
      rig.settle()
      #expect(rig.offset(.first) == 410)
    }
  }

  @Test func whatSwingsThroughItsEndIsCaught() {
    var rig = Self.inFlight()
    // A flick's spring overshoots, and is fast when it passes its end.
    while rig.offset(.first) > 72.5 { rig.run(for: 0.0005) }
    #expect(rig.offset(.first) > 71.5)
    rig.forget()
    rig.down(200, id: 2, on: .header)
    #expect(rig.owners(of: 2) == [.sheet])
  }

  @Test func thereIsNoSlop() {
    var rig = Self.inFlight()
    let place = rig.offset(.first)
    rig.down(place + 20, id: 2, on: .content, [.list()])
    rig.move(place + 21, id: 2)
    #expect(near(rig.offset(.first), place + 1))
  }

  @Test func letGoWithoutAMoveItGoesOn() {
    var rig = Self.inFlight()
    let place = rig.offset(.first)
    rig.down(place + 20, id: 2, on: .header)
    rig.up(place + 20, id: 2)
    #expect(rig.stack.phase(of: .first) == .settling && rig.stack.modelFrame(of: .first)?.y == 72)
    rig.settle()
    #expect(rig.offset(.first) == 72)
    #expect(rig.tale.suffix(2) == ["selected 1 1", "settled 1 1"])
  }

  @Test func isCaughtWhileOpening() {
    var rig = Rig()
    rig.send(.present(.first, .sheet(), animated: true))
    rig.run(for: 0.05)
    let place = rig.offset(.first)
    #expect(place > 700)
    rig.down(place + 20, on: .header)
    #expect(rig.offset(.first) == place)
    #expect(rig.tale == ["willPresent 1", "presented 1"])
    rig.move(place - 80)
    #expect(near(rig.offset(.first), place - 100))
  }

  @Test func aModalSheetCaughtWhileOpeningStaysUnderTheFinger() {
    var rig = Rig()
    rig.send(.present(.first, .sheet { $0.isModal = true }, animated: true))
    rig.run(for: 0.05)
    let place = rig.offset(.first)
    rig.down(place + 20, on: .header)
    for step in 1...40 {
      let before = rig.offset(.first)
      rig.move(place + 20 - 8 * Double(step))
      // It follows the finger, or less in the band, and never jumps.
      #expect(before - rig.offset(.first) <= 8 + 1e-9 && before - rig.offset(.first) > 0)
    }
    rig.up(place - 300)
    rig.settle()
    #expect(rig.offset(.first) == 410)
    #expect(!rig.tale.contains("attempt 1"))
  }

  @Test func isCaughtWhileTheUserDismissesIt() {
    // A release above the middle cancels the dismissal. [Sources.md X3]
    var rig = Rig.resting()
    rig.forget()
    rig.release(at: 500, velocity: 1200)
    rig.run(for: 0.05)
    let place = rig.offset(.first)
    #expect(rig.stack.phase(of: .first) == .dismissing && place < 700)
    rig.down(place + 20, id: 2, on: .header)
    #expect(rig.offset(.first) == place && rig.stack.phase(of: .first) == .dragging)
    rig.move(420, id: 2)
    rig.run(for: 0.2)
    rig.up(420, id: 2)
    rig.settle()
    #expect(rig.tale == ["willDismiss 1", "leaving 1 by user", "came back 1", "settled 1 0"])
    #expect(rig.offset(.first) == 410)
  }

  @Test func isNotCaughtWhileItLeavesInCode() {
    var rig = Rig.resting()
    rig.send(.dismiss(.first, animated: true))
    rig.run(for: 0.05)
    rig.down(rig.offset(.first) + 20, on: .header)
    #expect(rig.stack.phase(of: .first) == .dismissing)
    rig.settle()
    #expect(rig.stack.presentations.isEmpty)
  }

  @Test func aCompetingGestureThatHasBegunIsNotDisturbed() {
    var rig = Self.inFlight()
    rig.down(300, id: 2, on: .content, [], [CompetingGesture(axis: .both, hasBegun: true)])
    #expect(rig.stack.phase(of: .first) == .settling)
  }

  @Test func caughtAndMovedItIsProjectedAnew() {
    var rig = Self.inFlight()
    rig.release(at: 600, touch: 2)
    #expect(rig.stack.selectedDetent(of: .first) == DetentKey(rawValue: 9))
  }
}
