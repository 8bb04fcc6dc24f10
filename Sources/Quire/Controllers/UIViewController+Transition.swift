// SPDX-License-Identifier: Apache-2.0

extension UIViewController {
  /// Shows another controller, in the navigation controller that contains this one, or else by presenting it.
  public func show(_ viewController: UIViewController, sender: AnyTarget?) {
    var controller: UIViewController? = self
    while let current = controller {
      if current.containerBehavior?.show(viewController) == true { return }
      controller = current.parent
    }
    present(viewController, animated: true)
  }

  /// Shows another controller as the detail, in the split view controller that contains this one, or else by presenting
  /// it.
  public func showDetailViewController(_ viewController: UIViewController, sender: AnyTarget?) {
    var controller: UIViewController? = self
    while let current = controller {
      if current.containerBehavior?.showDetail(viewController, sender: sender) == true { return }
      controller = current.parent
    }
    present(viewController, animated: true)
  }

  /// Returns the size of a child's view for another size of this view. A flexible dimension changes by the same amount
  /// as that of this view.
  func size(of child: UIViewController, in size: CGSize) -> CGSize {
    guard let view = viewIfLoaded, let childView = child.viewIfLoaded else { return size }
    let mask = childView.autoresizingMask
    let own = childView.bounds.size
    if own == view.bounds.size { return size }
    return CGSize(
      width: mask.contains(.flexibleWidth) ? max(0, own.width + size.width - view.bounds.width) : own.width,
      height: mask.contains(.flexibleHeight) ? max(0, own.height + size.height - view.bounds.height) : own.height)
  }

  func makeTransition(
    from old: UIViewController, to new: UIViewController, duration: TimeInterval,
    _ options: UIView.AnimationOptions, _ animations: (() -> Void)?, _ completion: ((Bool) -> Void)?
  ) {
    let isShowing = appearance == .appeared || appearance == .appearing
    let isAnimated = duration > 0
    if isShowing {
      old.beginDisappearing(animated: isAnimated)
      new.callWillAppear(animated: isAnimated)
    }
    if let superview = old.view.superview { superview.addSubview(new.view) }
    if isShowing { new.callIsAppearing(animated: isAnimated) }
    UIView.animate(withDuration: duration, options: options, animations: animations ?? {}) { isFinished in
      old.viewIfLoaded?.removeFromSuperview()
      old.endDisappearing(animated: isAnimated)
      new.endAppearing(animated: isAnimated)
      completion?(isFinished)
    }
  }
}
