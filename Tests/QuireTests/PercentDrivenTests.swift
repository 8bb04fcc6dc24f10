// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import SheetEngine
import Testing

@testable import Quire

/// A custom presentation that a finger drives: the view comes in from 874 to 437.
@MainActor @Suite struct PercentDrivenTests {
  final class Half: UIPresentationController {
    override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 0, y: 437, width: 402, height: 437) }
  }

  final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
    let isPresenting: Bool
    init(isPresenting: Bool) { self.isPresenting = isPresenting }
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> Double { 0.4 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let view = context.view(forKey: isPresenting ? .to : .from)!
      if isPresenting {
        view.frame = CGRect(x: 0, y: 874, width: 402, height: 437)
        context.containerView.addSubview(view)
      }
      UIView.animate(withDuration: 0.4) {
        view.frame.origin.y = self.isPresenting ? 437 : 874
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  /// The custom presentation with an interruptible animator.
  final class Interruptible: NSObject, UIViewControllerAnimatedTransitioning {
    var made: UIViewPropertyAnimator?
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> Double { 0.4 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      interruptibleAnimator(using: context).startAnimation()
    }
    func interruptibleAnimator(
      using context: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
      if let made { return made }
      let view = context.view(forKey: .from)!
      let animator = UIViewPropertyAnimator(duration: 0.4, curve: .easeInOut) { view.frame.origin.y = 874 }
      animator.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
      made = animator
      return animator
    }
    func animationEnded(_ transitionCompleted: Bool) { made = nil }
  }

  final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    var driver: UIPercentDrivenInteractiveTransition? = UIPercentDrivenInteractiveTransition()
    var dismissing: any UIViewControllerAnimatedTransitioning = Slide(isPresenting: false)
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { Half(presentedViewController: presented, presenting: presenting) }
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { Slide(isPresenting: true) }
    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { dismissing }
    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
  }

  let log = CallLog()
  let root = UIViewController()
  let content: LoggingController
  let delegate = Delegate()
  let box = UIView(frame: CGRect(x: 10, y: 0, width: 20, height: 20))
  let simulator: Simulator

  init() {
    let root = root
    content = LoggingController(log)
    simulator = Simulator { root }
    content.modalPresentationStyle = .custom
    content.transitioningDelegate = delegate
    let box = box
    simulator.perform { root.view.addSubview(box) }
  }

  /// The fraction of the view's way in, 0...1.
  var come: Double { (874 - (simulator.frame(of: content.view)?.minY ?? 874)) / 437 }
  /// The fraction of the animation alongside.
  var along: Double { ((simulator.frame(of: box)?.minX ?? .nan) - 10) / 200 }

  func present() {
    simulator.perform {
      root.present(content, animated: true) { log.add("completion") }
      content.transitionCoordinator?.animate { [box] _ in box.frame.origin.x = 210 }
    }
  }

  func presentAtOnce() {
    simulator.perform { root.present(content, animated: false) }
    _ = log.drain()
  }

  @Test func aFingerLeadsAPresentation() throws {
    let driver = try #require(delegate.driver)
    #expect(driver.wantsInteractiveStart && driver.completionSpeed == 1 && driver.duration == 0)
    present()
    #expect(log.drain() == ["viewWillAppear"])
    #expect(come == 0)
    #expect(driver.duration == 0.4)
    for fraction in [0.1, 0.5, 0.3] {
      simulator.perform { driver.update(CGFloat(fraction)) }
      // Under a finger it is linear, regardless of the animator's curve.
      #expect((come - fraction).magnitude < 1e-6)
      #expect((along - fraction).magnitude < 1e-6)
      #expect(content.transitionCoordinator?.percentComplete == CGFloat(fraction))
      #expect(driver.percentComplete == CGFloat(fraction))
    }
    simulator.run(for: 3)
    #expect((come - 0.3).magnitude < 1e-6)
    simulator.perform { driver.finish() }
    #expect((come - 0.3).magnitude < 1e-3)
    // The rest takes the same share of the animator's duration.
    simulator.run(for: 0.14)
    #expect((come - 0.65).magnitude < 0.002)
    #expect((along - come).magnitude < 0.003)
    #expect(log.lines == [])
    simulator.run(for: 0.141)
    #expect(come == 1 && along == 1)
    #expect(log.drain() == ["viewDidAppear", "completion"])
    #expect(!content.isBeingPresented)
  }

  @Test func itIsTakenBack() throws {
    let driver = try #require(delegate.driver)
    driver.completionSpeed = 2
    driver.completionCurve = .linear
    present()
    simulator.perform { driver.update(0.5) }
    var canceled: Bool?
    simulator.perform {
      content.transitionCoordinator?.animate(alongsideTransition: nil) { canceled = $0.isCancelled }
      driver.cancel()
    }
    #expect(content.transitionCoordinator?.isCancelled == true)
    #expect(content.transitionCoordinator?.completionCurve == .linear)
    // Half of the way at twice the speed takes a quarter of the time.
    simulator.run(for: 0.05)
    #expect((come - 0.25).magnitude < 0.002)
    #expect((along - 0.25).magnitude < 0.002)
    simulator.run(for: 0.06)
    simulator.settle()
    #expect(canceled == true)
    #expect(root.presentedViewController == nil)
    #expect(box.frame.origin.x == 10)
    #expect(simulator.sheets.isEmpty)
  }

  @Test func aFingerLeadsADismissal() throws {
    let driver = try #require(delegate.driver)
    presentAtOnce()
    simulator.perform { content.dismiss(animated: true) }
    simulator.perform { driver.update(0.4) }
    #expect((come - 0.6).magnitude < 1e-6)
    simulator.perform { driver.cancel() }
    simulator.settle()
    #expect(come == 1)
    #expect(content.view.frame.origin.y == 437)
    #expect(log.drain() == ["viewWillDisappear", "viewWillAppear", "viewDidAppear"])
    #expect(root.presentedViewController === content)
    simulator.perform { content.dismiss(animated: true) }
    // A new transition starts at 0.
    #expect(driver.percentComplete == 0)
    simulator.perform { driver.update(0.4) }
    simulator.perform { driver.finish() }
    simulator.settle()
    #expect(log.drain() == ["viewWillDisappear", "viewDidDisappear"])
    #expect(root.presentedViewController == nil)
  }

  /// A canceled dismissal has ended too. Its completion does not affect a later one.
  @Test func completionsOfADismissalThatIsTakenBack() throws {
    let driver = try #require(delegate.driver)
    presentAtOnce()
    simulator.perform { content.dismiss(animated: true) { log.add("A") } }
    simulator.perform { driver.update(0.4) }
    simulator.perform { driver.cancel() }
    simulator.settle()
    #expect(log.drain() == ["viewWillDisappear", "viewWillAppear", "viewDidAppear", "A"])
    simulator.perform { content.dismiss(animated: true) { log.add("B") } }
    simulator.perform { driver.finish() }
    simulator.settle()
    #expect(log.drain() == ["viewWillDisappear", "viewDidDisappear", "B"])
  }

  /// It runs by itself until a finger takes it over.
  @Test func takenInFlight() throws {
    let driver = try #require(delegate.driver)
    driver.wantsInteractiveStart = false
    presentAtOnce()
    simulator.perform { content.dismiss(animated: true) }
    #expect(content.transitionCoordinator?.initiallyInteractive == false)
    simulator.run(for: 0.2)
    #expect((come - 0.5).magnitude < 0.003)
    simulator.perform { driver.pause() }
    #expect(content.transitionCoordinator?.isInteractive == true)
    simulator.run(for: 1)
    #expect((come - 0.5).magnitude < 0.003)
    simulator.perform { driver.cancel() }
    simulator.settle()
    #expect(come == 1)
    #expect(root.presentedViewController === content)
  }

  @Test func aTimingCurveGoesFirst() throws {
    let driver = try #require(delegate.driver)
    driver.timingCurve = UICubicTimingParameters(animationCurve: .easeIn)
    presentAtOnce()
    simulator.perform { content.dismiss(animated: true) }
    simulator.perform { driver.finish() }
    simulator.run(for: 0.1)
    #expect((1 - come - CubicCurve.easeIn.value(at: 0.25)).magnitude < 0.003)
  }

  @Test func anInterruptibleAnimator() throws {
    let driver = try #require(delegate.driver)
    delegate.dismissing = Interruptible()
    presentAtOnce()
    simulator.perform { content.dismiss(animated: true) }
    simulator.perform { driver.update(0.3) }
    #expect((come - 0.7).magnitude < 1e-6)
    simulator.perform { driver.cancel() }
    simulator.run(for: 0.05)
    #expect(come > 0.7 && come < 1)
    simulator.settle()
    #expect(come == 1)
    #expect(root.presentedViewController === content)
    simulator.perform { content.dismiss(animated: true) }
    simulator.perform { driver.update(0.3) }
    simulator.perform { driver.finish() }
    simulator.settle()
    #expect(root.presentedViewController == nil)
  }

  @Test func nothingIsKept() {
    weak var watched: UIViewController?
    weak var transition: OwnTransition?
    do {
      let root = UIViewController()
      let simulator = Simulator { root }
      do {
        let content = UIViewController()
        watched = content
        content.modalPresentationStyle = .custom
        content.transitioningDelegate = delegate
        simulator.perform { root.present(content, animated: true) }
        transition = content.presentation?.transition
        #expect(transition != nil)
        simulator.perform { delegate.driver?.update(0.5) }
        simulator.perform { delegate.driver?.finish() }
        simulator.settle()
        simulator.perform { content.dismiss(animated: true) }
        simulator.perform { delegate.driver?.finish() }
      }
      simulator.settle()
      simulator.perform {}
      #expect(watched == nil)
      #expect(transition == nil)
    }
  }
}
