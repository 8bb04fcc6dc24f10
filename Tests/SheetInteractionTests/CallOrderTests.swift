// SPDX-License-Identifier: Apache-2.0

import SheetEngine
import Testing

@testable import Quire
@testable import QuireSimulator
@testable import SheetInteraction

/// The order of calls, with detents that rest at 640, 440 and 140; the sheet opens at the first.
@MainActor @Suite struct CallOrderTests {
  @Test func aSlowDragToTheNextDetent() {
    let bench = Bench()
    bench.drag(by: -190, duration: 1)
    // The finger is lifted and the sheet still moves.
    #expect(bench.log.drain() == ["began small", "changed", "willEnd middle"])
    #expect(bench.interaction.isEnding)
    #expect(bench.interaction.originDetent == .small)
    #expect(bench.interaction.targetDetentIdentifier == .middle)
    bench.simulator.settle()
    #expect(bench.log.drain() == ["didEnd middle"])
    #expect(!bench.interaction.isEnding)
  }

  @Test func notifiedAtRest() {
    let bench = Bench()
    bench.drag(by: -190, duration: 1)
    bench.simulator.settle()
    #expect(bench.log.drain() == ["began small", "changed", "willEnd middle", "didEnd middle"])
    #expect(bench.offset == 440)
    // 10 points are slop: 180 of 200 points were dragged, 20 were left.
    #expect(bench.listener.ends.count == 1)
    #expect(bench.listener.ends.first?.info.distance == 20)
    #expect(bench.listener.ends.first?.total == 0.4)
    #expect(bench.listener.ends.first?.touchUp == 0.36)
  }

  @Test func aFlick() {
    for _ in 0..<2 {
      let bench = Bench()
      bench.simulator.fling(from: CGPoint(x: 100, y: 680), to: CGPoint(x: 100, y: 600), velocity: 1500)
      bench.simulator.settle()
      #expect(bench.log.drain() == ["began small", "changed", "willEnd middle", "didEnd middle"])
    }
  }

  /// One sample long, which is too short for a velocity.
  @Test func theShortestFlick() {
    let bench = Bench()
    let finger = bench.simulator.touchDown(at: CGPoint(x: 100, y: 680))
    bench.simulator.run(for: 0.008)
    bench.simulator.move(finger, to: CGPoint(x: 100, y: 660))
    bench.simulator.up(finger)
    bench.simulator.settle()
    #expect(bench.log.drain() == ["began small", "changed", "willEnd small", "didEnd small"])
  }

  @Test func backToTheSameDetent() {
    let bench = Bench()
    bench.drag(by: -60)
    bench.simulator.settle()
    #expect(bench.log.drain() == ["began small", "changed", "willEnd small", "didEnd small"])
    #expect(bench.listener.ends.first?.info.distance == 50)
    #expect(bench.listener.ends.first?.total == 0)
  }

  /// The finger rests and is lifted exactly at another detent, so no distance is left.
  @Test func aReleaseExactlyAtAnotherDetent() {
    let bench = Bench()
    bench.drag(by: -210, duration: 1)
    #expect(bench.log.drain() == ["began small", "changed", "willEnd middle", "didEnd middle"])
    #expect(bench.sheet.selectedDetentIdentifier == .middle)
    #expect(bench.simulator.sheet?.phase == .resting)
  }

  @Test func aCanceledDrag() {
    let bench = Bench()
    bench.drag(by: -190, lifts: false)
    bench.simulator.cancel()
    bench.simulator.settle()
    #expect(bench.log.drain() == ["began small", "changed", "willEnd middle", "didEnd middle"])
  }

  @Test func aRefusedDismissal() {
    let bench = Bench()
    bench.listener.mayDismiss = false
    bench.drag(by: 180)
    bench.simulator.settle()
    let lines = bench.log.drain()
    #expect(
      lines.filter { $0 != "changed" && $0 != "shouldDismiss" } == [
        "began small", "didAttemptToDismiss", "willEnd small", "didEnd small",
      ])
    #expect(lines.contains("shouldDismiss"))
    #expect(bench.offset == 640)
  }

  @Test func aDismissal() {
    let bench = Bench()
    bench.drag(by: 180, lifts: false)
    bench.simulator.up()
    #expect(bench.interaction.isLeaving)
    bench.simulator.settle()
    let lines = bench.log.drain()
    #expect(
      lines.filter { $0 != "changed" && $0 != "shouldDismiss" } == [
        "began small", "willDismiss", "willEnd small", "didEnd small", "didDismiss",
      ])
    #expect(bench.simulator.sheets.isEmpty)
    #expect(!bench.interaction.isLeaving)
  }

  @Test func aDismissalThatIsTakenBack() {
    let bench = Bench()
    bench.drag(by: 100, lifts: false)
    bench.simulator.move(to: CGPoint(x: 100, y: 670))
    bench.simulator.run(for: 0.3)
    bench.simulator.move(to: CGPoint(x: 100, y: 671))
    bench.simulator.up()
    bench.simulator.settle()
    let lines = bench.log.drain()
    #expect(
      lines.filter { $0 != "changed" && $0 != "shouldDismiss" } == [
        "began small", "willDismiss", "willEnd small", "didEnd small",
      ])
  }

  /// If a finger catches the sheet, one interaction ends before the next begins.
  @Test func caughtInFlight() {
    let bench = Bench()
    bench.simulator.fling(from: CGPoint(x: 100, y: 680), to: CGPoint(x: 100, y: 600), velocity: 1500)
    bench.simulator.run(for: 0.1)
    bench.simulator.touchDown(at: CGPoint(x: 100, y: bench.offset + 30))
    bench.simulator.run(for: 0.1)
    bench.simulator.up()
    bench.simulator.settle()
    #expect(
      bench.log.drain() == [
        "began small", "changed", "willEnd middle", "didEnd middle", "began middle", "willEnd middle",
        "didEnd middle",
      ])
  }

  @Test func dismissedInCodeUnderTheFinger() {
    for isAnimated in [true, false] {
      let bench = Bench()
      bench.drag(by: -100, lifts: false)
      bench.simulator.perform { bench.root.dismiss(animated: isAnimated) }
      bench.simulator.settle()
      #expect(bench.log.drain() == ["began small", "changed", "willEnd small", "didEnd small"])
      #expect(bench.simulator.sheets.isEmpty)
    }
  }

  @Test func dismissedInWillEnd() {
    let bench = Bench()
    bench.listener.onWillEnd = { _ in bench.root.dismiss(animated: true) }
    bench.drag(by: -190)
    bench.simulator.settle()
    #expect(bench.log.drain() == ["began small", "changed", "willEnd middle", "didEnd middle"])
    #expect(bench.simulator.sheets.isEmpty)
  }

  /// Only a finger makes an interaction.
  @Test func whatNoFingerDoesIsNoInteraction() {
    let bench = Bench { $0.prefersGrabberVisible = true }
    bench.simulator.perform {
      bench.sheet.animateChanges { bench.sheet.selectedDetentIdentifier = .tall }
    }
    bench.simulator.settle()
    bench.simulator.tap(at: CGPoint(x: 201, y: 148))
    bench.simulator.settle()
    #expect(bench.sheet.selectedDetentIdentifier == .middle)
    bench.simulator.change(to: .phoneLandscape)
    bench.simulator.change(to: .phone)
    bench.simulator.perform { bench.root.dismiss(animated: true) }
    bench.simulator.settle()
    #expect(bench.log.drain().isEmpty)
  }

  @Test func aWheelIsAnInteraction() {
    let bench = Bench()
    let id = bench.simulator.sheet!.id
    bench.simulator.perform {}
    for _ in 0..<12 {
      bench.simulator.run(for: 1.0 / 60)
      bench.simulator.send(
        .wheel(Vector(dx: 0, dy: 10), TouchTarget(.presentation(id), .header), [], isEnd: false))
    }
    bench.simulator.settle()
    #expect(bench.log.drain() == ["began small", "changed", "willEnd middle", "didEnd middle"])
  }

  // MARK: Content

  /// A finger that scrolls a list does not move the sheet.
  @Test func scrollingIsNoChange() {
    let bench = Bench { $0.prefersScrollingExpandsWhenScrolledToEdge = false }
    bench.simulator.perform {
      let list = UIScrollView(frame: bench.listener.view.bounds)
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      list.contentSize = CGSize(width: 402, height: 3000)
      bench.listener.view.addSubview(list)
    }
    bench.drag(by: -120)
    bench.simulator.settle()
    #expect(bench.log.drain().isEmpty)
    #expect(bench.offset == 640)
  }

  @Test func aSheetThatIsCoveredTellsNoChangeUnlessAsked() {
    for isAsked in [false, true] {
      let bench = Bench { $0.largestUndimmedDetentIdentifier = .tall }
      if isAsked { bench.listener.reports = [.dragging, .covered] }
      let above = UIViewController()
      bench.simulator.perform {
        above.sheetPresentationController?.detents = [.fixed(.small, 100)]
        above.sheetPresentationController?.largestUndimmedDetentIdentifier = .small
        bench.listener.present(above, animated: true)
      }
      bench.simulator.settle()
      #expect(!bench.listener.isTopSheet)
      bench.simulator.drag(from: CGPoint(x: 100, y: 660), to: CGPoint(x: 100, y: 600))
      bench.simulator.settle()
      #expect(bench.log.drain().contains("changed") == isAsked)
    }
  }
}
