// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import SheetEngine
import Testing

@testable import Quire

/// Dismissed controllers are released: a test for each leak in public reports.
@MainActor @Suite struct LeakTests {
  @MainActor final class Watch {
    weak var controller: UIViewController?
    weak var sheet: UIPresentationController?
    weak var view: UIView?
    weak var container: UIView?

    func isReleased(_ location: SourceLocation = #_sourceLocation) {
      #expect(controller == nil, sourceLocation: location)
      #expect(sheet == nil, sourceLocation: location)
      #expect(view == nil, sourceLocation: location)
      #expect(container == nil, sourceLocation: location)
    }
  }

  /// Presents the result of `make` and dismisses it in one of three ways.
  func check(
    _ device: Device = .phone, dismissedBy way: String = "code",
    _ make: (UIViewController, Watch) -> UIViewController
  ) {
    let root = UIViewController()
    let simulator = Simulator(device) { root }
    let views = simulator.viewCount
    let watch = Watch()
    do {
      let content = make(root, watch)
      watch.controller = content
      watch.sheet = content.presentationController
      watch.view = content.view
      simulator.perform { root.present(content, animated: true) }
      watch.container = content.presentationController?.containerView
    }
    simulator.settle()
    #expect(watch.controller != nil)
    switch way {
    case "code": simulator.perform { root.dismiss(animated: true) }
    case "swipe": simulator.fling(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 850), velocity: 3000)
    default: simulator.tap(at: CGPoint(x: 200, y: 100))
    }
    simulator.settle()
    watch.isReleased()
    #expect(root.presentedViewController == nil)
    #expect(simulator.viewCount == views)
    #expect(root.view.window?.subviews.count == 1)
  }

  /// FB12159275: a page sheet with a grabber leaked. The test also covers one without a grabber.
  @Test(arguments: [true, false], ["code", "swipe", "tap"]) func theGrabber(isVisible: Bool, way: String) {
    check(dismissedBy: way) { _, _ in
      let content = UIViewController()
      content.modalPresentationStyle = .pageSheet
      content.sheetPresentationController?.detents = [.medium(), .large()]
      content.sheetPresentationController?.prefersGrabberVisible = isVisible
      return content
    }
  }

  /// J22, kDrive #1987: a resolver that captures the sheet or the controller weakly.
  @Test func resolvers() {
    check { _, _ in
      let content = UIViewController()
      let sheet = content.sheetPresentationController!
      sheet.detents = [
        .custom { [weak content, weak sheet] context in
          content == nil || sheet == nil ? nil : context.maximumDetentValue / 3
        }, .large(),
      ]
      return content
    }
  }

  /// J22: a resolver that captures strongly keeps its sheet alive only during the presentation.
  @Test func aResolverThatCapturesItsControllerIsFreedWithTheDetents() {
    weak var detent: UISheetPresentationController.Detent?
    let root = UIViewController()
    let simulator = Simulator { root }
    let content = UIViewController()
    do {
      let made = UISheetPresentationController.Detent.custom { _ in content.isViewLoaded ? 300 : 200 }
      detent = made
      content.sheetPresentationController?.detents = [made]
      simulator.perform { root.present(content, animated: false) }
    }
    #expect(detent != nil)
    simulator.perform { content.dismiss(animated: false) }
    #expect(detent == nil)
  }

  /// An observer of the sheet held by the presented controller, and one outside of it.
  @Test func observers() {
    final class Observer: NSObject, SheetObserver {
      weak var sheet: UISheetPresentationController?
      var wantsEveryFrame: Bool { true }
      func sheetDidMove(_ sheet: UISheetPresentationController, to position: SheetPosition) { self.sheet = sheet }
      func sheetDragBegan(_ sheet: UISheetPresentationController) {}
      func sheetDragEnded(_ sheet: UISheetPresentationController, wasCanceled: Bool) {}
      func sheet(
        _ sheet: UISheetPresentationController, willRestAt target: UISheetPresentationController.Detent.Identifier?
      ) -> UISheetPresentationController.Detent.Identifier? { nil }
      func sheetDidRest(_ sheet: UISheetPresentationController) {}
      func sheetDidLeave(_ sheet: UISheetPresentationController) {}
      func sheet(_ sheet: UISheetPresentationController, keyboardWillShow isShowing: Bool, isOwn: Bool) {}
    }
    let outside = Observer()
    check(dismissedBy: "swipe") { _, _ in
      let content = UIViewController()
      content.sheetPresentationController?.detents = [.medium(), .large()]
      content.sheetPresentationController?.addObserver(outside)
      _ = content.sheetPresentationController?.dragRecognizer
      return content
    }
    #expect(outside.sheet == nil)
  }

  /// RNS: a controller that was requested and never presented.
  @Test(arguments: [UIModalPresentationStyle.pageSheet, .popover, .custom, .fullScreen]) func neverPresented(
    style: UIModalPresentationStyle
  ) {
    let watch = Watch()
    do {
      let content = UIViewController()
      content.modalPresentationStyle = style
      watch.controller = content
      watch.sheet = content.presentationController
      _ = content.popoverPresentationController?.adaptiveSheetPresentationController
    }
    watch.isReleased()
  }

  /// A delegate that is the presented controller itself.
  @Test func itsOwnDelegate() {
    final class Own: UIViewController, UISheetPresentationControllerDelegate, UIPopoverPresentationControllerDelegate {
    }
    check(dismissedBy: "tap") { _, _ in
      let content = Own()
      content.sheetPresentationController?.detents = [.medium()]
      content.sheetPresentationController?.delegate = content
      return content
    }
  }

  /// With its source, its adaptive sheet and its passthrough views.
  @Test(arguments: [true, false]) func popovers(isSheet: Bool) {
    check(isSheet ? .phone : .pad, dismissedBy: isSheet ? "code" : "tap") { root, _ in
      let content = UIViewController()
      content.modalPresentationStyle = .popover
      content.preferredContentSize = CGSize(width: 100, height: 100)
      let source = UIView(frame: CGRect(x: 600, y: 600, width: 10, height: 10))
      root.view.addSubview(source)
      content.popoverPresentationController?.sourceView = source
      content.popoverPresentationController?.passthroughViews = [source]
      content.popoverPresentationController?.adaptiveSheetPresentationController.detents = [.medium()]
      source.removeFromSuperview()
      return content
    }
  }

  /// 15 of the surveyed files wrap the content.
  @Test func aNavigationController() {
    check(dismissedBy: "swipe") { _, _ in
      let inner = UIViewController()
      let navigation = UINavigationController(rootViewController: inner)
      navigation.sheetPresentationController?.detents = [.medium()]
      return navigation
    }
  }

  @Test func customPresentations() {
    final class Own: NSObject, UIViewControllerTransitioningDelegate {
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
      ) -> UIPresentationController? {
        UIPresentationController(presentedViewController: presented, presenting: presenting)
      }
    }
    let own = Own()
    check { _, _ in
      let content = UIViewController()
      content.modalPresentationStyle = .custom
      content.transitioningDelegate = own
      return content
    }
  }

  /// A stack that is dismissed immediately.
  @Test func stacks() {
    let root = UIViewController()
    let simulator = Simulator { root }
    weak var lower: UIViewController?
    weak var upper: UIViewController?
    do {
      let (first, second) = (UIViewController(), UIViewController())
      (lower, upper) = (first, second)
      simulator.perform { root.present(first, animated: false) }
      simulator.perform { first.present(second, animated: false) }
    }
    #expect(lower != nil && upper != nil)
    simulator.perform { root.dismiss(animated: true) }
    simulator.settle()
    #expect(lower == nil)
    #expect(upper == nil)
  }

  /// Blocks that wait for the transition are released with it.
  @Test func coordinators() {
    final class Payload {}
    weak var payload: Payload?
    let stage = Stage()
    do {
      let made = Payload()
      payload = made
      stage.simulator.perform {
        stage.root.present(stage.sheetController, animated: true) { _ = made }
      }
      stage.simulator.perform {
        stage.root.transitionCoordinator?.notifyWhenInteractionChanges { _ in _ = made }
        stage.root.transitionCoordinator?.animate(alongsideTransition: nil) { _ in _ = made }
      }
    }
    #expect(payload != nil)
    stage.simulator.settle()
    #expect(payload == nil)
  }
}
