// SPDX-License-Identifier: Apache-2.0

/// The container behavior that a view controller can have. The core refers only to this class, so that an app without
/// containers does not load their code.
@MainActor class ContainerBehavior {
  /// The navigation controller that has this behavior, or `nil` if it is not a navigation controller.
  var navigation: UINavigationController? { nil }
  /// The tab bar controller that has this behavior, or `nil` if it is not a tab bar controller.
  var tabs: UITabBarController? { nil }
  /// The split view controller that has this behavior, or `nil` if it is not a split view controller.
  var split: UISplitViewController? { nil }
  /// The preferred size of the content that the container currently shows; `nil` if it shows none.
  var contentSize: CGSize? { nil }

  /// Called when the container and its children are about to appear.
  func willAppear(animated: Bool) {}
  /// Called when the container and its children have appeared.
  func didAppear(animated: Bool) {}

  /// Called when a child's title or its setting for the tab bar changed.
  func childChanged(_ child: UIViewController) {}

  /// Called when the user has dismissed the presentation of the controller.
  func userDismissed() {}

  /// Shows a controller in the container. Returns whether it did.
  func show(_ controller: UIViewController) -> Bool { false }

  /// Shows a controller as the detail of the container's content. Returns whether it did.
  func showDetail(_ controller: UIViewController, sender: AnyTarget?) -> Bool { false }
}
