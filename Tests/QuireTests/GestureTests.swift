// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import SheetEngine
import Testing

@testable import Quire

/// A delegate with a settable answer for each method.
private final class Judge: NSObject, UIGestureRecognizerDelegate {
  var begins: (UIGestureRecognizer) -> Bool = { _ in true }
  var beside = false
  var waitsFor: UIGestureRecognizer?
  var isAwaitedBy: UIGestureRecognizer?
  var receives = true
  var asked = 0

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    asked += 1
    return begins(gestureRecognizer)
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { beside }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { waitsFor === otherGestureRecognizer }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isAwaitedBy === otherGestureRecognizer }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { receives }
}

@MainActor @Suite struct GestureTests {
  private let log = CallLog()
  private let root = UIViewController()
  private let box = UIView(frame: CGRect(x: 100, y: 200, width: 200, height: 200))
  private let simulator: Simulator
  private let middle = CGPoint(x: 200, y: 300)

  init() {
    let root = root
    simulator = Simulator { root }
    let box = box
    simulator.perform { root.view.addSubview(box) }
  }

  private func watch<R: UIGestureRecognizer>(_ recognizer: R, _ name: String, on view: UIView? = nil) -> R {
    recognizer.addAction { [log] in log.add("\(name) \($0.state)") }
    (view ?? box).addGestureRecognizer(recognizer)
    return recognizer
  }

  // MARK: Taps

  @Test func taps() {
    let tap = watch(UITapGestureRecognizer(), "tap")
    simulator.tap(at: middle)
    #expect(log.drain() == ["tap ended"])
    #expect(tap.state == .possible)
    #expect(tap.location(in: box) == CGPoint(x: 100, y: 100))
    // Moved too far, held too long, in another place, disabled.
    simulator.drag(from: middle, to: CGPoint(x: 200, y: 320))
    let finger = simulator.touchDown(at: middle)
    simulator.run(for: 1)
    simulator.up(finger)
    simulator.tap(at: CGPoint(x: 10, y: 10))
    tap.isEnabled = false
    simulator.tap(at: middle)
    #expect(log.drain() == [])
    tap.isEnabled = true
    simulator.tap(at: middle)
    #expect(log.drain() == ["tap ended"])
    box.removeGestureRecognizer(tap)
    #expect(box.gestureRecognizers == nil && tap.view == nil)
    simulator.tap(at: middle)
    #expect(log.drain() == [])
  }

  @Test func twoTapsAndOne() {
    let two = watch(UITapGestureRecognizer(), "two")
    two.numberOfTapsRequired = 2
    let one = watch(UITapGestureRecognizer(), "one")
    one.require(toFail: two)
    simulator.tap(at: middle)
    #expect(log.drain() == [])
    // There was no second tap in time.
    simulator.run(for: 0.4)
    #expect(log.drain() == ["one ended"])
    simulator.tap(at: middle)
    simulator.run(for: 0.1)
    simulator.tap(at: middle)
    simulator.run(for: 1)
    #expect(log.drain() == ["two ended"])
    // Too slow for two.
    simulator.tap(at: middle)
    simulator.run(for: 0.5)
    simulator.tap(at: middle)
    simulator.run(for: 0.5)
    #expect(log.drain() == ["one ended", "one ended"])
  }

  /// By default, only the inner one recognizes. Both do if one allows it.
  @Test func simultaneousRecognition() {
    let outer = watch(UITapGestureRecognizer(), "outer", on: root.view)
    _ = watch(UITapGestureRecognizer(), "inner")
    simulator.tap(at: middle)
    #expect(log.drain() == ["inner ended"])
    let judge = Judge()
    judge.beside = true
    outer.delegate = judge
    simulator.tap(at: middle)
    #expect(log.drain() == ["inner ended", "outer ended"])
    judge.receives = false
    simulator.tap(at: middle)
    #expect(log.drain() == ["inner ended"])
  }

  @Test func delegatesRequireFailures() {
    let outer = watch(UITapGestureRecognizer(), "outer", on: root.view)
    let inner = watch(UITapGestureRecognizer(), "inner")
    let judge = Judge()
    inner.delegate = judge
    judge.waitsFor = outer
    simulator.tap(at: middle)
    #expect(log.drain() == ["outer ended"])
    judge.waitsFor = nil
    judge.isAwaitedBy = outer
    simulator.tap(at: middle)
    #expect(log.drain() == ["inner ended"])
    judge.begins = { _ in false }
    simulator.tap(at: middle)
    // The required failure has occurred.
    #expect(log.drain() == ["outer ended"])
  }

  // MARK: Pans

  @Test func pans() {
    let pan = watch(UIPanGestureRecognizer(), "pan")
    let finger = simulator.touchDown(at: middle)
    for step in 1...9 {
      simulator.run(for: 0.01)
      simulator.move(finger, to: CGPoint(x: 200 + Double(step), y: 300))
    }
    #expect(log.drain() == [] && pan.state == .possible)
    simulator.run(for: 0.01)
    simulator.move(finger, to: CGPoint(x: 210, y: 300))
    #expect(log.drain() == ["pan began"])
    // The slop is subtracted.
    #expect(pan.translation(in: box) == .zero)
    simulator.run(for: 0.01)
    simulator.move(finger, to: CGPoint(x: 220, y: 305))
    #expect(log.drain() == ["pan changed"])
    #expect(pan.translation(in: box) == CGPoint(x: 10, y: 5))
    #expect(pan.location(in: box) == CGPoint(x: 120, y: 105))
    #expect(pan.velocity(in: box).x > 90)
    pan.setTranslation(.zero, in: box)
    simulator.run(for: 0.01)
    simulator.move(finger, to: CGPoint(x: 222, y: 305))
    #expect(pan.translation(in: box) == CGPoint(x: 2, y: 0))
    simulator.up(finger)
    #expect(log.drain() == ["pan changed", "pan ended"])
    #expect(pan.state == .possible && pan.numberOfTouches == 0)

    let other = simulator.touchDown(at: middle)
    simulator.move(other, to: CGPoint(x: 200, y: 340))
    simulator.cancel(other)
    #expect(log.drain() == ["pan began", "pan cancelled"])
    let third = simulator.touchDown(at: middle)
    simulator.move(third, to: CGPoint(x: 200, y: 340))
    simulator.perform { pan.isEnabled = false }
    #expect(log.drain() == ["pan began", "pan cancelled"])
    simulator.up(third)
  }

  /// A second finger takes over without a jump.
  @Test func pansWithTwoFingers() {
    let pan = watch(UIPanGestureRecognizer(), "pan")
    let first = simulator.touchDown(at: middle)
    simulator.move(first, to: CGPoint(x: 230, y: 300))
    let second = simulator.touchDown(at: CGPoint(x: 150, y: 300))
    #expect(pan.numberOfTouches == 2)
    #expect(pan.translation(in: nil) == CGPoint(x: 20, y: 0))
    simulator.move(second, to: CGPoint(x: 170, y: 300))
    #expect(pan.translation(in: nil) == CGPoint(x: 30, y: 0))
    simulator.up(first)
    #expect(pan.state == .changed)
    #expect(pan.translation(in: nil) == CGPoint(x: 30, y: 0))
    simulator.up(second)
    #expect(log.drain().last == "pan ended")

    pan.minimumNumberOfTouches = 2
    simulator.drag(from: middle, to: CGPoint(x: 280, y: 300))
    #expect(log.drain() == [])
  }

  /// It ignores further fingers.
  @Test func pansWithOneFingerAtMost() {
    let pan = watch(UIPanGestureRecognizer(), "pan")
    pan.maximumNumberOfTouches = 1
    let first = simulator.touchDown(at: middle)
    simulator.move(first, to: CGPoint(x: 240, y: 300))
    let second = simulator.touchDown(at: CGPoint(x: 150, y: 300))
    #expect(pan.numberOfTouches == 1)
    simulator.move(second, to: CGPoint(x: 110, y: 300))
    #expect(pan.translation(in: nil) == CGPoint(x: 30, y: 0))
    simulator.up(second)
    #expect(pan.state == .began)
    simulator.up(first)
    #expect(log.drain().last == "pan ended")
    // Both move together from the beginning, so it never begins.
    let third = simulator.touchDown(at: middle)
    simulator.touchDown(at: CGPoint(x: 150, y: 300))
    simulator.move(third, to: CGPoint(x: 240, y: 300))
    #expect(log.drain() == [])
  }

  /// Two taps of one finger are not a tap of two fingers.
  @Test func tapsWithTwoFingers() {
    let tap = watch(UITapGestureRecognizer(), "tap")
    tap.numberOfTouchesRequired = 2
    simulator.tap(at: middle)
    simulator.run(for: 0.1)
    simulator.tap(at: middle)
    #expect(log.drain() == [])
    let (first, second) = (simulator.touchDown(at: middle), simulator.touchDown(at: CGPoint(x: 150, y: 300)))
    simulator.run(for: 0.05)
    simulator.up(first)
    simulator.up(second)
    #expect(log.drain() == ["tap ended"])
  }

  // MARK: Long presses

  /// The system cancels the finger. A recognizer that has begun is canceled, and one that has not does not begin.
  @Test func longPressesThatAreCanceled() {
    _ = watch(UILongPressGestureRecognizer(), "press")
    simulator.touchDown(at: middle)
    simulator.run(for: 0.6)
    simulator.cancel()
    #expect(log.drain() == ["press began", "press cancelled"])
    simulator.touchDown(at: middle)
    simulator.run(for: 0.2)
    simulator.cancel()
    simulator.run(for: 1)
    #expect(log.drain() == [])
  }

  @Test func longPresses() {
    let press = watch(UILongPressGestureRecognizer(), "press")
    _ = watch(UIPanGestureRecognizer(), "pan")
    let finger = simulator.touchDown(at: middle)
    simulator.run(for: 0.49)
    #expect(log.drain() == [])
    simulator.run(for: 0.02)
    #expect(log.drain() == ["press began"])
    simulator.move(finger, to: CGPoint(x: 250, y: 300))
    simulator.up(finger)
    #expect(log.drain() == ["press changed", "press ended"])
    #expect(press.state == .possible)
    simulator.drag(from: middle, to: CGPoint(x: 250, y: 300), duration: 0.2)
    #expect(log.drain().first == "pan began")
    simulator.tap(at: middle)
    #expect(log.drain() == [])
  }

  // MARK: Views and controls

  @Test func viewsHearOfTouches() {
    final class Pad: UIView {
      var log: CallLog?
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("canceled", touches) }
      private func note(_ name: String, _ touches: Set<UITouch>) {
        let point = touches.first!.location(in: self)
        log?.add("\(name) \(Int(point.x)) \(Int(point.y)) \(touches.first!.phase)")
      }
    }
    let pad = Pad(frame: CGRect(x: 0, y: 600, width: 400, height: 100))
    pad.log = log
    // A child view that does not handle touches passes them on.
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
    simulator.perform {
      root.view.addSubview(pad)
      pad.addSubview(label)
    }
    let finger = simulator.touchDown(at: CGPoint(x: 50, y: 650))
    simulator.move(finger, to: CGPoint(x: 55, y: 650))
    simulator.up(finger)
    #expect(log.drain() == ["began 50 50 began", "moved 55 50 moved", "ended 55 50 ended"])
    let pan = UIPanGestureRecognizer()
    pad.addGestureRecognizer(pan)
    simulator.drag(from: CGPoint(x: 50, y: 650), to: CGPoint(x: 90, y: 650), duration: 0.1)
    let lines = log.drain()
    #expect(lines.last?.hasPrefix("canceled") == true)
    #expect(lines.filter { $0.hasPrefix("canceled") }.count == 1)
    pan.cancelsTouchesInView = false
    simulator.drag(from: CGPoint(x: 50, y: 650), to: CGPoint(x: 90, y: 650), duration: 0.1)
    #expect(log.drain().last?.hasPrefix("ended 90") == true)
  }

  /// A control's press takes precedence over a tap on its superview, and a drag that begins on it presses nothing.
  @Test func controlsAndRecognizers() throws {
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { [log] _ in log.add("pressed") })
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    simulator.perform { box.addSubview(button) }
    _ = watch(UITapGestureRecognizer(), "tap")
    try simulator.tap(button)
    #expect(log.drain() == ["pressed"])
    let press = watch(UILongPressGestureRecognizer(), "press", on: button)
    let finger = simulator.touchDown(at: CGPoint(x: 150, y: 225))
    simulator.run(for: 0.6)
    simulator.up(finger)
    #expect(log.drain() == ["press began", "press ended"])
    press.cancelsTouchesInView = false
    let other = simulator.touchDown(at: CGPoint(x: 150, y: 225))
    simulator.run(for: 0.6)
    simulator.up(other)
    #expect(log.drain() == ["press began", "press ended", "pressed"])
  }

  // MARK: Sheets

  private func present(_ content: UIViewController) -> UISheetPresentationController {
    let sheet = content.sheetPresentationController!
    simulator.perform {
      sheet.detents = [.medium(), .large()]
      root.present(content, animated: false)
    }
    return sheet
  }

  /// A pan in a sheet owns the finger, unless its delegate refuses the direction. Then the sheet owns it.
  @Test func pansInASheet() {
    let content = UIViewController()
    let sheet = present(content)
    let inner = UIView(frame: CGRect(x: 0, y: 100, width: 402, height: 200))
    let pan = UIPanGestureRecognizer()
    let judge = Judge()
    judge.begins = { recognizer in
      let velocity = (recognizer as? UIPanGestureRecognizer)?.velocity(in: nil) ?? .zero
      return velocity.x.magnitude > velocity.y.magnitude
    }
    pan.delegate = judge
    simulator.perform { content.view.addSubview(inner) }
    _ = watch(pan, "pan", on: inner)
    // Downward, the sheet owns it, and the pan does not begin.
    simulator.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 200))
    simulator.settle()
    #expect(sheet.selectedDetentIdentifier == .large)
    #expect(log.drain() == [])
    #expect(judge.asked == 1)
    // Horizontally, the pan owns it, and the sheet stays.
    simulator.drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 300, y: 500), duration: 0.2)
    #expect(log.drain() == [])
    simulator.settle()
    simulator.perform { sheet.selectedDetentIdentifier = .large }
    let finger = simulator.touchDown(at: CGPoint(x: 100, y: 250))
    simulator.run(for: 0.016)
    simulator.move(finger, to: CGPoint(x: 130, y: 250))
    simulator.move(finger, to: CGPoint(x: 130, y: 700))
    #expect(simulator.sheet?.phase == .resting)
    simulator.up(finger)
    #expect(log.drain() == ["pan began", "pan changed", "pan ended"])
    #expect(sheet.selectedDetentIdentifier == .large)
  }

  /// The sheet's own drag recognizer is on the presented view, reports its states, and can run together with another
  /// one.
  @Test func theSheetsOwnDrag() {
    let content = UIViewController()
    #expect(content.view.gestureRecognizers == nil)
    _ = present(content)
    let wrapper = content.presentationController?.presentedView
    let drag = wrapper?.gestureRecognizers?.first as? UIPanGestureRecognizer
    #expect(drag != nil && drag?.view === wrapper)
    #expect(content.view.gestureRecognizers == nil)
    drag?.addAction { [log] in if $0.state != .changed { log.add("drag \($0.state)") } }
    let pan = UIPanGestureRecognizer()
    let judge = Judge()
    judge.beside = true
    pan.delegate = judge
    pan.addAction { [log] in if $0.state != .changed { log.add("pan \($0.state)") } }
    content.view.addGestureRecognizer(pan)
    #expect(content.view.gestureRecognizers?.count == 1)
    simulator.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 500), lifts: false)
    #expect(drag?.state == .changed && pan.state == .changed)
    #expect(log.drain().sorted() == ["drag began", "pan began"])
    simulator.up()
    #expect(log.drain().sorted() == ["drag ended", "pan ended"])
    #expect(drag?.state == .possible && pan.state == .possible)
    // Without simultaneous recognition, the pan of the content owns the finger.
    judge.beside = false
    simulator.settle()
    simulator.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 500))
    #expect(log.drain() == ["pan began", "pan ended"])
    // It waits for the sheet, which owns the finger.
    pan.require(toFail: drag!)
    simulator.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 500))
    #expect(log.drain() == ["drag began", "drag ended"])
    // While it is disabled, the sheet can't be dragged.
    simulator.settle()
    content.view.removeGestureRecognizer(pan)
    drag?.isEnabled = false
    let before = simulator.sheet?.frame
    simulator.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 300), lifts: false)
    #expect(simulator.sheet?.frame == before)
    simulator.up()
    #expect(log.drain() == [])
  }

  /// A tap in a sheet and the sheet's drag: a finger that moves is not a tap.
  @Test func tapsInASheet() {
    let content = UIViewController()
    _ = present(content)
    _ = watch(UITapGestureRecognizer(), "tap", on: content.view)
    simulator.tap(at: CGPoint(x: 100, y: 600))
    #expect(log.drain() == ["tap ended"])
    simulator.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 550))
    #expect(log.drain() == [])
  }

  // MARK: Scrollers

  @Test func pansAndScrollers() {
    let scroller = UIScrollView(frame: CGRect(x: 0, y: 400, width: 402, height: 300))
    scroller.contentSize = CGSize(width: 402, height: 2000)
    let row = UIView(frame: CGRect(x: 0, y: 0, width: 402, height: 2000))
    simulator.perform {
      scroller.addSubview(row)
      root.view.addSubview(scroller)
    }
    let judge = Judge()
    judge.begins = { recognizer in
      let velocity = (recognizer as? UIPanGestureRecognizer)?.velocity(in: nil) ?? .zero
      return velocity.x.magnitude > velocity.y.magnitude
    }
    let swipe = watch(UIPanGestureRecognizer(), "swipe", on: row)
    swipe.delegate = judge
    _ = watch(UIPanGestureRecognizer(), "around", on: root.view)
    // Downward, the scroller owns the finger, and the outer recognizer does not begin.
    simulator.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 500))
    #expect(scroller.contentOffset.y == 100)
    #expect(log.drain() == [])
    // Horizontally, the inner pan owns it, and nothing scrolls, wherever the finger moves afterward.
    let finger = simulator.touchDown(at: CGPoint(x: 200, y: 600))
    simulator.run(for: 0.016)
    simulator.move(finger, to: CGPoint(x: 220, y: 600))
    simulator.move(finger, to: CGPoint(x: 220, y: 500))
    simulator.up(finger)
    #expect(scroller.contentOffset.y == 100)
    #expect(log.drain() == ["swipe began", "swipe changed", "swipe ended"])
    // A recognizer that runs together with the scroller's own drag continues.
    judge.begins = { _ in true }
    judge.beside = true
    swipe.delegate = nil
    let beside = watch(UIPanGestureRecognizer(), "beside", on: scroller)
    beside.delegate = judge
    box.removeFromSuperview()
    row.removeGestureRecognizer(swipe)
    simulator.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 500), duration: 0.1)
    #expect(scroller.contentOffset.y == 200)
    #expect(log.drain().last == "beside ended")
  }

  @Test func recognizersAreReleased() {
    weak var gone: UIGestureRecognizer?
    do {
      let pan = UIPanGestureRecognizer()
      gone = pan
      box.addGestureRecognizer(pan)
      simulator.drag(from: middle, to: CGPoint(x: 280, y: 300))
      box.removeGestureRecognizer(pan)
    }
    #expect(gone == nil)
  }
}
