// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// A layer as a host shows it that carries out all effects exactly: where it was placed, or along its motion's key
/// points.
public struct ShownLayer: Sendable {
  /// The layer that the effects name.
  public let layer: Layer
  /// Where it stands, or will stand when its motion has ended; `nil` before its first effect.
  public private(set) var standing: Placement?
  private var start: Seconds = 0
  private var duration: Seconds = 0
  private var keys: [MotionKey] = []

  /// A layer without effects so far.
  public init(_ layer: Layer) {
    self.layer = layer
  }

  /// Shows the layer like this from now on; ends its motion.
  public mutating func place(_ placement: Placement) {
    standing = placement
    keys = []
  }

  /// Runs the layer along the key points of `all` that the motion names.
  public mutating func run(_ motion: Motion, _ all: [MotionKey]) {
    start = motion.start
    duration = motion.duration
    keys = Array(all[motion.keys])
    standing = keys.last?.placement ?? standing
  }

  /// Whether its motion has not ended; `time` is in seconds on the timeline of `Motion.start`.
  public func isMoving(at time: Seconds) -> Bool { !keys.isEmpty && time < start + duration }

  /// What shows at a time: on the straight line between two key points.
  public func placement(at time: Seconds) -> Placement? {
    guard let (from, to, part) = segment(at: time) else { return standing }
    return from.mixed(with: to, part)
  }

  /// The visible box. A host moves its edges and its scale along straight lines, and so the visible edges too.
  public func visibleFrame(at time: Seconds) -> Rect? {
    guard let (from, to, part) = segment(at: time) else { return standing?.visibleFrame }
    return .mix(from.visibleFrame, to.visibleFrame, part)
  }

  /// The key points around a time, and the fraction of the way between them; `nil` if the layer stands.
  private func segment(at time: Seconds) -> (from: Placement, to: Placement, part: Double)? {
    guard isMoving(at: time), let next = keys.firstIndex(where: { $0.time > time - start }) else { return nil }
    let to = keys[next]
    guard next > 0 else { return (to.placement, to.placement, 0) }
    let from = keys[next - 1]
    return (from.placement, to.placement, (time - start - from.time) / (to.time - from.time))
  }
}

extension Placement {
  /// Interpolates two placements. The arrow is the other one's: it points where a popover will rest.
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
