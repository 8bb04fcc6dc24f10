// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SheetEngine

/// The sheet stays usable, whatever a host sends.
@Suite struct BadInputTests {
  static let odd: [Double] = [
    .nan, .infinity, -.infinity, -1, 0, 1e308, -1e308, .leastNonzeroMagnitude, .greatestFiniteMagnitude, 1e-300,
  ]

  /// Opens, drags and closes; every frame is finite throughout.
  static func exercise(_ rig: inout Rig, _ comment: Comment) {
    if rig.stack.presentations.isEmpty { rig.present(.first) }
    for offset in [300.0, 200] {
      rig.release(at: offset, lifts: false)
      expectNumbers(rig, comment)
      rig.up(offset)
      rig.run(for: 0.05)
      expectNumbers(rig, comment)
    }
    rig.settle()
    expectNumbers(rig, comment)
    rig.send(.dismiss(.first, animated: true))
    rig.settle()
    #expect(rig.stack.presentations.isEmpty, comment)
  }

  static func expectNumbers(_ rig: Rig, _ comment: Comment) {
    for layer in [Layer.root] + rig.stack.presentations.map({ Layer.presentation($0) }) {
      let it = rig.sample(layer)
      let numbers = [
        it.frame.x, it.frame.y, it.frame.width, it.frame.height, it.scale, it.shift.dx, it.shift.dy,
        it.corners.topLeft, it.corners.topRight, it.corners.bottomLeft, it.corners.bottomRight, it.alpha, it.dimming,
        it.shadow, it.grabber, it.arrow?.tip.x ?? 0, it.arrow?.tip.y ?? 0,
      ]
      #expect(numbers.allSatisfy { $0.isFinite }, comment)
      #expect(it.frame.width >= 0 && it.frame.height >= 0, comment)
    }
  }

  @Test(arguments: odd)
  func environments(value: Double) {
    let changes: [(inout Environment) -> Void] = [
      { $0.container.width = value }, { $0.container.height = value }, { $0.safeArea.top = value },
      { $0.safeArea.left = value }, { $0.safeArea.bottom = value }, { $0.safeArea.right = value },
      { $0.displayScale = value }, { $0.displayCornerRadius = value },
      { $0.keyboard = Keyboard(frame: Rect(x: value, y: 500, width: 402, height: 300), owner: .first) },
      { $0.keyboard = Keyboard(frame: Rect(x: 0, y: value, width: 402, height: 300), owner: .first) },
      { $0.keyboard = Keyboard(frame: Rect(x: 0, y: 500, width: value, height: value), owner: .first) },
    ]
    for base in [Rig.phone, Rig.pad, Rig.landscape] {
      for (index, change) in changes.enumerated() {
        let look = index.isMultiple(of: 2) ? Look.classic : .floating
        var rig = Rig(base, look: look)
        if index % 3 == 0 { rig.present(.first) }
        rig.send(.environment(base.with(change), []))
        Self.exercise(&rig, "change \(index) to \(value)")
      }
    }
  }

  @Test(arguments: odd)
  func configurations(value: Double) {
    let changes: [(inout Configuration) -> Void] = [
      { $0.sheet.detents = [.value(9, value), .large] }, { $0.sheet.detents = [.value(9, value)] },
      { $0.sheet.detents = [Detent(key: .medium, height: .fitted(value))] },
      { $0.sheet.preferredCornerRadius = value }, { $0.preferredContentSize = Size(width: value, height: value) },
      { $0.sheet.source = Rect(x: value, y: value, width: value, height: value) },
      {
        $0.form = .popover
        $0.popover.source = Rect(x: value, y: 300, width: value, height: 20)
      },
      {
        $0.form = .popover
        $0.popover.margins = Insets(top: value, left: value, bottom: value, right: value)
      },
      {
        $0.form = .popover
        $0.popover.background = BackgroundMetrics(
          arrowHeight: value, arrowBase: value, insets: Insets(top: value, left: 0, bottom: value, right: 8),
          cornerRadius: value)
      },
      {
        $0.form = .alert
        $0.preferredContentSize = Size(width: value, height: value)
      },
    ]
    for environment in [Rig.phone, Rig.pad, Rig.landscape] {
      for (index, change) in changes.enumerated() {
        var rig = Rig(environment)
        rig.present(.first, [.medium, .large]) {
          $0.sheet.prefersPageSizing = false
          $0.sheet.prefersEdgeAttachedInCompactHeight = true
          $0.sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
          change(&$0)
        }
        Self.exercise(&rig, "change \(index) to \(value)")
      }
    }
  }

  @Test(arguments: odd)
  func touches(value: Double) {
    for (x, y) in [(value, 500.0), (200, value), (value, value)] {
      var rig = Rig.resting()
      rig.down(y, x: x, on: .header)
      rig.move(480)
      rig.move(y, x: x)
      rig.move(460)
      Self.expectNumbers(rig, "\(x), \(y)")
      rig.up(y, x: x)
      rig.settle()
      rig.send(.touchCanceled(TouchID(rawValue: 1)))
      Self.exercise(&rig, "\(x), \(y)")
    }
  }

  @Test(arguments: odd)
  func scrollersAndWheels(value: Double) {
    var rig = Rig.resting { $0.sheet.handoffCollapsing = .within }
    let scroller = Scroller(
      id: ScrollerID(rawValue: 1), offset: Vector(dx: value, dy: value), range: Vector(dx: value, dy: value))
    rig.down(500, on: .content, [scroller])
    for y in stride(from: 480.0, through: 20, by: -20) { rig.move(y) }
    for y in stride(from: 20.0, through: 700, by: 20) { rig.move(y) }
    #expect(rig.scrolls().allSatisfy { $0.isFinite })
    rig.up(700)
    rig.run(for: 1)
    #expect(rig.scrolls().allSatisfy { $0.isFinite })
    var wheel = Rig.resting()
    wheel.send(.wheel(Vector(dx: value, dy: value), .content, [scroller], isEnd: false))
    wheel.send(.wheel(Vector(dx: 0, dy: value), .header, [], isEnd: false))
    Self.expectNumbers(wheel, "\(value)")
    wheel.settle()
    Self.exercise(&wheel, "\(value)")
  }

  @Test(arguments: odd)
  func sampleTimes(value: Double) {
    var rig = Rig.resting()
    rig.send(
      .touchBegan(Touch(id: TouchID(rawValue: 1), point: Point(x: 200, y: 500)), .header, [], []), sampleTime: value)
    for y in stride(from: 480.0, through: 300, by: -20) {
      rig.now += 0.01
      rig.send(.touchMoved(Touch(id: TouchID(rawValue: 1), point: Point(x: 200, y: y))), sampleTime: value)
    }
    Self.expectNumbers(rig, "\(value)")
    rig.send(.touchEnded(Touch(id: TouchID(rawValue: 1), point: Point(x: 200, y: 300))), sampleTime: value)
    rig.settle()
    Self.exercise(&rig, "\(value)")
  }

  @Test func timeThatStandsStillOrGoesBack() {
    var rig = Rig.resting()
    rig.configure(.first, animated: true) { $0.sheet.selected = .large }
    rig.run(for: 0.1)
    let place = rig.offset(.first)
    let now = rig.now
    for time in [now, now - 5, -.infinity, .nan, 0] {
      rig.now = time
      rig.send(.advance)
      #expect(rig.stack.offset(of: .first, at: now) == place)
      #expect(rig.stack.now == now)
    }
    rig.now = now
    rig.settle()
    #expect(rig.offset(.first) == 72)
  }

  @Test func infiniteTimeIsLeftOut() {
    var rig = Rig.resting()
    rig.configure(.first, animated: true) { $0.sheet.selected = .large }
    let now = rig.now
    rig.now = .infinity
    rig.send(.advance)
    #expect(rig.stack.now == now && rig.stack.phase(of: .first) == .settling)
  }

  /// Moving to 72, 0.1 s after the start.
  static func inFlight() -> Rig {
    var rig = Rig.resting()
    rig.configure(.first, animated: true) { $0.sheet.selected = .large }
    rig.run(for: 0.1)
    rig.send(.advance)
    return rig
  }

  @Test(arguments: [1e6, 1e9, 1e12, 1e300, .greatestFiniteMagnitude, -1e6, -1e12])
  func aLeapOfTheClockDoesNotStick(leap: Double) {
    var rig = Self.inFlight()
    let (place, now) = (rig.offset(.first), rig.now)
    rig.now = leap
    rig.send(.advance)
    #expect(rig.stack.now == now && rig.stack.phase(of: .first) == .settling)
    #expect(rig.stack.offset(of: .first, at: now) == place)
    // The next input has the right time again, and nothing has changed.
    rig.now = now
    rig.send(.advance)
    rig.run(for: 0.05)
    #expect(
      near(rig.offset(.first), ReleaseTests.critical(from: 410, to: 72, velocity: 0, rig.now - now + 0.1), within: 1e-5)
    )
    rig.settle()
    rig.send(.advance)
    #expect(rig.offset(.first) == 72 && rig.stack.now == rig.now)
  }

  @Test func aLeapToldTwiceIsTheClock() {
    // Running motions arrive. From then on, the new clock counts.
    for leap in [1e6, -1e6] {
      var rig = Self.inFlight()
      rig.now = leap
      rig.send(.advance)
      rig.now = leap + 0.01
      rig.send(.advance)
      #expect(rig.stack.now == leap + 0.01)
      #expect(rig.stack.phase(of: .first) == .resting && rig.offset(.first) == 72)
      rig.configure(.first, animated: true) { $0.sheet.selected = .medium }
      rig.run(for: 0.1)
      #expect(near(rig.offset(.first), ReleaseTests.critical(from: 72, to: 410, velocity: 0, 0.1), within: 1e-5))
    }
  }

  @Test func twoLeapsThatDoNotAgreeAreNotBelieved() {
    var rig = Self.inFlight()
    let now = rig.now
    for leap in [1e6, -1e6, 1e9, 1e6] {
      rig.now = leap
      rig.send(.advance)
      #expect(rig.stack.now == now && rig.stack.phase(of: .first) == .settling)
    }
  }

  @Test func afterALongSleepTheClockIsBelievedAtOnce() {
    // Nothing moves, so nothing can be lost. A sheet that is presented then starts at that time.
    var rig = Rig.resting()
    rig.now += 3 * 86_400
    rig.send(.present(.second, .sheet(), animated: true))
    let starts = rig.effects.list.compactMap { if case .move(.second, let motion) = $0 { motion.start } else { nil } }
    #expect(starts == [rig.now] && rig.offset(.second) == 874)
  }

  @Test func aFingerIsHeldThroughALeap() {
    var rig = Rig.resting()
    rig.release(at: 300, lifts: false)
    let now = rig.now
    rig.now = 1e7
    rig.move(280)
    #expect(rig.stack.now == now && rig.offset(.first) == 290)
    rig.move(260)
    #expect(rig.stack.now == rig.now && rig.offset(.first) == 270 && rig.stack.phase(of: .first) == .dragging)
  }

  @Test func anyClockIsRightAtTheBeginning() {
    for start in [1.7e9, -500] {
      var rig = Rig()
      rig.now = start
      rig.send(.present(.first, .sheet(), animated: true))
      #expect(rig.stack.now == start && rig.offset(.first) == 874)
      rig.settle()
      #expect(rig.offset(.first) == 410)
    }
  }

  @Test func unknownPresentations() {
    var rig = Rig.resting()
    rig.forget()
    rig.send(.dismiss(.third, animated: true))
    rig.send(.configure(.third, .sheet(), animated: true))
    rig.send(.activate(TouchTarget(.third, .grabber)))
    rig.send(.activate(TouchTarget(.root, .dimming)))
    rig.down(300, on: TouchTarget(.third))
    rig.move(200)
    rig.up(200)
    rig.send(.wheel(Vector(dx: 0, dy: 30), TouchTarget(.third), [], isEnd: true))
    #expect(rig.tale.isEmpty && rig.offset(.first) == 410)
    #expect(rig.stack.sample(.third, at: 0) == nil && rig.stack.modelFrame(of: .third) == nil)
  }

  @Test func finishingMotionPutsEverybodyInPlace() {
    var rig = Rig()
    rig.send(.present(.first, .sheet(), animated: true))
    rig.send(.finishMotion)
    #expect(rig.offset(.first) == 410 && rig.stack.phase(of: .first) == .resting)
    rig.send(.dismiss(.first, animated: true))
    rig.send(.finishMotion)
    #expect(rig.stack.presentations.isEmpty)
  }

  @Test func insetsLargerThanTheContainerAreShortened() {
    let squeezed = Rig.phone.with { $0.safeArea = Insets(top: 2000, left: 500, bottom: 1000, right: 500) }
    var rig = Rig.resting(in: squeezed)
    Self.exercise(&rig, "squeezed")
    // 873 points divided 2 to 1.
    let rules = Stack(environment: squeezed).environment.safeArea
    #expect(near(rules.top, 582) && near(rules.bottom, 291))
  }

  @Test func insetsLeaveAWholePoint() {
    // 402 by 874, with half a point left inside the safe area.
    let squeezed = Rig.phone.with { $0.safeArea = Insets(top: 437, left: 201, bottom: 436.5, right: 200.5) }
    let rules = Stack(environment: squeezed).environment.safeArea
    #expect(near(rules.left + rules.right, 401) && near(rules.top + rules.bottom, 873))
    let fitting = Insets(top: 437, left: 201, bottom: 436, right: 200)
    #expect(Stack(environment: Rig.phone.with { $0.safeArea = fitting }).environment.safeArea == fitting)
  }
}
