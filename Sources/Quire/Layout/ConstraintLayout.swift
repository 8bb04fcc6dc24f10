// SPDX-License-Identifier: Apache-2.0

/// The interface between views and layout by constraints. In an app that never creates a constraint, `shared` is `nil`,
/// and the module contains none of the implementation.
@MainActor class ConstraintLayout {
  /// The implementation, set by the first call that creates constraints.
  static var shared: ConstraintLayout?

  /// Computes the boxes of a view's tree, and marks the views whose subviews must be placed.
  func prepare(_ view: UIView) {}
  /// Sets the frames of the subviews that constraints place.
  func placeSubviews(of view: UIView) {}
  /// Called when the view's box or scroll offset has changed.
  func boxChanged(_ view: UIView) {}
  /// Called when the size of the view's content has changed.
  func contentChanged(_ view: UIView) {}
  /// Called when the view's safe area or margins have changed.
  func insetsChanged(_ view: UIView) {}
  /// Called when the view's writing direction has changed.
  func turned(_ view: UIView) {}
  /// Called when the view was added to a superview.
  func entered(_ view: UIView) {}
  /// Called when the view is about to be removed from its superview.
  func leaving(_ view: UIView) {}
  /// Returns the size nearest to the target that the constraints in a view allow.
  func fittingSize(
    of view: UIView, _ size: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize { size }
}
