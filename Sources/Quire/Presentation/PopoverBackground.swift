// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// The background that a class of the app creates for one popover, and the metrics of that class.
@MainActor final class PopoverBackground {
  let view: UIPopoverBackgroundView
  /// The room that the background needs.
  let metrics: BackgroundMetrics
  let castsShadow: Bool
  private var lastReported: (direction: UIPopoverArrowDirection, offset: CGFloat)?

  init(_ type: UIPopoverBackgroundView.Type, of popover: UIPopoverPresentationController) {
    castsShadow = type.wantsDefaultContentAppearance
    let metrics = BackgroundMetrics(
      arrowHeight: Double(type.arrowHeight()), arrowBase: Double(type.arrowBase()),
      insets: Insets(type.contentViewInsets()), cornerRadius: castsShadow ? BackgroundMetrics().cornerRadius : 0)
    // Sanitized in the same way as in the engine.
    self.metrics = metrics.sanitized()
    view = type.init(behind: popover)
  }

  /// Places the background around the content with the arrow's tip at a point, in the container's coordinates.
  func stand(around content: Rect, _ arrow: Arrow) {
    var box = Rect(
      x: content.x - metrics.insets.left, y: content.y - metrics.insets.top,
      width: content.width + metrics.insets.left + metrics.insets.right,
      height: content.height + metrics.insets.top + metrics.insets.bottom)
    let height = metrics.arrowHeight
    let direction = UIPopoverArrowDirection(arrow.direction)
    let isUpright = direction == .up || direction == .down
    let offset = isUpright ? arrow.tip.x - box.midX : arrow.tip.y - box.midY
    if isUpright { box.height += height } else { box.width += height }
    if direction == .up { box.y -= height }
    if direction == .left { box.x -= height }
    // The change is not animated by itself.
    ViewTransaction.run(nil) {
      if lastReported?.direction != direction {
        view.arrowDirection = direction
        view.setNeedsLayout()
      }
      if lastReported?.offset != CGFloat(offset) {
        view.arrowOffset = CGFloat(offset)
        view.setNeedsLayout()
      }
      lastReported = (direction, CGFloat(offset))
      if view.frame != CGRect(box) { view.frame = CGRect(box) }
    }
  }
}

extension UIPopoverPresentationController {
  /// The background of the app's class, or `nil` if no class is set. Created once.
  final var background: PopoverBackground? {
    if let storedBackground { return storedBackground }
    guard let type = popoverBackgroundViewClass else { return nil }
    #if hasFeature(Embedded)
      let made = PopoverBackground(type, of: self)
    #else
      guard let type = type as? UIPopoverBackgroundView.Type else {
        preconditionFailure("popoverBackgroundViewClass must be a subclass of UIPopoverBackgroundView.")
      }
      let made = PopoverBackground(type, of: self)
    #endif
    storedBackground = made
    return made
  }
}

extension Presentation {
  /// Adds the app's own background around a popover, and removes it from other presentations.
  ///
  /// The content fills the layer with and without it, so the content never moves to another parent.
  func placeBackground() {
    guard style == .popover, let background = popover?.background, let (content, arrow) = popoverPlace else {
      return removeBackground()
    }
    let view = background.view
    // While the container fills the layer, the background is a subview of the container.
    setBackground(runsItself ? nil : view)
    place.popoverBackgroundCastsShadow = background.castsShadow
    if view.superview !== containerView {
      let index = containerView.subviews.firstIndex { $0 === presentedView } ?? containerView.subviews.count
      containerView.insertSubview(view, at: index)
    }
    let origin = CGPoint(x: content.x, y: content.y)
    if place.contentOrigin != origin {
      place.contentOrigin = origin
      view.setNeedsShow()
    }
    background.stand(around: content, arrow)
  }

  func removeBackground() {
    setBackground(nil)
    popover?.storedBackground?.view.removeFromSuperview()
  }

  private func setBackground(_ view: UIView?) {
    guard place.popoverBackground !== view else { return }
    place.popoverBackground?.place = nil
    place.popoverBackground?.setTreeNeedsShow()
    place.popoverBackground = view
    view?.place = place
    view?.setTreeNeedsShow()
  }

  /// The frame of the content and the arrow, or `nil` if not known yet.
  private var popoverPlace: (Rect, Arrow)? {
    if let placement = handover?.restingPlacement { return placement.arrow.map { (placement.frame, $0) } }
    guard !runsItself, let stack = session?.stack, let frame = stack.modelFrame(of: id), let arrow = stack.arrow(of: id)
    else { return nil }
    return (frame, arrow)
  }
}
