// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// The delegate of a scroll view.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// The offset changed, by the user or in code.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing; the default.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

/// A view that scrolls larger content. The host does the scrolling.
@preconcurrency @MainActor open class UIScrollView: UIView {
  /// Whether the safe area is part of `adjustedContentInset`.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Adds the view's safe area insets, at every edge.
    case automatic = 0
    /// Adds nothing: `adjustedContentInset` is `contentInset`.
    case never = 2
    /// As `automatic` here.
    case always = 3
  }

  /// Is notified of scrolling; held weakly.
  @Weak public final var delegate: (any UIScrollViewDelegate)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    kind = .scroll
  }

  /// Always `nil`: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// The drag that scrolls; the host drives it, and the recogniser reports it.
  public final lazy var panGestureRecognizer: UIPanGestureRecognizer = {
    let made = UIPanGestureRecognizer()
    made.isDriven = true
    made.view = self
    return made
  }()

  /// The size of what is scrolled, without insets, in points.
  open var contentSize = CGSize.zero {
    didSet { if contentSize != oldValue { setNeedsShow() } }
  }

  /// The insets added around the content.
  open var contentInset = UIEdgeInsets.zero { didSet { insetsChanged() } }
  /// Whether the safe area is added to `contentInset`.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic { didSet { insetsChanged() } }

  /// `contentInset`, plus the safe area's insets if those are added.
  public final var adjustedContentInset: UIEdgeInsets {
    guard contentInsetAdjustmentBehavior != .never else { return contentInset }
    let safe = knownSafeArea
    return UIEdgeInsets(
      top: contentInset.top + safe.top, left: contentInset.left + safe.left,
      bottom: contentInset.bottom + safe.bottom, right: contentInset.right + safe.right)
  }

  /// The point of the content at the view's top left corner; negative above the content.
  ///
  /// The host keeps it within the range; its corrected value is reported to the delegate.
  open var contentOffset: CGPoint {
    get { storedBounds.origin }
    set {
      guard newValue != storedBounds.origin, newValue.x.isFinite, newValue.y.isFinite else { return }
      setGeometry(origin: storedOrigin, bounds: CGRect(origin: newValue, size: storedBounds.size))
      delegate?.scrollViewDidScroll(self)
    }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetsChanged()
  }

  /// The offset as in the engine and the host: 0 is the top left end of the range, insets included.
  final var hostOffset: Vector {
    let insets = knownInsets
    return Vector(
      dx: Double(storedBounds.origin.x + insets.left), dy: Double(storedBounds.origin.y + insets.top))
  }

  /// The host's scroller moved.
  final func hostScrolled(to offset: Vector) {
    display?.scrollOffset = offset
    contentOffset = CGPoint(x: CGFloat(offset.dx) - knownInsets.left, y: CGFloat(offset.dy) - knownInsets.top)
  }

  /// The offsets at which it comes to rest; all of them by default.
  final var snaps = ScrollSnaps() { didSet { if snaps != oldValue { setNeedsShow() } } }

  /// The insets that `contentOffset` was computed with.
  private final var knownInsets = UIEdgeInsets.zero

  /// Keeps content that rests at the top edge there: a bar that appears pushes it down.
  private final func insetsChanged() {
    let new = adjustedContentInset
    guard new != knownInsets else { return }
    let origin = CGPoint(
      x: storedBounds.origin.x + knownInsets.left - new.left, y: storedBounds.origin.y + knownInsets.top - new.top)
    knownInsets = new
    setGeometry(origin: storedOrigin, bounds: CGRect(origin: origin, size: storedBounds.size))
    setNeedsLayout()
    setNeedsShow()
  }
}
