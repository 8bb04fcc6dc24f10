// SPDX-License-Identifier: Apache-2.0

/// How a zoomed view shows: at home, at its source, or under a finger. All of it is linear on the way from one to
/// another, so that springs can take it there.
struct ZoomPose: Equatable {
  /// Of the whole view about its middle.
  var scale: CGFloat
  /// Of its middle from where that is at home, in points.
  var offset: CGPoint
  /// The part that shows, in the view's own points.
  var visible: CGRect
  /// How far the round corners that cut it lie outside of that part. Far enough, and they cut nothing.
  var slide: CGFloat

  /// What shows, as the container of a view counts that stands at `home`.
  func shownRect(at home: CGRect) -> CGRect {
    let middle = CGPoint(x: home.width / 2, y: home.height / 2)
    return CGRect(
      x: home.midX + offset.x + (visible.minX - middle.x) * scale,
      y: home.midY + offset.y + (visible.minY - middle.y) * scale,
      width: visible.width * scale, height: visible.height * scale)
  }
}

/// The ends of a zoom's way.
struct ZoomGeometry {
  /// Of the round corners, in the view's own points.
  let radius: CGFloat
  let home: ZoomPose
  let source: ZoomPose

  /// Of a card that is dragged, while it is large.
  private static let dragRadius: CGFloat = 38
  /// Of a source with square corners, at the small end.
  private static let leastRadius: CGFloat = 12
  /// An arc moved outwards along the diagonal by this part of its radius leaves a square corner: 1 − 1/√2.
  private static let clearance: CGFloat = 0.2929

  /// `source` and `frame` count in the same container, `alignment` in the view that stands at `frame` in the end.
  init(frame: CGRect, source: CGRect, alignment: CGRect?, sourceRadius: CGFloat) {
    let bounds = CGRect(origin: .zero, size: frame.size)
    let part = alignment.flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil } ?? bounds
    // As large as fills the source; what stands out of that is cut.
    let scale = max(source.width / part.width, source.height / part.height)
    let size = CGSize(width: source.width / scale, height: source.height / scale)
    let visible = CGRect(
      x: part.midX - size.width / 2, y: alignment == nil ? part.minY : part.midY - size.height / 2,
      width: size.width, height: size.height)
    // As round as the source there, and as a card where it is large: one radius must do for the whole way.
    let card = min(ZoomGeometry.dragRadius, ZoomGeometry.leastRadius / scale)
    let radius = min(max(sourceRadius / scale, card), min(size.width, size.height) / 2)
    self.radius = radius
    home = ZoomPose(scale: 1, offset: .zero, visible: bounds, slide: radius * ZoomGeometry.clearance)
    self.source = ZoomPose(
      scale: scale,
      offset: CGPoint(
        x: source.midX - frame.midX - (visible.midX - bounds.midX) * scale,
        y: source.midY - frame.midY - (visible.midY - bounds.midY) * scale),
      visible: visible, slide: 0)
  }

  /// Where there is no source: it shrinks where it is.
  init(frame: CGRect) {
    let bounds = CGRect(origin: .zero, size: frame.size)
    radius = min(ZoomGeometry.dragRadius, min(bounds.width, bounds.height) / 2)
    home = ZoomPose(scale: 1, offset: .zero, visible: bounds, slide: radius * ZoomGeometry.clearance)
    source = ZoomPose(scale: ZoomDrag.floor, offset: .zero, visible: bounds, slide: 0)
  }
}
