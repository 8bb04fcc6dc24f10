// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import SheetEngine
import Testing

@testable import Quire

@MainActor @Suite struct MemoryTests {
  /// FB12159275, kDrive #1987: with the grabber on and off, with a resolver that captures it weakly.
  @Test(arguments: [true, false]) func aDismissedControllerIsReleased(hasGrabber: Bool) throws {
    let root = UIViewController()
    let simulator = Simulator { root }
    weak var presented: UIViewController?
    weak var sheet: UISheetPresentationController?
    weak var detent: UISheetPresentationController.Detent?
    let views = simulator.viewCount
    do {
      let content = UIViewController()
      content.title = "Content"
      content.navigationItem.rightBarButtonItem = UIBarButtonItem(
        systemItem: .close,
        primaryAction: UIAction { [me = Weak(content)] _ in me.wrappedValue?.dismiss(animated: true) })
      let controller = UINavigationController(rootViewController: content)
      let custom = UISheetPresentationController.Detent.custom { [me = Weak(controller)] _ in
        me.wrappedValue == nil ? nil : 300
      }
      presented = controller
      sheet = controller.sheetPresentationController
      detent = custom
      simulator.perform {
        sheet?.detents = [custom, .large()]
        sheet?.prefersGrabberVisible = hasGrabber
        root.present(controller, animated: true)
      }
    }
    simulator.settle()
    #expect(presented != nil)
    try simulator.tap("Close")
    simulator.settle()
    #expect(presented == nil)
    #expect(sheet == nil)
    #expect(detent == nil)
    #expect(simulator.viewCount == views)
  }

  /// RNS: a controller with a requested presentation controller that was never presented.
  @Test func neverPresented() {
    weak var controller: UIViewController?
    weak var sheet: UISheetPresentationController?
    do {
      let made = UIViewController()
      controller = made
      sheet = made.sheetPresentationController
    }
    #expect(controller == nil)
    #expect(sheet == nil)
  }

  @Test func aWholeAppIsReleased() {
    weak var root: UIViewController?
    weak var presented: UIViewController?
    do {
      let (first, second) = (UIViewController(), UIViewController())
      let simulator = Simulator { first }
      simulator.perform { first.present(second, animated: false) }
      root = first
      presented = second
    }
    #expect(root == nil)
    #expect(presented == nil)
  }
}
