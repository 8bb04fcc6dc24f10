// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import QuireSimulator
import SheetEngine
import SheetMotion
import Testing

@_spi(Hosts) @testable import Quire

/// Controllers that grow out of a view, and shrink back into one. [DOC-ZOOM]
@MainActor @Suite struct ZoomTests {
  /// A root with two cards, and a controller that zooms.
  @MainActor final class Scene {
    let log = CallLog()
    let root: LoggingController
    let cards = [UIView(), UIView()]
    let content: LoggingController
    let options = UIViewController.Transition.ZoomOptions()
    let simulator: Simulator
    /// The view that the provider returns.
    var source: UIView?
    var asked: [UIViewController.Transition.ZoomSourceViewProviderContext] = []

    init(_ style: UIModalPresentationStyle = .fullScreen, _ device: Device = .phone) {
      root = LoggingController(log, name: "root")
      content = LoggingController(log)
      simulator = Simulator(device) { [root] in root }
      simulator.perform {
        for (index, card) in cards.enumerated() {
          card.frame = CGRect(x: 20 + 140 * CGFloat(index), y: 300, width: 120, height: 120)
          card.backgroundColor = .systemBlue
          card.layer.cornerRadius = 16
          root.view.addSubview(card)
        }
      }
      source = cards[0]
      content.modalPresentationStyle = style
      content.preferredTransition = .zoom(options: options) { [weak self] context in
        self?.asked.append(context)
        return self?.source
      }
      _ = log.drain()
    }

    func begin() {
      simulator.perform { root.present(content, animated: true) { self.log.add("completion") } }
    }
    func present() {
      begin()
      simulator.settle()
      _ = log.drain()
    }
    func dismiss() {
      simulator.perform { content.dismiss(animated: true) { self.log.add("gone") } }
    }
    var rig: ZoomRig? { (content.presentation?.zoom as? ZoomTransition)?.rig }
    var shown: CGRect? { rig.flatMap { simulator.shown(content.view, in: $0) } }
    func shows(_ rect: CGRect, within error: Double = 0.01, _ location: SourceLocation = #_sourceLocation) {
      expect(shown, near: rect, within: error, location)
    }
    var spring: Spring { SheetTuning().spring }
    /// The fraction of a motion on the sheet's spring.
    func progress(at time: Double) -> Double {
      SpringMotion(from: 0, to: 1, velocity: 0, spring: spring).value(at: time)
    }
  }

  static let card = CGRect(x: 20, y: 300, width: 120, height: 120)
  static let screen = CGRect(x: 0, y: 0, width: 402, height: 874)

  static func mix(_ from: CGRect, _ to: CGRect, _ part: Double) -> CGRect {
    func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * part }
    return CGRect(
      x: mix(from.minX, to.minX), y: mix(from.minY, to.minY), width: mix(from.width, to.width),
      height: mix(from.height, to.height))
  }

  // MARK: The motion

  @Test func theWayThere() throws {
    let scene = Scene()
    scene.begin()
    scene.shows(ZoomTests.card)
    // At the small end, its corners are the source's.
    let scale = 120.0 / 402
    let rig = try #require(scene.rig)
    #expect((Double(rig.cutters[0].layer.cornerRadius) * scale - 16).magnitude < 1e-9)
    #expect(scene.simulator.element(scene.cards[0]) == nil)
    #expect(scene.cards[0].alpha == 1 && !scene.cards[0].isHidden)
    // The view is laid out for its end, and only transformed.
    #expect(scene.content.view.bounds.size == CGSize(width: 402, height: 874))
    scene.simulator.run(for: 0.1)
    // The scale and the visible part are both on the sheet's spring.
    let p = scene.progress(at: 0.1)
    #expect(p > 0.3 && p < 0.7)
    let s = scale + (1 - scale) * p
    let height = 402 + (874 - 402) * p
    let shown = try #require(scene.shown)
    #expect((shown.width - 402 * s).magnitude < 0.5)
    #expect((shown.height - height * s).magnitude < 0.5)
    scene.simulator.settle()
    scene.shows(ZoomTests.screen)
    #expect(!rig.cutters[0].clipsToBounds && rig.stage.transform == .identity)
    #expect(!scene.cards[0].isAway)
    #expect(scene.content.view.transform == .identity && scene.content.view.alpha == 1)
  }

  @Test func theWayBack() throws {
    let scene = Scene()
    let views = scene.simulator.viewCount
    scene.present()
    scene.source = scene.cards[1]
    scene.dismiss()
    scene.shows(ZoomTests.screen)
    #expect(scene.cards[1].isAway && !scene.cards[0].isAway)
    scene.simulator.run(for: 0.54)
    scene.shows(CGRect(x: 160, y: 300, width: 120, height: 120), within: 1)
    scene.simulator.settle()
    #expect(scene.root.presentedViewController == nil)
    #expect(!scene.cards[1].isAway && scene.content.view.superview == nil)
    #expect(scene.simulator.viewCount == views)
    // As the app made it.
    #expect(scene.content.view.alpha == 1 && scene.content.view.transform == .identity)
  }

  /// It is called at both ends, with the context.
  @Test func theProvider() {
    let scene = Scene()
    scene.present()
    #expect(scene.asked.count == 1)
    #expect(scene.asked.first?.sourceViewController === scene.root)
    #expect(scene.asked.first?.zoomedViewController === scene.content)
    scene.dismiss()
    scene.simulator.settle()
    #expect(scene.asked.count == 2)
  }

  @Test(arguments: [true, false]) func noSource(isNil: Bool) {
    let scene = Scene()
    scene.source = isNil ? nil : UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    scene.begin()
    // As if it had no preferred transition: from below.
    #expect(scene.simulator.frame(of: scene.content.view)?.minY == 874)
    scene.simulator.settle()
    scene.shows(ZoomTests.screen)
    // By now there is one.
    scene.source = scene.cards[0]
    scene.dismiss()
    scene.simulator.run(for: 0.54)
    scene.shows(ZoomTests.card, within: 1)
    scene.simulator.settle()
    #expect(scene.root.presentedViewController == nil)
  }

  @Test func theSourceHasLeft() {
    let scene = Scene()
    scene.present()
    scene.simulator.perform { scene.cards[0].removeFromSuperview() }
    scene.dismiss()
    scene.simulator.run(for: 0.2)
    let y = scene.simulator.frame(of: scene.content.view)?.minY ?? .nan
    #expect(y > 300)
    scene.simulator.settle()
    #expect(scene.root.presentedViewController == nil)
  }

  @Test func notAnimated() {
    let scene = Scene()
    scene.simulator.perform { scene.root.present(scene.content, animated: false) }
    scene.shows(ZoomTests.screen)
    scene.dismiss()
    scene.simulator.run(for: 0.54)
    scene.shows(ZoomTests.card, within: 1)
    scene.simulator.perform { scene.content.dismiss(animated: false) }
    scene.simulator.settle()
    #expect(scene.root.presentedViewController == nil)
  }

  @Test func lessMotion() {
    var device = Device.phone
    device.environment.prefersReducedMotion = true
    let scene = Scene(.fullScreen, device)
    scene.begin()
    #expect(scene.simulator.sheet?.frame == ZoomTests.screen)
    #expect(scene.rig == nil && scene.asked.isEmpty)
    scene.simulator.settle()
    scene.dismiss()
    #expect(scene.simulator.sheet?.frame == ZoomTests.screen)
    scene.simulator.settle()
    #expect(scene.root.presentedViewController == nil)
  }

  // MARK: Reversal

  /// It continues from its position, with its velocity.
  @Test func dismissedOnItsWay() throws {
    let scene = Scene()
    scene.begin()
    scene.simulator.run(for: 0.12)
    let before = try #require(scene.shown)
    #expect(before.width > 150)
    let stage = try #require(scene.rig?.stage)
    func growth() -> Double {
      let now = scene.simulator.now
      let poses = [now, now + 1e-5].map { stage.motions?.pose(at: $0).lanes[4] ?? .nan }
      return (poses[1] - poses[0]) / 1e-5
    }
    let speed = growth()
    #expect(speed > 1)
    scene.dismiss()
    scene.shows(before, within: 0.25)
    // It still grows for a moment, because the spring that reverses it adds no velocity of its own.
    #expect((growth() - speed).magnitude < 0.01 * speed)
    scene.simulator.settle()
    #expect(scene.root.presentedViewController == nil && !scene.cards[0].isAway)
  }

  // MARK: Order

  /// As with any other transition.
  @Test(arguments: [true, false]) func callbacks(zooms: Bool) {
    let scene = Scene()
    if !zooms { scene.content.preferredTransition = .coverVertical }
    scene.simulator.perform {
      scene.root.present(scene.content, animated: true) { scene.log.add("completion") }
      scene.content.transitionCoordinator?.animate { _ in
        scene.log.add("along")
      } completion: { context in
        scene.log.add("done \(context.isCancelled)")
      }
    }
    #expect(scene.log.drain() == ["root.viewWillDisappear", "viewWillAppear", "along"])
    scene.simulator.settle()
    #expect(scene.log.drain() == ["viewDidAppear", "root.viewDidDisappear", "done false", "completion"])
    scene.dismiss()
    #expect(scene.log.drain() == ["root.viewWillAppear", "viewWillDisappear"])
    scene.simulator.settle()
    #expect(scene.log.drain() == ["viewDidDisappear", "root.viewDidAppear", "gone"])
  }

  // MARK: Options

  /// The app's alignment rectangle lies over the source.
  @Test func alignment() throws {
    let scene = Scene()
    var reported: UIViewController.Transition.ZoomOptions.AlignmentRectContext?
    scene.options.alignmentRectProvider = { context in
      reported = context
      return CGRect(x: 51, y: 100, width: 300, height: 300)
    }
    scene.begin()
    scene.shows(ZoomTests.card)
    #expect(reported?.sourceView === scene.cards[0] && reported?.zoomedViewController === scene.content)
    let whole = try #require(scene.simulator.frame(of: scene.content.view))
    #expect((whole.width - 402 * 0.4).magnitude < 1e-9)
    #expect((whole.minX - (20 - 51 * 0.4)).magnitude < 1e-9 && (whole.minY - (300 - 100 * 0.4)).magnitude < 1e-9)
    scene.simulator.settle()
    scene.shows(ZoomTests.screen)
  }

  @Test func dimming() throws {
    let scene = Scene()
    scene.options.dimmingColor = .systemRed
    scene.options.dimmingVisualEffect = UIBlurEffect(style: .dark)
    scene.begin()
    let container = try #require(scene.content.presentationController?.containerView)
    let effect = try #require(container.subviews.first as? UIVisualEffectView)
    let dimming = container.subviews[1]
    #expect(dimming.backgroundColor === UIColor.systemRed && effect.effect === scene.options.dimmingVisualEffect)
    #expect(scene.simulator.alpha(of: dimming) == 0 && scene.simulator.alpha(of: effect) == 0)
    scene.simulator.run(for: 0.1)
    #expect(((scene.simulator.alpha(of: dimming) ?? 9) - scene.progress(at: 0.1)).magnitude < 0.03)
    scene.simulator.settle()
    #expect(scene.simulator.alpha(of: dimming) == 1)
    // Behind a full screen, the blur is hidden.
    #expect(effect.isHidden)
    scene.dismiss()
    #expect(!effect.isHidden)
    scene.simulator.run(for: 0.54)
    #expect((scene.simulator.alpha(of: dimming) ?? 9) < 0.01)
  }

  // MARK: Styles

  /// A sheet grows to its resting position in the engine, and is a normal sheet from then on.
  @Test func sheets() throws {
    let scene = Scene(.pageSheet)
    scene.content.sheetPresentationController?.detents = [.medium(), .large()]
    scene.begin()
    scene.shows(ZoomTests.card)
    scene.simulator.settle()
    let restFrame = CGRect(x: 0, y: 410, width: 402, height: 464)
    #expect(scene.simulator.sheet?.frame == restFrame && scene.simulator.sheet?.dimming == 1)
    #expect(scene.simulator.frame(of: scene.content.view) == restFrame)
    #expect(scene.rig == nil && !scene.cards[0].isAway)
    scene.simulator.drag(from: CGPoint(x: 100, y: 440), to: CGPoint(x: 100, y: 190))
    scene.simulator.settle()
    #expect(scene.simulator.sheet?.frame.minY == 72)
    scene.dismiss()
    scene.simulator.run(for: 0.54)
    scene.shows(ZoomTests.card, within: 1)
    scene.simulator.settle()
    #expect(scene.root.presentedViewController == nil && !scene.cards[0].isAway)
  }

  @Test(arguments: [UIModalPresentationStyle.overFullScreen, .custom, .overCurrentContext])
  func otherStyles(style: UIModalPresentationStyle) {
    let scene = Scene(style)
    scene.begin()
    scene.shows(ZoomTests.card)
    scene.simulator.settle()
    scene.shows(ZoomTests.screen)
    scene.dismiss()
    scene.simulator.run(for: 0.54)
    scene.shows(ZoomTests.card, within: 1)
    scene.simulator.settle()
    #expect(scene.root.presentedViewController == nil)
  }

  @Test func popovers() throws {
    let scene = Scene(.popover, .pad)
    scene.content.preferredContentSize = CGSize(width: 320, height: 400)
    scene.content.popoverPresentationController?.sourceView = scene.cards[0]
    scene.begin()
    scene.shows(ZoomTests.card)
    scene.simulator.settle()
    #expect(scene.simulator.sheet?.form == .popover && scene.simulator.sheet?.arrow != nil)
    scene.dismiss()
    scene.simulator.settle()
    #expect(scene.root.presentedViewController == nil)
  }

  @Test func aBarsButton() throws {
    let log = CallLog()
    let first = LoggingController(log)
    let item = UIBarButtonItem(title: "Info")
    first.navigationItem.rightBarButtonItem = item
    let navigation = UINavigationController(rootViewController: first)
    let simulator = Simulator { navigation }
    let content = LoggingController(log)
    content.preferredTransition = .zoom(sourceBarButtonItemProvider: { _ in item })
    content.sheetPresentationController?.detents = [.medium()]
    let button = try #require(simulator.frame(of: item.button))
    simulator.perform { first.present(content, animated: true) }
    let rig = try #require((content.presentation?.zoom as? ZoomTransition)?.rig)
    #expect(item.button.isAway)
    let pose = ZoomGeometry(
      frame: CGRect(x: 0, y: 410, width: 402, height: 464), source: button, alignment: nil,
      sourceRadius: button.height / 2)
    #expect((pose.radius * pose.source.scale - button.height / 2).magnitude < 1e-9)
    #expect(rig.cutters[0].layer.cornerRadius == pose.radius)
    let middle = pose.source.shownRect(at: CGRect(x: 0, y: 410, width: 402, height: 464))
    #expect(middle.midX == button.midX && (middle.midY - button.midY).magnitude < 1e-9)
    simulator.settle()
    #expect(simulator.sheet?.frame.minY == 410 && !item.button.isAway)
    simulator.perform { content.dismiss(animated: true) }
    simulator.settle()
    #expect(first.presentedViewController == nil)
  }

  @Test func theWindowTurns() {
    let scene = Scene()
    scene.present()
    scene.simulator.change(to: .phoneLandscape)
    scene.simulator.settle()
    let size = scene.simulator.device.environment.container
    scene.shows(CGRect(x: 0, y: 0, width: size.width, height: size.height))
    #expect(scene.content.view.bounds.width == CGFloat(size.width))
  }

  // MARK: Memory

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet], [true, false])
  func itIsReleased(style: UIModalPresentationStyle, isCutShort: Bool) {
    let root = UIViewController()
    let simulator = Simulator { root }
    let card = UIView(frame: CGRect(x: 20, y: 300, width: 120, height: 120))
    simulator.perform { root.view.addSubview(card) }
    let views = simulator.viewCount
    weak var gone: UIViewController?
    weak var zoom: PresentationZoom?
    do {
      let content = UIViewController()
      gone = content
      content.modalPresentationStyle = style
      content.preferredTransition = .zoom { [weak card] _ in card }
      simulator.perform { root.present(content, animated: true) }
      zoom = content.presentation?.zoom
    }
    #expect(gone != nil && zoom != nil)
    if isCutShort { simulator.run(for: 0.1) } else { simulator.settle() }
    simulator.perform { root.dismiss(animated: true) }
    simulator.settle()
    #expect(gone == nil && zoom == nil)
    #expect(simulator.viewCount == views && !card.isAway)
  }
}
