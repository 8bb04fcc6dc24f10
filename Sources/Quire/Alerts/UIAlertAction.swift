// SPDX-License-Identifier: Apache-2.0

/// One of the buttons of an alert or an action sheet.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  /// What a button means.
  public enum Style: Int, Sendable {
    /// Does what its title says.
    case `default` = 0
    /// Leaves everything as it was. An alert has one at most; Escape and, in an action sheet, a press beside it choose
    /// it.
    case cancel = 1
    /// Destroys or changes something that can't be had back; its title is red.
    case destructive = 2
  }

  /// The text of the button.
  public final let title: String?
  /// What it means.
  public final let style: Style
  /// Whether it can be chosen; `true` by default. Apps change it while the alert is shown.
  public final var isEnabled = true { didSet { if isEnabled != oldValue { changed?() } } }

  final let handler: (@MainActor (UIAlertAction) -> Void)?
  /// The alert that shows it updates its button.
  final var changed: (() -> Void)?

  /// A button. The handler runs after the alert has gone.
  public init(title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}
