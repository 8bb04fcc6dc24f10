import QuireSimulator
import SheetEngine
import SheetMotion
import Testing

@testable import Quire

/// Pushes that grow out of a view, and pops that shrink into one. [DOC-ZOOM]
@MainActor @Suite struct ZoomNavigationTests {
  private let log = CallLog()
  private let first: LivingController
  private let second: LivingController
  private let card = UIView(frame: CGRect(x: 20, y: 300, width: 120, height: 120))
  private let navigation: UINavigationController
  private let simulator: Simulator

  init() {
    first = LivingController(log, "first")
    second = LivingController(log, "second")
    let navigation = UINavigationController(rootViewController: first)
    self.navigation = navigation
    simulator = Simulator { navigation }
    card.layer.cornerRadius = 16
    simulator.perform { first.view.addSubview(card) }
    second.preferredTransition = .zoom { [card] _ in card }
  }

  private func push() {
    simulator.perform { navigation.pushViewController(second, animated: true) }
  }

  private func shown() -> Rect? {
    second.navigationZoom?.rig.flatMap { simulator.shown(second.view, in: $0) }
  }

  private func shows(_ rect: Rect, within error: Double = 0.01, _ location: SourceLocation = #_sourceLocation) {
    expect(shown(), near: rect, within: error, location)
  }

  /// In the same order as any other push and pop.
  @Test(arguments: [true, false]) func pushAndPop(zooms: Bool) {
    if !zooms { second.preferredTransition = nil }
    _ = log.take()
    push()
    #expect(
      log.take() == [
        "second willMove in", "first willDisappear", "second didLoad", "second willAppear animated",
        "second isAppearing",
      ])
    if zooms { shows(ZoomTests.card) }
    #expect(card.isAway == zooms)
    simulator.settle()
    if zooms { shows(ZoomTests.screen) }
    #expect(simulator.frame(of: second.view) == ZoomTests.screen)
    #expect(log.take() == ["first didDisappear", "second didAppear", "second didMove in"])
    // Its safe area is as without the rig.
    #expect(second.view.safeAreaInsets.top == 106 && second.view.safeAreaInsets.bottom == 34)
    simulator.perform { navigation.popViewController(animated: true) }
    #expect(
      log.take() == [
        "second willMove out", "second willDisappear", "first willAppear animated", "first isAppearing",
      ])
    simulator.run(for: 0.54)
    if zooms { shows(ZoomTests.card, within: 1) }
    simulator.settle()
    #expect(log.take() == ["second didDisappear", "first didAppear", "second didMove out"])
    #expect(!card.isAway && second.view.superview == nil && second.navigationZoom == nil)
    #expect(simulator.frame(of: first.view) == ZoomTests.screen)
    // And once more.
    push()
    if zooms { shows(ZoomTests.card) }
    simulator.settle()
    #expect(simulator.frame(of: second.view) == ZoomTests.screen)
  }

  @Test(arguments: [true, false]) func aFinger(isSideways: Bool) {
    push()
    simulator.settle()
    _ = log.take()
    let start = Point(x: isSideways ? 5 : 200, y: 300)
    let part = isSideways ? Point(x: 70, y: 300) : Point(x: 200, y: 420)
    simulator.drag(from: start, to: part, lifts: false)
    #expect(
      log.take() == [
        "second willMove out", "second willDisappear", "first willAppear animated", "first isAppearing",
      ])
    let way = (isSideways ? 55.0 / 402 : 110.0 / 874)
    let s = 1 - 0.64 * way
    #expect(((shown()?.width ?? 0) - 402 * s).magnitude < 0.5)
    #expect(second.transitionCoordinator?.isInteractive == true)
    #expect(((second.transitionCoordinator?.percentComplete ?? 9) - CGFloat(way)).magnitude < 0.01)
    simulator.run(for: 0.2)
    simulator.move(to: part)
    simulator.up()
    simulator.settle()
    #expect(navigation.topViewController === second)
    #expect(
      log.take() == [
        "first willDisappear", "first didDisappear", "second willAppear animated", "second isAppearing",
        "second didAppear",
      ])
    shows(ZoomTests.screen)
    #expect(!card.isAway)

    let end = isSideways ? Point(x: 205, y: 320) : Point(x: 220, y: 700)
    simulator.drag(from: start, to: end)
    simulator.run(for: 0.54)
    shows(ZoomTests.card, within: 2)
    simulator.settle()
    #expect(navigation.topViewController === first && !card.isAway)
    #expect(log.take().suffix(3) == ["second didDisappear", "first didAppear", "second didMove out"])
  }

  /// A pop on the way of the push goes on from where it is.
  @Test func poppedOnItsWay() throws {
    push()
    simulator.run(for: 0.12)
    let before = try #require(shown())
    simulator.perform { navigation.popViewController(animated: true) }
    shows(before, within: 0.25)
    let dimming = try #require(navigation.view.subviews.first { $0.backgroundColor === UIColor.sheetDimming })
    #expect((simulator.alpha(of: dimming) ?? 9) < 0.95)
    simulator.settle()
    #expect(navigation.topViewController === first && !card.isAway && dimming.superview == nil)
    #expect(navigation.view.subviews.count == 2)
  }

  @Test func pushedOnItsWay() throws {
    push()
    simulator.run(for: 0.12)
    let third = UIViewController()
    simulator.perform { navigation.pushViewController(third, animated: true) }
    simulator.settle()
    #expect(navigation.topViewController === third && !card.isAway)
    simulator.perform { navigation.popViewController(animated: true) }
    simulator.settle()
    #expect(simulator.frame(of: second.view) == ZoomTests.screen)
    simulator.perform { navigation.popViewController(animated: true) }
    simulator.run(for: 0.54)
    shows(ZoomTests.card, within: 1)
    simulator.settle()
    #expect(navigation.view.subviews.count == 2)
  }

  @Test func withoutASource() {
    second.preferredTransition = .zoom { _ -> UIView? in nil }
    push()
    #expect(simulator.frame(of: second.view)?.x == 402)
    simulator.settle()
    #expect(simulator.frame(of: second.view) == ZoomTests.screen)
    simulator.perform { navigation.popViewController(animated: true) }
    simulator.settle()
    #expect(navigation.topViewController === first && navigation.view.subviews.count == 2)
  }

  @Test func itIsReleased() {
    let navigation = navigation
    let card = card
    weak var gone: UIViewController?
    weak var flight: ZoomFlight?
    do {
      let content = UIViewController()
      gone = content
      content.preferredTransition = .zoom { [weak card] _ in card }
      simulator.perform { navigation.pushViewController(content, animated: true) }
      flight = content.navigationZoom
    }
    simulator.settle()
    #expect(gone != nil && flight != nil)
    simulator.drag(from: Point(x: 200, y: 300), to: Point(x: 200, y: 700))
    simulator.settle()
    #expect(gone == nil && flight == nil)
  }
}
