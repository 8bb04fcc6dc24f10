// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// The place of content at the host that is longer than the host can show.
struct LongContent {
  var x = LongAxis()
  var y = LongAxis()

  /// The content's offset minus the host's.
  var base: Vector { Vector(dx: x.base, dy: y.base) }

  /// The part of a section beyond each end of the box that the host gets, in points. It is higher than any header.
  private static let edge = 10_000.0

  /// Moves a view's box to its place at the host. Of a section, which is only the range of its header, the host gets the
  /// part within its box.
  func place(_ frame: inout Rect, of kind: ViewKind) {
    frame.x -= x.base
    frame.y -= y.base
    guard kind == .section else { return }
    let end = min(frame.y + frame.height, LongAxis.longest + LongContent.edge)
    frame.y = max(frame.y, -LongContent.edge)
    frame.height = max(end - frame.y, 0)
  }
}

extension UIScrollView {
  /// Returns the size of the content, its insets and the offset as the host gets them. `last` is the latest offset at
  /// the host.
  final func atHost(last: Vector) -> (size: Size, insets: Insets, offset: Vector) {
    let insets = Insets(adjustedContentInset)
    var (size, offset) = (Size(contentSize), hostOffset)
    let (wide, high) = (insets.left + insets.right, insets.top + insets.bottom)
    guard parts.long != nil || max(size.width + wide, size.height + high) > LongAxis.longest else {
      return (size, insets, offset)
    }
    var long = parts.long ?? LongContent()
    let base = long.base
    size.width =
      long.x.show(offset.dx, last: last.dx, length: size.width + wide, visible: Double(bounds.width)) - wide
    size.height =
      long.y.show(offset.dy, last: last.dy, length: size.height + high, visible: Double(bounds.height)) - high
    parts.long = long
    if base != long.base { baseChanged() }
    offset.dx -= long.base.dx
    offset.dy -= long.base.dy
    return (size, insets, offset)
  }

  /// Returns the content's offset after the host has scrolled to an offset.
  final func followLong(to offset: Vector) -> Vector {
    guard var long = parts.long, let last = display?.scrollOffset else { return offset }
    let (base, leaps) = (long.base, phase == .idle)
    let place = Vector(
      dx: long.x.follow(from: last.dx, to: offset.dx, leaps: leaps),
      dy: long.y.follow(from: last.dy, to: offset.dy, leaps: leaps))
    parts.long = long
    if base != long.base { baseChanged() }
    return place
  }

  /// Called when the host must place all subviews again.
  final func baseChanged() {
    for view in shownSubviews { view.setNeedsShow() }
  }

  /// Called when the content has come to rest.
  final func restLongContent() {
    guard parts.long != nil, fingers == 0, motion == nil else { return }
    let offset = hostOffset
    let isMoved = (parts.long?.x.rest(at: offset.dx), parts.long?.y.rest(at: offset.dy))
    guard isMoved.0 == true || isMoved.1 == true else { return }
    baseChanged()
    setNeedsShow()
  }
}
