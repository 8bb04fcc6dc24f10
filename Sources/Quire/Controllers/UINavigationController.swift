// SPDX-License-Identifier: Apache-2.0

/// Is notified of what a navigation controller shows.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// A controller is about to show.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  /// A controller is shown, and the motion is over.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
  /// Does nothing; the default.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}
  /// Does nothing; the default.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
}

/// Holds a navigation controller's delegate.
///
/// A subclass has the same property with a narrower type, which a property of the class itself could not allow.
@preconcurrency @MainActor public protocol NavigationDelegateHolder: AnyObject {
  /// Held weakly; `delegate` reads and writes it.
  var heldNavigationDelegate: (any UINavigationControllerDelegate)? { get set }
}

extension NavigationDelegateHolder {
  /// Is notified of what is shown; held weakly.
  public var delegate: (any UINavigationControllerDelegate)? {
    get { heldNavigationDelegate }
    set { heldNavigationDelegate = newValue }
  }
}

/// A controller that shows the top of a stack of controllers, below a navigation bar.
@preconcurrency @MainActor open class UINavigationController: UIViewController, NavigationDelegateHolder {
  /// The bar above the content, also while it is hidden; `setNavigationBarHidden` hides it, not its own `isHidden`.
  public final let navigationBar: UINavigationBar
  /// The storage of `delegate`, which subclasses show with other types.
  @Weak public final var heldNavigationDelegate: (any UINavigationControllerDelegate)?

  /// From the root to the top.
  final var row: [UIViewController] = []
  /// The push or pop that is under way.
  final var transition: NavigationTransition?

  /// Pops by a swipe from the leading edge. It does nothing if the app has replaced the back button and the recogniser
  /// has no delegate. `nil` before the view is loaded.
  public final internal(set) var interactivePopGestureRecognizer: UIGestureRecognizer?

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    navigationBar = UINavigationBar()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    containerRole = NavigationRole(self)
  }

  /// A navigation controller without a root, with bars of classes of the app's own; `nil` for the system's.
  public init(navigationBarClass: UINavigationBar.Type?, toolbarClass: UIToolbar.Type?) {
    navigationBar = navigationBarClass?.makeRegistered(.zero) ?? UINavigationBar()
    self.toolbarClass = toolbarClass
    super.init(nibName: nil, bundle: nil)
    containerRole = NavigationRole(self)
  }

  /// A navigation controller with its root, which can't be popped.
  public init(rootViewController: UIViewController) {
    navigationBar = UINavigationBar()
    super.init(nibName: nil, bundle: nil)
    containerRole = NavigationRole(self)
    setViewControllers([rootViewController], animated: false)
  }

  /// Always `nil`: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  // MARK: The row

  /// From the root to the top. Setting it changes at once, without an animation.
  public final var viewControllers: [UIViewController] {
    get { row }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The last one.
  public final var topViewController: UIViewController? { row.last }
  /// The controller that is presented above, or else the top one.
  public final var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  /// Adds a controller on top, and shows it.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    precondition(
      !row.contains { $0 === viewController }, "A view controller can't be pushed twice on one navigation controller.")
    precondition(viewController !== self, "A navigation controller can't be pushed on itself.")
    change(to: row + [viewController], animated: animated)
  }

  /// Removes the top controller, unless it is the root; returns it.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard row.count > 1, let top = row.last else { return nil }
    change(to: Array(row.dropLast()), animated: animated)
    return top
  }

  /// Removes all above the root; returns them.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let root = row.first else { return nil }
    return popToViewController(root, animated: animated)
  }

  /// Removes all above a controller; returns them.
  @discardableResult open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = row.firstIndex(where: { $0 === viewController }) else {
      preconditionFailure("Only a view controller that the navigation controller contains can be popped to.")
    }
    let popped = Array(row.dropFirst(index + 1))
    guard !popped.isEmpty else { return [] }
    change(to: Array(row.prefix(index + 1)), animated: animated)
    return popped
  }

  /// Replaces the stack. A top that was in the stack before is shown as by a pop, another one as by a push.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(to: viewControllers, animated: animated)
  }

  // MARK: The bar

  /// Whether the bar is hidden, and the content has its room.
  public final var isNavigationBarHidden: Bool {
    get { hidesBar }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  final var hidesBar = false
  /// Lets the bars follow the content.
  private final let watcher = NavigationScrollWatcher()
  /// The bar below the content, once an app has shown one.
  final var bottomBar: BottomBarRole?
  /// The class of the toolbar.
  final var toolbarClass: UIToolbar.Type?

  /// Hides the bar, or shows it.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesBar else { return }
    hidesBar = hidden
    guard let view = viewIfLoaded else { return }
    view.setNeedsLayout()
    guard animated, view.window != nil else { return }
    UIView.animate(withDuration: 0.2) { view.layoutIfNeeded() }
  }

  // MARK: View

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.clipsToBounds = true
    view.addSubview(navigationBar)
    addSwipe()
    if let top = topViewController {
      install(top, atBack: false)
      top.didMove(toParent: self)
    }
  }

  /// The first time, the delegate is notified of the controller that is there already, after that controller itself.
  /// [VAST]
  final func topWillAppear(animated: Bool) {
    guard !hasShown, let top = topViewController else { return }
    heldNavigationDelegate?.navigationController(self, willShow: top, animated: animated)
  }

  final func topDidAppear(animated: Bool) {
    followContent()
    guard !hasShown, let top = topViewController else { return }
    hasShown = true
    heldNavigationDelegate?.navigationController(self, didShow: top, animated: animated)
  }
  private final var hasShown = false

  /// Puts a controller's view in its place: below the bar, or below all.
  final func install(_ controller: UIViewController, atBack: Bool) {
    let own = prepareZoom(of: controller) ?? controller.view!
    if own === controller.view {
      own.frame = view.bounds
      own.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    if atBack {
      view.insertSubview(own, at: 0)
    } else {
      view.insertSubview(own, belowSubview: navigationBar)
    }
    controller.navigationItem.searchRole?.contentCame(own, in: self)
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    updateRowHeight()
    bottomBar?.layOut(in: self)
    // The view's own safe area has the window's insets; those of the children have the bars' too.
    for child in row {
      let insets = barInsets(of: child)
      if child.barInsets != insets { child.barInsets = insets }
      if let search = child.navigationItem.searchRole,
        let content = child.viewIfLoaded?.superview === view ? child.view : nil
      {
        search.contentPlaced(content, insets: insets, in: self)
      }
    }
    watcher.navigation = self
    followContent()
    for child in row { child.navigationZoom?.place(view.bounds) }
  }

  private final func updateRowHeight() {
    navigationBar.rowHeight = UINavigationBar.height(
      in: traitCollection, isInSheet: managingPresentation != nil && view.safeAreaInsets.top == 0)
  }

  /// The insets that the bars give the view of a child.
  private final func barInsets(of child: UIViewController) -> UIEdgeInsets {
    let (fixed, large, search) = hidesBar ? (0, 0, 0) : navigationBar.heights(of: child.navigationItem)
    let bottom = bottomBar?.height(for: child, in: self) ?? 0
    return UIEdgeInsets(top: fixed + large + search, left: 0, bottom: bottom, right: 0)
  }

  /// The preferred size of the topmost controller, with room for the bars around it.
  final var presentedSize: CGSize? {
    guard let top = topViewController else { return nil }
    updateRowHeight()
    return top.presentedContentSize.with(barInsets(of: top))
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    followContent()
  }

  /// Places the bars by what the content shows.
  final func followContent() {
    guard let top = topViewController, top.isViewLoaded else { return placeBar() }
    watcher.watch(top.navigationItem.searchRole?.scroller ?? top.view.mainScroller())
    navigationBar.follow(watcher.scroller)
    bottomBar?.follow(watcher.scroller)
    placeBar()
  }

  private final func placeBar() {
    let safe = view.safeAreaInsets.top
    let height =
      topViewController.map { navigationBar.height(of: $0.navigationItem) } ?? navigationBar.rowHeight
    navigationBar.frame = CGRect(x: 0, y: hidesBar ? -height : safe, width: view.bounds.width, height: height)
    navigationBar.isHidden = hidesBar && !isInTransaction
    navigationBar.setNeedsLayout()
  }

  private final var isInTransaction: Bool { ViewTransaction.current != nil }
}

/// Lets a navigation controller's bars follow what its top controller shows.
private final class NavigationScrollWatcher: ScrollWatcher {
  @Weak var navigation: UINavigationController?

  override func scrolled() { navigation?.followContent() }
  override func rested() {
    if let scroller { navigation?.navigationBar.titleRole?.rested(scroller, under: navigation?.navigationBar) }
  }
}
