// SPDX-License-Identifier: Apache-2.0

extension UIScrollView {
  /// The offset at the top left end of the range.
  final var leastOffset: CGPoint {
    let insets = adjustedContentInset
    return CGPoint(x: -insets.left, y: -insets.top)
  }

  /// The offset at the bottom right end of the range. Along an axis that does not scroll, it equals the other end.
  final var greatestOffset: CGPoint {
    let (insets, least) = (adjustedContentInset, leastOffset)
    return CGPoint(
      x: max(least.x, contentSize.width + insets.right - bounds.width),
      y: max(least.y, contentSize.height + insets.bottom - bounds.height))
  }

  /// Returns the nearest offset within the range.
  final func clamped(_ offset: CGPoint) -> CGPoint {
    let (least, greatest) = (leastOffset, greatestOffset)
    return CGPoint(x: min(max(offset.x, least.x), greatest.x), y: min(max(offset.y, least.y), greatest.y))
  }

  /// Returns the page offset at which a drag that ends at the current offset comes to rest: the nearest one, or the
  /// next one in the direction of the velocity if the drag is fast. The velocity is in points per second.
  final func pageOffset(from start: CGPoint, velocity: CGPoint) -> CGPoint {
    let (least, greatest) = (leastOffset, greatestOffset)
    return CGPoint(
      x: page(
        bounds.minX, from: start.x, velocity: velocity.x, length: bounds.width, least: least.x, greatest: greatest.x),
      y: page(
        bounds.minY, from: start.y, velocity: velocity.y, length: bounds.height, least: least.y, greatest: greatest.y))
  }

  private final func page(
    _ offset: CGFloat, from start: CGFloat, velocity: CGFloat, length: CGFloat, least: CGFloat, greatest: CGFloat
  ) -> CGFloat {
    guard length > 0, greatest > least else { return least }
    let here = ((offset - least) / length)
    let begun = ((start - least) / length).rounded()
    var page = here.rounded()
    if velocity.magnitude > UIScrollView.pageVelocity { page = velocity > 0 ? here.rounded(.up) : here.rounded(.down) }
    // A drag turns at most one page.
    page = min(max(page, begun - 1), begun + 1)
    return min(max(least + page * length, least), greatest)
  }

  /// The velocity beyond which a drag turns the page, however short the drag was, in points per second. A decision.
  private static var pageVelocity: CGFloat { 200 }
}
