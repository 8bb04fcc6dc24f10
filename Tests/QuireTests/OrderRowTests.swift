// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import SheetEngine
import Testing

@testable import Quire

/// Orders of callbacks, each named after its row of `Documentation/Sources.md`: dismissals in section X, selections in
/// section S. X7 and X8 are in `CustomPresentationTests`, X1 is in the engine's tests, S3 in `ClientFactTests`.
@MainActor @Suite struct OrderRowTests {
  func swipe(_ stage: Stage) {
    stage.drag(by: 400, duration: 0.2, hold: 0)
    stage.simulator.settle()
  }

  // MARK: Dismissal

  @Test func x2_anInteractiveDismissalThatCompletes() {
    let stage = Stage()
    stage.sheetController.storedPresentationController = LoggingSheetController(
      stage.log, presented: stage.sheetController)
    stage.present()
    swipe(stage)
    #expect(
      stage.log.drain() == [
        "shouldDismiss", "willDismiss", "dismissalTransitionWillBegin", "viewWillDisappear",
        "dismissalTransitionDidEnd(true)", "viewDidDisappear", "didDismiss",
      ])
  }

  /// Within one drag: pulled down, pulled back above the smallest detent, and down again.
  @Test func x3_takenBackAndPulledAgainInOneDrag() {
    let stage = Stage()
    stage.present()
    let top = 450.0
    let finger = stage.simulator.touchDown(at: CGPoint(x: 100, y: top))
    func move(from start: Double, to end: Double) {
      for step in 1...10 {
        stage.simulator.run(for: 1.0 / 60)
        stage.simulator.move(finger, to: CGPoint(x: 100, y: start + (end - start) * Double(step) / 10))
      }
    }
    move(from: top, to: top + 120)
    #expect(stage.log.drain() == ["shouldDismiss", "willDismiss", "viewWillDisappear"])
    move(from: top + 120, to: top - 60)
    let back = stage.log.drain()
    move(from: top - 60, to: top + 120)
    let again = stage.log.drain()
    stage.simulator.run(for: 0.3)
    stage.simulator.up(finger)
    stage.simulator.settle()
    let end = stage.log.drain()
    // Appearance calls come in pairs, no dismissal is reported, and each disappearance was announced.
    let all = back + again + end
    #expect(all.filter { $0 == "viewWillAppear" }.count == all.filter { $0 == "viewDidAppear" }.count)
    #expect(
      all.filter { $0 == "viewWillAppear" }.count == 1 + all.filter { $0 == "viewWillDisappear" }.count)
    #expect(all.filter { $0 == "willDismiss" }.count == all.filter { $0 == "viewWillDisappear" }.count)
    #expect(!all.contains("didDismiss"))
    #expect(Array(all.suffix(2)) == ["viewWillAppear", "viewDidAppear"])
  }

  /// Reported once per drag, and again in the next one.
  @Test func x4_refusedOncePerDrag() {
    let stage = Stage()
    stage.present()
    stage.simulator.perform { stage.sheetController.isModalInPresentation = true }
    for _ in 0..<2 {
      stage.drag(by: 350)
      stage.simulator.settle()
      #expect(stage.log.drain() == ["didAttemptToDismiss"])
      #expect(stage.simulator.sheet?.frame.minY == 410)
    }
    // A small pull is not an attempt.
    stage.drag(by: 30)
    stage.simulator.settle()
    #expect(stage.log.drain() == [])
    // A modal sheet can still change its detent.
    stage.drag(by: -300)
    stage.simulator.settle()
    #expect(stage.log.drain() == ["didChange com.apple.UIKit.large"])
  }

  @Test func x4_refusedByTheDelegateNothingBegins() {
    let stage = Stage()
    stage.present()
    stage.delegate.mayDismiss = false
    stage.drag(by: 350)
    stage.simulator.settle()
    let calls = stage.log.drain()
    #expect(calls.contains("didAttemptToDismiss"))
    #expect(!calls.contains("willDismiss") && !calls.contains("viewWillDisappear"))
  }

  @Test func x5_aTapOnTheDimmingIsTheUsers() {
    let stage = Stage()
    stage.present()
    stage.simulator.tap(at: CGPoint(x: 200, y: 200))
    stage.simulator.settle()
    #expect(
      stage.log.drain() == ["shouldDismiss", "willDismiss", "viewWillDisappear", "viewDidDisappear", "didDismiss"])
  }

  /// If it is refused, it reports nothing. If it goes down to an undimmed detent, it reports the selection.
  @Test func d7_aRefusedTapOnTheDimming() {
    let stage = Stage()
    stage.present { $0.selectedDetentIdentifier = .large }
    stage.simulator.perform { stage.sheetController.isModalInPresentation = true }
    stage.simulator.tap(at: CGPoint(x: 200, y: 30))
    stage.simulator.settle()
    #expect(stage.log.drain() == [])
    stage.simulator.perform { stage.sheet.largestUndimmedDetentIdentifier = .medium }
    stage.simulator.tap(at: CGPoint(x: 200, y: 30))
    #expect(stage.log.drain() == ["didChange com.apple.UIKit.medium"])
  }

  @Test func x6_inCodeNobodyIsAsked() {
    let stage = Stage()
    stage.present()
    stage.simulator.perform { stage.root.dismiss(animated: true) { stage.log.add("completion") } }
    stage.simulator.settle()
    #expect(stage.log.drain() == ["viewWillDisappear", "viewDidDisappear", "completion"])
  }

  /// Page and form sheets leave their presenter in the window; covers remove it.
  @Test(arguments: [
    (UIModalPresentationStyle.pageSheet, false), (.formSheet, false), (.overFullScreen, false), (.fullScreen, true),
  ]) func x9_thePresentersAppearance(style: UIModalPresentationStyle, isTold: Bool) {
    let log = CallLog()
    let root = LoggingController(log, name: "root")
    let content = UIViewController()
    let simulator = Simulator { root }
    _ = log.drain()
    content.modalPresentationStyle = style
    simulator.perform { root.present(content, animated: true) }
    simulator.settle()
    #expect(log.drain() == (isTold ? ["root.viewWillDisappear", "root.viewDidDisappear"] : []))
    simulator.perform { root.dismiss(animated: true) }
    simulator.settle()
    #expect(log.drain() == (isTold ? ["root.viewWillAppear", "root.viewDidAppear"] : []))
  }

  /// The upper ones get disappearance calls, and no delegate is notified of a dismissal by the user.
  @Test func x10_aLowerSheetTakesTheUpperOnesAlong() {
    let stage = Stage()
    stage.present()
    let upper = LoggingController(stage.log, name: "upper")
    let delegate = LoggingDelegate(stage.log)
    stage.simulator.perform {
      upper.sheetPresentationController?.delegate = delegate
      stage.sheetController.present(upper, animated: false)
    }
    _ = stage.log.drain()
    stage.simulator.perform { stage.root.dismiss(animated: true) }
    stage.simulator.settle()
    let calls = stage.log.drain()
    #expect(calls.filter { $0.hasSuffix("viewDidDisappear") }.count == 2)
    #expect(!calls.contains { $0.hasSuffix("ismiss") })
  }

  /// Dismissals of a sheet around a navigation controller are reported to that sheet's delegate.
  @Test func x2_aNavigationControllersSheet() {
    let log = CallLog()
    let root = UIViewController()
    let simulator = Simulator { root }
    let child = UIViewController()
    let navigation = UINavigationController(rootViewController: child)
    let (own, childs) = (LoggingDelegate(log), PopoverDelegate(log))
    simulator.perform {
      navigation.sheetPresentationController?.detents = [.medium()]
      navigation.sheetPresentationController?.delegate = own
      (child.presentationController)?.delegate = childs
      root.present(navigation, animated: false)
    }
    _ = log.drain()
    simulator.fling(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 850), velocity: 3000)
    simulator.settle()
    #expect(log.drain() == ["shouldDismiss", "willDismiss", "didDismiss"])
  }

  // MARK: Selection

  @Test func s4_nothingIsSelectedBeforeSomebodyChooses() {
    let stage = Stage()
    stage.present()
    #expect(stage.sheet.selectedDetentIdentifier == nil)
    #expect(stage.log.drain() == [])
  }

  /// It can be read at the moment of the choice, before the sheet has arrived.
  @Test func s2_theSelectionIsTheTargetAtTheRelease() {
    let stage = Stage()
    stage.present()
    var seen: [UISheetPresentationController.Detent.Identifier?] = []
    stage.delegate.onSelect = { seen.append($0.selectedDetentIdentifier) }
    stage.drag(by: -300)
    #expect(seen == [.large])
    #expect(stage.simulator.sheet?.phase == .settling)
  }

  @Test func s1_theGrabberIsTheUsersHand() {
    let stage = Stage()
    stage.present { $0.prefersGrabberVisible = true }
    stage.simulator.tap(at: CGPoint(x: 201, y: 417))
    #expect(stage.log.drain() == ["didChange com.apple.UIKit.large"])
  }

  @Test func s5_codeAndKeyboardTellNothing() {
    let stage = Stage()
    stage.present()
    stage.simulator.perform { stage.sheet.selectedDetentIdentifier = .large }
    stage.simulator.perform { stage.sheet.selectedDetentIdentifier = .init("bogus") }
    #expect(stage.sheet.selectedDetentIdentifier?.rawValue == "bogus")
    var device = Device.phone
    device.environment.keyboard = Keyboard(
      frame: Rect(x: 0, y: 574, width: 402, height: 300), owner: stage.simulator.sheet?.id)
    stage.simulator.change(to: device)
    stage.simulator.settle()
    #expect(stage.log.drain() == [])
  }

  /// Detents that change while the sheet is being presented take effect; UIKit ignores them.
  @Test func e7_detentsSetWhileItIsBeingPresented() {
    let stage = Stage()
    stage.simulator.perform {
      stage.sheet.detents = [.large()]
      stage.root.present(stage.sheetController, animated: true)
    }
    stage.simulator.run(for: 0.1)
    stage.simulator.perform { stage.sheet.detents = [.medium()] }
    stage.simulator.settle()
    #expect(stage.simulator.sheet?.frame.minY == 410)
  }
}
