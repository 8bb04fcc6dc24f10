// SPDX-License-Identifier: Apache-2.0

import SheetEngine

extension UIView {
  /// Requests that the view lay out its subviews again before the turn ends.
  public func setNeedsLayout() {
    needsLayout = true
    superview?.markPathForLayout()
  }

  /// Requests that the next layout pass update the view's safe area.
  func setNeedsSafeArea() {
    needsSafeArea = true
    superview?.markPathForLayout()
  }

  /// Performs pending layout immediately, in the view and in all superviews that need layout themselves.
  public func layoutIfNeeded() {
    ConstraintLayout.shared?.prepare(self)
    var top = self
    while let superview = top.superview, superview.needsLayout { top = superview }
    top.layoutUntilDone()
  }

  /// The part of each edge that bars, cameras and the home indicator cover, in points.
  public var safeAreaInsets: UIEdgeInsets {
    safeArea(within: place == nil ? superview?.safeAreaInsets : nil)
  }

  /// Returns the safe area insets. `outer` contains the superview's insets, or is `nil` if there is no superview or its
  /// insets do not apply.
  private func safeArea(within outer: UIEdgeInsets?) -> UIEdgeInsets {
    var insets = inheritedSafeArea(outer)
    if let controller {
      insets.top += controller.additionalSafeAreaInsets.top + controller.barInsets.top
      insets.left += controller.additionalSafeAreaInsets.left + controller.barInsets.left
      insets.bottom += controller.additionalSafeAreaInsets.bottom + controller.barInsets.bottom
      insets.right += controller.additionalSafeAreaInsets.right + controller.barInsets.right
    }
    return insets
  }

  private func inheritedSafeArea(_ outer: UIEdgeInsets?) -> UIEdgeInsets {
    if let place { return place.safeArea }
    guard let outer else { return (self as? UIWindow)?.session.map { UIEdgeInsets($0.environment.safeArea) } ?? .zero }
    guard outer != .zero, let room = superview?.bounds else { return .zero }
    let frame = frame
    return UIEdgeInsets(
      top: UIView.inset(outer.top, at: frame.minY - room.minY),
      left: UIView.inset(outer.left, at: frame.minX - room.minX),
      bottom: UIView.inset(outer.bottom, at: room.maxY - frame.maxY),
      right: UIView.inset(outer.right, at: room.maxX - frame.maxX))
  }

  /// Returns the rest of a superview's inset at a distance from the superview's edge. If the inset is 0, the result is
  /// 0 even for a view that extends beyond the superview.
  private static func inset(_ outer: CGFloat, at distance: CGFloat) -> CGFloat {
    outer > 0 ? max(0, outer - distance) : 0
  }

  func setGeometry(origin: CGPoint, bounds: CGRect) {
    let old = storedBounds
    guard origin != storedOrigin || bounds != old else { return }
    captureBox(from: CGRect(origin: storedOrigin, size: old.size), to: CGRect(origin: origin, size: bounds.size))
    storedOrigin = origin
    storedBounds = bounds
    needsFrameShow = true
    superview?.markPathForShow()
    storedLayer?.masked?.showAgain()
    if bounds.size != old.size {
      needsLayout = true
      if contentMode == .redraw { needsDisplay = true }
      if needsDisplay || storedLayer?.extras?.followsSize == true { setNeedsShow() }
      if autoresizesSubviews, hasFlexibleSubviews { resizeSubviews(from: old.size) }
    }
    if bounds.origin != old.origin, kind != .scroll {
      for view in shownSubviews { view.setNeedsShow() }
    }
    // The position of a view determines its safe area.
    setNeedsSafeArea()
    if layout != nil { ConstraintLayout.shared?.boxChanged(self) }
  }

  private func resizeSubviews(from old: CGSize) {
    for view in subviews where !view.autoresizingMask.isEmpty {
      let mask = view.autoresizingMask
      let frame = view.frame
      let (x, width) = UIView.resized(
        start: frame.minX, length: frame.width, grownBy: bounds.width - old.width,
        flexible: (
          mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)
        ))
      let (y, height) = UIView.resized(
        start: frame.minY, length: frame.height, grownBy: bounds.height - old.height,
        flexible: (
          mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)
        ))
      view.frame = CGRect(x: x, y: y, width: width, height: height)
    }
  }

  /// Distributes a growth evenly among the flexible parts: the margins and the length.
  private static func resized(
    start: CGFloat, length: CGFloat, grownBy growth: CGFloat, flexible: (before: Bool, inside: Bool, after: Bool)
  ) -> (start: CGFloat, length: CGFloat) {
    let count = (flexible.before ? 1 : 0) + (flexible.inside ? 1 : 0) + (flexible.after ? 1 : 0)
    guard count > 0 else { return (start, length) }
    let share = growth / CGFloat(count)
    return (start + (flexible.before ? share : 0), max(0, length + (flexible.inside ? share : 0)))
  }

  func markPathForLayout() {
    var view: UIView? = self
    while let current = view, !current.subtreeNeedsLayout {
      current.subtreeNeedsLayout = true
      view = current.superview
    }
  }

  func setTreeNeedsLayout() {
    setNeedsLayout()
    for view in subviews { view.setTreeNeedsLayout() }
  }

  /// Repeats layout while layout itself requests more, at most 10 times, so that an app that always requests more can't
  /// hang.
  func layoutUntilDone() {
    for _ in 0..<10 {
      ConstraintLayout.shared?.prepare(self)
      guard awaitsLayout else { return }
      layoutOnce(within: place == nil ? superview?.safeAreaInsets : nil)
    }
  }

  private var awaitsLayout: Bool { needsLayout || needsSafeArea || subtreeNeedsLayout }

  private func layoutOnce(within outer: UIEdgeInsets?) {
    guard awaitsLayout else { return }
    needsSafeArea = false
    let insets = safeArea(within: outer)
    if insets != knownSafeArea {
      knownSafeArea = insets
      needsLayout = true
      subtreeNeedsLayout = true
      for view in subviews { view.needsSafeArea = true }
      safeAreaInsetsDidChange()
      controller?.viewSafeAreaInsetsDidChange()
      if layout != nil { ConstraintLayout.shared?.insetsChanged(self) }
    }
    if needsLayout {
      needsLayout = false
      layOutOnce {
        controller?.viewWillLayoutSubviews()
        ConstraintLayout.shared?.placeSubviews(of: self)
        layoutSubviews()
        storedLayer?.layoutSublayers()
        controller?.viewDidLayoutSubviews()
      }
    }
    guard subtreeNeedsLayout else { return }
    subtreeNeedsLayout = false
    for view in shownSubviews { view.layoutOnce(within: insets) }
  }
}

extension UIView {
  /// Whether the view's writing direction is right to left.
  final var isMirrored: Bool { UIView.forcedMirroring?(self) ?? (traitCollection.layoutDirection == .rightToLeft) }

  /// Returns whether a view with a semantic content attribute is laid out from right to left, or `nil` for a view
  /// without one; set with the first attribute.
  static var forcedMirroring: ((UIView) -> Bool?)?

  /// Moves the view to the opposite side of a container of this width if the writing direction is right to left.
  final func mirror(in width: CGFloat) {
    guard isMirrored else { return }
    frame.origin.x = width - frame.maxX
  }
}
