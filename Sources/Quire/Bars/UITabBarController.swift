// SPDX-License-Identifier: Apache-2.0

/// The methods that control and respond to the user's selection of tabs.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Returns whether a press may select a controller's tab; `true` by default. Also called for the tab that is already
  /// selected.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
  /// Called when the user selected a controller's tab, including the tab that was already selected.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// Returns `true`, the default.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Does nothing; the default.
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}

/// A controller that shows one of several controllers, above a bar with a tab for each.
///
/// Pressing the selected tab pops a navigation controller to its root. At the root, and in other controllers, it
/// scrolls the content to the top.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
  /// The bar below the content.
  public final let tabBar = UITabBar()
  /// The delegate. Held weakly.
  @Weak public final var delegate: (any UITabBarControllerDelegate)?

  private final var row: [UIViewController] = []
  private final var chosen: Int?
  private final let watcher = TabScrollWatcher()

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    containerBehavior = TabBehavior(self)
    watcher.tabs = self
    tabBar.mayChoose = { [me = Weak(self)] item in me.wrappedValue?.mayChoose(item) ?? false }
  }

  /// Always returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { nil }

  // MARK: The More screen

  private final var storedMore: UINavigationController?
  private final var customizable: [UIViewController]?

  /// The controller of the screen for tabs that do not fit. It is never shown in Quire, because the bar shows every
  /// tab.
  public final var moreNavigationController: UINavigationController {
    if let storedMore { return storedMore }
    let made = UINavigationController(rootViewController: UIViewController())
    storedMore = made
    return made
  }

  /// The controllers whose tabs the user can rearrange; by default those of `viewControllers`. It has no effect in
  /// Quire, which has no screen for rearranging tabs.
  public final var customizableViewControllers: [UIViewController]? {
    get { customizable ?? viewControllers }
    set { customizable = newValue }
  }

  // MARK: Controllers

  /// The controllers of the tabs, in order. Setting them keeps the selection if its controller is still present, and
  /// otherwise selects the first controller.
  open var viewControllers: [UIViewController]? {
    get { row }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Sets `viewControllers`.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let new = viewControllers ?? []
    let old = selectedViewController
    let removed = row.filter { controller in !new.contains { $0 === controller } }
    let added = new.filter { controller in !row.contains { $0 === controller } }
    for controller in removed {
      controller.willMove(toParent: nil)
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    for controller in added { addChild(controller) }
    row = new
    tabBar.items = new.map { $0.tabBarItem }
    chosen = new.firstIndex { $0 === old } ?? (new.isEmpty ? nil : 0)
    show(insteadOf: removed.contains { $0 === old } ? nil : old)
    for controller in added { controller.didMove(toParent: self) }
  }

  /// The index of the selected tab, or `Int.max` if there is none. Changes in code do not notify the delegate.
  open var selectedIndex: Int {
    get { chosen ?? .max }
    set {
      guard newValue != chosen, row.indices.contains(newValue) else { return }
      let old = selectedViewController
      chosen = newValue
      show(insteadOf: old)
    }
  }

  /// The controller of the selected tab, which must be one of `viewControllers`.
  open var selectedViewController: UIViewController? {
    get { chosen.map { row[$0] } }
    set {
      guard let newValue else { return }
      guard let index = row.firstIndex(where: { $0 === newValue }) else {
        preconditionFailure(
          "Only a view controller of the tab bar controller can be selected; set viewControllers first.")
      }
      selectedIndex = index
    }
  }

  private final func show(insteadOf old: UIViewController?) {
    let new = selectedViewController
    tabBar.selectedItem = new?.tabBarItem
    guard isViewLoaded, new !== old || new?.viewIfLoaded?.superview !== view else { return }
    // The disappearance of the old controller begins before the new controller's `viewWillAppear` and ends after it.
    // [OPENUIKIT]
    let leaves = old !== new && shouldAutomaticallyForwardAppearanceMethods
    if leaves { old?.beginDisappearing(animated: false) }
    if let new {
      new.view.frame = view.bounds
      new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.insertSubview(new.view, belowSubview: tabBar)
    }
    if old !== new { old?.viewIfLoaded?.removeFromSuperview() }
    if leaves { old?.endDisappearing(animated: false) }
    view.setNeedsLayout()
    presentationSettingsChanged()
  }

  private final func mayChoose(_ item: UITabBarItem) -> Bool {
    guard let index = row.firstIndex(where: { $0.tabBarItem === item }) else { return false }
    let controller = row[index]
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return false }
    // The delegate may have changed the tabs.
    guard let index = row.firstIndex(where: { $0 === controller }) else { return false }
    if index == chosen { goToStart(controller) } else { selectedIndex = index }
    delegate?.tabBarController(self, didSelect: controller)
    return true
  }

  private final func goToStart(_ controller: UIViewController) {
    if let navigation = controller.containerBehavior?.navigation, navigation.viewControllers.count > 1 {
      navigation.popToRootViewController(animated: true)
      return
    }
    guard let scroller = watcher.scroller else { return }
    let top = CGPoint(x: scroller.contentOffset.x, y: -scroller.adjustedContentInset.top)
    scroller.contentOffset = top
  }

  // MARK: View

  /// The selected view controller.
  open override var childForStatusBarStyle: UIViewController? { selectedViewController }
  /// The selected view controller.
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(tabBar)
    show(insteadOf: nil)
  }

  /// Whether the content takes the bar's space, because a pushed controller hides the bar.
  private final var hidesBar: Bool {
    guard let navigation = selectedViewController?.containerBehavior?.navigation else { return false }
    return navigation.viewControllers.dropFirst().contains { $0.hidesBottomBarWhenPushed }
  }

  private final var barInsetsOfChildren: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: hidesBar ? 0 : UITabBar.height, right: 0)
  }

  /// The preferred size of the selected controller, plus the space for the bar.
  final var presentedSize: CGSize? { selectedViewController?.presentedContentSize.with(barInsetsOfChildren) }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let isHidden = hidesBar
    let height = UITabBar.height + view.safeAreaInsets.bottom
    tabBar.frame = CGRect(
      x: 0, y: view.bounds.height - (isHidden ? 0 : height), width: view.bounds.width, height: height)
    tabBar.isHidden = isHidden
    let bars = barInsetsOfChildren
    for child in row {
      let insets = ExtendedLayout.leaveBars?(child, bars, view) ?? bars
      if child.barInsets != insets { child.barInsets = insets }
    }
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    followContent()
  }

  final func followContent() {
    let top = selectedViewController?.containerBehavior?.navigation?.topViewController ?? selectedViewController
    watcher.watch(top?.viewIfLoaded?.mainScroller())
    tabBar.follow(watcher.scroller)
  }
}

/// A watcher that makes the bar follow the selected controller's content.
private final class TabScrollWatcher: ScrollWatcher {
  @Weak var tabs: UITabBarController?

  override func scrolled() { tabs?.followContent() }
}

/// The container behavior of a tab bar controller, called by the core.
private final class TabBehavior: ContainerBehavior {
  @Weak private var controller: UITabBarController?

  init(_ controller: UITabBarController) {
    super.init()
    self.controller = controller
  }

  override var tabs: UITabBarController? { controller }
  override var contentSize: CGSize? { controller?.presentedSize }

  override func childChanged(_ child: UIViewController) {
    if let item = child.storedTabBarItem, item.takesTitle { item.title = child.title }
    controller?.viewIfLoaded?.setNeedsLayout()
  }

  override func show(_ controller: UIViewController) -> Bool {
    self.controller?.selectedViewController?.containerBehavior?.show(controller) ?? false
  }
}

extension UIViewController {
  /// The tab in a tab bar controller; by default a tab with the controller's title.
  public final var tabBarItem: UITabBarItem! {
    get {
      if let storedTabBarItem { return storedTabBarItem }
      // The tab of a navigation controller is that of its root.
      if let root = containerBehavior?.navigation?.viewControllers.first { return root.tabBarItem }
      let made = UITabBarItem(title: title, image: nil, selectedImage: nil)
      made.takesTitle = true
      storedTabBarItem = made
      return made
    }
    set {
      storedTabBarItem = newValue
      guard let tabs = parent?.containerBehavior?.tabs else { return }
      tabs.viewControllers = tabs.viewControllers
    }
  }

  /// The nearest tab bar controller that contains this one.
  public final var tabBarController: UITabBarController? {
    var controller = parent
    while let current = controller {
      if let tabs = current.containerBehavior?.tabs { return tabs }
      controller = current.parent
    }
    return nil
  }

  /// Whether the tab bar is hidden while this controller is pushed, or a controller above it; `false` by default.
  public final var hidesBottomBarWhenPushed: Bool {
    get { navigationItem.hidesBottomBar }
    set { navigationItem.hidesBottomBar = newValue }
  }
}
