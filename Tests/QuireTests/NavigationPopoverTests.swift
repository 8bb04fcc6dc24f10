// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import Testing

@testable import Quire

/// The content of a container in a popover has its preferred size, and the bars have room of their own.
@MainActor @Suite struct NavigationPopoverTests {
  enum Bars: CaseIterable {
    case none, bar, prompt, toolbar, largeTitle, search, tabs, tabsAndBar
  }

  @Test(arguments: Bars.allCases) func theContentHasWhatItPrefers(bars: Bars) throws {
    let page = UIViewController()
    page.title = "Page"
    page.preferredContentSize = CGSize(width: 320, height: 220)
    let navigation = UINavigationController(rootViewController: page)
    var content: UIViewController = navigation
    switch bars {
    case .none: navigation.isNavigationBarHidden = true
    case .bar: break
    case .prompt: page.navigationItem.prompt = "Choose one"
    case .toolbar:
      page.toolbarItems = [UIBarButtonItem(title: "All", primaryAction: UIAction { _ in })]
      navigation.isToolbarHidden = false
    case .largeTitle: navigation.navigationBar.prefersLargeTitles = true
    case .search:
      page.navigationItem.searchController = UISearchController(searchResultsController: nil)
      page.navigationItem.hidesSearchBarWhenScrolling = false
    case .tabs:
      let tabs = UITabBarController()
      navigation.isNavigationBarHidden = true
      tabs.viewControllers = [navigation]
      content = tabs
    case .tabsAndBar:
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      content = tabs
    }
    let root = UIViewController()
    let source = UIView(frame: CGRect(x: 380, y: 300, width: 40, height: 40))
    let simulator = Simulator(.pad) { root }
    content.modalPresentationStyle = .popover
    content.popoverPresentationController?.sourceView = source
    simulator.perform {
      root.view.addSubview(source)
      root.present(content, animated: true)
    }
    simulator.settle()
    let insets = page.view.safeAreaInsets
    #expect(page.view.bounds.height - insets.top - insets.bottom == 220, "\(page.view.bounds) \(insets)")
    #expect(page.view.bounds.width == 320)
  }
}
