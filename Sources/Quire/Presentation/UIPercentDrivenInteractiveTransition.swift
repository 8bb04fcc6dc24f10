// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// Drives an animator by a fraction: a gesture sets the fraction, and the animator's changes follow it.
///
/// An override of one of the methods must call super. [DOC-TRANS]
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  private final var transition: AnimatorTransition?
  private final var track: Track?
  private final var implicit: (any UIViewImplicitlyAnimating)?

  public override init() {
    super.init()
    OwnTransition.mayPause = { $0 is UIPercentDrivenInteractiveTransition }
  }

  /// The animator's duration of the whole transition, in seconds. 0 before the transition begins.
  public final private(set) var duration: CGFloat = 0
  /// The fraction that `update(_:)` has set, 0...1.
  public final private(set) var percentComplete: CGFloat = 0
  /// The speed of the remaining motion after the finger has left. 1 is the animator's own speed.
  open var completionSpeed: CGFloat = 1
  /// The curve of the remaining motion after the finger has left, if `timingCurve` is `nil`.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The timing of the remaining motion after the finger has left. `nil`, the default, uses `completionCurve`.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether the transition begins interactively. Otherwise it runs by itself until `pause()`.
  open var wantsInteractiveStart = true

  /// Starts to drive the transition at 0. If it is interactive, the animator's changes wait for `update(_:)`.
  /// Presentations call this method; apps don't.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let transition = transitionContext as? AnimatorTransition, let animator = transition.animator else { return }
    let time = max(0, animator.transitionDuration(using: transitionContext))
    self.transition = transition
    duration = CGFloat(time)
    percentComplete = 0
    let interruptible = animator.interruptibleAnimator(using: transitionContext)
    if interruptible is NoAnimator {
      let track = Track(duration: time, isEven: wantsInteractiveStart)
      self.track = track
      track.setUp { animator.animateTransition(using: transitionContext) }
      if !wantsInteractiveStart { track.run(forward: true, for: time, on: Timing(.linear, duration: max(time, 0.001))) }
    } else {
      implicit = interruptible
      if wantsInteractiveStart { interruptible.pauseAnimation() } else { interruptible.startAnimation() }
    }
    transition.whenOver = { [me = Weak(self)] in me.wrappedValue?.forget() }
  }

  private final func forget() {
    transition = nil
    track = nil
    implicit = nil
  }

  /// Makes a running transition interactive.
  open func pause() {
    guard let transition, !transition.isInteractive else { return }
    implicit?.pauseAnimation()
    percentComplete = implicit?.fractionComplete ?? CGFloat(track?.value ?? 0)
    track?.hold(at: Double(percentComplete))
    transition.pauseInteractiveTransition(at: percentComplete)
  }

  /// Sets the fraction, 0...1.
  open func update(_ percentComplete: CGFloat) {
    guard let transition, transition.isInteractive else { return }
    let value = min(max(percentComplete, 0), 1)
    self.percentComplete = value
    track?.hold(at: Double(value))
    implicit?.fractionComplete = value
    transition.updateInteractiveTransition(value)
  }

  /// Ends the interaction. The transition continues to its end.
  open func finish() {
    guard let transition, transition.isInteractive else { return }
    transition.finishInteractiveTransition()
    goOn(forward: true)
  }

  /// Ends the interaction. The transition runs back, and in the animator's completion `transitionWasCancelled` is
  /// `true`.
  open func cancel() {
    guard let transition, transition.isInteractive else { return }
    transition.cancelInteractiveTransition()
    goOn(forward: false)
  }

  private final func goOn(forward: Bool) {
    let left = Double(forward ? 1 - percentComplete : percentComplete)
    let time = Double(duration) * left / max(Double(completionSpeed), 0.01)
    let curve: any UITimingCurveProvider = timingCurve ?? UICubicTimingParameters(animationCurve: completionCurve)
    track?.run(forward: forward, for: time, on: Timing(curve, duration: max(time, 0.001)))
    guard let implicit else { return }
    implicit.isReversed = !forward
    implicit.continueAnimation(
      withTimingParameters: curve, durationFactor: duration > 0 ? CGFloat(max(time, 0.001)) / duration : 0)
  }
}

/// A placeholder for the interruptible animator of a transition that has none.
@MainActor final class NoAnimator: NSObject, UIViewImplicitlyAnimating {
  static let shared = NoAnimator()

  var state: UIViewAnimatingState { .inactive }
  var isRunning: Bool { false }
  var isReversed: Bool {
    get { false }
    set {}
  }
  var fractionComplete: CGFloat {
    get { 0 }
    set {}
  }
  func startAnimation() {}
  func startAnimation(afterDelay delay: TimeInterval) {}
  func pauseAnimation() {}
  func stopAnimation(_ withoutFinishing: Bool) {}
  func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
  func addAnimations(_ animation: @escaping () -> Void) {}
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {}
}
