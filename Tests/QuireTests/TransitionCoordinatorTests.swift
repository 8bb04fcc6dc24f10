// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import SheetEngine
import Testing

@testable import Quire

@MainActor @Suite struct TransitionCoordinatorTests {
  /// Takes its coordinator in each callback that has one.
  final class Coordinated: LoggingController {
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      follow()
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      follow()
    }
    private func follow() {
      guard let coordinator = transitionCoordinator else { return log.add("none") }
      coordinator.notifyWhenInteractionChanges { [log] in log.add("interaction \($0.isCancelled)") }
      coordinator.animate {
        [log] in
        log.add("along \($0.initiallyInteractive)")
      } completion: {
        [log] in
        log.add("completed \($0.isCancelled)")
      }
    }
  }

  func make() -> (Simulator, UIViewController, Coordinated, CallLog) {
    let log = CallLog()
    let root = UIViewController()
    let simulator = Simulator { root }
    let content = Coordinated(log)
    content.sheetPresentationController?.detents = [.medium(), .large()]
    return (simulator, root, content, log)
  }

  @Test func presentingAndDismissing() {
    let (simulator, root, content, log) = make()
    #expect(content.transitionCoordinator == nil)
    simulator.perform { root.present(content, animated: true) { log.add("completion") } }
    #expect(log.drain() == ["viewWillAppear", "along false"])
    // The presenter has the same one.
    #expect(content.transitionCoordinator === root.transitionCoordinator)
    #expect(content.transitionCoordinator?.isAnimated == true)
    #expect(content.transitionCoordinator?.presentationStyle == .pageSheet)
    #expect(content.transitionCoordinator?.transitionDuration == 0.4)
    #expect(content.transitionCoordinator?.viewController(forKey: .to) === content)
    #expect(content.transitionCoordinator?.viewController(forKey: .from) === root)
    #expect(content.transitionCoordinator?.view(forKey: .to) === content.presentationController?.presentedView)
    #expect(content.transitionCoordinator?.view(forKey: .from) == nil)
    #expect(content.transitionCoordinator?.containerView === content.presentationController?.containerView)
    simulator.settle()
    #expect(log.drain() == ["viewDidAppear", "completed false", "completion"])
    #expect(content.transitionCoordinator == nil)
    #expect(root.transitionCoordinator == nil)
    simulator.perform { content.dismiss(animated: true) { log.add("completion") } }
    #expect(log.drain() == ["viewWillDisappear", "along false"])
    #expect(content.transitionCoordinator?.viewController(forKey: .from) === content)
    simulator.settle()
    #expect(log.drain() == ["viewDidDisappear", "completed false", "completion"])
  }

  @Test func unanimated() {
    let (simulator, root, content, log) = make()
    simulator.perform { root.present(content, animated: false) }
    #expect(log.drain() == ["viewWillAppear", "along false", "viewDidAppear", "completed false"])
  }

  /// J5: only while something is presented or dismissed.
  @Test func notDuringDetentChanges() {
    let (simulator, root, content, _) = make()
    simulator.perform { root.present(content, animated: false) }
    simulator.drag(from: CGPoint(x: 100, y: 450), to: CGPoint(x: 100, y: 200), hold: 0)
    #expect(simulator.sheet?.phase == .settling)
    #expect(content.transitionCoordinator == nil)
  }

  /// It follows the finger, and runs after the release.
  @Test func swipingAway() {
    let (simulator, root, content, log) = make()
    simulator.perform { root.present(content, animated: false) }
    _ = log.drain()
    simulator.drag(from: CGPoint(x: 100, y: 450), to: CGPoint(x: 100, y: 650), duration: 0.2, hold: 0, lifts: false)
    #expect(log.drain() == ["viewWillDisappear", "along true"])
    let coordinator = content.transitionCoordinator
    #expect(coordinator?.isInteractive == true)
    #expect(coordinator?.initiallyInteractive == true)
    #expect(coordinator?.isInterruptible == true)
    // 190 of 464 points, without the slop of 10.
    #expect(abs((coordinator?.percentComplete ?? 0) - 190.0 / 464) < 1e-9)
    simulator.up()
    #expect(log.drain() == ["interaction false"])
    #expect(coordinator?.isInteractive == false)
    simulator.settle()
    #expect(log.drain() == ["viewDidDisappear", "completed false"])
  }

  /// The delegate's notification that a dismissal begins comes early enough for animations alongside it. [DOC-APD]
  @Test func inWillDismiss() {
    final class Delegate: NSObject, UISheetPresentationControllerDelegate {
      let log: CallLog
      init(_ log: CallLog) { self.log = log }
      func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        presentationController.presentedViewController.transitionCoordinator?.animate {
          [log] _ in
          log.add("delegate along")
        } completion: {
          [log] in
          log.add("delegate completed \($0.isCancelled)")
        }
      }
    }
    let log = CallLog()
    let root = UIViewController()
    let simulator = Simulator { root }
    let content = UIViewController()
    let delegate = Delegate(log)
    simulator.perform {
      content.sheetPresentationController?.detents = [.medium()]
      content.sheetPresentationController?.delegate = delegate
      root.present(content, animated: false)
    }
    simulator.drag(from: CGPoint(x: 100, y: 450), to: CGPoint(x: 100, y: 530))
    simulator.settle()
    #expect(log.drain() == ["delegate along", "delegate completed true"])
    simulator.tap(at: CGPoint(x: 200, y: 200))
    #expect(log.drain() == ["delegate along"])
    simulator.settle()
    #expect(log.drain() == ["delegate completed false"])
  }

  /// If the dismissal is canceled, all completions receive that.
  @Test func swipingAwayAndBack() {
    let (simulator, root, content, log) = make()
    simulator.perform { root.present(content, animated: false) }
    _ = log.drain()
    simulator.drag(from: CGPoint(x: 100, y: 450), to: CGPoint(x: 100, y: 500), lifts: false)
    _ = log.drain()
    let coordinator = content.transitionCoordinator
    simulator.run(for: 0.3)
    simulator.up()
    simulator.settle()
    // Two blocks wait: that of the disappearance, and that of the appearance that cancels it.
    #expect(log.drain() == ["interaction true", "viewWillAppear", "viewDidAppear", "completed true", "completed true"])
    #expect(coordinator?.isCancelled == true)
    #expect(coordinator?.animate(alongsideTransition: nil) == false)
  }
}
