// SPDX-License-Identifier: Apache-2.0

/// One action that a swipe over a row shows.
@preconcurrency @MainActor public final class UIContextualAction: NSObject {
  /// The look of an action.
  public enum Style: Int, Sendable {
    /// Gray.
    case normal = 0
    /// Red.
    case destructive = 1
  }

  /// The code of an action: the action, the view that shows it, and a closure to call at the end with whether it was
  /// carried out.
  public typealias Handler = @MainActor (UIContextualAction, UIView, @escaping @MainActor (Bool) -> Void) -> Void

  /// The look, as given.
  public let style: Style
  /// The code, as given.
  public let handler: Handler
  /// Shown under the picture, or alone.
  public var title: String?
  /// Gray, or red for a destructive action, unless the app sets another color.
  public var backgroundColor: UIColor!
  /// Shown over the title; a symbol is drawn in white.
  public var image: UIImage?

  /// An action that runs the handler when it is pressed or swiped over the whole row.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .destructive ? .systemRed : .systemGray
    super.init()
  }
}

/// The actions at one side of a row, the first one at the row's end.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  /// As given.
  public final let actions: [UIContextualAction]
  /// Whether a swipe over the whole row runs the first action; `true` by default.
  open var performsFirstActionWithFullSwipe = true

  /// Actions, the first one at the row's end.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
