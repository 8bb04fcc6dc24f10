// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import QuireSimulator
import SheetEngine
import Testing

@_spi(Hosts) @testable import Quire

@MainActor @Suite struct RefreshControlTests {
  final class Count { var value = 0 }

  func make(content: CGFloat = 5000) -> (ScrollStage, UIRefreshControl, Count) {
    let control = UIRefreshControl()
    let count = Count()
    let stage = ScrollStage(content: CGSize(width: 402, height: content)) { $0.refreshControl = control }
    control.addAction(UIAction { _ in count.value += 1 }, for: .valueChanged)
    return (stage, control, count)
  }

  func pull(_ stage: ScrollStage, by distance: Double, lifts: Bool = true) {
    stage.simulator.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 200 + distance), lifts: lifts)
  }

  @Test(arguments: [5000, 100]) func aLongPullRefreshesOnceAndLeavesRoom(_ content: CGFloat) {
    let (stage, control, count) = make(content: content)
    #expect(control.isHidden)
    pull(stage, by: 300, lifts: false)
    #expect(stage.scroll.contentOffset.y < -90)
    #expect(control.isRefreshing && count.value == 1)
    #expect(stage.simulator.element("In progress")?.role == .progress)
    stage.simulator.up()
    stage.simulator.settle()
    #expect(count.value == 1)
    #expect(stage.scroll.contentOffset.y == -60)
    #expect(stage.scroll.adjustedContentInset.top == 60)
    #expect(stage.simulator.frame(of: control)?.minY == 0)
    stage.simulator.perform { control.endRefreshing() }
    stage.simulator.run(for: 0.1)
    #expect(stage.scroll.contentOffset.y < 0)
    stage.simulator.settle()
    #expect(stage.scroll.contentOffset.y == 0)
    #expect(stage.scroll.adjustedContentInset.top == 0)
    #expect(control.isHidden)
    #expect(stage.simulator.element("In progress") == nil)
  }

  /// The app finishes immediately, while the finger stays down: one pull is one refresh.
  @Test func onePullRefreshesOnce() {
    let (stage, control, count) = make()
    pull(stage, by: 300, lifts: false)
    for step in 1...5 {
      stage.simulator.perform { control.endRefreshing() }
      stage.simulator.move(to: CGPoint(x: 200, y: 500 + Double(step) * 4))
      #expect(count.value == 1)
    }
    stage.simulator.up()
    stage.simulator.settle()
    pull(stage, by: 300)
    #expect(count.value == 2)
  }

  @Test func aShortPullComesBack() {
    let (stage, control, count) = make()
    pull(stage, by: 100)
    #expect(!control.isHidden)
    stage.simulator.settle()
    #expect(stage.scroll.contentOffset.y == 0)
    #expect(count.value == 0 && control.isHidden)
  }

  @Test func aPullFromBelowTheTopScrolls() {
    let (stage, _, count) = make()
    stage.simulator.perform { stage.scroll.contentOffset.y = 100 }
    pull(stage, by: 500)
    stage.simulator.settle()
    #expect(stage.scroll.contentOffset.y == 0)
    #expect(count.value == 0)
  }

  /// The finger that pulls moves up again, and continues into the content.
  @Test func aPullThatGoesBackScrollsOn() {
    let (stage, _, _) = make()
    pull(stage, by: 50, lifts: false)
    stage.simulator.move(to: CGPoint(x: 200, y: 100))
    // 150 up from a pull of 50 without the slop.
    #expect(abs(stage.scroll.contentOffset.y - 110) < 3)
    stage.simulator.run(for: 0.2)
    stage.simulator.up()
    stage.simulator.settle()
    #expect(abs(stage.scroll.contentOffset.y - 110) < 3)
  }

  @Test func codeRefreshes() {
    let (stage, control, count) = make()
    stage.simulator.perform { control.beginRefreshing() }
    #expect(control.isRefreshing && count.value == 0)
    #expect(stage.scroll.contentOffset.y == 0)
    #expect(stage.simulator.offset(of: stage.scroll)?.y == 60)
    stage.simulator.perform {
      stage.scroll.setContentOffset(CGPoint(x: 0, y: -60), animated: true)
    }
    stage.simulator.settle()
    #expect(stage.simulator.offset(of: stage.scroll)?.y == 0)
    stage.simulator.perform { control.endRefreshing() }
    stage.simulator.settle()
    #expect(stage.scroll.contentOffset.y == 0)
    stage.simulator.perform { stage.scroll.refreshControl = nil }
    #expect(control.superview == nil)
    pull(stage, by: 300)
    #expect(stage.scroll.contentOffset.y == 0)
  }

  /// At the largest detent, a pull belongs to the control. Without a control, it moves the sheet. (2.11)
  @Test(arguments: [true, false]) func inASheet(_ refreshes: Bool) {
    let stage = Stage()
    let scroll = UIScrollView()
    let control = UIRefreshControl()
    stage.present { $0.selectedDetentIdentifier = .large }
    stage.simulator.perform {
      scroll.frame = stage.sheetController.view.bounds
      scroll.contentSize = CGSize(width: 402, height: 2000)
      if refreshes { scroll.refreshControl = control }
      stage.sheetController.view.addSubview(scroll)
    }
    stage.simulator.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 600))
    stage.simulator.settle()
    #expect(control.isRefreshing == refreshes)
    #expect(stage.simulator.sheet?.frame.minY == (refreshes ? 72 : 410))
  }

  @Test func contentThatAlwaysBouncesComesBack() {
    let stage = ScrollStage(content: CGSize(width: 402, height: 100)) { $0.alwaysBounceVertical = true }
    stage.simulator.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 300), lifts: false)
    #expect(stage.scroll.contentOffset.y > 60)
    stage.simulator.up()
    stage.simulator.settle()
    #expect(stage.scroll.contentOffset.y == 0)
    stage.simulator.perform { stage.scroll.alwaysBounceVertical = false }
    stage.simulator.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 300), lifts: false)
    #expect(stage.scroll.contentOffset.y == 0)
  }
}
