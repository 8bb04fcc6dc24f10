/// What a navigation bar shows for one view controller.
@MainActor open class UINavigationItem: NSObject {
  @Weak final var bar: UINavigationBar?

  public init(title: String) {
    self.title = title
    super.init()
  }

  open var title: String? { didSet { bar?.itemChanged() } }

  /// From the bar's leading edge.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { bar?.itemChanged() } }
  /// From the bar's trailing edge.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { bar?.itemChanged() } }

  public final var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  public final var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
}
