// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import SheetEngine
import Testing

@testable import Quire

/// Pushes and pops that the app's animators run.
@MainActor @Suite struct AnimatedNavigationTests {
  private final class Fader: NSObject, UIViewControllerAnimatedTransitioning {
    let log: CallLog
    init(_ log: CallLog) { self.log = log }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> Double { 0.5 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      log.add("animate")
      guard let new = transitionContext.view(forKey: .to), let to = transitionContext.viewController(forKey: .to) else {
        return transitionContext.completeTransition(false)
      }
      new.frame = transitionContext.finalFrame(for: to)
      new.alpha = 0
      transitionContext.containerView.addSubview(new)
      UIView.animate(withDuration: 0.5) {
        new.alpha = 1
      } completion: { _ in
        new.alpha = 1
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }

    func animationEnded(_ transitionCompleted: Bool) { log.add("ended \(transitionCompleted)") }
  }

  private final class Ear: NSObject, UINavigationControllerDelegate {
    let log: CallLog
    var driver: UIPercentDrivenInteractiveTransition?
    var animates = true
    init(_ log: CallLog) { self.log = log }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      log.add(operation == .push ? "push" : operation == .pop ? "pop" : "none")
      return animates ? Fader(log) : nil
    }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
      log.add("didShow \(viewController.title ?? "")")
    }
  }

  private let log = CallLog()
  private let ear: Ear
  private let first = UIViewController()
  private let second = UIViewController()
  private let navigation: UINavigationController
  private let simulator: Simulator

  init() {
    ear = Ear(log)
    first.title = "First"
    second.title = "Second"
    let navigation = UINavigationController(rootViewController: first)
    self.navigation = navigation
    simulator = Simulator { navigation }
    simulator.settle()
    navigation.delegate = ear
    _ = log.drain()
  }

  @Test func aPushAndAPop() {
    simulator.perform { navigation.pushViewController(second, animated: true) }
    #expect(log.drain() == ["push", "animate"])
    #expect(navigation.topViewController === second)
    #expect(second.transitionCoordinator?.transitionDuration == 0.5)
    let container = second.view.superview
    #expect(container === first.view.superview && container !== navigation.view)
    // The bar stays above the animated views.
    let order = navigation.view.subviews
    #expect(order.firstIndex { $0 === container }! < order.firstIndex { $0 === navigation.navigationBar }!)
    simulator.settle()
    #expect(log.drain() == ["ended true", "didShow Second"])
    #expect(second.view.superview === navigation.view && first.view.superview == nil && container?.superview == nil)
    #expect(second.view.safeAreaInsets.top > 62)

    simulator.perform { navigation.popViewController(animated: true) }
    #expect(log.drain() == ["pop", "animate"])
    simulator.settle()
    #expect(log.drain() == ["ended true", "didShow First"])
    #expect(first.view.superview === navigation.view && second.view.superview == nil && second.parent == nil)
  }

  @Test func changesWithoutAnimationAskForNone() {
    simulator.perform { navigation.pushViewController(second, animated: false) }
    simulator.settle()
    #expect(log.drain() == ["didShow Second"])
  }

  @Test func theSystemsMotionWithoutAnAnimator() {
    ear.animates = false
    simulator.perform { navigation.pushViewController(second, animated: true) }
    #expect(log.drain() == ["push"])
    #expect(second.view.superview === navigation.view)
    simulator.settle()
    #expect(log.drain() == ["didShow Second"])
  }

  @Test func aDriverCancelsAndFinishes() {
    simulator.perform { navigation.pushViewController(second, animated: false) }
    simulator.settle()
    let driver = UIPercentDrivenInteractiveTransition()
    ear.driver = driver
    _ = log.drain()
    simulator.perform { navigation.popViewController(animated: true) }
    #expect(log.drain() == ["pop", "animate"])
    #expect(first.transitionCoordinator?.isInteractive == true)
    simulator.perform { driver.update(0.3) }
    #expect(first.transitionCoordinator?.percentComplete == 0.3)
    simulator.perform { driver.cancel() }
    simulator.settle()
    #expect(log.drain() == ["ended false"])
    #expect(navigation.viewControllers.count == 2 && navigation.topViewController === second)
    #expect(second.view.superview === navigation.view && second.parent === navigation && first.view.superview == nil)

    simulator.perform { navigation.popViewController(animated: true) }
    simulator.perform { driver.update(0.6) }
    simulator.perform { driver.finish() }
    simulator.settle()
    #expect(log.drain() == ["pop", "animate", "ended true", "didShow First"])
    #expect(navigation.viewControllers.count == 1 && second.parent == nil)
  }

  @Test func aCanceledPush() {
    let driver = UIPercentDrivenInteractiveTransition()
    ear.driver = driver
    simulator.perform { navigation.pushViewController(second, animated: true) }
    simulator.perform { driver.update(0.2) }
    simulator.perform { driver.cancel() }
    simulator.settle()
    #expect(navigation.viewControllers.count == 1 && second.parent == nil && second.view.superview == nil)
    #expect(first.view.superview === navigation.view)
  }

  /// Another change ends a running one.
  @Test func aChangeDuringAnother() {
    simulator.perform { navigation.pushViewController(second, animated: true) }
    simulator.run(for: 0.1)
    simulator.perform { navigation.popViewController(animated: false) }
    simulator.settle()
    #expect(log.drain() == ["push", "animate", "ended true", "didShow Second", "didShow First"])
    #expect(navigation.viewControllers.count == 1 && first.view.superview === navigation.view)
  }
}
