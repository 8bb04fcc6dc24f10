// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// A layer as it looks on a host that carries out all effects exactly: at its placement, or along its motion's key
/// points.
public struct ShownLayer: Sendable {
  /// The layer to which the effects refer.
  public let layer: Layer
  /// The placement at rest, or at the end of the current motion. `nil` before the first effect.
  public private(set) var standing: Placement?
  private var start: Seconds = 0
  private var duration: Seconds = 0
  private var keys: [MotionKey] = []

  /// Creates a layer without effects.
  public init(_ layer: Layer) {
    self.layer = layer
  }

  /// Shows the layer with this placement from now on, and ends its motion.
  public mutating func place(_ placement: Placement) {
    standing = placement
    keys = []
  }

  /// Moves the layer along the key points in `all` to which the motion refers.
  public mutating func run(_ motion: Motion, _ all: [MotionKey]) {
    start = motion.start
    duration = motion.duration
    keys = Array(all[motion.keys])
    standing = keys.last?.placement ?? standing
  }

  /// Returns whether the layer's motion has not ended. `time` is in seconds on the timeline of `Motion.start`.
  public func isMoving(at time: Seconds) -> Bool { !keys.isEmpty && time < start + duration }

  /// Returns the placement at a time, on the straight line between two key points.
  public func placement(at time: Seconds) -> Placement? {
    guard let (from, to, part) = segment(at: time) else { return standing }
    return from.mixed(with: to, part)
  }

  /// Returns the visible box. A host moves the layer's edges and its scale along straight lines, and so the visible
  /// edges too.
  public func visibleFrame(at time: Seconds) -> Rect? {
    guard let (from, to, part) = segment(at: time) else { return standing?.visibleFrame }
    return .mix(from.visibleFrame, to.visibleFrame, part)
  }

  /// Returns the key points around a time, and the fraction of the distance between them. `nil` if the layer stands
  /// still.
  private func segment(at time: Seconds) -> (from: Placement, to: Placement, part: Double)? {
    guard isMoving(at: time), let next = keys.firstIndex(where: { $0.time > time - start }) else { return nil }
    let to = keys[next]
    guard next > 0 else { return (to.placement, to.placement, 0) }
    let from = keys[next - 1]
    return (from.placement, to.placement, (time - start - from.time) / (to.time - from.time))
  }
}

extension Placement {
  /// Returns a placement interpolated between two. The arrow is the one of `other`, which points to the resting
  /// position of a popover.
  fileprivate func mixed(with other: Placement, _ part: Double) -> Placement {
    func mix(_ value: (Placement) -> Double) -> Double { value(self) + (value(other) - value(self)) * part }
    return Placement(
      frame: .mix(frame, other.frame, part), scale: mix { $0.scale },
      shift: Vector(dx: mix { $0.shift.dx }, dy: mix { $0.shift.dy }),
      corners: Corners(
        topLeft: mix { $0.corners.topLeft }, topRight: mix { $0.corners.topRight },
        bottomRight: mix { $0.corners.bottomRight }, bottomLeft: mix { $0.corners.bottomLeft }),
      alpha: mix { $0.alpha }, dimming: mix { $0.dimming }, shadow: mix { $0.shadow }, grabber: mix { $0.grabber },
      arrow: other.arrow)
  }
}

extension Rect {
  fileprivate static func mix(_ from: Rect, _ to: Rect, _ part: Double) -> Rect {
    Rect(
      x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part,
      width: from.width + (to.width - from.width) * part, height: from.height + (to.height - from.height) * part)
  }
}
