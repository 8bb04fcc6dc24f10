// SPDX-License-Identifier: Apache-2.0

/// The interface of a zoom for presentations: an animator, and for a finger also its driver. The call that requests a
/// zoom loads the class that runs it, so that an app without zooms does not contain it.
@MainActor
class PresentationZoom: NSObject, UIViewControllerAnimatedTransitioning,
  UIViewControllerInteractiveTransitioning
{
  /// Looks up the source of the next motion. Returns whether there is one.
  func findSource() -> Bool { false }
  /// Adds the zoomed view and its surroundings to the container.
  func makeRig(frame: CGRect) {}
  /// Sets the zoomed view's frame at rest. Returns `false` while it is not in the container.
  func place(_ frame: CGRect) -> Bool { false }
  /// Returns the motion of animations alongside, after the finger has let go.
  func way(from fraction: Double, isCanceled: Bool) -> RemainingTransition {
    RemainingTransition(from: fraction, to: isCanceled ? 0 : 1, duration: 0, curve: .linear)
  }
  /// Called when the presentation is over.
  func end() {}

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> Double {
    TransitionCoordinator.standardTiming.duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
  func animationEnded(_ transitionCompleted: Bool) {}
  var wantsInteractiveStart: Bool { false }
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {}
}
