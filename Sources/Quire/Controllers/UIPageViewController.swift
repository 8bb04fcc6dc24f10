// SPDX-License-Identifier: Apache-2.0

/// A container that shows one page at a time. The user drags, horizontally or vertically, to go to the next or previous
/// page.
///
/// Each page is a child view controller, which the data source provides. The neighbors of the current page are
/// requested when it has come to rest. Their views are loaded and added when a drag reveals them.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  /// The style of transitions between pages.
  public enum TransitionStyle: Int, Sendable {
    /// The pages curl. Unavailable: Quire only scrolls.
    @available(*, unavailable, message: "pages do not curl here; write .scroll")
    case pageCurl = 0
    /// The pages scroll.
    case scroll = 1
  }

  /// The axis along which the pages are arranged.
  public enum NavigationOrientation: Int, Sendable {
    /// Horizontally, from left to right. In right-to-left languages, from right to left.
    case horizontal = 0
    /// Vertically, from top to bottom.
    case vertical = 1
  }

  /// The direction of a transition.
  public enum NavigationDirection: Int, Sendable {
    /// To the next page.
    case forward = 0
    /// To the previous page.
    case reverse = 1
  }

  /// The location of a book's spine. Scrolling pages have none.
  public enum SpineLocation: Int, Sendable {
    /// No spine.
    case none = 0
  }

  /// A key for the options of the initializer.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The raw text of the key.
    public let rawValue: String

    /// Creates a key from any text. Unknown keys are ignored.
    nonisolated public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The spacing between pages, in points, as a number.
    nonisolated public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")

    /// Returns whether two keys are equal, byte by byte.
    nonisolated public static func == (left: OptionsKey, right: OptionsKey) -> Bool {
      left.rawValue.hasSameBytes(as: right.rawValue)
    }

    /// Hashes the key's bytes, consistently with `==`.
    nonisolated public func hash(into hasher: inout Hasher) {
      rawValue.hashBytes(into: &hasher)
    }
  }

  final let pages = PageScroller()
  /// The style of transitions, always `scroll`.
  public final let transitionStyle: TransitionStyle
  /// The axis along which the pages are arranged, as passed to the initializer.
  public final let navigationOrientation: NavigationOrientation
  /// The location of the spine, always `none` because pages scroll.
  public final var spineLocation: SpineLocation { .none }
  /// Whether both sides of a page show content; `false` by default. It is stored but has no effect on scrolling pages.
  public final var isDoubleSided = false

  #if hasFeature(Embedded)
    /// Creates a page view controller without pages. Set the first page with `setViewControllers`.
    public init(
      transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
      options: [OptionsKey: CGFloat]? = nil
    ) {
      transitionStyle = style
      self.navigationOrientation = navigationOrientation
      super.init(nibName: nil, bundle: nil)
      pages.prepare(self, spacing: options?[.interPageSpacing] ?? 0)
    }
  #else
    /// Creates a page view controller without pages. Set the first page with `setViewControllers`.
    public init(
      transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
      options: [OptionsKey: Any]? = nil
    ) {
      transitionStyle = style
      self.navigationOrientation = navigationOrientation
      super.init(nibName: nil, bundle: nil)
      let spacing = options?[.interPageSpacing]
      pages.prepare(
        self, spacing: spacing as? CGFloat ?? (spacing as? Double).map { CGFloat($0) } ?? CGFloat(spacing as? Int ?? 0))
    }
  #endif

  /// Always returns `nil`: Quire does not support archives.
  public required init?(coder: NSCoder) { nil }

  /// The delegate, which is notified of page changes by the user. Held weakly.
  @Weak public final var delegate: (any UIPageViewControllerDelegate)?
  /// The data source, which provides the pages next to the current one. Without a data source, the user can't change
  /// the page. Held weakly.
  public final var dataSource: (any UIPageViewControllerDataSource)? {
    get { storedSource }
    set {
      storedSource = newValue
      pages.sourceChanged()
    }
  }
  @Weak private final var storedSource: (any UIPageViewControllerDataSource)?

  /// The current page, as the only element of an array. Empty before `setViewControllers` is called.
  public final var viewControllers: [UIViewController]? { pages.current.map { [$0] } ?? [] }

  /// The recognizer for drags between pages.
  public final var gestureRecognizers: [UIGestureRecognizer] { [pages.scroll.panGestureRecognizer] }

  /// Shows a page, with or without a transition. Scrolling pages are shown one at a time, so this method traps unless
  /// the array has exactly one element. The delegate is not notified. `completion` is called with `false` if another
  /// call or a drag interrupts the transition.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    precondition(
      viewControllers?.count == 1, "A page view controller shows one page: setViewControllers([page], …).")
    guard let page = viewControllers?.first else { return }
    pages.show(page, isForward: direction == .forward, animated: animated, completion)
  }

  // MARK: View

  open override func viewDidLoad() {
    super.viewDidLoad()
    pages.addViews(to: view)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    pages.layOut()
  }

  /// Always `false`: the controller forwards appearance callbacks to its pages itself.
  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    pages.current?.beginAppearanceTransition(true, animated: animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    pages.current?.endAppearanceTransition()
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    pages.current?.beginAppearanceTransition(false, animated: animated)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    pages.current?.endAppearanceTransition()
  }

  /// The current page.
  open override var childForStatusBarStyle: UIViewController? { pages.current }
  /// The current page.
  open override var childForStatusBarHidden: UIViewController? { pages.current }
}
