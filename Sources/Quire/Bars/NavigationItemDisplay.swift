// SPDX-License-Identifier: Apache-2.0

/// The interface through which an item notifies the bar that shows it, or the bar whose back button shows its title. An
/// item does not refer to the bar's class, so that an app without bars does not load it.
@MainActor class NavigationItemDisplay {
  /// Called when the visible content of the item has changed.
  func itemChanged() {}
  /// Called when the height of the bar for the item may have changed, along with the visible content.
  func heightChanged() {}
  /// Called when the item's appearance has changed.
  func lookChanged() {}
  /// Fades in items that have just been set in an animated change.
  func fadeIn(_ items: [UIBarButtonItem]) {}
}
