// SPDX-License-Identifier: Apache-2.0

/// The content of a navigation bar for one view controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// Whether the title is shown large, in a bar that prefers large titles.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the item below; large for the first one.
    case automatic = 0
    /// Large.
    case always = 1
    /// Between the buttons.
    case never = 2
  }

  /// What the back button says that leads to an item.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The item's title.
    case `default` = 0
    /// "Back".
    case generic = 1
    /// Nothing: only the arrow is shown. Assistive technologies read the title.
    case minimal = 2
  }

  /// The bar that shows it, or the back button that leads to it.
  @Weak final var display: NavigationItemDisplay?
  /// The item of the controller below.
  @Weak final var backItem: UINavigationItem?

  /// An item with a title and no buttons. A view controller makes its own, `navigationItem`, with its `title`.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// The title in the bar.
  open var title: String? { didSet { changed() } }

  /// A view in the middle of the bar instead of the title.
  open var titleView: UIView? { didSet { changed() } }
  /// A line above the title, for which the bar is 30 points higher; `nil` for none.
  open var prompt: String? { didSet { heightChanged() } }
  /// `automatic` by default.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { heightChanged() } }

  // MARK: Buttons

  /// From the bar's leading edge; they replace the back button.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// From the bar's trailing edge.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }

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

  /// Sets the leading ones; an animated change fades them in.
  public final func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
    if animated { display?.fadeIn(items ?? []) }
  }

  /// Sets the trailing ones; an animated change fades them in.
  public final func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
    if animated { display?.fadeIn(items ?? []) }
  }

  /// Sets the only leading one.
  public final func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setLeftBarButtonItems(item.map { [$0] }, animated: animated)
  }

  /// Sets the only trailing one.
  public final func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setRightBarButtonItems(item.map { [$0] }, animated: animated)
  }

  // MARK: The back button

  /// Whether there is no back button on this item.
  open var hidesBackButton = false { didSet { changed() } }
  /// Sets `hidesBackButton`.
  public final func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
  /// Whether the back button stays beside leading buttons.
  open var leftItemsSupplementBackButton = false { didSet { changed() } }
  /// The title of the back button that leads to this item; this item's title if it is `nil`.
  open var backButtonTitle: String? { didSet { changed() } }
  /// Its title goes before `backButtonTitle`; nothing else of it is used.
  open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
  /// What the back button says that leads to this item.
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { changed() } }
  /// What the back button on this item does instead of going back; `nil` by default.
  open var backAction: UIAction? { didSet { changed() } }

  /// The name of the back button that leads to this item.
  final var backTitle: String { backBarButtonItem?.title ?? backButtonTitle ?? title ?? "Back" }

  /// What that button says; `nil` for nothing.
  final var shownBackTitle: String? {
    switch backButtonDisplayMode {
    case .default: backTitle
    case .generic: "Back"
    case .minimal: nil
    }
  }

  /// Whether there is a back button on this item.
  final var showsBackButton: Bool {
    guard backItem != nil || backAction != nil, !hidesBackButton else { return false }
    return leftItemsSupplementBackButton || (leftBarButtonItems ?? []).isEmpty
  }

  // MARK: Search

  /// The field of a `searchController`.
  final var searchRole: BarSearchRole? { didSet { heightChanged() } }
  /// Whether the field of the `searchController` goes away with the content that scrolls up; `true` by default.
  open var hidesSearchBarWhenScrolling = true { didSet { heightChanged() } }

  // MARK: Look

  /// Goes before the bar's own look.
  open var standardAppearance: UINavigationBarAppearance? {
    didSet { if standardAppearance !== oldValue { looksChanged() } }
  }
  /// Goes before the bar's own look at the edge of the content.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { if scrollEdgeAppearance !== oldValue { looksChanged() } }
  }
  /// Goes before the bar's own look in compact height.
  open var compactAppearance: UINavigationBarAppearance? {
    didSet { if compactAppearance !== oldValue { looksChanged() } }
  }

  private final func looksChanged() { display?.lookChanged() }

  // MARK: For bars

  /// The items of the toolbar that the controller shows in a navigation controller.
  final var toolbarItems: [UIBarButtonItem]?
  /// Whether the controller hides a tab bar while it is pushed.
  final var hidesBottomBar = false
  /// A view below the title, in the height that it asks for.
  final var palette: UIView? { didSet { heightChanged() } }

  final var titleIsLarge: Bool {
    switch largeTitleDisplayMode {
    case .always: true
    case .never: false
    case .automatic: backItem?.titleIsLarge ?? true
    }
  }

  private final func changed() { display?.itemChanged() }

  final func heightChanged() { display?.heightChanged() }
}
