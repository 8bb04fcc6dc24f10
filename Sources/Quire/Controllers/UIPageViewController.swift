// SPDX-License-Identifier: Apache-2.0

/// A container that shows one page at a time. A drag to the side, or up and down, goes to the next or the previous page.
///
/// Each page is the view of a child view controller, which the data source provides. The neighbors of the current page
/// are requested when it has come to rest; their views are loaded and added when a drag shows them.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  /// The transition between pages.
  public enum TransitionStyle: Int, Sendable {
    /// The page curls. Here it scrolls.
    @available(*, unavailable, message: "pages do not curl here; write .scroll")
    case pageCurl = 0
    /// The pages scroll.
    case scroll = 1
  }

  /// The direction in which the pages follow each other.
  public enum NavigationOrientation: Int, Sendable {
    /// From left to right; from right to left in languages that are written so.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }

  /// The direction of a transition.
  public enum NavigationDirection: Int, Sendable {
    /// To the next page.
    case forward = 0
    /// To the previous page.
    case reverse = 1
  }

  /// The location of the spine of a book. Pages that scroll have none.
  public enum SpineLocation: Int, Sendable {
    /// No spine.
    case none = 0
  }

  /// A key of the initializer's options.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The text of the key.
    public let rawValue: String

    /// Creates a key from any text. Keys without a name are ignored.
    nonisolated public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The space between two pages, in points: a number.
    nonisolated public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")

    /// Compares the keys byte by byte.
    nonisolated public static func == (left: OptionsKey, right: OptionsKey) -> Bool {
      left.rawValue.hasSameBytes(as: right.rawValue)
    }

    /// Hashes the key's bytes, consistently with `==`.
    nonisolated public func hash(into hasher: inout Hasher) {
      rawValue.hashBytes(into: &hasher)
    }
  }

  final let pages = PageRow()
  /// Always `scroll`.
  public final let transitionStyle: TransitionStyle
  /// The direction in which the pages follow each other, as passed to the initializer.
  public final let navigationOrientation: NavigationOrientation
  /// Always `none`, because pages scroll.
  public final var spineLocation: SpineLocation { .none }
  /// Whether both sides of a page show content; `false` by default. It has no effect on pages that scroll.
  public final var isDoubleSided = false

  #if hasFeature(Embedded)
    /// Creates a controller without pages. Set them with `setViewControllers`.
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
    /// Creates a controller without pages. Set them with `setViewControllers`.
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

  /// Always returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { nil }

  /// The delegate, which is notified of the user's transitions. Held weakly.
  @Weak public final var delegate: (any UIPageViewControllerDelegate)?
  /// The data source, which provides the pages beside the current one. Without it, the user can't change the page. Held
  /// weakly.
  public final var dataSource: (any UIPageViewControllerDataSource)? {
    get { storedSource }
    set {
      storedSource = newValue
      pages.sourceChanged()
    }
  }
  @Weak private final var storedSource: (any UIPageViewControllerDataSource)?

  /// The page that is shown, as the only element of an array; empty before `setViewControllers`.
  public final var viewControllers: [UIViewController]? { pages.current.map { [$0] } ?? [] }

  /// The recognizer of the drags from page to page.
  public final var gestureRecognizers: [UIGestureRecognizer] { [pages.scroll.panGestureRecognizer] }

  /// Shows a page, with or without a transition from the current one. Pages that scroll are shown one at a time: traps
  /// if there is not exactly one. The delegate is not notified. `completion` is called with `false` if another call or a
  /// drag has interrupted the transition.
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

  /// `false`: the controller notifies its pages itself.
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
