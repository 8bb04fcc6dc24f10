// SPDX-License-Identifier: Apache-2.0

/// Gives the objects that run a controller's presentation: animators, and in the style `.custom` the presentation
/// controller. All methods are optional.
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// Shows the presented view; `nil` for the system's own motion.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Takes it away; `nil` for the system's own motion.
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
  /// Drives the presentation by what a user does; `nil` has it run by itself.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Drives the dismissal by what a user does; `nil` has it run by itself.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Runs a presentation of the style `.custom`; `nil` for one that covers the container. `presenting` is `nil` where
  /// the presentation controller is read before there is a presenter.
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
  /// `nil`: no finger drives it.
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

/// Moves views from one controller to another.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// In seconds; `nil` stands for a transition that has not begun.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> Double
  /// Begins to move. It must call `completeTransition(_:)` when it is done.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// The transition is over.
  func animationEnded(_ transitionCompleted: Bool)
  /// The same changes as an animator that a `UIPercentDrivenInteractiveTransition` can hold, move and turn round; the
  /// same one each time in a transition. Optional.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating
}

extension UIViewControllerAnimatedTransitioning {
  /// A stand-in that says there is none: a driven transition runs `animateTransition(using:)` and moves what that
  /// animates.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { NoAnimator.shared }
  /// Does nothing; the default.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Drives a transition by what a user does.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins. It must call `completeTransition(_:)` when it is done.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// Whether it begins under a finger; otherwise the animator runs by itself.
  var wantsInteractiveStart: Bool { get }
  /// How fast what is left of it runs when the user has let go: 1 is the animator's own speed.
  var completionSpeed: CGFloat { get }
  /// How what is left of it runs when the user has let go; `easeInOut` by default.
  var completionCurve: UIView.AnimationCurve { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// 1: the animator's own speed.
  public var completionSpeed: CGFloat { 1 }
  /// `easeInOut`: what is left after the finger ends slowly.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// `true`: a finger drives it from the beginning.
  public var wantsInteractiveStart: Bool { true }
}

/// What an animator knows of its transition, and where it says that it is done.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// Where the animator puts the view that comes.
  var containerView: UIView { get }
  /// Whether it takes time; where not, the animator puts the views in place and completes at once.
  var isAnimated: Bool { get }
  /// Whether a finger drives it at present; `false` once it was finished or cancelled.
  var isInteractive: Bool { get }
  /// Whether it goes back, or went back: `true` from `cancelInteractiveTransition()` or `completeTransition(false)` on.
  var transitionWasCancelled: Bool { get }
  /// Of what is being presented or dismissed, as its presentation controller has it.
  var presentationStyle: UIModalPresentationStyle { get }
  /// How far the user has come, 0...1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// The user lets go, and the transition goes on to its end.
  func finishInteractiveTransition()
  /// The user lets go, and the transition goes back.
  func cancelInteractiveTransition()
  /// The user takes a transition that is under way.
  func pauseInteractiveTransition()
  /// Done: the controllers are told. `false` where it was taken back.
  func completeTransition(_ didComplete: Bool)
  /// The controller that shows at the beginning or at the end; a dismissal swaps presenter and presented controller.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that comes or leaves; `nil` for the one that stays where it is.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Nothing turns here.
  var targetTransform: CGAffineTransform { get }
  /// Where a controller's view stands before; `.zero` where it isn't there.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where it stands after; `.zero` where it is gone.
  func finalFrame(for vc: UIViewController) -> CGRect
}
