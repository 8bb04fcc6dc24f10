// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import SheetEngine
import Testing

@testable import Quire

/// A sheet over a phone of 402 by 874: large at 72, medium at 410, filled with a list.
@MainActor @Suite struct HandoffTests {
  let stage = Stage()
  let list = UIScrollView()

  /// Presents at large, with the list scrolled by `offset`.
  func present(scrolled offset: CGFloat, _ configure: @escaping (UISheetPresentationController) -> Void) {
    list.contentInsetAdjustmentBehavior = .never
    stage.present { sheet in
      sheet.selectedDetentIdentifier = .large
      configure(sheet)
    }
    stage.simulator.perform {
      let view = stage.sheetController.view!
      list.frame = view.bounds
      list.contentSize = CGSize(width: 402, height: 2000)
      view.addSubview(list)
      list.contentOffset = CGPoint(x: 0, y: offset)
    }
  }

  func drag(from start: Double, to end: Double) {
    stage.simulator.drag(from: CGPoint(x: 200, y: start), to: CGPoint(x: 200, y: end), duration: 0.5, hold: 0.2)
    stage.simulator.settle()
  }

  var top: Double { stage.simulator.sheet!.frame.minY }

  @Test func aScrolledListKeepsADragDown() {
    present(scrolled: 100) { _ in }
    drag(from: 300, to: 700)
    #expect(top == 72)
    #expect(list.contentOffset.y == 0)
  }

  @Test func withinTheGestureTheListGivesTheDragToTheSheet() {
    present(scrolled: 100) { $0.handoffWhenCollapsing = .within }
    drag(from: 300, to: 700)
    #expect(top == 410)
    #expect(list.contentOffset.y == 0)
  }

  @Test func neverTheListKeepsADragFromItsTop() {
    present(scrolled: 0) { $0.handoffWhenCollapsing = .none }
    drag(from: 300, to: 700)
    #expect(top == 72)
  }

  @Test func expandingIsApplesPropertyUntilItIsSet() {
    present(scrolled: 0) { sheet in
      sheet.selectedDetentIdentifier = .medium
      sheet.prefersScrollingExpandsWhenScrolledToEdge = false
    }
    drag(from: 800, to: 500)
    #expect(top == 410)
    #expect(list.contentOffset.y > 200)

    stage.simulator.perform {
      list.contentOffset = .zero
      stage.sheet.handoffWhenExpanding = .initial
    }
    stage.simulator.run(for: 1)
    drag(from: 800, to: 300)
    #expect(top == 72)
    // The sheet gets the whole drag, and the list nothing.
    #expect(list.contentOffset.y == 0)
  }
}
