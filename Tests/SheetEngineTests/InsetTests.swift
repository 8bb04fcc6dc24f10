// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SheetEngine

/// The inset of a low sheet from the edges in the floating look.
@Suite struct InsetTests {
  @Test(arguments: [
    // Sources.md L3: visible height 383.67 has an inset of 5.333 and a scale of 0.97347; 456.67 has 3.167, 0.98425.
    (360.13, 5.333, 0.97347, 383.67), (429.97, 3.167, 0.98425, 456.67),
  ])
  func capturedInsets(value: Double, inset: Double, scale: Double, height: Double) {
    let rig = Rig.resting([.value(9, value)], look: .floating)
    let visible = rig.sample(.first).visibleFrame
    #expect(near(rig.sample(.first).scale, scale, within: 1e-4))
    #expect(near(visible.x, inset, within: 0.02))
    #expect(near(402 - visible.maxX, inset, within: 0.02))
    #expect(near(874 - visible.maxY, inset, within: 0.02))
    #expect(near(visible.height, height, within: 0.2))
  }

  @Test func smallSheetsStandEightOff() {
    // Sources.md L3, U15: 8 up to 0.352 × 874 = 307.6.
    let visible = Rig.resting([.value(9, 200)], look: .floating).sample(.first).visibleFrame
    #expect(near(visible.x, 8) && near(874 - visible.maxY, 8) && near(402 - visible.maxX, 8))
  }

  @Test func anotherLookStandsAtOnce() {
    // A resting sheet changes to the look of iOS 26 and back without a motion.
    var rig = Rig.resting([.value(9, 200)])
    let classic = rig.sample(.first)
    rig.send(.look(.floating))
    #expect(rig.sample(.first) == Rig.resting([.value(9, 200)], look: .floating).sample(.first))
    #expect(rig.stack.look == .floating)
    #expect(!rig.effects.list.contains { if case .move = $0 { true } else { false } })
    #expect(rig.effects.list.contains { if case .place(.presentation, _, _) = $0 { true } else { false } })
    rig.send(.look(.classic))
    #expect(rig.sample(.first) == classic)
  }

  @Test func largeSheetsTouchTheEdges() {
    // Sources.md L2, H8: identity at large, top at the safe area's.
    let placement = Rig.resting([.large], look: .floating).sample(.first)
    #expect(placement.scale == 1 && placement.shift == .zero)
    #expect(placement.visibleFrame == Rect(x: 0, y: 62, width: 402, height: 812))
  }

  @Test func theClassicLookHasNone() {
    #expect(Rig.resting([.value(9, 200)]).sample(.first).scale == 1)
  }

  @Test func theInsetFallsAsTheSheetRises() {
    // Sources.md L3: a function that falls from 8 to 0.
    var rig = Rig.resting([.value(9, 150), .large], look: .floating)
    var last = Double.infinity
    rig.release(at: 680, lifts: false)
    for offset in stride(from: 680.0, through: 62, by: -6) {
      rig.move(offset - 10)
      #expect(rig.offset(.first) == offset)
      let inset = rig.sample(.first).visibleFrame.x
      #expect(inset <= last + 1e-9 && inset >= 0 && inset <= 8)
      last = inset
    }
    #expect(last == 0)
  }
}
