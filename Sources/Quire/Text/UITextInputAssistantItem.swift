// SPDX-License-Identifier: Apache-2.0

/// A group of bar button items.
@preconcurrency @MainActor public final class UIBarButtonItemGroup: NSObject {
  /// The items, in order.
  public var barButtonItems: [UIBarButtonItem]
  /// The item that represents the group if there is no room for its items; `nil` for none.
  public var representativeItem: UIBarButtonItem?
  /// Whether the group is shown; `false` by default.
  public var isHidden = false

  /// Creates a group of items.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
  }
}

/// The items of the bar above a tablet's keyboard. They are kept, but not shown: a page can't add items to the system's
/// bar. An `inputAccessoryView` is shown.
@preconcurrency @MainActor public final class UITextInputAssistantItem: NSObject {
  /// The groups before the suggestions; none by default.
  public var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// The groups after the suggestions; none by default.
  public var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// Whether the user may hide the bar; `true` by default.
  public var allowsHidingShortcuts = true
}
