// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import SheetEngine
import Testing

@testable import Quire

/// An app's own presentation controller: the lower half, with its own dimming.
private final class HalfController: UIPresentationController {
  let log: CallLog
  let dimming = UIView()

  init(_ log: CallLog, presented: UIViewController, presenting: UIViewController?) {
    self.log = log
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
  }
  override func containerViewWillLayoutSubviews() { dimming.frame = containerView?.bounds ?? .zero }
  override func presentationTransitionWillBegin() {
    log.add("presentationTransitionWillBegin")
    dimming.backgroundColor = UIColor(white: 0, alpha: 0.5)
    containerView?.insertSubview(dimming, at: 0)
  }
  override func presentationTransitionDidEnd(_ completed: Bool) {
    log.add("presentationTransitionDidEnd(\(completed))")
  }
  override func dismissalTransitionWillBegin() { log.add("dismissalTransitionWillBegin") }
  override func dismissalTransitionDidEnd(_ completed: Bool) { log.add("dismissalTransitionDidEnd(\(completed))") }
}

/// Places the view and waits until the test completes the transition.
private final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
  let log: CallLog
  var context: (any UIViewControllerContextTransitioning)?

  init(_ log: CallLog) { self.log = log }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> Double { 0.25 }
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    log.add("animate")
    context = transitionContext
    guard let view = transitionContext.view(forKey: .to), let to = transitionContext.viewController(forKey: .to)
    else { return }
    view.frame = transitionContext.finalFrame(for: to)
    transitionContext.containerView.addSubview(view)
  }
  func animationEnded(_ transitionCompleted: Bool) {
    log.add("animationEnded(\(transitionCompleted))")
    context = nil
  }
}

private final class Transitioning: NSObject, UIViewControllerTransitioningDelegate {
  let log: CallLog
  var animator: Animator?
  var asked: [String] = []
  weak var made: HalfController?
  weak var source: UIViewController?

  init(_ log: CallLog) { self.log = log }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    animator
  }
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    self.source = source
    let controller = HalfController(log, presented: presented, presenting: presenting)
    made = controller
    return controller
  }
}

@MainActor @Suite struct CustomPresentationTests {
  @MainActor final class Custom {
    let log = CallLog()
    let child = UIViewController()
    let root: UINavigationController
    let content: LoggingController
    fileprivate let transitioning: Transitioning
    let simulator: Simulator

    init(animates: Bool = true) {
      let root = UINavigationController(rootViewController: child)
      self.root = root
      content = LoggingController(log)
      transitioning = Transitioning(log)
      if animates { transitioning.animator = Animator(log) }
      simulator = Simulator { root }
      content.modalPresentationStyle = .custom
      content.transitioningDelegate = transitioning
    }

    func present() {
      simulator.perform { child.present(content, animated: true) { self.log.add("completion") } }
    }
  }

  /// [CH-P]: the order of a custom presentation on a host.
  @Test func x7AndX8_inOrder() {
    let stage = Custom()
    stage.present()
    #expect(stage.log.drain() == ["presentationTransitionWillBegin", "viewWillAppear", "animate"])
    #expect(stage.content.isBeingPresented)
    #expect(stage.content.transitionCoordinator?.transitionDuration == 0.25)
    stage.simulator.settle()
    #expect(stage.log.drain() == [])
    stage.simulator.perform { stage.transitioning.animator?.context?.completeTransition(true) }
    #expect(
      stage.log.drain() == [
        "animationEnded(true)", "presentationTransitionDidEnd(true)", "viewDidAppear", "completion",
      ])
    #expect(!stage.content.isBeingPresented)
    #expect(stage.content.transitionCoordinator == nil)

    stage.simulator.perform { stage.child.dismiss(animated: true) { stage.log.add("completion") } }
    #expect(stage.log.drain() == ["dismissalTransitionWillBegin", "viewWillDisappear", "animate"])
    #expect(stage.content.isBeingDismissed)
    stage.simulator.perform { stage.transitioning.animator?.context?.completeTransition(true) }
    #expect(
      stage.log.drain() == [
        "animationEnded(true)", "dismissalTransitionDidEnd(true)", "viewDidDisappear", "completion",
      ])
    #expect(stage.root.presentedViewController == nil)
    #expect(stage.simulator.sheets.isEmpty)
  }

  @Test func whatTheDelegateAndTheContextSay() throws {
    let stage = Custom()
    stage.present()
    #expect(stage.transitioning.source === stage.child)
    let made = try #require(stage.transitioning.made)
    #expect(made.presentingViewController === stage.root)
    #expect(stage.content.presentationController === made)
    #expect(stage.content.activePresentationController === made)
    #expect(made.presentationStyle == .custom)
    #expect(made.containerView?.bounds == CGRect(x: 0, y: 0, width: 402, height: 874))
    let context = try #require(stage.transitioning.animator?.context)
    #expect(context.viewController(forKey: .from) === stage.root)
    #expect(context.viewController(forKey: .to) === stage.content)
    #expect(context.view(forKey: .from) == nil)
    #expect(context.view(forKey: .to) === stage.content.view)
    #expect(context.isAnimated && !context.isInteractive && !context.transitionWasCancelled)
    #expect(context.presentationStyle == .custom)
    #expect(context.initialFrame(for: stage.content) == .zero)
    #expect(context.finalFrame(for: stage.content) == CGRect(x: 0, y: 437, width: 402, height: 437))
    #expect(context.targetTransform.isIdentity)
  }

  /// The app's views in the container are shown, and nothing below the container can be reached.
  @Test func theContainerShows() {
    let stage = Custom()
    stage.present()
    stage.simulator.perform { stage.transitioning.animator?.context?.completeTransition(true) }
    #expect(stage.simulator.frame(of: stage.content.view) == CGRect(x: 0, y: 437, width: 402, height: 437))
    #expect(
      stage.transitioning.made.flatMap { stage.simulator.frame(of: $0.dimming) }
        == CGRect(x: 0, y: 0, width: 402, height: 874))
    #expect(stage.simulator.touchRule(of: .root)?.isInert == true)
    stage.simulator.change(to: .phoneLandscape)
    #expect(stage.content.view.frame == CGRect(x: 0, y: 201, width: 874, height: 201))
  }

  /// An animator that reports a canceled transition.
  @Test func dismissalTakenBack() {
    let stage = Custom()
    stage.present()
    stage.simulator.perform { stage.transitioning.animator?.context?.completeTransition(true) }
    _ = stage.log.drain()
    stage.simulator.perform { stage.content.dismiss(animated: true) }
    stage.simulator.perform { stage.transitioning.animator?.context?.completeTransition(false) }
    #expect(
      stage.log.drain() == [
        "dismissalTransitionWillBegin", "viewWillDisappear", "animate", "animationEnded(false)",
        "dismissalTransitionDidEnd(false)", "viewWillAppear", "viewDidAppear",
      ])
    #expect(stage.root.presentedViewController === stage.content)
    #expect(stage.simulator.frame(of: stage.content.view) != nil)
  }

  @Test func presentationTakenBack() {
    let stage = Custom()
    stage.present()
    stage.simulator.perform { stage.transitioning.animator?.context?.completeTransition(false) }
    stage.simulator.settle()
    #expect(stage.root.presentedViewController == nil)
    #expect(stage.simulator.sheets.isEmpty)
    #expect(stage.log.drain().contains("presentationTransitionDidEnd(false)"))
  }

  /// Without an animator the view slides to the frame that its controller gives.
  @Test func withoutAnAnimator() {
    let stage = Custom(animates: false)
    stage.present()
    stage.simulator.settle()
    #expect(
      stage.log.drain() == [
        "presentationTransitionWillBegin", "viewWillAppear", "presentationTransitionDidEnd(true)", "viewDidAppear",
        "completion",
      ])
    #expect(stage.simulator.frame(of: stage.content.view) == CGRect(x: 0, y: 437, width: 402, height: 437))
    #expect(stage.content.view.transform.isIdentity && stage.content.view.alpha == 1)
    stage.simulator.perform { stage.content.dismiss(animated: true) }
    stage.simulator.settle()
    #expect(
      stage.log.drain() == [
        "dismissalTransitionWillBegin", "viewWillDisappear", "dismissalTransitionDidEnd(true)", "viewDidDisappear",
      ])
    #expect(stage.simulator.sheets.isEmpty)
  }

  /// 065: a sheet from the transitioning delegate, with detents in descending order.
  @Test func aSheetFromTheTransitioningDelegate() {
    final class Sheets: NSObject, UIViewControllerTransitioningDelegate {
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
      ) -> UIPresentationController? {
        let sheet = UISheetPresentationController(presentedViewController: presented, presenting: presenting)
        sheet.detents = [.large(), .medium()]
        return sheet
      }
    }
    let root = UIViewController()
    let simulator = Simulator { root }
    let content = UIViewController()
    let delegate = Sheets()
    content.modalPresentationStyle = .custom
    content.transitioningDelegate = delegate
    #expect(content.sheetPresentationController == nil)
    simulator.perform { root.present(content, animated: true) }
    simulator.settle()
    #expect(simulator.sheet?.form == .sheet)
    #expect(simulator.sheet?.detent == "com.apple.UIKit.large")
    #expect(content.sheetPresentationController?.detents.count == 2)
    simulator.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 400))
    simulator.settle()
    #expect(simulator.sheet?.frame.minY == 410)
  }

  /// A sheet above a custom presentation leaves with it.
  @Test func dismissedWithWhatIsAbove() {
    let stage = Custom()
    stage.present()
    stage.simulator.perform { stage.transitioning.animator?.context?.completeTransition(true) }
    let upper = LoggingController(stage.log, name: "upper")
    stage.simulator.perform { stage.content.present(upper, animated: false) }
    _ = stage.log.drain()
    stage.simulator.perform { stage.root.dismiss(animated: true) }
    stage.simulator.perform { stage.transitioning.animator?.context?.completeTransition(true) }
    stage.simulator.settle()
    #expect(stage.simulator.sheets.isEmpty)
    let calls = stage.log.drain()
    #expect(calls.contains("upper.viewDidDisappear"))
    #expect(calls.last == "viewDidDisappear")
  }

  /// A cover with a custom animator removes its presenter's view, and restores it.
  @Test func aCoverWithAnAnimator() throws {
    let stage = Custom()
    stage.content.modalPresentationStyle = .fullScreen
    stage.present()
    #expect(stage.log.drain() == ["viewWillAppear", "animate"])
    let context = try #require(stage.transitioning.animator?.context)
    #expect(context.view(forKey: .from) === stage.root.view)
    stage.simulator.perform { context.completeTransition(true) }
    #expect(stage.log.drain() == ["animationEnded(true)", "viewDidAppear", "completion"])
    #expect(stage.simulator.frame(of: stage.content.view) == CGRect(x: 0, y: 0, width: 402, height: 874))
    #expect(stage.content.view.safeAreaInsets.top == 62)
  }

  @Test func anInteractiveDismissal() {
    final class Driver: NSObject, UIViewControllerInteractiveTransitioning {
      var context: (any UIViewControllerContextTransitioning)?
      var wantsInteractiveStart = true
      func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
      }
    }
    final class Driven: NSObject, UIViewControllerTransitioningDelegate {
      let driver = Driver()
      let animator: Animator
      init(_ log: CallLog) { animator = Animator(log) }
      func animationController(
        forDismissed dismissed: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
      func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
      ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
      func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
      ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
    }
    let log = CallLog()
    let root = UIViewController()
    let simulator = Simulator { root }
    let content = LoggingController(log)
    let delegate = Driven(log)
    content.modalPresentationStyle = .custom
    content.transitioningDelegate = delegate
    simulator.perform { root.present(content, animated: true) }
    #expect(delegate.driver.context?.viewController(forKey: .to) === content)
    simulator.perform {
      delegate.driver.context?.finishInteractiveTransition()
      delegate.driver.context?.completeTransition(true)
    }
    #expect(!content.isBeingPresented)
    simulator.perform { content.dismiss(animated: true) }
    #expect(delegate.driver.context?.isInteractive == true)
    #expect(content.transitionCoordinator?.initiallyInteractive == true)
    simulator.perform { delegate.driver.context?.updateInteractiveTransition(0.3) }
    #expect(content.transitionCoordinator?.percentComplete == 0.3)
    simulator.perform { delegate.driver.context?.updateInteractiveTransition(7) }
    #expect(content.transitionCoordinator?.percentComplete == 1)
    simulator.perform { delegate.driver.context?.cancelInteractiveTransition() }
    simulator.perform {
      #expect(delegate.driver.context?.transitionWasCancelled == true)
      delegate.driver.context?.completeTransition(false)
    }
    #expect(root.presentedViewController === content)
    simulator.perform { content.dismiss(animated: true) }
    simulator.perform {
      delegate.driver.context?.finishInteractiveTransition()
      delegate.driver.context?.completeTransition(true)
    }
    #expect(root.presentedViewController == nil)

    // A driver without an interactive start leaves the transition to the animator, and may take it over later.
    delegate.driver.wantsInteractiveStart = false
    delegate.driver.context = nil
    simulator.perform { root.present(content, animated: false) }
    _ = log.drain()
    simulator.perform { content.dismiss(animated: true) }
    #expect(log.drain().contains("animate"))
    #expect(delegate.driver.context == nil)
    #expect(delegate.animator.context?.isInteractive == false)
    simulator.perform {
      delegate.animator.context?.pauseInteractiveTransition()
      #expect(delegate.animator.context?.isInteractive == true)
      delegate.animator.context?.finishInteractiveTransition()
      delegate.animator.context?.completeTransition(true)
    }
    #expect(root.presentedViewController == nil)
  }
}
