// SPDX-License-Identifier: Apache-2.0

/// The methods that provide a view's context menu and respond to its changes.
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// Returns the configuration of the menu at a point of the view. With `nil`, no menu opens, and the view continues to
  /// receive the touch.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Called when the user presses the preview. The menu closes afterward.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// Called when the menu is about to open.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Called when the menu is about to close.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
  /// Does nothing. The default implementation.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// Does nothing. The default implementation.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Does nothing. The default implementation.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}

/// An object that runs the app's animations alongside those of a context menu.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The view controller of the preview, or `nil` if there is no preview.
  var previewViewController: UIViewController? { get }
  /// Adds changes that are animated while the menu opens or closes.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a block that runs when the menu has opened or closed.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The style in which the preview disappears after the user presses it.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// The preview closes with the menu. The default.
  case dismiss = 0
  /// The preview expands into the new content. In Quire, it closes with the menu.
  case pop = 1
}

/// An object that runs the app's animations after the user presses the preview.
@preconcurrency @MainActor public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// The style in which the preview disappears; `dismiss` by default. It has no effect.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
