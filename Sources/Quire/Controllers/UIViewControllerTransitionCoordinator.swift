// SPDX-License-Identifier: Apache-2.0

/// One of the two controllers of a transition.
public enum UITransitionContextViewControllerKey: Int, Sendable {
  /// `from` is shown at the beginning, `to` at the end; a dismissal swaps them.
  case from, to
}

/// The view of one of the two controllers of a transition.
public enum UITransitionContextViewKey: Int, Sendable {
  /// `from` is the one that shows at the beginning, `to` the one that shows at the end; a dismissal swaps them.
  case from, to
}

/// The properties of a transition between view controllers.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether it takes time; `false` also while animations are switched off.
  var isAnimated: Bool { get }
  /// The style of the controller that is presented or dismissed.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether a finger leads it at present.
  var isInteractive: Bool { get }
  /// Whether a finger began it.
  var initiallyInteractive: Bool { get }
  /// Whether a finger may take over while it runs.
  var isInterruptible: Bool { get }
  /// Whether it is going back to where it began.
  var isCancelled: Bool { get }
  /// In seconds; 0 if it isn't animated.
  var transitionDuration: TimeInterval { get }
  /// 0...1, also while a finger leads it and after it has let go; it goes back to 0 if it is cancelled.
  var percentComplete: CGFloat { get }
  /// The finger's velocity when it let go, in whole ways per second; negative on the way back. 1 for a transition that
  /// no finger has led.
  var completionVelocity: CGFloat { get }
  /// The curve of the motion after the finger has let go; `easeInOut` for a transition that no finger has led.
  var completionCurve: UIView.AnimationCurve { get }
  /// The view in which it takes place.
  var containerView: UIView { get }
  /// The transform of a rotation; always the identity here, because windows are laid out again instead.
  var targetTransform: CGAffineTransform { get }

  /// The controller that is shown at the beginning or at the end.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view of that controller; `nil` if it is not loaded.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Runs an app's animations alongside a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Animates changes with the transition's timing, and runs a block at its end. Once the transition has begun,
  /// `animation` is not run any more, and the result is `false`.
  ///
  /// While a finger leads the transition, the changes follow it, and they continue from there when it lets go. If the
  /// transition is cancelled they go back and are undone. Properties that can't be animated are not undone; the
  /// completion can do that, if `isCancelled` is true.
  @discardableResult
  func animate(
    alongsideTransition animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// The same for a view outside the container.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Adds a handler that is called when a finger lets the transition go or takes it over.
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
