// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// A transition that an animator runs: its context, from its beginning to its end. Each container of controllers has a
/// subclass of its own.
@MainActor class AnimatorTransition: NSObject, UIViewControllerContextTransitioning {
  final let animator: (any UIViewControllerAnimatedTransitioning)?
  /// The object that drives the transition, from its beginning or after it was paused.
  final let driver: (any UIViewControllerInteractiveTransitioning)?
  private final var hasCompleted = false
  /// Called when the transition is over.
  final var whenOver: (() -> Void)?

  final let containerView: UIView
  final let isAnimated: Bool
  final private(set) var isInteractive: Bool
  final private(set) var transitionWasCancelled = false
  final let presentationStyle: UIModalPresentationStyle
  /// The fraction of the transition, 0...1, while the user drives it.
  final private(set) var percentComplete: CGFloat = 0

  init(
    _ animator: (any UIViewControllerAnimatedTransitioning)?,
    drivenBy driver: (any UIViewControllerInteractiveTransitioning)?, in containerView: UIView, isAnimated: Bool,
    style: UIModalPresentationStyle
  ) {
    self.animator = animator
    self.driver = driver
    self.containerView = containerView
    self.isAnimated = isAnimated
    presentationStyle = style
    isInteractive = driver?.wantsInteractiveStart == true
    super.init()
  }

  final var isDriven: Bool { driver != nil }

  // MARK: For subclasses

  /// The coordinator of the transition.
  var coordinator: TransitionCoordinator? { nil }
  /// Called when the animator has completed.
  func completed(_ didComplete: Bool) {}

  /// The timing of animations alongside the transition, with the duration that the animator returns.
  var timing: Timing? {
    guard isAnimated else { return nil }
    guard let animator else { return TransitionCoordinator.standardTiming }
    let duration = animator.transitionDuration(using: self)
    return duration > 0 ? Timing(.easeInOut, duration: duration) : nil
  }

  /// Returns the remaining motion after the user has driven the transition.
  func way(isCanceled: Bool) -> RemainingTransition {
    let duration = animator?.transitionDuration(using: self) ?? TransitionCoordinator.nominalDuration
    let remaining = isCanceled ? percentComplete : 1 - percentComplete
    let speed = max(Double(driver?.completionSpeed ?? 1), 0.01)
    return RemainingTransition(
      from: Double(percentComplete), to: isCanceled ? 0 : 1, duration: max(0, duration) * Double(remaining) / speed,
      curve: driver?.completionCurve ?? .easeInOut)
  }

  func start() {
    if let driver {
      driver.startInteractiveTransition(self)
    } else {
      animator?.animateTransition(using: self)
    }
  }

  // MARK: Calls from the animator

  final func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard isInteractive else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    fractionChanged()
  }

  /// Called when the user has driven the transition to another fraction.
  func fractionChanged() {}

  final func finishInteractiveTransition() {
    guard isInteractive else { return }
    isInteractive = false
    coordinator?.endInteraction(isCanceled: false)
  }

  final func cancelInteractiveTransition() {
    guard isInteractive else { return }
    isInteractive = false
    transitionWasCancelled = true
    coordinator?.endInteraction(isCanceled: true)
  }

  final func pauseInteractiveTransition() {
    pauseInteractiveTransition(at: percentComplete)
  }

  final func pauseInteractiveTransition(at percentComplete: CGFloat) {
    guard !hasCompleted else { return }
    isInteractive = true
    transitionWasCancelled = false
    self.percentComplete = percentComplete
    coordinator?.beginInteraction()
  }

  final func completeTransition(_ didComplete: Bool) {
    guard end(didComplete) else { return }
    completed(didComplete)
  }

  /// Ends the transition on behalf of the animator. Returns whether it had not ended before.
  @discardableResult final func end(_ didComplete: Bool) -> Bool {
    guard !hasCompleted else { return false }
    hasCompleted = true
    isInteractive = false
    transitionWasCancelled = !didComplete
    animator?.animationEnded(didComplete)
    whenOver?()
    whenOver = nil
    return true
  }

  // MARK: Queries from the animator

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
  final var targetTransform: CGAffineTransform { .identity }
  func initialFrame(for vc: UIViewController) -> CGRect { .zero }
  func finalFrame(for vc: UIViewController) -> CGRect { .zero }
}
