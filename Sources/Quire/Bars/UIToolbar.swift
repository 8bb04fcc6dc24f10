// SPDX-License-Identifier: Apache-2.0

/// The methods of a toolbar's delegate, which tells the bar its place.
@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// A bar with buttons, below the content. It is transparent when nothing is behind it.
@preconcurrency @MainActor open class UIToolbar: UIView {
  private final var shownViews: [UIView] = []
  final let look = BottomBarLook<UIToolbarAppearance> { $0.copied($1) }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(look.background)
    look.lookShown = { [me = Weak(self)] in me.wrappedValue?.showLetters() }
  }

  private final func showLetters() {
    let shown = look.shown
    for item in items ?? [] { item.adopt(shown?.ownButtons, done: shown?.ownDone) }
  }

  /// The delegate, which tells the bar its place. Held weakly. It has no effect in Quire, because the background looks
  /// the same in every place.
  @Weak public final var delegate: (any UIToolbarDelegate)?

  /// Applies the appearance that is set for all bars of its class.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    dressAsBar()
    for item in items ?? [] { item.dress(in: self) }
  }

  /// Always returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { nil }

  /// Creates a toolbar of a class that an app registers.
  @_silgen_name("quire_toolbar")
  package convenience init(registered frame: CGRect) { self.init(frame: frame) }

  @_silgen_name("quire_toolbar")
  final class func makeRegistered(_ frame: CGRect) -> UIToolbar

  // MARK: Items

  /// The items, in order from the leading to the trailing edge.
  open var items: [UIBarButtonItem]? { didSet { itemsChanged() } }

  /// Sets `items`. If animated, the new items fade in.
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
    for item in items ?? [] {
      item.barChanged = { [me = Weak(self)] in me.wrappedValue?.itemsChanged() }
      item.dress(in: self)
    }
    showLetters()
    shownViews = shownItems.compactMap { $0.view }
    for view in shownViews {
      view.alpha = 1
      addSubview(view)
    }
    setNeedsLayout()
  }

  // MARK: Look

  /// The appearance over content. If the app sets none, it is the default appearance.
  public final var standardAppearance: UIToolbarAppearance! {
    get { look.standard(orMake: UIToolbarAppearance.init) }
    set { look.setStandard(newValue) }
  }

  /// The appearance when no content is behind the bar; `nil`, the default, means a transparent bar.
  public final var scrollEdgeAppearance: UIToolbarAppearance? {
    get { look.scrollEdge }
    set { look.scrollEdge = newValue }
  }

  /// Updates the bar for the position of a scroll view, whose content may be behind the bar.
  final func follow(_ scroller: UIScrollView?) {
    look.follow(scroller)
  }

  // MARK: Layout

  /// Returns the height without the space for the home indicator: 44 points, and 32 in compact height.
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
  /// Whether the content ends above the area that bars cover at the bottom.
  final var endsAboveBottomBar: Bool {
    contentOffset.y + bounds.height >= contentSize.height + adjustedContentInset.bottom - 0.5
  }
}
