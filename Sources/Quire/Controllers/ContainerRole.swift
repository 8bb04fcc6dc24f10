// SPDX-License-Identifier: Apache-2.0

/// What a container adds to a view controller. The core calls it and names no class of container, so that an app without
/// one does not load it.
@MainActor class ContainerRole {
  /// The navigation controller that has the role, if it is one.
  var navigation: UINavigationController? { nil }
  /// The tab bar controller that has the role, if it is one.
  var tabs: UITabBarController? { nil }
  /// The preferred size of the content that the container shows now; `nil` if it shows none.
  var contentSize: CGSize? { nil }

  /// The container and its children are about to appear.
  func willAppear(animated: Bool) {}
  /// The container and its children have appeared.
  func didAppear(animated: Bool) {}

  /// A child has another title, or another one hides the tab bar.
  func childChanged(_ child: UIViewController) {}

  /// The user has dismissed the presentation of the controller.
  func userDismissed() {}

  /// Shows a controller in the container; returns whether it did.
  func show(_ controller: UIViewController) -> Bool { false }
}
