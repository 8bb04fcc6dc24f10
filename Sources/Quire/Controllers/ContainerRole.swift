// SPDX-License-Identifier: Apache-2.0

/// What a container adds to a view controller. The core calls it and names no class of container, so that an app without
/// one does not load it.
@MainActor class ContainerRole {
  /// The navigation controller that has the role, if it is one.
  var navigation: UINavigationController? { nil }
  /// The preferred size of the content that the container shows now; `nil` if it shows none.
  var contentSize: CGSize? { nil }

  /// The container and its children are about to appear.
  func willAppear(animated: Bool) {}
  /// The container and its children have appeared.
  func didAppear(animated: Bool) {}

  /// Shows a controller in the container; returns whether it did.
  func show(_ controller: UIViewController) -> Bool { false }
}
