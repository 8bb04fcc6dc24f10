// SPDX-License-Identifier: Apache-2.0

/// Is notified of the tabs that the user selects.
@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
  /// The user selected a tab, or the selected one again.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing; the default.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// A row of tabs at the lower edge; one of them is selected.
///
/// Arrows go to the tabs beside it, Home and End to the first and the last. It is clear where nothing is behind it.
@preconcurrency @MainActor open class UITabBar: UIView {
  /// The height without the room for the home indicator. [BAR]
  static let height: CGFloat = 49
  /// The widest tab. [BAR]
  private static let widest: CGFloat = 180

  private final let strip = UIControl()
  private final var buttons: [TabButton] = []
  final let look = BottomBarLook<UITabBarAppearance> { $0.copied($1) }
  /// Asked before a tab that the user presses is selected.
  final var mayChoose: ((UITabBarItem) -> Bool)?

  /// Is notified of the tabs that the user selects; held weakly.
  @Weak public final var delegate: (any UITabBarDelegate)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(look.background)
    strip.kind = .box
    strip.isAccessibilityElement = true
    strip.semantics = ControlSemantics(.tabs)
    addSubview(strip)
  }

  /// Takes over the looks of all bars of its class.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    dressAsBar()
  }

  /// Always `nil`: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  // MARK: Items

  /// From the leading side to the trailing one.
  open var items: [UITabBarItem]? {
    didSet {
      for button in buttons { button.removeFromSuperview() }
      buttons = (items ?? []).map { TabButton($0, in: self) }
      for button in buttons {
        strip.addSubview(button)
        button.item.refresh = { [me = Weak(self)] in me.wrappedValue?.show() }
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

  /// The selected one; `nil` for none. A change in code tells the delegate nothing.
  open var selectedItem: UITabBarItem? { didSet { show() } }
  /// The colour of the other tabs; `nil`, the default, means grey.
  open var unselectedItemTintColor: UIColor? { didSet { show() } }

  private final func show() {
    let stop = selectedItem ?? buttons.first { $0.item.isEnabled }?.item
    for button in buttons {
      button.show(
        isSelected: button.item === selectedItem, isTabStop: button.item === stop, tint: nil,
        unselectedTint: unselectedItemTintColor)
    }
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

  /// The look over content. Without one that the app sets it is the system's.
  public final var standardAppearance: UITabBarAppearance! {
    get { look.standard(orMake: UITabBarAppearance.init) }
    set { look.setStandard(newValue) }
  }

  /// The look where no content is behind the bar; `nil`, the default, means a clear one.
  public final var scrollEdgeAppearance: UITabBarAppearance? {
    get { look.scrollEdge }
    set { look.scrollEdge = newValue }
  }

  /// Takes the place of a scroller with content that may be behind.
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
    let safe = safeAreaInsets
    let room = max(0, bounds.width - safe.left - safe.right)
    let count = CGFloat(max(buttons.count, 1))
    let width = min(room / count, UITabBar.widest)
    strip.frame = CGRect(
      x: safe.left + (room - width * count) / 2, y: 0, width: width * count, height: min(UITabBar.height, bounds.height)
    )
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: strip.bounds.height)
      button.mirror(in: strip.bounds.width)
    }
  }
}
