// SPDX-License-Identifier: Apache-2.0

/// What a navigation bar shows for one view controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  @Weak final var bar: UINavigationBar?
  /// The one below in the row.
  @Weak final var backItem: UINavigationItem?

  /// An item with a title and no buttons. A view controller makes its own, `navigationItem`, with its `title`.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// In the middle of the bar.
  open var title: String? {
    didSet {
      bar?.itemChanged()
      // The back button says it too.
      if let bar, bar.topItem !== self { bar.itemChanged() }
    }
  }

  /// In the middle of the bar instead of the title.
  open var titleView: UIView? { didSet { bar?.itemChanged() } }

  /// From the bar's leading edge; they stand in for the back button.
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

  /// Whether there is no button that goes back from this item.
  open var hidesBackButton = false { didSet { bar?.itemChanged() } }
  /// Whether the back button stays where there are leading buttons.
  open var leftItemsSupplementBackButton = false { didSet { bar?.itemChanged() } }
  /// What the button says that goes back to this item, instead of the title.
  open var backButtonTitle: String? { didSet { bar?.itemChanged() } }

  /// The words of the button that goes back to this item.
  final var backTitle: String { backButtonTitle ?? title ?? "Back" }

  /// Whether a button goes back from this item.
  final var showsBackButton: Bool {
    guard backItem != nil, !hidesBackButton else { return false }
    return leftItemsSupplementBackButton || (leftBarButtonItems ?? []).isEmpty
  }
}
