// SPDX-License-Identifier: Apache-2.0

/// The delegate of a scroll view.
///
/// A finger's drag calls, in this order: `scrollViewWillBeginDragging`, `scrollViewDidScroll` for each move,
/// `scrollViewWillEndDragging`, `scrollViewDidEndDragging`, and where the content goes on by itself
/// `scrollViewWillBeginDecelerating` and `scrollViewDidEndDecelerating`. A wheel, a scroll bar and keys call
/// `scrollViewDidScroll` alone.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// The offset changed, by the user or in code.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// A finger begins to drag the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// The finger is about to leave. `velocity` is that of the offset, in points per millisecond; `targetContentOffset` is
  /// where the content will come to rest, which the delegate may change to another offset within the range.
  ///
  /// Where a browser moves the content by itself, the target is an estimate, unless the delegate changes it.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// The finger has left; `decelerate` is whether the content goes on.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// The content goes on after a drag.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// The content has come to rest after a drag, or a finger has stopped it.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// An animated change of the offset or of the zoom, made in code, is over.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// The view that two fingers scale; `nil`, the default, for none. It is one of the scroll view's subviews.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Two fingers, or `setZoomScale`, begin to scale the view.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// The scale changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// The scaling is over, and the scale is between its limits.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// `adjustedContentInset` changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing; the default.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing; the default.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Leaves the target; the default.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing; the default.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Does nothing; the default.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing; the default.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing; the default.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// `nil`, the default: nothing is scaled.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Does nothing; the default.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Does nothing; the default.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Does nothing; the default.
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
  /// Does nothing; the default.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
