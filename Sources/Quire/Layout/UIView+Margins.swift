// SPDX-License-Identifier: Apache-2.0

import Constraints

extension UIView {
  /// The margins at the edges that content should keep free, in points. The default is 8 at each edge. In a view
  /// controller's view, the sides have at least the system's 16, or 20 in windows of 414 points and more, and the top
  /// and the bottom have 0. The safe area is added, unless `insetsLayoutMarginsFromSafeArea` is `false`.
  ///
  /// The value that is set does not include the safe area; the value that is read does.
  public final var layoutMargins: UIEdgeInsets {
    get {
      var margins = ownMargins
      if layout?.insetsMarginsFromSafeArea != false {
        let safe = safeAreaInsets
        margins = UIEdgeInsets(
          top: margins.top + safe.top, left: margins.left + safe.left, bottom: margins.bottom + safe.bottom,
          right: margins.right + safe.right)
      }
      guard layout?.preservesSuperviewMargins == true, let superview else { return margins }
      let outer = superview.layoutMargins
      let frame = frame
      let room = superview.bounds
      return UIEdgeInsets(
        top: max(margins.top, outer.top - (frame.minY - room.minY)),
        left: max(margins.left, outer.left - (frame.minX - room.minX)),
        bottom: max(margins.bottom, outer.bottom - (room.maxY - frame.maxY)),
        right: max(margins.right, outer.right - (room.maxX - frame.maxX)))
    }
    set {
      madeLayout.margins = NSDirectionalEdgeInsets(
        top: newValue.top, leading: newValue.left, bottom: newValue.bottom, trailing: newValue.right)
      madeLayout.sides = (newValue.left, newValue.right)
      marginsChanged()
    }
  }

  /// The layout margins with the sides in reading order.
  public final var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      let mirrors = isMirrored
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: mirrors ? margins.right : margins.left, bottom: margins.bottom,
        trailing: mirrors ? margins.left : margins.right)
    }
    set {
      madeLayout.margins = newValue
      madeLayout.sides = nil
      marginsChanged()
    }
  }

  /// Returns the default margins of views that differ from most others, such as the content of cells.
  static var standardMargins: ((UIView) -> NSDirectionalEdgeInsets?)?

  /// The margins without the safe area. [Y1]
  private var ownMargins: UIEdgeInsets {
    let set = layout?.margins ?? UIView.standardMargins?(self)
    let margins =
      set
      ?? (controller == nil
        ? NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
        : NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8))
    let mirrors = isMirrored
    var (left, right) =
      layout?.sides ?? (mirrors ? margins.trailing : margins.leading, mirrors ? margins.leading : margins.trailing)
    if let controller, controller.viewRespectsSystemMinimumLayoutMargins {
      let least = controller.systemMinimumLayoutMargins.leading
      left = max(left, least)
      right = max(right, least)
    }
    return UIEdgeInsets(top: margins.top, left: left, bottom: margins.bottom, right: right)
  }

  /// Whether the margins are at least as large as the part of the superview's margins that reaches into the view, at
  /// each edge. `false` by default.
  public final var preservesSuperviewLayoutMargins: Bool {
    get { layout?.preservesSuperviewMargins ?? false }
    set {
      guard newValue != preservesSuperviewLayoutMargins else { return }
      madeLayout.preservesSuperviewMargins = newValue
      marginsChanged()
    }
  }

  /// Whether the safe area is added to the margins. `true` by default.
  public final var insetsLayoutMarginsFromSafeArea: Bool {
    get { layout?.insetsMarginsFromSafeArea ?? true }
    set {
      guard newValue != insetsLayoutMarginsFromSafeArea else { return }
      madeLayout.insetsMarginsFromSafeArea = newValue
      marginsChanged()
    }
  }

  private func marginsChanged() {
    layoutMarginsDidChange()
    setNeedsLayout()
    ConstraintLayout.shared?.insetsChanged(self)
    for view in subviews where view.preservesSuperviewLayoutMargins { view.marginsChanged() }
  }

  /// The readable width of lines in points, for the standard text size. [Y3]
  static let readableWidth: CGFloat = 672

  // MARK: Guides

  /// The area of the view that bars, cameras and the home indicator do not cover.
  public final var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea, "UIViewSafeAreaLayoutGuide") }
  /// The area of the view inside the margins.
  public final var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins, "UIViewLayoutMarginsGuide") }
  /// The middle of the area inside the margins, at most 672 points wide, so that lines are readable.
  public final var readableContentGuide: UILayoutGuide { systemGuide(.readable, "UIViewReadableContentGuide") }

  final func systemGuide(_ role: UILayoutGuide.Role, _ identifier: String) -> UILayoutGuide {
    let layout = madeLayout
    if let guide = layout.systemGuides.first(where: { $0.role == role }) { return guide }
    let made = UILayoutGuide(role, of: self, identifier: identifier)
    layout.systemGuides.append(made)
    return made
  }
}

extension UIScrollView {
  /// The content, in its own coordinates. If constraints refer to this guide, or connect subviews with the scroll
  /// view's edges, they determine `contentSize`.
  public final var contentLayoutGuide: UILayoutGuide { systemGuide(.content, "UIScrollViewContentLayoutGuide") }
  /// The size of the content according to constraints, with the current length for a side that they leave undetermined.
  /// `nil` if the content already has that size.
  final var wantedContentSize: CGSize? {
    guard let guide = layout?.systemGuides.first(where: { $0.role == .content }), let slots = guide.item.slots,
      let tree = guide.item.tree
    else { return nil }
    var size = guide.item.box.size
    if let scale = parts.scaler?.scale {
      size.width *= scale
      size.height *= scale
    }
    if tree.solver.isAmbiguous(slots.width) { size.width = contentSize.width }
    if tree.solver.isAmbiguous(slots.height) { size.height = contentSize.height }
    return size == contentSize ? nil : size
  }

  /// The scroll view's own box, which does not move with the content.
  public final var frameLayoutGuide: UILayoutGuide { systemGuide(.frame, "UIScrollViewFrameLayoutGuide") }
}

extension UIViewController {
  /// The smallest margins at the sides of the view: 16 points, or 20 in windows of 414 points and more.
  public final var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let width = (viewIfLoaded?.window ?? Session.current?.window)?.bounds.width ?? 0
    // [Y2]
    let side: CGFloat = width >= 414 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
}
