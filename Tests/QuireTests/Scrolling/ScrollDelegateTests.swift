// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import QuireSimulator
import SheetEngine
import Testing

@_spi(Hosts) @testable import Quire

@MainActor @Suite struct ScrollDelegateTests {
  @Test func aDragThatRestsIsNotFollowedByADeceleration() {
    let stage = ScrollStage()
    stage.simulator.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 400), lifts: false)
    #expect(stage.scroll.isTracking && stage.scroll.isDragging && !stage.scroll.isDecelerating)
    stage.simulator.run(for: 0.3)
    stage.simulator.up()
    #expect(stage.delegate.drain() == ["willBeginDragging", "scroll", "willEndDragging", "didEndDragging false"])
    #expect(!stage.scroll.isTracking && !stage.scroll.isDragging && !stage.scroll.isDecelerating)
    #expect(stage.delegate.velocity == .zero)
    stage.simulator.settle()
    #expect(stage.delegate.drain() == [])
    #expect(stage.scroll.contentOffset.y == 100)
  }

  @Test func aThrownContentDeceleratesToItsTarget() {
    let stage = ScrollStage()
    stage.fling(by: -200)
    #expect(
      stage.delegate.drain() == [
        "willBeginDragging", "scroll", "willEndDragging", "didEndDragging true", "willBeginDecelerating",
      ])
    #expect(stage.scroll.isDecelerating && !stage.scroll.isDragging)
    #expect(abs(stage.delegate.velocity.y - 1) < 0.01)
    stage.simulator.settle()
    #expect(stage.delegate.drain() == ["scroll", "didEndDecelerating"])
    // 1 point per millisecond, of which 0.2 % are lost in each, until 0.01 are left.
    #expect(abs(stage.scroll.contentOffset.y - (200 + 494.5)) < 0.1)
    #expect(stage.delegate.proposed == stage.scroll.contentOffset)
    #expect(!stage.scroll.isDecelerating)
  }

  @Test(arguments: [0.0, 0.3]) func aBusyAppGetsTheFingersOwnVelocity(hold: Double) {
    let stage = ScrollStage()
    stage.dragWhileBusy(by: CGPoint(x: 0, y: -200), duration: 0.2, hold: hold, moves: 12)
    #expect(abs(stage.delegate.velocity.y - (hold > 0 ? 0 : 1)) < 0.01)
    #expect(stage.scroll.isDecelerating == (hold == 0))
  }

  @Test func aFingerStopsADeceleration() {
    let stage = ScrollStage()
    stage.fling(by: -200)
    stage.simulator.run(for: 0.1)
    _ = stage.delegate.drain()
    stage.simulator.touchDown(at: CGPoint(x: 200, y: 400))
    #expect(stage.delegate.drain() == ["didEndDecelerating"])
    let offset = stage.scroll.contentOffset
    stage.simulator.run(for: 0.5)
    #expect(stage.scroll.contentOffset == offset)
  }

  @Test func theDelegateChangesTheTarget() {
    let stage = ScrollStage()
    stage.delegate.target = CGPoint(x: 0, y: 1234)
    stage.fling(by: -200)
    stage.simulator.settle()
    #expect(stage.scroll.contentOffset.y == 1234)
    #expect(stage.simulator.offset(of: stage.scroll)?.y == 1234)
    #expect(stage.delegate.drain().suffix(3) == ["willBeginDecelerating", "scroll", "didEndDecelerating"])
    // An offset beyond the range is limited to its end.
    stage.delegate.target = CGPoint(x: 0, y: 9999)
    stage.fling(by: -100)
    stage.simulator.settle()
    #expect(stage.scroll.contentOffset.y == 4126)
  }

  /// A table corrects its offset as rows come in.
  @Test func anOffsetSetDuringADecelerationIsAddedToIt() {
    let stage = ScrollStage()
    var isCorrected = false
    stage.delegate.scrolled = { scroll in
      guard scroll.isDecelerating, !isCorrected else { return }
      isCorrected = true
      scroll.contentOffset.y += 300
    }
    stage.fling(by: -200)
    stage.simulator.settle()
    #expect(isCorrected)
    #expect(abs(stage.scroll.contentOffset.y - (200 + 494.5 + 300)) < 0.1)
    // Also if the session plays the motion.
    isCorrected = false
    stage.simulator.perform {
      stage.scroll.contentOffset = .zero
      stage.scroll.decelerationRate = .fast
    }
    stage.fling(by: -200)
    stage.simulator.settle()
    #expect(isCorrected)
    #expect(abs(stage.scroll.contentOffset.y - (200 + 99 + 300)) < 3)
  }

  /// Sources.md M12: it ends at 10 points per second, before the limit of the decay.
  @Test func aMotionOfTheSessionEndsBeforeItsLimit() {
    let stage = ScrollStage { $0.decelerationRate = .fast }
    stage.fling(by: -200)
    let start = stage.scroll.contentOffset.y
    stage.simulator.settle()
    // 1000 points per second end after 99.5 points; 1 is left out.
    #expect(abs(stage.scroll.contentOffset.y - start - 98.5) < 1)
    #expect(stage.scroll.contentOffset.y < start + 99.2)
    // At an edge it ends exactly there.
    stage.simulator.perform { stage.scroll.contentOffset.y = 4100 }
    stage.fling(by: -200)
    stage.simulator.settle()
    #expect(stage.scroll.contentOffset.y == 4126)
  }

  @Test func codeStopsADeceleration() {
    let stage = ScrollStage()
    stage.delegate.target = CGPoint(x: 0, y: 2000)
    stage.fling(by: -200)
    stage.simulator.run(for: 0.05)
    stage.simulator.perform { stage.scroll.setContentOffset(stage.scroll.contentOffset, animated: false) }
    let offset = stage.scroll.contentOffset
    stage.simulator.settle()
    #expect(stage.scroll.contentOffset == offset && offset.y < 2000)
    #expect(stage.delegate.drain().last == "didEndDecelerating")
  }

  @Test func codeScrollsWithAnAnimation() {
    let stage = ScrollStage()
    stage.simulator.perform { stage.scroll.setContentOffset(CGPoint(x: 0, y: 600), animated: true) }
    stage.simulator.run(for: 0.15)
    #expect(abs(stage.scroll.contentOffset.y - 300) < 1)
    #expect(stage.delegate.drain() == ["scroll"])
    stage.simulator.settle()
    #expect(stage.scroll.contentOffset.y == 600)
    #expect(stage.delegate.drain() == ["scroll", "didEndScrollingAnimation"])
    // A finger stops it, and then there is no end.
    stage.simulator.perform { stage.scroll.setContentOffset(.zero, animated: true) }
    stage.simulator.run(for: 0.1)
    stage.simulator.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 400))
    stage.simulator.settle()
    #expect(stage.scroll.contentOffset.y > 400)
    #expect(!stage.delegate.drain().contains("didEndScrollingAnimation"))
  }

  @Test func lessMotionScrollsAtOnce() {
    let stage = ScrollStage(reducedMotion: true)
    stage.simulator.perform { stage.scroll.setContentOffset(CGPoint(x: 0, y: 600), animated: true) }
    #expect(stage.scroll.contentOffset.y == 600)
    #expect(stage.delegate.drain() == ["scroll", "didEndScrollingAnimation"])
  }

  @Test func aBoxComesIntoSightByTheShortestWay() {
    let stage = ScrollStage { $0.contentInset = UIEdgeInsets(top: 100, left: 0, bottom: 50, right: 0) }
    let scroll = stage.scroll
    stage.simulator.perform { scroll.scrollRectToVisible(CGRect(x: 0, y: 300, width: 10, height: 10), animated: false) }
    #expect(scroll.contentOffset.y == -100)
    // 874 - 100 - 50 = 724 are free.
    stage.simulator.perform {
      scroll.scrollRectToVisible(CGRect(x: 0, y: 1000, width: 10, height: 24), animated: false)
    }
    #expect(scroll.contentOffset.y == 200)
    stage.simulator.perform { scroll.scrollRectToVisible(CGRect(x: 0, y: 200, width: 10, height: 24), animated: false) }
    #expect(scroll.contentOffset.y == 100)
    stage.simulator.perform {
      scroll.scrollRectToVisible(CGRect(x: 0, y: 4990, width: 10, height: 10), animated: false)
    }
    #expect(scroll.contentOffset.y == 4176)
  }

  @Test func aWheelAndAStillScrollViewCallNothingElse() {
    let stage = ScrollStage()
    stage.simulator.perform { stage.scroll.isScrollEnabled = false }
    stage.simulator.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 400))
    #expect(stage.scroll.contentOffset == .zero)
    #expect(stage.delegate.drain() == [])
    stage.simulator.perform {
      stage.scroll.isScrollEnabled = true
      stage.scroll.contentInset.top = 20
    }
    #expect(stage.delegate.drain() == ["insets"])
  }

  /// A sheet at its largest detent leaves the finger to the list. The engine moves the list if the sheet owned the
  /// finger first.
  @Test func aListInASheetIsToldOfADragThatTheSheetBegan() {
    let stage = Stage()
    let delegate = LoggingScrollDelegate()
    stage.present()
    let scroll = stage.addScroll(height: 9000, delegate: delegate)
    _ = delegate.drain()
    stage.simulator.fling(from: CGPoint(x: 200, y: 800), to: CGPoint(x: 200, y: 300), velocity: 1500)
    #expect(
      delegate.drain() == [
        "willBeginDragging", "scroll", "willEndDragging", "didEndDragging true", "willBeginDecelerating",
      ])
    stage.simulator.settle()
    #expect(delegate.drain() == ["scroll", "didEndDecelerating"])
    #expect(abs(scroll.contentOffset.y - delegate.proposed.y) < 5)
  }
}
