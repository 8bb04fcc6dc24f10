// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import QuireSimulator
import SheetEngine
import Testing

@_spi(Hosts) @testable import Quire

@MainActor @Suite struct PresentationStyleTests {
  @Test func rawValues() {
    let styles: [(UIModalPresentationStyle, Int)] = [
      (.automatic, -2), (.none, -1), (.fullScreen, 0), (.pageSheet, 1), (.formSheet, 2), (.currentContext, 3),
      (.custom, 4), (.overFullScreen, 5), (.overCurrentContext, 6), (.popover, 7),
    ]
    for (style, raw) in styles { #expect(style.rawValue == raw) }
    let transitions: [(UIModalTransitionStyle, Int)] = [
      (.coverVertical, 0), (.flipHorizontal, 1), (.crossDissolve, 2), (.partialCurl, 3),
    ]
    for (style, raw) in transitions { #expect(style.rawValue == raw) }
  }

  @Test func defaults() {
    let controller = UIViewController()
    #expect(controller.modalPresentationStyle == .pageSheet)
    #expect(controller.modalTransitionStyle == .coverVertical)
    #expect(!controller.definesPresentationContext)
    #expect(!controller.providesPresentationContextTransitionStyle)
    #expect(!controller.modalPresentationCapturesStatusBarAppearance)
    #expect(controller.restoresFocusAfterTransition)
    #expect(!controller.isModalInPresentation)
    #expect(controller.preferredContentSize == .zero)
    #expect(controller.transitioningDelegate == nil)
    #expect(controller.transitionCoordinator == nil)
    #expect(controller.activePresentationController == nil)
    #expect(controller.presentedViewController == nil)
    #expect(controller.presentingViewController == nil)
    #expect(!controller.isBeingPresented && !controller.isBeingDismissed)
  }

  /// It never reads as automatic. iOS 18 makes it a form sheet.
  @Test func automatic() {
    let controller = UIViewController()
    controller.modalPresentationStyle = .automatic
    #expect(controller.modalPresentationStyle == .pageSheet)
    UIViewController.automaticModalPresentationStyle = .formSheet
    defer { UIViewController.automaticModalPresentationStyle = .pageSheet }
    #expect(controller.modalPresentationStyle == .formSheet)
    #expect(controller.sheetPresentationController?.prefersPageSizing == false)
    UIViewController.automaticModalPresentationStyle = .fullScreen
    #expect(controller.modalPresentationStyle == .pageSheet)
  }

  /// [CH-H]: a sheet for the sheet styles, and none for other styles. Reading it before the style is set determines
  /// only the kind that `presentationController` creates.
  @Test func whoHasASheet() {
    for style in [UIModalPresentationStyle.pageSheet, .formSheet, .automatic] {
      let controller = UIViewController()
      controller.modalPresentationStyle = style
      #expect(controller.sheetPresentationController != nil)
      #expect(controller.presentationController?.presentationStyle == (style == .formSheet ? .formSheet : .pageSheet))
    }
    for style in [
      UIModalPresentationStyle.fullScreen, .custom, .overFullScreen, .currentContext, .overCurrentContext, .popover,
    ] {
      let controller = UIViewController()
      controller.modalPresentationStyle = style
      #expect(controller.sheetPresentationController == nil)
      controller.modalPresentationStyle = .pageSheet
      #expect(controller.sheetPresentationController != nil)
    }
  }

  @Test func presentationControllers() {
    let sheet = UISheetPresentationController(presentedViewController: UIViewController(), presenting: nil)
    #expect(sheet.presentationStyle == .pageSheet)
    #expect(sheet.shouldPresentInFullscreen)
    #expect(!sheet.shouldRemovePresentersView)
    #expect(sheet.adaptivePresentationStyle == .none)
    #expect(sheet.containerView == nil)
    #expect(sheet.presentingViewController == nil)
    #expect(sheet.frameOfPresentedViewInContainerView == .zero)
    #expect(sheet.backgroundEffect == nil)
    let plain = UIPresentationController(presentedViewController: UIViewController(), presenting: nil)
    #expect(plain.presentationStyle == .custom)
    let full = UIViewController()
    full.modalPresentationStyle = .fullScreen
    #expect(full.presentationController?.shouldRemovePresentersView == true)
    full.modalPresentationStyle = .currentContext
    let inContext = UIViewController()
    inContext.modalPresentationStyle = .overCurrentContext
    #expect(inContext.presentationController?.shouldPresentInFullscreen == false)
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen]) func dissolving(
    style: UIModalPresentationStyle
  ) {
    let root = UIViewController()
    let simulator = Simulator { root }
    let cover = UIViewController()
    cover.modalPresentationStyle = style
    cover.modalTransitionStyle = .crossDissolve
    simulator.perform { root.present(cover, animated: true) }
    let id = simulator.sheet!.id
    simulator.run(for: 0.1)
    // It is in its place from the beginning, and half visible after half of its 0.2 s.
    #expect(simulator.sheet?.frame == CGRect(x: 0, y: 0, width: 402, height: 874))
    #expect(abs(simulator.placement(of: .presentation(id))!.alpha - 0.5) < 1e-9)
    simulator.settle()
    #expect(simulator.placement(of: .presentation(id))?.alpha == 1)
    simulator.perform { cover.dismiss(animated: true) }
    simulator.run(for: 0.1)
    #expect(simulator.sheet?.frame.minY == 0)
    simulator.settle()
    #expect(simulator.sheet == nil)
  }

  /// iOS 18's name for it takes precedence.
  @Test func preferredTransition() {
    let root = UIViewController()
    let simulator = Simulator { root }
    let cover = UIViewController()
    #expect(cover.preferredTransition == nil)
    cover.modalPresentationStyle = .overFullScreen
    cover.preferredTransition = .crossDissolve
    simulator.perform { root.present(cover, animated: true) }
    #expect(simulator.sheet?.frame.minY == 0)
    simulator.settle()
    simulator.perform { cover.dismiss(animated: false) }
    cover.modalTransitionStyle = .crossDissolve
    cover.preferredTransition = .coverVertical
    simulator.perform { root.present(cover, animated: true) }
    #expect(simulator.sheet?.frame.minY == 874)
    for dissolving in [UIViewController.Transition.flipHorizontal, .partialCurl] {
      simulator.perform { cover.dismiss(animated: false) }
      cover.preferredTransition = dissolving
      simulator.perform { root.present(cover, animated: true) }
      #expect(simulator.sheet?.frame.minY == 0)
    }
  }

  /// The place of a sheet narrower than the window, and of one over a view.
  @Test func placement() {
    #expect(UISheetPresentationController.Placement.automatic.rawValue == 0)
    #expect(UISheetPresentationController.Placement.trailing.rawValue == 3)
    let stage = Stage(.pad)
    let button = UIView(frame: CGRect(x: 700, y: 100, width: 40, height: 40))
    stage.simulator.perform { stage.root.view.addSubview(button) }
    stage.sheetController.modalPresentationStyle = .formSheet
    stage.sheetController.preferredContentSize = CGSize(width: 300, height: 300)
    stage.present([.large()])
    #expect(stage.sheet.preferredPlacement == .automatic)
    #expect(stage.simulator.sheet?.frame.minX == 260)
    stage.simulator.perform { stage.sheet.preferredPlacement = .leading }
    #expect(stage.simulator.sheet?.frame.minX == 20)
    stage.simulator.perform { stage.sheet.preferredPlacement = .trailing }
    #expect(stage.simulator.sheet?.frame.minX == 500)
    stage.simulator.perform { stage.sheet.preferredPlacement = .center }
    #expect(stage.simulator.sheet?.frame.minX == 260)
    // Over its source as far as the margin allows. It follows when the source moves.
    stage.simulator.perform {
      stage.sheet.preferredPlacement = .automatic
      stage.sheet.sourceView = button
    }
    #expect(stage.simulator.sheet?.frame.minX == 500)
    stage.simulator.perform { button.frame.origin.x = 300 }
    #expect(stage.simulator.sheet?.frame.minX == 170)
  }

  @Test func slidingInByDefault() {
    let root = UIViewController()
    let simulator = Simulator { root }
    let cover = UIViewController()
    cover.modalPresentationStyle = .overFullScreen
    simulator.perform { root.present(cover, animated: true) }
    #expect(simulator.sheet?.frame.minY == 874)
  }

  /// 1.1: a form sheet follows `preferredContentSize`, a page sheet does not. 2.12.
  @Test func formAndPageSizing() {
    let stage = Stage(.pad)
    stage.sheetController.preferredContentSize = CGSize(width: 400, height: 500)
    stage.sheetController.modalPresentationStyle = .formSheet
    stage.present([.large()])
    #expect(stage.simulator.sheet?.frame == CGRect(x: 210, y: 340, width: 400, height: 500))
    stage.simulator.perform { stage.sheetController.preferredContentSize = .zero }
    #expect(stage.simulator.sheet?.frame == CGRect(x: 140, y: 280, width: 540, height: 620))
    stage.simulator.perform { stage.sheet.prefersPageSizing = true }
    #expect(stage.simulator.sheet?.frame.width == 704)
  }

  @available(*, deprecated) func setByOldName(_ sheet: UISheetPresentationController) {
    sheet.smallestUndimmedDetentIdentifier = .medium
    #expect(sheet.smallestUndimmedDetentIdentifier == .medium)
  }

  /// The name of the first betas, which Apple's sample still uses.
  @available(*, deprecated) @Test func theOldNameOfTheUndimmedDetent() {
    let stage = Stage()
    setByOldName(stage.sheet)
    #expect(stage.sheet.largestUndimmedDetentIdentifier == .medium)
  }

  /// [CH-H]: both constants.
  @Test func sentinels() {
    #expect(UISheetPresentationControllerAutomaticDimension == .greatestFiniteMagnitude)
    #expect(UISheetPresentationControllerDetentInactive == .greatestFiniteMagnitude)
    let stage = Stage()
    stage.present([.custom { _ in UISheetPresentationControllerDetentInactive }, .medium(), .large()]) {
      $0.preferredCornerRadius = UISheetPresentationControllerAutomaticDimension
    }
    #expect(stage.simulator.sheet?.detent == "com.apple.UIKit.medium")
    #expect(stage.simulator.sheet?.corners.topLeft == 10)
  }

  @Test func effectsBehindTheContent() throws {
    let stage = Stage()
    stage.present { $0.backgroundEffect = UIBlurEffect(style: .dark) }
    let id = try #require(stage.simulator.sheet).id
    #expect(stage.simulator.blur(of: .presentation(id)) == 20)
    // Opaque content keeps its color.
    #expect(stage.simulator.style(of: .presentation(id))?.backing == RGBA(bits: 0xFFFF_FFFF))
    let large = UISheetPresentationController.Detent.large()
    large.backgroundEffect = UIVisualEffect()
    stage.simulator.perform {
      stage.sheet.detents = [.medium(), large]
      stage.sheet.selectedDetentIdentifier = .large
    }
    #expect(stage.simulator.blur(of: .presentation(id)) == 0)
    stage.simulator.perform { stage.sheet.selectedDetentIdentifier = .medium }
    #expect(stage.simulator.blur(of: .presentation(id)) == 20)
    stage.simulator.perform { stage.sheet.backgroundEffect = nil }
    #expect(stage.simulator.blur(of: .presentation(id)) == 0)
  }
}
