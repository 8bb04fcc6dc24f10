// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// The background that an app's class makes for one popover, and what that class has said.
@MainActor final class PopoverBackground {
  let view: UIPopoverBackgroundView
  /// What it takes of the room.
  let metrics: BackgroundMetrics
  let castsShadow: Bool
  private var lastReported: (direction: UIPopoverArrowDirection, offset: CGFloat)?

  init(_ type: UIPopoverBackgroundView.Type, of popover: UIPopoverPresentationController) {
    castsShadow = type.wantsDefaultContentAppearance
    let metrics = BackgroundMetrics(
      arrowHeight: Double(type.arrowHeight()), arrowBase: Double(type.arrowBase()),
      insets: Insets(type.contentViewInsets()), cornerRadius: castsShadow ? BackgroundMetrics().cornerRadius : 0)
    // What the engine would make of it.
    self.metrics = metrics.sanitized()
    view = type.init(behind: popover)
  }

  /// Goes around the content with the arrow's tip at a place, all in the container.
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
    // Nothing of it moves on its own account.
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
  /// What the app's class makes, if it has named one; made once.
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
  /// Puts the app's own background around a popover, and takes it away from what is none.
  ///
  /// The content fills the layer with it and without it, so nothing of that moves to another parent.
  func placeBackground() {
    guard style == .popover, let background = popover?.background, let (content, arrow) = popoverPlace else {
      return removeBackground()
    }
    let view = background.view
    // While the container fills the layer it is a view among those that it holds.
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

  /// Where content and arrow are, as far as that is known.
  private var popoverPlace: (Rect, Arrow)? {
    if let placement = handover?.restingPlacement { return placement.arrow.map { (placement.frame, $0) } }
    guard !runsItself, let stack = session?.stack, let frame = stack.modelFrame(of: id), let arrow = stack.arrow(of: id)
    else { return nil }
    return (frame, arrow)
  }
}
