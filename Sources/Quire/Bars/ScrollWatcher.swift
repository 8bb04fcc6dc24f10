// SPDX-License-Identifier: Apache-2.0

/// Is notified of each change of what a scroll view shows; bars follow their content by it.
@MainActor class ScrollWatcher: NSObject {
  /// The one that it watches.
  @Weak final var scroller: UIScrollView?

  /// The offset, the insets or the size of the content has changed.
  func scrolled() {}
  /// The content has come to rest after a drag.
  func rested() {}

  /// Watches another one, or none.
  final func watch(_ new: UIScrollView?) {
    guard new !== scroller else { return }
    scroller?.watchers.removeAll { $0 === self }
    scroller = new
    new?.watchers.append(self)
  }
}

extension UIView {
  /// The scroll view that bars follow: the first that fills this view from the top, or the view itself.
  final func mainScroller(depth: Int = 3) -> UIScrollView? {
    if let scroller = self as? UIScrollView { return scroller }
    guard depth > 0 else { return nil }
    for view in subviews where !view.isHidden {
      // One that has no place yet will get it.
      let frame = view.frame
      guard frame.minY < 1, frame.width == 0 || frame.width >= bounds.width / 2 else { continue }
      if let found = view.mainScroller(depth: depth - 1) { return found }
    }
    return nil
  }
}
