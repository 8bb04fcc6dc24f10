// SPDX-License-Identifier: Apache-2.0

/// An object that is notified of changes of a scroll view. With it, bars follow their content.
@MainActor class ScrollWatcher: NSObject {
  /// The scroll view that is watched.
  @Weak final var scroller: UIScrollView?

  /// Called when the offset, the insets or the size of the content has changed.
  func scrolled() {}
  /// Called when the content has come to rest after a drag.
  func rested() {}

  /// Watches another scroll view, or none.
  final func watch(_ new: UIScrollView?) {
    guard new !== scroller else { return }
    scroller?.watchers.removeAll { $0 === self }
    scroller = new
    new?.watchers.append(self)
  }
}

extension UIView {
  /// Returns the scroll view that bars follow: the view itself, or the first scroll view that fills it from the top.
  final func mainScroller(depth: Int = 3) -> UIScrollView? {
    if let scroller = self as? UIScrollView { return scroller }
    guard depth > 0 else { return nil }
    for view in subviews where !view.isHidden {
      // A view of width 0 has not been laid out yet.
      let frame = view.frame
      guard frame.minY < 1, frame.width == 0 || frame.width >= bounds.width / 2 else { continue }
      if let found = view.mainScroller(depth: depth - 1) { return found }
    }
    return nil
  }
}
