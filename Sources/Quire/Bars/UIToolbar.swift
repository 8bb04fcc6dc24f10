// SPDX-License-Identifier: Apache-2.0

/// A bar with buttons, below the content. It is clear where nothing is behind it.
@preconcurrency @MainActor open class UIToolbar: UIView {
  private final var shownViews: [UIView] = []
  final let look = BottomBarLook<UIToolbarAppearance> { $0.copied($1) }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(look.background)
  }

  /// Takes over the looks of all bars of its class.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    dressAsBar()
  }

  /// Always `nil`: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// The initialiser of a class that an app registers.
  @_silgen_name("quire_toolbar")
  package convenience init(registered frame: CGRect) { self.init(frame: frame) }

  @_silgen_name("quire_toolbar")
  final class func makeRegistered(_ frame: CGRect) -> UIToolbar

  // MARK: Items

  /// From the leading edge to the trailing one.
  open var items: [UIBarButtonItem]? { didSet { itemsChanged() } }

  /// Sets `items`; an animated change fades the new ones in.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    let old = shownViews
    self.items = items
    guard animated, window != nil else { return }
    let new = shownViews.filter { view in !old.contains { $0 === view } }
    UIView.performWithoutAnimation { for view in new { view.alpha = 0 } }
    changeLook { for view in new { view.alpha = 1 } }
  }

  private final var shownItems: [UIBarButtonItem] { (items ?? []).filter { !$0.isHidden } }

  private final func itemsChanged() {
    for view in shownViews { view.removeFromSuperview() }
    for item in items ?? [] { item.barChanged = { [me = Weak(self)] in me.wrappedValue?.itemsChanged() } }
    shownViews = shownItems.compactMap { $0.view }
    for view in shownViews {
      view.alpha = 1
      addSubview(view)
    }
    setNeedsLayout()
  }

  // MARK: Look

  /// The look over content. Without one that the app sets it is the system's.
  public final var standardAppearance: UIToolbarAppearance! {
    get { look.standard(orMake: UIToolbarAppearance.init) }
    set { look.setStandard(newValue) }
  }

  /// The look where no content is behind the bar; `nil`, the default, means a clear one.
  public final var scrollEdgeAppearance: UIToolbarAppearance? {
    get { look.scrollEdge }
    set { look.scrollEdge = newValue }
  }

  /// Takes the place of a scroller with content that may be behind.
  final func follow(_ scroller: UIScrollView?) {
    look.follow(scroller)
  }

  // MARK: Layout

  /// The height without the room for the home indicator: 44, and 32 in compact height.
  static func height(in traits: UITraitCollection) -> CGFloat { traits.verticalSizeClass == .compact ? 32 : 44 }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: UIToolbar.height(in: traitCollection))
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIToolbar.height(in: traitCollection))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    look.background.frame = CGRect(origin: .zero, size: bounds.size)
    let safe = safeAreaInsets
    let strip = min(UIToolbar.height(in: traitCollection), bounds.height)
    let margin: CGFloat = 4
    let items = shownItems
    let room = bounds.width - safe.left - safe.right - 2 * margin
    let taken = items.reduce(0) { $0 + ($1.space == .flexible ? 0 : $1.width(in: strip)) }
    let flexible = items.filter { $0.space == .flexible }.count
    let share = flexible > 0 ? max(0, room - taken) / CGFloat(flexible) : 0
    var x = (isMirrored ? safe.right : safe.left) + margin
    for item in items {
      let width = item.space == .flexible ? share : item.width(in: strip)
      item.place(in: CGRect(x: x, y: 0, width: width, height: strip))
      x += width
    }
    for view in shownViews { view.mirror(in: bounds.width) }
  }
}

extension UIScrollView {
  /// Whether its content ends above what bars cover at the bottom.
  final var endsAboveBottomBar: Bool {
    contentOffset.y + bounds.height >= contentSize.height + adjustedContentInset.bottom - 0.5
  }
}
