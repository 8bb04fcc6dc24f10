// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import QuireSimulator
import SheetEngine
import SheetMotion
import Testing

@_spi(Hosts) @testable import Quire

/// The drag that dismisses a zoomed view. [LG] [DOC-ZOOM]
@MainActor @Suite struct ZoomDragTests {
  private let scene = ZoomTests.Scene()
  private var simulator: Simulator { scene.simulator }

  private func drag(
    by way: (x: Double, y: Double), from start: CGPoint = CGPoint(x: 200, y: 300), hold: Double = 0.2,
    lifts: Bool = true
  ) {
    simulator.drag(from: start, to: CGPoint(x: start.x + way.x, y: start.y + way.y), hold: hold, lifts: lifts)
  }

  // MARK: Numbers

  /// 0.64 for each card's length, fully applied down to 0.48, and never below 0.33.
  @Test func theScale() {
    #expect(ZoomDrag.scale(after: 0) == 1)
    for part in stride(from: 0.0, through: 0.8, by: 0.1) {
      #expect((Double(ZoomDrag.scale(after: CGFloat(part))) - (1 - 0.64 * part)).magnitude < 1e-12)
    }
    let soft = (1 - 0.48) / 0.64
    #expect((Double(ZoomDrag.scale(after: CGFloat(soft))) - 0.48).magnitude < 1e-12)
    // Equally steep on both sides.
    let step = 1e-6
    let slope = (ZoomDrag.scale(after: CGFloat(soft + step)) - ZoomDrag.scale(after: CGFloat(soft))) / CGFloat(step)
    #expect((Double(slope) + 0.64).magnitude < 1e-4)
    var last = 1.0
    for part in stride(from: 0.0, through: 20, by: 0.25) {
      let scale = Double(ZoomDrag.scale(after: CGFloat(part)))
      #expect(scale > 0.33 && scale <= last)
      last = scale
    }
    #expect(last < 0.34)
  }

  /// The projected position decides: the limit is 0.2 of the length.
  @Test func theDecision() {
    let frame = CGRect(x: 0, y: 0, width: 402, height: 874)
    let drag = ZoomDrag(geometry: ZoomGeometry(frame: frame), size: frame.size, grip: .zero, isSideways: false)
    let projection = Projection(decelerationRate: SheetTuning().decelerationRate)
    func leaves(_ way: Double, _ speed: Double) -> Bool {
      drag.leaves(CGPoint(x: 0, y: way), finger: CGPoint(x: 0, y: CGFloat(speed)), projection)
    }
    #expect(!leaves(0.199 * 874, 0) && leaves(0.201 * 874, 0))
    #expect(leaves(20, 2000) && !leaves(500, -500))
    let threshold = 0.2 * 874 - projection.distance(velocity: 300)
    #expect(!leaves(threshold - 1, 300) && leaves(threshold + 1, 300))
  }

  /// The point under the finger stays under it, whatever the scale.
  @Test(arguments: [(0.0, 100.0), (80, 300), (-120, 850), (30, 2000)])
  func theGrip(way: (Double, Double)) {
    let frame = CGRect(x: 0, y: 0, width: 402, height: 874)
    let grip = CGPoint(x: -101, y: -337)
    let drag = ZoomDrag(geometry: ZoomGeometry(frame: frame), size: frame.size, grip: grip, isSideways: false)
    let pose = drag.pose(CGPoint(x: CGFloat(way.0), y: CGFloat(way.1)))
    let x = Double(201 + pose.offset.x + grip.x * pose.scale)
    let y = Double(437 + pose.offset.y + grip.y * pose.scale)
    #expect((x - (100 + way.0)).magnitude < 1e-9 && (y - (100 + way.1)).magnitude < 1e-9)
  }

  // MARK: On the screen

  @Test func itFollowsTheFinger() throws {
    scene.present()
    drag(by: (60, 210), lifts: false)
    // The slop is subtracted: 10 of 210 points, and the same fraction of the other axis.
    let dy = 200.0
    let s = 1 - 0.64 * dy / 874
    let x = 260 - (200 + 60 * 10 / 210.0) * s
    let y = 510 - 310 * s
    scene.shows(CGRect(x: x, y: y, width: 402 * s, height: 874 * s), within: 0.5)
    let rig = try #require(scene.rig)
    #expect(rig.cutters[0].clipsToBounds && rig.pose?.slide == 0)
    #expect(scene.content.transitionCoordinator?.isInteractive == true)
    #expect(((scene.content.transitionCoordinator?.percentComplete ?? 9) - CGFloat(dy / 874)).magnitude < 0.01)
    #expect(scene.cards[0].isAway)
    let dimming = try #require(scene.content.presentationController?.containerView?.subviews.first)
    #expect(((simulator.alpha(of: dimming) ?? 9) - (1 - dy / 874)).magnitude < 0.01)
  }

  @Test func itGoesBack() {
    scene.present()
    let delegate = LoggingDelegate(scene.log)
    scene.content.presentationController?.delegate = delegate
    drag(by: (0, 150))
    #expect(
      scene.log.drain() == [
        "shouldDismiss", "willDismiss", "root.viewWillAppear", "viewWillDisappear",
      ])
    simulator.settle()
    scene.shows(ZoomTests.screen)
    #expect(
      scene.log.drain() == [
        "root.viewWillDisappear", "root.viewDidDisappear", "viewWillAppear", "viewDidAppear",
      ])
    #expect(!scene.cards[0].isAway && !scene.content.isBeingDismissed)
    #expect(scene.rig?.cutters[0].clipsToBounds == false)
    // It can be dragged again.
    drag(by: (0, 500))
    simulator.settle()
    #expect(scene.root.presentedViewController == nil)
  }

  @Test func itLeaves() {
    scene.present()
    let delegate = LoggingDelegate(scene.log)
    scene.content.presentationController?.delegate = delegate
    drag(by: (0, 400))
    #expect(
      scene.log.drain() == ["shouldDismiss", "willDismiss", "root.viewWillAppear", "viewWillDisappear"])
    // The finger's progress, reported throughout. [DOC-TRANS]
    let coordinator = scene.content.transitionCoordinator
    #expect(coordinator?.percentComplete == CGFloat(390.0 / 874))
    simulator.run(for: 0.5)
    #expect(scene.content.transitionCoordinator != nil && coordinator?.percentComplete == CGFloat(390.0 / 874))
    scene.shows(ZoomTests.card, within: 2)
    simulator.settle()
    #expect(scene.log.drain() == ["viewDidDisappear", "root.viewDidAppear", "didDismiss"])
    #expect(scene.root.presentedViewController == nil && !scene.cards[0].isAway)
    #expect(scene.asked.count == 2)
  }

  /// After the release, the view continues with the finger's velocity in both axes, and keeps shrinking.
  @Test func theSpeedGoesOn() throws {
    scene.present()
    simulator.fling(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 290, y: 420), velocity: 1500)
    let rig = try #require(scene.rig)
    let motions = try #require(rig.stage.motions)
    let now = simulator.now
    let (first, next) = (motions.pose(at: now).lanes, motions.pose(at: now + 1e-5).lanes)
    let speed = (next - first) / 1e-5
    // 0.6 and 0.8 of the finger's velocity, because the slop has moved the grip.
    let shrinking = -0.64 / 874 * 1200
    #expect((speed[4] - shrinking).magnitude < 0.02 * shrinking.magnitude)
    #expect((speed[8] - (900 - shrinking * (207.5 - 201))).magnitude < 20)
    #expect((speed[9] - (1200 - shrinking * (310 - 437))).magnitude < 25)
    simulator.settle()
    #expect(scene.root.presentedViewController == nil)
  }

  /// A short flick downward is enough; one upward is not.
  @Test func flicks() {
    scene.present()
    simulator.fling(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 380), velocity: 2000)
    simulator.settle()
    scene.shows(ZoomTests.screen)
    simulator.fling(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 380), velocity: 2000)
    simulator.settle()
    #expect(scene.root.presentedViewController == nil)
  }

  @Test func theWindowIsLostToAnother() {
    scene.present()
    drag(by: (0, 500), lifts: false)
    simulator.cancel()
    simulator.settle()
    scene.shows(ZoomTests.screen)
  }

  // MARK: Permission

  @Test func theAppMinds() {
    scene.present()
    var contexts: [UIViewController.Transition.ZoomOptions.InteractionContext] = []
    scene.options.interactiveDismissShouldBegin = { context in
      contexts.append(context)
      return false
    }
    drag(by: (0, 500))
    simulator.settle()
    scene.shows(ZoomTests.screen)
    #expect(contexts.count == 1 && contexts.first?.willBegin == true)
    #expect((contexts.first?.velocity.dy ?? 0) > 500 && (contexts.first?.velocity.dx ?? 9).magnitude < 1)
    #expect(contexts.first?.location.x == 200 && (contexts.first?.location.y ?? 0) > 300)
    drag(by: (0, -200))
    #expect(contexts.count == 1)
  }

  @Test func modalContent() {
    scene.present()
    let delegate = LoggingDelegate(scene.log)
    scene.content.presentationController?.delegate = delegate
    scene.content.isModalInPresentation = true
    // A trembling finger is not an attempt.
    drag(by: (0, 4))
    #expect(scene.log.drain() == [])
    drag(by: (0, 500))
    simulator.settle()
    scene.shows(ZoomTests.screen)
    #expect(scene.log.drain() == ["didAttemptToDismiss"])
    scene.content.isModalInPresentation = false
    delegate.mayDismiss = false
    drag(by: (0, 500))
    simulator.settle()
    scene.shows(ZoomTests.screen)
    #expect(scene.log.drain() == ["shouldDismiss", "didAttemptToDismiss"])
  }

  /// A list gives up the finger only at its top.
  @Test func scrollers() {
    let scroller = UIScrollView(frame: CGRect(x: 0, y: 100, width: 402, height: 700))
    scroller.contentSize = CGSize(width: 402, height: 2000)
    scroller.contentInsetAdjustmentBehavior = .never
    scene.content.view.addSubview(scroller)
    scene.present()
    simulator.perform { scroller.contentOffset.y = 300 }
    drag(by: (0, 200))
    simulator.settle()
    scene.shows(ZoomTests.screen)
    #expect((scroller.contentOffset.y - 100).magnitude < 1)
    simulator.perform { scroller.contentOffset.y = 0 }
    // Up, the list scrolls.
    drag(by: (0, -100))
    #expect((scroller.contentOffset.y - 100).magnitude < 1)
    simulator.perform { scroller.contentOffset.y = 0 }
    drag(by: (0, 500))
    #expect(scroller.contentOffset.y == 0)
    simulator.settle()
    #expect(scene.root.presentedViewController == nil)
  }

  /// An app may allow it although a list would own the finger.
  @Test func theAppWantsIt() {
    let scroller = UIScrollView(frame: CGRect(x: 0, y: 100, width: 402, height: 700))
    scroller.contentSize = CGSize(width: 402, height: 2000)
    scene.content.view.addSubview(scroller)
    scene.present()
    simulator.perform { scroller.contentOffset.y = 300 }
    var wouldBegin: Bool?
    scene.options.interactiveDismissShouldBegin = { context in
      wouldBegin = context.willBegin
      return true
    }
    drag(by: (0, 500))
    simulator.settle()
    #expect(wouldBegin == false && scene.root.presentedViewController == nil)
  }

  // MARK: In flight

  @Test func caughtAsItComes() {
    scene.begin()
    simulator.run(for: 0.15)
    drag(by: (0, 400))
    simulator.settle()
    #expect(scene.root.presentedViewController == nil && !scene.cards[0].isAway)
  }

  /// A dismissal that a finger catches continues from its position, and may be canceled.
  @Test func caughtAsItLeaves() throws {
    scene.present()
    scene.dismiss()
    simulator.run(for: 0.1)
    let before = try #require(scene.shown)
    let start = CGPoint(x: before.midX, y: before.midY)
    let finger = simulator.touchDown(at: start)
    for step in 1...4 { simulator.move(finger, to: CGPoint(x: start.x, y: start.y + 6 * Double(step))) }
    #expect(scene.content.isBeingDismissed)
    scene.shows(before, within: 24)
    simulator.run(for: 1)
    simulator.up(finger)
    simulator.settle()
    #expect(scene.root.presentedViewController === scene.content && !scene.content.isBeingDismissed)
    scene.shows(ZoomTests.screen)
  }

  /// A button on the root, away from the cards.
  private func makeButton(_ press: @escaping () -> Void) -> CGPoint {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 300, y: 780, width: 80, height: 44)
    button.addAction(UIAction { _ in press() }, for: .primaryActionTriggered)
    simulator.perform { scene.root.view.addSubview(button) }
    return CGPoint(x: 340, y: 800)
  }

  /// Around a leaving view, the content below receives fingers immediately. [DOC-ZOOM]
  @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet], [true, false])
  func touchesBelow(style: UIModalPresentationStyle, byFinger: Bool) throws {
    scene.content.modalPresentationStyle = style
    var presses = 0
    let place = makeButton { presses += 1 }
    scene.present()
    if byFinger, style == .fullScreen {
      drag(by: (0, 400), hold: 0.2, lifts: false)
      let shown = try #require(scene.shown)
      #expect(shown.maxX < 380)
      // While a finger holds it, nothing is decided.
      simulator.tap(at: CGPoint(x: 390, y: 60))
      simulator.tap(at: CGPoint(x: place.x, y: place.y))
      #expect(presses == 0)
      simulator.up()
    } else {
      scene.dismiss()
      simulator.run(for: 0.01)
      simulator.tap(at: place)
      #expect(presses == 0)
    }
    simulator.run(for: 0.2)
    #expect(scene.content.isBeingDismissed && (scene.shown?.maxY ?? 999) < 780)
    simulator.tap(at: place)
    #expect(presses == 1)
    simulator.settle()
    #expect(scene.root.presentedViewController == nil)
    simulator.tap(at: place)
    #expect(presses == 2)
  }

  /// A caught view receives them again.
  @Test func touchesAroundOneThatIsCaught() throws {
    var presses = 0
    let place = makeButton { presses += 1 }
    scene.present()
    scene.dismiss()
    simulator.run(for: 0.2)
    let shown = try #require(scene.shown)
    let finger = simulator.touchDown(at: CGPoint(x: shown.midX, y: shown.midY))
    for step in 1...4 {
      simulator.move(finger, to: CGPoint(x: shown.midX, y: shown.midY + 6 * Double(step)))
    }
    #expect(simulator.touchRule(of: .root)?.isInert == true)
    simulator.run(for: 0.5)
    simulator.up(finger)
    simulator.settle()
    simulator.tap(at: place)
    #expect(presses == 0 && scene.root.presentedViewController === scene.content)
  }

  /// Another view may be opened before the first has returned. The first is then placed immediately.
  @Test func anotherOneWhileItLeaves() {
    let other = LoggingController(scene.log, name: "other")
    other.modalPresentationStyle = .fullScreen
    other.preferredTransition = .zoom { [card = scene.cards[1]] _ in card }
    let place = makeButton { [scene] in scene.root.present(other, animated: true) { scene.log.add("other is there") } }
    scene.present()
    scene.dismiss()
    simulator.run(for: 0.2)
    _ = scene.log.drain()
    simulator.tap(at: place)
    #expect(
      scene.log.drain() == [
        "viewDidDisappear", "root.viewDidAppear", "gone", "root.viewWillDisappear", "other.viewWillAppear",
      ])
    #expect(scene.root.presentedViewController === other && !scene.cards[0].isAway && scene.cards[1].isAway)
    simulator.settle()
    #expect(scene.log.drain() == ["other.viewDidAppear", "root.viewDidDisappear", "other is there"])
    #expect(scene.content.presentingViewController == nil && scene.content.view.window == nil)
  }

  @Test func noSourceAnyMore() {
    scene.present()
    scene.source = nil
    drag(by: (0, 400))
    simulator.settle()
    #expect(scene.root.presentedViewController == nil)
  }

  @Test func itIsReleased() {
    let root = UIViewController()
    let simulator = Simulator { root }
    let card = UIView(frame: CGRect(x: 20, y: 300, width: 120, height: 120))
    simulator.perform { root.view.addSubview(card) }
    weak var gone: UIViewController?
    do {
      let content = UIViewController()
      gone = content
      content.modalPresentationStyle = .fullScreen
      content.preferredTransition = .zoom { [weak card] _ in card }
      simulator.perform { root.present(content, animated: true) }
    }
    simulator.settle()
    simulator.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 700))
    simulator.settle()
    #expect(gone == nil && root.presentedViewController == nil)
  }
}
