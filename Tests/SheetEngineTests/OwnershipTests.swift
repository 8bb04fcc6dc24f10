// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SheetEngine

/// The owner of a finger, decided at its first move.
@Suite struct OwnershipTests {
  /// The owner of a finger that moves by (x, y) on content.
  static func owner(
    _ x: Double, _ y: Double, _ scrollers: [Scroller] = [], competing: [CompetingGesture] = [],
    at key: DetentKey = .medium,
    on part: TouchTarget.Part = .content, _ change: (inout Configuration) -> Void = { _ in }
  ) -> Owner? {
    var rig = Rig.resting {
      $0.sheet.selected = key
      change(&$0)
    }
    rig.down(500, on: TouchTarget(.first, part), scrollers, competing)
    rig.move(500 + y, x: 200 + x)
    return rig.owners().first
  }

  static let carousel = Scroller(
    id: ScrollerID(rawValue: 2), offset: .zero, range: Vector(dx: 600, dy: 0))

  @Test(
    arguments: [
      // Sources.md F1: at the top edge, up expands and down collapses. Scrolled content keeps the finger.
      (true, true, false, Owner.sheet), (true, false, false, .sheet), (false, true, false, .scroller),
      (false, false, false, .scroller),
      // At the largest active detent there is nothing to expand to.
      (true, true, true, .scroller), (true, false, true, .sheet),
    ] as [(Bool, Bool, Bool, Owner)])
  func byDefault(isAtTop: Bool, isUp: Bool, isLarge: Bool, owner: Owner) {
    let list = Scroller.list(isAtTop ? 0 : 120)
    #expect(Self.owner(0, isUp ? -1 : 1, [list], at: isLarge ? .large : .medium) == owner)
  }

  @Test(
    arguments: [
      // (expanding, collapsing, at the top, up) and the owner of the finger, from the meaning of each setting.
      (Handoff.none, Handoff.none, true, true, Owner.scroller), (.none, .none, true, false, .scroller),
      (.none, .initial, true, true, .scroller), (.none, .initial, true, false, .sheet),
      (.initial, .none, true, true, .sheet), (.initial, .none, true, false, .scroller),
      (.initial, .initial, false, true, .scroller), (.initial, .initial, false, false, .scroller),
      (.within, .none, true, true, .sheet), (.within, .none, false, true, .scroller),
      // With collapsing within the gesture, the sheet gets every vertical touch.
      (.within, .within, false, true, .sheet), (.within, .within, false, false, .sheet),
      (.none, .within, true, true, .sheet), (.none, .within, false, false, .sheet),
    ] as [(Handoff, Handoff, Bool, Bool, Owner)])
  func bySetting(expanding: Handoff, collapsing: Handoff, isAtTop: Bool, isUp: Bool, owner: Owner) {
    let found = Self.owner(0, isUp ? -1 : 1, [.list(isAtTop ? 0 : 120)]) {
      $0.sheet.handoffExpanding = expanding
      $0.sheet.handoffCollapsing = collapsing
    }
    #expect(found == owner)
  }

  @Test func withoutAScrollerItIsTheSheets() {
    #expect(Self.owner(0, 1) == .sheet && Self.owner(0, -1) == .sheet)
    // A scroller that can't scroll is ignored.
    #expect(Self.owner(0, -1, [.list(range: 0)], at: .large) == .sheet)
  }

  @Test func headerAndGrabberAreTheSheetsWhateverTheListSays() {
    // Sources.md F2, G3.
    for part in [TouchTarget.Part.header, .grabber] {
      #expect(Self.owner(0, -1, [.list(120)], at: .large, on: part) == .sheet)
    }
  }

  @Test func dimmingAndOutsideAreNobodys() {
    #expect(Self.owner(0, 1, on: .dimming) == .content)
    #expect(Self.owner(0, 1, on: .outside) == .content)
  }

  @Test func aRefreshControlKeepsThePull() {
    // Sources.md F3: down at the top; up still expands.
    #expect(Self.owner(0, 1, [.list(refreshes: true)]) == .scroller)
    #expect(Self.owner(0, -1, [.list(refreshes: true)]) == .sheet)
    #expect(Self.owner(0, 1, [.list(refreshes: true)]) { $0.sheet.handoffCollapsing = .within } == .scroller)
  }

  @Test func aScrollerHasNoRefreshControlUnlessToldSo() {
    let list = Scroller(id: ScrollerID(rawValue: 1), offset: .zero, range: Vector(dx: 0, dy: 1000))
    #expect(Self.owner(0, 1, [list]) == .sheet)
  }

  @Test func horizontalScrollersKeepTheirGesture() {
    // Sources.md F3, F6: by the dominant axis of the first move, however short.
    #expect(Self.owner(1, 0.5, [Self.carousel]) == .scroller)
    #expect(Self.owner(-1, 0.5, [Self.carousel]) == .scroller)
    #expect(Self.owner(0.5, 1, [Self.carousel]) == .sheet)
    #expect(Self.owner(0.5, -1, [Self.carousel, .list(120)]) == .scroller)
  }

  @Test(
    arguments: [
      // Sources.md F6: (axis of the competing gesture, whether it has begun, horizontal move) and the owner of the
      // finger.
      (CompetingGesture.Axis.horizontal, false, true, Owner.content), (.horizontal, false, false, .sheet),
      (.vertical, false, false, .content), (.vertical, false, true, .sheet), (.both, false, true, .content),
      (.both, false, false, .content), (.horizontal, true, false, .content), (.vertical, true, true, .content),
    ] as [(CompetingGesture.Axis, Bool, Bool, Owner)])
  func competing(axis: CompetingGesture.Axis, hasBegun: Bool, isHorizontal: Bool, owner: Owner) {
    let gesture = CompetingGesture(axis: axis, hasBegun: hasBegun)
    #expect(Self.owner(isHorizontal ? 1 : 0, isHorizontal ? 0 : -1, competing: [gesture]) == owner)
  }

  @Test(arguments: [(0.39, Owner.scroller), (0.41, .sheet)] as [(Double, Owner)])
  func aQuickRepeatStaysWithTheScroller(pause: Double, owner: Owner) {
    // Sources.md F3: within 0.4 s of the last scroll in the same view.
    var rig = Rig.resting { $0.sheet.selected = .large }
    rig.down(500, on: .content, [.list(60)])
    rig.move(560)
    rig.up(560)
    rig.now += pause
    rig.forget()
    rig.down(500, on: .content, [.list()])
    rig.move(501, after: 0)
    #expect(rig.owners() == [owner])
  }

  @Test func aQuickRepeatElsewhereIsFree() {
    var rig = Rig.resting { $0.sheet.selected = .large }
    rig.down(500, on: .content, [.list(60)])
    rig.move(560)
    rig.up(560)
    rig.forget()
    rig.down(500, on: .content, [.list(id: 7)])
    rig.move(501)
    #expect(rig.owners() == [.sheet])
  }

  @Test func aSidewaysSwipeIsNoScrollOfTheList() {
    var rig = Rig.resting { $0.sheet.selected = .large }
    rig.down(500, on: .content, [Self.carousel, .list()])
    rig.move(501, x: 300)
    rig.up(501, x: 300)
    rig.forget()
    rig.down(500, on: .content, [.list()])
    rig.move(501)
    #expect(rig.owners() == [.sheet])
  }

  @Test func theSheetStartsAfterTheSlop() {
    // Sources.md M10: 10 points, subtracted.
    var rig = Rig.resting()
    rig.down(500, on: .header)
    rig.move(490)
    #expect(rig.offset(.first) == 410 && rig.stack.phase(of: .first) == .resting)
    #expect(rig.owners() == [.sheet])
    rig.move(489)
    #expect(rig.offset(.first) == 409 && rig.stack.phase(of: .first) == .dragging)
  }

  @Test func aSidewaysSwipeLeavesTheSheetWhereItIs() {
    // Sources.md T23.
    var rig = Rig.resting()
    rig.down(500, on: .content)
    for step in 1...20 { rig.move(500 + Double(step % 3), x: 200 + 8 * Double(step)) }
    rig.up(502, x: 360)
    #expect(rig.offset(.first) == 410 && rig.stack.phase(of: .first) == .resting)
  }

  @Test func coversAlertsAndPopoversAreNotDragged() {
    for form in [Form.fullScreen, .overFullScreen, .alert, .popover, .custom] {
      var rig = Rig(Rig.pad)
      rig.send(.present(.first, Configuration(form: form), animated: false))
      rig.down(500, on: .content)
      rig.move(600)
      #expect(rig.owners() == [.content], "\(form)")
    }
    // Neither does a sheet that fills the container in compact height.
    var rig = Rig.resting(in: Rig.landscape)
    rig.down(100, on: .content)
    rig.move(200)
    #expect(rig.owners() == [.content])
  }

  @Test func eachSheetOfAStackIsDraggedByItself() {
    var rig = Rig.resting { $0.sheet.largestUndimmed = .large }
    rig.present(.second, [.value(9, 100), .medium]) { $0.sheet.largestUndimmed = .medium }
    rig.release(.first, at: 300, lifts: false)
    #expect(rig.offset(.first) == 300 && rig.offset(.second) == 740)
  }
}
