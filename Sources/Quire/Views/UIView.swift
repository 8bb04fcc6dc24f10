// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// A box in an app's view hierarchy.
@preconcurrency @MainActor open class UIView: UIResponder {
  /// The scaling and position of an image in a box, with Apple's values.
  public enum ContentMode: Int, Sendable {
    /// Stretches the image to the whole box; the default.
    case scaleToFill = 0
    /// Scales the image to the largest undistorted size that fits in the box; the rest is empty.
    case scaleAspectFit = 1
    /// Scales the image to the smallest undistorted size that covers the box; `clipsToBounds` cuts off what extends
    /// beyond it.
    case scaleAspectFill = 2
    /// Redraws the view when its size changes. An image is stretched to the bounds.
    case redraw = 3
    /// Centers the image in its own size.
    case center = 4
    /// Shows the image in its own size, in the middle of the top edge.
    case top = 5
    /// Shows the image in its own size, in the middle of the bottom edge.
    case bottom = 6
    /// Shows the image in its own size, in the middle of the left edge.
    case left = 7
    /// Shows the image in its own size, in the middle of the right edge.
    case right = 8
    /// Shows the image in its own size, in the top-left corner.
    case topLeft = 9
    /// Shows the image in its own size, in the top-right corner.
    case topRight = 10
    /// Shows the image in its own size, in the bottom-left corner.
    case bottomLeft = 11
    /// Shows the image in its own size, in the bottom-right corner.
    case bottomRight = 12
  }

  /// The margins and dimensions that are flexible when the superview's size changes.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The raw bits, with Apple's values. Bits that have no name here are ignored.
    public var rawValue: UInt

    /// Creates a mask from raw bits. A set literal such as `[.flexibleWidth]` gives the same result.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The left margin takes a share of the superview's growth.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width takes a share of the superview's growth; it does not become less than 0.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The right margin takes a share of the superview's growth.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The top margin takes a share of the superview's growth.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height takes a share of the superview's growth; it does not become less than 0.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The bottom margin takes a share of the superview's growth.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  private static var latestID: UInt32 = 0
  static func makeID() -> ViewID {
    latestID += 1
    return ViewID(rawValue: latestID)
  }

  /// The view's identifier at the host, constant for as long as the host has the view.
  final var id: ViewID
  /// The behavior of the view's kind at the host.
  final var hostBehavior = HostBehavior.box
  /// The last report about the view to the host; `nil` before the first.
  final var display: ViewDisplay?
  /// The running animations of the view.
  final var motions: ViewMotions?
  /// The rarely used settings, or `nil` until one of them is set.
  final var viewSettings: ViewSettings?
  /// The view's interactions.
  final var heldInteractions: [any UIInteraction] = []
  /// The view controller whose view this is.
  @Weak final var controller: UIViewController?

  /// Creates a view without a superview. `frame` is in the coordinates of the future superview. Traps if `frame`
  /// contains NaN; an infinite number counts as 0.
  public init(frame: CGRect) {
    id = UIView.makeID()
    storedOrigin = frame.origin
    storedBounds = CGRect(origin: .zero, size: frame.size)
    super.init()
    checkGeometry(frame)
  }

  /// Always returns `nil`: Quire reads no archives. The initializer exists because UIKit requires every view to declare
  /// it.
  public required init?(coder: NSCoder) { nil }

  public override convenience init() {
    self.init(frame: .zero)
  }

  /// No view is the delegate of an app or a scene, so subclasses do not need this initializer.
  @available(*, unavailable) public required convenience init(_launching launch: AppLaunch) {
    self.init()
  }

  // MARK: Geometry

  /// The top-left corner in the superview's coordinates. `frame` and `center` are derived from it and `storedBounds`.
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

  /// The box in the view's own coordinates. Scrolling changes its origin.
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

  /// The center of `frame`.
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

  /// The margins and dimensions that are flexible when the superview's size changes; none by default.
  public final var autoresizingMask: AutoresizingMask = [] {
    didSet { if !autoresizingMask.isEmpty { superview?.hasFlexibleSubviews = true } }
  }
  /// Whether there may be a subview with an autoresizing mask.
  final var hasFlexibleSubviews = false
  /// Whether the subviews' autoresizing masks have an effect.
  public final var autoresizesSubviews = true

  /// Traps if a number is NaN, for which UIKit raises an exception. An infinite number counts as 0.
  private final func checkGeometry(_ box: CGRect) {
    let hasNumbers = !(box.origin.x.isNaN || box.origin.y.isNaN || box.size.width.isNaN || box.size.height.isNaN)
    precondition(hasNumbers, "A box of \(Log.name(of: self)) has to be numbers; look for a division of 0 by 0.")
  }

  // MARK: Tree

  /// The subviews, from back to front.
  public final private(set) var subviews: [UIView] = []
  /// The view that contains this one, or `nil`. Not kept alive.
  @Weak public final private(set) var superview: UIView?

  /// The window that contains the view, or `nil`.
  open var window: UIWindow? { superview?.window }

  /// Adds a view in front of all other subviews.
  public final func addSubview(_ view: UIView) {
    insert(view, at: subviews.count)
  }

  /// Inserts a subview at an index, which counts the subviews without `view`. An index beyond the end means the front.
  public final func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  /// Inserts a subview directly in front of a sibling, or in front of all subviews if `sibling` is not a subview. Traps
  /// if `view` contains this view.
  public final func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, at: (place(of: sibling, without: view) ?? subviews.count - 1) + 1)
  }

  /// Inserts a subview directly behind a sibling, or behind all subviews if `sibling` is not a subview. Traps if `view`
  /// contains this view.
  public final func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, at: place(of: sibling, without: view) ?? 0)
  }

  /// Returns the index of a sibling after a view has been removed.
  private final func place(of sibling: UIView, without view: UIView) -> Int? {
    subviews.filter { $0 !== view }.firstIndex { $0 === sibling }
  }

  /// Exchanges two subviews, by their indices. Traps if there is no subview with an index.
  public final func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    precondition(
      subviews.indices.contains(index1) && subviews.indices.contains(index2),
      "Subviews can't be exchanged at \(index1) and \(index2): there are \(subviews.count).")
    guard index1 != index2 else { return }
    subviews.swapAt(index1, index2)
    subviewsChanged()
  }

  /// Moves a subview in front of its siblings. Does nothing if `view` is not a subview of this view.
  public final func bringSubviewToFront(_ view: UIView) {
    guard let index = index(of: view) else { return }
    subviews.append(subviews.remove(at: index))
    subviewsChanged()
  }

  /// Moves a subview behind its siblings. Does nothing if `view` is not a subview of this view.
  public final func sendSubviewToBack(_ view: UIView) {
    guard let index = index(of: view) else { return }
    subviews.insert(subviews.remove(at: index), at: 0)
    subviewsChanged()
  }

  /// Moves the given subviews behind all others, each behind the next one in the array. Ignores views that are not
  /// subviews. Does nothing if the subviews are already in this order.
  final func sendSubviewsToBack(_ views: [UIView]) {
    let order = views.filter { $0.superview === self }
    var next = 0
    for view in subviews where next < order.count && view === order[next] { next += 1 }
    guard next < order.count else { return }
    subviews = order + subviews.filter { view in !order.contains { $0 === view } }
    subviewsChanged()
  }

  /// Removes the view, with its descendants, from its superview.
  public final func removeFromSuperview() {
    remove(isMoving: false)
  }

  /// Removes the view. `isMoving` is `true` if the view is added to the same window again immediately.
  private final func remove(isMoving: Bool) {
    guard let superview else { return }
    let oldWindow = window
    let leaving = oldWindow == nil || isMoving ? [] : notifyControllersOfLeaving()
    ConstraintLayout.shared?.leaving(self)
    superview.willRemoveSubview(self)
    willMove(toSuperview: nil)
    if oldWindow != nil { windowWillChange(to: nil) }
    // The callbacks may have removed the view or its siblings.
    guard let superview = self.superview, let index = superview.index(of: self) else { return }
    superview.subviews.remove(at: index)
    self.superview = nil
    superview.setNeedsLayout()
    superview.subviewsChanged()
    // Also applies to a tree that was removed from the window earlier in this turn.
    display?.session?.contents.detach(self)
    didMoveToSuperview()
    if oldWindow != nil { windowChanged() }
    for controller in leaving { controller.endDisappearing(animated: false) }
  }

  /// Returns whether this view is `view` or is inside it.
  public final func isDescendant(of view: UIView) -> Bool {
    var candidate: UIView? = self
    while let current = candidate {
      if current === view { return true }
      candidate = current.superview
    }
    return false
  }

  /// Called before the superview changes; `newSuperview` is `nil` on removal. The default does nothing.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called before the view enters or leaves a window; `newWindow` is `nil` if it leaves. The default does nothing.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after a subview was added. The default does nothing.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed. The default does nothing.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called after the superview changed. The default does nothing.
  open func didMoveToSuperview() {}
  /// Called after the view entered or left a window. The default does nothing.
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
    if let window { view.windowWillChange(to: window) }
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    if !view.autoresizingMask.isEmpty { hasFlexibleSubviews = true }
    ConstraintLayout.shared?.entered(view)
    // The view's box is now in other coordinates, and its safe area may differ.
    view.subtreeNeedsShow = true
    view.setNeedsShow()
    view.subtreeNeedsLayout = true
    view.setNeedsSafeArea()
    setNeedsLayout()
    subviewsChanged()
    if let tint, tint !== view.tintColor { view.tintChanged() }
    view.didMoveToSuperview()
    if window != nil { view.windowChanged() }
    didAddSubview(view)
  }

  /// Shows the box of a standalone layer in this view, without adding it as a subview.
  final func holdBox(_ box: UIView) {
    box.superview = self
    box.subtreeNeedsShow = true
    box.setNeedsShow()
    box.subtreeNeedsLayout = true
    box.setNeedsLayout()
    subviewsChanged()
  }

  /// Removes a standalone layer's box from the view that shows it.
  final func leaveHolder() {
    superview?.subviewsChanged()
    superview = nil
    display?.session?.contents.detach(self)
  }

  private final func index(of view: UIView) -> Int? {
    subviews.firstIndex { $0 === view }
  }

  private final func windowWillChange(to window: UIWindow?) {
    willMove(toWindow: window)
    for view in subviews { view.windowWillChange(to: window) }
  }

  private final func windowChanged() {
    if let dress = Session.current?.dressesViews, window != nil { dress(self) }
    didMoveToWindow()
    for view in subviews { view.windowChanged() }
  }

  open override var next: UIResponder? { controller ?? superview }

  // MARK: Layout

  final var needsLayout = true
  /// The properties that must be updated before the next layout.
  final var propertyNeeds: PropertyNeeds = [.own, .controller]
  /// Whether the safe area may have changed.
  final var needsSafeArea = true
  /// Whether a descendant needs layout or a safe-area update. Setting it also sets it in every ancestor.
  final var subtreeNeedsLayout = true
  /// The insets that the last layout pass used.
  final var knownSafeArea = UIEdgeInsets.zero
  final var needsShow = true
  /// Whether the view's box changed, possibly without any other change.
  final var needsFrameShow = true
  /// Whether the subviews or their order changed.
  final var hasOtherSubviews = true
  /// Whether a descendant changed. Such a change also sets it in every ancestor.
  final var subtreeNeedsShow = true
  /// The height to reserve for the view, in points: its maximum since its sheet began to move.
  final var reserve = 0.0
  /// The state that all views of a layer share; set on the view that fills the layer.
  final var place: LayerPlace?
  /// The view's state in the constraint solver, or `nil` if no constraint refers to the view.
  final var layout: ViewLayout?

  /// Called by Xcode to prepare the view for its canvas. It is never called here.
  open func prepareForInterfaceBuilder() {}

  /// Positions the subviews. The default leaves them where they are.
  open func layoutSubviews() {}

  /// Updates the view's properties before its layout. Override it to take values from observable objects or from
  /// traits, and call super; do not call it yourself. The default implementation does nothing.
  ///
  /// It is called before the first layout, and again after `setNeedsUpdateProperties()` or a change of an observable
  /// property that it read.
  open func updateProperties() {}

  /// Returns the view's preferred size for a given size to fit. The default returns the current size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// The size that the content requires, with `noIntrinsicMetric` for a dimension without a requirement.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Requests that constraints read `intrinsicContentSize` again before the next layout pass.
  open func invalidateIntrinsicContentSize() {
    if layout != nil { ConstraintLayout.shared?.contentChanged(self) }
  }

  /// The insets from the view's box to the box that constraints position; zero by default.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// Whether views of the class need constraints. If so, `updateConstraints` is called once without a request.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Called to update constraints. A view whose constraints depend on its state overrides it, and calls `super` at the
  /// end.
  open func updateConstraints() {}

  /// Called when the layout margins change. The default implementation does nothing.
  open func layoutMarginsDidChange() {}

  /// The view that provides this view's first baseline; by default the view of the last baseline.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  /// The view that provides this view's last baseline; the view itself by default.
  open var forLastBaselineLayout: UIView { self }

  /// Returns the size closest to the target that the constraints inside the view permit. With
  /// `layoutFittingCompressedSize`, the result is the smallest such size.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  /// Returns the size closest to the target that satisfies the constraints, with a priority for each axis. With
  /// `.required`, the result has the target's width or height.
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

  /// The value for a dimension in which the content has no required size.
  public static let noIntrinsicMetric: CGFloat = -1

  /// Resizes the view to the size that `sizeThatFits` returns. The top-left corner does not move.
  public final func sizeToFit() {
    frame = CGRect(origin: storedOrigin, size: sizeThatFits(bounds.size))
  }

  /// Called when the safe area insets change, before layout. The default does nothing.
  open func safeAreaInsetsDidChange() {}

  /// A number that identifies the view for `viewWithTag`; 0 by default.
  open var tag = 0

  // MARK: Look

  /// The color behind the view's content; `nil` for none.
  open var backgroundColor: UIColor? {
    didSet {
      captureBackground(from: oldValue)
      setNeedsShow()
    }
  }
  /// The opacity of the view and its descendants, 0...1.
  public final var alpha: CGFloat = 1 {
    didSet {
      captureAlpha(from: oldValue)
      setNeedsShow()
    }
  }
  /// Whether the view and its descendants are hidden.
  public final var isHidden = false {
    didSet {
      setNeedsShow()
      if isHidden != oldValue { superview?.layout?.memberChanged?(self, .visibility) }
    }
  }
  /// Whether the hidden view is still shown, while the stack view that contains it closes the gap.
  final var lingers = false { didSet { if lingers != oldValue { setNeedsShow() } } }
  /// Whether the view is temporarily hidden, because a zoom transition shows it in another view. Apps can't observe
  /// this.
  final var isAway = false { didSet { if isAway != oldValue { setNeedsShow() } } }
  /// The rotation, scale and translation of the displayed view, around the center of its box. `frame`, `center` and
  /// `bounds` do not include it.
  public final var transform = CGAffineTransform.identity {
    didSet {
      captureTransform(from: oldValue)
      setNeedsShow()
    }
  }
  /// Whether the view is a top bar. A finger can drag a sheet from it, even from its buttons.
  final var isTopBar = false
  /// Whether the view rotates continuously.
  final var spins = false { didSet { if spins != oldValue { setNeedsShow() } } }
  /// The scaling and position of an image in the box; `scaleToFill` by default.
  public final var contentMode = ContentMode.scaleToFill { didSet { setNeedsShow() } }
  /// Whether `draw(_:)` must be called before the view is next shown.
  final var needsDisplay = true
  /// Draws the view's contents, behind its subviews. `rect` is the view's bounds. The default implementation does
  /// nothing.
  ///
  /// It is called before the view is first shown, after `setNeedsDisplay`, when the user interface style changes, and,
  /// with the content mode `redraw`, when the size changes. With other content modes, the existing drawing is fitted to
  /// the new bounds.
  open func draw(_ rect: CGRect) {}

  /// The class of the view's layer; `CALayer` by default.
  open class var layerClass: AnyClass { CALayer.self }

  /// Whether content that extends beyond the box is cut off.
  public final var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  /// The layer, which determines the decoration of the box. Created on first access.
  public final var layer: CALayer {
    if let storedLayer { return storedLayer }
    let made = CALayer.make(for: self, type(of: self).layerClass)
    ownLayer = made
    return made
  }
  /// The layer, or `nil` until the first access: most views have no decoration.
  final var storedLayer: CALayer? { ownLayer ?? boxedLayer }
  private final var ownLayer: CALayer?
  /// The standalone layer that this view displays as its box.
  @Weak final var boxedLayer: CALayer?

  /// The tint color; by default that of the superview, and without a superview the system's blue.
  open var tintColor: UIColor! {
    get { UIView.adjustedTint?(self) ?? storedTint ?? superview?.tintColor ?? .systemBlue }
    set {
      storedTint = newValue
      tintChanged()
    }
  }
  final var storedTint: UIColor?
  /// Returns the tint of a view whose tint may be dimmed, or `nil` for any other; set with the first adjustment mode.
  static var adjustedTint: ((UIView) -> UIColor?)?

  /// Called when the tint color changes, whether set on the view or inherited. The default does nothing.
  open func tintColorDidChange() {}

  private final func tintChanged() {
    tintColorDidChange()
    setNeedsShow()
    for view in subviews where view.storedTint == nil { view.tintChanged() }
  }

  /// Called when the traits change, before layout. The default does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  final var storedOverrides = UITraitOverrides()
  final var traitRegistrations: [UITraitChangeRegistration] = []

  // MARK: Touches

  /// Whether the view and its descendants receive touches and presses.
  public final var isUserInteractionEnabled = true { didSet { setNeedsShow() } }
  /// Whether touches that no descendant receives go to the views behind.
  final var passesTouches = false { didSet { setNeedsShow() } }

  /// Whether the view was found to let touches through wherever it has no subview.
  final var refusesTouches = false

  /// Returns the innermost view that receives a touch at a point in this view's coordinates, or `nil` if the view and
  /// all its descendants let it through.
  ///
  /// The default returns `nil` if the view is hidden, has an alpha less than 0.01 or is not enabled for interaction, or
  /// if `point(inside:with:)` returns `false`; else it asks the subviews, from front to back. The host's own hit test
  /// gives the same results, so only an override makes a difference. An override is called for each finger that comes
  /// down, and also when the view is shown, with `nil` for the event, so it should have no side effects.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isHittable, self.point(inside: point, with: event) else { return nil }
    for view in subviews.reversed() {
      if let found = view.hitTest(view.convert(point, from: self), with: event) { return found }
    }
    return passesTouches ? nil : self
  }

  /// Returns whether a point in the view's coordinates is inside the view; by default, whether `bounds` contains it. A
  /// larger area makes a view easier to touch, but not beyond its superviews.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Whether a popover has the view among its `passthroughViews`.
  final var takesTouchesUnderPopovers = false {
    didSet { if takesTouchesUnderPopovers != oldValue { setNeedsShow() } }
  }

  final var recognizers: [UIGestureRecognizer] = []

  /// Returns whether a recognizer on this view may begin with the touches it received. The recognizer's delegate is
  /// asked too.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Accessibility

  /// Whether the view itself is visible to assistive technologies.
  open var isAccessibilityElement = false { didSet { setNeedsShow() } }
  /// The name that assistive technologies announce.
  open var accessibilityLabel: String? { didSet { setNeedsShow() } }
  /// The value that assistive technologies announce, such as a slider's number.
  open var accessibilityValue: String? { didSet { setNeedsShow() } }
  /// A description of the result of activating the element, which assistive technologies read after a pause; `nil` by
  /// default.
  open var accessibilityHint: String? {
    get { accessibilityParts?.hint }
    set { changeAccessibility { $0.hint = newValue } }
  }
  /// A text that identifies the view in tests; `nil` by default. Assistive technologies do not read it. In a page, the
  /// element has it as `data-testid`.
  open var accessibilityIdentifier: String? {
    get { accessibilityParts?.identifier }
    set { changeAccessibility { $0.identifier = newValue } }
  }
  /// The rarely used accessibility properties, or `nil` until one of them is set.
  final var accessibilityParts: AccessibilityParts?

  final func changeAccessibility(_ change: (AccessibilityParts) -> Void) {
    let parts = accessibilityParts ?? AccessibilityParts()
    accessibilityParts = parts
    change(parts)
    setNeedsShow()
  }

  /// The semantics of one of Quire's own controls, in addition to the accessibility properties.
  final var semantics: ControlSemantics? { didSet { setNeedsShow() } }
  /// The traits that describe the element's role and behavior.
  open var accessibilityTraits: UIAccessibilityTraits = .none { didSet { setNeedsShow() } }
}

extension CGRect {
  /// The rectangle with 0 in place of each number that is not finite, so that an app's error does not reach a host.
  var finite: CGRect {
    guard !(minX.isFinite && minY.isFinite && width.isFinite && height.isFinite) else { return self }
    return CGRect(
      x: minX.isFinite ? minX : 0, y: minY.isFinite ? minY : 0,
      width: width.isFinite ? width : 0, height: height.isFinite ? height : 0)
  }
}
