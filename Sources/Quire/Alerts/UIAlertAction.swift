// SPDX-License-Identifier: Apache-2.0

/// A button of an alert or an action sheet.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  /// The meaning of a button.
  public enum Style: Int, Sendable {
    /// A button that performs what its title says.
    case `default` = 0
    /// A button that leaves everything unchanged. An alert has at most one. The Escape key chooses it, and in an action
    /// sheet, so does a press outside.
    case cancel = 1
    /// A button that destroys or changes something irreversibly. Its title is red.
    case destructive = 2
  }

  /// The text of the button.
  public final let title: String?
  /// The meaning of the button.
  public final let style: Style
  /// Whether the button can be chosen; `true` by default. An app may change it while the alert is shown.
  public final var isEnabled = true { didSet { if isEnabled != oldValue { changed?() } } }

  final let handler: (@MainActor (UIAlertAction) -> Void)?
  /// A closure that updates the button in the alert; `nil` until the action is added to an alert.
  final var changed: (() -> Void)?

  /// Creates a button. The handler runs after the alert has been dismissed.
  public init(title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}
