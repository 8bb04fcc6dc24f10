// SPDX-License-Identifier: Apache-2.0

/// One of the two controllers of a transition.
public enum UITransitionContextViewControllerKey: Int, Sendable {
  /// `from` is the one that shows at the beginning, `to` the one that shows at the end; a dismissal swaps them.
  case from, to
}

/// The view of one of the two controllers of a transition.
public enum UITransitionContextViewKey: Int, Sendable {
  /// `from` is the one that shows at the beginning, `to` the one that shows at the end; a dismissal swaps them.
  case from, to
}

/// What can be known of a transition between view controllers.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether it takes time; `false` also while animations are switched off.
  var isAnimated: Bool { get }
  /// Of what is being presented or dismissed.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether a finger leads it at present.
  var isInteractive: Bool { get }
  /// Whether a finger began it.
  var initiallyInteractive: Bool { get }
  /// Whether it may become a finger's while it runs.
  var isInterruptible: Bool { get }
  /// Whether it is going back to where it began.
  var isCancelled: Bool { get }
  /// In seconds; 0 where it isn't animated.
  var transitionDuration: TimeInterval { get }
  /// 0...1, also while a finger leads it and after it has let go; back to 0 where it is cancelled.
  var percentComplete: CGFloat { get }
  /// How fast the finger was when it let go, in whole ways per second, negative on the way back. 1 for a transition
  /// that no finger has led.
  var completionVelocity: CGFloat { get }
  /// The curve on which it goes on once the finger has let go; `easeInOut` for a transition that no finger has led.
  var completionCurve: UIView.AnimationCurve { get }
  /// The view in which it takes place.
  var containerView: UIView { get }
  /// What a window that turns does to its content; the identity here, where windows are laid out anew.
  var targetTransform: CGAffineTransform { get }

  /// The controller that shows at the beginning or at the end.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view of that controller; `nil` where it is not loaded.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Runs what an app animates along with a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Runs changes with the transition's timing and something at its end. After the transition has begun, `animation`
  /// isn't run any more; `false` says so.
  ///
  /// While a finger leads the transition the changes show as far as the finger has come, and go on from there when it
  /// lets go. Where the transition is cancelled they go back, and are undone: what is not a property that can be
  /// animated is the completion's to put right, which finds `isCancelled`.
  @discardableResult
  func animate(
    alongsideTransition animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// The same for a view outside of the container.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Hears of a finger that lets go, or takes up, the transition.
  func notifyWhenInteractionChanges(
    _ handler: @escaping @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// The same without a completion.
  @discardableResult
  public func animate(
    alongsideTransition animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}
