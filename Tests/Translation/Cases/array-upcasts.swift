// SPDX-License-Identifier: Apache-2.0

import UIKit

// Arrays of a class that are passed as arrays of its superclass or of a protocol.

private protocol Titled: AnyObject {
  var title: String { get }
}

private final class Chapter: Titled {
  let title: String
  init(_ title: String) { self.title = title }
}

private final class Screen: UIViewController {
  private let labels = [UILabel(), UILabel()]
  private lazy var buttons: [UIButton] = [UIButton(), UIButton()]
  private let chapters = [Chapter("a"), Chapter("b")]
  private let chosen: [Chapter] = [Chapter("c")]

  func stack() -> UIStackView {
    let icon = UIImageView()
    let stack = UIStackView(arrangedSubviews: labels)
    let other = UIStackView(arrangedSubviews: [icon] + buttons)
    other.arrangedSubviews.forEach(stack.addArrangedSubview)
    return stack
  }

  func menu(_ names: [String]) -> UIMenu {
    let actions = names.map { UIAction(title: $0) { _ in } }
    return UIMenu(title: "All", children: [UIMenu(options: .displayInline, children: actions)] + actions)
  }

  func tabs() -> Int {
    let controllers: [UINavigationController] = [UINavigationController(), UINavigationController()]
    let tabs = UITabBarController()
    tabs.viewControllers = controllers
    tabs.setViewControllers(controllers, animated: false)
    return tabs.viewControllers?.count ?? 0
  }

  func titles() -> String {
    let all: [Titled] = chosen
    return join(all) + join(chosen)
  }

  private func join(_ all: [Titled]) -> String { all.map { $0.title }.joined() }
}

private final class Tabs: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let first = UINavigationController()
    let pages = [first, UINavigationController()]
    viewControllers = pages
  }
}

@MainActor func arrayUpcasts() -> [String] {
  let screen = Screen()
  return [
    "\(screen.stack().arrangedSubviews.count)",  // => 5
    "\(screen.menu(["x", "y"]).children.count)",  // => 3
    "\(screen.tabs())",  // => 2
    screen.titles(),  // => cc
    "\(pageCount(Tabs()))",  // => 2
  ]
}

@MainActor private func pageCount(_ tabs: UITabBarController) -> Int {
  tabs.loadViewIfNeeded()
  return tabs.viewControllers?.count ?? 0
}
