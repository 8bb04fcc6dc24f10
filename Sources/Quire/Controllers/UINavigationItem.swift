// SPDX-License-Identifier: Apache-2.0

/// The content of a navigation bar for one view controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  @Weak final var bar: UINavigationBar?
  /// The item of the controller below.
  @Weak final var backItem: UINavigationItem?

  /// An item with a title and no buttons. A view controller makes its own, `navigationItem`, with its `title`.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// The title in the middle of the bar.
  open var title: String? {
    didSet {
      bar?.itemChanged()
      // The back button shows it too.
      if let bar, bar.topItem !== self { bar.itemChanged() }
    }
  }

  /// A view in the middle of the bar instead of the title.
  open var titleView: UIView? { didSet { bar?.itemChanged() } }

  /// From the bar's leading edge; they replace the back button.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { bar?.itemChanged() } }
  /// From the bar's trailing edge.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { bar?.itemChanged() } }

  /// The first of the leading ones; setting it sets them all.
  public final var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first of the trailing ones; setting it sets them all.
  public final var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Whether there is no back button on this item.
  open var hidesBackButton = false { didSet { bar?.itemChanged() } }
  /// Whether the back button stays beside leading buttons.
  open var leftItemsSupplementBackButton = false { didSet { bar?.itemChanged() } }
  /// The title of the back button that leads to this item; this item's title if it is `nil`.
  open var backButtonTitle: String? { didSet { bar?.itemChanged() } }

  /// The effective title of the back button that leads to this item.
  final var backTitle: String { backButtonTitle ?? title ?? "Back" }

  /// Whether there is a back button on this item.
  final var showsBackButton: Bool {
    guard backItem != nil, !hidesBackButton else { return false }
    return leftItemsSupplementBackButton || (leftBarButtonItems ?? []).isEmpty
  }
}
