import QuireSimulator
import SheetEngine
import Testing

@testable import Quire

/// Animators of an app's own for sheets and popovers. [TR-39]
@MainActor @Suite struct SheetAnimatorTests {
  /// Comes from the right, and leaves to the left.
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
    var frame: Rect? { simulator.frame(of: content.view) }

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
      _ = stage.log.take()
    }
  }

  @Test func itBringsTheSheet() throws {
    let scene = Scene()
    scene.begin()
    #expect(scene.stage.log.take() == ["viewWillAppear", "animate"])
    // To where the sheet will rest.
    #expect(scene.delegate.presenting.frame == CGRect(x: 0, y: 410, width: 402, height: 464))
    #expect(scene.content.transitionCoordinator?.transitionDuration == 0.4)
    #expect(scene.frame == Rect(x: 402, y: 410, width: 402, height: 464))
    let dimming = try #require(scene.content.presentationController?.containerView?.subviews.first)
    #expect(scene.simulator.alpha(of: dimming) == 0)
    scene.simulator.run(for: 0.2)
    #expect(((scene.frame?.x ?? .nan) - 201).magnitude < 0.5)
    #expect(((scene.simulator.alpha(of: dimming) ?? .nan) - 0.5).magnitude < 0.02)
    #expect((scene.simulator.background(of: dimming)?.bits ?? 0) == 0x33)
    #expect(scene.simulator.cornerRadius(of: scene.content.view) == 10)
    scene.simulator.settle()
    #expect(scene.stage.log.take() == ["ended true", "viewDidAppear", "completion"])
    // From here on it is a sheet like any other.
    #expect(scene.frame == Rect(x: 0, y: 410, width: 402, height: 464))
    let sheet = try #require(scene.simulator.sheet)
    #expect(sheet.form == .sheet && sheet.dimming == 1 && sheet.corners.topLeft == 10)
    #expect(scene.content.view.layer.cornerRadius == 0 && !scene.content.view.clipsToBounds)
    #expect(dimming.window == nil)
    scene.stage.drag(by: -250)
    scene.simulator.settle()
    #expect(scene.simulator.sheet?.frame.y == 72)
    #expect(scene.stage.log.take() == ["didChange com.apple.UIKit.large"])
  }

  @Test func itTakesTheSheetAway() throws {
    let scene = Scene()
    let views = scene.simulator.viewCount
    scene.present()
    scene.simulator.perform { scene.content.dismiss(animated: true) { scene.stage.log.add("gone") } }
    #expect(scene.stage.log.take() == ["viewWillDisappear", "animate"])
    #expect(scene.delegate.dismissing.frame == CGRect(x: 0, y: 410, width: 402, height: 464))
    #expect(scene.frame == Rect(x: 0, y: 410, width: 402, height: 464))
    scene.simulator.run(for: 0.2)
    #expect(((scene.frame?.x ?? .nan) + 201).magnitude < 0.5)
    let dimming = try #require(scene.content.presentationController?.containerView?.subviews.first)
    #expect(((scene.simulator.alpha(of: dimming) ?? .nan) - 0.5).magnitude < 0.02)
    scene.simulator.settle()
    #expect(scene.stage.log.take() == ["ended true", "viewDidDisappear", "gone"])
    #expect(scene.simulator.sheets.isEmpty)
    #expect(scene.simulator.viewCount == views)
    #expect(scene.stage.root.presentedViewController == nil)
  }

  /// It says that it was taken back: the sheet stands as before, and may be dragged.
  @Test func itThinksBetterOfIt() {
    let scene = Scene()
    scene.present()
    scene.delegate.dismissing.completes = false
    scene.simulator.perform { scene.content.dismiss(animated: true) }
    scene.simulator.settle()
    #expect(
      scene.stage.log.take() == ["viewWillDisappear", "animate", "ended false", "viewWillAppear", "viewDidAppear"])
    #expect(scene.simulator.sheet?.form == .sheet)
    #expect(scene.frame == Rect(x: 0, y: 410, width: 402, height: 464))
    scene.stage.drag(by: -250)
    scene.simulator.settle()
    #expect(scene.simulator.sheet?.frame.y == 72)
  }

  /// A finger takes it away with the sheet's own motion.
  @Test func aFingerHasTheSheetsOwn() {
    let scene = Scene()
    scene.present()
    scene.stage.drag(by: 300)
    scene.simulator.settle()
    #expect(
      scene.stage.log.take() == ["shouldDismiss", "willDismiss", "viewWillDisappear", "viewDidDisappear", "didDismiss"])
  }

  @Test func popovers() throws {
    let scene = Scene(.pad)
    let source = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    scene.simulator.perform { scene.stage.root.view.addSubview(source) }
    scene.content.modalPresentationStyle = .popover
    scene.content.preferredContentSize = CGSize(width: 200, height: 100)
    scene.content.popoverPresentationController?.sourceView = source
    scene.begin()
    #expect(scene.stage.log.take() == ["viewWillAppear", "animate"])
    let frame = try #require(scene.delegate.presenting.frame)
    scene.simulator.settle()
    #expect(scene.simulator.sheet?.form == .popover)
    #expect(scene.simulator.sheet?.frame == Rect(frame))
    #expect(scene.simulator.sheet?.arrow != nil)
    #expect(scene.stage.log.take() == ["ended true", "viewDidAppear", "completion"])
  }

  /// Without an animation nobody is asked.
  @Test func unanimated() {
    let scene = Scene()
    scene.simulator.perform { scene.stage.root.present(scene.content, animated: false) }
    scene.simulator.perform { scene.content.dismiss(animated: false) }
    #expect(
      scene.stage.log.take() == ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"])
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
