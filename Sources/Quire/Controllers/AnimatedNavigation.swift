// SPDX-License-Identifier: Apache-2.0

/// The context of a push or pop that the app's animator runs. Both views are in its container meanwhile.
@MainActor final class AnimatedNavigation: AnimatorTransition {
  @Weak private var navigation: UINavigationController?
  private let old: UIViewController
  private let new: UIViewController

  private init(
    _ navigation: UINavigationController, from old: UIViewController, to new: UIViewController,
    animator: any UIViewControllerAnimatedTransitioning, driver: (any UIViewControllerInteractiveTransitioning)?
  ) {
    self.old = old
    self.new = new
    super.init(animator, drivenBy: driver, in: UIView(frame: navigation.view.bounds), isAnimated: true, style: .none)
    self.navigation = navigation
  }

  /// Returns the context of a transition for which the delegate has an animator.
  static func make(
    _ navigation: UINavigationController, from old: UIViewController, to new: UIViewController, isBack: Bool
  ) -> AnimatorTransition? {
    guard let delegate = navigation.heldNavigationDelegate,
      let animator = delegate.navigationController(
        navigation, animationControllerFor: isBack ? .pop : .push, from: old, to: new)
    else { return nil }
    return AnimatedNavigation(
      navigation, from: old, to: new, animator: animator,
      driver: delegate.navigationController(navigation, interactionControllerFor: animator))
  }

  private var transition: NavigationTransition? {
    guard let current = navigation?.transition, current.animated === self else { return nil }
    return current
  }

  override var coordinator: TransitionCoordinator? { transition?.coordinator }
  override func fractionChanged() { coordinator?.follow() }

  override func completed(_ didComplete: Bool) {
    guard let transition else { return }
    transition.animatorCompleted(didComplete)
    navigation?.finish(transition)
  }

  override func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? old : key == .to ? new : nil
  }

  override func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? old.viewIfLoaded : key == .to ? new.view : nil
  }

  override func initialFrame(for vc: UIViewController) -> CGRect { vc === old ? containerView.bounds : .zero }
  override func finalFrame(for vc: UIViewController) -> CGRect { vc === new ? containerView.bounds : .zero }
}
