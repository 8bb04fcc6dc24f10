// SPDX-License-Identifier: Apache-2.0

import SheetEngine
import SheetMotion

/// A motion of the offset.
@MainActor final class ScrollAnimation: ScrollMotion {
  /// The motion along one axis.
  private enum Course {
    case ease(from: Double, to: Double)
    case spring(SpringMotion)
    case coast(ScrollBounce)

    func value(at time: Seconds, of duration: Seconds) -> Double {
      switch self {
      case .ease(let from, let to):
        // 3t² − 2t³: its velocity is 0 at both ends.
        let part = min(max(time / duration, 0), 1)
        return from + (to - from) * part * part * (3 - 2 * part)
      case .spring(let motion): return motion.value(at: time)
      case .coast(let bounce): return bounce.value(at: time)
      }
    }

    func end(after duration: Seconds) -> Double {
      switch self {
      case .ease(_, let to): to
      case .spring(let motion): motion.target
      case .coast(let bounce): bounce.endsAtEdge ? bounce.restPosition : bounce.value(at: duration)
      }
    }
  }

  /// The duration of an animated change in code, in seconds. UIKit's own is not public.
  private static let duration: Seconds = 0.3
  /// The distance from its end at which a motion counts as over, in points.
  private static let tolerance = 0.25

  private let x: Course
  private let y: Course
  private let start: Seconds
  private let duration: Seconds
  /// The distance by which the app has moved the content in the meantime.
  private var shift = CGPoint.zero
  private let isAnimation: Bool

  /// Creates the motion of an animated change in code.
  init(animating from: CGPoint, to target: CGPoint, at now: Seconds) {
    x = .ease(from: Double(from.x), to: Double(target.x))
    y = .ease(from: Double(from.y), to: Double(target.y))
    start = now
    duration = ScrollAnimation.duration
    isAnimation = true
  }

  /// Creates the motion after a drag to a target that the host did not choose.
  init(from: CGPoint, to target: CGPoint, velocity: CGPoint, spring: Spring, at now: Seconds) {
    let x = SpringMotion(from: Double(from.x), to: Double(target.x), velocity: Double(velocity.x), spring: spring)
    let y = SpringMotion(from: Double(from.y), to: Double(target.y), velocity: Double(velocity.y), spring: spring)
    self.x = .spring(x)
    self.y = .spring(y)
    start = now
    duration = max(
      x.settlingDuration(within: ScrollAnimation.tolerance), y.settlingDuration(within: ScrollAnimation.tolerance))
    isAnimation = false
  }

  /// Creates the motion after a drag, as far as its velocity carries, and back into the range.
  init(coasting scroll: UIScrollView, velocity: CGPoint, rate: Double, at now: Seconds) {
    let (offset, least, greatest) = (scroll.contentOffset, scroll.leastOffset, scroll.greatestOffset)
    let x = ScrollBounce(
      position: Double(offset.x), velocity: Double(velocity.x), lower: Double(least.x), upper: Double(greatest.x),
      decelerationRate: rate, spring: DragRelease.edgeSpring)
    let y = ScrollBounce(
      position: Double(offset.y), velocity: Double(velocity.y), lower: Double(least.y), upper: Double(greatest.y),
      decelerationRate: rate, spring: DragRelease.edgeSpring)
    self.x = .coast(x)
    self.y = .coast(y)
    start = now
    let (speed, tolerance) = (ScrollDecay.endSpeed, ScrollAnimation.tolerance)
    duration = max(
      x.duration(untilSpeed: speed, within: tolerance), y.duration(untilSpeed: speed, within: tolerance))
    isAnimation = false
  }

  /// The offset at which the motion ends, unless the app moves the content in the meantime.
  var end: CGPoint {
    CGPoint(x: CGFloat(x.end(after: duration)), y: CGFloat(y.end(after: duration)))
  }

  override func step(_ scroll: UIScrollView, at now: Seconds) -> Bool {
    let time = now - start
    let isOver = time >= duration
    let offset = CGPoint(
      x: CGFloat(isOver ? x.end(after: duration) : x.value(at: time, of: duration)) + shift.x,
      y: CGFloat(isOver ? y.end(after: duration) : y.value(at: time, of: duration)) + shift.y)
    scroll.move(to: scroll.bounces ? scroll.parts.axisLimit?(scroll, offset) ?? offset : scroll.clamped(offset))
    return !isOver
  }

  override func shift(by way: CGPoint) -> Bool {
    // If the app sets an offset, it ends an animation that the app started, but is added to a motion that a finger
    // caused.
    guard !isAnimation else { return false }
    shift.x += way.x
    shift.y += way.y
    return true
  }

  override func finish(_ scroll: UIScrollView) {
    if isAnimation {
      scroll.delegate?.scrollViewDidEndScrollingAnimation(scroll)
    } else {
      scroll.rest()
    }
  }
}
