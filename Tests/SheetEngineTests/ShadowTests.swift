// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SheetEngine

/// The shadow's opacity: 0.5 × (1 − dimmed) × presented.
@Suite struct ShadowTests {
  @Test(arguments: [(874.0, 0.0), (642, 0.25), (410, 0.5), (241, 0.25), (72, 0)] as [(Double, Double)])
  func undimmedAtMedium(offset: Double, shadow: Double) {
    // Sources.md SH1: 0.5 × (1 − dimmed) × presented; undimmed up to 410, dimmed at 72, presented half at 642.
    var rig = Rig.resting { $0.sheet.largestUndimmed = .medium }
    rig.release(at: offset, lifts: false)
    #expect(near(rig.sample(.first).shadow, shadow))
  }

  @Test func dimmedSheetsHaveNone() {
    #expect(Rig.resting().sample(.first).shadow == 0)
  }

  @Test func onTheWayInBothCount() {
    // Dimmed and presented are both ½ at 642: 0.5 × ½ × ½.
    var rig = Rig.resting()
    rig.release(at: 642, lifts: false)
    #expect(near(rig.sample(.first).shadow, 0.125))
  }

  @Test func theFloatingLookHasNone() {
    // Sources.md SH2: undimmed, no shadow at the panel's edge; at rest, in motion and on a pad.
    for environment in [Rig.phone, Rig.pad] {
      var rig = Rig.resting(in: environment, look: .floating) { $0.sheet.largestUndimmed = .large }
      #expect(rig.sample(.first).dimming == 0 && rig.sample(.first).shadow == 0)
      rig.release(at: rig.offset(.first) + 60, lifts: false)
      #expect(rig.sample(.first).shadow == 0)
    }
  }

  @Test func aPopoverKeepsItsOwn() {
    for look in [Look.classic, .floating] {
      var rig = Rig(Rig.pad, look: look)
      rig.send(.present(.first, Configuration(form: .popover), animated: false))
      #expect(rig.sample(.first).shadow == 0.5)
    }
  }
}
