// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// The background that an app's class makes for one popover, and what that class has said.
@MainActor final class PopoverSurround {
  let view: UIPopoverBackgroundView
  /// What it takes of the room.
  let measures: Surround
  let castsShadow: Bool
  private var told: (direction: UIPopoverArrowDirection, offset: CGFloat)?

  init(_ type: UIPopoverBackgroundView.Type, of popover: UIPopoverPresentationController) {
    castsShadow = type.wantsDefaultContentAppearance
    let measures = Surround(
      arrowHeight: Double(type.arrowHeight()), arrowBase: Double(type.arrowBase()),
      insets: Insets(type.contentViewInsets()), cornerRadius: castsShadow ? Surround().cornerRadius : 0)
    // What the engine would make of it.
    self.measures = measures.sanitized()
    view = type.init(behind: popover)
  }

  /// Goes around the content with the arrow's tip at a place, all in the container.
  func stand(around content: Rect, _ arrow: Arrow) {
    var box = Rect(
      x: content.x - measures.insets.left, y: content.y - measures.insets.top,
      width: content.width + measures.insets.left + measures.insets.right,
      height: content.height + measures.insets.top + measures.insets.bottom)
    let height = measures.arrowHeight
    let direction = UIPopoverArrowDirection(arrow.direction)
    let isUpright = direction == .up || direction == .down
    let offset = isUpright ? arrow.tip.x - box.midX : arrow.tip.y - box.midY
    if isUpright { box.height += height } else { box.width += height }
    if direction == .up { box.y -= height }
    if direction == .left { box.x -= height }
    // Nothing of it moves on its own account.
    ViewTransaction.run(nil) {
      if told?.direction != direction {
        view.arrowDirection = direction
        view.setNeedsLayout()
      }
      if told?.offset != CGFloat(offset) {
        view.arrowOffset = CGFloat(offset)
        view.setNeedsLayout()
      }
      told = (direction, CGFloat(offset))
      if view.frame != CGRect(box) { view.frame = CGRect(box) }
    }
  }
}

extension UIPopoverPresentationController {
  /// What the app's class makes, if it has named one; made once.
  final var surround: PopoverSurround? {
    if let storedSurround { return storedSurround }
    guard let type = popoverBackgroundViewClass else { return nil }
    #if hasFeature(Embedded)
      let made = PopoverSurround(type, of: self)
    #else
      guard let type = type as? UIPopoverBackgroundView.Type else {
        preconditionFailure("popoverBackgroundViewClass must be a subclass of UIPopoverBackgroundView.")
      }
      let made = PopoverSurround(type, of: self)
    #endif
    storedSurround = made
    return made
  }
}

extension Presentation {
  /// Puts the app's own background around a popover, and takes it away from what is none.
  ///
  /// The content fills the layer with it and without it, so nothing of that moves to another parent.
  func placeSurround() {
    guard style == .popover, let surround = popover?.surround, let (content, arrow) = popoverPlace else {
      return removeSurround()
    }
    let view = surround.view
    // While the container fills the layer it is a view among those that it holds.
    setSurround(runsItself ? nil : view)
    place.surroundCastsShadow = surround.castsShadow
    if view.superview !== containerView {
      let index = containerView.subviews.firstIndex { $0 === presentedView } ?? containerView.subviews.count
      containerView.insertSubview(view, at: index)
    }
    let origin = CGPoint(x: content.x, y: content.y)
    if place.contentOrigin != origin {
      place.contentOrigin = origin
      view.setNeedsShow()
    }
    surround.stand(around: content, arrow)
  }

  func removeSurround() {
    setSurround(nil)
    popover?.storedSurround?.view.removeFromSuperview()
  }

  private func setSurround(_ view: UIView?) {
    guard place.surround !== view else { return }
    place.surround?.place = nil
    place.surround?.setTreeNeedsShow()
    place.surround = view
    view?.place = place
    view?.setTreeNeedsShow()
  }

  /// Where content and arrow are, as far as that is known.
  private var popoverPlace: (Rect, Arrow)? {
    if let rest = loan?.rest { return rest.arrow.map { (rest.frame, $0) } }
    guard !runsItself, let stack = session?.stack, let frame = stack.modelFrame(of: id), let arrow = stack.arrow(of: id)
    else { return nil }
    return (frame, arrow)
  }
}
