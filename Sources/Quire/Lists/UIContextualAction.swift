// SPDX-License-Identifier: Apache-2.0

/// An action that a swipe over a row shows.
@preconcurrency @MainActor public final class UIContextualAction: NSObject {
  /// The style of an action.
  public enum Style: Int, Sendable {
    /// A gray button.
    case normal = 0
    /// A red button.
    case destructive = 1
  }

  /// The code of an action. It receives the action, the view that shows it, and a closure. Call the closure at the end,
  /// with `true` if the action was carried out.
  public typealias Handler = @MainActor (UIContextualAction, UIView, @escaping @MainActor (Bool) -> Void) -> Void

  /// The style, as passed to the initializer.
  public let style: Style
  /// The code, as passed to the initializer.
  public let handler: Handler
  /// The title, shown below the image, or alone if there is no image.
  public var title: String?
  /// The background color. By default gray, or red for a destructive action.
  public var backgroundColor: UIColor!
  /// The image, shown above the title. A symbol is drawn in white.
  public var image: UIImage?

  /// Creates an action that runs the handler when its button is pressed or after a swipe over the whole row.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .destructive ? .systemRed : .systemGray
    super.init()
  }
}

/// The actions at one side of a row. The first action is at the row's end.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  /// The actions, as passed to the initializer.
  public final let actions: [UIContextualAction]
  /// Whether a swipe over the whole row runs the first action; `true` by default.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration of actions, with the first at the row's end.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
