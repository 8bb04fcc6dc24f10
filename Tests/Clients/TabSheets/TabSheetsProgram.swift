// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Three tabs; one only opens a sheet, and each of the others has a sheet of its own.
@MainActor
public final class TabSheetsProgram {
  /// The first screen, for a window of the host.
  public let rootViewController: UIViewController
  /// The program's log, line by line.
  public private(set) var log: [String] = []

  init() {
    let screen = ShopTabsController()
    rootViewController = screen
    screen.record = { [weak self] line in self?.log.append(line) }
  }
}

/// A new program, which a test starts.
@MainActor
public func makeTabSheets() -> TabSheetsProgram {
  TabSheetsProgram()
}

final class ShopTabsController: UITabBarController, UITabBarControllerDelegate {
  var record: (String) -> Void = { _ in }

  private var itemsInCart = 0
  private let compose = UIViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    let browse = ShopPageController(name: "Browse", sheetName: "Filters")
    browse.tabBarItem = UITabBarItem(title: "Browse", image: UIImage(systemName: "bag"), tag: 0)
    compose.tabBarItem = UITabBarItem(title: "Sell", image: UIImage(systemName: "plus.circle"), tag: 1)
    let cart = ShopPageController(name: "Cart", sheetName: "Address")
    let cartNavigation = UINavigationController(rootViewController: cart)
    cartNavigation.tabBarItem = UITabBarItem(
      title: "Cart", image: UIImage(systemName: "cart"), selectedImage: UIImage(systemName: "cart.fill"))
    for page in [browse, cart] {
      page.record = { [weak self] line in self?.record(line) }
      page.didAdd = { [weak self] in self?.addToCart() }
    }
    viewControllers = [browse, compose, cartNavigation]
  }

  private func addToCart() {
    itemsInCart += 1
    viewControllers?.last?.tabBarItem.badgeValue = "\(itemsInCart)"
    record("cart \(itemsInCart)")
  }

  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    guard viewController === compose else { return true }
    let sell = ShopSheetController(name: "Sell")
    sell.record = record
    sell.sheetPresentationController?.detents = [.large()]
    present(sell, animated: true) { [weak self] in
      self?.record("sell by the tabs \(sell.presentingViewController === self), tab \(self?.selectedIndex ?? -1)")
    }
    return false
  }

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    record("tab \(selectedIndex)")
  }
}

final class ShopPageController: UIViewController {
  var record: (String) -> Void = { _ in }
  var didAdd: () -> Void = {}

  private let sheetName: String

  init(name: String, sheetName: String) {
    self.sheetName = sheetName
    super.init(nibName: nil, bundle: nil)
    navigationItem.title = name
  }

  required init?(coder: NSCoder) { fatalError("not in a storyboard") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let open = UIButton(
      configuration: .filled(),
      primaryAction: UIAction(title: sheetName) { [weak self] _ in self?.openSheet() })
    let add = UIButton(
      configuration: .gray(), primaryAction: UIAction(title: "Add to cart") { [weak self] _ in self?.didAdd() })
    let stack = UIStackView(arrangedSubviews: [open, add])
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
    ])
  }

  private func openSheet() {
    let sheet = ShopSheetController(name: sheetName)
    sheet.record = record
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    present(sheet, animated: true) { [weak self] in
      self?.record("\(sheet.name) shown, by the tabs \(sheet.presentingViewController === self?.tabBarController)")
    }
  }
}

final class ShopSheetController: UIViewController {
  var record: (String) -> Void = { _ in }
  let name: String

  init(name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("not in a storyboard") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    let close = UIButton(
      type: .close,
      primaryAction: UIAction { [weak self] _ in self?.presentingViewController?.dismiss(animated: true) })
    close.accessibilityLabel = "Close"
    close.frame = CGRect(x: 20, y: 20, width: 44, height: 44)
    view.addSubview(close)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    record("\(name) gone")
  }
}
