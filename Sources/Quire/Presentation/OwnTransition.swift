// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// A presentation or dismissal that an animator runs, or the default motion of a presentation that the engine does not
/// move.
@MainActor final class OwnTransition: AnimatorTransition {
  @Weak private var presentation: Presentation?
  private let isPresenting: Bool
  private let presenter: UIViewController?
  private let shown: UIViewController
  private let shownView: UIView
  /// Returns whether a driver may take over later if the transition does not begin with it. The first percent-driven
  /// driver sets this, so that an app without such a driver does not load the class.
  static var mayPause: (any UIViewControllerInteractiveTransitioning) -> Bool = { _ in false }

  init(
    _ presentation: Presentation, isPresenting: Bool, animated: Bool,
    animator: (any UIViewControllerAnimatedTransitioning)?
  ) {
    self.isPresenting = isPresenting
    presenter = presentation.presenter
    shown = presentation.shown
    shownView = presentation.presentedView
    let delegate = presentation.presented.transitioningDelegate
    let zoom = animator as? PresentationZoom
    let found =
      zoom
      ?? animator.flatMap { animator in
        isPresenting
          ? delegate?.interactionControllerForPresentation(using: animator)
          : delegate?.interactionControllerForDismissal(using: animator)
      }
    let drives = found?.wantsInteractiveStart == true || found.map(Self.mayPause) == true
    super.init(
      animator, drivenBy: drives ? found : nil, in: presentation.containerView, isAnimated: animated,
      style: presentation.style)
    self.presentation = presentation
  }

  override var coordinator: TransitionCoordinator? { presentation?.coordinator }

  override func completed(_ didComplete: Bool) {
    guard let presentation else { return }
    presentation.session?.transitionCompleted(presentation, isPresenting: isPresenting, didComplete: didComplete)
  }

  override var timing: Timing? {
    isAnimated && animator is PresentationZoom ? TransitionCoordinator.standardTiming : super.timing
  }

  override func way(isCanceled: Bool) -> RemainingTransition {
    guard let zoom = animator as? PresentationZoom else { return super.way(isCanceled: isCanceled) }
    return zoom.way(from: Double(percentComplete), isCanceled: isCanceled)
  }

  override func start() {
    if isDriven || animator != nil { super.start() } else { moveByDefault() }
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

  // MARK: Queries from the animator

  override func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    if key == .from { return isPresenting ? presenter : shown }
    return key == .to ? (isPresenting ? shown : presenter) : nil
  }

  override func view(forKey key: UITransitionContextViewKey) -> UIView? {
    let isMoving = key == .to ? isPresenting : !isPresenting
    guard key == .to || key == .from else { return nil }
    if isMoving { return shownView }
    return presentation?.removesPresenter == true ? presenter?.viewIfLoaded : nil
  }

  override func initialFrame(for vc: UIViewController) -> CGRect {
    guard vc === shown else { return presenter?.viewIfLoaded.map { $0.convert($0.bounds, to: containerView) } ?? .zero }
    return isPresenting ? .zero : shownView.frame
  }

  override func finalFrame(for vc: UIViewController) -> CGRect {
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
