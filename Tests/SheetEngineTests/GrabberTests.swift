// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SheetEngine

/// The handle at a sheet's top.
@Suite struct GrabberTests {
  @Test func isHiddenUnlessAskedFor() {
    // Sources.md A6.
    #expect(Rig.resting().sample(.first).grabber == 0)
    #expect(Rig.resting { $0.sheet.prefersGrabberVisible = true }.sample(.first).grabber == 1)
  }

  @Test func isHiddenInCompactHeightFullScreen() {
    // Sources.md G5, A6.
    let filling = Rig.resting(in: Rig.landscape) { $0.sheet.prefersGrabberVisible = true }
    #expect(filling.sample(.first).grabber == 0)
    let attached = Rig.resting(in: Rig.landscape) {
      $0.sheet.prefersGrabberVisible = true
      $0.sheet.prefersEdgeAttachedInCompactHeight = true
    }
    #expect(attached.sample(.first).grabber == 1)
  }

  @Test func fadesAsAChildNearsItsDimmingDetent() {
    // Sources.md G5: half of the child's way from 874 to 410 is at 642.
    var rig = Rig.resting { $0.sheet.prefersGrabberVisible = true }
    rig.present(.second, [.medium])
    #expect(rig.sample(.first).grabber == 0)
    rig.release(.second, at: 642, lifts: false)
    #expect(near(rig.sample(.first).grabber, 0.5))
  }

  @Test func stepsGoFromDetentToDetentAndEndAtTheEnds() {
    var rig = Rig.resting([.value(9, 200), .medium, .large]) { $0.sheet.selected = .medium }
    func after(_ larger: Bool) -> Double {
      rig.send(.step(.first, larger: larger))
      rig.settle()
      return rig.offset(.first)
    }
    #expect(rig.stack.steps(of: .first) == (true, true))
    #expect(after(true) == 72)
    #expect(rig.stack.steps(of: .first) == (false, true))
    #expect(after(true) == 72)
    #expect(after(false) == 410)
    #expect(after(false) == 640)
    #expect(rig.stack.steps(of: .first) == (true, false))
    #expect(after(false) == 640 && rig.stack.phase(of: .first) == .resting, "nobody is dismissed by it")
  }

  @Test func aStepWhileAFingerHoldsTheSheetIsNone() {
    var rig = Rig.resting([.medium, .large])
    rig.release(.first, at: 300, lifts: false)
    rig.send(.step(.first, larger: true))
    #expect(rig.stack.phase(of: .first) == .dragging)
    #expect(rig.offset(.first) == 300)
  }

  @Test func tapGoesDownOneDetentAndFromTheSmallestToTheLargest() {
    // Sources.md G4, S1.
    var rig = Rig.resting([.value(9, 200), .medium, .large]) { $0.sheet.selected = .large }
    rig.forget()
    for _ in 0..<3 {
      rig.send(.activate(.grabber))
      rig.settle()
    }
    #expect(
      rig.tale == [
        "selected 1 0", "settled 1 0", "selected 1 9", "settled 1 9", "selected 1 1", "settled 1 1",
      ])
  }

  @Test func tapIsAFingerThatStays() {
    var rig = Rig.resting()
    rig.down(415, on: .grabber)
    rig.move(419)
    rig.up(419)
    #expect(rig.stack.selectedDetent(of: .first) == .large)
  }

  @Test func detentsAtOnePlaceAreOneStop() {
    // Sources.md E3: from 300 down to 200, not from one 300 to the other.
    var rig = Rig.resting([.value(7, 200), .value(8, 300), .value(9, 300)]) {
      $0.sheet.selected = DetentKey(rawValue: 9)
    }
    rig.send(.activate(.grabber))
    #expect(rig.stack.selectedDetent(of: .first) == DetentKey(rawValue: 7))
    // If all detents are at one position, they count as one, which dismisses.
    var single = Rig.resting([.value(8, 300), .value(9, 300)])
    single.send(.activate(.grabber))
    #expect(single.stack.phase(of: .first) == .dismissing)
  }

  @Test func tapEndsEditingWhileTheKeyboardIsUp() {
    // Sources.md G4, K.
    var rig = Rig.resting()
    rig.send(.environment(Rig.phone.keyboard(300, in: .first), []))
    rig.settle()
    rig.forget()
    rig.send(.activate(.grabber))
    #expect(rig.tale == ["endEditing 1"])
    #expect(rig.stack.selectedDetent(of: .first) == .medium)
  }

  @Test func tapIgnoresAnothersKeyboard() {
    var rig = Rig.resting()
    rig.send(.environment(Rig.phone.keyboard(300, in: .second), []))
    rig.send(.activate(.grabber))
    #expect(rig.stack.selectedDetent(of: .first) == .large)
  }

  @Test func tapWithOneDetentDismissesIfAllowed() {
    // Sources.md G4.
    var rig = Rig.resting([.medium])
    rig.forget()
    rig.send(.activate(.grabber))
    rig.settle()
    #expect(rig.tale == ["willDismiss 1", "leaving 1 by user", "left 1", "didDismiss 1"])
    var modal = Rig.resting([.medium]) { $0.isModal = true }
    modal.forget()
    modal.send(.activate(.grabber))
    #expect(modal.tale.isEmpty && modal.stack.phase(of: .first) == .resting)
  }

  @Test func tapIsAnimated() {
    var rig = Rig.resting()
    rig.send(.activate(.grabber))
    #expect(rig.offset(.first) == 410 && rig.stack.modelFrame(of: .first)?.y == 72)
    #expect(rig.stack.phase(of: .first) == .settling)
  }
}
