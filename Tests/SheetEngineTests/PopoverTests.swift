// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SheetEngine

/// Popovers on a pad: 820×1180, 24 and 20 outside the safe area, so that 800×1116 points from (10, 34) are available.
@Suite struct PopoverTests {
  static func popover(
    _ source: Rect, size: Size = Size(width: 300, height: 200), in environment: Environment = Rig.pad,
    look: Look = .classic, _ change: (inout PopoverOptions) -> Void = { _ in }
  ) -> (frame: Rect, arrow: Arrow) {
    var rig = Rig(environment, look: look)
    var configuration = Configuration(form: .popover, preferredContentSize: size)
    configuration.popover.source = source
    change(&configuration.popover)
    rig.send(.present(.first, configuration, animated: false))
    return (rig.stack.modelFrame(of: .first)!, rig.sample(.first).arrow!)
  }

  static let middle = Rect(x: 400, y: 500, width: 40, height: 30)

  @Test func standsBelowItsSourceFirst() {
    // Sources.md O3, U14: arrow up, 13 high: y 530 + 13, x 420 − 150.
    let (frame, arrow) = Self.popover(Self.middle)
    #expect(frame == Rect(x: 270, y: 543, width: 300, height: 200))
    #expect(arrow == Arrow(direction: .up, tip: Point(x: 420, y: 530)))
  }

  @Test(
    arguments: [
      // Sources.md O3: each permitted direction alone, computed by hand.
      (ArrowDirections.up, Rect(x: 270, y: 543, width: 300, height: 200), Point(x: 420, y: 530)),
      (.down, Rect(x: 270, y: 287, width: 300, height: 200), Point(x: 420, y: 500)),
      (.left, Rect(x: 453, y: 415, width: 300, height: 200), Point(x: 440, y: 515)),
      (.right, Rect(x: 87, y: 415, width: 300, height: 200), Point(x: 400, y: 515)),
    ] as [(ArrowDirections, Rect, Point)])
  func permittedDirections(directions: ArrowDirections, frame: Rect, tip: Point) {
    let popover = Self.popover(Self.middle) { $0.permittedArrows = directions }
    #expect(popover.frame == frame && popover.arrow.tip == tip)
  }

  @Test func theOrderIsUpDownLeftRight() {
    // No room below: above. No room above or below: to the right of the source, arrow left, or else to its left.
    #expect(Self.popover(Rect(x: 400, y: 1000, width: 40, height: 30)).arrow.direction == .down)
    let tall = Size(width: 300, height: 700)
    #expect(Self.popover(Rect(x: 100, y: 560, width: 40, height: 30), size: tall).arrow.direction == .left)
    #expect(Self.popover(Rect(x: 700, y: 560, width: 40, height: 30), size: tall).arrow.direction == .right)
  }

  @Test func whereNoneHasRoomTheRoomiestIsTaken() {
    // 700×900 beside the middle: below 1150 − 530 − 13 = 607 rows, above 500 − 34 − 13 = 453, at the sides 361 and
    // 377 columns: below.
    let (frame, arrow) = Self.popover(Self.middle, size: Size(width: 700, height: 900))
    #expect(arrow.direction == .up && frame.height == 607)
  }

  @Test(
    arguments: [
      // Sources.md O10: Measured on iOS 26.1. With any direction permitted, the popover is placed where it need not
      // slide. With only down, it slides to 19 from the side. With only left, it is squeezed next to the middle of its
      // source.
      (ArrowDirections.any, Rect(x: 173, y: 230, width: 240, height: 180), Arrow.Direction.left),
      (.down, Rect(x: 19, y: 107, width: 240, height: 180), .down),
      (.right, Rect(x: 19, y: 230, width: 98, height: 180), .right),
    ] as [(ArrowDirections, Rect, Arrow.Direction)])
  func inTheFloatingLook(directions: ArrowDirections, frame: Rect, direction: Arrow.Direction) {
    let measured = WidthTests.measured
    let size = Size(width: 240, height: 180)
    let source = Rect(x: 100, y: 300, width: 60, height: 40)
    let popover = Self.popover(source, size: size, in: measured, look: .floating) { $0.permittedArrows = directions }
    #expect(popover.frame == frame && popover.arrow.direction == direction)
    let low = Self.popover(Rect(x: 100, y: 980, width: 60, height: 40), size: size, in: measured, look: .floating)
    #expect(low.arrow.direction == .left)
  }

  @Test func overABarsButtonItHasNoArrow() {
    // Sources.md O10: The popover is 19 from the side and 3 below the middle of a bar from 32 to 86, regardless of the
    // directions.
    var rig = Rig(WidthTests.measured, look: .floating)
    var configuration = Configuration(form: .popover, preferredContentSize: Size(width: 240, height: 180))
    configuration.popover.source = Rect(x: 760, y: 37, width: 44, height: 44)
    configuration.popover.isOverBar = true
    configuration.popover.permittedArrows = .down
    rig.send(.present(.first, configuration, animated: false))
    #expect(rig.stack.modelFrame(of: .first) == Rect(x: 561, y: 62, width: 240, height: 180))
    #expect(rig.stack.arrow(of: .first) == nil)
    rig.send(.look(.classic))
    #expect(rig.stack.arrow(of: .first)?.direction == .down)
  }

  @Test func noPermittedDirectionCountsAsAll() {
    #expect(Self.popover(Self.middle) { $0.permittedArrows = [] }.arrow.direction == .up)
  }

  @Test(
    arguments: [
      // Sources.md O2, O4: it slides along its edge to stay 10 from the window's edges. The arrow keeps pointing at the
      // source, but no nearer to the body's side than the corner and half a foot: 13 + 18.5.
      (20.0, 10.0, 41.5), (100, 10, 120), (790, 510, 778.5),
    ] as [(Double, Double, Double)])
  func slidesInsideTheMargins(sourceX: Double, x: Double, tipX: Double) {
    let (frame, arrow) = Self.popover(Rect(x: sourceX, y: 500, width: 40, height: 30))
    #expect(frame.x == x && arrow.tip == Point(x: tipX, y: 530))
  }

  @Test func marginsAreOfTheSafeArea() {
    // Sources.md O2: 24 for the bar and 10, or 40 if requested.
    let source = Rect(x: 100, y: 30, width: 40, height: 30)
    #expect(Self.popover(source) { $0.permittedArrows = .left }.frame.y == 34)
    let wide = Self.popover(source) {
      $0.permittedArrows = .left
      $0.margins = Insets(top: 40, left: 40, bottom: 40, right: 40)
    }
    #expect(wide.frame.y == 64)
  }

  @Test func overlapsItsSourceOnlyWhereItMay() {
    // Sources.md O3: 900 rows do not fit below 530.
    let size = Size(width: 300, height: 900)
    #expect(Self.popover(Self.middle, size: size) { $0.permittedArrows = .up }.frame.y == 543)
    let over = Self.popover(Self.middle, size: size) {
      $0.permittedArrows = .up
      $0.canOverlapSource = true
    }
    // 1150 − 900.
    #expect(over.frame == Rect(x: 270, y: 250, width: 300, height: 900))
  }

  @Test(
    arguments: [
      // The whole view: its center within the margins is (410, 592), and the arrow's tip is there.
      (Rect(x: 0, y: 0, width: 820, height: 1180), Rect(x: 260, y: 605, width: 300, height: 200)),
      // A list on the left, longer than the screen, with an arrow up or down: from 34 to 1150, in the middle of 10 to
      // 300.
      (Rect(x: 0, y: -400, width: 300, height: 2400), Rect(x: 10, y: 605, width: 300, height: 200)),
    ] as [(Rect, Rect)])
  func aSourceThatLeavesNoRoomCountsAsItsMiddle(source: Rect, frame: Rect) {
    let popover = Self.popover(source) { $0.permittedArrows = [.up, .down] }
    #expect(popover.frame == frame)
    #expect(popover.arrow == Arrow(direction: .up, tip: Point(x: source.width == 820 ? 410 : 155, y: 592)))
    // A row's height is enough to stay beside the source.
    let near = Self.popover(Rect(x: 0, y: 0, width: 820, height: 1100)) { $0.permittedArrows = [.up, .down] }
    #expect(near.frame.y == 1113 && near.frame.height == 37)
  }

  @Test func withoutASizeItIs320By480() {
    // Sources.md U14.
    #expect(Self.popover(Self.middle, size: .zero).frame.size == Size(width: 320, height: 480))
  }

  @Test func theKeyboardTakesRoom() {
    // Sources.md O5: its top at 780 leaves 780 − 10 − 530 − 13 = 227 rows; 250 fit above.
    let (_, arrow) = Self.popover(
      Self.middle, size: Size(width: 300, height: 250), in: Rig.pad.keyboard(400, in: .first))
    #expect(arrow.direction == .down)
  }

  @Test func hasItsOwnCornersAndNoDimming() {
    var rig = Rig(Rig.pad)
    rig.send(.present(.first, Configuration(form: .popover), animated: false))
    #expect(rig.sample(.first).corners == Corners(top: 13, bottom: 13))
    #expect(rig.sample(.first).dimming == 0 && rig.sample(.root).scale == 1)
    #expect(rig.rules[.root]?.isInert == true)
  }

  @Test func comesAndGoesByFading() {
    var rig = Rig(Rig.pad)
    rig.send(.present(.first, Configuration(form: .popover), animated: true))
    let frame = rig.sample(.first).frame
    #expect(rig.sample(.first).alpha == 0)
    #expect(near(rig.stack.sample(.first, at: 0.1)!.alpha, 0.5))
    #expect(rig.stack.sample(.first, at: 0.1)!.frame == frame)
    rig.settle()
    #expect(rig.sample(.first).alpha == 1)
    rig.send(.dismiss(.first, animated: true))
    #expect(near(rig.stack.sample(.first, at: rig.now + 0.05)!.alpha, 0.75))
    rig.settle()
    #expect(rig.stack.presentations.isEmpty)
  }

  @Test func tapOutsideDismisses() {
    // Sources.md O6.
    var rig = Rig(Rig.pad)
    rig.send(.present(.first, Configuration(form: .popover, asksToDismiss: true), animated: false))
    rig.forget()
    rig.send(.activate(TouchTarget(.first, .outside)))
    rig.settle()
    #expect(rig.tale == ["ask 1", "willDismiss 1", "leaving 1 by user", "left 1", "didDismiss 1"])
  }

  @Test func adaptsToASheetAndBackWithoutLeaving() {
    // Sources.md O7: one box with two layouts. Nothing is inserted or removed.
    var rig = Rig(Rig.pad)
    var configuration = Configuration(form: .popover, preferredContentSize: Size(width: 300, height: 200))
    configuration.popover.source = Self.middle
    configuration.sheet.detents = [.medium, .large]
    rig.send(.present(.first, configuration, animated: false))
    let popover = rig.sample(.first)
    rig.forget()
    rig.send(.environment(Rig.phone, []))
    #expect(rig.stack.form(of: .first) == .sheet && rig.offset(.first) == 410)
    #expect(rig.sample(.first).arrow == nil && rig.sample(.first).dimming == 1)
    rig.send(.environment(Rig.pad, []))
    #expect(rig.stack.form(of: .first) == .popover)
    #expect(rig.sample(.first) == popover)
    let forms = rig.log.compactMap { effect -> String? in
      switch effect {
      case .insert: "insert"
      case .remove: "remove"
      case .reshape(_, let form): "\(form)"
      default: nil
      }
    }
    #expect(forms == ["sheet", "popover"])
  }

  @Test func staysAPopoverWhereItIsToldTo() {
    // Sources.md O7.
    var rig = Rig()
    var configuration = Configuration(form: .popover)
    configuration.popover.adaptsToSheet = false
    rig.send(.present(.first, configuration, animated: false))
    #expect(rig.stack.form(of: .first) == .popover)
  }

  @Test(arguments: [0.0, 0.05, 0.1, 0.19, 0.25])
  func adaptsInEveryPhase(after time: Double) {
    for leaves in [false, true] {
      var rig = Rig(Rig.pad)
      var configuration = Configuration(form: .popover)
      configuration.popover.source = Self.middle
      rig.send(.present(.first, configuration, animated: true))
      if leaves {
        rig.settle()
        rig.send(.dismiss(.first, animated: true))
      }
      rig.run(for: time)
      rig.send(.environment(Rig.phone, []))
      rig.run(for: 0.05)
      rig.send(.environment(Rig.pad, []))
      rig.send(.environment(Rig.phone, []))
      rig.settle()
      #expect(rig.stack.presentations == (leaves ? [] : [.first]))
      if !leaves { #expect(rig.offset(.first) == 72 && rig.sample(.first).alpha == 1) }
    }
  }

  /// Random custom backgrounds. The arrow's tip is on the source's edge, arrow and inset are between the tip and the
  /// content, the arrow's foot is on the straight part of the content's edge, and all of it is inside the margins.
  @Test(arguments: 0..<200) func whatIsAroundTheContent(seed: UInt64) {
    var dice = Dice(seed: seed)
    let direction = dice.pick([ArrowDirections.up, .down, .left, .right])
    let insets = Insets(
      top: dice.number(0...40), left: dice.number(0...40), bottom: dice.number(0...40), right: dice.number(0...40))
    let (height, base, radius) = (dice.number(0...30), dice.number(0...60), dice.number(0...20))
    let source = Rect(
      x: dice.number(270...470), y: dice.number(360...740), width: dice.number(0...80), height: dice.number(0...80))
    let size = Size(width: dice.number(160...180).rounded(), height: dice.number(160...180).rounded())
    let (body, arrow) = Self.popover(source, size: size) {
      $0.permittedArrows = direction
      $0.background = BackgroundMetrics(arrowHeight: height, arrowBase: base, insets: insets, cornerRadius: radius)
    }
    #expect(body.size == size)
    // A device pixel is half a point here.
    let isAcross = direction == .up || direction == .down
    switch direction {
    case .up: #expect(near(body.y, source.maxY + height + insets.top, within: 0.251))
    case .down: #expect(near(body.maxY, source.y - height - insets.bottom, within: 0.251))
    case .left: #expect(near(body.x, source.maxX + height + insets.left, within: 0.251))
    default: #expect(near(body.maxX, source.x - height - insets.right, within: 0.251))
    }
    let (tip, edge) =
      switch direction {
      case .up: (arrow.tip.y, body.y - insets.top - height)
      case .down: (arrow.tip.y, body.maxY + insets.bottom + height)
      case .left: (arrow.tip.x, body.x - insets.left - height)
      default: (arrow.tip.x, body.maxX + insets.right + height)
      }
    #expect(near(tip, edge))
    let (along, low, high, middle) =
      isAcross
      ? (arrow.tip.x, body.x, body.maxX, source.midX) : (arrow.tip.y, body.y, body.maxY, source.midY)
    #expect(near(along, min(max(middle, low + radius + base / 2), high - radius - base / 2)))
    #expect(body.x - insets.left >= 9.749 && body.maxX + insets.right <= 810.251)
    #expect(body.y - insets.top >= 33.749 && body.maxY + insets.bottom <= 1150.251)
  }

  @Test func marginsAreOfWhatIsAround() {
    // Sources.md O2, O8: 10 and 30 from the left, 10 and 20 from the right; its foot, 40, from the corner, 13.
    let background = BackgroundMetrics(
      arrowHeight: 20, arrowBase: 40, insets: Insets(top: 5, left: 30, bottom: 5, right: 20), cornerRadius: 13)
    let left = Self.popover(Rect(x: 0, y: 500, width: 10, height: 30)) { $0.background = background }
    #expect(left.frame.x == 40 && left.arrow.tip == Point(x: 40 + 13 + 20, y: 530))
    let right = Self.popover(Rect(x: 810, y: 500, width: 10, height: 30)) { $0.background = background }
    #expect(right.frame.maxX == 790 && right.arrow.tip == Point(x: 790 - 13 - 20, y: 530))
    // 1150 − 530 − 20 − 5 − 5 rows below.
    let tall = Self.popover(Self.middle, size: Size(width: 300, height: 1000)) {
      $0.background = background
      $0.permittedArrows = .up
    }
    #expect(tall.frame.height == 590)
  }

  @Test func anEmptyContainerHoldsIt() {
    let (frame, _) = Self.popover(
      Self.middle,
      in: Environment(container: Size(width: 1, height: 1)).with {
        $0.horizontalSizeClass = .regular
      })
    #expect(frame.width >= 0 && frame.height >= 0 && frame.x.isFinite && frame.y.isFinite)
  }
}
