// SPDX-License-Identifier: Apache-2.0

/// The interface of views to layout by constraints. In an app that never makes a constraint `shared` is `nil`, and the
/// module contains nothing of the implementation.
@MainActor class ConstraintLayout {
  /// Set by the first call that makes constraints.
  static var shared: ConstraintLayout?

  /// Computes the boxes of a view's tree, and marks the views to place.
  func prepare(_ view: UIView) {}
  /// Gives subviews placed by constraints their boxes.
  func placeSubviews(of view: UIView) {}
  /// The view's box or scroll offset has changed.
  func boxChanged(_ view: UIView) {}
  /// The size of the view's content has changed.
  func contentChanged(_ view: UIView) {}
  /// The view's safe area or margins have changed.
  func insetsChanged(_ view: UIView) {}
  /// The view's writing direction has changed.
  func turned(_ view: UIView) {}
  /// The view was added to a superview.
  func entered(_ view: UIView) {}
  /// The view is about to be removed from its superview.
  func leaving(_ view: UIView) {}
  /// The size nearest to the wanted one that the constraints in a view allow.
  func fittingSize(
    of view: UIView, _ size: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize { size }
}
