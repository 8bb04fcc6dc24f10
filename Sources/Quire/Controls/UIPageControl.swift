// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// A row of dots, one for each page. The dot of the current page is highlighted.
///
/// A tap on either side of the center goes to the previous or the next page, and so do the arrow keys. A finger that
/// moves along the dots changes the page continuously. Each change by the user sends `.valueChanged` once.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  /// The condition under which the shape behind the dots is shown.
  public enum BackgroundStyle: Int, Sendable {
    /// While a finger moves along the dots. The default.
    case automatic = 0
    /// Always.
    case prominent = 1
    /// Never.
    case minimal = 2
  }

  /// The diameter of a dot, the distance between the centers of adjacent dots, the horizontal margin, and the height,
  /// in points. [CTRL] [OPENUIKIT]
  private static let (dot, pitch, margin, height): (CGFloat, CGFloat, CGFloat, CGFloat) = (8, 18, 15, 26)

  private final let reach = UIView()
  private final let drawing = ControlDrawing()
  private final var dots: [UIView] = []
  private final var stored = 0
  private final var hasDragged = false
  /// The images that replace the dots; `nil` until the app sets one.
  final var looks: PageLooks?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    hostBehavior = ControlBehavior.touched
    accessibilityTraits = .adjustable
    semantics = ControlSemantics(.slider, keys: { ($0 as? UIPageControl)?.respond(to: $1) })
    holdDistance = CGFloat(SheetTuning.standardSlop)
    layer.cornerRadius = UIPageControl.height / 2
    drawing.layer.cornerRadius = UIPageControl.height / 2
    addSubview(reach)
    addSubview(drawing)
    changed()
  }

  /// Always returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { nil }

  // MARK: Pages

  /// The number of pages; 0 by default. A negative number counts as 0. `currentPage` is limited to the pages.
  open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      currentPage = stored
    }
  }

  /// The index of the current page, 0...`numberOfPages` - 1. A value out of range is clamped. Changes in code send no
  /// event.
  open var currentPage: Int {
    get { stored }
    set {
      stored = min(max(newValue, 0), max(numberOfPages - 1, 0))
      changed()
    }
  }

  /// Whether the control is hidden if there are fewer than two pages; `false` by default.
  open var hidesForSinglePage = false { didSet { changed() } }
  /// The color of the other pages' dots; `nil`, the default, means `tertiaryLabel`.
  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The color of the current page's dot; `nil`, the default, means `label`.
  open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The condition under which the background is shown; `automatic` by default.
  open var backgroundStyle = BackgroundStyle.automatic { didSet { setNeedsLayout() } }
  /// Whether a finger that moves along the dots changes the page; `true` by default.
  open var allowsContinuousInteraction = true

  /// The accessibility value, for example "page 2 of 5", unless the app sets another value.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "page \(stored + 1) of \(numberOfPages)" }
    set { super.accessibilityValue = newValue }
  }

  private final func changed() {
    drawing.isHidden = numberOfPages < (hidesForSinglePage ? 2 : 1)
    semantics?.amount =
      drawing.isHidden ? nil : Accessibility.Amount(Double(stored + 1), from: 1, to: Double(numberOfPages))
    setNeedsShow()
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  // MARK: Layout

  /// Returns the size of the dots for a number of pages, including the margins.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let dots = pageCount > 0 ? CGFloat(pageCount - 1) * UIPageControl.pitch + UIPageControl.dot : 0
    return CGSize(width: dots + 2 * UIPageControl.margin, height: UIPageControl.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// Draws the dots around the current page, and omits those that do not fit.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutReach(reach)
    drawing.fill(self, isEnabled: isEnabled)
    let hasShape = backgroundStyle == .prominent || backgroundStyle == .automatic && hasDragged
    drawing.backgroundColor = hasShape ? .tertiarySystemFill : .clear
    let (first, count) = shownPages
    while dots.count < count {
      let dot = UIView()
      dot.layer.cornerRadius = UIPageControl.dot / 2
      dots.append(dot)
      drawing.addSubview(dot)
    }
    while dots.count > count { dots.removeLast().removeFromSuperview() }
    let left = (bounds.width - CGFloat(count - 1) * UIPageControl.pitch - UIPageControl.dot) / 2
    for (index, dot) in dots.enumerated() {
      dot.frame = CGRect(
        x: left + CGFloat(index) * UIPageControl.pitch, y: (bounds.height - UIPageControl.dot) / 2,
        width: UIPageControl.dot, height: UIPageControl.dot)
      dot.mirror(in: bounds.width)
      let isCurrent = first + index == stored
      dot.backgroundColor =
        isCurrent ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .tertiaryLabel
      looks?.show(page: first + index, isCurrent: isCurrent, in: dot)
    }
  }

  private final var shownPages: (first: Int, count: Int) {
    let room = max(1, Int((max(bounds.width, 0) + UIPageControl.pitch - UIPageControl.dot) / UIPageControl.pitch))
    let count = min(numberOfPages, room)
    return (min(max(stored - count / 2, 0), numberOfPages - count), count)
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, !isTracking else { return }
    isTracking = true
    sendActions(for: .touchDown)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, allowsContinuousInteraction, let touch = touches.first else { return }
    if !hasDragged, touch.travel > holdDistance ?? 0 {
      hasDragged = true
      setNeedsLayout()
    }
    guard hasDragged else { return }
    let (first, count) = shownPages
    let way = touch.location(in: self).x - bounds.width / 2
    let places = Double((isMirrored ? -way : way) / UIPageControl.pitch) + Double(count - 1) / 2
    go(to: first + Int(min(max(places, 0), Double(max(count - 1, 0))) + 0.5))
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    let wasDrag = hasDragged
    finishTracking()
    guard let point = touches.first?.location(in: self), reach.frame.contains(point) else {
      return sendActions(for: .touchUpOutside)
    }
    if !wasDrag { go(to: stored + ((point.x > bounds.width / 2) != isMirrored ? 1 : -1)) }
    sendActions(for: .touchUpInside)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    finishTracking()
    sendActions(for: .touchCancel)
  }

  private final func finishTracking() {
    isTracking = false
    hasDragged = false
    setNeedsLayout()
  }

  private final func respond(to key: ControlKey) {
    guard let isMore = key.isMore(in: self) else { return go(to: key == .end ? numberOfPages - 1 : 0) }
    go(to: stored + (isMore ? 1 : -1))
  }

  private final func go(to page: Int) {
    let old = stored
    currentPage = page
    if stored != old { sendValueChanged() }
  }
}
