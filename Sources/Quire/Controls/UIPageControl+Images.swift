// SPDX-License-Identifier: Apache-2.0

/// Replaces the dots of a page control. Its code is in a subclass, so that an app without such images does not contain
/// it.
@MainActor class PageLooks {
  /// Shows a page's image in place of its dot.
  func show(page: Int, isCurrent: Bool, in dot: UIView) {}
}

/// The images of a page control.
@MainActor private final class PageImages: PageLooks {
  var preferred: UIImage?
  var preferredCurrent: UIImage?
  var images: [(page: Int, image: UIImage)] = []
  var currentImages: [(page: Int, image: UIImage)] = []
  var defersDisplay = false
  var direction = UIPageControl.Direction.natural
  /// The largest width and height of an image, in points. The pages are 18 points apart.
  private static let side: CGFloat = 12

  override func show(page: Int, isCurrent: Bool, in dot: UIView) {
    let image =
      (isCurrent ? currentImages.first { $0.page == page }?.image ?? preferredCurrent : nil)
      ?? images.first { $0.page == page }?.image ?? preferred
    let view = dot.subviews.first as? UIImageView
    guard let image else {
      view?.removeFromSuperview()
      return
    }
    let shown = view ?? UIImageView()
    if shown.superview == nil { dot.addSubview(shown) }
    shown.image = image.withRenderingMode(.alwaysTemplate)
    shown.tintColor = dot.backgroundColor
    dot.backgroundColor = .clear
    shown.contentMode = .scaleAspectFit
    let side = PageImages.side
    shown.frame = CGRect(
      x: (dot.bounds.width - side) / 2, y: (dot.bounds.height - side) / 2, width: side, height: side)
  }
}

extension UIPageControl {
  /// The order of the pages on the screen.
  public enum Direction: Int, Sendable {
    /// In reading direction.
    case natural = 0
    /// From left to right.
    case leftToRight = 1
    /// From right to left.
    case rightToLeft = 2
    /// From top to bottom.
    case topToBottom = 3
    /// From bottom to top.
    case bottomToTop = 4
  }

  private final var images: PageImages? { looks as? PageImages }

  private final func change(_ body: (PageImages) -> Void) {
    let made = images ?? PageImages()
    body(made)
    looks = made
    setNeedsLayout()
  }

  /// The image that is shown for each page in place of a dot, in the color of the dot; `nil`, the default, means a dot.
  /// It is 12 points wide or high, and the distance between the pages stays the same.
  public final var preferredIndicatorImage: UIImage? {
    get { images?.preferred }
    set { change { $0.preferred = newValue } }
  }

  /// The image that is shown for the current page; `nil`, the default, means that of the other pages.
  public final var preferredCurrentPageIndicatorImage: UIImage? {
    get { images?.preferredCurrent }
    set { change { $0.preferredCurrent = newValue } }
  }

  /// Sets the image of a page. `nil` means `preferredIndicatorImage`.
  public final func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    change { images in
      images.images.removeAll { $0.page == page }
      if let image { images.images.append((page, image)) }
    }
  }

  /// Returns the image that was set for a page, or `nil`.
  public final func indicatorImage(forPage page: Int) -> UIImage? { images?.images.first { $0.page == page }?.image }

  /// Sets the image of a page while it is the current one. `nil` means `preferredCurrentPageIndicatorImage`.
  public final func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    change { images in
      images.currentImages.removeAll { $0.page == page }
      if let image { images.currentImages.append((page, image)) }
    }
  }

  /// Returns the image that was set for a page while it is the current one, or `nil`.
  public final func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
    images?.currentImages.first { $0.page == page }?.image
  }

  /// The order of the pages on the screen; `natural` by default. It has no effect in Quire, whose page controls always
  /// have the reading direction.
  public final var direction: Direction {
    get { images?.direction ?? .natural }
    set { change { $0.direction = newValue } }
  }

  /// Whether a new page is shown only by `updateCurrentPageDisplay()`; `false` by default. It has no effect in Quire,
  /// as in recent versions of UIKit: the page is shown at once.
  public final var defersCurrentPageDisplay: Bool {
    get { images?.defersDisplay ?? false }
    set { change { $0.defersDisplay = newValue } }
  }

  /// Shows the current page. It is always shown already.
  public final func updateCurrentPageDisplay() { setNeedsLayout() }
}
