// SPDX-License-Identifier: Apache-2.0

/// The pose of a zoomed view: at home, at its source, or under a finger. Poses are interpolated linearly, so that
/// springs can move between them.
struct ZoomPose: Equatable {
  /// The scale of the whole view about its middle.
  var scale: CGFloat
  /// The distance of the view's middle from home, in points.
  var offset: CGPoint
  /// The visible part, in the view's own points.
  var visible: CGRect
  /// The distance by which the clipping round corners lie outside the visible part. From `ZoomGeometry.clearance` times
  /// the radius on, they clip nothing.
  var slide: CGFloat

  /// Returns the visible rectangle in the container, for a view with the home `home`.
  func shownRect(at home: CGRect) -> CGRect {
    let middle = CGPoint(x: home.width / 2, y: home.height / 2)
    return CGRect(
      x: home.midX + offset.x + (visible.minX - middle.x) * scale,
      y: home.midY + offset.y + (visible.minY - middle.y) * scale,
      width: visible.width * scale, height: visible.height * scale)
  }
}

/// The two ends of a zoom.
struct ZoomGeometry {
  /// The radius of the round corners, in the view's own points.
  let radius: CGFloat
  let home: ZoomPose
  let source: ZoomPose

  /// The radius of a dragged view at full size, in points.
  private static let dragRadius: CGFloat = 38
  /// The radius at the small end for a source with square corners, in points.
  private static let leastRadius: CGFloat = 12
  /// An arc that is moved outward along the diagonal by this fraction of its radius leaves a square corner: 1 − 1/√2.
  private static let clearance: CGFloat = 0.2929

  /// Creates the geometry of a zoom with a source. `source` and `frame` are in the same container; `alignment` is in
  /// the view with the final frame `frame`.
  init(frame: CGRect, source: CGRect, alignment: CGRect?, sourceRadius: CGFloat) {
    let bounds = CGRect(origin: .zero, size: frame.size)
    let part = alignment.flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil } ?? bounds
    // The view is scaled to fill the source, and clipped to it.
    let scale = max(source.width / part.width, source.height / part.height)
    let size = CGSize(width: source.width / scale, height: source.height / scale)
    let visible = CGRect(
      x: part.midX - size.width / 2, y: alignment == nil ? part.minY : part.midY - size.height / 2,
      width: size.width, height: size.height)
    // One radius is used for the whole zoom: it fits the source at the small end, and a card at the large end.
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

  /// Creates the geometry of a zoom without a source, which shrinks in place.
  init(frame: CGRect) {
    let bounds = CGRect(origin: .zero, size: frame.size)
    radius = min(ZoomGeometry.dragRadius, min(bounds.width, bounds.height) / 2)
    home = ZoomPose(scale: 1, offset: .zero, visible: bounds, slide: radius * ZoomGeometry.clearance)
    source = ZoomPose(scale: ZoomDrag.floor, offset: .zero, visible: bounds, slide: 0)
  }
}
