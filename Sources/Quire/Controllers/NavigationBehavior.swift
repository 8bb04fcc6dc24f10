// SPDX-License-Identifier: Apache-2.0

/// The container behavior of a navigation controller, called by the core.
final class NavigationBehavior: ContainerBehavior {
  @Weak private var controller: UINavigationController?

  init(_ controller: UINavigationController) {
    super.init()
    self.controller = controller
  }

  override var navigation: UINavigationController? { controller }
  override var contentSize: CGSize? { controller?.presentedSize }

  override func willAppear(animated: Bool) {
    controller?.topWillAppear(animated: animated)
  }

  override func didAppear(animated: Bool) {
    controller?.topDidAppear(animated: animated)
  }

  override func childChanged(_ child: UIViewController) {
    guard controller?.row.first === child, let item = child.storedTabBarItem, item.takesTitle else { return }
    item.title = child.title
  }

  override func show(_ controller: UIViewController) -> Bool {
    self.controller?.pushViewController(controller, animated: true)
    return true
  }
}
