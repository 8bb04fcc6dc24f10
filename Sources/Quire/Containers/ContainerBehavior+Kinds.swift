// SPDX-License-Identifier: Apache-2.0

// Safe because only the behaviors of these classes override the properties of the base class.

extension ContainerBehavior {
  /// The navigation controller that has this behavior, or `nil` if it is not a navigation controller.
  final var navigation: UINavigationController? {
    asNavigation.map { unsafe unsafeDowncast($0, to: UINavigationController.self) }
  }
  /// The tab bar controller that has this behavior, or `nil` if it is not a tab bar controller.
  final var tabs: UITabBarController? {
    asTabs.map { unsafe unsafeDowncast($0, to: UITabBarController.self) }
  }
  /// The split view controller that has this behavior, or `nil` if it is not a split view controller.
  final var split: UISplitViewController? {
    asSplit.map { unsafe unsafeDowncast($0, to: UISplitViewController.self) }
  }
}
