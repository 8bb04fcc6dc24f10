// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import SheetEngine

/// One gesture that is shared by the sheet and the scrollers under the finger, and their motion after it.
@Suite struct SplitTests {
  @Test func upTheSheetGoesFirstAndTheListTakesTheRest() {
    // Sources.md F1, F4: 338 points for the sheet from 410 to 72, the rest of 390 (without slop) for the list.
    var rig = Rig.resting()
    rig.down(500, on: .content, [.list()])
    rig.move(400)
    #expect(rig.offset(.first) == 320 && rig.scrolls().isEmpty)
    rig.move(100)
    #expect(rig.offset(.first) == 72)
    #expect(rig.scrolls() == [52])
    rig.move(50)
    #expect(rig.offset(.first) == 72 && rig.scrolls() == [52, 102])
  }

  @Test func aDeltaAcrossTheBorderIsSplitExactly() {
    var rig = Rig.resting()
    rig.down(800, on: .content, [.list()])
    rig.move(0)
    // 790 after the slop: 338 and 452.
    #expect(rig.offset(.first) == 72 && rig.scrolls() == [452])
  }

  @Test func whatHasScrolledDoesNotComeBackToTheSheet() {
    // Sources.md F4: collapsing only at the gesture's start.
    var rig = Rig.resting()
    rig.down(800, on: .content, [.list()])
    rig.move(300)
    #expect(rig.scrolls() == [152])
    rig.move(700)
    #expect(rig.scrolls() == [152, 0] && rig.offset(.first) == 72)
    rig.move(760)
    #expect(rig.offset(.first) == 72)
    rig.up(760)
    rig.settle()
    #expect(rig.offset(.first) == 72)
  }

  @Test func withinTheGestureItDoesWhereThatIsAllowed() {
    var rig = Rig.resting { $0.sheet.handoffCollapsing = .within }
    rig.down(800, on: .content, [.list()])
    rig.move(300)
    rig.move(700)
    // 152 for the list, 248 for the sheet.
    #expect(rig.scrolls() == [152, 0] && rig.offset(.first) == 320)
  }

  @Test func aScrolledListComesToItsTopFirst() {
    var rig = Rig.resting {
      $0.sheet.selected = .large
      $0.sheet.handoffCollapsing = .within
    }
    rig.down(300, on: .content, [.list(40)])
    rig.move(400)
    // 90 after the slop: 40 for the list, 50 for the sheet.
    #expect(rig.scrolls() == [0] && rig.offset(.first) == 122)
    rig.move(360)
    // Back up, the sheet moves first.
    #expect(rig.offset(.first) == 82 && rig.scrolls() == [0])
  }

  @Test func withoutAScrollTheSheetFollowsBothWays() {
    // Pulled down at the top and pushed up again, even if a push may not expand the sheet.
    for expanding in [Handoff.none, .initial, .within] {
      var rig = Rig.resting { $0.sheet.handoffExpanding = expanding }
      rig.down(500, on: .content, [.list()])
      rig.move(560)
      #expect(rig.offset(.first) == 460)
      rig.move(530)
      #expect(rig.offset(.first) == 430, "\(expanding)")
      rig.move(480)
      // 20 more for the sheet, which has then returned. The rest expands or scrolls, depending on the setting.
      #expect(rig.offset(.first) == (expanding == .none ? 410 : 380), "\(expanding)")
      #expect(rig.scrolls() == (expanding == .none ? [30] : []))
    }
  }

  @Test func expandingAtTheStartAloneNeverScrolls() {
    var rig = Rig.resting { $0.sheet.handoffExpanding = .initial }
    rig.down(800, on: .content, [.list()])
    rig.move(200)
    #expect(rig.scrolls().isEmpty && rig.offset(.first) < 72)
  }

  @Test func withoutExpandingAPushScrollsThoughTheSheetOwnsTheGesture() {
    // Sources.md F2, with collapsing within the gesture.
    var rig = Rig.resting {
      $0.sheet.handoffExpanding = .none
      $0.sheet.handoffCollapsing = .within
    }
    rig.down(500, on: .content, [.list()])
    rig.move(400)
    #expect(rig.offset(.first) == 410 && rig.scrolls() == [90])
  }

  @Test func severalScrollersTakeTheirPartsInnermostFirst() {
    var rig = Rig.resting {
      $0.sheet.selected = .large; $0.sheet.handoffCollapsing = .within
    }
    let inner = Scroller.list(id: 1, range: 30)
    let outer = Scroller.list(id: 2, range: 50)
    rig.down(600, on: .content, [inner, outer])
    rig.move(500)
    // 90 after the slop: 30 for the inner, 50 for the outer, 10 unused.
    #expect(rig.scrolls(1) == [30] && rig.scrolls(2) == [50] && rig.offset(.first) == 72)
    rig.move(600)
    // 100 back: 30, 50, and 20 for the sheet.
    #expect(rig.scrolls(1).last == 0 && rig.scrolls(2).last == 0 && rig.offset(.first) == 92)
  }

  @Test func aRefreshControlIsNotPassedBy() {
    // Within the gesture the list reaches its top, and the rest is unused. [Sources.md F3]
    var rig = Rig.resting {
      $0.sheet.selected = .large
      $0.sheet.handoffCollapsing = .within
    }
    rig.down(300, on: .content, [.list(40, refreshes: true)])
    rig.move(400)
    #expect(rig.scrolls() == [0] && rig.offset(.first) == 72)
  }

  @Test func theHeaderNeverScrolls() {
    var rig = Rig.resting()
    rig.down(500, on: .header, [.list()])
    rig.move(50)
    #expect(rig.scrolls().isEmpty && rig.offset(.first) < 72)
  }

  // MARK: Momentum

  /// x(t) = x₀ + v·(1 − e^(−kt))/k, k = −1000·ln 0.998. [Sources.md M3]
  static func glide(from: Double, velocity: Double, _ time: Double) -> Double {
    let k = -1000 * log(0.998)
    return from + velocity / k * (1 - exp(-k * time))
  }

  /// A list of 1,000 points, scrolled by a gesture that the sheet owns, released at 600 points a second.
  static func thrown(range: Double = 1000) -> (rig: Rig, at: Double) {
    var rig = Rig.resting { $0.sheet.handoffCollapsing = .within }
    rig.down(800, on: .content, [.list(range: range)])
    rig.move(300)
    rig.now += 0.3
    rig.move(300, after: 0)
    for step in 1...10 { rig.move(300 - 6 * Double(step), after: 0.01) }
    rig.up(240)
    return (rig, rig.scrolls().last ?? .nan)
  }

  @Test func theListGoesOnWithItsSpeed() {
    var (rig, place) = Self.thrown()
    #expect(place == 212)
    #expect(rig.effects.wake == .everyFrame)
    rig.forget()
    let start = rig.now
    rig.now += 0.1
    rig.send(.advance)
    #expect(near(rig.scrolls().last!, Self.glide(from: 212, velocity: 600, 0.1), within: 1e-3))
    rig.now = start + 0.5
    rig.send(.advance)
    #expect(near(rig.scrolls().last!, Self.glide(from: 212, velocity: 600, 0.5), within: 1e-3))
    // 600 / 2.002 = 299.7 further in all, without the last 5, at which it has 10 points per second.
    rig.run(for: 5)
    #expect(near(rig.scrolls().last!, 506.705, within: 1e-3))
    #expect(rig.effects.wake == .never)
    #expect(rig.offset(.first) == 72)
  }

  @Test func itStopsAtItsEnd() {
    var (rig, _) = Self.thrown(range: 250)
    rig.settle()
    #expect(rig.scrolls().last == 250 && rig.effects.wake == .never)
  }

  @Test func aTouchStopsIt() {
    var (rig, _) = Self.thrown()
    rig.run(for: 0.1)
    rig.down(500, id: 2, on: .content, [.list(250)])
    rig.forget()
    rig.run(for: 0.5)
    #expect(rig.scrolls().isEmpty)
  }

  @Test func aListFlickedToItsTopDoesNotDismiss() {
    var rig = Rig.resting {
      $0.sheet.selected = .large
      $0.sheet.handoffCollapsing = .within
    }
    rig.down(300, on: .content, [.list(400)])
    for step in 1...10 { rig.move(300 + 30 * Double(step), after: 0.01) }
    rig.up(600)
    rig.settle()
    #expect(rig.scrolls().last == 0)
    #expect(rig.offset(.first) == 72 && rig.stack.phase(of: .first) == .resting)
  }

  @Test func theSheetSettlesWithoutTheListsSpeed() {
    let (rig, _) = Self.thrown()
    #expect(rig.stack.modelFrame(of: .first)?.y == 72)
    #expect(rig.stack.selectedDetent(of: .first) == .large)
  }
}
