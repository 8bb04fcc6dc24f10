// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import SheetEngine
import Testing

@testable import Quire

/// An animation alongside a dismissal follows the finger, and then continues or reverses together with the sheet.
///
/// The phone is 874 high and the sheet rests at 410, so the distance to the window's bottom is 464.
@MainActor @Suite struct AlongsideTests {
  /// Animates a box on the root alongside its dismissal.
  final class Leaving: UIViewController {
    let box: UIView
    let log: CallLog
    var context: (any UIViewControllerTransitionCoordinatorContext)?

    init(_ box: UIView, _ log: CallLog) {
      self.box = box
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      transitionCoordinator?.notifyWhenInteractionChanges { [log] context in
        log.add("interactive \(context.isInteractive) canceled \(context.isCancelled)")
      }
      transitionCoordinator?.animate {
        [box] _ in
        box.frame.origin.x = 210
        box.alpha = 0
        box.transform = CGAffineTransform(translationX: 0, y: 50)
      } completion: {
        [log, weak self] context in
        log.add("completed, canceled \(context.isCancelled)")
        self?.context = context
      }
    }
  }

  let root = UIViewController()
  let box = UIView(frame: CGRect(x: 10, y: 100, width: 20, height: 20))
  let log = CallLog()
  let simulator: Simulator
  let content: Leaving

  init() {
    let root = root
    simulator = Simulator { root }
    content = Leaving(box, log)
    let (box, content) = (box, content)
    content.sheetPresentationController?.detents = [.medium(), .large()]
    simulator.perform {
      root.view.addSubview(box)
      root.present(content, animated: false)
    }
  }

  /// The fraction of the box's way from 10 to 210, 0...1.
  var part: Double { ((simulator.frame(of: box)?.minX ?? .nan) - 10) / 200 }
  /// The fraction of the sheet's way to the bottom edge.
  var gone: Double { max(0, ((simulator.sheet?.frame.minY ?? 874) - 410) / 464) }

  func expectAlong(within bound: Double = 1e-6, _ note: Comment, _ location: SourceLocation = #_sourceLocation) {
    #expect((part - gone).magnitude < bound, note, sourceLocation: location)
    #expect(
      ((simulator.alpha(of: box) ?? .nan) - (1 - gone)).magnitude < max(bound, 0.02), note, sourceLocation: location)
    let y = simulator.frame(of: box)?.minY ?? .nan
    #expect((y - 100 - 50 * gone).magnitude < max(50 * bound, 0.2), note, sourceLocation: location)
  }

  /// Drags down by 150 and up again by 60, without lifting the finger.
  func pull() {
    let finger = simulator.touchDown(at: CGPoint(x: 100, y: 450))
    for y in stride(from: 460.0, through: 600, by: 10) {
      simulator.run(for: 1 / 60)
      simulator.move(finger, to: CGPoint(x: 100, y: y))
      if y > 470 { expectAlong("\(y)") }
    }
    for y in stride(from: 590.0, through: 540, by: -10) {
      simulator.run(for: 1 / 60)
      simulator.move(finger, to: CGPoint(x: 100, y: y))
      expectAlong("back at \(y)")
    }
  }

  @Test func itStandsWithTheFinger() {
    pull()
    let coordinator = content.transitionCoordinator
    #expect(gone > 0.15 && gone < 0.2)
    #expect(coordinator?.isInteractive == true)
    #expect(coordinator?.percentComplete == CGFloat(gone))
    // The finger rests, and so does the animation.
    let before = part
    simulator.run(for: 2)
    #expect(part == before)
    // The model has the new values immediately.
    #expect(box.alpha == 0)
    #expect(box.frame.origin.x == 210)
  }

  @Test func letGoItGoesOnFromThere() {
    simulator.drag(
      from: CGPoint(x: 100, y: 450), to: CGPoint(x: 100, y: 650), duration: 0.15, hold: 0, lifts: false)
    let before = part
    let coordinator = content.transitionCoordinator
    let left = coordinator?.percentComplete
    simulator.up()
    #expect(log.drain() == ["interactive false canceled false"])
    #expect((part - before).magnitude < 1e-6)
    // 200 points in 0.15 seconds, of 464 points.
    #expect(((coordinator?.completionVelocity ?? 0) - 200 / 0.15 / 464).magnitude < 0.15)
    var last = before
    for frame in 0..<60 {
      simulator.run(for: 1 / 120)
      if simulator.sheet == nil { break }
      expectAlong(within: 0.005, "frame \(frame)")
      #expect(part >= last - 1e-9)
      last = part
    }
    simulator.settle()
    #expect(part == 1)
    #expect(log.drain() == ["completed, canceled false"])
    #expect(content.context?.percentComplete == left)
  }

  @Test func takenBackItGoesBack() {
    pull()
    simulator.run(for: 0.3)
    simulator.move(to: CGPoint(x: 100, y: 540))
    let before = part
    let coordinator = content.transitionCoordinator
    let left = coordinator?.percentComplete
    simulator.up()
    #expect(log.drain() == ["interactive false canceled true"])
    #expect(coordinator?.isCancelled == true)
    #expect((part - before).magnitude < 1e-6)
    // The changes of the block are undone.
    #expect(box.frame == CGRect(x: 10, y: 100, width: 20, height: 20))
    #expect(box.alpha == 1 && box.transform.isIdentity)
    for frame in 0..<60 {
      simulator.run(for: 1 / 120)
      expectAlong(within: 0.005, "frame \(frame)")
      if simulator.sheet?.phase == .settling { #expect(coordinator?.percentComplete == left) }
    }
    simulator.settle()
    #expect(part == 0)
    #expect(simulator.alpha(of: box) == 1)
    #expect(log.drain() == ["completed, canceled true"])
    #expect(content.context?.isCancelled == true)
    #expect(content.context?.percentComplete == left)
    #expect(box.motions?.isLeft(at: simulator.now) != true)
  }

  /// It is caught again on its way back, and is dismissed after all.
  @Test func caughtOnItsWayBack() {
    pull()
    simulator.run(for: 0.3)
    simulator.up()
    _ = log.drain()
    simulator.run(for: 0.05)
    #expect(gone > 0.02)
    let before = part
    let finger = simulator.touchDown(at: CGPoint(x: 100, y: 600))
    #expect(log.drain() == ["interactive true canceled false"])
    // It is leaving again, so the model has the end values.
    #expect(box.alpha == 0 && box.frame.origin.x == 210)
    #expect((part - before).magnitude < 0.002)
    for y in stride(from: 610.0, through: 800, by: 10) {
      simulator.run(for: 1 / 120)
      simulator.move(finger, to: CGPoint(x: 100, y: y))
      expectAlong("caught, \(y)")
    }
    simulator.up(finger)
    #expect(log.drain() == ["interactive false canceled false"])
    #expect(box.alpha == 0)
    simulator.settle()
    #expect(part == 1)
    #expect(simulator.sheets.isEmpty)
    #expect(log.drain() == ["completed, canceled false"])
  }

  /// Code dismisses the sheet under the finger: the user's dismissal is canceled, and the code's own begins.
  @Test func dismissedInCodeUnderTheFinger() {
    pull()
    let before = part
    simulator.perform { root.dismiss(animated: true) }
    #expect(log.drain() == ["interactive false canceled true", "completed, canceled true"])
    #expect((part - before).magnitude < 0.01)
    simulator.settle()
    #expect(part == 1)
    #expect(log.drain() == ["completed, canceled false"])
  }

  /// Dismissed in code from the large detent: the fraction counts from there.
  @Test func inCodeItGoesAsTheSheetGoes() {
    simulator.perform { content.sheetPresentationController?.selectedDetentIdentifier = .large }
    simulator.perform { root.dismiss(animated: true) }
    #expect(content.transitionCoordinator?.isInteractive == false)
    #expect(content.transitionCoordinator?.completionVelocity == 1)
    for frame in 0..<60 {
      simulator.run(for: 1 / 120)
      guard let top = simulator.sheet?.frame.minY else { break }
      let y = Double(top)
      // The root comes forward meanwhile, so the test compares the alpha of the box.
      #expect(((simulator.alpha(of: box) ?? .nan) - (874 - y) / (874 - 72)).magnitude < 0.01, "frame \(frame)")
    }
    simulator.settle()
    #expect(part == 1)
  }

  /// Both a request right after the call and one in the callback are in time.
  @Test func askedForRightAfterTheCall() {
    let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    simulator.perform {
      root.view.addSubview(mark)
      content.dismiss(animated: true)
      #expect(content.transitionCoordinator?.isAnimated == true)
      content.transitionCoordinator?.animate { _ in mark.frame.origin.x = 100 }
    }
    simulator.run(for: 0.1)
    #expect((((simulator.frame(of: mark)?.minX ?? .nan) / 100) - gone).magnitude < 0.005)
    #expect(gone > 0.2)
    expectAlong(within: 0.005, "in the callback")
    simulator.settle()
    #expect(simulator.frame(of: mark)?.minX == 100)
  }

  /// A presentation, on the sheet's own curve.
  @Test func whatGoesAlongWithAPresentation() {
    let (root, other, box) = (
      UIViewController(), UIViewController(), UIView(frame: CGRect(x: 10, y: 0, width: 9, height: 9))
    )
    let simulator = Simulator { root }
    other.sheetPresentationController?.detents = [.medium()]
    simulator.perform {
      root.view.addSubview(box)
      root.present(other, animated: true)
      root.transitionCoordinator?.animate { _ in box.frame.origin.x = 210 }
    }
    for frame in 0..<40 {
      let come = (874 - (simulator.sheet?.frame.minY ?? .nan)) / 464
      let part = ((simulator.frame(of: box)?.minX ?? .nan) - 10) / 200
      #expect((part - come).magnitude < 0.005, "frame \(frame)")
      simulator.run(for: 1 / 120)
    }
    simulator.settle()
    #expect(simulator.frame(of: box)?.minX == 210)
  }

  /// A tap outside a popover: it fades, and so does the animation alongside.
  @Test func alongAPopoverThatFades() {
    let (root, box) = (UIViewController(), UIView(frame: CGRect(x: 10, y: 100, width: 20, height: 20)))
    let simulator = Simulator(.pad) { root }
    let content = Leaving(box, log)
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 200, height: 200)
    simulator.perform {
      root.view.addSubview(box)
      content.popoverPresentationController?.sourceView = box
      root.present(content, animated: false)
    }
    simulator.tap(at: CGPoint(x: 600, y: 900))
    for frame in 0..<20 {
      guard let placement = simulator.sheet.flatMap({ simulator.placement(of: .presentation($0.id)) }) else { break }
      let part = ((simulator.frame(of: box)?.minX ?? .nan) - 10) / 200
      #expect((part - (1 - placement.alpha)).magnitude < 0.01, "frame \(frame)")
      simulator.run(for: 1 / 120)
    }
    simulator.settle()
    #expect(simulator.frame(of: box)?.minX == 210)
    #expect(log.drain() == ["completed, canceled false"])
  }

  /// Nothing of a finished transition is retained.
  @Test func nothingIsKept() {
    weak var coordinator: TransitionCoordinator?
    pull()
    coordinator = content.transitionCoordinator as? TransitionCoordinator
    #expect(coordinator != nil)
    simulator.up()
    simulator.settle()
    content.context = nil
    simulator.perform {}
    #expect(coordinator == nil)
  }
}
