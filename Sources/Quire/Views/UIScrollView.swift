// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// An object that holds the delegate of a scroll view.
///
/// A subclass declares a `delegate` with a narrower type, which would be impossible if `delegate` were a property of
/// the class itself.
@preconcurrency @MainActor public protocol ScrollDelegateHolder: AnyObject {
  /// The storage of `delegate`. Held weakly.
  var heldDelegate: (any UIScrollViewDelegate)? { get set }
}

extension ScrollDelegateHolder {
  /// The delegate, which is notified of scrolling. Held weakly.
  public var delegate: (any UIScrollViewDelegate)? {
    get { heldDelegate }
    set { heldDelegate = newValue }
  }
}

/// A view that scrolls content larger than itself. The host performs the scrolling, except when it can't: beyond the
/// ends of the range, by pages, to a target that the delegate has changed, and while two fingers scale the content.
@preconcurrency @MainActor open class UIScrollView: UIView, ScrollDelegateHolder {
  /// Whether the safe area is part of `adjustedContentInset`.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Adds the view's safe area insets, at every edge.
    case automatic = 0
    /// Adds the safe area insets of the axes along which the content scrolls or always bounces.
    case scrollableAxes = 1
    /// Adds nothing: `adjustedContentInset` is `contentInset`.
    case never = 2
    /// In Quire, treated like `automatic`.
    case always = 3
  }

  /// The storage of `delegate`, which subclasses redeclare with other types.
  @Weak public final var heldDelegate: (any UIScrollViewDelegate)? {
    didSet { if heldDelegate != nil { _ = dragRelease } }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    hostBehavior = ScrollBehavior.shared
  }

  /// Always returns `nil`: Quire reads no archives.
  public required init?(coder: NSCoder) { nil }

  /// The recognizer of the drag that scrolls. The host or the scroll view performs the drag, and the recognizer reports
  /// it.
  public final var panGestureRecognizer: UIPanGestureRecognizer {
    if let storedPan { return storedPan }
    let made = UIPanGestureRecognizer()
    made.isDriven = true
    made.view = self
    storedPan = made
    return made
  }
  private final var storedPan: UIPanGestureRecognizer?

  /// Whether the app needs a drag's moves in addition to the offset: only the moves contain the finger's velocity.
  final var wantsMoves: Bool { parts.dragMoved != nil || release != nil || storedPan?.actions.isEmpty == false }

  /// The size of the scrolled content, without insets, in points.
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

  /// `contentInset`, plus the safe area's insets if they are added, the height of a refresh control that is refreshing
  /// and, in the view of a list controller, the height that the keyboard covers.
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

  /// Called when `adjustedContentInset` changes, before the delegate is notified.
  open func adjustedContentInsetDidChange() {}

  /// The point of the content at the view's top-left corner; negative above the content.
  ///
  /// The host keeps it within the range and reports its corrected value to the delegate. Setting it does not stop the
  /// momentum of a drag, which continues from the new offset; `setContentOffset(_:animated:)` stops it.
  open var contentOffset: CGPoint {
    get { storedBounds.origin }
    set {
      guard newValue != storedBounds.origin, newValue.x.isFinite, newValue.y.isFinite else { return }
      let old = storedBounds.origin
      let isMoved = isMoving
      // An offset that the delegate sets counts as a change by the app.
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

  /// The bars that follow the scroll view.
  final var watchers: [ScrollWatcher] = []

  private final func notifyWatchers() {
    for watcher in watchers { watcher.scrolled() }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetsChanged()
  }

  /// Returns whether a view in the content gets touches. Quire does not call it: every view gets its touches. The
  /// default implementation returns `true`.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

  /// Returns whether a drag takes touches away from a view in the content. Quire does not call it: a view always loses
  /// its touches when a drag begins. The default implementation returns whether the view is no control.
  open func touchesShouldCancel(in view: UIView) -> Bool { view.asControl == nil }

  // MARK: Fingers and motions

  /// The settings that the host receives.
  final var settings: ScrollSettings = []
  /// The number of fingers that are down on the scroll view.
  final var fingers = 0
  final var phase = ScrollPhase.idle
  /// Whether a finger interrupted a motion that the session plays.
  final var isInterrupted = false
  /// The object that decides where a released drag comes to rest; `nil` if the decision is left to the host.
  final var release: ScrollRelease?
  /// The motion that the session plays.
  final var motion: ScrollMotion?
  /// Whether a finger or a motion changes the offset, rather than the app.
  final var isMoving = false
  /// The recognizer that moves the content with its own fingers; `nil` if only the host moves it.
  final var grip: UIGestureRecognizer?
  /// The reasons for which the scroll view has a grip.
  final var gripReasons: GripReasons = []
  /// Whether the grip's fingers are moving the content.
  final var isGripped = false
  /// The height of a refresh control that is refreshing, in points.
  final var refreshRoom: CGFloat = 0
  /// A closure that hides the keyboard when a drag begins; `nil` if a drag leaves the keyboard open.
  final var dismissKeyboardAtDrag: ((UIScrollView) -> Void)?
  /// The state for keyboard, refresh control and zoom; each part is `nil` until it is used.
  final var parts = ScrollParts()

  // MARK: At the host

  /// The offset in the coordinates of the engine and the host: 0 is the top-left end of the range, insets included.
  final var hostOffset: Vector {
    let insets = knownInsets
    return Vector(
      dx: Double(storedBounds.origin.x + insets.left), dy: Double(storedBounds.origin.y + insets.top))
  }

  /// Handles a move of the host's scroller.
  final func hostScrolled(to offset: Vector) {
    // While the session moves the content, the host's reports are echoes of its own moves.
    guard !isHeld else { return }
    let told = display?.scrollOffset ?? hostOffset
    // The host rounds an offset that it was told to its own pixels, and its report may come after the app has moved on.
    if phase == .idle, max((offset.dx - told.dx).magnitude, (offset.dy - told.dy).magnitude) < 1 { return }
    let place = parts.long?.follow(self, to: offset) ?? offset
    display?.scrollOffset = offset
    isMoving = true
    contentOffset = CGPoint(x: CGFloat(place.dx) - knownInsets.left, y: CGFloat(place.dy) - knownInsets.top)
    isMoving = false
  }

  /// The offsets at which scrolling comes to rest; all offsets by default.
  final var snaps = ScrollSnaps() { didSet { if snaps != oldValue { setNeedsShow() } } }

  /// The insets with which `contentOffset` was computed.
  final var knownInsets = UIEdgeInsets.zero

  /// Called when the insets change. Content that rests at the top edge stays there, so a bar that appears pushes it
  /// down.
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
