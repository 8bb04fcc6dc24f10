// SPDX-License-Identifier: Apache-2.0

/// The zoom of a presentation, as presentations know it: an animator, and with a finger its own driver. The call that asks
/// for a zoom brings the class that runs it, so that an app without zooms does not load it.
@MainActor
class PresentationZoom: NSObject, UIViewControllerAnimatedTransitioning,
  UIViewControllerInteractiveTransitioning
{
  /// Asks for the source of the next motion; returns whether there is one.
  func findSource() -> Bool { false }
  /// Puts the zoomed view with what surrounds it into the container.
  func makeRig(frame: CGRect) {}
  /// Sets the zoomed view's frame at rest; returns false while it is not in the container.
  func place(_ frame: CGRect) -> Bool { false }
  /// The motion of animations alongside, after the finger has let go.
  func way(from fraction: Double, isCancelled: Bool) -> TransitionWay {
    TransitionWay(from: fraction, to: isCancelled ? 0 : 1, duration: 0, curve: .linear)
  }
  /// The presentation is over.
  func end() {}

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> Double {
    TransitionCoordinator.standardTiming.duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
  func animationEnded(_ transitionCompleted: Bool) {}
  var wantsInteractiveStart: Bool { false }
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {}
}
