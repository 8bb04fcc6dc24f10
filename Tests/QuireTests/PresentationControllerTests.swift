// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import SheetEngine
import Testing

@testable import Quire

/// The presentation controller of each controller: the rows of `Documentation/PresentationControllers.md`.
@MainActor @Suite struct PresentationControllerTests {
  let root = UIViewController()
  let simulator: Simulator

  init() {
    let root = root
    simulator = Simulator(.pad) { root }
  }

  /// A controller around a child, before anything is presented.
  private func make(_ style: UIModalPresentationStyle = .pageSheet) -> (UIViewController, UIViewController) {
    let (container, child) = (UIViewController(), UIViewController())
    container.modalPresentationStyle = style
    container.addChild(child)
    container.view.addSubview(child.view)
    child.didMove(toParent: container)
    return (container, child)
  }

  private func present(_ container: UIViewController) {
    simulator.perform {
      container.popoverPresentationController?.sourceView = root.view
      root.present(container, animated: false)
    }
  }

  @Test func neverPresented() {
    let controller = UIViewController()
    let own = controller.presentationController
    #expect(own is UISheetPresentationController && controller.presentationController === own)
    #expect(controller.sheetPresentationController === own)
    #expect(controller.popoverPresentationController == nil)
    #expect(controller.activePresentationController == nil)

    let popover = UIViewController()
    popover.modalPresentationStyle = .popover
    #expect(popover.popoverPresentationController != nil)
    #expect(popover.presentationController === popover.popoverPresentationController)
    #expect(popover.sheetPresentationController == nil)
  }

  /// Until its container is presented, a child has its own one, by its own style.
  @Test func aChildBefore() {
    let (container, child) = make()
    #expect(child.presentationController != nil)
    #expect(child.presentationController !== container.presentationController)
    #expect(child.sheetPresentationController === child.presentationController)
    #expect(child.popoverPresentationController == nil)
    #expect(child.activePresentationController == nil)
  }

  /// During the presentation it has the presentation's controller, whatever it had before, and its settings take
  /// effect.
  @Test(arguments: [true, false]) func aChildDuring(askedBefore: Bool) throws {
    let (container, child) = make()
    let old = askedBefore ? child.presentationController : nil
    present(container)
    let sheet = try #require(container.sheetPresentationController)
    #expect(child.presentationController === sheet && child.presentationController !== old)
    #expect(child.sheetPresentationController === sheet)
    #expect(child.popoverPresentationController == nil)
    #expect(child.activePresentationController === sheet)
    simulator.change(to: .phone)
    simulator.perform { child.sheetPresentationController?.detents = [.medium()] }
    #expect(simulator.sheet?.frame.minY == 410)
  }

  /// A delegate that a child sets is notified by the sheet.
  @Test func theDelegateOfAChildsSheet() {
    let (container, child) = make()
    let delegate = LoggingDelegate(CallLog())
    present(container)
    simulator.change(to: .phone)
    simulator.perform { child.presentationController?.delegate = delegate }
    simulator.tap(at: CGPoint(x: 200, y: 20))
    simulator.settle()
    #expect(delegate.log.drain() == ["shouldDismiss", "willDismiss", "didDismiss"])
  }

  @Test func aChildAfter() {
    let (container, child) = make()
    let old = child.presentationController
    present(container)
    simulator.perform { container.dismiss(animated: false) }
    // Afterward it has its own controller again.
    #expect(child.presentationController === old)
    #expect(child.activePresentationController == nil)
    #expect(container.presentationController !== child.presentationController)
  }

  /// The presentation lasts until the end of the dismissal.
  @Test func aChildUntilTheEnd() throws {
    final class Asking: UIViewController {
      var seen: UIPresentationController?
      override func viewDidDisappear(_ animated: Bool) { seen = presentationController }
    }
    let (container, _) = make()
    let child = Asking()
    container.addChild(child)
    container.view.addSubview(child.view)
    present(container)
    let sheet = try #require(container.sheetPresentationController)
    simulator.perform { container.dismiss(animated: true) }
    simulator.settle()
    #expect(child.seen === sheet)
  }

  /// The root of a navigation controller, as its view loads and afterward. Pushed controllers too, until they are
  /// popped.
  @Test func inANavigationController() throws {
    final class Loading: UIViewController {
      var seen: UISheetPresentationController?
      override func viewDidLoad() {
        seen = sheetPresentationController
        sheetPresentationController?.detents = [.custom { _ in 200 }]
      }
    }
    simulator.change(to: .phone)
    let first = Loading()
    let navigation = UINavigationController(rootViewController: first)
    present(navigation)
    let sheet = try #require(navigation.sheetPresentationController)
    #expect(first.seen === sheet && first.sheetPresentationController === sheet)
    #expect(first.presentationController === sheet)
    #expect(simulator.sheet?.frame.height == 234)
    let second = UIViewController()
    simulator.perform { navigation.pushViewController(second, animated: false) }
    #expect(second.sheetPresentationController === sheet)
    simulator.perform { navigation.popViewController(animated: false) }
    #expect(second.sheetPresentationController !== sheet && second.activePresentationController == nil)
  }

  /// In a popover, and in the sheet that it becomes.
  @Test func inAPopover() throws {
    let (container, child) = make(.popover)
    container.preferredContentSize = CGSize(width: 300, height: 200)
    present(container)
    let popover = try #require(container.popoverPresentationController)
    #expect(child.presentationController === popover)
    #expect(child.popoverPresentationController === popover)
    #expect(child.sheetPresentationController == nil)
    #expect(child.activePresentationController === popover)
    simulator.change(to: .phone)
    #expect(child.presentationController === popover)
    #expect(child.popoverPresentationController === popover)
    #expect(child.sheetPresentationController == nil)
    #expect(child.activePresentationController === popover.adaptiveSheetPresentationController)
    simulator.perform { child.popoverPresentationController?.adaptiveSheetPresentationController.detents = [.medium()] }
    #expect(simulator.sheet?.frame.minY == 410)
  }

  /// Children of covers and of custom presentations.
  @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .custom]) func inOtherStyles(
    _ style: UIModalPresentationStyle
  ) {
    let (container, child) = make(style)
    present(container)
    #expect(child.presentationController === container.presentationController)
    #expect(child.activePresentationController === container.presentationController)
    #expect(child.sheetPresentationController == nil && child.popoverPresentationController == nil)
  }

  /// A controller that replaces the presented one has the presentation's, and so has the presented one inside it.
  @Test func insteadOfThePresented() throws {
    let stage = PopoverStage(.phone)
    let navigation = UINavigationController(rootViewController: UIViewController())
    stage.delegate.other = { navigation }
    stage.present()
    #expect(navigation.presentationController === stage.popover)
    #expect(navigation.popoverPresentationController === stage.popover)
    #expect(navigation.topViewController?.popoverPresentationController === stage.popover)
    #expect(navigation.activePresentationController === stage.sheet)
  }

  /// The window's own controller and its children are in no presentation.
  @Test func unmanaged() {
    let child = UIViewController()
    simulator.perform {
      root.addChild(child)
      root.view.addSubview(child.view)
    }
    for controller in [root, child] {
      #expect(controller.presentationController is UISheetPresentationController)
      #expect(controller.presentationController === controller.sheetPresentationController)
      #expect(controller.popoverPresentationController == nil && controller.activePresentationController == nil)
    }
    #expect(child.presentationController !== root.presentationController)
    // The presentation of the presented controller is not the window controller's own.
    let (container, _) = make()
    present(container)
    #expect(root.presentationController !== container.presentationController)
    #expect(root.activePresentationController == nil)
  }
}
