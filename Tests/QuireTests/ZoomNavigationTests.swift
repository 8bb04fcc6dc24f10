// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import QuireSimulator
import SheetEngine
import SheetMotion
import Testing

@_spi(Hosts) @testable import Quire

/// Pushes that grow out of a view, and pops that shrink into one. [DOC-ZOOM]
@MainActor @Suite struct ZoomNavigationTests {
  private let log = CallLog()
  private let first: LivingController
  private let second: LivingController
  private let card = UIView(frame: CGRect(x: 20, y: 300, width: 120, height: 120))
  private let navigation: UINavigationController
  private let simulator: Simulator

  init() {
    first = LivingController(log, "first")
    second = LivingController(log, "second")
    let navigation = UINavigationController(rootViewController: first)
    self.navigation = navigation
    simulator = Simulator { navigation }
    card.layer.cornerRadius = 16
    simulator.perform { first.view.addSubview(card) }
    second.preferredTransition = .zoom { [card] _ in card }
  }

  private func push() {
    simulator.perform { navigation.pushViewController(second, animated: true) }
  }

  private func shown() -> CGRect? {
    (second.navigationZoom as? PushZoom)?.flight.rig.flatMap { simulator.shown(second.view, in: $0) }
  }

  private func shows(_ rect: CGRect, within error: Double = 0.01, _ location: SourceLocation = #_sourceLocation) {
    expect(shown(), near: rect, within: error, location)
  }

  /// In the same order as any other push and pop.
  @Test(arguments: [true, false]) func pushAndPop(zooms: Bool) {
    if !zooms { second.preferredTransition = nil }
    _ = log.drain()
    push()
    #expect(
      log.drain() == [
        "second willMove in", "first willDisappear", "second didLoad", "second willAppear animated",
        "second isAppearing",
      ])
    if zooms { shows(ZoomTests.card) }
    #expect(card.isAway == zooms)
    simulator.settle()
    if zooms { shows(ZoomTests.screen) }
    #expect(simulator.frame(of: second.view) == ZoomTests.screen)
    #expect(log.drain() == ["first didDisappear", "second didAppear", "second didMove in"])
    // Its safe area is the same as without the rig.
    #expect(second.view.safeAreaInsets.top == 106 && second.view.safeAreaInsets.bottom == 34)
    simulator.perform { navigation.popViewController(animated: true) }
    #expect(
      log.drain() == [
        "second willMove out", "second willDisappear", "first willAppear animated", "first isAppearing",
      ])
    simulator.run(for: 0.54)
    if zooms { shows(ZoomTests.card, within: 1) }
    simulator.settle()
    #expect(log.drain() == ["second didDisappear", "first didAppear", "second didMove out"])
    #expect(!card.isAway && second.view.superview == nil && second.navigationZoom == nil)
    #expect(simulator.frame(of: first.view) == ZoomTests.screen)
    // And once more.
    push()
    if zooms { shows(ZoomTests.card) }
    simulator.settle()
    #expect(simulator.frame(of: second.view) == ZoomTests.screen)
  }

  @Test(arguments: [true, false]) func aFinger(isSideways: Bool) {
    push()
    simulator.settle()
    _ = log.drain()
    let start = CGPoint(x: isSideways ? 5 : 200, y: 300)
    let part = isSideways ? CGPoint(x: 70, y: 300) : CGPoint(x: 200, y: 420)
    simulator.drag(from: start, to: part, lifts: false)
    #expect(
      log.drain() == [
        "second willMove out", "second willDisappear", "first willAppear animated", "first isAppearing",
      ])
    let way = (isSideways ? 55.0 / 402 : 110.0 / 874)
    let s = 1 - 0.64 * way
    #expect(((shown()?.width ?? 0) - 402 * s).magnitude < 0.5)
    #expect(second.transitionCoordinator?.isInteractive == true)
    #expect(((second.transitionCoordinator?.percentComplete ?? 9) - CGFloat(way)).magnitude < 0.01)
    simulator.run(for: 0.2)
    simulator.move(to: part)
    simulator.up()
    simulator.settle()
    #expect(navigation.topViewController === second)
    #expect(
      log.drain() == [
        "first willDisappear", "first didDisappear", "second willAppear animated", "second isAppearing",
        "second didAppear",
      ])
    shows(ZoomTests.screen)
    #expect(!card.isAway)

    let end = isSideways ? CGPoint(x: 205, y: 320) : CGPoint(x: 220, y: 700)
    simulator.drag(from: start, to: end)
    simulator.run(for: 0.54)
    shows(ZoomTests.card, within: 2)
    simulator.settle()
    #expect(navigation.topViewController === first && !card.isAway)
    #expect(log.drain().suffix(3) == ["second didDisappear", "first didAppear", "second didMove out"])
  }

  /// A pop during the push continues from its position.
  @Test func poppedOnItsWay() throws {
    push()
    simulator.run(for: 0.12)
    let before = try #require(shown())
    simulator.perform { navigation.popViewController(animated: true) }
    shows(before, within: 0.25)
    let dimming = try #require(navigation.view.subviews.first { $0.backgroundColor === UIColor.sheetDimming })
    #expect((simulator.alpha(of: dimming) ?? 9) < 0.95)
    simulator.settle()
    #expect(navigation.topViewController === first && !card.isAway && dimming.superview == nil)
    #expect(navigation.view.subviews.count == 2)
  }

  // MARK: Caught views

  /// Puts a finger down on the view and moves it down by some points.
  private func grip(by way: Double) throws -> Int32 {
    let shown = try #require(self.shown())
    let start = CGPoint(x: shown.midX, y: shown.midY)
    let finger = simulator.touchDown(at: start)
    for step in 1...4 { simulator.move(finger, to: CGPoint(x: start.x, y: start.y + way * Double(step) / 4)) }
    return finger
  }

  /// A pop that a finger catches follows it: it waits, and may be canceled. [DOC-ZOOM]
  @Test(arguments: [true, false]) func caughtAsItPops(isTakenBack: Bool) throws {
    push()
    simulator.settle()
    simulator.perform { navigation.popViewController(animated: true) }
    var alongside: [Bool] = []
    simulator.run(for: 0.1)
    second.transitionCoordinator?.notifyWhenInteractionChanges { alongside.append($0.isInteractive) }
    let before = try #require(shown())
    _ = log.drain()
    let finger = try grip(by: isTakenBack ? 24 : 380)
    if isTakenBack { shows(before, within: 24) }
    #expect(second.transitionCoordinator?.isInteractive == true && alongside == [true])
    // It would have ended long ago.
    simulator.run(for: 1)
    #expect(log.drain() == [] && second.view.window != nil)
    simulator.up(finger)
    #expect(alongside == [true, false])
    simulator.settle()
    #expect(!card.isAway && navigation.transitionCoordinator == nil)
    guard isTakenBack else {
      #expect(navigation.topViewController === first && navigation.view.subviews.count == 2)
      #expect(log.drain() == ["second didDisappear", "first didAppear", "second didMove out"])
      return
    }
    #expect(navigation.topViewController === second && !second.isMovingFromParent)
    shows(ZoomTests.screen)
    #expect(
      log.drain() == [
        "first willDisappear", "first didDisappear", "second willAppear animated", "second isAppearing",
        "second didAppear",
      ])
    // It is popped again.
    simulator.perform { navigation.popViewController(animated: true) }
    simulator.settle()
    #expect(navigation.topViewController === first && navigation.view.subviews.count == 2)
  }

  /// An animation alongside a caught pop follows the finger, and is undone if the pop is canceled.
  @Test func whatGoesAlongWhenCaught() throws {
    push()
    simulator.settle()
    simulator.perform {
      navigation.popViewController(animated: true)
      second.transitionCoordinator?.animate { [card] _ in card.alpha = 0 }
    }
    simulator.run(for: 0.1)
    let motion = SpringMotion(from: 0, to: 1, velocity: 0, spring: SheetTuning().spring)
    simulator.perform {
      let part = Double(second.transitionCoordinator?.percentComplete ?? 9)
      #expect((part - motion.value(at: 0.1)).magnitude < 1e-6)
    }
    let finger = try grip(by: 184)
    #expect(((second.transitionCoordinator?.percentComplete ?? 9) - CGFloat(174.0 / 874)).magnitude < 0.01)
    simulator.run(for: 0.3)
    simulator.move(finger, to: CGPoint(x: 200, y: 300))
    simulator.up(finger)
    simulator.settle()
    #expect(card.alpha == 1 && navigation.topViewController === second)
  }

  /// A push is not canceled. It is completed, and the pop begins at its position. [DOC-ZOOM]
  @Test func caughtAsItPushes() throws {
    push()
    simulator.run(for: 0.12)
    let before = try #require(shown())
    _ = log.drain()
    let finger = try grip(by: 24)
    shows(before, within: 24)
    #expect(
      log.drain() == [
        "first didDisappear", "second didAppear", "second didMove in", "second willMove out", "second willDisappear",
        "first willAppear animated", "first isAppearing",
      ])
    simulator.move(finger, to: CGPoint(x: before.midX, y: before.midY + 400))
    simulator.run(for: 0.5)
    simulator.up(finger)
    simulator.settle()
    #expect(navigation.topViewController === first && !card.isAway && navigation.view.subviews.count == 2)
    #expect(log.drain() == ["second didDisappear", "first didAppear", "second didMove out"])
  }

  /// After a finger has canceled it, the next finger may catch it before it arrives.
  @Test func caughtAsItComesBack() throws {
    push()
    simulator.settle()
    simulator.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 460), hold: 0.2)
    simulator.run(for: 0.06)
    let before = try #require(shown())
    #expect(before.minY > 5)
    _ = log.drain()
    let finger = try grip(by: 16)
    shows(before, within: 24)
    #expect(second.transitionCoordinator?.isInteractive == true)
    simulator.move(finger, to: CGPoint(x: before.midX, y: before.midY + 400))
    simulator.run(for: 0.5)
    simulator.up(finger)
    simulator.settle()
    #expect(navigation.topViewController === first && !card.isAway && navigation.view.subviews.count == 2)
  }

  /// Released to leave, and caught again.
  @Test func caughtAfterItWasLetGo() throws {
    push()
    simulator.settle()
    simulator.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 700))
    simulator.run(for: 0.05)
    let finger = try grip(by: 20)
    simulator.run(for: 1)
    #expect(second.transitionCoordinator?.isInteractive == true && second.view.window != nil)
    simulator.up(finger)
    simulator.settle()
    #expect(navigation.topViewController === second)
    shows(ZoomTests.screen)
  }

  /// Around a leaving view, the content below receives fingers immediately. [DOC-ZOOM]
  @Test func touchesBelow() throws {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 300, y: 780, width: 80, height: 44)
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .primaryActionTriggered)
    simulator.perform { first.view.addSubview(button) }
    push()
    simulator.settle()
    simulator.tap(at: CGPoint(x: 340, y: 800))
    #expect(presses == 0)
    simulator.perform { navigation.popViewController(animated: true) }
    simulator.run(for: 0.01)
    // Not through the view.
    simulator.tap(at: CGPoint(x: 340, y: 800))
    #expect(presses == 0)
    simulator.run(for: 0.19)
    let shown = try #require(self.shown())
    #expect(shown.maxX < 300 && navigation.transitionCoordinator != nil)
    simulator.tap(at: CGPoint(x: 340, y: 800))
    #expect(presses == 1)
    // Inside the view, nothing below receives the finger.
    simulator.perform { button.frame = shown }
    simulator.tap(at: CGPoint(x: shown.midX, y: shown.midY))
    #expect(presses == 1)
  }

  @Test func pushedOnItsWay() throws {
    push()
    simulator.run(for: 0.12)
    let third = UIViewController()
    simulator.perform { navigation.pushViewController(third, animated: true) }
    simulator.settle()
    #expect(navigation.topViewController === third && !card.isAway)
    simulator.perform { navigation.popViewController(animated: true) }
    simulator.settle()
    #expect(simulator.frame(of: second.view) == ZoomTests.screen)
    simulator.perform { navigation.popViewController(animated: true) }
    simulator.run(for: 0.54)
    shows(ZoomTests.card, within: 1)
    simulator.settle()
    #expect(navigation.view.subviews.count == 2)
  }

  @Test func withoutASource() {
    second.preferredTransition = .zoom { _ -> UIView? in nil }
    push()
    #expect(simulator.frame(of: second.view)?.minX == 402)
    simulator.settle()
    #expect(simulator.frame(of: second.view) == ZoomTests.screen)
    simulator.perform { navigation.popViewController(animated: true) }
    simulator.settle()
    #expect(navigation.topViewController === first && navigation.view.subviews.count == 2)
  }

  @Test func itIsReleased() {
    let navigation = navigation
    let card = card
    weak var gone: UIViewController?
    weak var zoom: NavigationZoom?
    do {
      let content = UIViewController()
      gone = content
      content.preferredTransition = .zoom { [weak card] _ in card }
      simulator.perform { navigation.pushViewController(content, animated: true) }
      zoom = content.navigationZoom
    }
    simulator.settle()
    #expect(gone != nil && zoom != nil)
    simulator.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 700))
    simulator.settle()
    #expect(gone == nil && zoom == nil)
  }
}
