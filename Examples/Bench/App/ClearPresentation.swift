// SPDX-License-Identifier: Apache-2.0

import Quire

/// A presentation of an app's own, in the middle of the window. It adds nothing: around the presented view, and where that
/// has no background, what is behind must be seen.
final class ClearPresentation: UIPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect {
    (containerView?.bounds ?? .zero).insetBy(dx: 100, dy: 300)
  }
}

/// Presents controllers with a `ClearPresentation`.
final class ClearTransition: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    ClearPresentation(presentedViewController: presented, presenting: presenting)
  }
}
