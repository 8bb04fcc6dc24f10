// SPDX-License-Identifier: Apache-2.0

/// What an item reports to the bar that shows it, or shows its title in the back button. An item names no bar, so that an app without one does not load it.
@MainActor class NavigationItemDisplay {
  /// What is shown of the item has changed.
  func itemChanged() {}
  /// The height for the item may have changed, with what is shown of it.
  func heightChanged() {}
  /// The item's look has changed.
  func lookChanged() {}
  /// These have just been set, in an animated change.
  func fadeIn(_ items: [UIBarButtonItem]) {}
}
