// SPDX-License-Identifier: Apache-2.0

import SheetEngine
import SheetMotion

/// A drag that may dismiss a zoomed view: the view's pose during the drag, and the decision at release.
struct ZoomDrag {
  /// The decrease of the scale for each length of the view that the finger moves. [LG]
  static let gain: CGFloat = 0.64
  /// The scale down to which the view follows the finger linearly. [LG]
  static let soft: CGFloat = 0.48
  /// The scale that is never reached. Between `soft` and this value, the view follows the finger less and less. [LG]
  static let floor: CGFloat = 0.33
  /// The fraction of the view's length beyond which the projected end of the drag dismisses the view.
  static let threshold: CGFloat = 0.2
  /// The velocity at or below which the view is not dismissed, wherever it is, in lengths of the view per second.
  /// Negative is the direction opposite to the dismissal.
  static let throwBack: CGFloat = -0.5
  /// The distance over which the corners become round, in points.
  static let rounding: CGFloat = 40

  let geometry: ZoomGeometry
  let size: CGSize
  /// The point at which the finger grips the view, relative to its middle.
  let grip: CGPoint
  /// Whether the view is pulled from the side.
  let isSideways: Bool

  /// Returns the distance that the finger has moved in the direction of dismissal, in lengths of the view. 0 in the
  /// opposite direction.
  func distance(_ translation: CGPoint) -> CGFloat {
    max(0, isSideways ? translation.x / max(size.width, 1) : translation.y / max(size.height, 1))
  }

  static func scale(after distance: CGFloat) -> CGFloat {
    let linear = 1 - gain * distance
    guard linear < soft else { return linear }
    let room = soft - floor
    // Relative to the linear scale, the slope is 1 at `soft`, and 0 at the floor.
    return soft - room * (1 - room / (soft - linear + room))
  }

  /// Returns the pose in which the gripped point stays under the finger.
  func pose(_ translation: CGPoint) -> ZoomPose {
    let distance = distance(translation)
    let scale = ZoomDrag.scale(after: distance)
    let points = distance * (isSideways ? size.width : size.height)
    var pose = geometry.home
    pose.scale = scale
    pose.offset = CGPoint(
      x: held(translation.x, isFree: !isSideways || translation.x > 0) + (1 - scale) * grip.x,
      y: held(translation.y, isFree: isSideways || translation.y > 0) + (1 - scale) * grip.y)
    pose.slide *= max(0, 1 - points / ZoomDrag.rounding)
    return pose
  }

  /// Returns the offset for a pull: the pull itself if the direction is free, and otherwise the pull shortened by a
  /// rubber band.
  private func held(_ pull: CGFloat, isFree: Bool) -> CGFloat {
    guard !isFree else { return pull }
    let extent = isSideways ? size.width : size.height
    return CGFloat(RubberBand(extent: Double(max(extent, 1))).displacement(for: Double(pull)))
  }

  /// Returns the velocities of offset and scale, per second, for a finger's velocity in points per second.
  func velocity(_ translation: CGPoint, finger: CGPoint) -> (x: CGFloat, y: CGFloat, scale: CGFloat) {
    let step: CGFloat = 1e-4
    let now = pose(translation)
    let next = pose(CGPoint(x: translation.x + finger.x * step, y: translation.y + finger.y * step))
    return (
      (next.offset.x - now.offset.x) / step, (next.offset.y - now.offset.y) / step, (next.scale - now.scale) / step
    )
  }

  /// Returns whether the drag dismisses the view, given the finger's velocity in points per second.
  func leaves(_ translation: CGPoint, finger: CGPoint, _ projection: Projection) -> Bool {
    let speed = isSideways ? finger.x / max(size.width, 1) : finger.y / max(size.height, 1)
    guard speed > ZoomDrag.throwBack else { return false }
    return distance(translation) + CGFloat(projection.distance(velocity: Double(speed))) > ZoomDrag.threshold
  }
}
