// SPDX-License-Identifier: Apache-2.0

/// A closure that returns the preview of a context menu: a view controller that is shown above the menu's rows.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?
/// A closure that returns the menu. Its argument contains the actions that the system suggests; in Quire it is always
/// empty.
public typealias UIContextMenuActionProvider = @MainActor (_ suggestedActions: [UIMenuElement]) -> UIMenu?

/// The content of a context menu: a menu and an optional preview.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  private final let previewProvider: UIContextMenuContentPreviewProvider?
  private final let actionProvider: UIContextMenuActionProvider?
  /// A closure that opens the menu. Views and lists call it, so that apps without context menus do not link the code.
  final let open: @MainActor (UIContextMenuConfiguration, ContextMenuPlace) -> Void = ContextMenu.open
  /// The view controller of the open menu, or `nil` while the menu is closed.
  @Weak final var controller: MenuViewController?

  #if hasFeature(Embedded)
    /// The identifier that was passed to the initializer.
    public final let identifier: AnyObject

    /// Creates a configuration. The closures are called when the menu opens. It does not open if there is neither a
    /// menu nor a preview. Without an identifier, the configuration gets a unique one.
    public init(
      identifier: AnyObject? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
      actionProvider: UIContextMenuActionProvider? = nil
    ) {
      self.identifier = identifier ?? NSObject()
      self.previewProvider = previewProvider
      self.actionProvider = actionProvider
      super.init()
    }
  #else
    /// The identifier that was passed to the initializer.
    public final let identifier: Any

    /// Creates a configuration. The closures are called when the menu opens. It does not open if there is neither a
    /// menu nor a preview. Without an identifier, the configuration gets a unique one.
    public init(
      identifier: Any? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
      actionProvider: UIContextMenuActionProvider? = nil
    ) {
      self.identifier = identifier ?? NSObject()
      self.previewProvider = previewProvider
      self.actionProvider = actionProvider
      super.init()
    }
  #endif

  final func makeMenu() -> UIMenu? { actionProvider?([]) }
  final func makePreview() -> UIViewController? { previewProvider?() }
}
