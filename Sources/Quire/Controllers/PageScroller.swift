// SPDX-License-Identifier: Apache-2.0

/// The current page of a page view controller and its two neighbors, in a scroll view that pages between them.
@MainActor final class PageScroller: NSObject, UIScrollViewDelegate {
  /// The height of the page indicator below the pages, in points. A decision.
  private static let indicatorHeight: CGFloat = 37

  let scroll = UIScrollView()
  @Weak private var owner: UIPageViewController?
  private var spacing: CGFloat = 0
  private(set) var current: UIViewController?
  private var before: UIViewController?
  private var after: UIViewController?
  /// The neighboring page that the current drag or transition reveals.
  private var pending: UIViewController?
  /// The page that `setViewControllers` is animating to, and its completion block.
  private var transition: (page: UIViewController, completion: ((Bool) -> Void)?)?
  private var indicator: UIPageControl?
  private var isPlacing = false

  func prepare(_ owner: UIPageViewController, spacing: CGFloat) {
    self.owner = owner
    self.spacing = spacing.isFinite ? max(0, spacing) : 0
    scroll.isPagingEnabled = true
    scroll.showsHorizontalScrollIndicator = false
    scroll.showsVerticalScrollIndicator = false
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.delegate = self
  }

  private var isAcross: Bool { owner?.navigationOrientation == .horizontal }
  private var isMirrored: Bool { isAcross && scroll.isMirrored }

  func addViews(to view: UIView) {
    view.clipsToBounds = true
    view.addSubview(scroll)
    if let current { insert(current) }
  }

  func sourceChanged() {
    guard current != nil else { return }
    askForNeighbors()
    updateIndicator()
    layOut()
  }

  // MARK: Pages

  func show(_ page: UIViewController, isForward: Bool, animated: Bool, _ completion: ((Bool) -> Void)?) {
    endTransition(isFinished: false)
    guard page !== current else {
      askForNeighbors()
      updateIndicator()
      layOut()
      completion?(true)
      return
    }
    guard animated, current != nil, scroll.window != nil, UIView.areAnimationsEnabled else {
      let old = current
      add(page)
      change(to: page, from: old, animated: false)
      completion?(true)
      return
    }
    for neighbor in [before, after] {
      if let neighbor, neighbor !== page { discard(neighbor) }
    }
    (before, after) = (nil, nil)
    add(page)
    if isForward { after = page } else { before = page }
    transition = (page, completion)
    layOut()
    begin(page)
    scroll.setContentOffset(offset(of: isForward ? index(after: true) : 0), animated: true)
  }

  private func change(to page: UIViewController, from old: UIViewController?, animated: Bool) {
    let isShown = owner?.appearance == .appeared || owner?.appearance == .appearing
    if let old, isShown { old.beginAppearanceTransition(false, animated: animated) }
    if isShown { page.beginAppearanceTransition(true, animated: animated) }
    insert(page)
    current = page
    if let old { discard(old) }
    if isShown, owner?.appearance == .appeared { page.endAppearanceTransition() }
    if let old, isShown { old.endAppearanceTransition() }
    askForNeighbors()
    updateIndicator()
    layOut()
  }

  private func add(_ page: UIViewController) {
    guard page.parent !== owner else { return }
    owner?.addChild(page)
    page.didMove(toParent: owner)
  }

  private func insert(_ page: UIViewController) {
    guard owner?.isViewLoaded == true, page.view.superview !== scroll else { return }
    scroll.addSubview(page.view)
    place(page)
  }

  private func discard(_ page: UIViewController) {
    page.willMove(toParent: nil)
    page.viewIfLoaded?.removeFromSuperview()
    page.removeFromParent()
  }

  private func askForNeighbors() {
    guard let owner, let current else { return }
    let old = [before, after]
    before = owner.dataSource?.pageViewController(owner, viewControllerBefore: current)
    after = owner.dataSource?.pageViewController(owner, viewControllerAfter: current)
    if let before { add(before) }
    if let after { add(after) }
    for page in old {
      if let page, page !== before, page !== after, page !== current { discard(page) }
    }
    for page in [before, after] { page?.viewIfLoaded?.removeFromSuperview() }
  }

  // MARK: Layout

  private var count: Int { (before == nil ? 0 : 1) + 1 + (after == nil ? 0 : 1) }
  private func index(after: Bool) -> Int { (before == nil ? 0 : 1) + (after ? 1 : 0) }
  private var currentIndex: Int { index(after: false) }
  private var length: CGFloat { isAcross ? scroll.bounds.width : scroll.bounds.height }

  private func offset(of index: Int) -> CGPoint {
    let place = CGFloat(isMirrored ? count - 1 - index : index) * length
    return isAcross ? CGPoint(x: place, y: 0) : CGPoint(x: 0, y: place)
  }

  private func place(_ page: UIViewController) {
    let index = page === before ? 0 : page === after ? self.index(after: true) : currentIndex
    let origin = offset(of: index)
    let gap = spacing / 2
    page.view.frame = CGRect(
      x: origin.x + (isAcross ? gap : 0), y: origin.y + (isAcross ? 0 : gap),
      width: scroll.bounds.width - (isAcross ? spacing : 0), height: scroll.bounds.height - (isAcross ? 0 : spacing))
  }

  func layOut() {
    guard let view = owner?.viewIfLoaded else { return }
    var area = view.bounds
    if let indicator {
      let height = PageScroller.indicatorHeight + view.safeAreaInsets.bottom
      area.size.height = max(0, area.height - height)
      indicator.frame = CGRect(x: 0, y: area.maxY, width: area.width, height: PageScroller.indicatorHeight)
    }
    let gap = spacing / 2
    let frame = area.insetBy(dx: isAcross ? -gap : 0, dy: isAcross ? 0 : -gap)
    let isResized = scroll.frame.size != frame.size
    isPlacing = true
    if scroll.frame != frame { scroll.frame = frame }
    scroll.contentSize =
      isAcross
      ? CGSize(width: CGFloat(count) * length, height: frame.height)
      : CGSize(width: frame.width, height: CGFloat(count) * length)
    for page in [before, current, after] {
      if let page, page.viewIfLoaded?.superview === scroll { place(page) }
    }
    if pending == nil || isResized { scroll.contentOffset = offset(of: currentIndex) }
    isPlacing = false
  }

  // MARK: The indicator

  private func updateIndicator() {
    guard let owner, let source = owner.dataSource, owner.isViewLoaded, isAcross else { return }
    let count = source.presentationCount(for: owner)
    guard count > 0 else {
      indicator?.removeFromSuperview()
      indicator = nil
      return
    }
    let shown = indicator ?? UIPageControl()
    if shown.superview == nil {
      shown.accessibilityLabel = "Page"
      shown.pageIndicatorTintColor = .tertiaryLabel
      shown.currentPageIndicatorTintColor = .label
      shown.addAction(
        UIAction { [me = Weak(self)] _ in me.wrappedValue?.followIndicator() }, for: .valueChanged)
      owner.view.addSubview(shown)
      indicator = shown
    }
    shown.numberOfPages = count
    shown.currentPage = source.presentationIndex(for: owner)
    known = shown.currentPage
  }
  /// The indicator's current page before the user changed it.
  private var known = 0

  private func followIndicator() {
    guard let indicator, indicator.currentPage != known else { return }
    let isForward = indicator.currentPage > known
    indicator.currentPage = known
    guard let page = isForward ? after : before, pending == nil else { return }
    willTransition(to: page)
    scroll.setContentOffset(offset(of: isForward ? index(after: true) : 0), animated: true)
  }

  // MARK: Scrolling

  private func begin(_ page: UIViewController) {
    pending = page
    page.beginAppearanceTransition(true, animated: true)
    current?.beginAppearanceTransition(false, animated: true)
    insert(page)
  }

  private func willTransition(to page: UIViewController) {
    if let owner { owner.delegate?.pageViewController(owner, willTransitionTo: [page]) }
    begin(page)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard !isPlacing, pending == nil, transition == nil, length > 0 else { return }
    let (now, rest) = (scroll.contentOffset, offset(of: currentIndex))
    let moved = isAcross ? now.x - rest.x : now.y - rest.y
    guard moved.magnitude > 0.5, let page = (moved > 0) != isMirrored ? after : before else { return }
    willTransition(to: page)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    // The drag decides between the two pages of an interrupted transition.
    guard let (_, completion) = transition else { return }
    transition = nil
    completion?(false)
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { rest() }
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { rest() }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { rest() }

  private func rest() {
    if transition != nil { return endTransition(isFinished: true) }
    guard let page = pending, length > 0 else { return }
    let way = (isAcross ? scroll.contentOffset.x : scroll.contentOffset.y) / length
    let shown = Int((isMirrored ? CGFloat(count - 1) - way : way).rounded())
    let isChanged = shown == (page === before ? 0 : index(after: true))
    let old = current
    finish(page, isChanged: isChanged)
    guard let owner, let old else { return }
    owner.delegate?.pageViewController(
      owner, didFinishAnimating: true, previousViewControllers: [old], transitionCompleted: isChanged)
  }

  private func endTransition(isFinished: Bool) {
    guard let (page, completion) = transition else {
      if let page = pending { finish(page, isChanged: false) }
      return
    }
    transition = nil
    finish(page, isChanged: true)
    updateIndicator()
    completion?(isFinished)
  }

  /// Ends the appearance callbacks of both pages, and requests the new neighbors from the data source.
  private func finish(_ page: UIViewController, isChanged: Bool) {
    pending = nil
    guard let old = current, page !== old else { return }
    if isChanged {
      if let indicator {
        known += page === after ? 1 : -1
        indicator.currentPage = known
      }
      let far = page === after ? before : after
      (before, after) = page === after ? (old, nil) : (nil, old)
      current = page
      page.endAppearanceTransition()
      old.viewIfLoaded?.removeFromSuperview()
      old.endAppearanceTransition()
      askForNeighbors()
      for left in [far, old] {
        if let left, left !== before, left !== after, left !== page, left.parent === owner { discard(left) }
      }
    } else {
      // The transition was canceled, so both pages reverse their appearance transitions.
      page.beginAppearanceTransition(false, animated: true)
      old.beginAppearanceTransition(true, animated: true)
      page.viewIfLoaded?.removeFromSuperview()
      page.endAppearanceTransition()
      old.endAppearanceTransition()
    }
    layOut()
  }
}
