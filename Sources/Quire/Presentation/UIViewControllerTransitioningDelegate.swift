// SPDX-License-Identifier: Apache-2.0

/// Provides the objects that run a controller's presentation: animators and, for the style `.custom`, the presentation
/// controller. All methods are optional.
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// Returns the animator of the presentation, or `nil` for the system's own motion.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the animator of the dismissal, or `nil` for the system's own motion.
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the object that drives the presentation interactively, or `nil` to let it run by itself.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns the object that drives the dismissal interactively, or `nil` to let it run by itself.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns the controller of a presentation of the style `.custom`, or `nil` for one that covers the container.
  /// `presenting` is `nil` if the presentation controller is read before there is a presenter.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// Returns `nil`: the system's own motion.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Returns `nil`: the system's own motion.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Returns `nil`: the presentation is not interactive.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Returns `nil`: the dismissal is not interactive.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Returns `nil`: a `.custom` presentation covers the container.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { nil }
}

/// Animates the transition from one controller to another.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns the duration of the transition, in seconds. A `nil` context means a transition that has not begun.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> Double
  /// Begins the animation. The animator must call `completeTransition(_:)` when it is done.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Called when the transition is over.
  func animationEnded(_ transitionCompleted: Bool)
  /// Returns an animator with the changes of `animateTransition(using:)`, which a
  /// `UIPercentDrivenInteractiveTransition` can pause, scrub and reverse. It must return the same animator each time in
  /// a transition. Optional.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating
}

extension UIViewControllerAnimatedTransitioning {
  /// Returns a placeholder that means none. An interactive transition then runs `animateTransition(using:)` and drives
  /// its animations.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { NoAnimator.shared }
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Drives a transition interactively.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins the transition. The driver must call `completeTransition(_:)` when it is done.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// Whether the transition begins interactively. Otherwise the animator runs by itself.
  var wantsInteractiveStart: Bool { get }
  /// The speed of the remaining motion after the user has let go. 1 is the animator's own speed.
  var completionSpeed: CGFloat { get }
  /// The curve of the remaining motion after the user has let go. `easeInOut` by default.
  var completionCurve: UIView.AnimationCurve { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// 1 by default: the animator's own speed.
  public var completionSpeed: CGFloat { 1 }
  /// `easeInOut` by default: the remaining motion ends slowly.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// `true` by default: the transition is interactive from the beginning.
  public var wantsInteractiveStart: Bool { true }
}

/// The context of an animator: its transition, and the methods to complete it.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view to which the animator adds the incoming view.
  var containerView: UIView { get }
  /// Whether the transition is animated. If not, the animator must place the views and complete immediately.
  var isAnimated: Bool { get }
  /// Whether the transition is interactive at present. `false` once it was finished or canceled.
  var isInteractive: Bool { get }
  /// Whether the transition was canceled: `true` after `cancelInteractiveTransition()` or `completeTransition(false)`.
  var transitionWasCancelled: Bool { get }
  /// The style of the presented or dismissed controller, from its presentation controller.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Sets the fraction of an interactive transition, 0...1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Ends the interaction. The transition continues to its end.
  func finishInteractiveTransition()
  /// Ends the interaction. The transition runs back.
  func cancelInteractiveTransition()
  /// Makes a running transition interactive.
  func pauseInteractiveTransition()
  /// Completes the transition and notifies the controllers. `didComplete` is `false` if it was canceled.
  func completeTransition(_ didComplete: Bool)
  /// Returns the controller that is shown at the beginning or at the end. In a dismissal, the presenter and the
  /// presented controller are swapped.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the view that comes in or leaves, or `nil` for the view that stays.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The transform of a rotation. Always the identity.
  var targetTransform: CGAffineTransform { get }
  /// Returns the frame of a controller's view before the transition. `.zero` if it isn't shown then.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns the frame of a controller's view after the transition. `.zero` if it isn't shown then.
  func finalFrame(for vc: UIViewController) -> CGRect
}
