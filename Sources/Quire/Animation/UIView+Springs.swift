// SPDX-License-Identifier: Apache-2.0

import SheetEngine
import SheetMotion

extension UIView {
  /// Animates changes on a spring. `duration` is the time in seconds in which the spring seems to arrive; it comes to
  /// rest later. A bounce of 0 does not overshoot, one nearer 1 overshoots more, and one below 0 arrives more slowly. One
  /// above 0.95 counts as 0.95, because the spring would not come to rest. `initialSpringVelocity` is in whole distances
  /// per second.
  ///
  /// `completion` runs when the spring has come to rest.
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(response: duration, dampingRatio: max(0.05, 1 - Double(bounce)))
    animate(
      with: duration > 0 ? Timing(spring, velocity: Double(initialSpringVelocity)) : nil, delay: delay,
      options: options, animations, completion: completion)
  }
}
