// SPDX-License-Identifier: Apache-2.0

/// Has content and may follow its size: view controllers and presentation controllers.
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
  /// The size that it would like, in points; 0 for none.
  var preferredContentSize: CGSize { get }
  /// The size that something in it would like is another one now.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size that something in it will have when this one has a size.
  func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// It is about to have another size.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Its traits are about to change.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController: UIContentContainer {}

extension UIPresentationController: UIContentContainer {}
