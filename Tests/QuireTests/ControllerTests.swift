// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import SheetEngine
import Testing

@testable import Quire

@MainActor @Suite struct ControllerTests {
  /// 044, 038: it exists without any presentation, and stays the same object through one.
  @Test func theSheetControllerIsMadeLazilyAndStays() {
    let stage = Stage()
    let sheet = stage.sheetController.sheetPresentationController
    #expect(sheet != nil)
    #expect(stage.sheetController.presentationController === sheet)
    #expect(stage.sheetController.presentationController is UISheetPresentationController)
    #expect(sheet?.presentedViewController === stage.sheetController)
    #expect(sheet?.containerView == nil)
    stage.present()
    #expect(stage.sheetController.sheetPresentationController === sheet)
    #expect(sheet?.presentingViewController === stage.root)
    #expect(sheet?.containerView?.bounds == CGRect(x: 0, y: 0, width: 402, height: 874))
    #expect(sheet?.presentedView === stage.sheetController.view.superview)
    #expect(sheet?.frameOfPresentedViewInContainerView == CGRect(x: 0, y: 410, width: 402, height: 464))

    stage.simulator.perform { stage.sheetController.dismiss(animated: false) }
    // Settings between two presentations belong to the next one, which has a new controller.
    #expect(stage.sheetController.sheetPresentationController !== sheet)
  }

  /// Called once per layout, with the presented view in its new place.
  @Test func theContainersLayoutIsTold() {
    let stage = Stage()
    let controller = LoggingSheetController(stage.log, presented: stage.sheetController)
    stage.sheetController.storedPresentationController = controller
    stage.present()
    #expect(controller.layouts == [410, -1])
    stage.simulator.perform { stage.sheet.prefersGrabberVisible = true }
    #expect(controller.layouts.count == 2)
    stage.simulator.perform { stage.sheet.selectedDetentIdentifier = .large }
    #expect(controller.layouts == [410, -1, 72, -1])
  }

  @Test func styles() {
    let controller = UIViewController()
    #expect(controller.modalPresentationStyle == .pageSheet)
    #expect(UIModalPresentationStyle.automatic.rawValue == -2)
    controller.modalPresentationStyle = .fullScreen
    #expect(controller.sheetPresentationController == nil)
    #expect(controller.presentationController != nil)
    // J24: a controller that was requested once keeps the style of that time.
    controller.modalPresentationStyle = .formSheet
    #expect(controller.sheetPresentationController == nil)

    let form = UIViewController()
    form.modalPresentationStyle = .formSheet
    #expect(form.sheetPresentationController?.prefersPageSizing == false)
  }

  /// 070, 124: a covariant override that casts the presentation controller.
  @Test func overriddenWithANarrowerType() {
    final class Narrow: UIViewController {
      override var sheetPresentationController: UISheetPresentationController {
        presentationController as! UISheetPresentationController
      }
    }
    let narrow = Narrow()
    narrow.sheetPresentationController.detents = [.medium()]
    #expect((narrow as UIViewController).sheetPresentationController === narrow.sheetPresentationController)
  }

  @Test func oneDelegateSlotThroughBothTypes() {
    let controller = UIViewController()
    let sheet = controller.sheetPresentationController!
    let delegate = LoggingDelegate(CallLog())
    (sheet as UIPresentationController).delegate = delegate
    #expect(sheet.delegate === delegate)
    sheet.delegate = nil
    #expect((sheet as UIPresentationController).delegate == nil)
    sheet.delegate = delegate
    #expect(controller.presentationController?.delegate === delegate)
  }

  @Test func theDelegateIsNotKept() {
    let sheet = UISheetPresentationController(presentedViewController: UIViewController(), presenting: nil)
    var delegate: LoggingDelegate? = LoggingDelegate(CallLog())
    sheet.delegate = delegate
    delegate = nil
    #expect(sheet.delegate == nil)
  }

  /// A child presents for its outermost container, and a child of the presented controller can dismiss it.
  @Test func presentingFromAChild() {
    let child = UIViewController()
    let root = UINavigationController(rootViewController: child)
    let simulator = Simulator { root }
    let inner = UIViewController()
    let presented = UINavigationController(rootViewController: inner)
    simulator.perform { child.present(presented, animated: false) }
    #expect(root.presentedViewController === presented)
    #expect(child.presentedViewController === presented)
    #expect(presented.presentingViewController === root)
    #expect(inner.presentingViewController === root)
    simulator.perform { inner.dismiss(animated: false) }
    #expect(root.presentedViewController == nil)
    #expect(simulator.sheet == nil)
  }

  @Test func presentingWhilePresentingIsIgnored() {
    let stage = Stage()
    stage.present()
    let other = UIViewController()
    stage.simulator.perform { stage.root.present(other, animated: false) }
    #expect(stage.root.presentedViewController === stage.sheetController)
    #expect(other.presentingViewController == nil)
  }

  @Test func presentingFromNowhereIsIgnored() {
    let (first, second) = (UIViewController(), UIViewController())
    first.present(second, animated: false)
    #expect(first.presentedViewController == nil)
    #expect(!second.isBeingPresented)
  }

  @Test func viewsLoadOnceAndLate() {
    final class Counting: UIViewController {
      var loads = 0
      override func viewDidLoad() { loads += 1 }
    }
    let controller = Counting()
    #expect(!controller.isViewLoaded)
    _ = controller.view
    _ = controller.view
    #expect(controller.loads == 1)
    #expect(controller.view.next === controller)
  }

  @Test func childrenAppearWithTheirParent() {
    let log = CallLog()
    let child = LoggingController(log, name: "child")
    let root = UIViewController()
    let simulator = Simulator { root }
    simulator.perform {
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
    }
    #expect(log.drain() == ["child.viewWillAppear", "child.viewDidAppear"])
    #expect(child.parent === root)
    simulator.perform {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    #expect(log.drain() == ["child.viewWillDisappear", "child.viewDidDisappear"])
    #expect(root.children.isEmpty)
  }

  /// A controller that has appeared has its place.
  @Test func laidOutBetweenWillAndDidAppear() {
    final class Measuring: UIViewController {
      var frames: [CGRect] = []
      override func viewDidAppear(_ animated: Bool) { frames.append(view.convert(view.bounds, to: nil)) }
    }
    let root = Measuring()
    let simulator = Simulator { root }
    let sheet = Measuring()
    simulator.perform {
      sheet.sheetPresentationController?.detents = [.medium()]
      root.present(sheet, animated: false)
    }
    #expect(root.frames == [CGRect(x: 0, y: 0, width: 402, height: 874)])
    #expect(sheet.frames == [CGRect(x: 0, y: 410, width: 402, height: 464)])
  }

  @Test func fullScreenTakesThePresenterAway() {
    let log = CallLog()
    let root = LoggingController(log, name: "root")
    let full = LoggingController(log, name: "full")
    let simulator = Simulator { root }
    _ = log.drain()
    simulator.perform {
      full.modalPresentationStyle = .fullScreen
      root.present(full, animated: true)
    }
    simulator.settle()
    #expect(
      log.drain() == [
        "root.viewWillDisappear", "full.viewWillAppear", "full.viewDidAppear", "root.viewDidDisappear",
      ])
    #expect(full.view.frame == CGRect(x: 0, y: 0, width: 402, height: 874))
    #expect(full.view.safeAreaInsets.top == 62)
    simulator.perform { full.dismiss(animated: true) }
    simulator.settle()
    #expect(
      log.drain() == [
        "root.viewWillAppear", "full.viewWillDisappear", "full.viewDidDisappear", "root.viewDidAppear",
      ])
  }
}
