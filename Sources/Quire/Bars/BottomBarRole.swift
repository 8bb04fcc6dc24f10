// SPDX-License-Identifier: Apache-2.0

/// What a navigation controller does for the bar below its content, without naming its class, so that an app without one
/// does not load it.
@MainActor class BottomBarRole {
  /// The room that it takes from a child's safe area.
  func height(for child: UIViewController, in navigation: UINavigationController) -> CGFloat { 0 }
  /// Places it.
  func layOut(in navigation: UINavigationController) {}
  /// Takes the place of the content.
  func follow(_ scroller: UIScrollView?) {}
}
