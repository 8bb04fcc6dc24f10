// SPDX-License-Identifier: Apache-2.0

import SheetEngine
import SheetMotion

extension UIView {
  /// Animates changes on a spring. `duration` is the perceived duration in seconds; the spring settles later.
  ///
  /// A bounce of 0 does not overshoot, larger values overshoot more, and negative values arrive more slowly. The bounce
  /// is limited to 0.95, because a spring with a bounce of 1 never settles. `initialSpringVelocity` is a multiple of
  /// the total distance per second.
  ///
  /// `completion` runs when the spring has settled.
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
