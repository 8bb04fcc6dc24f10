// SPDX-License-Identifier: Apache-2.0

/// The state of an animator.
public enum UIViewAnimatingState: Int, Sendable {
  /// The animator has not begun, or is over.
  case inactive = 0
  /// The animator runs or is paused.
  case active = 1
  /// The animator was stopped and must be finished.
  case stopped = 2
}

/// The position of an animator's views when it is over.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// At the end of the changes: the properties keep their new values.
  case end = 0
  /// At the start: the changes are undone.
  case start = 1
  /// The visible state at the time when the animator was stopped.
  case current = 2
}

/// An animation that can run, pause and reverse.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
  /// The state of the animation. `inactive` initially.
  var state: UIViewAnimatingState { get }
  /// Whether the animation is moving. `false` while it is paused, `true` during its delay.
  var isRunning: Bool { get }
  /// Whether the animation runs toward its start. A change takes effect at its current position.
  var isReversed: Bool { get set }
  /// The fraction of the animation that is complete, 0...1, in the current direction.
  var fractionComplete: CGFloat { get set }
  /// Starts the animation, or resumes it if it is paused. Has no effect if it is running.
  func startAnimation()
  /// Starts the animation after a delay in seconds, or resumes it if it is paused. A negative delay counts as 0.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animation where it is. It stays active. If it has not begun, it becomes active at its start.
  func pauseAnimation()
  /// Stops the animation in its visible state. If the argument is `false`, `finishAnimation(at:)` must follow.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Moves the views of a stopped animator to a position, and runs the completions.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator that animates the changes made in blocks of code.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes. An active animator makes them now and animates them in its remaining time.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds changes that begin later. The factor is a fraction of the remaining time, 0...1.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds a block that runs once when the animation is over, with the position of the views.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Resumes a paused animation. `nil` keeps the timing. The factor is relative to `duration`, and 0 means the
  /// remaining time.
  func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
