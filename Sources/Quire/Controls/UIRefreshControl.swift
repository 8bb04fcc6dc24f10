// SPDX-License-Identifier: Apache-2.0

import SheetMotion

/// What a pull at the top of a scroll view starts: it shows a wheel above the content, and sends `valueChanged` once the
/// content has been pulled far enough.
///
/// Set it as a scroll view's `refreshControl`, load what is new on `valueChanged`, and call `endRefreshing()` at the end.
/// Code that refreshes by itself calls `beginRefreshing()`. In a sheet a pull at the top of such a scroll view does not
/// move the sheet.
///
/// Where a browser scrolls, the pull must begin at the top of the content. A wheel pulls nothing: an app that is used
/// with a mouse or a keyboard should have a button that does the same.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  /// The room that it takes above the content while it refreshes, in points. Not public; a decision.
  private static let room: CGFloat = 60
  /// How far the content is pulled down when it begins, in points. Not public; a decision.
  static let distance: CGFloat = 90

  private final let wheel = UIActivityIndicatorView(style: .medium)
  @Weak private final var scroll: UIScrollView?

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: frame.width, height: UIRefreshControl.room)))
    kind = .box
    isAccessibilityElement = false
    accessibilityTraits = .none
    isUserInteractionEnabled = false
    autoresizingMask = .flexibleWidth
    wheel.hidesWhenStopped = false
    wheel.isAccessibilityElement = false
    addSubview(wheel)
    isHidden = true
  }

  /// Always `nil`: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// A control in no scroll view, without extent until it is in one.
  public convenience init() {
    self.init(frame: .zero)
  }

  /// Whether it refreshes: the user pulled far enough or code began it, and it has not ended.
  open private(set) var isRefreshing = false

  /// The color of the wheel; `systemGray` unless it is set.
  open override var tintColor: UIColor! {
    get { super.tintColor }
    set {
      super.tintColor = newValue
      wheel.color = newValue
    }
  }

  private final var titleView: UIView?
  /// A line below the wheel; `nil`, the default, for none.
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

  /// Shows the wheel, as after a pull, and makes room for it above the content; the offset stays. No action is sent.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    start()
    scroll?.setRefreshRoom(UIRefreshControl.room)
  }

  /// Stops the wheel; content at the top goes back to where it was.
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

  /// Whether the drag that is under way has begun a refresh; one drag begins one at most.
  private final var hasFired = false

  private final func pulled(by distance: CGFloat) {
    guard !isRefreshing else { return }
    show(distance)
    guard !hasFired, distance >= UIRefreshControl.distance, scroll?.isDragging == true, isEnabled else { return }
    hasFired = true
    start()
    sendActions(for: .valueChanged)
  }

  /// The wheel comes out as the content goes down.
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
  /// What a pull at the top starts; `nil` by default.
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

  /// How far the content stands below the place where it rests at its top, in points; 0 or less if it does not.
  final var distanceBelowTop: CGFloat { leastOffset.y - bounds.minY }

  /// Makes room above the content, which stays where it is seen.
  final func setRefreshRoom(_ room: CGFloat) {
    guard room != refreshRoom else { return }
    refreshRoom = room
    knownInsets = adjustedContentInset
    setNeedsLayout()
    setNeedsShow()
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// Brings content that stands above its top back to it, unless a finger or a motion has it.
  final func returnToRange() {
    guard distanceBelowTop > 0, !isDragging, let session else { return }
    let target = CGPoint(x: contentOffset.x, y: leastOffset.y)
    let spring = DragRelease.edgeSpring
    run(ScrollGlide(from: contentOffset, to: target, velocity: .zero, spring: spring, at: session.clock))
  }
}
