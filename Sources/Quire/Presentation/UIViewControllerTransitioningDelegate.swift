// SPDX-License-Identifier: Apache-2.0

/// Provides the objects that run a controller's presentation: animators, and with the style `.custom` the presentation
/// controller. All methods are optional.
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// The animator of the presentation; `nil` for the system's own motion.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The animator of the dismissal; `nil` for the system's own motion.
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
  /// Drives the presentation interactively; with `nil` it runs by itself.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Drives the dismissal interactively; with `nil` it runs by itself.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Runs a presentation of the style `.custom`; `nil` for one that covers the container. `presenting` is `nil` if the
  /// presentation controller is read before there is a presenter.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// `nil`: the system's own motion.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// `nil`: the system's own motion.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// `nil`: it is not interactive.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// `nil`: no finger drives it.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// `nil`: a `.custom` presentation covers the container.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { nil }
}

/// Animates the transition from one controller to another.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// In seconds; `nil` stands for a transition that has not begun.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> Double
  /// Begins the animation. It must call `completeTransition(_:)` when it is done.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// The transition is over.
  func animationEnded(_ transitionCompleted: Bool)
  /// The same changes as an animator that a `UIPercentDrivenInteractiveTransition` can pause, scrub and reverse; it
  /// must return the same one each time in a transition. Optional.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating
}

extension UIViewControllerAnimatedTransitioning {
  /// A placeholder that means none: an interactive transition runs `animateTransition(using:)` and drives its
  /// animations.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { NoAnimator.shared }
  /// Does nothing; the default.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Drives a transition interactively.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins the transition. It must call `completeTransition(_:)` when it is done.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// Whether it begins interactively; otherwise the animator runs by itself.
  var wantsInteractiveStart: Bool { get }
  /// The speed of the rest after the user has let go: 1 is the animator's own speed.
  var completionSpeed: CGFloat { get }
  /// The curve of the rest after the user has let go; `easeInOut` by default.
  var completionCurve: UIView.AnimationCurve { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// 1 by default: the animator's own speed.
  public var completionSpeed: CGFloat { 1 }
  /// `easeInOut` by default: the rest after the interaction ends slowly.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// `true` by default: the transition is interactive from the beginning.
  public var wantsInteractiveStart: Bool { true }
}

/// The context of an animator: its transition, and how to complete it.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view to which the animator adds the view that comes in.
  var containerView: UIView { get }
  /// Whether it is animated; if not, the animator must place the views and complete at once.
  var isAnimated: Bool { get }
  /// Whether it is interactive at present; `false` once it was finished or cancelled.
  var isInteractive: Bool { get }
  /// Whether it was cancelled: `true` from `cancelInteractiveTransition()` or `completeTransition(false)` on.
  var transitionWasCancelled: Bool { get }
  /// The style of the controller that is presented or dismissed, as its presentation controller has it.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Sets the fraction of an interactive transition, 0...1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Ends the interaction; the transition runs to its end.
  func finishInteractiveTransition()
  /// Ends the interaction; the transition goes back.
  func cancelInteractiveTransition()
  /// Makes a running transition interactive.
  func pauseInteractiveTransition()
  /// Completes the transition, which notifies the controllers; `false` if it was cancelled.
  func completeTransition(_ didComplete: Bool)
  /// The controller that is shown at the beginning or at the end; a dismissal swaps presenter and presented controller.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that comes in or leaves; `nil` for the one that stays.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The transform of a rotation; always the identity here.
  var targetTransform: CGAffineTransform { get }
  /// The frame of a controller's view before; `.zero` if it isn't shown then.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// The frame of a controller's view after; `.zero` if it isn't shown then.
  func finalFrame(for vc: UIViewController) -> CGRect
}
