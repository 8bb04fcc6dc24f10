// SPDX-License-Identifier: Apache-2.0

/// The tasks of a navigation controller for the bar below its content. The controller refers only to this class, so
/// that an app without such a bar does not load its code.
@MainActor class BottomBarBehavior {
  /// Returns the height by which the bar reduces a child's safe area.
  func height(for child: UIViewController, in navigation: UINavigationController) -> CGFloat { 0 }
  /// Positions the bar.
  func layOut(in navigation: UINavigationController) {}
  /// Updates the bar for the position of the content.
  func follow(_ scroller: UIScrollView?) {}
}
