// SPDX-License-Identifier: Apache-2.0

/// The methods that respond to the user's selection of tabs.
@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
  /// Called when the user selected a tab, including the tab that was already selected.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing; the default.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// A row of tabs at the bottom edge, of which one is selected.
///
/// The left and right arrow keys move to the adjacent tabs, Home and End to the first and the last tab. The bar is
/// transparent when nothing is behind it.
@preconcurrency @MainActor open class UITabBar: UIView {
  /// The height in points, without the space for the home indicator. [BAR]
  static let height: CGFloat = 49
  /// The maximum width of a tab, in points. [BAR]
  static let widest: CGFloat = 180

  final let strip = UIControl()
  final private(set) var buttons: [TabButton] = []
  final let look = BottomBarLook<UITabBarAppearance> { $0.copied($1) }
  /// A closure that determines whether a tab that the user presses may be selected.
  final var mayChoose: ((UITabBarItem) -> Bool)?

  /// The delegate, which is notified of the tabs that the user selects. Held weakly.
  @Weak public final var delegate: (any UITabBarDelegate)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(look.background)
    strip.hostBehavior = ControlBehavior.group
    strip.isAccessibilityElement = true
    strip.semantics = ControlSemantics(.tabs)
    addSubview(strip)
    look.lookShown = { [me = Weak(self)] in me.wrappedValue?.show() }
  }

  /// The settings that few apps use; `nil` until one of them is set.
  final var parts: TabBarParts?

  /// Applies the appearance that is set for all bars of its class.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    dressAsBar()
    for item in items ?? [] { item.dress(in: self) }
  }

  /// Always returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { nil }

  // MARK: Items

  /// The tabs, in order from the leading to the trailing edge.
  open var items: [UITabBarItem]? {
    didSet {
      for button in buttons { button.removeFromSuperview() }
      buttons = (items ?? []).map { TabButton($0, in: self) }
      for button in buttons {
        strip.addSubview(button)
        button.item.refresh = { [me = Weak(self)] in me.wrappedValue?.show() }
        button.item.dress(in: self)
      }
      if let selectedItem, !buttons.contains(where: { $0.item === selectedItem }) { self.selectedItem = nil }
      show()
      setNeedsLayout()
    }
  }

  /// Sets `items`.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    self.items = items
  }

  /// The selected tab; `nil` for none. Changes in code do not notify the delegate.
  open var selectedItem: UITabBarItem? { didSet { show() } }
  /// The color of unselected tabs; `nil`, the default, means gray.
  open var unselectedItemTintColor: UIColor? { didSet { show() } }

  private final func show() {
    let stop = selectedItem ?? buttons.first { $0.item.isEnabled }?.item
    for button in buttons {
      button.show(
        isSelected: button.item === selectedItem, isTabStop: button.item === stop, look: look.shown?.tabs,
        unselectedTint: unselectedItemTintColor)
    }
    parts?.showIndicator?(self)
  }

  final func choose(_ item: UITabBarItem) {
    guard mayChoose?(item) ?? true else { return }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }

  final func respond(to key: ControlKey) {
    let open = buttons.filter { $0.item.isEnabled }
    let place = open.firstIndex { $0.item === selectedItem }
    let wanted: TabButton? =
      switch key {
      case .home: open.first
      case .end: open.last
      case .left, .right:
        if let place {
          open[(place + (key.isMore(in: self) == true ? 1 : open.count - 1)) % open.count]
        } else {
          open.first
        }
      default: nil
      }
    if let wanted, wanted.item !== selectedItem { choose(wanted.item) }
  }

  // MARK: Look

  /// The appearance over content. If the app sets none, it is the default appearance.
  public final var standardAppearance: UITabBarAppearance! {
    get { look.standard(orMake: UITabBarAppearance.init) }
    set { look.setStandard(newValue) }
  }

  /// The appearance when no content is behind the bar; `nil`, the default, means a transparent bar.
  public final var scrollEdgeAppearance: UITabBarAppearance? {
    get { look.scrollEdge }
    set { look.scrollEdge = newValue }
  }

  /// Updates the bar for the position of a scroll view, whose content may be behind the bar.
  final func follow(_ scroller: UIScrollView?) {
    look.follow(scroller)
  }

  // MARK: Layout

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: UITabBar.height) }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UITabBar.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    look.background.frame = CGRect(origin: .zero, size: bounds.size)
    // The appearance of tabs depends on the traits.
    if look.shown?.tabs != nil { show() }
    let safe = safeAreaInsets
    let room = max(0, bounds.width - safe.left - safe.right)
    let count = CGFloat(max(buttons.count, 1))
    let (width, gap) = parts?.measures?(room, count) ?? (min(room / count, UITabBar.widest), 0)
    let whole = width * count + gap * (count - 1)
    strip.frame = CGRect(
      x: safe.left + (room - whole) / 2, y: 0, width: whole, height: min(UITabBar.height, bounds.height))
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(x: CGFloat(index) * (width + gap), y: 0, width: width, height: strip.bounds.height)
      button.mirror(in: strip.bounds.width)
    }
    parts?.showIndicator?(self)
  }
}
