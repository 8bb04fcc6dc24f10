// SPDX-License-Identifier: Apache-2.0

/// A controller that shows two or three controllers beside each other, or one stack of them in a narrow window.
///
/// In a window of regular width, the primary column and, with three columns, the supplementary column are beside the
/// secondary column, over it, or hidden. In compact width the controller collapses: the contents of the columns are
/// pushed onto the navigation controller of the primary column, or the compact column replaces them all. While a
/// navigation controller's contents are pushed in this way, it is itself empty.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  /// The number of columns.
  public enum Style: Int, Sendable {
    /// Two columns that are set with `viewControllers`.
    case unspecified = 0
    /// Two columns.
    case doubleColumn = 1
    /// Three columns.
    case tripleColumn = 2
  }

  /// A column.
  public enum Column: Int, Sendable {
    /// The first column.
    case primary = 0
    /// The column between the first and the last, if there are three.
    case supplementary = 1
    /// The column of the content.
    case secondary = 2
    /// The column that is shown instead of the others in a narrow window.
    case compact = 3
  }

  /// The columns that are visible.
  public enum DisplayMode: Int, Sendable {
    /// The mode that fits the window. Never the value of `displayMode`.
    case automatic = 0
    /// Only the secondary column.
    case secondaryOnly = 1
    /// The column before the secondary column is beside it.
    case oneBesideSecondary = 2
    /// The column before the secondary column is over it.
    case oneOverSecondary = 3
    /// The two columns before the secondary column are beside it.
    case twoBesideSecondary = 4
    /// The two columns before the secondary column are over it.
    case twoOverSecondary = 5
    /// The two columns before the secondary column push it partly out of the window.
    case twoDisplaceSecondary = 6

    /// The older name of `secondaryOnly`.
    public static var primaryHidden: DisplayMode { .secondaryOnly }
    /// The older name of `oneBesideSecondary`.
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    /// The older name of `oneOverSecondary`.
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
  }

  /// The way in which the other columns take space from the secondary column.
  public enum SplitBehavior: Int, Sendable {
    /// The behavior that fits the window. Never the value of `splitBehavior`.
    case automatic = 0
    /// The columns are beside each other.
    case tile = 1
    /// The other columns are over the secondary column.
    case overlay = 2
    /// The other columns push the secondary column aside. With two columns, equivalent to `tile`.
    case displace = 3
  }

  /// The side of the primary column.
  public enum PrimaryEdge: Int, Sendable {
    /// The leading side.
    case leading = 0
    /// The trailing side.
    case trailing = 1
  }

  /// The look of the primary column.
  public enum BackgroundStyle: Int, Sendable {
    /// The plain look.
    case none = 0
    /// The look of a sidebar on a Mac.
    case sidebar = 1
  }

  /// The condition under which bars show the button that shows or hides a column.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// While `presentsWithGesture` is `true`.
    case automatic = 0
    /// Never.
    case never = 1
    /// Always.
    case always = 2
  }

  /// The value of a width or a fraction that the controller chooses itself.
  public static let automaticDimension = -CGFloat.greatestFiniteMagnitude

  /// The number of columns.
  public final private(set) var style = Style.unspecified
  /// The delegate. Held weakly.
  @Weak public final var delegate: (any UISplitViewControllerDelegate)?

  /// The contents of the columns, by the raw value of the column.
  final let columns = [SplitColumn(), SplitColumn(), SplitColumn(), SplitColumn()]
  /// Whether all content is in one stack, as in a window of compact width. `false` before the view is first shown.
  public final internal(set) var isCollapsed = false
  /// The views around the columns, and what is currently visible.
  final let display = SplitDisplay()

  /// Creates a controller with two or three columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
    containerBehavior = SplitContainer(self)
  }

  /// Creates a controller with two columns that are set with `viewControllers`.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    containerBehavior = SplitContainer(self)
  }

  /// Always returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { nil }

  /// Not Apple's API: for code that is generated from interface files. Sets the number of columns of a new controller.
  public final func _setStyle(_ style: Style) {
    self.style = style
  }

  // MARK: Settings

  /// The mode that the app prefers; `automatic` by default. With another value, the columns are beside or over the
  /// secondary column as the mode says, in every orientation of the window.
  public final var preferredDisplayMode = DisplayMode.automatic { didSet { preferenceChanged() } }
  /// The behavior that the app prefers; `automatic` by default: columns are beside each other in a window that is wider
  /// than high, and over the secondary column in others.
  public final var preferredSplitBehavior = SplitBehavior.automatic { didSet { preferenceChanged() } }
  /// The side of the primary column; `leading` by default.
  public final var primaryEdge = PrimaryEdge.leading { didSet { display.changed(self) } }
  /// Whether a drag from the edge shows hidden columns, and bars have a button for that; `true` by default.
  public final var presentsWithGesture = true { didSet { display.changed(self) } }
  /// The condition under which bars show the button that shows or hides a column; `automatic` by default. Controllers
  /// of the style `unspecified` have no such button: the app adds `displayModeButtonItem`.
  public final var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
    didSet { display.changed(self) }
  }
  /// Whether the bar of the secondary column has a button that hides the other two columns; `false` by default. It has
  /// an effect only with three columns.
  public final var showsSecondaryOnlyButton = false { didSet { display.changed(self) } }
  /// The look of the primary column; `none` by default. It has no effect: only Macs show the look of a sidebar.
  public final var primaryBackgroundStyle = BackgroundStyle.none

  /// The width of the primary column, in points; `automaticDimension`, the default, means 320.
  public final var preferredPrimaryColumnWidth = automaticDimension { didSet { display.changed(self) } }
  /// The width of the primary column as a fraction of the controller's width, for a width that is not set in points;
  /// `automaticDimension` by default. The width is at most `maximumPrimaryColumnWidth`.
  public final var preferredPrimaryColumnWidthFraction = automaticDimension { didSet { display.changed(self) } }
  /// The least width of the primary column, in points; `automaticDimension`, the default, means 0.
  public final var minimumPrimaryColumnWidth = automaticDimension { didSet { display.changed(self) } }
  /// The largest width of the primary column, in points. `automaticDimension`, the default, means 320 for a fraction,
  /// and the controller's width for a width in points.
  public final var maximumPrimaryColumnWidth = automaticDimension { didSet { display.changed(self) } }
  /// The width of the supplementary column, in points; `automaticDimension`, the default, means 320.
  public final var preferredSupplementaryColumnWidth = automaticDimension { didSet { display.changed(self) } }
  /// The width of the supplementary column as a fraction of the controller's width; `automaticDimension` by default.
  public final var preferredSupplementaryColumnWidthFraction = automaticDimension { didSet { display.changed(self) } }
  /// The least width of the supplementary column, in points; `automaticDimension`, the default, means 0.
  public final var minimumSupplementaryColumnWidth = automaticDimension { didSet { display.changed(self) } }
  /// The largest width of the supplementary column, in points; `automaticDimension` by default.
  public final var maximumSupplementaryColumnWidth = automaticDimension { didSet { display.changed(self) } }

  private final func preferenceChanged() {
    display.chosen = nil
    // An app that changes the mode within an animation means the columns.
    if ViewTransaction.current != nil { display.move(self) } else { display.changed(self) }
  }

  // MARK: View

  /// The controller of the secondary column, or of the stack of a collapsed controller.
  open override var childForStatusBarStyle: UIViewController? { frontHolder }
  /// The controller of the secondary column, or of the stack of a collapsed controller.
  open override var childForStatusBarHidden: UIViewController? { frontHolder }

  private final var frontHolder: UIViewController? { isCollapsed ? collapsedRoot : columns[.secondary].holder }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.clipsToBounds = true
    display.install(in: self)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    update()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    // The new size comes with the layout.
    viewIfLoaded?.setNeedsLayout()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    update()
  }

  /// Collapses or expands for the current width, and arranges the columns.
  private final func update() {
    // Controllers that move between columns lay out their views.
    guard !display.isChanging else { return }
    let isCompact = traitCollection.horizontalSizeClass == .compact
    if isCompact != isCollapsed {
      display.isChanging = true
      if isCompact { collapse() } else { expand() }
      display.isChanging = false
    }
    display.arrange(self)
  }
}

/// The content of a column of a split view controller.
@MainActor final class SplitColumn {
  /// The controller that the app has set.
  var own: UIViewController?
  /// The controller whose view is in the column: the app's own, or the navigation controller around it.
  var holder: UIViewController?
  /// The controllers that were pushed onto another column's stack; `nil` if the column has its controllers itself.
  var lent: [UIViewController]?

  init() {}

  /// The navigation controller in the column; `nil` if there is none.
  var stack: UINavigationController? { SplitColumn.stack(in: holder) }

  /// Returns the navigation controller that a controller is or whose tab it shows.
  static func stack(in controller: UIViewController?) -> UINavigationController? {
    guard let behavior = controller?.containerBehavior else { return nil }
    return behavior.navigation ?? behavior.tabs?.selectedViewController?.containerBehavior?.navigation
  }
}

extension [SplitColumn] {
  subscript(column: UISplitViewController.Column) -> SplitColumn { self[column.rawValue] }
}

/// The container behavior of a split view controller, called by the core.
private final class SplitContainer: ContainerBehavior {
  @Weak private var controller: UISplitViewController?

  init(_ controller: UISplitViewController) {
    super.init()
    self.controller = controller
  }

  override var split: UISplitViewController? { controller }

  override func childChanged(_ child: UIViewController) {
    guard let controller else { return }
    controller.display.placeButtons(controller)
  }

  override func show(_ controller: UIViewController) -> Bool {
    self.controller?.showPrimary(controller, sender: nil) ?? false
  }

  override func showDetail(_ controller: UIViewController, sender: AnyTarget?) -> Bool {
    self.controller?.showSecondary(controller, sender: sender) ?? false
  }
}

extension UIViewController {
  /// The nearest split view controller that contains this controller; `nil` if there is none.
  public final var splitViewController: UISplitViewController? {
    var controller = parent
    while let current = controller {
      if let split = current.containerBehavior?.split { return split }
      controller = current.parent
    }
    return nil
  }

  /// Takes the contents of the secondary column when a split view controller collapses, if this is its primary column.
  /// A navigation controller, or one in the selected tab, pushes them. Other controllers do nothing.
  public final func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {
    splitViewController.lend(secondaryViewController, to: SplitColumn.stack(in: self))
  }

  /// Returns the controller for the secondary column when a split view controller expands, if this is its primary
  /// column. A navigation controller, or one in the selected tab, removes what was pushed when the split view controller
  /// collapsed, or else its top controller. Other controllers return `nil`, as do navigation controllers at their root.
  public final func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? {
    splitViewController.separate(from: SplitColumn.stack(in: self))
  }
}
