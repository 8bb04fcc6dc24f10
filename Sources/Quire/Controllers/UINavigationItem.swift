/// What a navigation bar shows for one view controller.
@MainActor open class UINavigationItem: NSObject {
  @Weak final var bar: UINavigationBar?

  public init(title: String) {
    self.title = title
    super.init()
  }

  /// In the middle of the bar.
  open var title: String? { didSet { bar?.itemChanged() } }

  /// From the bar's leading edge.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { bar?.itemChanged() } }
  /// From the bar's trailing edge.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { bar?.itemChanged() } }

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
}
