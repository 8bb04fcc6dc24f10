// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// A box in the tree of what an app shows.
@preconcurrency @MainActor open class UIView: UIResponder {
  /// How a picture fills a box, with Apple's values.
  public enum ContentMode: Int, Sendable {
    /// The whole box, stretched; the default.
    case scaleToFill = 0
    /// As large as fits in the box undistorted; the rest is empty.
    case scaleAspectFit = 1
    /// As large as covers the box undistorted; `clipsToBounds` cuts off what stands over.
    case scaleAspectFill = 2
    /// As `scaleToFill`: nothing draws itself here.
    case redraw = 3
    /// In its own size, in the middle.
    case center = 4
    /// In its own size, in the middle of the top edge.
    case top = 5
    /// In its own size, in the middle of the bottom edge.
    case bottom = 6
    /// In its own size, in the middle of the left edge.
    case left = 7
    /// In its own size, in the middle of the right edge.
    case right = 8
    /// In its own size, in the top left corner.
    case topLeft = 9
    /// In its own size, in the top right corner.
    case topRight = 10
    /// In its own size, in the bottom left corner.
    case bottomLeft = 11
    /// In its own size, in the bottom right corner.
    case bottomRight = 12
  }

  /// What of a box changes when its superview's size does.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// Bits, with Apple's values; those without a name are ignored.
    public var rawValue: UInt

    /// Bits as they are; a set literal, `[.flexibleWidth]`, makes the same.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The left margin takes a share of what the superview grows by.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width takes a share of what the superview grows by; it does not go below 0.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The right margin takes a share of what the superview grows by.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The top margin takes a share of what the superview grows by.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height takes a share of what the superview grows by; it does not go below 0.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The bottom margin takes a share of what the superview grows by.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  private static var latestID: UInt32 = 0
  static func makeID() -> ViewID {
    latestID += 1
    return ViewID(rawValue: latestID)
  }

  /// The view's name at the seam, for its whole life there.
  final var id: ViewID
  /// What a host makes of it.
  final var kind = ViewKind.box
  /// What the host was told last; `nil` while it knows nothing of the view.
  final var display: ViewDisplay?
  /// What is under way of its changes.
  final var motions: ViewMotions?
  /// What it takes part in besides touches.
  final var heldInteractions: [any UIInteraction] = []
  /// The view controller that has it as its view.
  @Weak final var controller: UIViewController?

  /// A view in no tree; `frame` counts in the superview that it gets, and numbers that are not finite are the caller's
  /// error.
  public init(frame: CGRect) {
    id = UIView.makeID()
    storedOrigin = frame.origin
    storedBounds = CGRect(origin: .zero, size: frame.size)
    super.init()
    checkGeometry(frame)
  }

  /// Gives `nil`: Quire reads no archives. It is there for what UIKit has every view declare.
  public required init?(coder: NSCoder) { nil }

  public override convenience init() {
    self.init(frame: .zero)
  }

  /// No view is the delegate of an app or a scene, so subclasses need not have it.
  @available(*, unavailable) public required convenience init(_launching launch: AppLaunch) {
    self.init()
  }

  // MARK: Geometry

  /// The top left corner in the superview. With `storedBounds` it makes `frame` and `center`.
  final var storedOrigin: CGPoint
  final var storedBounds: CGRect

  /// The box in the superview's coordinates.
  open var frame: CGRect {
    get { CGRect(origin: storedOrigin, size: storedBounds.size) }
    set {
      checkGeometry(newValue)
      let newValue = newValue.finite
      setGeometry(origin: newValue.origin, bounds: CGRect(origin: storedBounds.origin, size: newValue.size))
    }
  }

  /// The box in the view's own coordinates; its origin is what scrolling moves.
  open var bounds: CGRect {
    get { storedBounds }
    set {
      checkGeometry(newValue)
      let newValue = newValue.finite
      let center = center
      setGeometry(
        origin: CGPoint(x: center.x - newValue.width / 2, y: center.y - newValue.height / 2), bounds: newValue)
    }
  }

  /// The middle of `frame`.
  open var center: CGPoint {
    get {
      CGPoint(x: storedOrigin.x + storedBounds.width / 2, y: storedOrigin.y + storedBounds.height / 2)
    }
    set {
      frame = CGRect(
        x: newValue.x - storedBounds.width / 2, y: newValue.y - storedBounds.height / 2,
        width: storedBounds.width, height: storedBounds.height)
    }
  }

  /// What of the box changes when the superview's size does; nothing by default.
  public final var autoresizingMask: AutoresizingMask = [] {
    didSet { if !autoresizingMask.isEmpty { superview?.hasFlexibleSubviews = true } }
  }
  /// Whether there may be a subview with a mask.
  final var hasFlexibleSubviews = false
  /// Whether the subviews' masks count.
  public final var autoresizesSubviews = true

  /// UIKit raises an exception for these. A number that is infinite counts as 0.
  private final func checkGeometry(_ box: CGRect) {
    let hasNumbers = !(box.origin.x.isNaN || box.origin.y.isNaN || box.size.width.isNaN || box.size.height.isNaN)
    precondition(hasNumbers, "A box of \(Log.name(of: self)) has to be numbers; look for a division of 0 by 0.")
  }

  // MARK: Tree

  /// Back to front.
  public final private(set) var subviews: [UIView] = []
  /// The view that this one is in; `nil` in none. Not kept alive.
  @Weak public final private(set) var superview: UIView?

  /// The window that the view is in, if it is in one.
  open var window: UIWindow? { superview?.window }

  /// Puts a view in front of all others in this one.
  public final func addSubview(_ view: UIView) {
    insert(view, at: subviews.count)
  }

  /// `index` counts among the subviews without `view`; beyond the end is the front.
  public final func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  /// Right in front of a sibling; in front of all where `sibling` is no subview. Traps where `view` contains this one.
  public final func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, at: (place(of: sibling, without: view) ?? subviews.count - 1) + 1)
  }

  /// Right behind a sibling; behind all where `sibling` is no subview. Traps where `view` contains this one.
  public final func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, at: place(of: sibling, without: view) ?? 0)
  }

  /// Where a sibling stands once a view has been taken out.
  private final func place(of sibling: UIView, without view: UIView) -> Int? {
    subviews.filter { $0 !== view }.firstIndex { $0 === sibling }
  }

  /// Puts a subview in front of all others; a view that is none stays where it is.
  public final func bringSubviewToFront(_ view: UIView) {
    guard let index = index(of: view) else { return }
    subviews.append(subviews.remove(at: index))
    subviewsChanged()
  }

  /// Puts a subview behind all others; a view that is none stays where it is.
  public final func sendSubviewToBack(_ view: UIView) {
    guard let index = index(of: view) else { return }
    subviews.insert(subviews.remove(at: index), at: 0)
    subviewsChanged()
  }

  /// Puts those that are subviews behind all others and each before the next, unless they stand in this order already.
  final func sendSubviewsToBack(_ views: [UIView]) {
    let order = views.filter { $0.superview === self }
    var next = 0
    for view in subviews where next < order.count && view === order[next] { next += 1 }
    guard next < order.count else { return }
    subviews = order + subviews.filter { view in !order.contains { $0 === view } }
    subviewsChanged()
  }

  /// Takes the view out of the tree, with all in it.
  public final func removeFromSuperview() {
    remove(isMoving: false)
  }

  /// `isMoving` where it comes back into the same window at once.
  private final func remove(isMoving: Bool) {
    guard let superview, let index = superview.index(of: self) else { return }
    let oldWindow = window
    let leaving = oldWindow == nil || isMoving ? [] : notifyControllersOfLeaving()
    ConstraintLayout.shared?.leaving(self)
    willMove(toSuperview: nil)
    superview.subviews.remove(at: index)
    self.superview = nil
    superview.setNeedsLayout()
    superview.subviewsChanged()
    // Also out of a tree that has left the window itself in this turn.
    display?.session?.contents.detach(self)
    didMoveToSuperview()
    if oldWindow != nil { windowChanged() }
    for controller in leaving { controller.endDisappearing(animated: false) }
  }

  /// Whether the view is the other one or in it.
  public final func isDescendant(of view: UIView) -> Bool {
    var candidate: UIView? = self
    while let current = candidate {
      if current === view { return true }
      candidate = current.superview
    }
    return false
  }

  /// The view is about to get another superview, or none.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// The view has got another superview, or none.
  open func didMoveToSuperview() {}
  /// The view has come into a window or left one.
  open func didMoveToWindow() {}

  private final func insert(_ view: UIView, at index: Int) {
    precondition(
      !isDescendant(of: view),
      "A view can't be a subview of itself or of what it contains: \(Log.name(of: view)) in \(Log.name(of: self)).")
    precondition(
      view.storedLayer?.masked == nil,
      "\(Log.name(of: view)) is a mask, so that it can't be a subview. Set mask to nil first.")
    let tint: UIColor? = view.storedTint == nil ? view.tintColor : nil
    let window = window
    let isMoving = window != nil && view.window === window
    view.remove(isMoving: isMoving)
    if !isMoving, let session = window?.session { view.notifyControllersOfEntering(session) }
    view.willMove(toSuperview: self)
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    if !view.autoresizingMask.isEmpty { hasFlexibleSubviews = true }
    ConstraintLayout.shared?.entered(view)
    // Its box counts from somewhere else now, and so does its safe area.
    view.subtreeNeedsShow = true
    view.setNeedsShow()
    view.subtreeNeedsLayout = true
    view.setNeedsSafeArea()
    setNeedsLayout()
    subviewsChanged()
    if let tint, tint !== view.tintColor { view.tintChanged() }
    view.didMoveToSuperview()
    if window != nil { view.windowChanged() }
  }

  private final func index(of view: UIView) -> Int? {
    subviews.firstIndex { $0 === view }
  }

  private final func windowChanged() {
    didMoveToWindow()
    for view in subviews { view.windowChanged() }
  }

  open override var next: UIResponder? { controller ?? superview }

  // MARK: Layout

  final var needsLayout = true
  /// Its safe area may be another one.
  final var needsSafeArea = true
  /// Something below the view needs layout or a look at its safe area. What does has this set in every superview.
  final var subtreeNeedsLayout = true
  /// The insets that the latest layout saw.
  final var knownSafeArea = UIEdgeInsets.zero
  final var needsShow = true
  /// Its box has changed, and nothing else may have.
  final var needsFrameShow = true
  /// There are other subviews, or in another order.
  final var hasOtherSubviews = true
  /// Something below the view has changed. What has changed has this set in every superview.
  final var subtreeNeedsShow = true
  /// The height to allot to the view: the largest it has had since its sheet began to move.
  final var reserve = 0.0
  /// What holds for the whole tree below; set on the view that fills a layer.
  final var place: LayerPlace?
  /// What constraints know of the view; `nil` while none speaks of it.
  final var layout: ViewLayout?

  /// Places the subviews. The default leaves them where they are.
  open func layoutSubviews() {}

  /// The size that the view would like to have, given a size to fit; the default is its own.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// The size that the content asks for; `noIntrinsicMetric` where it asks for none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Has constraints ask for `intrinsicContentSize` again before the next layout.
  open func invalidateIntrinsicContentSize() {
    if layout != nil { ConstraintLayout.shared?.contentChanged(self) }
  }

  /// By how much the box that constraints place lies inside the view's own; nothing by default.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// Whether views of a class need constraints; then `updateConstraints` is called once without being asked for.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// To be overridden by a view that changes its constraints as its state does, and called at the end of the override.
  open func updateConstraints() {}

  /// The margins are other ones now.
  open func layoutMarginsDidChange() {}

  /// The view that has this view's first baseline; itself by default.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  /// The view that has this view's last baseline; itself by default.
  open var forLastBaselineLayout: UIView { self }

  /// The size that is nearest to a wanted one and that the constraints in the view allow: with
  /// `layoutFittingCompressedSize` the smallest.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  /// The same, where each side of the wanted size matters as told: `required` has the width be that one, say.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    if let layout = ConstraintLayout.shared {
      return layout.fittingSize(
        of: self, targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
    }
    let content = intrinsicContentSize
    return CGSize(
      width: content.width < 0 || horizontalFittingPriority == .required ? targetSize.width : content.width,
      height: content.height < 0 || verticalFittingPriority == .required ? targetSize.height : content.height)
  }

  /// Stands for a side that the content asks nothing for.
  public static let noIntrinsicMetric: CGFloat = -1

  /// Takes the size that `sizeThatFits` gives, from the top left corner.
  public final func sizeToFit() {
    frame = CGRect(origin: storedOrigin, size: sizeThatFits(bounds.size))
  }

  /// The safe area is another one now; layout follows.
  open func safeAreaInsetsDidChange() {}

  // MARK: Look

  /// Behind all that is in the view; `nil` is none.
  open var backgroundColor: UIColor? {
    didSet {
      captureBackground(from: oldValue)
      setNeedsShow()
    }
  }
  /// 0...1, of the view and all in it.
  public final var alpha: CGFloat = 1 {
    didSet {
      captureAlpha(from: oldValue)
      setNeedsShow()
    }
  }
  /// Whether the view and all in it are taken off the screen.
  public final var isHidden = false {
    didSet {
      setNeedsShow()
      if isHidden != oldValue { superview?.layout?.memberChanged?(self, .visibility) }
    }
  }
  /// Whether it shows although it is hidden, while the stack that it is in closes up.
  final var lingers = false { didSet { if lingers != oldValue { setNeedsShow() } } }
  /// Whether something else shows in its place for a while; the app doesn't see it.
  final var isAway = false { didSet { if isAway != oldValue { setNeedsShow() } } }
  /// Turns, scales and shifts what shows, about the middle of the box. `frame`, `center` and `bounds` are without it.
  public final var transform = CGAffineTransform.identity {
    didSet {
      captureTransform(from: oldValue)
      setNeedsShow()
    }
  }
  /// Whether it is a bar at the top, from which a finger drags a sheet even over its buttons.
  final var isTopBar = false
  /// Whether it turns without end.
  final var spins = false { didSet { if spins != oldValue { setNeedsShow() } } }
  /// How a picture fills the box; `scaleToFill` by default.
  public final var contentMode = ContentMode.scaleToFill { didSet { setNeedsShow() } }
  /// Whether what stands out of the box is cut off.
  public final var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  /// What decorates the box.
  public final var layer: CALayer {
    if let storedLayer { return storedLayer }
    let made = CALayer(view: self)
    storedLayer = made
    return made
  }
  /// `nil` until it is first asked for: most views have nothing to decorate.
  final var storedLayer: CALayer?

  /// The superview's where none was set; at the top the system's blue.
  open var tintColor: UIColor! {
    get { storedTint ?? superview?.tintColor ?? .systemBlue }
    set {
      storedTint = newValue
      tintChanged()
    }
  }
  final var storedTint: UIColor?

  /// The tint is another one now, the view's own or an inherited one.
  open func tintColorDidChange() {}

  private final func tintChanged() {
    tintColorDidChange()
    setNeedsShow()
    for view in subviews where view.storedTint == nil { view.tintChanged() }
  }

  /// The traits are other ones now; layout follows.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  final var storedOverrides = UITraitOverrides()
  final var traitRegistrations: [UITraitChangeRegistration] = []

  // MARK: Touches

  /// Whether touches and presses reach the view and what is in it.
  public final var isUserInteractionEnabled = true { didSet { setNeedsShow() } }
  /// Whether touches that nothing inside takes go to what is behind.
  final var passesTouches = false { didSet { setNeedsShow() } }

  /// Whether it was found to let touches through wherever no subview is.
  final var refusesTouches = false

  /// The innermost view that takes a touch at a point in this view's coordinates; `nil` if the view and all in it let it
  /// through.
  ///
  /// The default is `nil` for a view that is hidden, shows less than 0.01, or is not enabled for interaction, and for a
  /// point that `point(inside:with:)` refuses; else it asks the subviews, front to back. The host's own hit test is as
  /// good, so that an override is what decides: it is asked for each finger that comes down, and also when the view is
  /// shown, with `nil` for the event, so it should change nothing.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isHittable, self.point(inside: point, with: event) else { return nil }
    for view in subviews.reversed() {
      if let found = view.hitTest(view.convert(point, from: self), with: event) { return found }
    }
    return passesTouches ? nil : self
  }

  /// Whether a point in the view's coordinates is in it; by default whether it is in `bounds`. A larger area makes a
  /// view easier to touch, as far as its superviews reach.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// A popover names it among its `passthroughViews`.
  final var takesTouchesUnderPopovers = false {
    didSet { if takesTouchesUnderPopovers != oldValue { setNeedsShow() } }
  }

  final var recognizers: [UIGestureRecognizer] = []

  /// Whether a recogniser on this view may go on with what it has seen; its delegate is asked too.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Accessibility

  /// Whether assistive technologies are told of the view itself.
  open var isAccessibilityElement = false { didSet { setNeedsShow() } }
  /// The name that they say.
  open var accessibilityLabel: String? { didSet { setNeedsShow() } }
  /// What it stands at, as the number of a slider.
  open var accessibilityValue: String? { didSet { setNeedsShow() } }
  /// What a control of Quire's own tells beyond the members above.
  final var semantics: ControlSemantics? { didSet { setNeedsShow() } }
  /// What it is and how it behaves.
  open var accessibilityTraits: UIAccessibilityTraits = .none { didSet { setNeedsShow() } }
}

extension CGRect {
  /// The same with 0 for what is not a finite number: what an app gets wrong must not reach a host.
  var finite: CGRect {
    guard !(minX.isFinite && minY.isFinite && width.isFinite && height.isFinite) else { return self }
    return CGRect(
      x: minX.isFinite ? minX : 0, y: minY.isFinite ? minY : 0,
      width: width.isFinite ? width : 0, height: height.isFinite ? height : 0)
  }
}
