// SPDX-License-Identifier: Apache-2.0

import Quire

/// The features of scroll views, in a sheet: a strip of pages, a picture for two fingers, an endless strip, and a pull
/// at the top that shows another place.
final class ScrollingViewController: UIViewController, UIScrollViewDelegate {
  private let list = UIScrollView()
  private let heading = UILabel()
  private let note = UILabel()
  private let pagesTitle = UILabel()
  private let pages = UIScrollView()
  private let pageViews = Place.all.map { SceneryView($0) }
  private let dots = UIPageControl()
  private let zoomTitle = UILabel()
  private let zoom = UIScrollView()
  private let picture = SceneryView(.today)
  private let whole = UIButton(type: .system)
  private let stripTitle = UILabel()
  private let strip = UIScrollView()
  private let cards = Place.all.map { PlaceCard($0) }
  private let calls = UILabel()
  private let refresh = UIRefreshControl()
  private var updates = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    heading.text = "Scrolling"
    heading.font = .systemFont(ofSize: 28, weight: .bold)
    heading.accessibilityTraits = .header
    note.text = "Pull down for news"
    note.font = .systemFont(ofSize: 15)
    note.textColor = .secondaryLabel
    for (label, text) in [(pagesTitle, "Pages"), (zoomTitle, "Two fingers"), (stripTitle, "A strip in a list")] {
      label.text = text
      label.font = .systemFont(ofSize: 20, weight: .semibold)
      label.accessibilityTraits = .header
    }
    view.addSubview(list)
    for part in [heading, note, pagesTitle, pages, dots, zoomTitle, whole, zoom, stripTitle, strip, calls] {
      list.addSubview(part)
    }
    makePages()
    makeZoom()
    strip.showsHorizontalScrollIndicator = false
    strip.showsVerticalScrollIndicator = false
    strip.delegate = self
    calls.text = "Drag it to see what its delegate is told."
    calls.font = .systemFont(ofSize: 13)
    calls.textColor = .secondaryLabel
    calls.numberOfLines = 0
    for card in cards { strip.addSubview(card) }
    refresh.addAction(
      UIAction { [me = Weak(self)] _ in me.wrappedValue?.load() }, for: .valueChanged)
    list.refreshControl = refresh
  }

  private func makePages() {
    pages.isPagingEnabled = true
    pages.delegate = self
    pages.showsHorizontalScrollIndicator = false
    pages.showsVerticalScrollIndicator = false
    pages.layer.cornerRadius = 16
    for (view, place) in zip(pageViews, Place.all) {
      view.isAccessibilityElement = true
      view.accessibilityTraits = .image
      view.accessibilityLabel = place.name
      pages.addSubview(view)
    }
    dots.numberOfPages = pageViews.count
    dots.currentPageIndicatorTintColor = .label
    dots.pageIndicatorTintColor = .systemGray3
    dots.accessibilityLabel = "Page"
    dots.addAction(
      UIAction { [me = Weak(self)] _ in
        guard let me = me.wrappedValue else { return }
        me.pages.setContentOffset(
          CGPoint(x: CGFloat(me.dots.currentPage) * me.pages.bounds.width, y: 0), animated: true)
      }, for: .valueChanged)
  }

  private func makeZoom() {
    zoom.delegate = self
    zoom.maximumZoomScale = 4
    zoom.showsHorizontalScrollIndicator = false
    zoom.showsVerticalScrollIndicator = false
    zoom.layer.cornerRadius = 16
    zoom.addSubview(picture)
    picture.isAccessibilityElement = true
    picture.accessibilityTraits = .image
    picture.accessibilityLabel = Place.today.name
    whole.setTitle("Closer", for: .normal)
    whole.addAction(
      UIAction { [me = Weak(self)] _ in
        guard let zoom = me.wrappedValue?.zoom else { return }
        zoom.setZoomScale(zoom.zoomScale > 1 ? 1 : 2, animated: true)
      }, for: .primaryActionTriggered)
  }

  private func load() {
    note.text = "Looking for news"
    note.alpha = 0.3
    UIView.animate(
      withDuration: 1.5, animations: { [note] in note.alpha = 1 },
      completion: { [me = Weak(self)] _ in
        guard let me = me.wrappedValue else { return }
        me.updates += 1
        me.note.text = me.updates == 1 ? "Updated once" : "Updated \(me.updates) times"
        me.refresh.endRefreshing()
      })
  }

  // MARK: Scrolling

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard scrollView === pages, pages.isDragging || pages.isDecelerating, pages.bounds.width > 0 else { return }
    dots.currentPage = Int(pages.contentOffset.x / pages.bounds.width + 0.5)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    if scrollView === strip { calls.text = "begins" }
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    guard scrollView === strip else { return }
    note("leaves")
    // A card comes to rest at the left edge, except at the end.
    let card = (unsafe targetContentOffset.pointee.x / 156 + 0.5).rounded(.down)
    unsafe targetContentOffset.pointee.x = card * 156
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if scrollView === strip { note(decelerate ? "goes on" : "stays") }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    if scrollView === strip { note("rests at card \(Int(strip.contentOffset.x / 156 + 0.5) + 1)") }
  }

  private func note(_ call: String) {
    calls.text = (calls.text ?? "") + ", " + call
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    scrollView === zoom ? picture : nil
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    whole.setTitle(zoom.zoomScale > 1 ? "Whole" : "Closer", for: .normal)
  }

  // MARK: Layout

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    list.frame = view.bounds
    let safe = view.safeAreaInsets
    let width = min(view.bounds.width - safe.left - safe.right - 40, 560)
    let x = (view.bounds.width - width) / 2
    heading.frame = CGRect(x: x, y: 28, width: width, height: 36)
    note.frame = CGRect(x: x, y: 66, width: width, height: 20)
    let high = min(width * 0.56, 280)
    pagesTitle.frame = CGRect(x: x, y: 106, width: width, height: 26)
    layOutPages(CGRect(x: x, y: 140, width: width, height: high))
    dots.frame = CGRect(x: x, y: pages.frame.maxY + 4, width: width, height: 26)
    let zoomTop = dots.frame.maxY + 16
    zoomTitle.frame = CGRect(x: x, y: zoomTop, width: width - 90, height: 30)
    whole.frame = CGRect(x: x + width - 80, y: zoomTop - 7, width: 80, height: 44)
    layOutZoom(CGRect(x: x, y: zoomTop + 38, width: width, height: high))
    let stripTop = zoom.frame.maxY + 24
    stripTitle.frame = CGRect(x: x, y: stripTop, width: width, height: 26)
    strip.frame = CGRect(x: 0, y: stripTop + 34, width: view.bounds.width, height: 140 + PlaceCard.footer)
    for (index, card) in cards.enumerated() {
      card.frame = CGRect(x: x + CGFloat(index) * 156, y: 0, width: 140, height: 140 + PlaceCard.footer)
    }
    strip.contentSize = CGSize(width: (cards.last?.frame.maxX ?? 0) + x, height: 140 + PlaceCard.footer)
    calls.frame = CGRect(x: x, y: strip.frame.maxY + 8, width: width, height: 36)
    list.contentSize = CGSize(width: view.bounds.width, height: calls.frame.maxY + 24)
  }

  private func layOutPages(_ box: CGRect) {
    guard pages.frame != box else { return }
    let page = dots.currentPage
    pages.frame = box
    for (index, view) in pageViews.enumerated() {
      view.frame = CGRect(x: CGFloat(index) * box.width, y: 0, width: box.width, height: box.height)
    }
    pages.contentSize = CGSize(width: CGFloat(pageViews.count) * box.width, height: box.height)
    pages.contentOffset.x = CGFloat(page) * box.width
  }

  private func layOutZoom(_ box: CGRect) {
    guard zoom.frame != box else { return }
    let isOther = zoom.frame.size != box.size
    zoom.frame = box
    guard isOther else { return }
    zoom.zoomScale = 1
    picture.frame = CGRect(origin: .zero, size: box.size)
    zoom.contentSize = box.size
  }
}
