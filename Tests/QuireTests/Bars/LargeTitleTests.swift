// SPDX-License-Identifier: Apache-2.0

import SheetEngine
import Testing

@_spi(Hosts) @testable import Quire
@_spi(Hosts) @testable import QuireSimulator

@MainActor @Suite struct LargeTitleTests {
  /// A screen with a long list.
  private final class ListController: UIViewController {
    let scroller = UIScrollView()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      view.addSubview(scroller)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      scroller.frame = view.bounds
      scroller.contentSize = CGSize(width: view.bounds.width, height: 2000)
    }
  }

  private func makeList(_ title: String) -> ListController {
    let list = ListController()
    list.title = title
    return list
  }

  private func make(_ list: ListController) -> (Simulator, UINavigationController) {
    let navigation = UINavigationController(rootViewController: list)
    navigation.navigationBar.prefersLargeTitles = true
    return (Simulator { navigation }, navigation)
  }

  @Test func itGoesWithTheContent() throws {
    let list = makeList("News")
    let (simulator, navigation) = make(list)
    let bar = navigation.navigationBar
    #expect(bar.frame == CGRect(x: 0, y: 62, width: 402, height: 96))
    #expect(list.view.safeAreaInsets.top == 158 && list.scroller.contentOffset.y == -158)
    let large = try #require(simulator.element("News", role: .header))
    #expect(large.frame.minY == 109 && simulator.elements(role: .header).count == 1)
    // A drag moves it up as much as the content.
    simulator.perform { list.scroller.contentOffset.y = -158 + 20 }
    #expect(bar.frame.height == 76)
    #expect(simulator.element("News", role: .header)?.frame.minY == 89)
    simulator.perform { list.scroller.contentOffset.y = -158 + 60 }
    simulator.settle()
    #expect(bar.frame.height == 44)
    let small = try #require(simulator.element("News", role: .header))
    #expect(small.frame.height < 30 && simulator.elements(role: .header).count == 1)
    // The insets stay, so that the content does not jump.
    #expect(list.scroller.contentOffset.y == -98)
    simulator.perform { list.scroller.contentOffset.y = -158 }
    #expect(bar.frame.height == 96)
    // If it is pulled down for a refresh control below the bar, it stays.
    simulator.perform { list.scroller.refreshControl = UIRefreshControl() }
    simulator.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 520), lifts: false)
    let pulled = -158 - list.scroller.contentOffset.y
    #expect(pulled > 20 && bar.frame.height == 96)
  }

  /// At the beginning, the small title is not even seen for the time of a fade.
  @Test func theSmallTitleIsHiddenAtOnce() throws {
    let (simulator, navigation) = make(makeList("News"))
    let small = try #require(
      navigation.navigationBar.subviews.lazy.compactMap { $0 as? UILabel }.first { $0.text == "News" })
    let node = try #require(simulator.node(of: small))
    #expect(node.look(at: simulator.now).alpha == 0)
  }

  /// At the end of a scroll, a partly hidden title is shown or hidden completely.
  @Test func itSnaps() {
    let list = makeList("News")
    let (simulator, navigation) = make(list)
    for (way, height, scrolled): (CGFloat, CGFloat, CGFloat) in [(20, 96, 0), (44, 44, 52), (200, 44, 200)] {
      simulator.perform { list.scroller.contentOffset.y = -158 }
      simulator.settle()
      let start = CGPoint(x: 200, y: 600)
      simulator.drag(from: start, to: CGPoint(x: 200, y: 600 - way), hold: 0.3)
      simulator.settle()
      #expect(navigation.navigationBar.frame.height.rounded() == height)
      #expect(abs(list.scroller.contentOffset.y + 158 - scrolled) < 1)
    }
  }

  @Test func whichItemsHaveOne() {
    let list = makeList("One")
    let (simulator, navigation) = make(list)
    let never = makeList("Two")
    never.navigationItem.largeTitleDisplayMode = .never
    simulator.perform { navigation.pushViewController(never, animated: false) }
    #expect(navigation.navigationBar.frame.height == 44 && never.view.safeAreaInsets.top == 106)
    // Like the one below.
    let third = makeList("Three")
    simulator.perform { navigation.pushViewController(third, animated: false) }
    #expect(navigation.navigationBar.frame.height == 44)
    simulator.perform { third.navigationItem.largeTitleDisplayMode = .always }
    #expect(navigation.navigationBar.frame.height == 96 && third.view.safeAreaInsets.top == 158)
    simulator.perform { navigation.popToRootViewController(animated: true) }
    simulator.settle()
    #expect(navigation.navigationBar.frame.height == 96)
    simulator.perform { navigation.navigationBar.prefersLargeTitles = false }
    #expect(navigation.navigationBar.frame.height == 44)
  }

  @Test func noneInCompactHeight() {
    let list = makeList("News")
    let (simulator, navigation) = make(list)
    simulator.change(to: .phoneLandscape)
    #expect(navigation.navigationBar.frame.height == 32)
  }

  /// The titles move with their screens.
  @Test func travel() throws {
    let list = makeList("News")
    let (simulator, navigation) = make(list)
    let next = makeList("Story")
    simulator.perform { navigation.pushViewController(next, animated: true) }
    simulator.run(for: 0.1)
    let x = try #require(simulator.element("Story", role: .header)?.frame.minX)
    let screen = try #require(simulator.frame(of: next.view)?.minX)
    #expect(screen > 0 && (x - 16 - screen).magnitude < 1)
    simulator.settle()
    #expect(simulator.element("Story", role: .header)?.frame.minX == 16)
    simulator.perform { navigation.popViewController(animated: true) }
    simulator.settle()
    #expect(simulator.elements(role: .header).map { $0.label } == ["News"])
    #expect(simulator.element("News", role: .header)?.frame.minX == 16)
  }

  /// A drag that begins on the large title moves the sheet.
  @Test func inASheet() throws {
    let root = UIViewController()
    let simulator = Simulator { root }
    let list = makeList("News")
    let navigation = UINavigationController(rootViewController: list)
    navigation.navigationBar.prefersLargeTitles = true
    navigation.sheetPresentationController?.detents = [.medium(), .large()]
    simulator.perform { root.present(navigation, animated: false) }
    simulator.settle()
    #expect(navigation.navigationBar.frame.height == 108)
    let title = try #require(simulator.element("News", role: .header)?.frame)
    simulator.drag(
      from: CGPoint(x: 200, y: title.midY), to: CGPoint(x: 200, y: title.midY - 300))
    simulator.settle()
    #expect(navigation.sheetPresentationController?.selectedDetentIdentifier == .large)
  }

  @Test func theBackgroundComesWithTheContent() throws {
    let list = makeList("News")
    let (simulator, navigation) = make(list)
    let bar = navigation.navigationBar
    let background = try #require(bar.subviews.first)
    #expect(simulator.alpha(of: background) == 0)
    simulator.perform { list.scroller.contentOffset.y = -158 + 40 }
    #expect(simulator.alpha(of: background) == 0)
    simulator.perform { list.scroller.contentOffset.y = -158 + 80 }
    simulator.settle()
    #expect(simulator.alpha(of: background) == 1)
    simulator.perform { list.scroller.contentOffset.y = -158 }
    simulator.settle()
    #expect(simulator.alpha(of: background) == 0)
    // The appearance for the scroll edge is used there.
    let edge = UINavigationBarAppearance()
    edge.configureWithOpaqueBackground()
    edge.backgroundColor = .systemIndigo
    simulator.perform { bar.scrollEdgeAppearance = edge }
    #expect(simulator.alpha(of: background) == 1)
    // The bar has a copy, whose changes are visible.
    edge.backgroundColor = .systemRed
    #expect(bar.scrollEdgeAppearance?.backgroundColor === UIColor.systemIndigo || bar.scrollEdgeAppearance !== edge)
    // An item's own appearance takes precedence over the bar's.
    let plain = UINavigationBarAppearance()
    plain.configureWithTransparentBackground()
    simulator.perform { list.navigationItem.scrollEdgeAppearance = plain }
    #expect(bar.scrollEdgeAppearance?.backgroundColor != nil)
  }

  @Test func aPrompt() throws {
    let list = makeList("News")
    let navigation = UINavigationController(rootViewController: list)
    let simulator = Simulator { navigation }
    simulator.perform { list.navigationItem.prompt = "Choose one" }
    #expect(navigation.navigationBar.frame.height == 74 && list.view.safeAreaInsets.top == 136)
    #expect(simulator.element("Choose one") != nil)
    #expect(try #require(simulator.element("News", role: .header)?.frame).midY == 114)
    simulator.perform { list.navigationItem.prompt = nil }
    #expect(navigation.navigationBar.frame.height == 44)
  }
}
