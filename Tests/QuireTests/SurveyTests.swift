// SPDX-License-Identifier: Apache-2.0

import Testing

@_spi(Hosts) @testable import Quire
@_spi(Hosts) @testable import QuireSimulator

/// Members that public code with sheets uses and that no other test calls.
@MainActor @Suite struct SurveyTests {
  @Test func aBorderIsShownInItsColor() throws {
    let root = UIViewController()
    let simulator = Simulator(.phone) { root }
    let view = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
    simulator.perform {
      root.view.addSubview(view)
      let layer: CALayer = view.layer
      layer.borderColor = UIColor.purple.cgColor
      layer.borderWidth = 2
      let curve: CALayerCornerCurve = .continuous
      layer.cornerCurve = curve
    }
    let style = try #require(simulator.screen.layer(.root)?.content?.children.first?.style)
    #expect(style.borderWidth == 2 && style.border.bits == 0x8000_80FF)
  }

  @Test func anchorsByTheirClasses() {
    let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80)), UIView())
    outer.addSubview(inner)
    inner.translatesAutoresizingMaskIntoConstraints = false
    let left: NSLayoutAnchor<NSLayoutXAxisAnchor> = inner.leftAnchor
    let height: NSLayoutDimension = inner.heightAnchor
    NSLayoutConstraint.activate([
      left.constraint(equalTo: outer.leftAnchor), inner.topAnchor.constraint(equalTo: outer.topAnchor),
      inner.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: 0.5), height.constraint(equalToConstant: 30),
    ])
    outer.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 50, height: 30))
  }

  @Test func titlesHaveColorsByState() throws {
    let root = UIViewController()
    let simulator = Simulator(.phone) { root }
    let button = UIButton(type: .custom)
    simulator.perform {
      button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
      button.setTitle("Go", for: .normal)
      button.setTitleColor(.systemRed, for: .normal)
      root.view.addSubview(button)
    }
    #expect(button.titleColor(for: .normal) == .systemRed && button.currentTitleColor == .systemRed)
    let title = try #require(button.titleLabel)
    #expect(title.textColor == .systemRed && simulator.element("Go") != nil)
    simulator.perform { button.setTitleColor(.systemGreen, for: .disabled) }
    simulator.perform { button.isEnabled = false }
    #expect(title.textColor == .systemGreen)
  }

  private final class Both: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { true }
  }

  @Test func twoDragsAtOnce() {
    let root = UIViewController()
    let simulator = Simulator(.phone) { root }
    let delegate = Both()
    var began = 0
    simulator.perform {
      for _ in 0..<2 {
        let pan = UIPanGestureRecognizer()
        pan.addAction { if $0.state == .began { began += 1 } }
        pan.delegate = delegate
        root.view.addGestureRecognizer(pan)
      }
    }
    simulator.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 200, y: 200), duration: 0.2)
    #expect(began == 2)
  }

  private final class Watcher: UITableViewController {
    var insets: [CGFloat] = []

    override func viewSafeAreaInsetsDidChange() {
      super.viewSafeAreaInsetsDidChange()
      insets.append(view.safeAreaInsets.top)
    }
  }

  @Test func aTableControllerHearsOfItsSafeArea() {
    let watcher = Watcher(style: .insetGrouped)
    let simulator = Simulator(.phone) { watcher }
    #expect(watcher.tableView.style == .insetGrouped)
    simulator.perform { watcher.additionalSafeAreaInsets.top = 20 }
    #expect(watcher.insets.last == watcher.view.safeAreaInsets.top && watcher.view.safeAreaInsets.top >= 20)
    #expect(UITableViewController(style: .plain).tableView.style == .plain)
  }

  private final class Tabs: NSObject, UITabBarDelegate {
    var chosen: [Int] = []
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { chosen.append(item.tag) }
  }

  @Test func aTabBarByItself() throws {
    let root = UIViewController()
    let simulator = Simulator(.phone) { root }
    let bar = UITabBar(frame: CGRect(x: 0, y: 700, width: 402, height: 49))
    let delegate = Tabs()
    simulator.perform {
      bar.items = [UITabBarItem(title: "Map", image: nil, tag: 1), UITabBarItem(title: "List", image: nil, tag: 2)]
      bar.selectedItem = bar.items?.first
      bar.delegate = delegate
      root.view.addSubview(bar)
    }
    try simulator.tap("List")
    #expect(delegate.chosen == [2] && bar.selectedItem?.tag == 2)
  }

  @Test func aControllersTitleStandsInTheBar() {
    let controller = UIViewController()
    let simulator = Simulator(.phone) { UINavigationController(rootViewController: controller) }
    simulator.perform { controller.title = "Map" }
    let item: UINavigationItem = controller.navigationItem
    #expect(item.title == "Map" && simulator.element("Map") != nil)
    simulator.perform { item.title = "Chart" }
    #expect(simulator.element("Map") == nil && simulator.element("Chart") != nil)
  }

  @Test func menusHaveIdentifiersAndSubtitles() throws {
    let chosen = UIAction(title: "Name", state: .on) { _ in }
    let dates = UIMenu(options: .displayInline, children: [UIAction(title: "Date", subtitle: "newest first") { _ in }])
    let menu = UIMenu(title: "Sort", identifier: UIMenu.Identifier("sort"), children: [chosen, dates])
    #expect(menu.identifier == UIMenu.Identifier("sort") && menu.selectedElements == [chosen])
    #expect(UIMenu().identifier != UIMenu().identifier)
    let empty = menu.replacingChildren([])
    #expect(empty.identifier == menu.identifier && empty.title == "Sort" && empty.children.isEmpty)
    // A subtitle makes its row higher, and is read with the title.
    let root = UIViewController()
    let simulator = Simulator(.phone) { root }
    simulator.perform {
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 20, y: 80, width: 100, height: 44)
      button.setTitle("Sort", for: .normal)
      button.showsMenuAsPrimaryAction = true
      button.menu = menu
      root.view.addSubview(button)
    }
    try simulator.tap("Sort")
    simulator.settle()
    let (name, date) = (simulator.element("Name"), simulator.element("Date, newest first"))
    #expect(try #require(date).frame.height > (try #require(name)).frame.height)
  }
}
