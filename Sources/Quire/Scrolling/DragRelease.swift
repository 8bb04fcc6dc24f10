// SPDX-License-Identifier: Apache-2.0

import SheetEngine
import SheetMotion

/// Tracks the velocity of a drag, asks the delegate for the target, and moves the content there if the host would not.
@MainActor final class DragRelease: ScrollRelease {
  /// The fraction of the velocity that is left after each millisecond.
  var rate = ScrollDecay.normalRate
  /// A host's scroller continues only above this velocity, in points per second. A decision: browsers differ.
  private static let stillVelocity = 60.0
  /// The spring of the motion to a target that the host did not choose; its response is in seconds. A decision, close
  /// to the time of turning a page.
  private static let pageSpring = Spring(response: 0.4, dampingRatio: 1)
  /// The spring at the ends of the range: critically damped, of 11 radians per second. [OPENUIKIT]
  static let edgeSpring = Spring(response: 0.5711986643, dampingRatio: 1)

  private var trackers = (x: VelocityTracker(), y: VelocityTracker())
  private var start = CGPoint.zero

  override func begin(_ scroll: UIScrollView, at time: Seconds) {
    trackers = (VelocityTracker(), VelocityTracker())
    start = scroll.contentOffset
    follow(scroll, at: time)
  }

  override func follow(_ scroll: UIScrollView, at time: Seconds) {
    trackers.x.add(time: time, position: Double(scroll.contentOffset.x))
    trackers.y.add(time: time, position: Double(scroll.contentOffset.y))
  }

  override func end(_ scroll: UIScrollView, at time: Seconds, velocity: CGPoint, wasCanceled: Bool) {
    let now = scroll.session?.clock ?? 0
    let (least, greatest) = (scroll.leastOffset, scroll.greatestOffset)
    var velocity = velocity
    if scroll.isGripped {
      // Beyond its range the content is slower than the fingers, and with two fingers it follows their middle.
      velocity = CGPoint(x: trackers.x.velocity(at: time), y: trackers.y.velocity(at: time))
    }
    // Two fingers that scale have no velocity.
    let hasNoSpeed = wasCanceled || scroll.parts.scaler?.hasScaled == true
    scroll.parts.scaler?.hasScaled = false
    if hasNoSpeed || greatest.x <= least.x { velocity.x = 0 }
    if hasNoSpeed || greatest.y <= least.y && !scroll.isGripped { velocity.y = 0 }
    let offset = scroll.contentOffset
    let isFast = max(velocity.x.magnitude, velocity.y.magnitude) > CGFloat(DragRelease.stillVelocity)
    let isMoved = scroll.isGripped || rate != ScrollDecay.normalRate
    let coast = ScrollAnimation(coasting: scroll, velocity: velocity, rate: rate, at: now)
    let expected =
      scroll.isPagingEnabled
      ? scroll.pageOffset(from: start, velocity: velocity) : scroll.clamped(isMoved || isFast ? coast.end : offset)
    let velocityPerMillisecond = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
    var target = scroll.parts.targetRule?(expected, velocityPerMillisecond) ?? expected
    ScrollRelease.ignoresTarget = scroll.delegate == nil
    unsafe withUnsafeMutablePointer(to: &target) { pointer in
      unsafe scroll.delegate?.scrollViewWillEndDragging(
        scroll, withVelocity: velocityPerMillisecond, targetContentOffset: pointer)
    }
    if !(target.x.isFinite && target.y.isFinite) { target = expected }
    let isChanged = target != expected
    target = scroll.clamped(target)
    // A host's momentum ends elsewhere, so an app that looks at the target gets the motion that ends there.
    let isKnown = isFast && (!ScrollRelease.ignoresTarget || scroll.parts.targetRule != nil)
    let isOurs = isChanged || scroll.isPagingEnabled || isMoved || isKnown
    // A scale that returns to its limit moves the offset as well.
    let goesOn = scroll.motion != nil ? false : isOurs ? target != offset || isFast : isFast && target != offset
    scroll.phase = goesOn ? .decelerating : .idle
    scroll.delegate?.scrollViewDidEndDragging(scroll, willDecelerate: goesOn)
    guard goesOn, scroll.phase == .decelerating else { return }
    scroll.delegate?.scrollViewWillBeginDecelerating(scroll)
    guard isOurs, scroll.phase == .decelerating else { return }
    if isChanged || scroll.isPagingEnabled {
      scroll.run(ScrollAnimation(from: offset, to: target, velocity: velocity, spring: DragRelease.pageSpring, at: now))
    } else {
      scroll.run(coast)
    }
  }

  override func settle(_ scroll: UIScrollView, at now: Seconds) {
    let offset = scroll.contentOffset
    let target = scroll.isPagingEnabled ? scroll.pageOffset(from: offset, velocity: .zero) : scroll.clamped(offset)
    guard target != offset else { return }
    scroll.run(ScrollAnimation(from: offset, to: target, velocity: .zero, spring: DragRelease.pageSpring, at: now))
  }
}
