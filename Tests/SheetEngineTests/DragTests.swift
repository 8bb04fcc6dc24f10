// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SheetEngine

/// A sheet with medium and large on a 402 by 874 phone: medium rests at 410, large at 72. [CH-H] [SI]
@Suite struct DragTests {
  static func presented(_ change: (inout Configuration) -> Void = { _ in }) -> Rig {
    var rig = Rig()
    rig.send(.present(.first, .sheet([.medium, .large], change), animated: true))
    rig.settle()
    return rig
  }

  static let header = TouchTarget(.first, .header)

  @Test func restsAtMediumAfterOpening() {
    let rig = Self.presented()
    #expect(rig.offset(.first) == 410)
    #expect(rig.stack.phase(of: .first) == .resting)
    #expect(rig.story == [.presentationWillBegin(.first, animated: true), .presentationDidEnd(.first)])
  }

  @Test func followsTheFingerLessTheSlop() {
    var rig = Self.presented()
    rig.drag(from: 430, to: 330, over: 0.5, on: Self.header, lifts: false)
    #expect(rig.offset(.first) == 320)
    #expect(rig.stack.modelFrame(of: .first) == Rect(x: 0, y: 320, width: 402, height: 554))
    #expect(rig.stack.phase(of: .first) == .dragging)
  }

  @Test func theSlopItselfMovesNothing() {
    var rig = Self.presented()
    rig.down(430, on: .header)
    rig.move(420)
    #expect(rig.stack.phase(of: .first) == .resting && rig.offset(.first) == 410)
    rig.move(419.5)
    #expect(rig.stack.phase(of: .first) == .dragging && rig.offset(.first) == 409.5)
  }

  @Test func slowDragPastTheMiddleRestsAtLarge() {
    var rig = Self.presented()
    rig.drag(from: 430, to: 230, over: 1, on: Self.header, hold: 0.2)
    #expect(rig.stack.modelFrame(of: .first)?.y == 72)
    #expect(rig.stack.phase(of: .first) == .settling)
    rig.settle()
    #expect(rig.offset(.first) == 72)
    #expect(rig.story.suffix(2) == [.detentSelected(.first, .large), .settled(.first, .large)])
  }

  @Test func flickGoesOneDetentFurther() {
    var rig = Self.presented()
    // 60 points in 0.05 s are 1,200 points a second, projected 119 further up; medium is still nearest.
    rig.drag(from: 430, to: 370, over: 0.05, on: Self.header)
    #expect(rig.stack.selectedDetent(of: .first) == .large)
  }

  @Test func pullDownDismisses() {
    var rig = Self.presented()
    rig.drag(from: 430, to: 800, over: 0.6, on: Self.header)
    rig.settle()
    #expect(rig.stack.presentations.isEmpty)
    #expect(
      rig.story.suffix(4) == [
        .willDismiss(.first), .dismissalWillBegin(.first, animated: true, byUser: true),
        .dismissalDidEnd(.first, completed: true, byUser: true), .didDismiss(.first),
      ])
  }

  @Test func caughtInFlightItStandsAndGoesOn() {
    var rig = Self.presented()
    rig.drag(from: 430, to: 230, over: 0.2, on: Self.header)
    rig.run(for: 0.1)
    let before = rig.offset(.first)
    rig.send(.touchBegan(Touch(id: TouchID(rawValue: 2), point: Point(x: 200, y: before + 5)), Self.header, [], []))
    #expect(rig.offset(.first) == before)
    rig.run(for: 0.2)
    #expect(rig.offset(.first) == before)
    rig.send(.touchMoved(Touch(id: TouchID(rawValue: 2), point: Point(x: 200, y: before + 8))))
    #expect(rig.offset(.first) == before + 3)
  }
}
