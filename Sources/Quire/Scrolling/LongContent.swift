// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// The place of a scroll view's content at the host, if the content is longer than the host can show. Only the report to
/// the host names the class that does the work, so an app without scroll views does not link it.
@MainActor class LongContent {
  /// The content's offset minus the host's.
  var base: Vector { .zero }

  /// Returns the content's offset after the host has scrolled to an offset.
  func follow(_ scroll: UIScrollView, to offset: Vector) -> Vector { offset }

  /// Called when the host's scroller has come to rest.
  func rest(_ scroll: UIScrollView) {}

  /// Moves a subview's box to its place at the host.
  func place(_ frame: inout Rect, of kind: ViewKind) {}
}

/// Content that is placed relative to a base along each axis.
final class BasedContent: LongContent {
  private var x = LongAxis()
  private var y = LongAxis()

  /// The part of a section beyond each end of the box that the host gets, in points. It is higher than any header.
  private static let edge = 10_000.0

  override var base: Vector { Vector(dx: x.base, dy: y.base) }

  override func follow(_ scroll: UIScrollView, to offset: Vector) -> Vector {
    guard let last = scroll.display?.scrollOffset else { return offset }
    let (old, leaps) = (base, scroll.phase == .idle)
    let place = Vector(
      dx: x.follow(from: last.dx, to: offset.dx, leaps: leaps),
      dy: y.follow(from: last.dy, to: offset.dy, leaps: leaps))
    showAgain(scroll, from: old)
    return place
  }

  override func rest(_ scroll: UIScrollView) {
    guard scroll.fingers == 0, scroll.motion == nil else { return }
    let (old, offset) = (base, scroll.hostOffset)
    x.rest(at: offset.dx)
    y.rest(at: offset.dy)
    showAgain(scroll, from: old)
    if base != old { scroll.setNeedsShow() }
  }

  /// Cuts a section, which is only the range of its header, at the ends of the host's box.
  override func place(_ frame: inout Rect, of kind: ViewKind) {
    frame.x -= x.base
    frame.y -= y.base
    guard kind == .section else { return }
    let end = min(frame.y + frame.height, LongAxis.longest + BasedContent.edge)
    frame.y = max(frame.y, -BasedContent.edge)
    frame.height = max(end - frame.y, 0)
  }

  /// Places content of a size with insets. Returns the size at the host.
  fileprivate func show(_ size: Size, _ scroll: UIScrollView, last: Vector) -> Size {
    let (old, offset) = (base, scroll.hostOffset)
    let shown = Size(
      width: x.show(offset.dx, last: last.dx, length: size.width, visible: Double(scroll.bounds.width)),
      height: y.show(offset.dy, last: last.dy, length: size.height, visible: Double(scroll.bounds.height)))
    showAgain(scroll, from: old)
    return shown
  }

  /// Reports the boxes of all subviews again if the base has changed.
  private func showAgain(_ scroll: UIScrollView, from old: Vector) {
    guard base != old else { return }
    for view in scroll.shownSubviews { view.setNeedsShow() }
  }
}

extension UIScrollView {
  /// Returns the size of the content, its insets and the offset as the host gets them. `last` is the latest offset at
  /// the host.
  final func atHost(last: Vector) -> (size: Size, insets: Insets, offset: Vector) {
    let insets = Insets(adjustedContentInset)
    var (size, offset) = (Size(contentSize), hostOffset)
    let (wide, high) = (insets.left + insets.right, insets.top + insets.bottom)
    let whole = Size(width: size.width + wide, height: size.height + high)
    if parts.long == nil, max(whole.width, whole.height) > LongAxis.longest { parts.long = BasedContent() }
    guard let long = parts.long as? BasedContent else { return (size, insets, offset) }
    let shown = long.show(whole, self, last: last)
    size = Size(width: shown.width - wide, height: shown.height - high)
    offset.dx -= long.base.dx
    offset.dy -= long.base.dy
    return (size, insets, offset)
  }
}
