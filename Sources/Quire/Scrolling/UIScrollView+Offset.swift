// SPDX-License-Identifier: Apache-2.0

import SheetEngine

extension UIScrollView {
  /// Scrolls to an offset, optionally animated, and stops any other motion of the content. At the end of the animation,
  /// calls the delegate's `scrollViewDidEndScrollingAnimation`.
  ///
  /// If the user prefers reduced motion, the content moves there immediately.
  public final func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    stopMotion()
    rest()
    guard contentOffset.x.isFinite, contentOffset.y.isFinite, contentOffset != self.contentOffset else { return }
    guard animated, let session else {
      self.contentOffset = contentOffset
      return
    }
    if session.environment.prefersReducedMotion {
      self.contentOffset = contentOffset
      session.afterward { [me = Weak(self)] in
        guard let scroll = me.wrappedValue else { return }
        scroll.delegate?.scrollViewDidEndScrollingAnimation(scroll)
      }
      return
    }
    run(ScrollAnimation(animating: self.contentOffset, to: contentOffset, at: session.clock))
  }

  /// Scrolls by the smallest distance that makes a box of the content visible. Does nothing if it is visible already. A
  /// box larger than the view is shown from its top left corner.
  public final func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let insets = adjustedContentInset
    var offset = contentOffset
    let shown = (
      x: bounds.width - insets.left - insets.right, y: bounds.height - insets.top - insets.bottom
    )
    offset.x = UIScrollView.nearest(offset.x + insets.left, showing: rect.minX, rect.maxX, in: shown.x) - insets.left
    offset.y = UIScrollView.nearest(offset.y + insets.top, showing: rect.minY, rect.maxY, in: shown.y) - insets.top
    offset = clamped(offset)
    guard offset != contentOffset else { return }
    setContentOffset(offset, animated: animated)
  }

  private static func nearest(_ offset: CGFloat, showing start: CGFloat, _ end: CGFloat, in length: CGFloat) -> CGFloat
  {
    if start < offset || end - start > length { return start }
    return end > offset + length ? end - length : offset
  }
}
