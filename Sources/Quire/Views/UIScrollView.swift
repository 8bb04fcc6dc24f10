// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// Holds the delegate of a scroll view.
///
/// A subclass has the same property with a narrower type, which a property of the class itself could not allow.
@preconcurrency @MainActor public protocol ScrollDelegateHolder: AnyObject {
  /// Held weakly; `delegate` reads and writes it.
  var heldDelegate: (any UIScrollViewDelegate)? { get set }
}

extension ScrollDelegateHolder {
  /// Is notified of scrolling; held weakly.
  public var delegate: (any UIScrollViewDelegate)? {
    get { heldDelegate }
    set { heldDelegate = newValue }
  }
}

/// A view that scrolls larger content. The host does the scrolling, except where it can't: beyond the ends of the range,
/// by pages, to a target that the delegate has changed, and while two fingers scale the content.
@preconcurrency @MainActor open class UIScrollView: UIView, ScrollDelegateHolder {
  /// Whether the safe area is part of `adjustedContentInset`.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Adds the view's safe area insets, at every edge.
    case automatic = 0
    /// Adds those of the axes along which the content scrolls, or always bounces.
    case scrollableAxes = 1
    /// Adds nothing: `adjustedContentInset` is `contentInset`.
    case never = 2
    /// As `automatic` here.
    case always = 3
  }

  /// The storage of `delegate`, which subclasses show with other types.
  @Weak public final var heldDelegate: (any UIScrollViewDelegate)? {
    didSet { if heldDelegate != nil { _ = dragRelease } }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    kind = .scroll
  }

  /// Always `nil`: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// The drag that scrolls; the host or the scroll view drives it, and the recogniser reports it.
  public final var panGestureRecognizer: UIPanGestureRecognizer {
    if let storedPan { return storedPan }
    let made = UIPanGestureRecognizer()
    made.isDriven = true
    made.view = self
    storedPan = made
    return made
  }
  private final var storedPan: UIPanGestureRecognizer?

  /// Whether the app needs the moves of a drag, and not only the offset: the speed of a finger is in its own events.
  final var wantsMoves: Bool { parts.dragMoved != nil || release != nil || storedPan?.actions.isEmpty == false }

  /// The size of what is scrolled, without insets, in points.
  open var contentSize = CGSize.zero {
    didSet {
      guard contentSize != oldValue else { return }
      setNeedsShow()
      if contentInsetAdjustmentBehavior == .scrollableAxes { insetsChanged() }
      notifyWatchers()
    }
  }

  /// The insets added around the content.
  open var contentInset = UIEdgeInsets.zero { didSet { insetsChanged() } }
  /// Whether the safe area is added to `contentInset`.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic { didSet { insetsChanged() } }

  /// `contentInset`, plus the safe area's insets if those are added, plus the room of a refresh control that refreshes
  /// and, in the view of a controller of lists, that of the keyboard.
  public final var adjustedContentInset: UIEdgeInsets {
    var insets = contentInset
    insets.top += refreshRoom
    insets.bottom += parts.keyboardRoom
    guard contentInsetAdjustmentBehavior != .never else { return insets }
    let safe = knownSafeArea
    let isPartial = contentInsetAdjustmentBehavior == .scrollableAxes
    if !isPartial || gripReasons.contains(.bouncesVertically) || contentSize.height > bounds.height {
      insets.top += safe.top
      insets.bottom += safe.bottom
    }
    if !isPartial || gripReasons.contains(.bouncesHorizontally) || contentSize.width > bounds.width {
      insets.left += safe.left
      insets.right += safe.right
    }
    return insets
  }

  /// `adjustedContentInset` changed; the delegate is notified next.
  open func adjustedContentInsetDidChange() {}

  /// The point of the content at the view's top left corner; negative above the content.
  ///
  /// The host keeps it within the range; its corrected value is reported to the delegate. To set it leaves the momentum
  /// of a drag alone, which goes on from the new offset; `setContentOffset(_:animated:)` stops it.
  open var contentOffset: CGPoint {
    get { storedBounds.origin }
    set {
      guard newValue != storedBounds.origin, newValue.x.isFinite, newValue.y.isFinite else { return }
      let old = storedBounds.origin
      let isMoved = isMoving
      // What the delegate sets is the app's.
      isMoving = false
      setGeometry(origin: storedOrigin, bounds: CGRect(origin: newValue, size: storedBounds.size))
      if !isMoved, let running = motion,
        !running.shift(by: CGPoint(x: newValue.x - old.x, y: newValue.y - old.y))
      {
        stopMotion()
      }
      delegate?.scrollViewDidScroll(self)
      if let pulled = parts.pulled { pulled(-storedBounds.minY - knownInsets.top) }
      notifyWatchers()
    }
  }

  /// The bars that follow it.
  final var watchers: [ScrollWatcher] = []

  private final func notifyWatchers() {
    for watcher in watchers { watcher.scrolled() }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetsChanged()
  }

  // MARK: Fingers and motions

  /// What the host is told of it.
  final var settings: ScrollSettings = []
  /// How many fingers are down on it.
  final var fingers = 0
  final var phase = ScrollPhase.idle
  /// Whether a finger stopped a motion of the session.
  final var isInterrupted = false
  /// What decides where a drag goes on to; `nil` if nobody asks.
  final var release: ScrollRelease?
  /// The motion that the session plays.
  final var motion: ScrollMotion?
  /// Whether the offset changes by a finger or a motion, and not by the app.
  final var isMoving = false
  /// What moves the content with fingers of its own; `nil` if only the host does.
  final var grip: UIGestureRecognizer?
  /// Why it has one.
  final var gripReasons: GripReasons = []
  /// Whether the fingers of the grip move the content.
  final var isGripped = false
  /// The room of a refresh control that refreshes, in points.
  final var refreshRoom: CGFloat = 0
  /// Hides the keyboard as a drag begins; `nil` if the drag leaves it.
  final var dismissKeyboardAtDrag: ((UIScrollView) -> Void)?
  /// What keyboard, refresh control and scale have to do with it; each `nil` until it is used.
  final var parts = ScrollParts()

  // MARK: At the host

  /// The offset as in the engine and the host: 0 is the top left end of the range, insets included.
  final var hostOffset: Vector {
    let insets = knownInsets
    return Vector(
      dx: Double(storedBounds.origin.x + insets.left), dy: Double(storedBounds.origin.y + insets.top))
  }

  /// The host's scroller moved.
  final func hostScrolled(to offset: Vector) {
    // While the session moves the content, the host only echoes it.
    guard !isHeld else { return }
    let present = hostOffset
    if phase == .idle, max((offset.dx - present.dx).magnitude, (offset.dy - present.dy).magnitude) < 1 {
      // The host rounds an offset to its own pixels.
      display?.scrollOffset = present
      return
    }
    display?.scrollOffset = offset
    isMoving = true
    contentOffset = CGPoint(x: CGFloat(offset.dx) - knownInsets.left, y: CGFloat(offset.dy) - knownInsets.top)
    isMoving = false
  }

  /// The offsets at which it comes to rest; all of them by default.
  final var snaps = ScrollSnaps() { didSet { if snaps != oldValue { setNeedsShow() } } }

  /// The insets that `contentOffset` was computed with.
  final var knownInsets = UIEdgeInsets.zero

  /// Keeps content that rests at the top edge there: a bar that appears pushes it down.
  final func insetsChanged() {
    let new = adjustedContentInset
    guard new != knownInsets else { return }
    let origin = CGPoint(
      x: storedBounds.origin.x + knownInsets.left - new.left, y: storedBounds.origin.y + knownInsets.top - new.top)
    knownInsets = new
    setGeometry(origin: storedOrigin, bounds: CGRect(origin: origin, size: storedBounds.size))
    setNeedsLayout()
    setNeedsShow()
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
    notifyWatchers()
  }
}
