// SPDX-License-Identifier: Apache-2.0

/// The content of a navigation bar for one view controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// The condition under which the title is shown large, in a bar that prefers large titles.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// The mode of the item below; large for the first item.
    case automatic = 0
    /// A large title.
    case always = 1
    /// A title between the buttons.
    case never = 2
  }

  /// The text of the back button that leads to an item.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The item's title.
    case `default` = 0
    /// "Back".
    case generic = 1
    /// No text: only the arrow is shown. Assistive technologies read the title.
    case minimal = 2
  }

  /// The arrangement of the title and the buttons in a navigation bar.
  public enum ItemStyle: Int, Sendable {
    /// The title is between the buttons. The default.
    case navigator = 0
    /// The arrangement for apps that browse content. In Quire, equivalent to `navigator`.
    case browser = 1
    /// The arrangement for apps that edit documents. In Quire, equivalent to `navigator`.
    case editor = 2
  }

  /// The arrangement of the bar while the item is shown; `navigator` by default. It has no effect, as on phones.
  open var style = ItemStyle.navigator

  /// The bar that shows the item, or whose back button leads to it.
  @Weak final var display: NavigationItemDisplay?
  /// The navigation item of the controller below.
  @Weak final var backItem: UINavigationItem?

  /// Creates an item with a title and no buttons. A view controller creates its `navigationItem` with its own `title`.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// The title in the bar.
  open var title: String? { didSet { changed() } }

  /// A view in the center of the bar that replaces the title.
  open var titleView: UIView? { didSet { changed() } }
  /// A line of text above the title, for which the bar is 30 points higher; `nil` for none.
  open var prompt: String? { didSet { heightChanged() } }
  /// The display mode of the large title; `automatic` by default.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { heightChanged() } }

  // MARK: Buttons

  /// The buttons in order from the bar's leading edge. They replace the back button, unless
  /// `leftItemsSupplementBackButton` is `true`.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// The buttons in order from the bar's trailing edge.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }

  /// The first button at the leading edge. Setting it replaces all buttons there.
  public final var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first button at the trailing edge. Setting it replaces all buttons there.
  public final var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets the buttons at the leading edge. If animated, they fade in.
  public final func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
    if animated { display?.fadeIn(items ?? []) }
  }

  /// Sets the buttons at the trailing edge. If animated, they fade in.
  public final func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
    if animated { display?.fadeIn(items ?? []) }
  }

  /// Sets a single button at the leading edge.
  public final func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setLeftBarButtonItems(item.map { [$0] }, animated: animated)
  }

  /// Sets a single button at the trailing edge.
  public final func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setRightBarButtonItems(item.map { [$0] }, animated: animated)
  }

  // MARK: The back button

  /// Whether the back button is hidden while the bar shows this item; `false` by default.
  open var hidesBackButton = false { didSet { changed() } }
  /// Sets `hidesBackButton`.
  public final func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
  /// Whether the back button is shown together with leading buttons; `false` by default.
  open var leftItemsSupplementBackButton = false { didSet { changed() } }
  /// The title of the back button that leads to this item; `nil` means the item's title.
  open var backButtonTitle: String? { didSet { changed() } }
  /// The item whose title takes precedence over `backButtonTitle`. Its tint color, title attributes and settings for
  /// back buttons are also used, but none of its other properties.
  open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
  /// The display mode of the back button that leads to this item.
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { changed() } }
  /// The action of the back button on this item, instead of going back; `nil` by default.
  open var backAction: UIAction? { didSet { changed() } }

  /// The title of the back button that leads to this item.
  final var backTitle: String { backBarButtonItem?.title ?? backButtonTitle ?? title ?? "Back" }

  /// The visible text of the back button that leads to this item; `nil` for none.
  final var shownBackTitle: String? {
    switch backButtonDisplayMode {
    case .default: backTitle
    case .generic: "Back"
    case .minimal: nil
    }
  }

  /// Whether the back button is shown while the bar shows this item.
  final var showsBackButton: Bool {
    guard backItem != nil || backAction != nil, !hidesBackButton else { return false }
    return leftItemsSupplementBackButton || (leftBarButtonItems ?? []).isEmpty
  }

  // MARK: Search

  /// The field of the `searchController`.
  final var searchBehavior: BarSearchBehavior? { didSet { heightChanged() } }
  /// Whether the field of the `searchController` is hidden when the content scrolls up; `true` by default.
  open var hidesSearchBarWhenScrolling = true { didSet { heightChanged() } }

  /// The place of the `searchController`'s field.
  public enum SearchBarPlacement: Int, Sendable {
    /// The place that fits the bar.
    case automatic = 0
    /// Beside the title.
    case inline = 1
    /// Below the title.
    case stacked = 2
    /// Among the buttons of the bar.
    case integrated = 3
    /// Among the buttons, in the center.
    case integratedCentered = 4
    /// A button that expands to the field.
    case integratedButton = 5
  }

  /// The place that the app prefers for the field of the `searchController`; `automatic` by default. It has no effect in
  /// Quire, where the field is below the title, as on phones.
  public final var preferredSearchBarPlacement = SearchBarPlacement.automatic
  /// The place of the field of the `searchController`: always below the title.
  public final var searchBarPlacement: SearchBarPlacement { .stacked }

  // MARK: Look

  /// The appearance of the bar for this item. Takes precedence over the bar's own.
  open var standardAppearance: UINavigationBarAppearance? {
    didSet { if standardAppearance !== oldValue { looksChanged() } }
  }
  /// The appearance of the bar for this item when no content is behind it. Takes precedence over the bar's own.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { if scrollEdgeAppearance !== oldValue { looksChanged() } }
  }
  /// The appearance of the bar for this item in compact height. Takes precedence over the bar's own.
  open var compactAppearance: UINavigationBarAppearance? {
    didSet { if compactAppearance !== oldValue { looksChanged() } }
  }

  /// The appearance of the bar for this item in compact height when no content is behind it. Takes precedence over the
  /// bar's own.
  public final var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { if compactScrollEdgeAppearance !== oldValue { looksChanged() } }
  }

  private final func looksChanged() { display?.lookChanged() }

  // MARK: For bars

  /// The button with which a split view controller shows or hides a column, before all buttons of the app.
  final var splitItem: UIBarButtonItem? { didSet { changed() } }
  /// The items that the navigation controller's toolbar shows for this controller.
  final var toolbarItems: [UIBarButtonItem]?
  /// Whether the controller hides a tab bar while it is pushed.
  final var hidesBottomBar = false
  /// A view below the title, with the height that fits it.
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
