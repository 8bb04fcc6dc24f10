// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import SheetEngine
import Testing

@testable import Quire

/// Styles that adapt to the environment. [DOC-APD] [DOC-POP]
@MainActor @Suite struct AdaptationTests {
  @Test func aPopoverIsASheetInCompactWidth() {
    let stage = PopoverStage(.phone)
    stage.sheet.detents = [.medium(), .large()]
    stage.present()
    #expect(stage.state?.form == .sheet)
    #expect(stage.state?.frame.minY == 410)
    #expect(stage.state?.arrow == nil)
    #expect(stage.popover.arrowDirection == .unknown)
    #expect(stage.content.activePresentationController === stage.sheet)
    #expect(stage.content.presentationController === stage.popover)
    #expect(stage.content.sheetPresentationController == nil)
    #expect(stage.popover.adaptivePresentationStyle == .formSheet)
    #expect(stage.popover.adaptivePresentationStyle(for: stage.popover.traitCollection) == .formSheet)
    #expect(stage.popover.traitCollection.horizontalSizeClass == .compact)
  }

  /// Live, in both directions: the content keeps its place in the tree, and with it its state and its scroll offset.
  @Test func thereAndBackWithoutMovingTheContent() {
    final class Counting: UIView {
      var moves = 0
      override func didMoveToSuperview() { moves += 1 }
      override func didMoveToWindow() { moves += 1 }
    }
    let stage = PopoverStage()
    let inner = Counting()
    stage.sheet.detents = [.medium(), .large()]
    let sheet = stage.sheet
    stage.present()
    stage.simulator.perform { stage.content.view.addSubview(inner) }
    let moves = inner.moves
    let views = stage.simulator.viewCount
    let superview = stage.content.view.superview
    for _ in 0..<2 {
      stage.simulator.change(to: .phone)
      #expect(stage.state?.form == .sheet)
      #expect(stage.state?.frame == CGRect(x: 0, y: 410, width: 402, height: 464))
      #expect(stage.content.activePresentationController === sheet)
      #expect(
        stage.log.drain() == [
          "viewControllerFor formSheet", "prepare UISheetPresentationController", "willPresentWith formSheet",
        ])
      stage.simulator.change(to: .pad)
      #expect(stage.state?.form == .popover)
      #expect(stage.state?.frame == CGRect(x: 10, y: 153, width: 300, height: 200))
      #expect(stage.state?.arrow?.tip == Point(x: 120, y: 140))
      #expect(stage.content.activePresentationController === stage.popover)
      #expect(stage.log.drain() == ["willPresentWith none", "prepareForPopover", "willReposition"])
    }
    #expect(inner.moves == moves)
    #expect(stage.simulator.viewCount == views)
    #expect(stage.content.view.superview === superview)
  }

  /// Apple's sample: a picker's callback reads the adaptive sheet again, gets the same one and moves the presentation.
  @Test func theAdaptiveSheetReadAgain() {
    let stage = PopoverStage(.phone)
    stage.sheet.detents = [.medium(), .large()]
    stage.sheet.selectedDetentIdentifier = .large
    let sheet = stage.sheet
    stage.present()
    #expect(stage.state?.frame.minY == 72)
    stage.simulator.perform {
      let again = stage.content.popoverPresentationController?.adaptiveSheetPresentationController
      #expect(again === sheet)
      again?.animateChanges { again?.selectedDetentIdentifier = .medium }
    }
    stage.simulator.settle()
    #expect(stage.state?.frame.minY == 410)
  }

  /// It stays a popover on a phone too, if the delegate says so.
  @Test func none() {
    let stage = PopoverStage(.phone)
    stage.delegate.style = UIModalPresentationStyle.none
    stage.simulator.perform { stage.root.present(stage.content, animated: true) }
    #expect(stage.log.drain() == ["willPresentWith none", "prepareForPopover", "viewWillAppear"])
    #expect(stage.state?.form == .popover)
    #expect(stage.state?.arrow?.direction == .up)
  }

  @Test func inOrder() {
    let stage = PopoverStage(.phone)
    stage.delegate.onPrepare = { controller in
      (controller as? UISheetPresentationController)?.detents = [.medium()]
    }
    stage.simulator.perform { stage.root.present(stage.content, animated: true) }
    stage.simulator.settle()
    #expect(
      stage.log.drain() == [
        "viewControllerFor formSheet", "prepare UISheetPresentationController", "willPresentWith formSheet",
        "viewWillAppear", "viewDidAppear",
      ])
    #expect(stage.state?.frame.minY == 410)
  }

  @Test func fullScreen() {
    let stage = PopoverStage(.phone)
    stage.delegate.style = .fullScreen
    stage.present()
    #expect(stage.state?.form == .fullScreen)
    #expect(stage.state?.frame == CGRect(x: 0, y: 0, width: 402, height: 874))
    #expect(stage.content.activePresentationController !== stage.popover)
    #expect(stage.content.activePresentationController?.presentationStyle == .fullScreen)
    stage.delegate.style = nil
    stage.simulator.change(to: .pad)
    #expect(stage.state?.form == .popover)
  }

  /// A sheet may cover in compact width, and is a sheet again elsewhere.
  @Test func aSheetThatCovers() {
    final class Covering: NSObject, UIAdaptivePresentationControllerDelegate {
      func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .overFullScreen
      }
    }
    let stage = Stage(.phone)
    let covering = Covering()
    let sheet = stage.sheet
    stage.simulator.perform {
      sheet.detents = [.medium(), .large()]
      (sheet as UIPresentationController).delegate = covering
      stage.root.present(stage.sheetController, animated: false)
    }
    #expect(stage.simulator.sheet?.form == .overFullScreen)
    #expect(stage.sheetController.activePresentationController !== sheet)
    #expect(stage.sheetController.sheetPresentationController === sheet)
    stage.simulator.change(to: .pad)
    #expect(stage.simulator.sheet?.form == .sheet)
    #expect(stage.sheetController.activePresentationController === sheet)
  }

  /// The classic use: a navigation controller around the content when it is a sheet.
  @Test func anotherControllerForTheStyle() {
    let stage = PopoverStage(.phone)
    let log = CallLog()
    let inner = LoggingController(log, name: "other")
    let navigation = UINavigationController(rootViewController: inner)
    stage.delegate.other = { navigation }
    stage.present()
    #expect(stage.root.presentedViewController === navigation)
    #expect(navigation.presentingViewController === stage.root)
    #expect(stage.simulator.frame(of: navigation.view) != nil)
    #expect(stage.simulator.frame(of: stage.content.view) == nil)
    // And back to the content itself.
    #expect(log.drain() == ["other.viewWillAppear", "other.viewDidAppear"])
    stage.simulator.change(to: .pad)
    #expect(log.drain() == ["other.viewWillDisappear", "other.viewDidDisappear"])
    #expect(stage.root.presentedViewController === stage.content)
    #expect(navigation.presentingViewController == nil)
    #expect(stage.simulator.frame(of: stage.content.view)?.width == 300)
    #expect(stage.simulator.frame(of: navigation.view) == nil)
    // Once more.
    stage.simulator.change(to: .phone)
    #expect(log.drain() == ["other.viewWillAppear", "other.viewDidAppear"])
  }

  /// The controller for the style contains the presented one, takes it over, and returns it.
  @Test func wrappedInANavigationController() {
    let stage = PopoverStage(.phone)
    stage.delegate.other = { UINavigationController(rootViewController: stage.content) }
    stage.present()
    #expect(stage.content.navigationController != nil)
    #expect(stage.content.presentingViewController === stage.root)
    #expect(stage.simulator.frame(of: stage.content.view) != nil)
    stage.simulator.change(to: .pad)
    #expect(stage.content.parent == nil)
    #expect(stage.simulator.frame(of: stage.content.view)?.width == 300)
    stage.simulator.perform { stage.content.dismiss(animated: false) }
    #expect(stage.root.presentedViewController == nil)
  }

  /// Its view moves live from one place to the other, and finally leaves with the other controller.
  @Test func wrappedLive() {
    let stage = PopoverStage(.pad)
    stage.delegate.other = { UINavigationController(rootViewController: stage.content) }
    stage.present()
    stage.simulator.change(to: .phone)
    #expect(
      stage.log.drain() == [
        "viewControllerFor formSheet", "prepare UISheetPresentationController", "viewWillDisappear",
        "viewDidDisappear", "viewWillAppear", "viewDidAppear", "willPresentWith formSheet",
      ])
    #expect(stage.simulator.frame(of: stage.content.view) != nil)
    stage.simulator.perform { stage.content.dismiss(animated: true) }
    stage.simulator.settle()
    #expect(stage.log.drain() == ["viewWillDisappear", "viewDidDisappear"])
    #expect(stage.root.presentedViewController == nil)
  }

  /// Back in the popover, it is the presented controller itself again.
  @Test func wrappedLiveAndBack() {
    let stage = PopoverStage(.pad)
    stage.delegate.other = { UINavigationController(rootViewController: stage.content) }
    stage.present()
    stage.simulator.change(to: .phone)
    _ = stage.log.drain()
    stage.simulator.change(to: .pad)
    #expect(
      stage.log.drain().filter { $0.hasPrefix("view") && !$0.hasPrefix("viewController") } == [
        "viewWillDisappear", "viewDidDisappear", "viewWillAppear", "viewDidAppear",
      ])
    stage.simulator.perform { stage.content.dismiss(animated: true) }
    stage.simulator.settle()
    #expect(stage.log.drain() == ["viewWillDisappear", "viewDidDisappear"])
  }

  /// The delegate is notified of the style that it returned. [DOC-APD]
  @Test(arguments: [
    (UIModalPresentationStyle.formSheet, UIModalPresentationStyle.formSheet), (.pageSheet, .pageSheet),
    (.automatic, .pageSheet),
  ]) func theStyleAsItWasAnswered(_ answered: UIModalPresentationStyle, _ reported: UIModalPresentationStyle) {
    let stage = PopoverStage(.pad)
    stage.delegate.style = answered
    stage.simulator.perform { stage.root.present(stage.content, animated: false) }
    #expect(
      stage.log.drain().filter { !$0.hasPrefix("view") || $0.hasPrefix("viewController") } == [
        "viewControllerFor \(reported)", "prepare UISheetPresentationController", "willPresentWith \(reported)",
      ])
    #expect(stage.content.activePresentationController?.presentationStyle == reported)
    // A page sheet has the system's width, a form sheet the content's.
    #expect((stage.state?.frame.width == 300) == (reported == .formSheet))
  }

  /// The delegates of both controllers are notified of a dismissal, each with its own controller.
  @Test func bothDelegatesHear() {
    let stage = PopoverStage(.phone)
    let sheetDelegate = LoggingDelegate(stage.log)
    stage.sheet.detents = [.medium(), .large()]
    stage.sheet.delegate = sheetDelegate
    stage.present()
    stage.simulator.drag(from: CGPoint(x: 100, y: 450), to: CGPoint(x: 100, y: 150))
    stage.simulator.settle()
    #expect(stage.log.drain() == ["didChange com.apple.UIKit.large"])
    stage.simulator.fling(from: CGPoint(x: 100, y: 120), to: CGPoint(x: 100, y: 850), velocity: 3000)
    stage.simulator.settle()
    #expect(
      stage.log.drain() == [
        "shouldDismiss", "shouldDismiss", "willDismiss", "willDismiss", "viewWillDisappear", "viewDidDisappear",
        "didDismiss", "didDismiss",
      ])
  }

  @Test func aDelegateSlotThroughThreeTypes() {
    let stage = PopoverStage()
    #expect((stage.popover as UIPresentationController).delegate === stage.delegate)
    #expect(stage.popover.delegate === stage.delegate)
    #expect(stage.sheet.delegate == nil)
  }

  /// The adaptive sheet has form sizing if the window is wide enough.
  @Test func aFormSheetInRegularWidth() {
    let stage = PopoverStage()
    stage.delegate.style = .formSheet
    stage.present()
    #expect(stage.state?.form == .sheet)
    #expect(stage.state?.frame == CGRect(x: 260, y: 490, width: 300, height: 200))
    stage.simulator.change(to: .phone)
    #expect(stage.state?.frame.minY == 72)
  }
}
