// SPDX-License-Identifier: Apache-2.0

/// Where an animator stands.
public enum UIViewAnimatingState: Int, Sendable {
  /// It has not begun, or is over.
  case inactive = 0
  /// It runs, or is paused.
  case active = 1
  /// It was stopped, and waits to be finished.
  case stopped = 2
}

/// Where an animator has its views when it is over.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// Where the changes lead: the properties keep their new values.
  case end = 0
  /// Where they were before the changes, which are undone.
  case start = 1
  /// Where they were when it was stopped.
  case current = 2
}

/// Something that runs, stands and goes back.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
  /// Where it stands between its beginning and its end; `inactive` at first.
  var state: UIViewAnimatingState { get }
  /// Whether it moves at present; `false` while it is paused, `true` during its delay.
  var isRunning: Bool { get }
  /// Whether it goes towards its start; it turns where it is.
  var isReversed: Bool { get set }
  /// How much of the way is done, 0...1, in the direction in which it goes.
  var fractionComplete: CGFloat { get set }
  /// Starts, or goes on where it is paused; one that runs goes on running.
  func startAnimation()
  /// The same after a delay in seconds; a negative one counts as 0.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Stands where it is, and stays active; one that has not begun becomes active at its start.
  func pauseAnimation()
  /// Leaves the views where they show; with `false` as argument `finishAnimation(at:)` must follow.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Puts the views of a stopped animator at one of its ends, and runs the completions.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator that finds out from code what there is to animate.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes; of an active animator they are made now, and run in what is left of its time.
  func addAnimations(_ animation: @escaping () -> Void)
  /// The same for changes that begin late; the factor is a part of the time that is left, 0...1.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds a block that runs once when it is over, with the end where the views are.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Goes on where it is paused. `nil` keeps the timing; the factor counts in `duration`, and 0 stands for the time
  /// that is left.
  func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
