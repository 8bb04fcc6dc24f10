// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import QuireSimulator
import SheetEngine
import Testing

@_spi(Hosts) @testable import Quire

/// Custom animators for sheets and popovers. [TR-39]
@MainActor @Suite struct SheetAnimatorTests {
  /// Moves the view in from the right, and out to the left.
  final class Sideways: NSObject, UIViewControllerAnimatedTransitioning {
    let log: CallLog
    let isPresenting: Bool
    var completes = true
    var frame: CGRect?

    init(_ log: CallLog, isPresenting: Bool) {
      self.log = log
      self.isPresenting = isPresenting
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> Double { 0.4 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      log.add("animate")
      let controller = context.viewController(forKey: isPresenting ? .to : .from)!
      let view = context.view(forKey: isPresenting ? .to : .from)!
      if isPresenting {
        frame = context.finalFrame(for: controller)
        view.frame = context.finalFrame(for: controller)
        view.frame.origin.x = 402
        context.containerView.addSubview(view)
      } else {
        frame = context.initialFrame(for: controller)
      }
      UIView.animate(withDuration: 0.4, options: .curveLinear) {
        view.frame.origin.x = self.isPresenting ? context.finalFrame(for: controller).minX : -402
      } completion: { _ in
        context.completeTransition(self.completes)
      }
    }
    func animationEnded(_ transitionCompleted: Bool) { log.add("ended \(transitionCompleted)") }
  }

  final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    let presenting: Sideways
    let dismissing: Sideways
    init(_ log: CallLog) {
      presenting = Sideways(log, isPresenting: true)
      dismissing = Sideways(log, isPresenting: false)
    }
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self.presenting }
    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { dismissing }
  }

  @MainActor final class Scene {
    let stage: Stage
    let delegate: Delegate
    init(_ device: Device = .phone) {
      stage = Stage(device)
      delegate = Delegate(stage.log)
      stage.sheetController.transitioningDelegate = delegate
    }
    var simulator: Simulator { stage.simulator }
    var content: UIViewController { stage.sheetController }
    var frame: CGRect? { simulator.frame(of: content.view) }
    /// The view that the animators move.
    var wrapper: UIView { content.presentationController!.presentedView! }

    func begin() {
      simulator.perform {
        content.sheetPresentationController?.detents = [.medium(), .large()]
        content.sheetPresentationController?.delegate = stage.delegate
        stage.root.present(content, animated: true) { self.stage.log.add("completion") }
      }
    }
    func present() {
      begin()
      simulator.settle()
      _ = stage.log.drain()
    }
  }

  @Test func itBringsTheSheet() throws {
    let scene = Scene()
    scene.begin()
    #expect(scene.stage.log.drain() == ["viewWillAppear", "animate"])
    // The place where the sheet will rest.
    #expect(scene.delegate.presenting.frame == CGRect(x: 0, y: 410, width: 402, height: 464))
    #expect(scene.content.transitionCoordinator?.transitionDuration == 0.4)
    #expect(scene.frame == CGRect(x: 402, y: 410, width: 402, height: 464))
    let dimming = try #require(scene.content.presentationController?.containerView?.subviews.first)
    #expect(scene.simulator.alpha(of: dimming) == 0)
    scene.simulator.run(for: 0.2)
    #expect(((scene.frame?.minX ?? .nan) - 201).magnitude < 0.5)
    #expect(((scene.simulator.alpha(of: dimming) ?? .nan) - 0.5).magnitude < 0.02)
    #expect((scene.simulator.background(of: dimming)?.bits ?? 0) == 0x33)
    #expect(scene.simulator.corners(of: scene.wrapper) == Corners(top: 10, bottom: 62))
    scene.simulator.settle()
    #expect(scene.stage.log.drain() == ["ended true", "viewDidAppear", "completion"])
    // From here on, it behaves like any other sheet.
    #expect(scene.frame == CGRect(x: 0, y: 410, width: 402, height: 464))
    let sheet = try #require(scene.simulator.sheet)
    #expect(sheet.form == .sheet && sheet.dimming == 1 && sheet.corners.topLeft == 10)
    #expect(scene.wrapper.layer.cornerRadius == 0 && !scene.wrapper.clipsToBounds)
    #expect(dimming.window == nil)
    scene.stage.drag(by: -250)
    scene.simulator.settle()
    #expect(scene.simulator.sheet?.frame.minY == 72)
    #expect(scene.stage.log.drain() == ["didChange com.apple.UIKit.large"])
  }

  @Test func itTakesTheSheetAway() throws {
    let scene = Scene()
    let views = scene.simulator.viewCount
    scene.present()
    scene.simulator.perform { scene.content.dismiss(animated: true) { scene.stage.log.add("gone") } }
    #expect(scene.stage.log.drain() == ["viewWillDisappear", "animate"])
    #expect(scene.delegate.dismissing.frame == CGRect(x: 0, y: 410, width: 402, height: 464))
    #expect(scene.frame == CGRect(x: 0, y: 410, width: 402, height: 464))
    scene.simulator.run(for: 0.2)
    #expect(((scene.frame?.minX ?? .nan) + 201).magnitude < 0.5)
    let dimming = try #require(scene.content.presentationController?.containerView?.subviews.first)
    #expect(((scene.simulator.alpha(of: dimming) ?? .nan) - 0.5).magnitude < 0.02)
    scene.simulator.settle()
    #expect(scene.stage.log.drain() == ["ended true", "viewDidDisappear", "gone"])
    #expect(scene.simulator.sheets.isEmpty)
    #expect(scene.simulator.viewCount == views)
    #expect(scene.stage.root.presentedViewController == nil)
  }

  /// With the corners and the shadow that the engine gives it: 0.5 of black if nothing is dimmed. [CH-S]
  @Test(arguments: [
    (Device.phone, Corners(top: 10, bottom: 62)), (.homeButtonPhone, Corners(top: 10, bottom: 0)),
    (.pad, Corners(top: 10, bottom: 10)),
  ])
  func itLooksAsItDoesAtRest(_ device: Device, _ corners: Corners) throws {
    let scene = Scene(device)
    let view = scene.content.view!
    view.layer.cornerRadius = 4
    view.layer.maskedCorners = .layerMaxXMaxYCorner
    scene.content.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    func expectRest(_ location: SourceLocation = #_sourceLocation) {
      let shown = scene.simulator.corners(of: scene.wrapper) ?? .zero
      #expect((shown.topLeft - corners.topLeft).magnitude < 1e-9, sourceLocation: location)
      #expect((shown.topRight - corners.topRight).magnitude < 1e-9, sourceLocation: location)
      #expect((shown.bottomRight - corners.bottomRight).magnitude < 1e-9, sourceLocation: location)
      #expect((shown.bottomLeft - corners.bottomLeft).magnitude < 1e-9, sourceLocation: location)
      let shadow = Shadow(color: RGBA(bits: 0x80), radius: 2, offset: .zero)
      #expect(scene.simulator.shadow(of: scene.wrapper) == shadow, sourceLocation: location)
      // The controller's view keeps the app's settings, then and later.
      let own = Corners(topLeft: 0, topRight: 0, bottomRight: 4, bottomLeft: 0)
      #expect(scene.simulator.corners(of: view) == own, sourceLocation: location)
      #expect(scene.simulator.shadow(of: view) == Shadow.none, sourceLocation: location)
    }
    scene.begin()
    expectRest()
    scene.simulator.settle()
    let sheet = try #require(scene.simulator.sheet)
    #expect(sheet.corners == corners)
    #expect(scene.simulator.placement(of: .presentation(sheet.id))?.shadow == 0.5)
    #expect(scene.simulator.corners(of: scene.wrapper) == Corners.zero)
    #expect(scene.simulator.shadow(of: scene.wrapper) == Shadow.none)
    #expect(view.layer.maskedCorners == .layerMaxXMaxYCorner)
    scene.simulator.perform { scene.content.dismiss(animated: true) }
    expectRest()
  }

  /// If it dims, it casts no shadow, as at rest.
  @Test func noShadowOverDimming() {
    let scene = Scene()
    scene.begin()
    #expect(scene.simulator.shadow(of: scene.wrapper)?.color == .clear)
  }

  /// The app's own shadow takes precedence, even in a snapshot that an animator takes of the view.
  @Test func anAppsOwnShadow() throws {
    let scene = Scene()
    scene.content.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    scene.begin()
    let view = scene.wrapper
    let picture = try #require(view.snapshotView(afterScreenUpdates: false))
    scene.simulator.perform {
      view.layer.shadowOpacity = 1
      view.superview?.addSubview(picture)
    }
    let own = Shadow(color: RGBA(bits: 0xFF), radius: 3, offset: Vector(dx: 0, dy: -3))
    #expect(scene.simulator.shadow(of: view) == own)
    #expect(scene.simulator.corners(of: picture) == Corners(top: 10, bottom: 62))
    #expect(scene.simulator.shadow(of: picture)?.radius == 2)
  }

  /// It reports a canceled transition: the sheet is as before, and may be dragged.
  @Test func itThinksBetterOfIt() {
    let scene = Scene()
    scene.present()
    scene.delegate.dismissing.completes = false
    scene.simulator.perform { scene.content.dismiss(animated: true) }
    scene.simulator.settle()
    #expect(
      scene.stage.log.drain() == ["viewWillDisappear", "animate", "ended false", "viewWillAppear", "viewDidAppear"])
    #expect(scene.simulator.sheet?.form == .sheet)
    #expect(scene.frame == CGRect(x: 0, y: 410, width: 402, height: 464))
    scene.stage.drag(by: -250)
    scene.simulator.settle()
    #expect(scene.simulator.sheet?.frame.minY == 72)
  }

  /// A finger dismisses it with the sheet's own motion.
  @Test func aFingerHasTheSheetsOwn() {
    let scene = Scene()
    scene.present()
    scene.stage.drag(by: 300)
    scene.simulator.settle()
    #expect(
      scene.stage.log.drain() == [
        "shouldDismiss", "willDismiss", "viewWillDisappear", "viewDidDisappear", "didDismiss",
      ])
  }

  @Test func popovers() throws {
    let scene = Scene(.pad)
    let source = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    scene.simulator.perform { scene.stage.root.view.addSubview(source) }
    scene.content.modalPresentationStyle = .popover
    scene.content.preferredContentSize = CGSize(width: 200, height: 100)
    scene.content.popoverPresentationController?.sourceView = source
    scene.begin()
    #expect(scene.stage.log.drain() == ["viewWillAppear", "animate"])
    #expect(scene.simulator.corners(of: scene.wrapper) == Corners(top: 13, bottom: 13))
    #expect(
      scene.simulator.shadow(of: scene.wrapper)
        == Shadow(color: RGBA(bits: 0x40), radius: 24, offset: Vector(dx: 0, dy: 12)))
    let frame = try #require(scene.delegate.presenting.frame)
    scene.simulator.settle()
    #expect(scene.simulator.sheet?.form == .popover)
    #expect(scene.simulator.sheet?.frame == frame)
    #expect(scene.simulator.sheet?.arrow != nil)
    #expect(scene.stage.log.drain() == ["ended true", "viewDidAppear", "completion"])
  }

  /// Without an animation no animator is requested.
  @Test func unanimated() {
    let scene = Scene()
    scene.simulator.perform { scene.stage.root.present(scene.content, animated: false) }
    scene.simulator.perform { scene.content.dismiss(animated: false) }
    #expect(
      scene.stage.log.drain() == ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"])
  }

  @Test func nothingIsKept() {
    weak var watched: UIViewController?
    weak var sheet: UIPresentationController?
    let root = UIViewController()
    let simulator = Simulator { root }
    let delegate = Delegate(CallLog())
    do {
      let content = UIViewController()
      content.transitioningDelegate = delegate
      watched = content
      sheet = content.presentationController
      simulator.perform { root.present(content, animated: true) }
    }
    simulator.settle()
    simulator.perform { root.dismiss(animated: true) }
    simulator.settle()
    simulator.perform {}
    #expect(watched == nil)
    #expect(sheet == nil)
  }
}
