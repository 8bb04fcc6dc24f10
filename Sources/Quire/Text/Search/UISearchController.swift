// SPDX-License-Identifier: Apache-2.0

/// A controller that searches the content of another controller. It has a search bar, and shows results over the
/// content.
///
/// Its bar is in a navigation bar, as the `searchController` of an item, or anywhere in a controller's view. A tap on
/// the bar begins the search, and the Cancel button ends it.
///
/// UIKit presents the search controller. Here it is a child of the controller whose content it covers. Therefore it is
/// never a `presentedViewController`, and its method `dismiss(animated:completion:)` ends the search.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  /// Creates a search controller. `searchResultsController` shows the results. If it is `nil`, the searched content
  /// shows them.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    bar.observer = SearchControllerObserver(self)
    bar.placeholder = "Search"
  }

  /// Creates a search controller that shows its results in the searched content.
  public convenience init() {
    self.init(searchResultsController: nil)
  }

  /// Creates a search controller that shows its results in the searched content. `nibName` must be `nil`.
  public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    precondition(
      nibNameOrNil == nil, "A search controller has no nib; write UISearchController(searchResultsController:).")
    self.init(searchResultsController: nil)
  }

  /// Always returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { nil }

  /// The controller that shows the results over the content; `nil` if the content shows them.
  public final let searchResultsController: UIViewController?
  /// The object that updates the results. Held weakly.
  @Weak public final var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The delegate, which is notified when a search begins and ends. Held weakly.
  @Weak public final var delegate: (any UISearchControllerDelegate)?

  private final let bar = UISearchBar()
  /// The search bar, which shows the Cancel button during a search. Its placeholder is "Search" until the app sets one.
  open var searchBar: UISearchBar { bar }

  // MARK: Settings

  /// Whether the content is dimmed during a search while no results cover it. A tap on it ends the search. `true` by
  /// default; set it to `false` if the content shows the results.
  public final var obscuresBackgroundDuringPresentation = true { didSet { showParts() } }
  /// Whether the titles and buttons of the navigation bar are hidden to make space for the field; `true` by default.
  public final var hidesNavigationBarDuringPresentation = true { didSet { layOutBar() } }
  /// Whether the bar's Cancel button is shown during a search and hidden afterward; `true` by default.
  public final var automaticallyShowsCancelButton = true
  /// Whether the bar's scope buttons, if it has titles for them, are shown during a search and hidden afterward; `true`
  /// by default.
  public final var automaticallyShowsScopeBar = true
  /// The events that show the bar's scope buttons.
  public enum ScopeBarActivation: Int, Sendable {
    /// The beginning of a search; the default.
    case automatic = 0
    /// None: the app shows the scope buttons.
    case manual = 1
    /// The first text.
    case onTextEntry = 2
    /// The beginning of a search.
    case onSearchActivation = 3
  }

  /// The event that shows the bar's scope buttons, if it has titles for them; `automatic` by default. The end of the
  /// search hides them, except with `manual`. Setting it sets `automaticallyShowsScopeBar`.
  public final var scopeBarActivation = ScopeBarActivation.automatic {
    didSet {
      automaticallyShowsScopeBar = scopeBarActivation != .manual
      showScopes()
    }
  }

  private final func showScopes() {
    guard isUnderWay, automaticallyShowsScopeBar, bar.scopeButtonTitles != nil else { return }
    bar.showsScopeBar = scopeBarActivation != .onTextEntry || hasText
  }

  /// Whether search suggestions are not shown below a field under the title; `false` by default. It has no effect in
  /// Quire, which shows no suggestions.
  public final var ignoresSearchSuggestionsForSearchBarPlacementStacked = false

  /// The older name of `obscuresBackgroundDuringPresentation`.
  public final var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }

  /// Whether the results are shown automatically, as soon as there is a text and only then; `true` by default. Setting
  /// `showsSearchResultsController` sets it to `false`.
  public final var automaticallyShowsSearchResultsController = true { didSet { showParts() } }

  /// Whether the results are shown during a search, even without a text.
  public final var showsSearchResultsController: Bool {
    get { automaticallyShowsSearchResultsController ? hasText : wantsResults }
    set {
      wantsResults = newValue
      automaticallyShowsSearchResultsController = false
    }
  }
  private final var wantsResults = false
  private final var hasText: Bool { !(bar.text ?? "").utf8.isEmpty }

  // MARK: The search

  /// Whether a search is active. Setting it begins or ends a search. A search can begin only while the bar is in the
  /// window. The field does not receive the focus.
  open var isActive: Bool {
    get { isUnderWay }
    set { setActive(newValue, animated: UIView.areAnimationsEnabled) }
  }
  private final var isUnderWay = false

  /// The navigation item whose bar contains the search bar.
  @Weak final var item: UINavigationItem?
  /// The navigation controller whose bar is hidden, if the search bar is not in it.
  @Weak private final var hiddenBar: UINavigationController?
  private final var inBar: SearchControllerBehavior? { item?.searchBehavior as? SearchControllerBehavior }

  final func setActive(_ isActive: Bool, animated: Bool) {
    guard isActive != isUnderWay else { return }
    if isActive { begin(animated: animated) } else { end(animated: animated) }
  }

  private final func begin(animated: Bool) {
    guard bar.window != nil, inBar?.navigation != nil || host != nil else { return }
    isUnderWay = true
    delegate?.willPresentSearchController(self)
    addToHost()
    showScopes()
    if automaticallyShowsCancelButton { bar.setShowsCancelButton(true, animated: animated) }
    UIView.performWithoutAnimation {
      showParts()
      view.alpha = 0
    }
    move(animated: animated) { [me = Weak(self)] in
      me.wrappedValue?.view.alpha = 1
    } completion: { [me = Weak(self)] in
      guard let me = me.wrappedValue, me.isUnderWay else { return }
      me.didMove(toParent: me.parent)
      me.delegate?.didPresentSearchController(me)
    }
  }

  private final func end(animated: Bool) {
    isUnderWay = false
    delegate?.willDismissSearchController(self)
    let hadText = hasText
    bar.text = ""
    bar.resignFirstResponder()
    if hadText { searchResultsUpdater?.updateSearchResults(for: self) }
    if automaticallyShowsScopeBar, bar.scopeButtonTitles != nil { bar.showsScopeBar = false }
    if automaticallyShowsCancelButton { bar.setShowsCancelButton(false, animated: animated) }
    willMove(toParent: nil)
    move(animated: animated) { [me = Weak(self)] in
      me.wrappedValue?.view.alpha = 0
    } completion: { [me = Weak(self)] in
      guard let me = me.wrappedValue, !me.isUnderWay else { return }
      me.showParts()
      me.view.removeFromSuperview()
      me.removeFromParent()
      me.delegate?.didDismissSearchController(me)
    }
  }

  /// Ends the search. If the search controller presents another controller, dismisses that controller instead.
  open override func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    guard presentedViewController == nil, isUnderWay else {
      return super.dismiss(animated: animated, completion: completion)
    }
    setActive(false, animated: animated)
    completion?()
  }

  final func barBegan() {
    setActive(true, animated: true)
    if isUnderWay { searchResultsUpdater?.updateSearchResults(for: self) }
  }

  final func barChanged() {
    guard isUnderWay else { return }
    if scopeBarActivation == .onTextEntry { showScopes() }
    searchResultsUpdater?.updateSearchResults(for: self)
    showParts()
  }

  // MARK: Places

  /// The controller of the view that contains the bar.
  private final var host: UIViewController? {
    var responder = bar.next
    while let current = responder {
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }

  private final func addToHost() {
    if let navigation = inBar?.navigation {
      navigation.addChild(self)
      inBar?.show(view)
    } else if let host {
      host.addChild(self)
      host.view.addSubview(view)
      hiddenBar = hidesNavigationBarDuringPresentation ? host.navigationController : nil
      if hiddenBar?.isNavigationBarHidden == true { hiddenBar = nil }
    }
  }

  /// Moves the bar to its position during a search, or back.
  private final func move(
    animated: Bool, _ change: @escaping () -> Void, completion: @escaping () -> Void
  ) {
    let isHidden = isUnderWay
    let changes = { [me = Weak(self)] in
      guard let me = me.wrappedValue else { return }
      change()
      me.hiddenBar?.setNavigationBarHidden(isHidden, animated: false)
      me.layOutBar()
      let whole: UIView? = me.inBar?.navigation?.view ?? me.hiddenBar?.view ?? me.host?.view
      whole?.layoutIfNeeded()
      me.placeInHost()
    }
    guard animated, bar.window != nil else {
      changes()
      return completion()
    }
    UIView.animate(withDuration: 0.3, animations: changes) { _ in completion() }
  }

  private final func layOutBar() {
    guard isViewLoaded else { return }
    item?.heightChanged()
    inBar?.navigation?.view.setNeedsLayout()
  }

  /// Positions the view below the search bar, for a search bar that is not in a navigation bar.
  private final func placeInHost() {
    guard inBar == nil, let host = parent?.viewIfLoaded, bar.window != nil, view.superview === host else { return }
    let top = max(bar.convert(CGPoint(x: 0, y: bar.bounds.height), to: host).y, host.bounds.minY)
    view.frame = CGRect(
      x: host.bounds.minX, y: top, width: host.bounds.width, height: max(0, host.bounds.maxY - top))
  }

  // MARK: View

  private final let shade = UIView()

  open override func viewDidLoad() {
    super.viewDidLoad()
    shade.backgroundColor = UIColor.black.withAlphaComponent(0.12)
    shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    shade.frame = view.bounds
    view.addSubview(shade)
    let tap = UITapGestureRecognizer()
    tap.addAction { [me = Weak(self)] _ in me.wrappedValue?.setActive(false, animated: true) }
    shade.addGestureRecognizer(tap)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    placeInHost()
  }

  /// Shows the results, the dimming view, or neither.
  private final func showParts() {
    guard isViewLoaded else { return }
    let results = isUnderWay && showsSearchResultsController ? searchResultsController : nil
    shade.isHidden = results != nil || !obscuresBackgroundDuringPresentation
    view.isHidden = results == nil && shade.isHidden
    if let results, results.parent == nil {
      addChild(results)
      results.view.frame = view.bounds
      results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(results.view)
      results.didMove(toParent: self)
    } else if results == nil, let old = searchResultsController, old.parent === self {
      old.willMove(toParent: nil)
      old.view.removeFromSuperview()
      old.removeFromParent()
    }
    inBar?.navigation?.followContent()
  }

  /// The scroll view of the results while they are shown, otherwise `nil`.
  final var resultsScroller: UIScrollView? {
    guard let results = searchResultsController, results.parent === self else { return nil }
    return results.viewIfLoaded?.mainScroller()
  }
}
