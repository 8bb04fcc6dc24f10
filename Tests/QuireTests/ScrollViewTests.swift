// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import QuireSimulator
import SheetEngine
import Testing

@_spi(Hosts) @testable import Quire

@MainActor @Suite struct ScrollViewTests {
  final class Delegate: NSObject, UIScrollViewDelegate {
    var offsets: [CGPoint] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset) }
  }

  /// 1000 points of content on a phone, below a camera of 62 and above a home indicator of 34.
  func make() -> (Simulator, UIScrollView, Delegate) {
    let root = UIViewController()
    let simulator = Simulator { root }
    let scroll = UIScrollView()
    let delegate = Delegate()
    simulator.perform {
      scroll.frame = root.view.bounds
      scroll.contentSize = CGSize(width: 402, height: 1000)
      scroll.delegate = delegate
      root.view.addSubview(scroll)
    }
    return (simulator, scroll, delegate)
  }

  @Test func safeAreaIsAddedAndContentStaysAtTheTop() {
    let (simulator, scroll, delegate) = make()
    #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0))
    #expect(scroll.contentOffset == CGPoint(x: 0, y: -62))
    #expect(simulator.offset(of: scroll) == .zero)
    #expect(delegate.offsets.isEmpty)
    simulator.perform { scroll.contentInsetAdjustmentBehavior = .never }
    #expect(scroll.contentOffset == .zero)
    #expect(simulator.offset(of: scroll) == .zero)
  }

  @Test func aFingerScrolls() {
    let (simulator, scroll, delegate) = make()
    simulator.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 400))
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 38))
    #expect(delegate.offsets.last == CGPoint(x: 0, y: 38))
    #expect(simulator.offset(of: scroll) == CGPoint(x: 0, y: 100))
    // To the end: 1000 + 62 + 34 - 874.
    simulator.drag(from: CGPoint(x: 200, y: 800), to: CGPoint(x: 200, y: 100))
    #expect(simulator.offset(of: scroll) == CGPoint(x: 0, y: 222))
    #expect(scroll.contentOffset.y == 160)
  }

  private final class Echo: Host {
    var offsets: [Double] = []
    func measure(_ text: StyledText, width: Double) -> Size { .zero }
    func submit(_ turn: Turn) {
      for case .scrollOffset(_, let offset) in turn.views { offsets.append(offset.dy) }
    }
  }

  /// A scroll view that shows 100 of 1000 points, and its host.
  private func makeEcho() -> (Session, UIScrollView, Echo) {
    let host = Echo()
    let root = UIViewController()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    scroll.contentInsetAdjustmentBehavior = .never
    let session = Session(host: host, environment: Device.phone.environment, appearance: .light, resources: [])
    session.start(root: { root }, now: 0)
    session.perform(now: 0) {
      scroll.contentSize.height = 1000
      root.view.addSubview(scroll)
    }
    return (session, scroll, host)
  }

  /// The host's own scrolling is not sent back to it, because that would stop its momentum.
  @Test func theHostsOwnScrollIsNotEchoed() {
    let (session, scroll, host) = makeEcho()
    session.scrolled(scroll.id, to: Vector(dx: 0, dy: 50), now: 1)
    #expect(scroll.contentOffset.y == 50)
    #expect(host.offsets == [])
    session.perform(now: 2) { scroll.contentOffset.y += 10 }
    #expect(host.offsets == [60])
  }

  /// A host that rounds offsets down reports the last offset before the end of a motion when the motion is over.
  @Test func aLateReportOfAnOffsetThatTheHostWasToldChangesNothing() throws {
    let (session, scroll, host) = makeEcho()
    session.perform(now: 2) { scroll.setContentOffset(CGPoint(x: 0, y: 200), animated: true) }
    session.handle(Input(.advance, now: 2.29))
    let told = try #require(host.offsets.last)
    #expect(told > 199 && told < 200)
    session.scrolled(scroll.id, to: Vector(dx: 0, dy: 199), now: 2.31)
    session.handle(Input(.advance, now: 2.33))
    #expect(scroll.contentOffset.y == 200)
    #expect(host.offsets.last == 200)
    session.scrolled(scroll.id, to: Vector(dx: 0, dy: 198), now: 2.5)
    #expect(scroll.contentOffset.y == 198)
  }

  @Test func codeScrolls() {
    let (simulator, scroll, delegate) = make()
    simulator.perform { scroll.contentOffset.y = 100 }
    #expect(simulator.offset(of: scroll) == CGPoint(x: 0, y: 162))
    #expect(delegate.offsets == [CGPoint(x: 0, y: 100)])
  }

  @Test func contentMovesWithTheOffset() {
    let (simulator, scroll, _) = make()
    let inner = UIView()
    simulator.perform {
      inner.frame = CGRect(x: 10, y: 300, width: 20, height: 20)
      scroll.addSubview(inner)
    }
    #expect(simulator.frame(of: inner) == CGRect(x: 10, y: 362, width: 20, height: 20))
    simulator.perform { scroll.contentOffset.y = 0 }
    #expect(simulator.frame(of: inner) == CGRect(x: 10, y: 300, width: 20, height: 20))
  }

  /// A list at its top gives the finger to the sheet first, and gets the rest (2.11).
  @Test func theSheetExpandsFirstThenTheListScrolls() throws {
    let stage = Stage()
    stage.present()
    let scroll = stage.addScroll(height: 2000)
    // 10 are slop, 338 go to the sheet, and the rest scrolls.
    stage.simulator.drag(from: CGPoint(x: 200, y: 800), to: CGPoint(x: 200, y: 400), lifts: false)
    #expect(stage.simulator.sheet?.frame.minY == 72)
    let offset = try #require(stage.simulator.offset(of: scroll)).y
    #expect(abs(offset - (400 - 10 - 338)) < 1e-9)
    #expect(abs(scroll.contentOffset.y - offset) < 1e-9)
  }
}
