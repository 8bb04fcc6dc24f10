// SPDX-License-Identifier: Apache-2.0

/// The preview of a context menu: a view controller that is shown above the menu's rows.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?
/// The menu of an interaction. Its argument is the actions that the system suggests, of which there are none here.
public typealias UIContextMenuActionProvider = @MainActor (_ suggestedActions: [UIMenuElement]) -> UIMenu?

/// The content of a context menu: its menu, and optionally a preview.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  private final let previewProvider: UIContextMenuContentPreviewProvider?
  private final let actionProvider: UIContextMenuActionProvider?
  /// Opens the menu. Views and lists call this closure, so that an app without configurations does not load the code.
  final let open: @MainActor (UIContextMenuConfiguration, ContextMenuPlace) -> Void = ContextMenu.open
  /// The open menu; `nil` while the menu is closed.
  @Weak final var controller: MenuViewController?

  #if hasFeature(Embedded)
    /// The object that was passed to the initializer.
    public final let identifier: AnyObject

    /// Creates a configuration. The closures are called when the menu opens. Without a menu nor a preview, it does not
    /// open. Without an identifier, the configuration gets one that equals no other.
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
    /// The value that was passed to the initializer.
    public final let identifier: Any

    /// Creates a configuration. The closures are called when the menu opens. Without a menu nor a preview, it does not
    /// open. Without an identifier, the configuration gets one that equals no other.
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
