// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SheetEngine

/// The inset of a low sheet from the edges in the floating look.
@Suite struct InsetTests {
  /// A phone of 393 by 852 points, on which sheets were measured with iOS 26.1.
  static let measured = Environment(
    container: Size(width: 393, height: 852), safeArea: Insets(top: 59, left: 0, bottom: 34, right: 0),
    horizontalSizeClass: .compact, verticalSizeClass: .regular, displayScale: 3, displayCornerRadius: 55)

  @Test(
    arguments: [
      // Sources.md L8: For each detent value, the left edge, top edge and height of the visible frame.
      (10, 28, 815.43, 8.57), (100, 21.5135, 741.435, 89.052), (144, 9.6216, 705.426, 136.95),
      (200, 8, 619.527, 224.473), (300, 8, 523.598, 320.402), (400, 8, 427.669, 416.331), (425.04, 8, 403.687, 440.313),
      (500, 8, 331.740, 512.260), (700, 8, 139.883, 704.117),
    ] as [(Double, Double, Double, Double)])
  func measuredFrames(value: Double, left: Double, top: Double, height: Double) {
    let visible = Rig.resting([.value(9, value)], in: Self.measured, look: .floating).sample(.first).visibleFrame
    #expect(near(visible.x, left, within: 0.001) && near(393 - visible.maxX, left, within: 0.001))
    #expect(near(852 - visible.maxY, left, within: 0.001))
    // The recorded positions are on the pixel grid before scaling.
    #expect(near(visible.y, top, within: 0.4) && near(visible.height, height, within: 0.4))
  }

  @Test(arguments: [(10, 0), (100, 11), (144, 31 + 1.0 / 3), (200, 34), (759, 34)] as [(Double, Double)])
  func measuredSafeArea(value: Double, bottom: Double) {
    // Sources.md H14: The content of a low sheet has only a part of the bottom safe area.
    let rig = Rig.resting([.value(9, value)], in: Self.measured, look: .floating)
    #expect(near(rig.stack.safeArea(of: .first).bottom, bottom, within: 1e-6))
  }

  @Test func theWidthDecidesTheScale() {
    // Sources.md L8: A second source: (414 - 16) / 414 = 0.961.
    let wide = Rig.phone.with { $0.container = Size(width: 414, height: 896) }
    #expect(near(Rig.resting([.medium], in: wide, look: .floating).sample(.first).scale, 0.961, within: 5e-4))
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

  @Test func aDragLeavesTheInset() {
    // Sources.md L8: Under a finger, the sheet soon reaches the edges. Its bottom does not move, and its height
    // follows.
    var rig = Rig.resting([.medium, .large], look: .floating)
    let rest = rig.offset(.first)
    rig.release(at: rest - 20, lifts: false)
    let placement = rig.sample(.first)
    #expect(placement.scale == 1 && placement.visibleFrame == Rect(x: 0, y: rest - 20, width: 402, height: 894 - rest))
    // At the offset where the finger took it, the sheet has its original inset again.
    rig.move(rest - 10)
    #expect(near(rig.sample(.first).visibleFrame.x, 8))
  }

  @Test func theInsetChangesWithoutAJump() {
    // When a finger releases the sheet, or code changes the stop, the inset changes in proportion to the distance
    // traveled.
    var rig = Rig.resting([.value(9, 150), .medium, .large], look: .floating)
    func watch(_ step: Double, _ allowed: ClosedRange<Double>) {
      var last = rig.sample(.first).visibleFrame.x
      for _ in 0..<40 {
        rig.run(for: 1.0 / 60)
        let inset = rig.sample(.first).visibleFrame.x
        #expect((inset - last).magnitude < step && allowed.contains(inset))
        last = inset
      }
    }
    rig.release(at: rig.offset(.first) - 40)
    #expect(rig.sample(.first).visibleFrame.x == 0)
    watch(2, 0...8)
    #expect(near(rig.sample(.first).visibleFrame.x, 8))
    rig.configure(.first, animated: true) { $0.sheet.selected = .medium }
    watch(1e-9, 7.999...8.001)
    rig.configure(.first, animated: true) { $0.sheet.selected = .large }
    watch(2, 0...8)
    #expect(rig.sample(.first).visibleFrame.x == 0)
  }

  @Test func belowItsSmallestStopItKeepsTheInset() {
    var rig = Rig.resting([.medium], look: .floating)
    rig.release(at: rig.offset(.first) + 100, lifts: false)
    #expect(near(rig.sample(.first).visibleFrame.x, 8))
  }

  @Test func largeWithoutAHomeIndicator() {
    // Sources.md H8: The top edge is at least at 30, and medium is 0.56 of the remaining height.
    for (top, large) in [(0.0, 637.0), (20, 637), (44, 623)] {
      let rig = Rig.resting(in: Rig.homeButton.with { $0.safeArea.top = top }, look: .floating)
      let frame = rig.stack.largestFrame(of: .first)
      #expect(frame == Rect(x: 0, y: 667 - large, width: 375, height: large))
      #expect(near(rig.stack.stops(of: .first)[0].value, 0.56 * large))
    }
  }

  @Test func aReleaseDismissesBeyondHalfTheVisibleHeight() {
    // Sources.md M4: Measured with a value of 400: after 170 points the sheet stays, after 210 it is dismissed.
    for (travel, stays) in [(170.0, true), (210, false)] {
      var rig = Rig.resting([.value(9, 400)], in: Self.measured, look: .floating)
      rig.release(at: rig.offset(.first) + travel, velocity: 0)
      rig.settle()
      #expect((rig.stack.phase(of: .first) == .resting) == stays)
    }
  }
}
