// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import SheetEngine
import Testing

@testable import Quire

/// A sheet's drag as a recognizer: the finger that it follows, and the recognizers that fail beside it.
@MainActor @Suite struct SheetDragTests {
  private let log = CallLog()
  private let root = UIViewController()
  private let simulator: Simulator

  init() {
    let root = root
    simulator = Simulator { root }
  }

  /// Presents an undimmed sheet, and returns its drag recognizer.
  private func present(
    _ content: UIViewController, from presenter: UIViewController,
    _ detents: [UISheetPresentationController.Detent] = [.medium(), .large()]
  ) throws -> UIPanGestureRecognizer {
    let sheet = try #require(content.sheetPresentationController)
    simulator.perform {
      sheet.detents = detents
      sheet.largestUndimmedDetentIdentifier = detents.last?.identifier
      presenter.present(content, animated: false)
    }
    return sheet.dragRecognizer
  }

  @Test func fingersElsewhereDontMoveIt() throws {
    let drag = try present(UIViewController(), from: root)
    let other = simulator.touchDown(at: CGPoint(x: 50, y: 100))
    let finger = simulator.touchDown(at: CGPoint(x: 200, y: 500))
    #expect(drag.location(in: nil) == CGPoint(x: 200, y: 500))
    simulator.move(other, to: CGPoint(x: 60, y: 120))
    #expect(drag.location(in: nil) == CGPoint(x: 200, y: 500))
    simulator.move(finger, to: CGPoint(x: 200, y: 480))
    simulator.move(finger, to: CGPoint(x: 200, y: 460))
    #expect(drag.translation(in: nil) == CGPoint(x: 0, y: -20))
    simulator.move(other, to: CGPoint(x: 80, y: 300))
    #expect(drag.translation(in: nil) == CGPoint(x: 0, y: -20))
    #expect(drag.location(in: nil) == CGPoint(x: 200, y: 460))
    simulator.up(other)
    #expect(drag.location(in: nil) == CGPoint(x: 200, y: 460) && drag.state == .changed)
    simulator.up(finger)
    #expect(drag.state == .possible)
  }

  @Test func eachSheetHasItsOwn() throws {
    let (first, second) = (UIViewController(), UIViewController())
    let lower = try present(first, from: root)
    let upper = try present(second, from: first, [.custom { _ in 200 }])
    simulator.touchDown(at: CGPoint(x: 100, y: 500))
    simulator.up()
    #expect(lower.location(in: nil) == CGPoint(x: 100, y: 500))
    simulator.drag(from: CGPoint(x: 100, y: 700), to: CGPoint(x: 130, y: 760), duration: 0.2, lifts: false)
    #expect(upper.state == .changed && upper.location(in: nil) == CGPoint(x: 130, y: 760))
    #expect(lower.state == .possible && lower.location(in: nil) == CGPoint(x: 100, y: 500))
  }

  /// The first finger is lifted, and another one takes over.
  @Test func anotherFingerGoesOnWithoutAJump() throws {
    let drag = try present(UIViewController(), from: root)
    let first = simulator.touchDown(at: CGPoint(x: 200, y: 500))
    simulator.move(first, to: CGPoint(x: 200, y: 480))
    simulator.move(first, to: CGPoint(x: 200, y: 450))
    let second = simulator.touchDown(at: CGPoint(x: 100, y: 600))
    simulator.move(second, to: CGPoint(x: 100, y: 620))
    #expect(drag.translation(in: nil) == CGPoint(x: 0, y: -30))
    #expect(drag.location(in: nil) == CGPoint(x: 200, y: 450))
    simulator.up(first)
    #expect(drag.state == .changed && drag.translation(in: nil) == CGPoint(x: 0, y: -30))
    simulator.move(second, to: CGPoint(x: 105, y: 600))
    #expect(drag.translation(in: nil) == CGPoint(x: 5, y: -50))
    #expect(drag.location(in: nil) == CGPoint(x: 105, y: 600))
    simulator.up(second)
    #expect(drag.state == .possible)
  }

  // MARK: A popover that is shown as a sheet

  private func presentPopover(_ content: UIViewController) {
    simulator.perform {
      content.modalPresentationStyle = .popover
      content.popoverPresentationController?.sourceView = root.view
      content.popoverPresentationController?.adaptiveSheetPresentationController.detents = [.medium(), .large()]
      root.present(content, animated: false)
    }
  }

  @Test func recognizersFailWhereThatSheetTakesTheFinger() {
    let content = UIViewController()
    presentPopover(content)
    let press = UILongPressGestureRecognizer()
    press.allowableMovement = 1_000
    press.addAction { [log] in log.add("press \($0.state)") }
    content.view.addGestureRecognizer(press)
    let finger = simulator.touchDown(at: CGPoint(x: 100, y: 600))
    for step in 1...10 {
      simulator.run(for: 0.01)
      simulator.move(finger, to: CGPoint(x: 100, y: 600 - 10 * Double(step)))
    }
    #expect(simulator.sheet?.phase == .dragging)
    simulator.run(for: 1)
    simulator.up(finger)
    #expect(log.drain() == [])
    // If the finger stays in place, the long press begins.
    simulator.settle()
    let still = simulator.touchDown(at: CGPoint(x: 100, y: 600))
    simulator.run(for: 1)
    simulator.up(still)
    #expect(log.drain() == ["press began", "press ended"])
  }

  @Test func thatSheetsDragIsOnTheView() {
    let content = UIViewController()
    presentPopover(content)
    let drag = content.popoverPresentationController?.adaptiveSheetPresentationController.dragRecognizer
    let moved = content.presentationController?.presentedView
    #expect(moved?.gestureRecognizers?.count == 1 && moved?.gestureRecognizers?.first === drag)
    let pan = UIPanGestureRecognizer()
    pan.addAction { [log] in if $0.state != .changed { log.add("pan \($0.state)") } }
    drag?.addAction { [log] in if $0.state != .changed { log.add("drag \($0.state)") } }
    content.view.addGestureRecognizer(pan)
    // A pan in the content owns the finger, unless it waits for the sheet.
    simulator.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 500))
    #expect(log.drain() == ["pan began", "pan ended"])
    pan.require(toFail: drag!)
    simulator.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 500))
    #expect(log.drain() == ["drag began", "drag ended"])
  }

  /// On a wide screen it is a popover, which has no drag.
  @Test func aPopoverHasNoDrag() {
    let (root, content) = (UIViewController(), UIViewController())
    let pad = Simulator(.pad) { root }
    pad.perform {
      content.modalPresentationStyle = .popover
      content.popoverPresentationController?.sourceView = root.view
      root.present(content, animated: false)
    }
    #expect(content.presentationController?.presentedView?.gestureRecognizers == nil)
    pad.change(to: .phone)
    #expect(content.presentationController?.presentedView?.gestureRecognizers?.count == 1)
  }
}
