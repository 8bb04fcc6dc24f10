// SPDX-License-Identifier: Apache-2.0

import SheetMotion

/// A control that refreshes the content of a scroll view after a pull at its top. It shows a wheel above the content,
/// and sends `valueChanged` once the content has been pulled far enough.
///
/// Set it as a scroll view's `refreshControl`, load new content on `valueChanged`, and call `endRefreshing()` at the
/// end. Code that starts a refresh itself calls `beginRefreshing()`. In a sheet, a pull at the top of such a scroll
/// view does not move the sheet.
///
/// In a browser's scroll view, the pull must begin at the top of the content. A mouse wheel cannot pull: an app that is
/// used with a mouse or a keyboard should have a button with the same function.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  /// The height of the space above the content during a refresh, in points. UIKit's value is not public; a decision.
  private static let room: CGFloat = 60
  /// The distance by which the content must be pulled to begin a refresh, in points. UIKit's value is not public; a
  /// decision.
  static let distance: CGFloat = 90

  private final let wheel = UIActivityIndicatorView(style: .medium)
  @Weak private final var scroll: UIScrollView?

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: frame.width, height: UIRefreshControl.room)))
    hostBehavior = ControlBehavior.group
    isAccessibilityElement = false
    accessibilityTraits = .none
    isUserInteractionEnabled = false
    autoresizingMask = .flexibleWidth
    wheel.hidesWhenStopped = false
    wheel.isAccessibilityElement = false
    addSubview(wheel)
    isHidden = true
  }

  /// Always returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { nil }

  /// Creates a control that is not in a scroll view. Its width is 0 until it is in one.
  public convenience init() {
    self.init(frame: .zero)
  }

  /// Whether a refresh is in progress: the user pulled far enough or code began it, and it has not ended.
  open private(set) var isRefreshing = false

  /// The color of the wheel; `systemGray` by default.
  open override var tintColor: UIColor! {
    get { super.tintColor }
    set {
      super.tintColor = newValue
      wheel.color = newValue
    }
  }

  private final var titleView: UIView?
  /// A line of text below the wheel; `nil`, the default, means none.
  public final var attributedTitle: NSAttributedString? {
    didSet {
      titleView?.removeFromSuperview()
      titleView = nil
      guard let attributedTitle else { return setNeedsLayout() }
      let label = UILabel()
      label.font = .preferredFont(forTextStyle: .footnote)
      label.textColor = .secondaryLabel
      label.textAlignment = .center
      label.attributedText = attributedTitle
      titleView = label
      addSubview(label)
      setNeedsLayout()
    }
  }

  /// Shows the wheel as after a pull, and makes space for it above the content. The offset does not change. No action
  /// is sent.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    start()
    scroll?.setRefreshRoom(UIRefreshControl.room)
  }

  /// Ends the refresh and stops the wheel. Content at the top goes back to its original position.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    wheel.stopAnimating()
    wheel.isAccessibilityElement = false
    scroll?.setRefreshRoom(0)
    scroll?.returnToRange()
    show(scroll?.distanceBelowTop ?? 0)
  }

  private final func start() {
    isRefreshing = true
    isHidden = false
    alpha = 1
    wheel.isAccessibilityElement = true
    wheel.startAnimating()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: UIRefreshControl.room)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    wheel.sizeToFit()
    wheel.center = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    guard let titleView else { return }
    let height = min(titleView.sizeThatFits(bounds.size).height, bounds.height / 2)
    wheel.center.y = (bounds.height - height) / 2
    titleView.frame = CGRect(x: 0, y: bounds.height - height - 4, width: bounds.width, height: height)
  }

  // MARK: In a scroll view

  final func enter(_ scroll: UIScrollView) {
    self.scroll = scroll
    frame = CGRect(
      x: 0, y: -UIRefreshControl.room - scroll.contentInset.top, width: scroll.bounds.width,
      height: UIRefreshControl.room)
    scroll.insertSubview(self, at: 0)
    scroll.parts.pulled = { [me = Weak(self)] distance in me.wrappedValue?.pulled(by: distance) }
    scroll.parts.pullEnded = { [me = Weak(self)] in me.wrappedValue?.pullEnded() }
    if isRefreshing { scroll.setRefreshRoom(UIRefreshControl.room) }
  }

  final func leave() {
    scroll?.parts.pulled = nil
    scroll?.parts.pullEnded = nil
    scroll?.setRefreshRoom(0)
    scroll?.returnToRange()
    scroll = nil
    removeFromSuperview()
  }

  /// Whether the current drag has begun a refresh. A drag begins at most one.
  private final var hasFired = false

  private final func pulled(by distance: CGFloat) {
    guard !isRefreshing else { return }
    show(distance)
    guard !hasFired, distance >= UIRefreshControl.distance, scroll?.isDragging == true, isEnabled else { return }
    hasFired = true
    start()
    sendActions(for: .valueChanged)
  }

  /// Shows the wheel gradually as the content moves down.
  private final func show(_ distance: CGFloat) {
    isHidden = distance <= 0 && !isRefreshing
    guard !isHidden else { return }
    alpha = isRefreshing ? 1 : min(1, distance / UIRefreshControl.distance)
  }

  private final func pullEnded() {
    hasFired = false
    if isRefreshing { scroll?.setRefreshRoom(UIRefreshControl.room) }
  }
}

extension UIScrollView {
  /// The control that a pull at the top activates; `nil` by default.
  public final var refreshControl: UIRefreshControl? {
    get { parts.refreshControl as? UIRefreshControl }
    set {
      guard newValue !== parts.refreshControl else { return }
      refreshControl?.leave()
      parts.refreshControl = newValue
      change(.hasRefreshControl, to: newValue != nil)
      changeGrip(.refreshes, to: newValue != nil)
      newValue?.enter(self)
    }
  }

  /// The distance by which the content is below its resting position at the top, in points; 0 or less if it is not
  /// below.
  final var distanceBelowTop: CGFloat { leastOffset.y - bounds.minY }

  /// Makes space above the content. The visible content does not move.
  final func setRefreshRoom(_ room: CGFloat) {
    guard room != refreshRoom else { return }
    refreshRoom = room
    knownInsets = adjustedContentInset
    setNeedsLayout()
    setNeedsShow()
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// Moves content that is below its resting position at the top back to it, unless a finger drags it or it is already
  /// moving.
  final func returnToRange() {
    guard distanceBelowTop > 0, !isDragging, let session else { return }
    let target = CGPoint(x: contentOffset.x, y: leastOffset.y)
    let spring = DragRelease.edgeSpring
    run(ScrollAnimation(from: contentOffset, to: target, velocity: .zero, spring: spring, at: session.clock))
  }
}
