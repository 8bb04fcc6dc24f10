// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SheetEngine

/// With reduced motion, sheets fade in place.
@Suite struct ReducedMotionTests {
  static let calm = Rig.phone.with { $0.prefersReducedMotion = true }

  @Test func openingFades() {
    var rig = Rig(Self.calm)
    rig.send(.present(.first, .sheet([.large]), animated: true))
    #expect(rig.offset(.first) == 72 && rig.sample(.first).alpha == 0)
    let half = rig.stack.sample(.first, at: 0.1)!
    #expect(near(half.alpha, 0.5) && half.frame.y == 72 && near(half.dimming, 0.5))
    // The card is pushed back as the sheet appears.
    #expect(near(rig.stack.sample(.root, at: 0.1)!.scale, 1 - 20.0 / 402))
    rig.settle()
    #expect(rig.sample(.first).alpha == 1)
    #expect(rig.tale == ["willPresent 1", "presented 1"])
  }

  @Test func closingFades() {
    var rig = Rig.resting(in: Self.calm)
    rig.send(.dismiss(.first, animated: true))
    let half = rig.stack.sample(.first, at: rig.now + 0.1)!
    #expect(near(half.alpha, 0.5) && half.frame.y == 410)
    rig.settle()
    #expect(rig.stack.presentations.isEmpty)
  }

  @Test func aFingerStillMovesTheSheet() {
    var rig = Rig.resting(in: Self.calm)
    rig.release(at: 200)
    #expect(rig.offset(.first) == 200)
    rig.settle()
    #expect(rig.offset(.first) == 72)
  }

  @Test func dismissedWhileFadingInItFadesOutFromThere() {
    var rig = Rig(Self.calm)
    rig.send(.present(.first, .sheet(), animated: true))
    rig.run(for: 0.05)
    rig.send(.dismiss(.first, animated: true))
    // A quarter of the way takes a quarter of the time: 0.05 s.
    #expect(near(rig.sample(.first).alpha, 0.25))
    #expect(near(rig.stack.sample(.first, at: rig.now + 0.025)!.alpha, 0.125))
    rig.run(for: 0.051)
    #expect(rig.stack.presentations.isEmpty)
  }

  @Test func changedInFlightItGoesOn() {
    var rig = Rig()
    rig.send(.present(.first, .sheet(), animated: true))
    rig.run(for: 0.05)
    let place = rig.offset(.first)
    rig.send(.environment(Self.calm, []))
    #expect(near(rig.offset(.first), place))
    rig.settle()
    #expect(rig.offset(.first) == 410)
  }
}
