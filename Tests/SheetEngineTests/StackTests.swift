// SPDX-License-Identifier: Apache-2.0

import SheetMotion
import Testing

@testable import SheetEngine

/// Stacked presentations.
@Suite struct StackTests {
  @Test func fiveSheetsOpenAndCloseOneByOne() {
    var rig = Rig()
    let ids = (1...5).map { PresentationID(rawValue: UInt32($0)) }
    for id in ids { rig.present(id, [.large]) }
    #expect(rig.stack.presentations == ids)
    for id in ids.reversed() {
      rig.release(id, at: 700)
      rig.settle()
    }
    #expect(rig.stack.presentations.isEmpty)
    #expect(rig.tale.filter { $0.hasPrefix("didDismiss") } == [5, 4, 3, 2, 1].map { "didDismiss \($0)" })
    #expect(rig.sample(.root).scale == 1)
  }

  @Test func aSheetOverAPopover() {
    var rig = Rig(Rig.pad)
    rig.send(.present(.first, Configuration(form: .popover), animated: false))
    rig.present(.second, [.medium])
    #expect(near(rig.sample(.second).dimming, 1))
    #expect(rig.rules[.first]?.isInert == true)
    rig.send(.dismiss(.first, animated: true))
    rig.settle()
    #expect(rig.stack.presentations.isEmpty)
  }

  @Test func aPopoverOverASheet() {
    var rig = Rig.resting(in: Rig.pad)
    let sheet = rig.sample(.first)
    rig.send(.present(.second, Configuration(form: .popover), animated: false))
    #expect(rig.sample(.first) == sheet)
    #expect(rig.rules[.first]?.isInert == true)
  }

  @Test func fullScreenOverASheet() {
    var rig = Rig.resting([.large])
    let card = rig.sample(.root)
    rig.send(.present(.second, Configuration(form: .fullScreen), animated: true))
    #expect(rig.offset(.second) == 874)
    let there = rig.stack.offset(of: .second, at: rig.now + 0.1)!
    #expect(near(there, ReleaseTests.critical(from: 874, to: 0, velocity: 0, 0.1), within: 1e-5))
    rig.settle()
    #expect(rig.stack.modelFrame(of: .second) == Rect(x: 0, y: 0, width: 402, height: 874))
    // The sheet and its card behind it do not change.
    #expect(rig.sample(.root) == card)
    #expect(rig.rules[.first]?.isInert == true)
    // The user can't dismiss it.
    rig.send(.escape)
    rig.send(.activate(TouchTarget(.second, .dimming)))
    #expect(rig.stack.presentations == [.first, .second])
  }

  @Test func aSheetOverFullScreen() {
    var rig = Rig()
    rig.send(.present(.first, Configuration(form: .fullScreen), animated: false))
    rig.present(.second, [.large])
    // A cover is not a card.
    #expect(rig.sample(.first).scale == 1 && near(rig.sample(.second).dimming, 1))
  }

  @Test func anAlert() {
    // Sources.md U14: 270 × 160 in the center of 402 × 874. It fades and dims, and neither tap nor escape dismisses.
    var rig = Rig.resting()
    rig.send(.present(.second, Configuration(form: .alert), animated: true))
    #expect(rig.sample(.second).alpha == 0)
    rig.settle()
    #expect(rig.stack.modelFrame(of: .second) == Rect(x: 66, y: 357, width: 270, height: 160))
    #expect(rig.sample(.second).corners == Corners(top: 14, bottom: 14))
    #expect(rig.sample(.second).dimming == 1)
    rig.send(.activate(TouchTarget(.second, .dimming)))
    rig.send(.escape)
    #expect(rig.stack.presentations == [.first, .second])
    // The sheet below can't be dismissed meanwhile. [Sources.md X1]
    rig.send(.activate(.dimming))
    #expect(rig.stack.presentations == [.first, .second])
  }

  @Test func anAlertTakesItsContentsSize() {
    var rig = Rig()
    rig.send(
      .present(
        .first, Configuration(form: .alert, preferredContentSize: Size(width: 300, height: 5000)), animated: false))
    #expect(rig.stack.modelFrame(of: .first) == Rect(x: 51, y: 0, width: 300, height: 874))
  }

  @Test func customIsLaidOutByTheLayerAbove() {
    // Sources.md X7, X8: beginning and end are reported, and the engine moves nothing.
    var rig = Rig()
    rig.send(.present(.first, Configuration(form: .custom), animated: true))
    #expect(rig.tale == ["willPresent 1", "presented 1"])
    #expect(rig.sample(.first) == Placement(frame: Rect(x: 0, y: 0, width: 402, height: 874), shadow: 0.5))
  }

  @Test func presentedWhileTheOneBelowOpens() {
    var rig = Rig()
    rig.send(.present(.first, .sheet([.large]), animated: true))
    rig.run(for: 0.05)
    rig.send(.present(.second, .sheet([.large]), animated: true))
    rig.settle()
    #expect(rig.tale == ["willPresent 1", "willPresent 2", "presented 1", "presented 2"])
    #expect(near(rig.sample(.first).visibleFrame.y, 62))
  }

  @Test func presentedWhileAnotherLeaves() {
    var rig = Rig.resting([.large])
    rig.send(.dismiss(.first, animated: true))
    rig.run(for: 0.1)
    rig.send(.present(.second, .sheet([.large]), animated: true))
    rig.settle()
    #expect(rig.stack.presentations == [.second])
    #expect(near(rig.sample(.root).visibleFrame.y, 62))
  }

  @Test func dismissedWhileItOpens() {
    var rig = Rig()
    rig.send(.present(.first, .sheet(), animated: true))
    rig.run(for: 0.1)
    let place = rig.offset(.first)
    let speed = rig.velocity(.first)
    rig.send(.dismiss(.first, animated: true))
    #expect(rig.offset(.first) == place && near(rig.velocity(.first), speed, within: 1))
    rig.settle()
    #expect(rig.stack.presentations.isEmpty)
  }

  @Test func presentedTwiceItStaysOnce() {
    var rig = Rig.resting()
    rig.send(.present(.first, .sheet([.large]), animated: true))
    #expect(rig.stack.presentations == [.first] && rig.offset(.first) == 410)
  }

  @Test func unanimatedItStandsAtOnce() {
    var rig = Rig()
    rig.send(.present(.first, .sheet(), animated: false))
    #expect(rig.offset(.first) == 410 && rig.stack.phase(of: .first) == .resting)
    #expect(rig.tale == ["willPresent 1", "presented 1"])
    #expect(rig.effects.wake == .never)
  }

  @Test func openingStartsOutOfSight() {
    var rig = Rig()
    rig.send(.present(.first, .sheet(), animated: true))
    #expect(rig.offset(.first) == 874)
    #expect(rig.stack.modelFrame(of: .first)?.y == 410)
    #expect(rig.sample(.first).dimming == 0 && rig.sample(.root).scale == 1)
  }

  /// Sources.md A61: alerts appear on a critically damped spring of 22.88 radians per second.
  @Test func aDissolveInTheFloatingLookIsASpring() {
    var rig = Rig(look: .floating)
    rig.send(.present(.first, Configuration(form: .overFullScreen, dissolves: true), animated: true))
    for time in [0.05, 0.1, 0.2, 0.3] {
      let way = 22.88 * time
      let left = (1 + way) * Transcendental.exp(-way)
      #expect(near(rig.stack.sample(.first, at: time)!.alpha, 1 - left))
    }
    #expect(rig.stack.sample(.first, at: 0.404)!.alpha == 1)
    rig.run(for: 0.41)
    #expect(rig.stack.phase(of: .first) == .resting)
    // It disappears linearly, also from the middle of its arrival.
    rig.send(.dismiss(.first, animated: true))
    #expect(near(rig.stack.sample(.first, at: rig.now + 0.1)!.alpha, 0.5))
    rig.settle()
    #expect(rig.stack.presentations.isEmpty)
  }

  @Test func otherFadesAreLinear() {
    // A popover in the floating look, a dissolve in the classic look, and numbers that are not a frequency.
    var floating = Look.floating
    floating.popoverLeastSide = 0
    let dissolve = Configuration(form: .overFullScreen, dissolves: true)
    var cases = [(Rig(Rig.pad, look: floating), Configuration(form: .popover)), (Rig(look: .classic), dissolve)]
    for odd in [Double.nan, -1] {
      var look = Look.floating
      look.dissolveFrequency = odd
      cases.append((Rig(look: look), dissolve))
    }
    for (rig, configuration) in cases {
      var rig = rig
      rig.send(.present(.first, configuration, animated: true))
      #expect(near(rig.stack.sample(.first, at: 0.05)!.alpha, 0.25))
      #expect(near(rig.stack.sample(.first, at: 0.1)!.alpha, 0.5))
    }
  }
}
