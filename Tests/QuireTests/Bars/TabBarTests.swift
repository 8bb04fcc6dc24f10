// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import SheetEngine
import Testing

@testable import Quire

@MainActor @Suite struct TabBarTests {
  private final class Ear: NSObject, UITabBarControllerDelegate {
    var log: [String] = []
    var refused: UIViewController?
    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { viewController !== refused }
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
      log.append("\(viewController.title ?? "") \(tabBarController.selectedIndex)")
    }
  }

  private let log = CallLog()
  private let ear = Ear()
  private let pages: [LivingController]
  private let tabs = UITabBarController()
  private let simulator: Simulator

  init() {
    let log = log
    pages = ["Browse", "Sell", "Cart"].map { name in
      let page = LivingController(log, name.lowercased())
      page.title = name
      return page
    }
    let (tabs, pages) = (tabs, pages)
    tabs.delegate = ear
    tabs.viewControllers = pages
    simulator = Simulator { tabs }
    _ = log.drain()
  }

  @Test func selecting() throws {
    #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === pages[0])
    #expect(pages[0].tabBarController === tabs && pages[1].viewIfLoaded == nil)
    #expect(simulator.elements(role: .tab).map { $0.label } == ["Browse", "Sell", "Cart"])
    #expect(simulator.element("Browse", role: .tab)?.isSelected == true)
    try simulator.tap("Cart")
    #expect(tabs.selectedIndex == 2 && ear.log == ["Cart 2"])
    #expect(pages[0].viewIfLoaded?.window == nil && pages[2].view.window != nil)
    #expect(simulator.element("Cart", role: .tab)?.isSelected == true)
    let calls = log.drain()
    #expect(calls.contains("browse didDisappear") && calls.contains("cart didAppear"))
    // A change by code does not notify the delegate.
    simulator.perform { tabs.selectedIndex = 1 }
    #expect(ear.log == ["Cart 2"] && tabs.selectedViewController === pages[1])
    #expect(simulator.element("Sell", role: .tab)?.isSelected == true)
    ear.refused = pages[0]
    try simulator.tap("Browse")
    #expect(tabs.selectedIndex == 1)
  }

  @Test func keys() throws {
    try simulator.press(.right, on: "Browse", role: .tab)
    #expect(tabs.selectedIndex == 1)
    try simulator.press(.end, on: "Sell", role: .tab)
    try simulator.press(.right, on: "Cart", role: .tab)
    #expect(tabs.selectedIndex == 0)
    try simulator.press(.left, on: "Browse", role: .tab)
    #expect(tabs.selectedIndex == 2)
  }

  @Test func safeAreaAndBadge() throws {
    #expect(pages[0].view.safeAreaInsets.bottom == 83)
    simulator.perform { pages[2].tabBarItem.badgeValue = "3" }
    #expect(simulator.element("Cart", role: .tab)?.value == "3")
    simulator.perform { pages[2].title = "Basket" }
    #expect(simulator.element("Basket", role: .tab) != nil)
    simulator.perform { pages[2].tabBarItem = UITabBarItem(title: "Bag", image: nil, tag: 4) }
    #expect(simulator.element("Bag", role: .tab) != nil && tabs.tabBar.items?.last?.tag == 4)
  }

  /// A press on the selected tab.
  @Test func backToTheStart() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.tabBarItem = UITabBarItem(title: "Shelf", image: nil, selectedImage: nil)
    let next = UIViewController()
    next.hidesBottomBarWhenPushed = true
    simulator.perform {
      tabs.viewControllers = [navigation, pages[0]]
      // The selected tab is unchanged.
      tabs.selectedIndex = tabs.selectedIndex - 1
      navigation.pushViewController(UIViewController(), animated: false)
    }
    #expect(tabs.selectedIndex == 0)
    try simulator.tap("Shelf")
    simulator.settle()
    #expect(navigation.viewControllers.count == 1)
    simulator.perform { navigation.pushViewController(next, animated: false) }
    #expect(simulator.element("Shelf", role: .tab) == nil && next.view.safeAreaInsets.bottom == 34)
    simulator.perform { navigation.popViewController(animated: false) }
    #expect(simulator.element("Shelf", role: .tab) != nil)
  }

  @Test func presentingFromATab() {
    let sheet = UIViewController()
    simulator.perform { pages[0].present(sheet, animated: true) }
    simulator.settle()
    #expect(sheet.presentingViewController === tabs)
    #expect(tabs.presentedViewController === sheet)
  }
}
