// SPDX-License-Identifier: Apache-2.0

/// The settings of a scroll view that few apps use.
@MainActor final class ScrollExtras {
  var isDirectionalLockEnabled = false
  var scrollsToTop = true
  var delaysContentTouches = true
  var canCancelContentTouches = true
  var adjustsIndicatorInsets = true
  var allowsKeyboardScrolling = true
  var transfersHorizontalScrolling = true
  /// The recognizer that `pinchGestureRecognizer` returns.
  var pinch: UIGestureRecognizer?
  /// Whether the content bounces along each axis.
  var bounces = (horizontal: true, vertical: true)
}

extension UIScrollView {
  private final var extras: ScrollExtras {
    if let made = parts.extras { return made }
    let made = ScrollExtras()
    parts.extras = made
    return made
  }

  // MARK: Axes

  /// Whether the content can be pulled beyond its left and right ends. `true` by default.
  ///
  /// If this and `bouncesVertically` differ, it has an effect only while Quire moves the content instead of the
  /// browser.
  public final var bouncesHorizontally: Bool {
    get { bounces && (parts.axisLimit == nil || parts.extras?.bounces.horizontal != false) }
    set { setBounces(newValue, bouncesVertically) }
  }

  /// Whether the content can be pulled beyond its top and bottom ends. `true` by default.
  ///
  /// If this and `bouncesHorizontally` differ, it has an effect only while Quire moves the content instead of the
  /// browser.
  public final var bouncesVertically: Bool {
    get { bounces && (parts.axisLimit == nil || parts.extras?.bounces.vertical != false) }
    set { setBounces(bouncesHorizontally, newValue) }
  }

  private final func setBounces(_ horizontal: Bool, _ vertical: Bool) {
    bounces = horizontal || vertical
    guard horizontal != vertical else { return }
    extras.bounces = (horizontal, vertical)
    parts.axisLimit = { scroll, offset in
      let inside = scroll.clamped(offset)
      return scroll.bouncesHorizontally
        ? CGPoint(x: offset.x, y: inside.y) : CGPoint(x: inside.x, y: offset.y)
    }
  }

  // MARK: Motions

  /// Stops a motion of the content and of its scale. Content beyond the ends of its range returns immediately.
  ///
  /// The momentum of a drag that the browser moves goes on.
  public final func stopScrollingAndZooming() {
    stopMotion()
    rest()
    guard !isGripped else { return }
    let inside = clamped(contentOffset)
    if inside != contentOffset { contentOffset = inside }
  }

  /// Whether an animated change of the offset, made in code, is under way.
  public final var isScrollAnimating: Bool { motion != nil && phase == .idle && !isZooming && !isZoomBouncing }

  // MARK: Recognizers and touches

  /// The recognizer of the two fingers that scale the content; `nil` while the limits of the scale are equal. If it is
  /// disabled, two fingers don't scale. It does not report the gesture: see `scrollViewDidZoom` of the delegate.
  public final var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    guard maximumZoomScale > minimumZoomScale else { return nil }
    if let made = parts.extras?.pinch as? UIPinchGestureRecognizer { return made }
    let made = UIPinchGestureRecognizer()
    made.isDriven = true
    made.view = self
    extras.pinch = made
    return made
  }

  /// Whether a drag that begins along one axis stays on it. `false` by default. It has no effect in Quire, because the
  /// browser locks directions by itself.
  public final var isDirectionalLockEnabled: Bool {
    get { parts.extras?.isDirectionalLockEnabled ?? false }
    set { extras.isDirectionalLockEnabled = newValue }
  }

  /// Whether a tap on the status bar scrolls to the top. `true` by default. It has no effect in Quire, because a page
  /// is not told of such a tap.
  public final var scrollsToTop: Bool {
    get { parts.extras?.scrollsToTop ?? true }
    set { extras.scrollsToTop = newValue }
  }

  /// Whether the content gets a touch only after the scroll view has found out that it is no drag. `true` by default.
  /// It has no effect in Quire: the content always has a touch at once.
  public final var delaysContentTouches: Bool {
    get { parts.extras?.delaysContentTouches ?? true }
    set { extras.delaysContentTouches = newValue }
  }

  /// Whether a drag takes touches away from the content. `true` by default. It has no effect in Quire: the content
  /// always loses a touch when a drag begins.
  public final var canCancelContentTouches: Bool {
    get { parts.extras?.canCancelContentTouches ?? true }
    set { extras.canCancelContentTouches = newValue }
  }

  // MARK: Indicators and keys

  /// Shows the indicators for a moment. It has no effect in Quire, because the browser shows the indicators by itself.
  public final func flashScrollIndicators() {}

  /// Whether the safe area is added to the insets of the indicators. `true` by default. It has no effect in Quire,
  /// because the browser draws the indicators from edge to edge.
  public final var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { parts.extras?.adjustsIndicatorInsets ?? true }
    set { extras.adjustsIndicatorInsets = newValue }
  }

  /// Whether keys scroll the content. `true` by default. It has no effect in Quire, because the browser handles these
  /// keys.
  public final var allowsKeyboardScrolling: Bool {
    get { parts.extras?.allowsKeyboardScrolling ?? true }
    set { extras.allowsKeyboardScrolling = newValue }
  }

  /// Whether a horizontal drag at the end of the content scrolls the scroll view around it. `true` by default. It has
  /// no effect in Quire, because the browser chooses the view that scrolls.
  public final var transfersHorizontalScrollingToParent: Bool {
    get { parts.extras?.transfersHorizontalScrolling ?? true }
    set { extras.transfersHorizontalScrolling = newValue }
  }
}
