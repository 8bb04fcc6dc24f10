// SPDX-License-Identifier: Apache-2.0

/// The delegate of a scroll view.
///
/// A drag calls, in this order: `scrollViewWillBeginDragging`, `scrollViewDidScroll` for each move,
/// `scrollViewWillEndDragging`, `scrollViewDidEndDragging`, and, if the content continues to move,
/// `scrollViewWillBeginDecelerating` and `scrollViewDidEndDecelerating`. A wheel, a scroll bar and keys call only
/// `scrollViewDidScroll`.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Called when the offset has changed, by the user or in code.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called when a finger begins to drag the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called when the finger is about to leave. `velocity` is that of the offset, in points per millisecond.
  /// `targetContentOffset` is where the content will come to rest; the delegate may change it to another offset within
  /// the range.
  ///
  /// A delegate with this method gets the exact target, because Quire then moves the content itself.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Called when the finger has left. `decelerate` is whether the content continues to move.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Called when the content continues to move after a drag.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Called when the content has come to rest after a drag, or a finger has stopped it.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Called when an animated change of the offset or the zoom, made in code, is over.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Returns the view that two fingers scale, one of the scroll view's subviews. `nil`, the default, disables scaling.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Called when two fingers, or `setZoomScale`, begin to scale the view.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Called when the scale has changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Called when the scaling is over and the scale is within its limits.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Called when `adjustedContentInset` has changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Leaves the target unchanged.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    ScrollRelease.ignoresTarget = true
  }
  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Returns `nil`: nothing is scaled.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
