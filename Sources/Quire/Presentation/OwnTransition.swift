// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// A transition that an animator runs, or the default motion of a presentation that the engine does not move.
@MainActor final class OwnTransition: NSObject, UIViewControllerContextTransitioning {
  @Weak private var presentation: Presentation?
  private let isPresenting: Bool
  private let presenter: UIViewController?
  private let shown: UIViewController
  private let shownView: UIView
  let animator: (any UIViewControllerAnimatedTransitioning)?
  /// The object that drives the transition, from its beginning or after it was paused.
  private let driver: (any UIViewControllerInteractiveTransitioning)?
  private var hasCompleted = false
  /// Returns whether a driver may take over later if the transition does not begin with it. The first percent-driven
  /// driver sets this, so that an app without such a driver does not load the class.
  static var mayPause: (any UIViewControllerInteractiveTransitioning) -> Bool = { _ in false }
  /// Called when the transition is over.
  var whenOver: (() -> Void)?

  let containerView: UIView
  let isAnimated: Bool
  private(set) var isInteractive: Bool
  private(set) var transitionWasCancelled = false
  let presentationStyle: UIModalPresentationStyle
  /// The fraction of the transition, 0...1, while the user drives it.
  private(set) var percentComplete: CGFloat = 0

  init(
    _ presentation: Presentation, isPresenting: Bool, animated: Bool,
    animator: (any UIViewControllerAnimatedTransitioning)?
  ) {
    self.isPresenting = isPresenting
    self.animator = animator
    presenter = presentation.presenter
    shown = presentation.shown
    shownView = presentation.presentedView
    containerView = presentation.containerView
    isAnimated = animated
    presentationStyle = presentation.style
    let delegate = presentation.presented.transitioningDelegate
    let zoom = animator as? PresentationZoom
    let driver =
      zoom
      ?? animator.flatMap { animator in
        isPresenting
          ? delegate?.interactionControllerForPresentation(using: animator)
          : delegate?.interactionControllerForDismissal(using: animator)
      }
    isInteractive = driver?.wantsInteractiveStart == true
    self.driver = isInteractive || driver.map(Self.mayPause) == true ? driver : nil
    super.init()
    self.presentation = presentation
  }

  var isDriven: Bool { driver != nil }

  /// The timing of animations alongside the transition, with the duration that the animator returns.
  var timing: Timing? {
    guard isAnimated else { return nil }
    guard let animator, !(animator is PresentationZoom) else { return TransitionCoordinator.standardTiming }
    let duration = animator.transitionDuration(using: self)
    return duration > 0 ? Timing(.easeInOut, duration: duration) : nil
  }

  /// Returns the remaining motion after the user has driven the transition.
  func way(isCanceled: Bool) -> RemainingTransition {
    if let zoom = animator as? PresentationZoom {
      return zoom.way(from: Double(percentComplete), isCanceled: isCanceled)
    }
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
    } else if let animator {
      animator.animateTransition(using: self)
    } else {
      moveByDefault()
    }
  }

  /// Slides or fades the view in or out, without an animator.
  private func moveByDefault() {
    if isPresenting {
      let frame = finalFrame(for: shown)
      if let zoom = presentation?.zoom {
        zoom.makeRig(frame: frame)
      } else {
        containerView.addSubview(shownView)
        shownView.frame = frame
      }
    }
    guard isAnimated else { return completeTransition(true) }
    let style = presentation?.transitionStyle ?? .coverVertical
    let view = shownView
    let visible = (alpha: view.alpha, transform: view.transform)
    let hidden =
      style.dissolves
      ? (alpha: 0, transform: visible.transform)
      : (
        alpha: visible.alpha,
        transform: visible.transform.concatenating(
          CGAffineTransform(translationX: 0, y: containerView.bounds.height - view.frame.minY))
      )
    let isPresenting = isPresenting
    if isPresenting { (view.alpha, view.transform) = hidden }
    UIView.animate(with: TransitionCoordinator.standardTiming) {
      (view.alpha, view.transform) = isPresenting ? visible : hidden
    } completion: { _ in
      (view.alpha, view.transform) = visible
      self.completeTransition(true)
    }
  }

  // MARK: Calls from the animator

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard isInteractive else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
  }

  func finishInteractiveTransition() {
    guard isInteractive else { return }
    isInteractive = false
    presentation?.coordinator?.endInteraction(isCanceled: false)
  }

  func cancelInteractiveTransition() {
    guard isInteractive else { return }
    isInteractive = false
    transitionWasCancelled = true
    presentation?.coordinator?.endInteraction(isCanceled: true)
  }

  func pauseInteractiveTransition() {
    pauseInteractiveTransition(at: percentComplete)
  }

  func pauseInteractiveTransition(at percentComplete: CGFloat) {
    guard !hasCompleted else { return }
    isInteractive = true
    transitionWasCancelled = false
    self.percentComplete = percentComplete
    presentation?.coordinator?.beginInteraction()
  }

  func completeTransition(_ didComplete: Bool) {
    guard !hasCompleted else { return }
    hasCompleted = true
    isInteractive = false
    transitionWasCancelled = !didComplete
    animator?.animationEnded(didComplete)
    whenOver?()
    whenOver = nil
    guard let presentation else { return }
    presentation.session?.transitionCompleted(presentation, isPresenting: isPresenting, didComplete: didComplete)
  }

  // MARK: Queries from the animator

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    if key == .from { return isPresenting ? presenter : shown }
    return key == .to ? (isPresenting ? shown : presenter) : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    let isMoving = key == .to ? isPresenting : !isPresenting
    guard key == .to || key == .from else { return nil }
    if isMoving { return shownView }
    return presentation?.removesPresenter == true ? presenter?.viewIfLoaded : nil
  }

  var targetTransform: CGAffineTransform { .identity }

  func initialFrame(for vc: UIViewController) -> CGRect {
    guard vc === shown else { return presenter?.viewIfLoaded.map { $0.convert($0.bounds, to: containerView) } ?? .zero }
    return isPresenting ? .zero : shownView.frame
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    guard vc === shown else { return presenter?.viewIfLoaded.map { $0.convert($0.bounds, to: containerView) } ?? .zero }
    return isPresenting ? presentation?.active.frameOfPresentedViewInContainerView ?? .zero : .zero
  }
}

extension TransitionCoordinator {
  /// The duration of opening and closing, in seconds. [CH-H]
  static let nominalDuration = 0.4
  /// The duration of the keyboard animation if the host reports none, in seconds. [K7]
  static let keyboardDuration = 23.0 / 60
  /// The reported duration of a push or pop transition, in seconds. [OPENUIKIT]
  static let pushDuration = 0.35

  /// The spring of opening and closing sheets. [CH-H]
  static var standardTiming: Timing { Timing(Session.current?.tuning.spring ?? SheetTuning().spring) }
}
