// SPDX-License-Identifier: Apache-2.0

/// The state of an animator.
public enum UIViewAnimatingState: Int, Sendable {
  /// It has not begun, or is over.
  case inactive = 0
  /// It runs, or is paused.
  case active = 1
  /// It was stopped, and waits to be finished.
  case stopped = 2
}

/// Where an animator leaves its views when it is over.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// At the end of the changes: the properties keep their new values.
  case end = 0
  /// At the start: the changes are undone.
  case start = 1
  /// Where they were seen when it was stopped.
  case current = 2
}

/// An animation that can run, pause and reverse.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
  /// Where it stands between its beginning and its end; `inactive` at first.
  var state: UIViewAnimatingState { get }
  /// Whether it moves at present; `false` while it is paused, `true` during its delay.
  var isRunning: Bool { get }
  /// Whether it runs towards its start; a change takes effect where it is.
  var isReversed: Bool { get set }
  /// How much of the way is done, 0...1, in the direction in which it goes.
  var fractionComplete: CGFloat { get set }
  /// Starts, or resumes if it is paused; has no effect if it runs.
  func startAnimation()
  /// The same after a delay in seconds; a negative one counts as 0.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses where it is, and stays active; one that has not begun becomes active at its start.
  func pauseAnimation()
  /// Stops with the views where they are seen; with `false` as argument `finishAnimation(at:)` must follow.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Puts the views of a stopped animator at one of its ends, and runs the completions.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator that animates the changes made in blocks of code.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes; an active animator makes them now and animates them in its remaining time.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds changes that begin later; the factor is a fraction of the remaining time, 0...1.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds a block that runs once when it is over, with the position of the views.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Resumes where it is paused. `nil` keeps the timing; the factor is relative to `duration`, and 0 means the
  /// remaining time.
  func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
