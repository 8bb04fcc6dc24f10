// SPDX-License-Identifier: Apache-2.0

/// The methods that respond to changes of the controller that a navigation controller shows.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// Called when a controller is about to be shown.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  /// Called when a controller is shown and its motion is over.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
  /// Returns the animator of a push or pop, or `nil` for the system's own motion. Called only for animated changes.
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the object that drives a push or pop interactively, or `nil` to let it run by itself. Called only if there
  /// is an animator.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
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
  /// Returns `nil`, the default: the system's own motion.
  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Returns `nil`, the default: the transition is not interactive.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

/// An object that holds a navigation controller's delegate.
///
/// A subclass declares `delegate` again with a narrower type, which would not be possible for a property of the class
/// itself.
@preconcurrency @MainActor public protocol NavigationDelegateHolder: AnyObject {
  /// The storage of `delegate`. Held weakly.
  var heldNavigationDelegate: (any UINavigationControllerDelegate)? { get set }
}

extension NavigationDelegateHolder {
  /// The delegate, which is notified of the controllers that are shown. Held weakly.
  public var delegate: (any UINavigationControllerDelegate)? {
    get { heldNavigationDelegate }
    set {
      heldNavigationDelegate = newValue
      NavigationTransition.askForAnimator = AnimatedNavigation.make
    }
  }
}

/// A controller that shows the top of a stack of controllers, below a navigation bar.
@preconcurrency @MainActor open class UINavigationController: UIViewController, NavigationDelegateHolder {
  /// The bar above the content; also available while it is hidden. Hide it with `setNavigationBarHidden`, not with its
  /// own `isHidden`.
  public final let navigationBar: UINavigationBar
  /// The storage of `delegate`, which subclasses expose with other types.
  @Weak public final var heldNavigationDelegate: (any UINavigationControllerDelegate)?

  /// The controllers of the stack, from the root to the top.
  final var row: [UIViewController] = []
  /// The current push or pop.
  final var transition: NavigationTransition?

  /// The recognizer of the swipe from the leading edge, which pops the top controller. It has no effect if the app has
  /// replaced the back button and the recognizer has no delegate. `nil` before the view is loaded.
  public final internal(set) var interactivePopGestureRecognizer: UIGestureRecognizer?

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    navigationBar = UINavigationBar()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    containerBehavior = NavigationBehavior(self)
  }

  /// Creates a navigation controller without a root, whose bars have the app's own classes. `nil` means the default
  /// class.
  public init(navigationBarClass: UINavigationBar.Type?, toolbarClass: UIToolbar.Type?) {
    navigationBar = navigationBarClass?.makeRegistered(.zero) ?? UINavigationBar()
    self.toolbarClass = toolbarClass
    super.init(nibName: nil, bundle: nil)
    containerBehavior = NavigationBehavior(self)
  }

  /// Creates a navigation controller with a root, which can't be popped.
  public init(rootViewController: UIViewController) {
    navigationBar = UINavigationBar()
    super.init(nibName: nil, bundle: nil)
    containerBehavior = NavigationBehavior(self)
    setViewControllers([rootViewController], animated: false)
  }

  /// Always returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { nil }

  /// The kinds of transitions, which a delegate may animate.
  public enum Operation: Int, Sendable {
    /// The stack does not change.
    case none = 0
    /// A controller is added to the stack.
    case push = 1
    /// A controller is removed from the stack.
    case pop = 2
  }

  /// The duration of hiding and showing a bar, in seconds.
  public static let hideShowBarDuration: CGFloat = 0.2

  // MARK: The stack

  /// The controllers of the stack, from the root to the top. Setting it changes the stack immediately, without an
  /// animation.
  public final var viewControllers: [UIViewController] {
    get { row }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller at the top of the stack.
  public final var topViewController: UIViewController? { row.last }
  /// The presented controller, or the top controller if none is presented.
  public final var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  /// Adds a controller to the top of the stack, and shows it.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    precondition(
      !row.contains { $0 === viewController }, "A view controller can't be pushed twice on one navigation controller.")
    precondition(viewController !== self, "A navigation controller can't be pushed on itself.")
    change(to: row + [viewController], animated: animated)
  }

  /// Removes and returns the top controller. Does nothing and returns `nil` if it is the root.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard row.count > 1, let top = row.last else { return nil }
    change(to: Array(row.dropLast()), animated: animated)
    return top
  }

  /// Removes and returns all controllers above the root.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let root = row.first else { return nil }
    return popToViewController(root, animated: animated)
  }

  /// Removes and returns all controllers above a given controller.
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

  /// Replaces the stack. A top controller that was already in the stack is shown with a pop, any other with a push.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(to: viewControllers, animated: animated)
  }

  // MARK: The bar

  /// Whether the bar is hidden, so that the content takes its space.
  public final var isNavigationBarHidden: Bool {
    get { hidesBar }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  final var hidesBar = false
  /// The watcher that makes the bars follow the content.
  private final let watcher = NavigationScrollWatcher()
  /// The bar below the content; `nil` until an app has shown one.
  final var bottomBar: BottomBarBehavior?
  /// The hiding of the bars; `nil` until an app has set it.
  final var barHiding: BarHiding?
  /// The class of the toolbar that the app provides.
  final var toolbarClass: UIToolbar.Type?

  /// Hides or shows the bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesBar else { return }
    hidesBar = hidden
    guard let view = viewIfLoaded else { return }
    view.setNeedsLayout()
    guard animated, view.window != nil else { return }
    UIView.animate(withDuration: Double(Self.hideShowBarDuration)) { view.layoutIfNeeded() }
  }

  // MARK: View

  /// The top view controller if the navigation bar is hidden. Otherwise `nil`: the navigation controller decides.
  open override var childForStatusBarStyle: UIViewController? { isNavigationBarHidden ? topViewController : nil }
  /// `lightContent` if the style of the navigation bar is black, otherwise `default`.
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    navigationBar.settings?.style?.isDark == true ? .lightContent : .default
  }
  /// The top view controller.
  open override var childForStatusBarHidden: UIViewController? { topViewController }

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

  /// Notifies the delegate of the controller that is shown first, after that controller itself was notified. [VAST]
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

  /// Inserts a controller's view at its position: below the bar, or below all other views.
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
    controller.navigationItem.searchBehavior?.contentInserted(own, in: self)
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    barHiding?.willLayOut(self)
    updateRowHeight()
    bottomBar?.layOut(in: self)
    // The safe area of the navigation controller's view includes only the window's insets. Those of the children also
    // include the bars.
    for child in row {
      let bars = barInsets(of: child)
      let insets = ExtendedLayout.leaveBars?(child, bars, view) ?? bars
      if child.barInsets != insets { child.barInsets = insets }
      if let search = child.navigationItem.searchBehavior,
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

  /// Returns the insets by which the bars reduce a child's safe area.
  private final func barInsets(of child: UIViewController) -> UIEdgeInsets {
    let (fixed, large, search) = hidesBar ? (0, 0, 0) : navigationBar.heights(of: child.navigationItem)
    let bottom = bottomBar?.height(for: child, in: self) ?? 0
    return UIEdgeInsets(top: fixed + large + search, left: 0, bottom: bottom, right: 0)
  }

  /// The preferred size of the top controller, plus the space for the bars around it.
  final var presentedSize: CGSize? {
    guard let top = topViewController else { return nil }
    updateRowHeight()
    return top.presentedContentSize.with(barInsets(of: top))
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    followContent()
  }

  /// Positions the bars according to the scroll position of the content.
  final func followContent() {
    guard let top = topViewController, top.isViewLoaded else { return placeBar() }
    watcher.watch(top.navigationItem.searchBehavior?.scroller ?? top.view.mainScroller())
    navigationBar.follow(watcher.scroller)
    bottomBar?.follow(watcher.scroller)
    placeBar()
    barHiding?.followed(watcher.scroller, in: self)
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

/// A watcher that makes a navigation controller's bars follow the content of its top controller.
private final class NavigationScrollWatcher: ScrollWatcher {
  @Weak var navigation: UINavigationController?

  override func scrolled() { navigation?.followContent() }
  override func rested() {
    if let scroller { navigation?.navigationBar.titleBehavior?.rested(scroller, under: navigation?.navigationBar) }
  }
}
