// SPDX-License-Identifier: Apache-2.0

import Quire

/// A sheet with a custom animator: it comes in from the right and leaves to the right.
final class SidewaysViewController: UIViewController {
  private let animators = SidewaysTransition()
  private let close = UIButton(type: .system)

  init() {
    super.init(nibName: nil, bundle: nil)
    sheetPresentationController?.detents = [.medium(), .large()]
    // A sheet casts a shadow if nothing behind it is dimmed.
    sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    transitioningDelegate = animators
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemYellow
    close.setTitle("Close", for: .normal)
    close.addAction(
      UIAction { [me = Weak(self)] _ in me.wrappedValue?.dismiss(animated: true) }, for: .primaryActionTriggered)
    close.frame = CGRect(x: 20, y: 60, width: 100, height: 44)
    view.addSubview(close)
  }
}

private final class SidewaysTransition: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { SidewaysAnimator(isPresenting: true) }
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { SidewaysAnimator(isPresenting: false) }
}

private final class SidewaysAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> Double { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    // The animator moves the wrapper around the controller's view.
    guard let controller = context.viewController(forKey: isPresenting ? .to : .from),
      let view = context.view(forKey: isPresenting ? .to : .from)
    else { return context.completeTransition(false) }
    let isPresenting = isPresenting
    let place = isPresenting ? context.finalFrame(for: controller) : context.initialFrame(for: controller)
    let away = place.offsetBy(dx: context.containerView.bounds.width, dy: 0)
    view.frame = isPresenting ? away : place
    if isPresenting { context.containerView.addSubview(view) }
    UIView.animate(withDuration: 0.5) {
      view.frame = isPresenting ? place : away
    } completion: { _ in
      context.completeTransition(true)
    }
  }
}
