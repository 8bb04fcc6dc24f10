// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// A bar with a title between buttons. Dragging the bar in a sheet moves the sheet.
///
/// The bar is transparent at the beginning of the content behind it, or if that content does not scroll. Otherwise it
/// blurs the content.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  /// The height of a prompt, in points. [BAR]
  static let promptHeight: CGFloat = 30

  private final let background = BarBackground(isAtTop: true)
  private final let titleLabel = UILabel()
  private final var promptLabel: UILabel?
  private final var shownViews: [UIView] = []
  private final let backButton = UIButton(type: .system)
  private final var backHold: UIGestureRecognizer?
  private final var titleView: UIView?
  private final var palette: UIView?
  private final var search: BarSearchBehavior?
  /// Whether the back button's arrow points right, as in right-to-left layouts.
  private final var pointsRight = false
  /// The title that is shown below the buttons.
  final var titleBehavior: BarTitleBehavior?
  final var looks = BarLooks<UINavigationBarAppearance>()
  /// The settings before appearances; `nil` until one is set.
  final var settings: BarSettings?
  /// The items and the delegate of a bar without a navigation controller; `nil` until one is set.
  final var ownStack: BarItemStack?
  /// The image that takes the place of the back button's arrow.
  private final var arrow: UIImage?
  private final var titleShift = UIOffset()

  private final lazy var itemDisplay: NavigationItemDisplay = BarDisplay(self)

  /// The item that the bar shows.
  public final var topItem: UINavigationItem? {
    didSet {
      oldValue?.display = nil
      topItem?.display = itemDisplay
      itemChanged()
    }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isTopBar = true
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    titleLabel.textAlignment = .center
    titleLabel.accessibilityTraits = .header
    addSubview(background)
    addSubview(titleLabel)
    backButton.setImage(UIImage(system: "chevron.left"), for: .normal)
    backButton.titleLabel?.font = .systemFont(ofSize: 17)
    backButton.addAction(
      UIAction { [me = Weak(self)] _ in me.wrappedValue?.goBack() }, for: .primaryActionTriggered)
  }

  /// Applies the appearance that is set for all bars of its class.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    dressAsBar()
    if window != nil, hasBarModels { itemChanged() }
  }

  /// Always returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { nil }

  /// Creates a bar of a class that an app registers.
  @_silgen_name("quire_navigation_bar")
  package convenience init(registered frame: CGRect) { self.init(frame: frame) }

  @_silgen_name("quire_navigation_bar")
  final class func makeRegistered(_ frame: CGRect) -> UINavigationBar

  private final var navigation: UINavigationController? { superview?.controller as? UINavigationController }

  private final func goBack() {
    if let action = topItem?.backAction { return action.perform(from: backButton) }
    if let navigation {
      navigation.popViewController(animated: true)
    } else {
      ownStack?.goBack(self)
    }
  }

  /// Whether the titles and buttons are transparent, before they fade in.
  final var fadesIn = false {
    didSet {
      placeTitle()
      for view in [backButton] + shownViews { view.alpha = fadesIn ? 0 : 1 }
    }
  }

  final func fadeIn(_ items: [UIBarButtonItem]) {
    guard window != nil else { return }
    let views = items.compactMap { $0.view }
    UIView.performWithoutAnimation { for view in views { view.alpha = 0 } }
    changeLook { for view in views { view.alpha = 1 } }
  }

  // MARK: Heights

  /// Returns the height without the addition for a status bar: 56 points at the top of a sheet, otherwise 44, and 32 in
  /// compact height.
  static func height(in traits: UITraitCollection, isInSheet: Bool) -> CGFloat {
    if isInSheet { return 56 }
    return traits.verticalSizeClass == .compact ? 32 : 44
  }

  /// The height of the row of buttons, in points. The controller sets it.
  final var rowHeight: CGFloat = 44

  /// Returns the parts of the bar's height for an item: the fixed part, the large title, and the search field, which is
  /// hidden before the large title.
  final func heights(of item: UINavigationItem) -> (fixed: CGFloat, large: CGFloat, search: CGFloat) {
    let prompt = item.prompt == nil ? 0 : UINavigationBar.promptHeight
    let width = bounds.width
    var fixed = item.palette.map { $0.sizeThatFits(CGSize(width: width, height: 0)).height } ?? 0
    let hidesRow = item.searchBehavior?.hidesRow ?? false
    if !hidesRow { fixed += rowHeight + prompt }
    let large = hidesRow ? 0 : titleBehavior?.height(of: item, in: traitCollection) ?? 0
    guard let search = item.searchBehavior else { return (fixed, large, 0) }
    let goesAway = item.hidesSearchBarWhenScrolling && !search.isActive
    return goesAway ? (fixed, large, search.height) : (fixed + search.height, large, 0)
  }

  /// Returns the height for an item, without the parts that have scrolled away with the content.
  final func height(of item: UINavigationItem) -> CGFloat {
    let (fixed, large, search) = heights(of: item)
    return fixed + (large + search > 0 ? max(0, large + search - scrolled) : 0)
  }

  /// The distance by which the content has scrolled under the bar, in points. Negative when the content is pulled down.
  final var scrolled: CGFloat = 0

  /// Updates the bar for the position of a scroll view. The title moves with it, and the background appears when
  /// content is behind the bar.
  final func follow(_ scroller: UIScrollView?) {
    scrolled = scroller.map { $0.contentOffset.y + $0.adjustedContentInset.top } ?? 0
    // A refresh control spins between the bar and the content that is pulled down.
    if scroller?.parts.refreshControl != nil { scrolled = max(0, scrolled) }
    listMargin = scroller?.parts.listMargin
    let known = topItem.map { heights(of: $0) } ?? (fixed: 0, large: 0, search: 0)
    isAtEdge = scrolled <= known.large + known.search + 0.5
  }

  /// The margin of the list below the bar; `nil` if there is no list.
  private final var listMargin: CGFloat? { didSet { if listMargin != oldValue { setNeedsLayout() } } }
  /// The margin beside a large title and a search field, in points. They are aligned with the list.
  final var contentMargin: CGFloat { listMargin ?? (traitCollection.horizontalSizeClass == .regular ? 20 : 16) }

  private final var isAtEdge = true { didSet { if isAtEdge != oldValue { lookChanged(animated: true) } } }

  final func lookChanged(animated: Bool) {
    let isLow = traitCollection.verticalSizeClass == .compact
    let own = topItem?.standardAppearance ?? looks.standard
    let standard = own ?? looks.plain
    var compact = isLow ? topItem?.compactAppearance ?? looks.compact : nil
    if isLow, own == nil, compact == nil { compact = looks.plainCompact }
    var edge = isLow ? topItem?.compactScrollEdgeAppearance ?? looks.compactScrollEdge : nil
    edge = edge ?? topItem?.scrollEdgeAppearance ?? looks.scrollEdge
    if edge == nil, own == nil, looks.plainFillsEdge { edge = compact ?? standard }
    let look = isAtEdge ? edge ?? compact ?? standard : compact ?? standard
    showLetters(look)
    background.show(compact ?? standard, edge: edge, isAtEdge: isAtEdge, animated: animated)
    setNeedsLayout()
  }

  private final func showLetters(_ look: UINavigationBarAppearance?) {
    titleLabel.font = look?.titleTextAttributes[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
    titleLabel.textColor = look?.titleTextAttributes[.foregroundColor] as? UIColor ?? .label
    titleBehavior?.show(
      font: look?.largeTitleTextAttributes[.font] as? UIFont,
      color: look?.largeTitleTextAttributes[.foregroundColor] as? UIColor)
    titleShift = look?.titlePositionAdjustment ?? .zero
    for item in left + right { item.adopt(look?.buttonAppearance, done: look?.ownDone) }
    let back = look?.backButtonAppearance.normal.titleTextAttributes
    let plain = look?.buttonAppearance.normal.titleTextAttributes
    backButton.tintColor = (back?[.foregroundColor] ?? plain?[.foregroundColor]) as? UIColor
    backButton.titleLabel?.font = back?[.font] as? UIFont ?? .systemFont(ofSize: 17)
    let rest = look?.backButtonAppearance.rest
    if rest !== backRest { backRest?.leave(backButton) }
    backRest = rest
    rest?.show(in: backButton)
    if let backLook {
      if let tint = backLook.tintColor { backButton.tintColor = tint }
      backLook.parts?.showBack?(backLook, backButton)
    }
    if arrow !== look?.storedBackIndicator {
      arrow = look?.storedBackIndicator
      showArrow()
    }
  }
  private final var backRest: BarButtonRest?
  /// The item whose color and settings the back button has.
  private final var backLook: UIBarButtonItem?

  private final func showArrow() {
    let image = arrow?.withRenderingMode(.alwaysTemplate)
    backButton.setImage(image ?? UIImage(system: pointsRight ? "chevron.right" : "chevron.left"), for: .normal)
  }

  // MARK: Content

  final func itemChanged() {
    // Another bar may show an item of this bar by now.
    for view in shownViews where view.superview === self { view.removeFromSuperview() }
    for item in left + right {
      item.barChanged = { [me = Weak(self)] in me.wrappedValue?.itemChanged() }
      item.dress(in: self)
    }
    shownViews = (left + right).compactMap { $0.isHidden ? nil : $0.view }
    for view in shownViews {
      view.alpha = 1
      addSubview(view)
    }
    titleView?.removeFromSuperview()
    titleView = topItem?.titleView
    titleLabel.text = titleView == nil ? topItem?.title : nil
    if let titleView { addSubview(titleView) }
    showPrompt()
    showPalette()
    if search !== topItem?.searchBehavior, !searchTravels { search?.leaveBar() }
    if searchTravels, search !== leavingSearch { comingSearch = search }
    search = topItem?.searchBehavior
    let old = backLook
    backLook = showsBackButton ? backItem?.backBarButtonItem ?? backItemOfModels : nil
    backLook?.dress(in: self)
    if old !== backLook, old?.parts?.showBack != nil { backButton.leaveBackSettings() }
    lookChanged(animated: false)
    if showsBackButton {
      backItem?.display = itemDisplay
      backButton.setTitle(backItem?.shownBackTitle, for: .normal)
      backButton.accessibilityLabel = backItem?.backTitle ?? "Back"
      addSubview(backButton)
      if backHold == nil { holdBackMenu() }
    } else {
      backButton.removeFromSuperview()
    }
    setNeedsLayout()
  }

  // MARK: A search during a transition

  private final var searchTravels = false
  private final var leavingSearch: BarSearchBehavior?
  /// The incoming search of a canceled transition.
  private final var comingSearch: BarSearchBehavior?

  /// Keeps the search of the outgoing item until `endSearchTravel`. Called before the next item is set.
  final func beginSearchTravel() {
    endSearchTravel()
    searchTravels = true
    leavingSearch = search
  }

  /// Shifts the outgoing and the incoming search together with their pages. `share` is the fraction of the upper page's
  /// distance that the lower page moves. The upper page covers the lower page's search.
  final func travelSearch(old: CGFloat, new: CGFloat, share: CGFloat, isBack: Bool) {
    leavingSearch?.travel(page: old, edge: isBack ? old : old / share)
    if search !== leavingSearch { search?.travel(page: new, edge: isBack ? new / share : new) }
  }

  /// Removes the search of the outgoing item.
  final func endSearchTravel() {
    guard searchTravels else { return }
    searchTravels = false
    for behavior in [leavingSearch, search, comingSearch] {
      behavior?.endTravel()
      if behavior !== topItem?.searchBehavior { behavior?.leaveBar() }
    }
    leavingSearch = nil
    comingSearch = nil
    setNeedsLayout()
  }

  private final func showPrompt() {
    promptLabel = BarPrompt.label(for: topItem?.prompt, shown: promptLabel)
    if let promptLabel { addSubview(promptLabel) }
  }

  private final func showPalette() {
    guard palette !== topItem?.palette else { return }
    palette?.removeFromSuperview()
    palette = topItem?.palette
    if let palette { addSubview(palette) }
  }

  /// Adds a menu to the back button, which opens when a finger rests on it. It lists the controllers below, the nearest
  /// first.
  private final func holdBackMenu() {
    let empty = UIMenu()
    backHold = empty.hold(backButton) { [me = Weak(self)] in me.wrappedValue?.backMenu }
  }

  private final var backMenu: UIMenu? {
    guard let navigation, topItem?.backAction == nil, navigation.viewControllers.count > 1 else { return nil }
    let below = navigation.viewControllers.dropLast().reversed()
    return UIMenu(
      children: below.map { controller in
        UIAction(title: controller.navigationItem.backTitle) { [controller = Weak(controller)] _ in
          guard let controller = controller.wrappedValue, let navigation = controller.navigationController else {
            return
          }
          navigation.popToViewController(controller, animated: true)
        }
      })
  }

  /// The item to which the back button leads.
  public final var backItem: UINavigationItem? { topItem?.backItem }
  private final var showsBackButton: Bool { topItem?.showsBackButton ?? false }

  private final var left: [UIBarButtonItem] {
    let own = topItem?.leftBarButtonItems ?? []
    return topItem?.splitItem.map { [$0] + own } ?? own
  }
  private final var right: [UIBarButtonItem] { topItem?.rightBarButtonItems ?? [] }

  // MARK: Layout

  open override func layoutSubviews() {
    let safe = safeAreaInsets
    let above = barPosition == .topAttached ? frame.minY : 0
    background.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above)
    var top: CGFloat = 0
    if let promptLabel {
      promptLabel.frame = CGRect(x: 8, y: 8, width: max(0, bounds.width - 16), height: 18)
      top = UINavigationBar.promptHeight
    }
    let row = CGRect(x: 0, y: top, width: bounds.width, height: min(rowHeight, max(0, bounds.height - top)))
    let isMirrored = self.isMirrored
    if isMirrored != pointsRight {
      pointsRight = isMirrored
      showArrow()
    }
    let margin: CGFloat = 4
    // The layout is from left to right, and is mirrored at the end if needed.
    var leading = (isMirrored ? safe.right : safe.left) + margin
    if showsBackButton {
      let size = backButton.sizeThatFits(.zero)
      let width = max(44, min(size.width + 8, bounds.width / 3))
      backButton.frame = CGRect(x: leading, y: row.minY, width: width, height: row.height)
      leading += width
    }
    for item in left { leading = place(item, in: row, from: leading, toward: 1) }
    var trailing = bounds.width - (isMirrored ? safe.left : safe.right) - margin
    for item in right { trailing = place(item, in: row, from: trailing, toward: -1) }

    // Centered in the bar if there is enough space, otherwise as near to the center as the buttons allow.
    let wanted = titleSize
    let room = max(0, trailing - leading)
    let width = min(wanted.width, room)
    let x = min(max((bounds.width - width) / 2, leading), trailing - width)
    (titleView ?? titleLabel).frame = CGRect(
      x: x, y: row.minY + (row.height - wanted.height) / 2, width: width, height: wanted.height)
    if titleView == nil {
      titleLabel.frame.origin.x += titleShift.horizontal
      titleLabel.frame.origin.y += titleShift.vertical
    }
    if showsBackButton { backButton.mirror(in: bounds.width) }
    (titleView ?? titleLabel).mirror(in: bounds.width)
    for view in shownViews { view.mirror(in: bounds.width) }
    placeTitle()
    hideRow(search?.hidesRow ?? false)
    let low = palette?.sizeThatFits(CGSize(width: bounds.width, height: 0)).height ?? 0
    palette?.frame = CGRect(x: 0, y: bounds.height - low, width: bounds.width, height: low)
    guard let search, let topItem else { return }
    let away = min(max(0, scrolled), heights(of: topItem).search)
    let height = max(0, search.height - away)
    search.place(
      in: CGRect(x: 0, y: bounds.height - low - height, width: bounds.width, height: height), of: self, isClear: fadesIn
    )
  }

  /// Hides or shows buttons and titles.
  private final func hideRow(_ isHidden: Bool) {
    let views = [titleView ?? titleLabel, backButton, promptLabel].compactMap { $0 } + shownViews
    for view in views where view.isHidden != isHidden { view.isHidden = isHidden }
  }

  private final var titleSize: CGSize {
    guard let titleView else { return titleLabel.sizeThatFits(.zero) }
    let wanted = titleView.intrinsicContentSize
    let fitting = titleView.sizeThatFits(titleView.bounds.size)
    return CGSize(
      width: wanted.width > 0 ? wanted.width : fitting.width, height: wanted.height > 0 ? wanted.height : fitting.height
    )
  }

  /// Positions the large title, and shows the small title when the large one is hidden.
  private final func placeTitle() {
    let known = topItem.map { heights(of: $0) } ?? (fixed: 0, large: 0, search: 0)
    let large = known.large
    let scrolled = self.scrolled > 0 ? max(0, self.scrolled - known.search) : self.scrolled
    let start = (topItem?.prompt == nil ? 0 : UINavigationBar.promptHeight) + rowHeight
    titleBehavior?.place(
      topItem, in: CGRect(x: 0, y: start, width: bounds.width, height: large > 0 ? max(0, large - scrolled) : 0),
      of: self)
    let showsSmall = large == 0 || titleView != nil || scrolled > large - 12
    titleLabel.isAccessibilityElement = showsSmall
    let alpha: CGFloat = fadesIn || !showsSmall ? 0 : 1
    let view = titleView ?? titleLabel
    guard view.alpha != alpha else { return }
    // A change during a scroll fades. At rest, as in the first layout, it is immediate. A change during a transition
    // uses the duration of the transition.
    let isScroll =
      ViewTransaction.current == nil && large > 0 && self.scrolled != 0 && !fadesIn && UIView.areAnimationsEnabled
    changeLook(animated: isScroll) { view.alpha = alpha }
  }

  /// Places a button at an edge and returns the edge for the next button.
  private final func place(_ item: UIBarButtonItem, in row: CGRect, from edge: CGFloat, toward direction: CGFloat)
    -> CGFloat
  {
    guard !item.isHidden else { return edge }
    let width = item.width(in: row.height)
    let x = direction > 0 ? edge : edge - width
    item.place(in: CGRect(x: x, y: row.minY, width: width, height: row.height))
    return edge + direction * width
  }
}

/// The object that receives the notifications of a bar's items.
@MainActor private final class BarDisplay: NavigationItemDisplay {
  @Weak private var bar: UINavigationBar?

  init(_ bar: UINavigationBar) {
    super.init()
    self.bar = bar
  }

  override func itemChanged() { bar?.itemChanged() }
  override func lookChanged() { bar?.lookChanged(animated: false) }
  override func fadeIn(_ items: [UIBarButtonItem]) { bar?.fadeIn(items) }

  override func heightChanged() {
    bar?.itemChanged()
    bar?.superview?.setNeedsLayout()
  }
}
