// SPDX-License-Identifier: Apache-2.0

/// A button of a bar.
@preconcurrency @MainActor open class UIBarButtonItem: NSObject {
  /// A button with the system's look and title.
  public enum SystemItem: Int, Sendable {
    /// Has the title "Done", in semibold.
    case done = 0
    /// Has the title "Cancel", in the regular weight.
    case cancel = 1
    /// Shows a plus; assistive technologies read "Add".
    case add = 4
    /// Shows a cross in a grey circle; assistive technologies read "Close".
    case close = 24
  }

  /// The button that bars show for the item.
  final let button = UIButton(type: .system)

  /// Without a title or picture, those of the action are used. Without an action a press opens the menu.
  public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.title = title ?? (image == nil ? primaryAction?.title : nil)
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
    super.init()
    prepare()
  }

  /// A button with the system's title or picture, which replace the action's. Without an action a press opens the menu.
  public init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.menu = menu
    self.primaryAction = primaryAction
    switch systemItem {
    case .done:
      title = "Done"
    case .cancel:
      title = "Cancel"
    case .add:
      image = UIImage(system: "plus")
      accessibilityLabel = "Add"
    case .close:
      image = UIImage(system: "xmark.circle.fill")
      accessibilityLabel = "Close"
      tintColor = .tertiaryLabel
    }
    super.init()
    prepare()
    if systemItem == .done { button.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold) }
  }

  private final func prepare() {
    button.titleLabel?.font = .systemFont(ofSize: 17)
    button.tintColor = tintColor
    button.addAction(
      UIAction { [me = Weak(self)] _ in
        guard let item = me.wrappedValue else { return }
        if let action = item.primaryAction {
          action.perform(from: item.button)
        } else if let menu = item.menu {
          menu.open(menu, item.button)
        }
      }, for: .primaryActionTriggered)
    refresh()
  }

  private final func refresh() {
    button.setTitle(image == nil ? title : nil, for: .normal)
    button.setImage(image, for: .normal)
    button.accessibilityLabel = accessibilityLabel ?? title
    button.superview?.setNeedsLayout()
  }

  /// Its title, and its name for assistive technologies unless it has a label.
  open var title: String? { didSet { refresh() } }
  /// Shown instead of the title if both are set.
  open var image: UIImage? { didSet { refresh() } }
  /// The action of a press.
  open var primaryAction: UIAction?
  /// Opens at a press if there is no action.
  open var menu: UIMenu?
  /// Its name for assistive technologies; the title if it is `nil`.
  open var accessibilityLabel: String? { didSet { refresh() } }

  /// Whether it can be pressed.
  public final var isEnabled: Bool {
    get { button.isEnabled }
    set { button.isEnabled = newValue }
  }

  /// The colour of title and picture; the bar's if it is `nil`.
  public final var tintColor: UIColor? {
    didSet { button.tintColor = tintColor }
  }
}
