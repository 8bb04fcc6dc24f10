// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import Testing

@testable import Quire

/// The attributes, images and offsets of bar items.
@MainActor @Suite struct BarItemSettingsTests {
  private let first: UIViewController
  private let navigation: UINavigationController
  private let simulator: Simulator

  init() {
    (first, navigation, simulator) = navigationStage(title: "First")
  }

  @Test func defaults() {
    let item = UIBarButtonItem()
    #expect(item.possibleTitles == nil && item.imageInsets == .zero && item.landscapeImagePhone == nil)
    #expect(item.largeContentSizeImage == nil && !item.hidesSharedBackground && item.sharesBackground)
    #expect(item.titleTextAttributes(for: .normal) == nil)
    #expect(item.backgroundImage(for: .normal, barMetrics: .default) == nil)
    #expect(item.backButtonTitlePositionAdjustment(for: .default) == .zero)
    let tab = UITabBarItem()
    #expect(tab.titlePositionAdjustment == .zero && tab.badgeTextAttributes(for: .normal) == nil)
    #expect(UIBarMetrics.compactPrompt.rawValue == 102 && UIBarPosition.topAttached.rawValue == 3)
    #expect(UIOffset.zero == UIOffset(horizontal: 0, vertical: 0))
  }

  @Test func titlesOfButtons() throws {
    let item = UIBarButtonItem(title: "Save")
    let font = UIFont.systemFont(ofSize: 12)
    simulator.perform {
      first.navigationItem.rightBarButtonItem = item
      item.setTitleTextAttributes([.font: font, .foregroundColor: UIColor.systemRed], for: .normal)
      item.setTitleTextAttributes([.foregroundColor: UIColor.systemGray], for: .disabled)
    }
    #expect(item.button.titleLabel?.font == font && item.button.currentTitleColor == .systemRed)
    simulator.perform { item.isEnabled = false }
    #expect(item.button.currentTitleColor == .systemGray)
    simulator.perform {
      item.isEnabled = true
      item.setTitleTextAttributes(nil, for: .normal)
    }
    #expect(item.button.currentTitleColor == .tintColor)
    #expect(item.button.titleLabel?.font.pointSize == 17)
  }

  @Test func possibleTitlesKeepTheWidth() throws {
    let item = UIBarButtonItem(title: "Go")
    simulator.perform { first.navigationItem.rightBarButtonItem = item }
    let narrow = try #require(simulator.element("Go")?.frame.width)
    simulator.perform { item.possibleTitles = ["Go", "Wait a moment"] }
    let wide = try #require(simulator.element("Go")?.frame.width)
    #expect(wide > narrow)
    simulator.perform { item.title = "Wait a moment" }
    let full = try #require(simulator.element("Wait a moment")?.frame.width)
    #expect((full - wide).magnitude < 1)
  }

  @Test func appearancesOfButtons() throws {
    let (plain, done) = (UIBarButtonItem(title: "Edit"), UIBarButtonItem(title: "Done"))
    done.style = .done
    let look = UINavigationBarAppearance()
    let font = UIFont.systemFont(ofSize: 11)
    look.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.systemOrange, .font: font]
    look.buttonAppearance.disabled.titleTextAttributes = [.foregroundColor: UIColor.systemBrown]
    look.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.systemGreen]
    simulator.perform {
      first.navigationItem.rightBarButtonItems = [plain, done]
      navigation.navigationBar.scrollEdgeAppearance = look
    }
    #expect(plain.button.tintColor == .systemOrange && done.button.tintColor == .systemGreen)
    #expect(plain.button.titleLabel?.font == font && done.button.titleLabel?.font == font)
    simulator.perform { plain.isEnabled = false }
    #expect(plain.button.currentTitleColor == .systemBrown)
    simulator.perform { navigation.navigationBar.scrollEdgeAppearance = nil }
    #expect(plain.button.titleLabel?.font.pointSize == 17 && plain.button.titleColor(for: .disabled) == nil)
  }

  @Test func allButtons() throws {
    let item = UIBarButtonItem(title: "Save")
    let own = UIBarButtonItem(title: "Own")
    let page = UIViewController()
    let other = UINavigationController(rootViewController: page)
    let field = UISearchBar(frame: CGRect(x: 0, y: 200, width: 300, height: 56))
    let stage = Simulator {
      UIBarButtonItem.appearance().tintColor = .systemPurple
      UIBarButtonItem.appearance().setBackButtonTitlePositionAdjustment(
        UIOffset(horizontal: -1000, vertical: 0), for: .default)
      UIBarButtonItem.appearance(whenContainedInInstancesOf: [UISearchBar.self]).tintColor = .systemMint
      own.tintColor = .systemRed
      page.navigationItem.rightBarButtonItems = [item, own]
      return other
    }
    #expect(item.tintColor == .systemPurple && own.tintColor == .systemRed)
    stage.perform { other.pushViewController(UIViewController(), animated: false) }
    let back = try #require(other.navigationBar.subviews.lazy.compactMap { $0 as? UIButton }.first)
    #expect(back.titleEdgeInsets.left == -1000 && back.tintColor == .systemPurple)
    stage.perform {
      field.showsCancelButton = true
      other.topViewController?.view.addSubview(field)
    }
    let cancel = field.subviews.lazy.compactMap { $0 as? UIButton }.first { $0.currentTitle == "Cancel" }
    #expect(cancel?.tintColor == .systemMint)
  }

  // MARK: Tabs

  private func tabs(_ change: (UITabBarController) -> Void) throws -> (UITabBarController, Simulator, [TabButton]) {
    let tabs = UITabBarController()
    tabs.viewControllers = ["One", "Two"].map { name in
      let page = UIViewController()
      page.tabBarItem = UITabBarItem(title: name, image: nil, tag: 0)
      return page
    }
    change(tabs)
    let simulator = Simulator { tabs }
    return (tabs, simulator, tabs.tabBar.buttons)
  }

  private func label(_ button: TabButton) throws -> UILabel {
    try #require(button.subviews.lazy.compactMap { $0 as? UILabel }.first)
  }

  @Test func titlesOfTabs() throws {
    let (tabs, simulator, buttons) = try tabs { tabs in
      let item = tabs.viewControllers?[1].tabBarItem
      item?.setTitleTextAttributes([.foregroundColor: UIColor.systemRed], for: .normal)
      item?.setTitleTextAttributes([.foregroundColor: UIColor.systemGreen], for: .selected)
    }
    #expect(try label(buttons[1]).textColor == .systemRed)
    #expect(try label(buttons[0]).textColor == .tintColor)
    simulator.perform { tabs.selectedIndex = 1 }
    #expect(try label(buttons[1]).textColor == .systemGreen)
    let before = try label(buttons[0]).frame
    simulator.perform {
      tabs.tabBar.items?[0].titlePositionAdjustment = UIOffset(horizontal: 3, vertical: -6)
    }
    let moved = try label(buttons[0]).frame
    #expect(moved.minX == before.minX + 3 && moved.minY == before.minY - 6)
  }

  @Test func appearancesOfTabs() throws {
    let look = UITabBarAppearance()
    look.stackedLayoutAppearance.normal.iconColor = .systemBrown
    look.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.systemPink]
    look.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.systemTeal]
    let (tabs, simulator, buttons) = try tabs { $0.tabBar.standardAppearance = look }
    let bar = tabs.tabBar
    #expect(try label(buttons[0]).textColor == .systemTeal && label(buttons[1]).textColor == .systemPink)
    #expect(buttons[1].adjustments.icon == .systemBrown)
    // The bar has a copy, and shows its changes.
    look.stackedLayoutAppearance.normal.titleTextAttributes = [:]
    #expect(try label(buttons[1]).textColor == .systemPink)
    simulator.perform { bar.standardAppearance.stackedLayoutAppearance.normal.titleTextAttributes = [:] }
    #expect(try label(buttons[1]).textColor == .secondaryLabel)
  }

  @Test func placesOfTabs() throws {
    let (tabs, simulator, buttons) = try tabs { _ in }
    #expect(buttons[0].frame.width == 180)
    simulator.perform { tabs.tabBar.itemPositioning = .fill }
    #expect(buttons[0].frame.width == 201)
    simulator.perform {
      tabs.tabBar.itemPositioning = .centered
      tabs.tabBar.itemWidth = 80
      tabs.tabBar.itemSpacing = 20
    }
    #expect(buttons[0].frame.width == 80 && buttons[1].frame.minX == 100)
    let image = try #require(UIImage(systemName: "star"))
    simulator.perform { tabs.tabBar.selectionIndicatorImage = image }
    let indicator = try #require(buttons[0].superview?.subviews.first as? UIImageView)
    #expect(indicator.image === image && indicator.frame.midX == 40)
    simulator.perform { tabs.selectedIndex = 1 }
    #expect(indicator.frame.midX == 140)
    #expect(tabs.customizableViewControllers?.count == 2)
    #expect(tabs.moreNavigationController === tabs.moreNavigationController)
  }

  @Test func allTabs() throws {
    let stage = UITabBarController()
    let page = UIViewController()
    page.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
    let simulator = Simulator {
      UITabBarItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.systemRed], for: .selected)
      stage.viewControllers = [page]
      return stage
    }
    _ = simulator
    #expect(try label(stage.tabBar.buttons[0]).textColor == .systemRed)
  }
}
