// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import QuireSimulator
import SheetEngine
import Testing

@_spi(Hosts) @testable import Quire

@MainActor @Suite struct PagingTests {
  func make() -> ScrollStage {
    ScrollStage(content: CGSize(width: 402 * 4, height: 874)) { $0.isPagingEnabled = true }
  }

  func drag(_ stage: ScrollStage, by x: Double, velocity: Double? = nil) {
    let (start, end) = (CGPoint(x: 300, y: 400), CGPoint(x: 300 + x, y: 400))
    if let velocity {
      stage.simulator.fling(from: start, to: end, velocity: velocity)
    } else {
      stage.simulator.drag(from: start, to: end)
    }
    stage.simulator.settle()
  }

  @Test func aSlowDragGoesToTheNearestPage() {
    let stage = make()
    drag(stage, by: -150)
    #expect(stage.scroll.contentOffset.x == 0)
    drag(stage, by: -250)
    #expect(stage.scroll.contentOffset.x == 402)
    #expect(stage.delegate.proposed.x == 402)
    #expect(stage.delegate.drain().last == "didEndDecelerating")
    #expect(stage.simulator.offset(of: stage.scroll)?.x == 402)
  }

  @Test func aFastDragTurnsOnePage() {
    let stage = make()
    drag(stage, by: -60, velocity: 900)
    #expect(stage.scroll.contentOffset.x == 402)
    drag(stage, by: -280, velocity: 5000)
    #expect(stage.scroll.contentOffset.x == 804)
    drag(stage, by: 60, velocity: 900)
    #expect(stage.scroll.contentOffset.x == 402)
  }

  /// The velocity uses the finger's own timestamps, however late and bundled a busy app receives its moves.
  @Test(arguments: [1, 3, 10]) func aBusyAppTurnsAFlickIntoAPage(moves: Int) {
    let stage = make()
    stage.dragWhileBusy(by: CGPoint(x: -80, y: 0), duration: 0.08, hold: 0, moves: moves)
    stage.simulator.settle()
    #expect(stage.scroll.contentOffset.x == 402)
  }

  @Test(arguments: [1, 3, 10]) func aBusyAppTurnsNoPageForAFingerThatRests(moves: Int) {
    let stage = make()
    stage.dragWhileBusy(by: CGPoint(x: -80, y: 0), duration: 0.2, hold: 0.3, moves: moves)
    stage.simulator.settle()
    #expect(stage.scroll.contentOffset.x == 0)
  }

  @Test func thePagesEndWithTheContent() {
    let stage = make()
    drag(stage, by: 90, velocity: 900)
    #expect(stage.scroll.contentOffset.x == 0)
    // Beyond the end it is held back, and returns.
    stage.simulator.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 310, y: 400), lifts: false)
    let pulled = stage.scroll.contentOffset.x
    #expect(pulled < -60 && pulled > -120)
    #expect(stage.simulator.offset(of: stage.scroll)?.x == pulled)
    stage.simulator.up()
    stage.simulator.settle()
    #expect(stage.scroll.contentOffset.x == 0)
  }

  /// A tap stops a turning page, and then lets it continue.
  @Test func aTapDoesNotLeaveItBetweenPages() {
    let stage = make()
    stage.simulator.fling(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 240, y: 400), velocity: 900)
    stage.simulator.run(for: 0.1)
    stage.simulator.tap(at: CGPoint(x: 200, y: 400))
    #expect(stage.scroll.contentOffset.x > 60 && stage.scroll.contentOffset.x < 402)
    stage.simulator.settle()
    #expect(stage.scroll.contentOffset.x == 402 || stage.scroll.contentOffset.x == 0)
    #expect(!stage.scroll.isDecelerating)
  }

  /// A page of the inner strip turns, and the outer list scrolls.
  @Test func aStripOfPagesInAList() {
    let stage = ScrollStage()
    let strip = UIScrollView(frame: CGRect(x: 0, y: 300, width: 402, height: 200))
    stage.simulator.perform {
      strip.contentSize = CGSize(width: 1206, height: 200)
      strip.isPagingEnabled = true
      stage.scroll.addSubview(strip)
    }
    drag(stage, by: -250)
    #expect(strip.contentOffset.x == 402)
    #expect(stage.scroll.contentOffset == .zero)
    stage.simulator.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 300, y: 300))
    #expect(stage.scroll.contentOffset.y == 100)
    #expect(strip.contentOffset.x == 402)
  }

  /// The strip in a sheet that may grow: a horizontal drag turns pages, an upward drag moves the sheet.
  @Test func aStripOfPagesInASheet() {
    let stage = Stage()
    let strip = UIScrollView()
    stage.present()
    stage.simulator.perform {
      strip.frame = CGRect(x: 0, y: 0, width: 402, height: 400)
      strip.contentSize = CGSize(width: 1206, height: 400)
      strip.isPagingEnabled = true
      stage.sheetController.view.addSubview(strip)
    }
    stage.simulator.drag(from: CGPoint(x: 350, y: 600), to: CGPoint(x: 80, y: 600))
    stage.simulator.settle()
    #expect(strip.contentOffset.x == 402)
    #expect(stage.simulator.sheet?.frame.minY == 410)
    stage.simulator.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 300))
    stage.simulator.settle()
    #expect(stage.simulator.sheet?.frame.minY == 72)
    #expect(strip.contentOffset.x == 402)
  }
}
