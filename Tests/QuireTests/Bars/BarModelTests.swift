// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import SheetEngine
import Testing

@testable import Quire

/// The appearance of all bars of a class, which each bar adopts when it comes into a window.
@MainActor @Suite struct BarModelTests {
  @Test func barsTakeOverWhatIsNotSet() {
    let (first, second) = (
      UINavigationController(rootViewController: UIViewController()),
      UINavigationController(rootViewController: UIViewController())
    )
    let tabs = UITabBarController()
    let simulator = Simulator {
      let look = UINavigationBarAppearance()
      look.backgroundColor = .systemYellow
      UINavigationBar.appearance().tintColor = .systemPurple
      UINavigationBar.appearance().standardAppearance = look
      UITabBar.appearance().unselectedItemTintColor = .systemBrown
      UITabBar.appearance().scrollEdgeAppearance = UITabBarAppearance()
      UIToolbar.appearance().backgroundColor = .systemGray
      second.navigationBar.tintColor = .systemGreen
      tabs.viewControllers = [first, second]
      return tabs
    }
    #expect(first.navigationBar.tintColor == .systemPurple)
    #expect(first.navigationBar.standardAppearance.backgroundColor == .systemYellow)
    #expect(first.navigationBar.scrollEdgeAppearance == nil)
    #expect(tabs.tabBar.unselectedItemTintColor == .systemBrown && tabs.tabBar.scrollEdgeAppearance != nil)
    #expect(tabs.tabBar.tintColor == .systemBlue)
    simulator.perform { tabs.selectedIndex = 1 }
    simulator.settle()
    #expect(second.navigationBar.tintColor == .systemGreen)
    simulator.perform { second.setToolbarHidden(false, animated: false) }
    #expect(second.toolbar.backgroundColor == .systemGray)
  }

  @Test func anotherAppHasNone() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let simulator = Simulator { navigation }
    #expect(navigation.navigationBar.tintColor == .systemBlue)
    simulator.perform { #expect(UINavigationBar.appearance() === UINavigationBar.appearance()) }
  }
}

/// The appearance of all views of a class, which each view adopts when it comes into a window.
@MainActor @Suite struct ViewModelTests {
  @Test func viewsTakeOverWhatIsNotSet() {
    let root = UIViewController()
    let (label, own, inStack) = (UILabel(), UILabel(), UILabel())
    let (toggle, ownToggle) = (UISwitch(), UISwitch())
    let stack = UIStackView(arrangedSubviews: [inStack])
    own.textColor = .systemGreen
    ownToggle.onTintColor = .systemGreen
    let simulator = Simulator {
      UILabel.appearance().textColor = .systemRed
      UILabel.appearance(whenContainedInInstancesOf: [UIStackView.self]).textColor = .systemTeal
      UISwitch.appearance().onTintColor = .systemPink
      for view in [label, own, stack, toggle, ownToggle] { root.view.addSubview(view) }
      return root
    }
    #expect(label.textColor == .systemRed && own.textColor == .systemGreen && inStack.textColor == .systemTeal)
    #expect(toggle.onTintColor == .systemPink && ownToggle.onTintColor == .systemGreen)
    let late = UISwitch()
    simulator.perform { root.view.addSubview(late) }
    #expect(late.onTintColor == .systemPink)
    #expect(UISwitch().onTintColor == nil)
  }
}
