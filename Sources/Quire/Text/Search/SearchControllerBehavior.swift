// SPDX-License-Identifier: Apache-2.0

/// The bar of a search controller in a navigation bar, and its results over the content.
final class SearchControllerBehavior: BarSearchBehavior {
  let controller: UISearchController
  /// The view that shows the visible part of the field while the content scrolls.
  private let strip = UIView()
  /// The navigation controller that shows the content.
  @Weak private(set) var navigation: UINavigationController?
  @Weak private var content: UIView?
  private var insets = UIEdgeInsets.zero

  init(_ controller: UISearchController) {
    self.controller = controller
    super.init()
    strip.clipsToBounds = true
    strip.addSubview(controller.searchBar)
  }

  override var height: CGFloat { controller.searchBar.intrinsicContentSize.height }
  override var isActive: Bool { controller.isActive }
  override var hidesRow: Bool { controller.isActive && controller.hidesNavigationBarDuringPresentation }
  override var scroller: UIScrollView? { controller.resultsScroller }

  override func place(in box: CGRect, of bar: UINavigationBar, isClear: Bool) {
    if strip.superview !== bar { bar.addSubview(strip) }
    guard !isTraveling else { return }
    strip.frame = box
    strip.isHidden = box.height < 1
    let safe = bar.safeAreaInsets
    let whole = height
    let field = controller.searchBar
    // The field is inset by 8 points within the search bar.
    let margin = bar.contentMargin - 8
    field.frame = CGRect(
      x: safe.left + margin, y: box.height - whole, width: max(0, box.width - safe.left - safe.right - 2 * margin),
      height: whole)
    fieldStart = field.frame.minX
    strip.alpha = isClear ? 0 : min(max((box.height - whole / 4) / (whole * 3 / 4), 0), 1)
  }

  private var isTraveling = false
  private var fieldStart: CGFloat = 0

  override func travel(page: CGFloat, edge: CGFloat) {
    isTraveling = true
    strip.frame.origin.x = edge
    controller.searchBar.frame.origin.x = fieldStart + page - edge
  }

  override func endTravel() { isTraveling = false }

  override func leaveBar() {
    strip.removeFromSuperview()
  }

  override func contentInserted(_ content: UIView, in navigation: UINavigationController) {
    self.navigation = navigation
    self.content = content
    if controller.isActive { show(controller.view) }
  }

  override func contentPlaced(_ content: UIView, insets: UIEdgeInsets, in navigation: UINavigationController) {
    self.navigation = navigation
    self.content = content
    self.insets = insets
    guard controller.isViewLoaded, controller.parent === navigation else { return }
    controller.view.frame = navigation.view.bounds
    if controller.barInsets != insets { controller.barInsets = insets }
  }

  override func contentLeft() {
    navigation = nil
    content = nil
    controller.viewIfLoaded?.removeFromSuperview()
  }

  /// Inserts the results above the content.
  func show(_ results: UIView) {
    guard let content, let parent = content.superview else { return }
    parent.insertSubview(results, aboveSubview: content)
    results.frame = parent.bounds
    controller.barInsets = insets
  }
}

extension UINavigationItem {
  /// The search controller whose field is below the title; `nil` for none.
  public final var searchController: UISearchController? {
    get { (searchBehavior as? SearchControllerBehavior)?.controller }
    set {
      let old = searchController
      guard newValue !== old else { return }
      old?.setActive(false, animated: false)
      searchBehavior?.leaveBar()
      old?.item = nil
      newValue?.item = self
      searchBehavior = newValue.map { SearchControllerBehavior($0) }
    }
  }
}
