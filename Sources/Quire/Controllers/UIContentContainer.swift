// SPDX-License-Identifier: Apache-2.0

/// A container that can adapt to the size of its content: a view controller or a presentation controller.
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
  /// The preferred size of the content, in points; 0 for none.
  var preferredContentSize: CGSize { get }
  /// Called when the preferred size of a contained container has changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Returns the size of a contained container, for a given size of this container.
  func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Called when the size of the container is about to change.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Called when the traits of the container are about to change.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController: UIContentContainer {}

extension UIPresentationController: UIContentContainer {}
