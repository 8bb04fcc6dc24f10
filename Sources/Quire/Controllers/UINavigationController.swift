/// A controller that shows another one below a navigation bar.
@MainActor open class UINavigationController: UIViewController {
  public final let navigationBar = UINavigationBar()

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    addChild(rootViewController)
    navigationBar.topItem = rootViewController.navigationItem
  }

  /// From the root to the one that shows.
  public final var viewControllers: [UIViewController] { children }
  /// The one that shows in this controller.
  public final var topViewController: UIViewController? { children.last }
  /// What is presented above, else the top one.
  public final var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    if let child = topViewController {
      child.view.frame = view.bounds
      child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
    view.addSubview(navigationBar)
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let top = view.safeAreaInsets.top
    let height = UINavigationBar.height(in: traitCollection, isInSheet: presentation != nil && top == 0)
    navigationBar.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: height)
    // The view's own safe area holds what the window takes; the child's holds the bar too.
    let insets = UIEdgeInsets(top: height, left: 0, bottom: 0, right: 0)
    if let child = topViewController, child.barInsets != insets { child.barInsets = insets }
  }
}
