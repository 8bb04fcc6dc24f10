// SPDX-License-Identifier: Apache-2.0

/// The keys of the two controllers of a transition.
public enum UITransitionContextViewControllerKey: Int, Sendable {
  /// `from` is visible at the beginning, `to` at the end. A dismissal swaps them.
  case from, to
}

/// The keys of the views of the two controllers of a transition.
public enum UITransitionContextViewKey: Int, Sendable {
  /// `from` is visible at the beginning, `to` at the end. A dismissal swaps them.
  case from, to
}

/// The properties of a transition between view controllers.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition is animated. Also `false` while animations are disabled.
  var isAnimated: Bool { get }
  /// The presentation style of the controller that is presented or dismissed.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether a finger currently leads the transition.
  var isInteractive: Bool { get }
  /// Whether a finger began the transition.
  var initiallyInteractive: Bool { get }
  /// Whether a finger can take over the transition while it runs.
  var isInterruptible: Bool { get }
  /// Whether the transition is going back to its beginning.
  var isCancelled: Bool { get }
  /// The duration, in seconds; 0 if the transition isn't animated.
  var transitionDuration: TimeInterval { get }
  /// The fraction that is complete, 0...1, also while a finger leads the transition and after it has let go. It goes
  /// back to 0 if the transition is canceled.
  var percentComplete: CGFloat { get }
  /// The velocity of the finger when it let go, in full distances per second; negative on the way back. 1 for a
  /// transition that no finger has led.
  var completionVelocity: CGFloat { get }
  /// The curve of the motion after the finger has let go; `easeInOut` for a transition that no finger has led.
  var completionCurve: UIView.AnimationCurve { get }
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// The transform of a rotation. Always the identity, because Quire lays windows out again instead.
  var targetTransform: CGAffineTransform { get }

  /// Returns the controller that is visible at the beginning or at the end.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the view of that controller, or `nil` if it is not loaded.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// An object that runs an app's animations alongside a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Animates changes with the transition's timing, and runs a block at its end. If the transition has already begun,
  /// does not run `animation` and returns `false`.
  ///
  /// While a finger leads the transition, the changes follow the finger. They continue from there when it lets go. If
  /// the transition is canceled, they are animated back and undone. Properties that can't be animated are not undone;
  /// the completion can do that if `isCancelled` is `true`.
  @discardableResult
  func animate(
    alongsideTransition animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Animates changes of a view outside the container with the transition's timing, and runs a block at the end of the
  /// transition. Otherwise it behaves like `animate(alongsideTransition:completion:)`.
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
  /// Animates changes with the transition's timing, without a completion.
  @discardableResult
  public func animate(
    alongsideTransition animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}
