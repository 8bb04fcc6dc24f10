// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SheetEngine

/// Several fingers, lost ones, and wheels.
@Suite struct PointerTests {
  @Test func theFirstFingerLeads() {
    var rig = Rig.resting()
    rig.release(at: 300, lifts: false)
    rig.down(500, id: 2, on: .header)
    #expect(rig.owners(of: 2) == [.sheet])
    rig.move(400, id: 2)
    #expect(rig.offset(.first) == 300)
  }

  @Test func anotherFingerLeadsOnWithoutAJump() {
    var rig = Rig.resting()
    rig.release(at: 300, lifts: false)
    rig.down(500, id: 2, on: .header)
    rig.move(480, id: 2)
    rig.up(290)
    #expect(rig.offset(.first) == 300 && rig.stack.phase(of: .first) == .dragging)
    rig.move(440, id: 2)
    #expect(rig.offset(.first) == 260)
    rig.move(441, id: 2, after: 0.3)
    rig.up(441, id: 2)
    rig.settle()
    // 261 is nearest to medium.
    #expect(rig.offset(.first) == 410)
  }

  @Test(arguments: [0.0, -4, 9])
  func aFingerThatLayThereBeforeTheDragLeadsOn(moved: Double) {
    // It came down within the first one's slop, and may have moved within its own. No distance of either is lost or
    // added.
    var rig = Rig.resting()
    rig.down(480, on: .header)
    rig.move(475)
    rig.down(600, id: 2, on: .content, [.list()])
    if moved != 0 { rig.move(600 + moved, id: 2) }
    rig.move(430)
    // 50 points less the slop.
    #expect(rig.offset(.first) == 370 && rig.owners(of: 2) == [.sheet])
    rig.up(430)
    rig.run(for: 0.5)
    #expect(rig.offset(.first) == 370 && rig.stack.phase(of: .first) == .dragging)
    rig.move(601 + moved, id: 2)
    #expect(rig.offset(.first) == 371)
    rig.move(570 + moved, id: 2)
    #expect(rig.offset(.first) == 340)
    rig.up(570 + moved, id: 2)
    #expect(rig.stack.phase(of: .first) == .settling)
  }

  @Test func aSliderThatHasAFingerKeepsItWhenAnotherDrags() {
    var rig = Rig.resting()
    rig.down(480, on: .header)
    rig.move(475)
    rig.down(600, id: 2, on: .content, [], [CompetingGesture(axis: .horizontal, hasBegun: true)])
    rig.move(430)
    rig.up(430)
    #expect(rig.owners(of: 2).isEmpty && rig.stack.phase(of: .first) == .settling)
  }

  @Test func aFingerOnTheDimmingLeadsNoDrag() {
    var rig = Rig.resting()
    rig.down(480, on: .header)
    rig.move(475)
    rig.down(100, id: 2, on: .dimming)
    rig.move(430)
    rig.up(430)
    #expect(rig.owners(of: 2).isEmpty && rig.stack.phase(of: .first) == .settling)
  }

  @Test func aCanceledLeaderIsFollowedByTheNext() {
    var rig = Rig.resting()
    rig.release(at: 300, lifts: false)
    rig.down(500, id: 2, on: .header)
    rig.send(.touchCanceled(TouchID(rawValue: 1)))
    rig.move(450, id: 2)
    #expect(rig.offset(.first) == 250)
  }

  @Test func aFingerThatLeadsOnScrollsTheListFromWhereItIs() {
    var rig = Rig.resting {
      $0.sheet.selected = .large; $0.sheet.handoffCollapsing = .within
    }
    rig.down(600, on: .content, [.list()])
    rig.move(490)
    rig.down(600, id: 2, on: .content, [.list()])
    rig.move(440)
    #expect(rig.scrolls() == [100, 150])
    rig.up(440)
    rig.move(580, id: 2)
    #expect(rig.scrolls() == [100, 150, 170])
  }

  @Test func twoFingersOnTwoSheets() {
    // One drag at a time: the second finger is claimed and waits.
    var rig = Rig.resting { $0.sheet.largestUndimmed = .large }
    rig.present(.second, [.value(9, 100), .medium]) { $0.sheet.largestUndimmed = .medium }
    rig.release(.first, at: 300, lifts: false)
    rig.release(.second, at: 600, touch: 2, lifts: false)
    #expect(rig.offset(.first) == 300 && rig.offset(.second) == 740)
    rig.up(290)
    rig.up(590, id: 2)
    rig.settle()
    #expect(rig.stack.phase(of: .first) == .resting && rig.stack.phase(of: .second) == .resting)
  }

  @Test func aCanceledTouchGoesToTheNearestAndNeverDismisses() {
    for (offset, rest) in [(150.0, 72.0), (500, 410), (800, 410)] {
      var rig = Rig.resting()
      rig.release(at: offset, velocity: 2000, lifts: false)
      rig.send(.touchCanceled(TouchID(rawValue: 1)))
      rig.settle()
      #expect(rig.offset(.first) == rest)
    }
  }

  @Test func aReusedNameIsANewFinger() {
    // The host lost the old one.
    var rig = Rig.resting()
    rig.release(at: 300, lifts: false)
    rig.down(600, on: .header)
    #expect(rig.offset(.first) == 300)
    rig.move(610)
    #expect(rig.offset(.first) == 310)
    rig.up(610)
    rig.settle()
    #expect(rig.stack.phase(of: .first) == .resting)
  }

  @Test func unknownFingersAreLeftOut() {
    var rig = Rig.resting()
    rig.forget()
    rig.move(300, id: 9)
    rig.up(300, id: 9)
    rig.send(.touchCanceled(TouchID(rawValue: 9)))
    #expect(rig.log.isEmpty)
  }

  @Test func aFingerOnASheetThatLeavesMovesNothing() {
    var rig = Rig.resting()
    rig.release(at: 300, lifts: false)
    rig.send(.dismiss(.first, animated: false))
    rig.move(500)
    rig.up(500)
    #expect(rig.stack.presentations.isEmpty && rig.stack.gestures.fingers.isEmpty)
  }

  @Test func aTouchOnTheRootIsTheContents() {
    var rig = Rig.resting { $0.sheet.largestUndimmed = .large }
    rig.down(100, on: TouchTarget(.root))
    rig.move(200)
    #expect(rig.offset(.first) == 410 && rig.owners().allSatisfy { $0 == .content })
  }

  // MARK: Wheels

  @Test func aWheelDragsUntilItPauses() {
    // Scrolling down by 60 lifts the sheet by 60; after 0.12 s without an event the sheet is released.
    var rig = Rig.resting()
    for _ in 0..<6 {
      rig.send(.wheel(Vector(dx: 0, dy: 30), .header, [], isEnd: false))
      rig.now += 0.016
    }
    #expect(rig.offset(.first) == 230 && rig.stack.phase(of: .first) == .dragging)
    rig.run(for: 0.2)
    #expect(rig.stack.phase(of: .first) == .settling)
    rig.settle()
    // 230 is nearest to large.
    #expect(rig.offset(.first) == 72)
  }

  @Test func aWheelsEndLetsGoAtOnce() {
    var rig = Rig.resting()
    rig.send(.wheel(Vector(dx: 0, dy: 60), .header, [], isEnd: false))
    rig.send(.wheel(.zero, .header, [], isEnd: true))
    #expect(rig.stack.phase(of: .first) == .settling)
    rig.settle()
    #expect(rig.offset(.first) == 410)
  }

  @Test func aSheetThatFollowsNoWheelStays() {
    var rig = Rig.resting { $0.sheet.followsWheel = false }
    rig.send(.wheel(Vector(dx: 0, dy: 60), .header, [], isEnd: false))
    #expect(rig.offset(.first) == 410 && rig.stack.phase(of: .first) == .resting)
  }

  @Test func aWheelOverAScrolledListIsTheListsWhereFingersGoOn() {
    var rig = Rig.resting {
      $0.sheet.selected = .large
      $0.sheet.handoffCollapsing = .within
    }
    rig.send(.wheel(Vector(dx: 0, dy: -60), .content, [.list(200)], isEnd: false))
    #expect(rig.offset(.first) == 72 && rig.stack.phase(of: .first) == .resting)
  }

  @Test func aWheelOverAListThatCanTakeItIsTheLists() {
    var rig = Rig.resting { $0.sheet.selected = .large }
    rig.send(.wheel(Vector(dx: 0, dy: 60), .content, [.list()], isEnd: false))
    #expect(rig.stack.phase(of: .first) == .resting)
    rig.settle()
    rig.send(.wheel(Vector(dx: 0, dy: -60), .content, [.list(200)], isEnd: false))
    #expect(rig.stack.phase(of: .first) == .resting)
  }

  @Test func aWheelOverAListAtItsEdgeMovesTheSheet() {
    var rig = Rig.resting { $0.isModal = true }
    rig.send(.wheel(Vector(dx: 0, dy: 60), .content, [.list()], isEnd: false))
    #expect(rig.offset(.first) == 350)
  }

  @Test func aWheelHasNoSpeed() {
    // Its momentum comes from the device: no flick.
    var rig = Rig.resting()
    for _ in 0..<4 {
      rig.send(.wheel(Vector(dx: 0, dy: 35), .header, [], isEnd: false))
      rig.now += 0.01
    }
    rig.run(for: 0.2)
    rig.settle()
    #expect(rig.offset(.first) == 410)
  }

  @Test func aFingerTakesOverFromAWheel() {
    var rig = Rig.resting()
    rig.send(.wheel(Vector(dx: 0, dy: 60), .header, [], isEnd: false))
    let place = rig.offset(.first)
    rig.down(400, on: .header)
    #expect(rig.offset(.first) == place)
    rig.move(390)
    rig.settle()
    #expect(rig.stack.brokenInvariants.isEmpty)
  }
}
