// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import SheetEngine
import Testing

@testable import Quire

/// The order of callbacks, as in public tests and logs: [CH-P HOST], [RNIM], [DOC-APD].
@MainActor @Suite struct CallbackOrderTests {
  @Test func presentingInOrder() {
    let stage = Stage()
    stage.simulator.perform {
      stage.sheetController.storedPresentationController = LoggingSheetController(
        stage.log, presented: stage.sheetController)
      stage.root.present(stage.sheetController, animated: true) { stage.log.add("completion") }
      #expect(stage.log.lines.isEmpty)
      #expect(stage.root.presentedViewController === stage.sheetController)
    }
    #expect(stage.log.drain() == ["presentationTransitionWillBegin", "viewWillAppear"])
    #expect(stage.sheetController.isBeingPresented)
    stage.simulator.run(for: 0.1)
    #expect(stage.log.drain() == [])
    stage.simulator.settle()
    #expect(stage.log.drain() == ["presentationTransitionDidEnd(true)", "viewDidAppear", "completion"])
    #expect(!stage.sheetController.isBeingPresented)
  }

  @Test func presentingUnanimatedInOrder() {
    let stage = Stage()
    stage.simulator.perform {
      stage.root.present(stage.sheetController, animated: false) { stage.log.add("completion") }
    }
    #expect(stage.log.drain() == ["viewWillAppear", "viewDidAppear", "completion"])
    #expect(stage.simulator.sheet?.phase == .resting)
  }

  /// A dismissal in code asks no delegate (J4), and its completion finds nothing presented.
  @Test func dismissingInCodeInOrder() {
    let stage = Stage()
    stage.sheetController.storedPresentationController = LoggingSheetController(
      stage.log, presented: stage.sheetController)
    stage.present()
    stage.simulator.perform {
      stage.sheetController.dismiss(animated: true) {
        stage.log.add("completion, presented: \(stage.root.presentedViewController != nil)")
      }
    }
    #expect(stage.sheetController.isBeingDismissed)
    #expect(stage.log.drain() == ["dismissalTransitionWillBegin", "viewWillDisappear"])
    #expect(stage.root.presentedViewController === stage.sheetController)
    stage.simulator.settle()
    #expect(
      stage.log.drain() == ["dismissalTransitionDidEnd(true)", "viewDidDisappear", "completion, presented: false"])
    #expect(!stage.sheetController.isBeingDismissed)
    #expect(stage.sheetController.presentingViewController == nil)
    #expect(stage.simulator.sheet == nil)
  }

  /// J1.
  @Test func swipingAwayInOrder() {
    let stage = Stage()
    stage.present()
    stage.drag(by: 400, duration: 0.2, hold: 0)
    stage.simulator.settle()
    #expect(
      stage.log.drain() == ["shouldDismiss", "willDismiss", "viewWillDisappear", "viewDidDisappear", "didDismiss"])
    #expect(stage.root.presentedViewController == nil)
  }

  /// J2: begun and canceled, and again in the next drag.
  @Test func swipingAwayAndBackInOrder() {
    let stage = Stage()
    stage.present()
    for _ in 0..<2 {
      let top = stage.simulator.sheet!.frame.minY + 40
      let finger = stage.simulator.touchDown(at: CGPoint(x: 100, y: top))
      for y in stride(from: top, through: top + 120, by: 10) {
        stage.simulator.run(for: 1.0 / 60)
        stage.simulator.move(finger, to: CGPoint(x: 100, y: y))
      }
      #expect(stage.log.drain() == ["shouldDismiss", "willDismiss", "viewWillDisappear"])
      #expect(stage.sheetController.isBeingDismissed)
      for y in stride(from: top + 120, through: top, by: -10) {
        stage.simulator.run(for: 1.0 / 60)
        stage.simulator.move(finger, to: CGPoint(x: 100, y: y))
      }
      stage.simulator.run(for: 0.2)
      stage.simulator.up(finger)
      stage.simulator.settle()
      #expect(stage.log.drain() == ["viewWillAppear", "viewDidAppear"])
      #expect(!stage.sheetController.isBeingDismissed)
    }
    #expect(stage.root.presentedViewController === stage.sheetController)
  }

  /// J3: `isModalInPresentation` asks no question, and an attempt is reported once per drag.
  @Test func refusedByModality() {
    let stage = Stage()
    stage.present()
    stage.simulator.perform { stage.sheetController.isModalInPresentation = true }
    stage.drag(by: 300)
    stage.simulator.settle()
    #expect(stage.log.drain() == ["didAttemptToDismiss"])
    #expect(stage.simulator.sheet?.frame.minY == 410)
  }

  /// A controller inside a navigation controller prevents the user from dismissing all of it.
  @Test func refusedByModalityOfAChild() {
    let log = CallLog()
    let root = UIViewController()
    let child = UIViewController()
    let simulator = Simulator { root }
    let navigation = UINavigationController(rootViewController: child)
    let delegate = LoggingDelegate(log)
    simulator.perform {
      navigation.presentationController?.delegate = delegate
      root.present(navigation, animated: false)
      child.isModalInPresentation = true
    }
    simulator.fling(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 600), velocity: 3000)
    simulator.settle()
    #expect(log.drain() == ["didAttemptToDismiss"])
    #expect(simulator.sheet != nil)
  }

  @Test func refusedByTheDelegate() {
    let stage = Stage()
    stage.present()
    stage.delegate.mayDismiss = false
    stage.drag(by: 300)
    stage.simulator.settle()
    let calls = stage.log.drain()
    #expect(calls.first == "shouldDismiss")
    #expect(calls.filter { $0 != "shouldDismiss" } == ["didAttemptToDismiss"])
    #expect(stage.simulator.sheet?.detent == "com.apple.UIKit.medium")
  }

  @Test func tappingTheDimming() {
    let stage = Stage()
    stage.present()
    #expect(stage.simulator.sheet?.dimming == 1)
    stage.simulator.tap(at: CGPoint(x: 200, y: 200))
    stage.simulator.settle()
    #expect(
      stage.log.drain() == ["shouldDismiss", "willDismiss", "viewWillDisappear", "viewDidDisappear", "didDismiss"])
  }

  /// An adaptive delegate without sheet methods is notified of dismissals nevertheless.
  @Test func adaptiveDelegateAlone() {
    final class Adaptive: NSObject, UIAdaptivePresentationControllerDelegate {
      let log: CallLog
      init(_ log: CallLog) { self.log = log }
      func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        log.add("didDismiss")
      }
    }
    let stage = Stage()
    let delegate = Adaptive(stage.log)
    stage.present()
    stage.simulator.perform { stage.sheetController.presentationController?.delegate = delegate }
    stage.drag(by: 400, duration: 0.2, hold: 0)
    stage.simulator.settle()
    #expect(stage.log.drain() == ["viewWillDisappear", "viewDidDisappear", "didDismiss"])
  }

  /// Apple's sample: a tap on another bar button dismisses, and presents again in the completion.
  @Test func presentingFromADismissalsCompletion() {
    let stage = Stage()
    stage.present()
    let next = LoggingController(stage.log, name: "next")
    stage.simulator.perform {
      stage.root.dismiss(animated: true) { stage.root.present(next, animated: true) }
    }
    stage.simulator.settle()
    #expect(
      stage.log.drain() == ["viewWillDisappear", "viewDidDisappear", "next.viewWillAppear", "next.viewDidAppear"])
    #expect(stage.root.presentedViewController === next)
    #expect(stage.simulator.sheets.count == 1)
  }

  /// J23: a presenting controller dismisses all above it; no delegate is notified of a dismissal by the user.
  @Test func dismissingAStackFromBelow() {
    let stage = Stage()
    stage.present()
    let upper = LoggingController(stage.log, name: "upper")
    let upperDelegate = LoggingDelegate(stage.log)
    stage.simulator.perform {
      upper.sheetPresentationController?.delegate = upperDelegate
      stage.sheetController.present(upper, animated: true)
    }
    stage.simulator.settle()
    _ = stage.log.drain()
    stage.simulator.perform { stage.root.dismiss(animated: true) { stage.log.add("completion") } }
    stage.simulator.settle()
    let calls = stage.log.drain()
    #expect(calls.last == "completion")
    #expect(
      Set(calls.dropLast()) == [
        "viewWillDisappear", "viewDidDisappear", "upper.viewWillDisappear", "upper.viewDidDisappear",
      ])
    #expect(calls.count == 5)
    #expect(stage.simulator.sheets.isEmpty)
    #expect(stage.sheetController.presentedViewController == nil)
  }

  /// Dismissed while it still arrives: the completion of the presentation is called nevertheless.
  @Test func dismissingWhilePresenting() {
    let stage = Stage()
    stage.simulator.perform {
      stage.root.present(stage.sheetController, animated: true) { stage.log.add("presented") }
    }
    stage.simulator.run(for: 0.1)
    stage.simulator.perform { stage.root.dismiss(animated: true) { stage.log.add("dismissed") } }
    stage.simulator.settle()
    #expect(
      stage.log.drain() == ["viewWillAppear", "viewWillDisappear", "presented", "viewDidDisappear", "dismissed"])
  }

  @Test func presentingAndDismissingInOneTurn() {
    let stage = Stage()
    stage.simulator.perform {
      stage.root.present(stage.sheetController, animated: true) { stage.log.add("presented") }
      stage.root.dismiss(animated: false) { stage.log.add("dismissed") }
    }
    stage.simulator.settle()
    #expect(stage.log.drain().last == "dismissed")
    #expect(stage.root.presentedViewController == nil)
    #expect(stage.simulator.sheets.isEmpty)
  }
}
